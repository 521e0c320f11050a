/// The order of two chats that turn out to be one.
public enum ChatMerge {
    /// Where a message of the merged chat comes from: its index on either side.
    public enum Place: Hashable, Sendable {
        case first(Int)
        case second(Int)
    }

    /// The messages of both in order of time, each side's own order kept; among equals those of the first come first.
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
}
