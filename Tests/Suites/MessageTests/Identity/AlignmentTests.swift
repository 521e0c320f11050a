import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperMessage

@Suite("Alignment of re-exports (ING-2)", .ownThreads)
struct AlignmentTests {
    /// Computes the length of the longest common subsequence with the textbook table.
    private func lengthByTable(_ old: [Int], _ new: [Int]) -> Int {
        var row = [Int](repeating: 0, count: new.count + 1)
        for element in old {
            var diagonal = 0
            for index in new.indices {
                let above = row[index + 1]
                row[index + 1] = element == new[index] ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        return row[new.count]
    }

    @Test("The common subsequence is as long as the textbook's for any input", arguments: 0..<300)
    func lengthAgrees(seed: Int) {
        var generator = SeededRandom(seed: UInt64(seed))
        let letters = Int.random(in: 1...8, using: &generator)
        let old = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
            Int.random(in: 0..<letters, using: &generator)
        }
        let new = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
            Int.random(in: 0..<letters, using: &generator)
        }
        let aligned = LongestCommonSubsequence.align(old: old, new: new)
        var previous: Int32 = -1
        for (index, place) in aligned.enumerated() where place >= 0 {
            #expect(place > previous)
            #expect(old[Int(place)] == new[index])
            previous = place
        }
        #expect(aligned.count { $0 >= 0 } == lengthByTable(old, new))
    }

    @Test("Above the pair limit, the alignment still ascends and is equal, and exact for equal runs", arguments: 0..<50)
    func fallBackIsSound(seed: Int) {
        var generator = SeededRandom(seed: UInt64(seed))
        let old = (0..<60).map { _ in Int.random(in: 0..<3, using: &generator) }
        let new = (0..<60).map { _ in Int.random(in: 0..<3, using: &generator) }
        var previous: Int32 = -1
        for (index, place) in LongestCommonSubsequence.align(old: old, new: new, pairLimit: 10).enumerated()
        where place >= 0 {
            #expect(place > previous)
            #expect(old[Int(place)] == new[index])
            previous = place
        }
    }

    @Test("Up to four times the limit of pairs is examined; beyond it, equals are aligned one by one (ING-2)")
    func pairLimitHolds() {
        // Three of each letter on both sides make 18 pairs; five of them ascend, and three join the k-th to the k-th.
        let (old, new) = (Array("ababab"), Array("bababa"))
        for limit in 0...20 {
            let aligned = LongestCommonSubsequence.align(old: old, new: new, pairLimit: limit)
            let pairs = aligned.indices.filter { aligned[$0] >= 0 }.map { (Int(aligned[$0]), $0) }
            for (place, index) in pairs { #expect(old[place] == new[index]) }
            #expect(pairs.count == (4 * limit < 18 ? 3 : 5), "limit \(limit)")
        }
    }

    private func element(_ key: Int, _ sender: Int32 = 0) -> ReexportAlignment.Element {
        ReexportAlignment.Element(key: ContentKey(high: 0, low: UInt64(key)), sender: sender)
    }

    /// Returns the contents of a chat after a file is merged into it.
    private func merge(_ held: [(Int, Int64)], _ file: [(Int, Int64)]) -> [(Int, Int64)] {
        let alignment = ReexportAlignment(
            held: held.map { element($0.0) }, heldSeconds: held.map(\.1), file: file.map { element($0.0) },
            fileSeconds: file.map(\.1))
        var behind: [Int32: [(Int, Int64)]] = [:]
        for (index, placement) in alignment.placements.enumerated() {
            if case .new(let anchor) = placement { behind[anchor, default: []].append(file[index]) }
        }
        var merged = behind[-1] ?? []
        for (index, message) in held.enumerated() {
            merged.append(message)
            merged += behind[Int32(index)] ?? []
        }
        return merged
    }

    /// Returns a chat of few words, so that many messages of a minute are equal. A key includes its time, like content
    /// keys.
    private func history(_ generator: inout SeededRandom) -> [(Int, Int64)] {
        var time: Int64 = 0
        return (0..<Int.random(in: 3...60, using: &generator)).map { _ in
            time += Int64(Int.random(in: 0...2, using: &generator)) * 60
            return (Int(time) * 4 + Int.random(in: 0..<2, using: &generator), time)
        }
    }

    @Test("Overlapping excerpts of a history, imported in any order, give the history", arguments: 0..<300)
    func overlapsGiveTheUnion(seed: Int) {
        var generator = SeededRandom(seed: UInt64(seed))
        let history = history(&generator)
        let minutes = Array(Set(history.map(\.1))).sorted()
        let to = minutes[Int.random(in: 0..<minutes.count, using: &generator)]
        let from = minutes[Int.random(in: 0...(minutes.firstIndex(of: to) ?? 0), using: &generator)]
        let older = history.filter { $0.1 <= to }
        let newer = history.filter { $0.1 >= from }
        let expected = history.map(\.0)
        #expect(merge(merge([], older), newer).map(\.0) == expected)
        #expect(merge(merge([], newer), older).map(\.0) == expected)
        #expect(merge(merge(merge([], newer), older), history).map(\.0) == expected)
    }

    @Test("Importing any part of the stored messages adds nothing", arguments: 0..<100)
    func partsAddNothing(seed: Int) {
        var generator = SeededRandom(seed: UInt64(seed))
        let history = history(&generator)
        let end = Int.random(in: 0...history.count, using: &generator)
        let part = Array(history[Int.random(in: 0...end, using: &generator)..<end])
        #expect(merge(history, part).map(\.0) == history.map(\.0))
        #expect(merge(part, history).map(\.0) == history.map(\.0))
    }

    @Test("The same word twice in one minute stays twice")
    func repeatedWordsStay() {
        #expect(merge([(1, 0), (1, 0)], [(1, 0), (1, 0)]).count == 2)
        #expect(merge([(1, 0)], [(1, 0), (1, 0)]).count == 2)
        #expect(
            merge([(1, 0), (2, 0), (1, 0)], [(1, 0), (3, 0), (1, 0), (2, 0), (1, 0)]).map(\.0) == [1, 3, 1, 2, 1])
    }

    @Test("Messages of one side only, between two common messages, are merged by time")
    func gapsAreMergedByTime() {
        #expect(merge([(1, 0), (2, 60), (4, 180)], [(1, 0), (3, 120), (4, 180)]).map(\.0) == [1, 2, 3, 4])
        #expect(merge([(2, 60)], [(1, 0), (3, 120)]).map(\.0) == [1, 2, 3])
    }

    @Test("Between common messages, another version with the same time and sender is the same message")
    func otherWordingsAreFound() {
        func align(_ held: [Int], _ file: [Int]) -> [ReexportAlignment.Placement] {
            let seconds: (Int) -> Int64 = { Int64($0 / 10) }
            return ReexportAlignment(
                held: held.map { element($0) }, heldSeconds: held.map(seconds), file: file.map { element($0) },
                fileSeconds: file.map(seconds)
            ).placements
        }
        #expect(align([10, 20, 30], [10, 21, 30]) == [.known(0), .revised(1), .known(2)])
        #expect(align([10, 20, 30], [10, 21, 22, 30]) == [.known(0), .new(after: 1), .new(after: 1), .known(2)])
        #expect(align([10, 20], [10, 21]) == [.known(0), .new(after: 1)], "The file may end before the message")
        #expect(align([10, 20, 30], [10, 25, 35]) == [.known(0), .new(after: 1), .new(after: 2)])
    }

    @Test("A new name with a person's messages is that person's new name (ING-1)")
    func renamesAreFound() {
        let held = [element(1, 0), element(2, 1), element(3, 0), element(4, 1)]
        let file = [element(1, 0), element(2, 7), element(3, 0), element(4, 7), element(5, 7)]
        #expect(
            SenderReconciliation.renames(held: held, file: file, newNames: [7], namedPeople: [0]) == [7: 1])
        #expect(SenderReconciliation.renames(held: held, file: file, newNames: [], namedPeople: [0]) == [:])
        #expect(
            SenderReconciliation.renames(held: held, file: file, newNames: [7], namedPeople: [0, 1]) == [:],
            "A person whom the file still names has no other name")
    }

    @Test("A chat is recognised under another title by its contents, and only by clear evidence")
    func chatsAreRecognised() {
        let one = UniqueIdentifier(high: 0, low: 1)
        let two = UniqueIdentifier(high: 0, low: 2)
        #expect(ChatOverlap.decide([[one], [one], [one], []]) == one)
        #expect(ChatOverlap.decide([[one], [one]]) == nil)
        #expect(ChatOverlap.decide([[one, two], [one, two], [one, two]]) == nil)
        #expect(ChatOverlap.decide([[one], [two], [one], [two], [one], [two]]) == nil)
        #expect(ChatOverlap.decide([]) == nil)
    }

    @Test("A new position lies between its neighbours, or the chat must be renumbered")
    func positionsLieBetween() {
        let held = [ChatPosition(rawValue: 10), ChatPosition(rawValue: 14)]
        let positions = PositionAllocation.positions(held: held, anchors: [-1, 0, 0, 1, 1], last: held[1])
        #expect(positions?.map(\.rawValue) == [5, 11, 12, 14 + ChatPosition.stride, 14 + 2 * ChatPosition.stride])
        #expect(PositionAllocation.positions(held: held, anchors: [0, 0, 0, 0], last: held[1]) == nil)
    }
}
