/// The order of two chats that turn out to be one.
public enum ChatMerge {
    /// The origin of a message in the merged chat: its index on one side.
    public enum Place: Hashable, Sendable {
        case first(Int)
        case second(Int)
    }

    /// Merges both chats by time, preserving each side's own order; on equal times, messages of `first` come first.
    public static func order(first: [Timestamp], second: [Timestamp]) -> [Place] {
        var order: [Place] = []
        order.reserveCapacity(first.count + second.count)
        var next = 0
        for (index, time) in second.enumerated() {
            while next < first.count, first[next] <= time {
                order.append(.first(next))
                next += 1
            }
            order.append(.second(index))
        }
        while next < first.count {
            order.append(.first(next))
            next += 1
        }
        return order
    }

    /// The messages that both sides show, by their indices: the same content at the same time, in the same order.
    ///
    /// A person may have a name of their own on each side. Two people are one here if each wrote what the other did, and
    /// nobody else, and neither wrote on both sides.
    public static func common(
        first: [ReexportAlignment.Element], second: [ReexportAlignment.Element]
    ) -> [(first: Int, second: Int)] {
        let aligned = LongestCommonSubsequence.alignKeys(held: first, file: second)
        let pairs = aligned.indices.filter { aligned[$0] >= 0 }.map { (first: Int(aligned[$0]), second: $0) }
        let present = Set(first.map(\.sender)).intersection(second.map(\.sender))
        var partners: [Int32: Set<Int32>] = [:]
        for pair in pairs {
            let (one, other) = (first[pair.first].sender, second[pair.second].sender)
            guard one != other else { continue }
            partners[one, default: []].insert(other)
            partners[other, default: []].insert(one)
        }
        return pairs.filter { pair in
            let (one, other) = (first[pair.first].sender, second[pair.second].sender)
            if one == other { return true }
            return min(one, other) >= 0 && !present.contains(one) && !present.contains(other)
                && partners[one] == [other] && partners[other] == [one]
        }
    }
}
