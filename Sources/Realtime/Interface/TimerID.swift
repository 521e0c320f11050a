/// A timer of the sync machine. There is at most one of each.
public enum TimerID: Hashable, Sendable {
    /// The time limit for the server's welcome.
    case welcome
    /// The time limit for the acknowledgement of the current command.
    case acknowledgement
    /// The next ping is due.
    case heartbeat
    /// The next connection attempt is due.
    case reconnect
    /// Commands are allowed again after `RATE_LIMITED`.
    case coolDown
    /// The next request for the list of conversations is due.
    case list
    /// The next attempt to refresh the token is due.
    case refresh
    /// The next attempt to fetch a conversation's changes is due.
    case fetch(String)
    /// The next attempt to write a conversation's events to the store is due.
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

/// A connection of the sync machine. Each has a unique number, ascending from 1.
public struct SocketID: Hashable, Sendable {
    /// The number.
    public let number: Int

    /// Creates an id from its number.
    public init(number: Int) {
        self.number = number
    }
}
