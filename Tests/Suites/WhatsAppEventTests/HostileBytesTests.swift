import WhisperIngestionPort
import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperWhatsAppEvents

@Suite("Untrusted bytes (R4)", .ownThreads)
struct HostileBytesTests {
    private func decode(_ name: String, _ raw: [UInt8]) -> [IngestionEvent] {
        // The reader of references walks the same bytes.
        _ = WhatsAppMediaReader.hasReference(name: name, raw: raw, attachment: 0)
        return WhatsAppEventDecoder().events(name: name, raw: raw, receivedAt: GenuineEvents.receivedAt)
    }

    @Test("Every event of the fixtures is present")
    func fixtures() {
        #expect(GenuineEvents.all.count == 115)
    }

    @Test(
        "Every prefix of every event decodes to something or nothing, and never traps", arguments: GenuineEvents.all)
    func prefixes(event: GenuineEvents.Event) {
        for length in event.raw.indices {
            for message in decode(event.name, Array(event.raw[..<length])).messages {
                #expect(!(message.sender?.aliases.isEmpty ?? false))
                #expect(!message.chat.key.isEmpty)
            }
        }
    }

    @Test("The same holds for every event with a few bytes changed", arguments: GenuineEvents.all)
    func changedBytes(event: GenuineEvents.Event) {
        guard !event.raw.isEmpty else { return }
        for seed in 0..<200 {
            var random = SeededRandom(seed: UInt64(seed))
            var raw = event.raw
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                raw[Int.random(in: raw.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
            }
            _ = decode(event.name, raw)
        }
    }

    @Test("The same holds for any bytes under any name", arguments: 0..<300)
    func noise(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let count = Int.random(in: 0...200, using: &random)
        let raw = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        for event in GenuineEvents.all { _ = decode(event.name, raw) }
    }

    @Test("Unparsable bytes are counted and stored")
    func malformed() {
        for name in ["Message", "Receipt", "HistorySync", "GroupInfoEvent", "JoinedGroup", "CallOffer"] {
            #expect(decode(name, [0x0A, 0x7F, 1]).names == ["skipped malformed", "other"], "\(name)")
            #expect(decode(name, []).names == ["skipped malformed", "other"], "\(name)")
        }
    }

    @Test("Nested messages terminate", arguments: [37, 40, 53, 58, 31, 12, 6])
    func nesting(number: Int) {
        // Wrappers; messages sent from another device; edits of edits; quotes of quotes.
        let paths: [Int: [Int]] = [31: [2, 31], 12: [14, 12], 6: [3, 17, 6]]
        var inner = Array("hello".utf8)
        for _ in 0..<5_000 {
            for field in paths[number] ?? [1, number] {
                var writer = WireWriter()
                writer.field(field, inner)
                inner = writer.bytes
            }
        }
        guard let message = WireMessage(inner) else {
            Issue.record("not a message")
            return
        }
        var reader = MessageReader()
        _ = reader.read(message)
    }
}
