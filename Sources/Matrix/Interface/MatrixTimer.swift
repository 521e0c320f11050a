/// A timer of `MatrixSync`. There is at most one of each.
public enum MatrixTimer: Hashable, Sendable, Comparable {
    /// The next poll is due.
    case poll
    /// The next attempt to upload the filter is due.
    case filter
    /// The next attempt to refresh the token is due.
    case refresh
    /// The next attempt to read the store's progress is due.
    case reload
    /// Messages are sent again after the server limited them.
    case sending
    /// The next page of a room's history is due.
    case history(String)
    /// The first message of a room in the outbox is due.
    case post(String)
}

/// A request of `MatrixSync`. Each has a unique number, ascending from 1, also across restarts: answers that come late
/// are not mistaken for those of other requests.
public struct MatrixRequestID: Hashable, Sendable {
    /// The number.
    public let number: Int

    /// Creates a request from its number.
    public init(number: Int) {
        self.number = number
    }
}
