import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("The texts of a message do not depend on the order of reports (WDB-6)", .ownThreads)
struct TextHistoryTests {
    private static func time(_ seconds: Int64) -> Timestamp { Timestamp(milliseconds: seconds * 1_000) }

    private static func version(_ text: String, _ seconds: Int64, isEstimated: Bool = false) -> MessageVersion {
        MessageVersion(text: text, timestamp: time(seconds), isTimeEstimated: isEstimated)
    }

    /// A history to which an export has added the text that it shows.
    private static func shown(_ text: String = "third", by seconds: Int64 = 60) -> TextHistory {
        TextHistory(
            text: text, editedAt: time(seconds), isTimeEstimated: true, sentAt: time(1),
            versions: [version("first", 1)])
    }

    @Test("The time of an edit takes the place of the time by which an export showed its text")
    func stated() {
        var history = Self.shown()
        history.apply(Self.version("third", 90))
        #expect(history.text == "third" && history.editedAt == Self.time(90) && !history.isTimeEstimated)
        #expect(history.versions == [Self.version("first", 1)])
    }

    @Test("A text that an export showed is kept as an earlier one only until its own edit is reported")
    func displaced() {
        var history = Self.shown()
        history.apply(Self.version("second", 80))
        #expect(history.text == "second")
        #expect(history.versions == [Self.version("first", 1), Self.version("third", 60, isEstimated: true)])
        var late = history
        history.apply(Self.version("third", 90))
        let expected = [Self.version("first", 1), Self.version("second", 80)]
        #expect(history.text == "third" && history.editedAt == Self.time(90) && history.versions == expected)
        let before = history
        for edit in [Self.version("second", 80), Self.version("third", 90)] { history.apply(edit) }
        #expect(history == before, "Repetitions change nothing")
        late.apply(Self.version("fourth", 100))
        late.apply(Self.version("third", 90))
        #expect(late.text == "fourth")
        #expect(late.versions == expected + [Self.version("third", 90)], "Also if it is not the latest edit")
    }

    @Test("What an export showed is no other text than a known one")
    func known() {
        var history = Self.shown("second")
        history.insert(Self.version("third", 30))
        history.insert(Self.version("third", 40, isEstimated: true))
        #expect(history.versions == [Self.version("first", 1), Self.version("third", 30)])
        history.apply(Self.version("first", 70))
        #expect(history.text == "first" && history.versions.map(\.text) == ["first", "third", "second"])
    }

    @Test("A second text as old as the message is that of an edit at an unknown time")
    func undated() {
        // A database that stores no edits shows the last text, and a bridge the first.
        var history = TextHistory(
            text: "third", editedAt: nil, sentAt: Timestamp(milliseconds: 1_234),
            versions: [Self.version("first", 1)])
        history.apply(Self.version("second", 80))
        #expect(history.text == "second" && history.versions.map(\.isTimeEstimated) == [false, true])
        history.apply(Self.version("third", 90))
        #expect(history.text == "third")
        #expect(history.versions == [Self.version("first", 1), Self.version("second", 80)])
    }

    @Test("A text that was set twice is there twice")
    func repeated() {
        var history = TextHistory(text: "first", editedAt: nil, sentAt: Self.time(1), versions: [])
        for (text, seconds) in [("second", 60), ("first", 70), ("second", 80)] as [(String, Int64)] {
            history.apply(Self.version(text, seconds))
        }
        #expect(history.text == "second")
        #expect(
            history.versions == [
                Self.version("first", 1), Self.version("second", 60), Self.version("first", 70),
            ])
    }

    @Test("Edits that are reported in any order around an export give one history", arguments: 0..<200)
    func anyOrder(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        // Each edit has its own text, and the export shows one of them.
        let count = Int.random(in: 1...5, using: &random)
        let edits = (1...count).map { number in
            Self.version("edit \(number)", Int64(number * 100) + Int64.random(in: 0..<60, using: &random))
        }
        let place = Int.random(in: 0..<count, using: &random)
        // It was made before the next edit, and shows no time later than that.
        let by = Int64.random(in: 2...Int64((place + 1) * 100 + 99), using: &random)
        var history = Self.shown(edits[place].text, by: by)
        for edit in edits.shuffled(using: &random) + edits.shuffled(using: &random) { history.apply(edit) }
        #expect(history.text == edits.last?.text && history.editedAt == edits.last?.timestamp, "seed \(seed)")
        #expect(!history.isTimeEstimated, "seed \(seed)")
        #expect(history.versions == [Self.version("first", 1)] + edits.dropLast(), "seed \(seed)")
    }
}
