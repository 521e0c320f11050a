/// A timer of the sync machine. Of each there is one at most.
public enum TimerID: Hashable, Sendable {
    /// The server should have welcomed the client.
    case welcome
    /// The server should have acknowledged the command under way.
    case acknowledgement
    /// The next ping is due.
    case heartbeat
    /// Connect again.
    case reconnect
    /// Commands may be sent again after `RATE_LIMITED`.
    case coolDown
    /// Ask for the list of conversations again.
    case list
    /// Try again to refresh the token.
    case refresh
    /// Try again to fetch the changes of a conversation.
    case fetch(String)
    /// Try again to write to the store what waits for a conversation.
    case apply(String)
    /// The first message of a conversation in the outbox is due.
    case post(String)
}

extension TimerID: Comparable {
    /// Orders by kind, then by conversation.
    public static func < (left: TimerID, right: TimerID) -> Bool { left.rank < right.rank }

    private var rank: (Int, String) {
        switch self {
        case .welcome: (0, "")
        case .acknowledgement: (1, "")
        case .heartbeat: (2, "")
        case .reconnect: (3, "")
        case .coolDown: (4, "")
        case .list: (5, "")
        case .refresh: (6, "")
        case .fetch(let conversation): (7, conversation)
        case .apply(let conversation): (8, conversation)
        case .post(let conversation): (9, conversation)
        }
    }
}

/// A connection of the sync machine. Each has a number of its own, growing from 1.
public struct SocketID: Hashable, Sendable {
    /// The number.
    public let number: Int

    /// The connection of this number.
    public init(number: Int) {
        self.number = number
    }
}
