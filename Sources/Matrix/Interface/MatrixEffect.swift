public import WhisperMessengerPort

/// An action requested by `MatrixSync`.
///
/// Effects are started in the order in which they are listed; their results are reported as inputs, in any order.
public enum MatrixEffect<Payload: Hashable & Sendable>: Hashable, Sendable {
    /// Requests a new access token. Results in `tokenRefreshed` or `tokenRefreshFailed`. Never concurrent.
    case refreshToken
    /// Starts a timer that results in `timer`. A running timer with the same id is replaced.
    case startTimer(MatrixTimer, Duration)
    /// Cancels a timer.
    case cancelTimer(MatrixTimer)

    /// Uploads the filter: lazy loading, and at most so many events per room. Results in `filterUploaded` or
    /// `filterFailed`. Never concurrent.
    case uploadFilter(MatrixRequestID, timelineLimit: Int)
    /// Polls for news. Results in `polled` or `pollFailed`. Never concurrent.
    case poll(MatrixRequestID, MatrixSyncPoll)
    /// Requests a page of history before a gap's token. Results in `page` or `pageFailed`. Never concurrent for a room.
    case fetchPage(MatrixRequestID, MatrixGap, limit: Int)

    /// Writes an answer to the store in one transaction with its token, if the store still has the token that was
    /// polled from. Results in `applied`, `applyFailed` or `superseded`. Never concurrent, nor with `applyPage`.
    case apply(MatrixRequestID, since: String?, MatrixAnswer<Payload>)
    /// Writes a page of history to a gap, in one transaction with its token, if the gap still has the token that it was
    /// fetched from. Results in `applied`, `applyFailed` or `superseded`. Never concurrent, nor with `apply`.
    case applyPage(MatrixRequestID, MatrixGap, MatrixPage<Payload>)
    /// Reads the store's progress, and which of these entries are still in its outbox. Results in `reloaded` or
    /// `reloadFailed`. Never concurrent.
    case reload(MatrixRequestID, outbox: [Int64])

    /// Posts a message, whose content is in the store, with its client message id as the transaction id. Before the
    /// request is sent, its first attempt is stored. Results in `posted` or `postFailed`. Never concurrent for a room.
    case post(MatrixRequestID, MatrixPost)
    /// Records that the server has a message. Results in `confirmed` or `confirmFailed`.
    case confirm(MatrixRequestID, number: Int64, event: String)
    /// Searches the store for an event with a client message id (MX-3). Results in `lookedUp` or `lookUpFailed`.
    case lookUp(MatrixRequestID, number: Int64, clientMessageID: String)
    /// Records that posting an entry failed, and the delay until the retry.
    case postpone(number: Int64, by: Duration)
    /// Gives up an entry: its message failed permanently and is shown as failed.
    case giveUp(number: Int64, MessengerRefusal)

    /// Reports an event for statistics or display.
    case report(MatrixReport)
}

/// A request for news.
public struct MatrixSyncPoll: Hashable, Sendable {
    /// The token to continue from; nil for the first poll.
    public var since: String?
    /// How long the server may hold back the answer; zero to catch up.
    public var timeout: Duration
    /// The uploaded filter; nil if the server accepts none, so that the filter itself is sent.
    public var filter: String?
    /// The maximum number of events per room that the filter states.
    public var timelineLimit: Int

    /// Creates a poll.
    public init(since: String?, timeout: Duration, filter: String?, timelineLimit: Int) {
        self.since = since
        self.timeout = timeout
        self.filter = filter
        self.timelineLimit = timelineLimit
    }
}
