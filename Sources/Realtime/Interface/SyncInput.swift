public import WhisperRealtimePort
public import WhisperRealtimeProtocol

/// An event that the sync machine needs to know about.
///
/// Inputs about a socket other than the latest, or a request that is not in progress, are ignored: late responses do no
/// harm.
public enum SyncInput: Hashable, Sendable {
    /// Starts the machine with the contents of the store.
    case start(SyncStart)
    /// Stops the machine; afterwards only `start` has an effect.
    case stop
    /// The conversations currently on screen, most important first: they are subscribed to before all others.
    case visible([String])

    /// The socket's handshake has completed; its welcome arrives as a frame.
    case socketOpened(SocketID)
    /// The socket could not be opened.
    case socketFailed(SocketID, RequestFailure)
    /// The socket was closed, by either side. The code is `.lost` if there was no close frame.
    case socketClosed(SocketID, CloseCode)
    /// A frame arrived.
    case frame(SocketID, ServerFrame)
    /// The received data is not a frame of the protocol.
    case malformedFrame(SocketID)

    /// A timer fired.
    case timer(TimerID)

    /// A new, unused access token is available, from `refreshToken` or a login.
    case tokenRefreshed
    /// No new access token is available. If permanent, the refresh token is invalid and the user must log in.
    case tokenRefreshFailed(isPermanent: Bool)

    /// The response to `listConversations`.
    case conversationsListed(ConversationPage)
    /// `listConversations` failed.
    case listFailed(RequestFailure)
    /// The response to `fetchChanges` for a conversation.
    case changes(String, ChangePage)
    /// `fetchChanges` for a conversation failed.
    case changesFailed(String, RequestFailure)

    /// The store has written the group of a conversation; with the store's resulting cursor, nil if it has none.
    case applied(String, cursor: Int64?)
    /// The store failed to write the group of a conversation, which will be retried.
    case applyFailed(String)

    /// The store has a new message in its outbox.
    case enqueued(OutboxItem)
    /// The entry with this number is no longer in the store: it was sent or given up elsewhere.
    ///
    /// Also the result of a `post` whose entry is gone.
    case withdrawn(Int64)
    /// The response to `post` for the entry with this number: the server has the message.
    case posted(Int64, PostedMessage)
    /// `post` failed. Whether the server has the message is unknown.
    case postFailed(Int64, RequestFailure)
}

/// The initial state of the sync machine.
public struct SyncStart: Hashable, Sendable {
    /// The owner's user id, by which the responses to posts are matched.
    public var userID: String
    /// Whether there is an access token; without one, the machine begins by refreshing it.
    public var hasToken: Bool
    /// For each conversation, the sequence number through which all events are stored.
    public var cursors: [String: Int64]
    /// For each conversation, the epoch of that number; absent if the server never stated one.
    public var epochs: [String: String]
    /// The conversations to subscribe to, most recent activity first.
    public var subscriptions: [String]
    /// The messages waiting to be sent, in the store's order.
    public var outbox: [OutboxItem]

    /// Creates an initial state.
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

/// An `OutboxEntry` as the sync machine sees it: without the text, which stays in the store until it is posted, and with
/// the delay instead of a time.
public struct OutboxItem: Hashable, Sendable {
    /// The store's number of the entry, ascending in the order in which messages were written.
    public var number: Int64
    /// The server's id of the conversation.
    public var conversation: String
    /// The idempotency key, unchanged however often the message is posted.
    public var clientMessageID: String
    /// The number of attempts so far.
    public var attempts: Int
    /// The time until the entry is due, counted from the input that contains it; zero for immediately.
    public var dueIn: Duration

    /// Creates an outbox item.
    public init(
        number: Int64, conversation: String, clientMessageID: String, attempts: Int = 0, dueIn: Duration = .zero
    ) {
        self.number = number
        self.conversation = conversation
        self.clientMessageID = clientMessageID
        self.attempts = attempts
        self.dueIn = dueIn
    }
}
