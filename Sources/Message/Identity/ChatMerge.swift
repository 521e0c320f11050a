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
}
