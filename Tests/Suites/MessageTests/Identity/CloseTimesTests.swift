import Testing
import WhisperMessage
import WhisperTestThreads

@Suite("Messages that sources show at other seconds (ING-2)", .ownThreads)
struct CloseTimesTests {
    private func element(_ second: UInt64, _ word: UInt64) -> CloseTimes.Element {
        CloseTimes.Element(
            key: ContentKey(high: second, low: word), minuteKey: ContentKey(high: second / 60 * 60, low: word),
            minute: Int64(second / 60))
    }

    @Test("The same words in one minute are one message, and those of the exact time come first")
    func sameWords() {
        let matches = CloseTimes.matches(
            held: [element(65, 1), element(70, 1), element(75, 2)],
            file: [element(61, 1), element(70, 1), element(130, 2)])
        #expect(matches.mapValues(\.file) == [0: 0] && matches[0]?.isSameContent == true)
    }

    @Test("Other words have the time of the file if each of the minute has a counterpart")
    func otherWords() {
        let one = CloseTimes.matches(held: [element(65, 1)], file: [element(61, 9)])
        #expect(one.mapValues(\.file) == [0: 0] && one[0]?.isSameContent == false)
        #expect(CloseTimes.matches(held: [element(65, 1)], file: [element(61, 8), element(62, 9)]).isEmpty)
    }

    @Test("Of equal words of which one was deleted since, the other keeps its place in the minute", arguments: [0, 1])
    func deletedSince(place: Int) {
        let both = [element(65, 1), element(70, 1)]
        var since = [element(61, 1), element(72, 1)]
        since[place] = element(61 + UInt64(place) * 11, 9)
        for (held, file) in [(both, since), (since, both)] {
            let matches = CloseTimes.matches(held: held, file: file)
            #expect(matches.mapValues(\.file) == [0: 0, 1: 1])
            #expect(matches[place]?.isSameContent == false && matches[1 - place]?.isSameContent == true)
        }
    }

    @Test("Equal words are in the order of both sides, whatever is between them")
    func order() {
        let matches = CloseTimes.matches(
            held: [element(61, 1), element(62, 1), element(63, 2)],
            file: [element(64, 3), element(65, 1), element(66, 1)])
        #expect(matches.mapValues(\.file) == [0: 1, 1: 2, 2: 0])
    }

    @Test("What has an exact time alone matches nothing else")
    func exactOnly() {
        var mark = element(65, 1)
        mark.minuteKey = nil
        #expect(CloseTimes.matches(held: [mark], file: [element(61, 1)]).isEmpty)
    }
}
