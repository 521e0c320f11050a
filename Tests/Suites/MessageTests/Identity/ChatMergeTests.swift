import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Two chats that turn out to be one (ING-2)", .ownThreads)
struct ChatMergeTests {
    private func order(_ first: [Int64], _ second: [Int64]) -> [ChatMerge.Place] {
        ChatMerge.order(
            first: first.map { Timestamp(milliseconds: $0) }, second: second.map { Timestamp(milliseconds: $0) })
    }

    @Test("Messages are in order of time, with those of the first chat first on equal times (ING-2)")
    func byTime() {
        #expect(order([], []) == [])
        #expect(order([1, 2], []) == [.first(0), .first(1)])
        #expect(order([], [1, 2]) == [.second(0), .second(1)])
        #expect(order([1], [1]) == [.first(0), .second(0)])
        #expect(order([1, 3, 3, 5], [0, 3, 4]).prefix(4) == [.second(0), .first(0), .first(1), .first(2)])
        #expect(order([1, 3, 3, 5], [0, 3, 4]).suffix(3) == [.second(1), .second(2), .first(3)])
    }

    @Test("Merging chronological chats gives the same result as a stable sort (ING-2)", arguments: 1...100)
    func sorted(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        func times() -> [Int64] {
            (0..<Int.random(in: 0...12, using: &random)).map { _ in Int64.random(in: 0...9, using: &random) }.sorted()
        }
        let (first, second) = (times(), times())
        let all =
            first.enumerated().map { (time: $1, place: ChatMerge.Place.first($0)) }
            + second.enumerated().map { (time: $1, place: ChatMerge.Place.second($0)) }
        #expect(order(first, second) == all.sorted { $0.time < $1.time }.map(\.place))
    }

    @Test(
        "Every message is preserved once in its chat's own order, even if that is not chronological (ING-2)",
        arguments: 1...100)
    func unsorted(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        func times() -> [Int64] {
            (0..<Int.random(in: 0...12, using: &random)).map { _ in Int64.random(in: 0...9, using: &random) }
        }
        let (first, second) = (times(), times())
        let order = order(first, second)
        #expect(order.filter { if case .first = $0 { true } else { false } } == first.indices.map { .first($0) })
        #expect(order.filter { if case .second = $0 { true } else { false } } == second.indices.map { .second($0) })
        #expect(order.count == first.count + second.count)
    }
}
