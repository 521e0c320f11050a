public import WhisperRealtimeProtocol

/// An event during synchronisation, for statistics or display.
public enum SyncReport: Hashable, Sendable {
    /// The state of the connection changed.
    case connection(ConnectionState)
    /// A frame had a type unknown to this version.
    case unknownFrame
    /// This many events of a page had types unknown to this version.
    case unknownEvents(Int)
    /// Received data was not a frame of the protocol.
    case malformedFrame
    /// The server rejected a command or reported another unexpected error.
    case invalidCommand(RealtimeFailureCode)
    /// The server speaks another version of the protocol; its socket is not used.
    case otherVersion(Int64)
    /// Commands pause for this long.
    case rateLimited(Duration)
    /// A sequence number is missing, or the list announces more than is stored: the conversation is being caught up.
    case gap(conversation: String)
    /// A conversation has been caught up.
    case caughtUp(conversation: String)
    /// This many live events waiting for the store were dropped and will be fetched instead.
    case liveEventsDropped(conversation: String, count: Int)
    /// The user may not read the conversation; its subscription is dropped.
    case forbidden(conversation: String)
    /// The server reports a lower sequence number than before, without a new epoch.
    case serverBehind(conversation: String)
    /// The server restarted the numbering of a conversation: all of it is fetched again.
    case newEpoch(conversation: String)
    /// This many events of a page were unreadable and skipped.
    case skippedEvents(conversation: String, count: Int)
    /// Part of a page was not JSON; the page is requested again.
    case damagedPage(conversation: String)
    /// This many conversations of the list were unreadable and skipped.
    case skippedConversations(Int)
    /// The server persistently omits this many events; the cursor moved past them.
    case missing(conversation: String, count: Int64)
    /// The server keeps sending empty pages; no more are requested until there is news.
    case endlessPages(conversation: String)
    /// The list of conversations did not end; the rest is left to the next pass.
    case endlessList
    /// The response to a post contained another message; the post is repeated.
    case foreignAnswer(conversation: String)
    /// A request failed and will be retried, after the given time if it is known.
    case requestFailed(RequestFailure, again: Duration?)
    /// The store failed to write a group.
    case storeFailed(conversation: String)
    /// The access token was refreshed.
    case refreshed
}

/// The state of a client's connection.
public enum ConnectionState: Hashable, Sendable {
    /// Not started, or stopped.
    case stopped
    /// The user must log in. Messages written meanwhile wait in the outbox.
    case signedOut
    /// The server's welcome was for a different user than the one who logged in; the client stops until `start`.
    case wrongUser
    /// A new access token is being requested first.
    case refreshing
    /// The socket is being opened, or its welcome is pending.
    case connecting
    /// Events are received live.
    case connected
    /// The socket is down and will be reopened after this time; meanwhile requests are made.
    case waiting(Duration)
}
