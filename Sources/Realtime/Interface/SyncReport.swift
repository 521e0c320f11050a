public import WhisperRealtimeProtocol

/// Something about synchronisation that is worth counting or telling.
public enum SyncReport: Hashable, Sendable {
    /// The connection is now like this.
    case connection(ConnectionState)
    /// A frame was of a type that this version does not know.
    case unknownFrame
    /// So many events of a page were of types that this version does not know.
    case unknownEvents(Int)
    /// Something was no frame of the protocol.
    case malformedFrame
    /// The server did not take a command, or said something else that it should not have to.
    case invalidCommand(RealtimeFailureCode)
    /// The server speaks another version of the protocol; nothing goes over its socket.
    case otherVersion(Int64)
    /// Commands pause for so long.
    case rateLimited(Duration)
    /// A sequence was left out, or the list knows more than is held: the conversation is caught up with.
    case gap(conversation: String)
    /// A conversation is caught up with.
    case caughtUp(conversation: String)
    /// So many live events that waited for the store were dropped, to be caught up with instead.
    case liveEventsDropped(conversation: String, count: Int)
    /// The user may not read the conversation; its subscription is dropped.
    case forbidden(conversation: String)
    /// The server counts less in a conversation than it once told, and does not say that it counts anew.
    case serverBehind(conversation: String)
    /// The server counts anew in a conversation: everything of it is fetched again.
    case newEpoch(conversation: String)
    /// So many events of a page could not be read, and were passed over.
    case skippedEvents(conversation: String, count: Int)
    /// Something in a page was no JSON; it is asked for again.
    case damagedPage(conversation: String)
    /// So many conversations of the list could not be read, and were passed over.
    case skippedConversations(Int)
    /// So many events are left out by the server, however often it is asked; the cursor moved over them.
    case missing(conversation: String, count: Int64)
    /// The server's pages go on without bringing anything; no more are asked for until there is news.
    case endlessPages(conversation: String)
    /// The list of conversations did not end; the rest waits for the next time.
    case endlessList
    /// The answer to a post was another message's; the own one is posted again.
    case foreignAnswer(conversation: String)
    /// A request came to nothing and is tried again: after so long, where that is known.
    case requestFailed(RequestFailure, again: Duration?)
    /// The store did not take a group.
    case storeFailed(conversation: String)
    /// The access token was refreshed.
    case refreshed
}

/// What the connection of a client is doing.
public enum ConnectionState: Hashable, Sendable {
    /// Not started, or stopped.
    case stopped
    /// Somebody has to log in. What is written meanwhile waits in the outbox.
    case signedOut
    /// The server's welcome was for another user than the one who logged in; nothing goes on until `start`.
    case wrongUser
    /// A new access token comes first.
    case refreshing
    /// The socket is being opened, or its welcome waited for.
    case connecting
    /// Events are told as they happen.
    case connected
    /// The socket is down, and tried again after so long; meanwhile requests are made.
    case waiting(Duration)
}
