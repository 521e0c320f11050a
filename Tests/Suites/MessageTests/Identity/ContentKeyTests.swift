import WhisperMessage
import Synchronization
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Content keys and synthetic identities (ING-2)", .ownThreads)
struct ContentKeyTests {
    /// Records the inputs of a digest.
    private final class Recorder: Sendable {
        let inputs = Mutex<[[UInt8]]>([])
    }

    private func input(_ text: String?, kind: ContentKind = .text, attachments: [WhisperMessage.Attachment] = [])
        -> [UInt8]
    {
        let recorder = Recorder()
        var builder = ContentKeyBuilder { bytes in
            recorder.inputs.withLock { $0.append(Array(bytes)) }
            return (1, 2)
        }
        let content = Content(kind: kind, text: text, attachments: attachments)
        let key = builder.key(localSeconds: 0x0102, content: content)
        #expect(key == ContentKey(high: 1, low: 2))
        return recorder.inputs.withLock { $0.first ?? [] }
    }

    @Test("A key covers time, kind and text, in a form that never changes (ING-2)")
    func layout() {
        #expect(input("hé") == [0, 0, 0, 0, 0, 0, 1, 2, 0] + Array("hé".utf8))
        #expect(input(nil, kind: .system) == [0, 0, 0, 0, 0, 0, 1, 2, 5])
        #expect(input("x", kind: .image) == [0, 0, 0, 0, 0, 0, 1, 2, 1])
    }

    @Test(
        "Marks, line ends and surrounding white space are ignored (ING-2)",
        arguments: [
            "a b\nc", "\u{200E}a b\nc", "a\u{200B} b\nc\u{FEFF}", "\u{2066}a b\u{2069}\r\nc", " \t\r\na b\r\nc\n ",
            "\u{202A}\u{202E}a \u{200F}b\nc\u{202C}", "\u{200E} a b\nc \u{200E}",
        ])
    func sameText(text: String) {
        #expect(input(text) == input("a b\nc"))
    }

    @Test(
        "Everything else counts (ING-2)",
        arguments: [
            "a b c", "a  b\nc", "A b\nc", "a b\r c", "a b\nc…", "a b\nc\u{200D}", "a b\nc\u{FE0F}", "ａ b\nc", "",
            "\u{2028}",
            "“a b\nc”",
        ])
    func otherText(text: String) {
        #expect(input(text) != input("a b\nc"))
    }

    @Test("A message is the same with its media and without (ING-2)")
    func media() {
        let omitted = WhisperMessage.Attachment(name: nil, state: .omitted)
        let found = WhisperMessage.Attachment(name: "IMG-1.jpg", mime: "image/jpeg", size: 1, state: .found)
        #expect(input(nil, kind: .unknown, attachments: [omitted]) == input(nil, kind: .image, attachments: [found]))
        #expect(input(nil, kind: .audio) == input(nil, kind: .image))
        #expect(input("x", kind: .poll) != input("x", kind: .text))
        #expect(input("x", kind: .deleted) != input("x", kind: .system))
    }

    private func identity(
        chat: String = "chat", sender: String = "Anna", seconds: Int64 = 1_528_827_300, occurrence: UInt32 = 0
    ) -> String {
        // FNV-1a twice is enough to distinguish the inputs here.
        var builder = ContentKeyBuilder { bytes in
            var hash: (high: UInt64, low: UInt64) = (0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4)
            for byte in bytes {
                hash.high = (hash.high ^ UInt64(byte)) &* 0x100_0000_01B3
                hash.low = (hash.low ^ UInt64(byte)) &* 0x100_0000_01B3
            }
            return hash
        }
        return builder.syntheticID(
            chat: chat, sender: sender, localSeconds: seconds, key: ContentKey(high: 3, low: 4), occurrence: occurrence)
    }

    @Test("A synthetic identity begins with the time, followed by 128 bits (ING-2)")
    func form() {
        let id = identity()
        #expect(id.utf8.count == 36)
        #expect(id.hasPrefix("x1-005b200da4-"))
        #expect(
            id.utf8.dropFirst(14).allSatisfy {
                Character(Unicode.Scalar($0)).isLetter
                    || Character(Unicode.Scalar($0)).isNumber || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
            })
        #expect(identity() == id)
        #expect(identity(seconds: -1).hasPrefix("x1-0000000000-"))
        #expect(identity(seconds: .max).hasPrefix("x1-ffffffffff-"))
    }

    @Test("Later messages have later identities (ING-2)", arguments: 1...50)
    func order(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let first = Int64.random(in: 0...4_000_000_000, using: &random)
        #expect(identity(seconds: first) < identity(seconds: first + Int64.random(in: 1...100_000, using: &random)))
    }

    @Test("A different chat, sender or occurrence gives a different identity (ING-2)")
    func parts() {
        let ids = [
            identity(), identity(chat: "other"), identity(sender: "Ben"), identity(occurrence: 1), identity(sender: ""),
            identity(chat: "chatA", sender: "nna"),
        ]
        #expect(Set(ids).count == ids.count)
    }

    @Test("Equal messages are numbered, stored ones first (ING-2)")
    func occurrences() {
        func element(_ key: UInt64, _ sender: Int32 = 0) -> ReexportAlignment.Element {
            ReexportAlignment.Element(key: ContentKey(high: key, low: key), sender: sender)
        }
        var counter = OccurrenceCounter()
        #expect(
            [element(1), element(2), element(1), element(1, 5), element(1)].map { counter.next($0) } == [0, 0, 1, 0, 2])
        counter.reset()
        #expect(counter.next(element(1)) == 0)
        var continued = OccurrenceCounter(
            held: [element(1), element(1), element(2), element(3)], wanted: [element(1), element(4)])
        #expect([element(1), element(4), element(1)].map { continued.next($0) } == [2, 0, 3])
    }
}
