import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperMessage

@Suite("Histories cut into exports (ING-2)", .ownThreads)
struct AlignmentPropertyTests {
    /// One message: a content key, its sender, and its time.
    private struct Line: Hashable {
        var key: UInt64
        var sender: Int32
        var seconds: Int64
        var element: ReexportAlignment.Element {
            ReexportAlignment.Element(key: ContentKey(high: key, low: key), sender: sender)
        }
    }

    /// Returns the contents of a chat after a file is merged into it.
    private func merge(_ held: [Line], _ file: [Line]) -> [Line] {
        let alignment = ReexportAlignment(
            held: held.map(\.element), heldSeconds: held.map(\.seconds), file: file.map(\.element),
            fileSeconds: file.map(\.seconds))
        var behind: [Int32: [Line]] = [:]
        for (index, placement) in alignment.placements.enumerated() {
            if case .new(let anchor) = placement { behind[anchor, default: []].append(file[index]) }
        }
        return (behind[-1] ?? []) + held.enumerated().flatMap { [$1] + (behind[Int32($0)] ?? []) }
    }

    /// Returns a history in which each minute has up to five messages of few words; the key includes the minute.
    private func history(count: Int, senders: Int, using random: inout SeededRandom) -> [Line] {
        var minute: Int64 = 0
        return (0..<count).map { _ in
            minute += Int64.random(in: 0...4, using: &random) / 4
            return Line(
                key: UInt64(minute) * 8 + UInt64.random(in: 0..<3, using: &random),
                sender: Int32.random(in: 0..<Int32(senders), using: &random), seconds: minute * 60)
        }
    }

    @Test("Any number of overlapping exports, in any order, merge into the full history (ING-2)", arguments: 1...100)
    func windows(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let history = history(count: 120, senders: 3, using: &random)
        let minutes = history.last?.seconds ?? 0
        // Each export shares at least two minutes with the preceding ones, so that the imported part is contiguous.
        var windows: [ClosedRange<Int64>] = []
        var start: Int64 = 0
        while start < minutes {
            let end = start + Int64.random(in: 5...20, using: &random) * 60
            windows.append(start...end)
            start = end - 120
        }
        var chat: [Line] = []
        let first = Int.random(in: 0..<max(windows.count, 1), using: &random)
        for window in windows[first...] + windows[..<first].reversed() {
            chat = merge(chat, history.filter { window.contains($0.seconds) })
        }
        #expect(chat == history)
        #expect(merge(chat, history) == history, "A full re-import adds nothing")
    }

    @Test("Merging any two sequences gives one that contains both and nothing superfluous (ING-2)", arguments: 1...200)
    func merged(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        func lines() -> [Line] {
            (0..<Int.random(in: 0...50, using: &random)).map { _ in
                let key = UInt64.random(in: 0..<12, using: &random)
                return Line(key: key, sender: -1, seconds: Int64(key) / 3)
            }
        }
        let (held, file) = (lines(), lines())
        let chat = merge(held, file)
        let aligned = LongestCommonSubsequence.align(old: held, new: file).count { $0 >= 0 }
        #expect(isSubsequence(held, of: chat))
        #expect(chat.count <= held.count + file.count - aligned)
        #expect(merge(chat, held) == chat)
        #expect(merge(held, held) == held)
    }

    private func isSubsequence(_ lines: [Line], of whole: [Line]) -> Bool {
        var rest = lines[...]
        for line in whole where line == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    @Test("Lines out of chronological order keep the file's order (ING-2)", arguments: 1...100)
    func unsorted(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var history = (0..<80).map { Line(key: UInt64($0), sender: 0, seconds: Int64($0) * 60) }
        for _ in 0..<20 {
            let place = Int.random(in: 0..<70, using: &random)
            history.swapAt(place, place + Int.random(in: 1..<10, using: &random))
        }
        let older = Array(history[..<Int.random(in: 45...80, using: &random)])
        let newer = Array(history[Int.random(in: 0...40, using: &random)...])
        #expect(merge(older, newer) == history)
        #expect(merge(newer, older) == history)
    }

    @Test("A flood of equal messages among others is aligned at the cut (ING-2)", arguments: 1...60)
    func flood(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let history = (0..<400).map { $0.isMultiple(of: 2) || Bool.random(using: &random) ? 0 : $0 }
        let older = Array(history[..<Int.random(in: 250...399, using: &random)])
        let from = Int.random(in: 1...200, using: &random)
        let newer = Array(history[from...])
        let aligned = LongestCommonSubsequence.align(old: older, new: newer, pairLimit: 5_000)
        for (index, place) in aligned.enumerated() where place >= 0 { #expect(older[Int(place)] == newer[index]) }
        #expect(aligned.count { $0 >= 0 } >= older.count - from, "Messages in both files are aligned")
    }

    @Test(
        "In a flood alone, a side that lacks its beginning or its end is aligned (ING-2)",
        arguments: 1...40)
    func bareFlood(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let flood = (0..<200).map { _ in Int.random(in: 0...1, using: &random) }
        let cut = Int.random(in: 1..<200, using: &random)
        for part in [Array(flood[cut...]), Array(flood[..<cut])] {
            let aligned = LongestCommonSubsequence.align(old: [7] + flood + [8], new: [9] + part + [10], pairLimit: 10)
            #expect(aligned.count { $0 >= 0 } == part.count)
        }
    }

    @Test("Contacts renamed between exports stay one person, and nothing is added twice (ING-2)", arguments: 1...100)
    func renames(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let history = history(count: 150, senders: 4, using: &random)
        let middle = history[75].seconds
        let older = history.filter { $0.seconds <= middle + 1200 }
        let newer = history.filter { $0.seconds >= middle - 600 }
        // Names 10 … 13 belong to persons 0 … 3 in the newer file; person 0 keeps a known name.
        let renamed = newer.map { Line(key: $0.key, sender: $0.sender == 0 ? 0 : $0.sender + 10, seconds: $0.seconds) }
        let overlap = older.filter { $0.seconds >= middle - 600 }
        let found = SenderReconciliation.renames(
            held: older.map(\.element), file: renamed.map(\.element), newNames: [11, 12, 13], namedPeople: [0])
        // Frequent senders in the overlap are recognised, and no one is mistaken for another person.
        for person in Int32(1)...3 {
            if let name = found[person + 10] { #expect(name == person) }
            if overlap.count(where: { $0.sender == person }) >= 4 { #expect(found[person + 10] == person) }
        }
        guard found.count == 3 else { return }
        let restored = renamed.map { Line(key: $0.key, sender: found[$0.sender] ?? $0.sender, seconds: $0.seconds) }
        #expect(merge(older, restored) == history)
    }

    @Test("A single message that happens to be equal does not merge two people (ING-2)")
    func coincidence() {
        let older = (0..<20).map { Line(key: UInt64($0), sender: 1, seconds: Int64($0)) }
        let newer =
            [Line(key: 19, sender: 7, seconds: 19)] + (30..<40).map { Line(key: $0, sender: 7, seconds: Int64($0)) }
        let found = SenderReconciliation.renames(
            held: older.map(\.element), file: newer.map(\.element), newNames: [7], namedPeople: [])
        #expect(found.isEmpty)
    }

    @Test("Greetings sent to several people do not merge two chats (ING-2)")
    func greetings() {
        let chat = UniqueIdentifier(high: 0, low: 1)
        var hits = [[UniqueIdentifier]](repeating: [], count: 40)
        for index in [3, 20, 38] { hits[index] = [chat] }
        #expect(ChatOverlap.decide(hits) == nil)
        for index in 3...38 { hits[index] = [chat] }
        #expect(ChatOverlap.decide(hits) == chat)
    }
}
