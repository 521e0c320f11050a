import WhisperMessage
import WhisperSodiumSealing
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// What recognises a message in an export and from a bridge (ING-2).
@Suite("Minutes by which messages are recognised", .ownThreads)
struct MinuteKeyTests {
    @Test(
        "Every moment is in one minute, which begins with it and ends before the next, before 1970 too (ING-2)",
        arguments: [
            (0, 0), (1, 0), (59_999, 0), (60_000, 60_000), (119_999, 60_000), (-1, -60_000), (-60_000, -60_000),
            (-60_001, -120_000), (1_700_000_045_123, 1_700_000_040_000),
        ] as [(Int64, Int64)])
    func minutes(moment: Int64, start: Int64) {
        let time = Timestamp(milliseconds: moment)
        #expect(MinuteKey.start(of: time) == Timestamp(milliseconds: start))
        let minute = MinuteKey.minute(of: time)
        #expect(minute.lowerBound == Timestamp(milliseconds: start))
        #expect(minute.upperBound == Timestamp(milliseconds: start + 60_000))
        #expect(minute.contains(time))
    }

    @Test("Two sources agree on a message within its minute, and on no other text, kind or minute (ING-2)")
    func keys() throws {
        let sealing = try SodiumSealing()
        var keys = MinuteKey { sealing.digest128($0) }
        let text = Content(kind: .text, text: "Shall we walk?")
        let key = keys.key(Timestamp(milliseconds: 60_000), text)
        #expect(keys.key(Timestamp(milliseconds: 119_999), text) == key)
        #expect(keys.key(Timestamp(milliseconds: 120_000), text) != key)
        #expect(keys.key(Timestamp(milliseconds: 59_999), text) != key)
        #expect(keys.key(Timestamp(milliseconds: 60_000), Content(kind: .text, text: "Shall we walk")) != key)
        #expect(keys.key(Timestamp(milliseconds: 60_000), Content(kind: .image, text: "Shall we walk?")) != key)
    }

    @Test("A text says which message it is from twelve bytes on, a poll or a deletion never (ING-2)")
    func distinctive() {
        #expect(!MinuteKey.isDistinctive(Content(kind: .text, text: "12345678901")))
        #expect(MinuteKey.isDistinctive(Content(kind: .text, text: "123456789012")))
        #expect(MinuteKey.isDistinctive(Content(kind: .text, text: "日本語日")))
        #expect(!MinuteKey.isDistinctive(Content(kind: .text, text: nil)))
        #expect(!MinuteKey.isDistinctive(Content(kind: .poll, text: "Which day suits you best?")))
        #expect(!MinuteKey.isDistinctive(Content(kind: .deleted, text: "This message was deleted")))
    }
}
