/// Determines which messages of a file a chat already contains, and where the others belong (ING-2).
///
/// It uses the longest common subsequence, never set union: the same "ok" twice in one minute stays twice, and
/// importing an older, newer or overlapping export adds exactly the new messages, in order.
public struct ReexportAlignment: Hashable, Sendable {
    /// The placement of each message of the file, in order.
    public let placements: [Placement]

    /// The placement of one message of the file.
    public enum Placement: Hashable, Sendable {
        /// The chat already contains the message: the index of the stored element.
        case known(Int32)
        /// The chat contains another version of the message: the index of the stored element, which has the same time
        /// and sender, and was edited, deleted, or shown with another placeholder.
        case revised(Int32)
        /// The message is new and follows the element at this index (-1: before all); several such messages keep their
        /// order.
        case new(after: Int32)
    }

    /// A message as the alignment sees it.
    public struct Element: Hashable, Sendable {
        /// The message's content key.
        public var key: ContentKey
        /// A number for the sender, the same on both sides; -1 for system lines.
        public var sender: Int32

        /// Creates an element.
        public init(key: ContentKey, sender: Int32) {
            self.key = key
            self.sender = sender
        }
    }

    /// Aligns a file with the contents of a chat.
    ///
    /// Between two aligned messages, either side may have messages that the other lacks. Both sides cover that stretch
    /// of the chat, so if they have equally many messages with one time and sender, those are different versions of the
    /// same messages. The rest is merged by time, stored messages first on equal times.
    ///
    /// - Parameters:
    ///   - held: The stored messages in chat order, with their send times in seconds.
    ///   - file: The messages in file order.
    public init(held: [Element], heldSeconds: [Int64], file: [Element], fileSeconds: [Int64]) {
        let aligned = LongestCommonSubsequence.align(old: held, new: file)
        let revised = Revisions.find(
            aligned, held: held, heldSeconds: heldSeconds, file: file, fileSeconds: fileSeconds)
        var placements: [Placement] = []
        placements.reserveCapacity(file.count)
        // The stored element that the next new message would follow.
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
    /// Aligns without regard to senders: the first step in detecting renamed senders.
    static func alignKeys(held: [ReexportAlignment.Element], file: [ReexportAlignment.Element]) -> [Int32] {
        align(old: held.map(\.key), new: file.map(\.key))
    }
}

/// Finds the next aligned element after an index, in a single pass over all of them.
private struct NextAnchor {
    private let aligned: [Int32]
    private let end: Int32
    private var position = 0

    init(_ aligned: [Int32], end: Int32) {
        self.aligned = aligned
        self.end = end
    }

    /// Returns the stored element that the next aligned one after `index` is aligned with; `index` never decreases.
    mutating func next(after index: Int) -> Int32 {
        if position <= index { position = index + 1 }
        while position < aligned.count, aligned[position] < 0 { position += 1 }
        return position < aligned.count ? aligned[position] : end
    }
}
