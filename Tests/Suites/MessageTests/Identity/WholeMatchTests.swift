import WhisperTestThreads
import Testing

@testable import WhisperMessage

@Suite("All of a source's few messages in another source (ING-1)", .ownThreads)
struct WholeMatchTests {
    private func side(_ messages: (UInt64, Int32)...) -> [ReexportAlignment.Element] {
        messages.map { ReexportAlignment.Element(key: ContentKey(high: 0, low: $0), sender: $1) }
    }

    @Test("Each sender is one person of the other source")
    func people() {
        let match = WholeMatch(side((1, 0), (2, 1), (1, 1)), in: side((1, 7), (1, 8), (2, 8), (3, 9)))
        #expect(match?.people == [0: 7, 1: 8])
    }

    @Test("A message that is missing, or there less often, or of someone else, shows nothing")
    func none() {
        #expect(WholeMatch([], in: side((1, 7))) == nil)
        #expect(WholeMatch(side((1, 0), (2, 0)), in: side((1, 7), (3, 7))) == nil)
        #expect(WholeMatch(side((1, 0), (1, 0)), in: side((1, 7), (2, 7))) == nil)
        #expect(WholeMatch(side((1, 0), (2, 0)), in: side((1, 7), (2, 8))) == nil)
        #expect(WholeMatch(side((1, 0), (2, 1)), in: side((1, 7), (2, 7))) == nil)
    }
}
