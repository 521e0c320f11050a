/// An event during synchronisation with a Matrix server, for statistics or display.
public enum MatrixReport: Hashable, Sendable {
    /// The state of the client changed.
    case state(MatrixState)
    /// A request failed and will be retried after this time.
    case requestFailed(MatrixSyncFailure, again: Duration)
    /// The store failed and will be tried again after this time.
    case storeFailed(again: Duration)
    /// The access token was refreshed.
    case refreshed
    /// The server limits sending; messages wait for this long.
    case limited(Duration)
    /// Another client of the vault was faster; the progress is read again.
    case superseded
    /// The server accepts no filter; it is sent with each poll.
    case filterRefused
    /// An answer was too large; fewer events per room are requested from now on.
    case smallerAnswers(timelineLimit: Int)
    /// An answer is too large although only one event per room was requested.
    case answerTooLarge
    /// The server sends events but its token does not move; the next poll is delayed.
    case tokenStuck
    /// All gaps of a room are closed, apart from the history before its first message.
    case gapsClosed(room: String)
    /// A room's history is not fetched any further, until the room is shown, or more history is requested.
    case historyLeft(room: String, MatrixHistoryEnd)
    /// A message waits to be looked up before it is posted again (MX-3).
    case held(number: Int64)
    /// The server does not have a message that was held; it is posted again.
    case released(number: Int64)
}

/// The reason fetching a room's history ended before its gaps were closed.
public enum MatrixHistoryEnd: String, Hashable, Sendable, CaseIterable {
    /// The user may not read the room, or it does not exist.
    case forbidden
    /// The server does not accept the token.
    case rejected
    /// A token repeats: the server goes in circles.
    case circle
    /// Page after page brings nothing new, or hardly anything.
    case barren
    /// Page after page is unreadable or too large.
    case broken
}

/// The state of a Matrix client.
public enum MatrixState: Hashable, Sendable {
    /// Not started, or stopped.
    case stopped
    /// The session is over, and the user must log in (MX-5). Messages written meanwhile wait in the outbox.
    case signedOut
    /// A new access token is being requested first.
    case refreshing
    /// What happened meanwhile is being fetched.
    case catchingUp
    /// News are received as they happen.
    case live
    /// The server cannot be reached, or did not answer as expected; it is tried again after this time.
    case waiting(Duration)
}
