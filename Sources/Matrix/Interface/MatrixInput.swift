/// An event that `MatrixSync` needs to know about.
///
/// Answers to requests that are not in progress are ignored: late ones do no harm.
public enum MatrixInput<Payload: Hashable & Sendable>: Hashable, Sendable {
    /// Starts with the contents of the store.
    case start(MatrixStart)
    /// Stops; afterwards only `start` has an effect.
    case stop
    /// The rooms currently on screen, most important first: their gaps are filled before all others.
    case visible([String])
    /// The user asks for this many pages of the history before a room's first message.
    case historyWanted(room: String, pages: Int)
    /// A timer fired.
    case timer(MatrixTimer)

    /// A new, unused access token is available, from `refreshToken` or a login, which may have made another device.
    case tokenRefreshed(device: String)
    /// No new access token is available. If permanent, the user must log in.
    case tokenRefreshFailed(isPermanent: Bool)

    /// The server has the filter.
    case filterUploaded(MatrixRequestID, id: String)
    /// The filter could not be uploaded.
    case filterFailed(MatrixRequestID, MatrixSyncFailure)
    /// The answer to a poll.
    case polled(MatrixRequestID, MatrixAnswer<Payload>)
    /// A poll failed.
    case pollFailed(MatrixRequestID, MatrixSyncFailure)
    /// A page of history.
    case page(MatrixRequestID, MatrixPage<Payload>)
    /// A page of history could not be fetched.
    case pageFailed(MatrixRequestID, MatrixSyncFailure)

    /// The store has written a batch or a page.
    case applied(MatrixRequestID, MatrixOutcome)
    /// The store failed to write it. Whether it was written nonetheless is unknown.
    case applyFailed(MatrixRequestID)
    /// The store wrote nothing, because another client of the vault was faster.
    case superseded(MatrixRequestID)
    /// The store's progress, as requested by `reload`, and the entries that are no longer in its outbox.
    case reloaded(MatrixRequestID, MatrixProgress, gone: [Int64])
    /// The store's progress could not be read.
    case reloadFailed(MatrixRequestID)

    /// The store has a new message in its outbox.
    case enqueued(MatrixPost)
    /// The entry with this number is no longer in the store: it was sent or given up elsewhere.
    case withdrawn(Int64)
    /// The server has a message, under this event id.
    case posted(MatrixRequestID, number: Int64, event: String)
    /// A post failed. Whether the server has the message is unknown.
    case postFailed(MatrixRequestID, number: Int64, MatrixSyncFailure)
    /// The store recorded the answer to a post.
    case confirmed(MatrixRequestID)
    /// The store failed to record the answer to a post. Whether it is recorded nonetheless is unknown.
    case confirmFailed(MatrixRequestID)
    /// The result of `lookUp`: whether an event with the client message id is stored.
    case lookedUp(MatrixRequestID, isFound: Bool)
    /// The store could not be searched.
    case lookUpFailed(MatrixRequestID)
}
