/// Which messages of a file a chat holds already, and where the others belong (ING-2).
///
/// By the longest common subsequence, never by set union: the same "ok" twice in a minute stays twice, and importing an
/// older, newer or overlapping export adds exactly the messages that are new, in order.
public struct ReexportAlignment: Hashable, Sendable {
    /// For each message of the file, in order, what becomes of it.
    public let placements: [Placement]

    /// What becomes of a message of the file.
    public enum Placement: Hashable, Sendable {
        /// The chat holds it: the element of this index.
        case known(Int32)
        /// The chat holds it in other words: the element of this index, of the same time and sender, which was edited,
        /// taken back, or shown with another placeholder.
        case revised(Int32)
        /// It is new, and stands behind the element of this index (-1: before all); equals in their order.
        case new(after: Int32)
    }

    /// A message in the eyes of alignment.
    public struct Element: Hashable, Sendable {
        /// Its content key.
        public var key: ContentKey
        /// A number for its sender, the same on both sides; -1 on system lines.
        public var sender: Int32

        /// A message of a key and a sender.
        public init(key: ContentKey, sender: Int32) {
            self.key = key
            self.sender = sender
        }
    }

    /// Aligns a file with what a chat holds.
    ///
    /// Between two aligned messages both sides may have some that the other lacks. As both cover that stretch of the
    /// chat, as many of one time and sender on either side are the same ones in other words. The rest is merged by
    /// time, what is held first among equals.
    ///
    /// - Parameters:
    ///   - held: What the chat holds, in the chat's order, and when each was sent, in seconds.
    ///   - file: What the file holds, in the file's order.
    public init(held: [Element], heldSeconds: [Int64], file: [Element], fileSeconds: [Int64]) {
        let aligned = LongestCommonSubsequence.align(old: held, new: file)
        let revised = Revisions.find(
            aligned, held: held, heldSeconds: heldSeconds, file: file, fileSeconds: fileSeconds)
        var placements: [Placement] = []
        placements.reserveCapacity(file.count)
        // The held element behind which the next new one would stand.
        var current: Int32 = -1
        var anchors = NextAnchor(aligned, end: Int32(truncatingIfNeeded: held.count))
        for index in file.indices {
            if aligned[index] >= 0 {
                current = aligned[index]
                placements.append(.known(current))
            } else if let place = revised[index] {
                current = place
                placements.append(.revised(place))
            } else {
                let anchor = anchors.next(after: index)
                while current + 1 < anchor, heldSeconds[Int(current + 1)] <= fileSeconds[index] { current += 1 }
                placements.append(.new(after: current))
            }
        }
        self.placements = placements
    }
}

extension LongestCommonSubsequence {
    /// Aligns without regard to senders: the first step in finding out who was renamed.
    static func alignKeys(held: [ReexportAlignment.Element], file: [ReexportAlignment.Element]) -> [Int32] {
        align(old: held.map(\.key), new: file.map(\.key))
    }
}

/// Finds the next aligned element at or behind a place, in one pass over all of them.
private struct NextAnchor {
    private let aligned: [Int32]
    private let end: Int32
    private var position = 0

    init(_ aligned: [Int32], end: Int32) {
        self.aligned = aligned
        self.end = end
    }

    /// The held element that the next aligned one behind `index` is aligned with; `index` never falls.
    mutating func next(after index: Int) -> Int32 {
        if position <= index { position = index + 1 }
        while position < aligned.count, aligned[position] < 0 { position += 1 }
        return position < aligned.count ? aligned[position] : end
    }
}
