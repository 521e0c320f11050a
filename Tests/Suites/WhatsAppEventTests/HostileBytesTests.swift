import WhisperIngestionPort
import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperWhatsAppEvents

@Suite("Bytes that anybody may have made (R4)", .ownThreads)
struct HostileBytesTests {
    private func decode(_ name: String, _ raw: [UInt8]) -> [IngestionEvent] {
        WhatsAppEventDecoder().events(name: name, raw: raw, receivedAt: GenuineEvents.receivedAt)
    }

    @Test("Every event of the fixtures is there")
    func fixtures() {
        #expect(GenuineEvents.all.count == 90)
    }

    @Test(
        "Every beginning of every event decodes to something or nothing, and never traps", arguments: GenuineEvents.all)
    func prefixes(event: GenuineEvents.Event) {
        for length in event.raw.indices {
            for told in decode(event.name, Array(event.raw[..<length])).messages {
                #expect(!(told.sender?.aliases.isEmpty ?? false))
                #expect(!told.chat.key.isEmpty)
            }
        }
    }

    @Test("Every event with a few bytes changed does, too", arguments: GenuineEvents.all)
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

    @Test("Any bytes under any name do, too", arguments: 0..<300)
    func noise(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let count = Int.random(in: 0...200, using: &random)
        let raw = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        for event in GenuineEvents.all { _ = decode(event.name, raw) }
    }

    @Test("What cannot be parsed at all is counted, and kept")
    func malformed() {
        for name in ["Message", "Receipt", "HistorySync", "GroupInfoEvent", "JoinedGroup", "CallOffer"] {
            #expect(decode(name, [0x0A, 0x7F, 1]).names == ["skipped malformed", "other"], "\(name)")
            #expect(decode(name, []).names == ["skipped malformed", "other"], "\(name)")
        }
    }

    @Test("Messages inside messages inside messages end", arguments: [37, 40, 53, 58, 31, 12, 6])
    func nesting(number: Int) {
        // Wrappers; what was sent from another device; edits of edits; quotes of quotes.
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
