public import WhisperRealtimePort
public import WhisperRealtimeProtocol

/// What happened, as far as the sync machine needs to know.
///
/// What concerns a socket other than the one opened last, or a request that is not under way, is passed over: answers that
/// come late do no harm.
public enum SyncInput: Hashable, Sendable {
    /// Begin: what the store holds.
    case start(SyncStart)
    /// End; nothing but `start` has an effect afterwards.
    case stop
    /// The conversations that somebody looks at, the most important first: these are subscribed to before all others.
    case visible([String])

    /// The socket's handshake is done; its welcome comes as a frame.
    case socketOpened(SocketID)
    /// The socket could not be opened.
    case socketFailed(SocketID, RequestFailure)
    /// The socket is gone, whoever closed it. The code is `.lost` where there was no close frame.
    case socketClosed(SocketID, CloseCode)
    /// A frame came.
    case frame(SocketID, ServerFrame)
    /// What came was no frame of the protocol.
    case malformedFrame(SocketID)

    /// A timer ran out.
    case timer(TimerID)

    /// There is an access token that no request has been sent with yet: by `refreshToken`, or because somebody logged in.
    case tokenRefreshed
    /// There is no new access token. Permanent: the refresh token is not good any more, and somebody has to log in.
    case tokenRefreshFailed(isPermanent: Bool)

    /// The answer to `listConversations`.
    case conversationsListed(ConversationPage)
    /// `listConversations` came to nothing.
    case listFailed(RequestFailure)
    /// The answer to `fetchChanges` of a conversation.
    case changes(String, ChangePage)
    /// `fetchChanges` of a conversation came to nothing.
    case changesFailed(String, RequestFailure)

    /// The group of a conversation that `apply` named is in the store; with the cursor that the store then had, nil for none.
    case applied(String, cursor: Int64?)
    /// The store did not take the group of a conversation. It is tried again.
    case applyFailed(String)

    /// The store has a new message in its outbox.
    case enqueued(OutboxItem)
    /// The store has the entry of this number no more: it was sent or given up by somebody else. Also what comes of a `post`
    /// whose entry is gone.
    case withdrawn(Int64)
    /// The answer to `post`: the server has the message. Named by the entry's number.
    case posted(Int64, PostedMessage)
    /// `post` came to nothing. Whether the server has the message is not known.
    case postFailed(Int64, RequestFailure)
}

/// What the sync machine begins with.
public struct SyncStart: Hashable, Sendable {
    /// The own user's id, by which the answers to posts are matched.
    public var userID: String
    /// Whether there is an access token; without one the first thing is to refresh it.
    public var hasToken: Bool
    /// The sequence through which all events of a conversation are held, by conversation.
    public var cursors: [String: Int64]
    /// Which numbering these are of, by conversation; absent where the server never said.
    public var epochs: [String: String]
    /// The conversations to subscribe to, latest activity first.
    public var subscriptions: [String]
    /// What waits to be sent, in the store's order.
    public var outbox: [OutboxItem]

    /// What the store holds of a user.
    public init(
        userID: String, hasToken: Bool, cursors: [String: Int64] = [:], epochs: [String: String] = [:],
        subscriptions: [String] = [], outbox: [OutboxItem] = []
    ) {
        self.userID = userID
        self.hasToken = hasToken
        self.cursors = cursors
        self.epochs = epochs
        self.subscriptions = subscriptions
        self.outbox = outbox
    }
}
