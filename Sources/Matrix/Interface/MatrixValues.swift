/// The initial state of `MatrixSync`.
public struct MatrixStart: Hashable, Sendable {
    /// The id of the session's device: transaction ids count for one device only (MX-3).
    public var device: String
    /// Whether there is an access token; without one, it begins by refreshing it.
    public var hasToken: Bool
    /// The filter uploaded earlier for the configured timeline limit; nil if there is none.
    public var filter: String?
    /// How far the store is.
    public var progress: MatrixProgress
    /// The messages waiting to be sent, in the store's order.
    public var outbox: [MatrixPost]

    /// Creates an initial state.
    public init(
        device: String, hasToken: Bool, filter: String? = nil, progress: MatrixProgress = MatrixProgress(),
        outbox: [MatrixPost] = []
    ) {
        self.device = device
        self.hasToken = hasToken
        self.filter = filter
        self.progress = progress
        self.outbox = outbox
    }
}

/// How far a store is with an account.
public struct MatrixProgress: Hashable, Sendable {
    /// The token from which the next poll continues; nil before the first one.
    public var since: String?
    /// The open gaps, the latest of each room first.
    public var gaps: [MatrixGap]

    /// Creates a progress.
    public init(since: String? = nil, gaps: [MatrixGap] = []) {
        self.since = since
        self.gaps = gaps
    }
}

/// A durable gap of the store, as `MatrixSync` sees it.
public struct MatrixGap: Hashable, Sendable {
    /// The store's id of the gap.
    public var id: String
    /// The room.
    public var room: String
    /// The token from which history is read backwards.
    public var token: String
    /// Whether it is the history before the first message that the store has.
    public var isHistory: Bool
    /// How long ago the message directly above the gap was written, by the server's clock; nil if that is unknown.
    public var age: Duration?

    /// Creates a gap from its parts.
    public init(id: String, room: String, token: String, isHistory: Bool, age: Duration?) {
        self.id = id
        self.room = room
        self.token = token
        self.isHistory = isHistory
        self.age = age
    }
}

/// An `OutboxEntry` as `MatrixSync` sees it: without the content, which stays in the store until it is posted, and with
/// delays instead of times.
public struct MatrixPost: Hashable, Sendable {
    /// The store's number of the entry, ascending in the order in which messages were written.
    public var number: Int64
    /// The room.
    public var room: String
    /// The idempotency key: the transaction id of every attempt, which also stands in the event's content.
    public var clientMessageID: String
    /// The number of attempts so far.
    public var attempts: Int
    /// The time until the entry is due, counted from the input that contains it; zero for immediately.
    public var dueIn: Duration
    /// The first attempt; nil if there was none.
    public var firstAttempt: Attempt?

    /// An attempt to post a message. The client stores it before it sends the request.
    public struct Attempt: Hashable, Sendable {
        /// How long ago it was, counted from the input that contains it; nil or negative if that is unknown, such as
        /// after the clock was set back.
        public var age: Duration?
        /// The device that made it.
        public var device: String

        /// Creates an attempt.
        public init(age: Duration?, device: String) {
            self.age = age
            self.device = device
        }
    }

    /// Creates an outbox entry.
    public init(
        number: Int64, room: String, clientMessageID: String, attempts: Int = 0, dueIn: Duration = .zero,
        firstAttempt: Attempt? = nil
    ) {
        self.number = number
        self.room = room
        self.clientMessageID = clientMessageID
        self.attempts = attempts
        self.dueIn = dueIn
        self.firstAttempt = firstAttempt
    }
}

/// The answer to a poll.
public struct MatrixAnswer<Payload: Hashable & Sendable>: Hashable, Sendable {
    /// The token from which the next poll continues.
    public var nextBatch: String
    /// The number of events that it brought, of any kind.
    public var events: Int
    /// The content, for the store.
    public var payload: Payload

    /// Creates an answer.
    public init(nextBatch: String, events: Int, payload: Payload) {
        self.nextBatch = nextBatch
        self.events = events
        self.payload = payload
    }
}

/// A page of a room's history.
public struct MatrixPage<Payload: Hashable & Sendable>: Hashable, Sendable {
    /// The token of the next page; nil if the server has nothing before this one.
    public var end: String?
    /// The content, for the store.
    public var payload: Payload

    /// Creates a page.
    public init(end: String?, payload: Payload) {
        self.end = end
        self.payload = payload
    }
}

/// What writing a batch or a page changed.
public struct MatrixOutcome: Hashable, Sendable {
    /// The open gaps of every room whose gaps may have changed, the latest first; empty for one without gaps.
    public var gaps: [String: [MatrixGap]]
    /// The number of messages and changes that the store did not have.
    public var new: Int
    /// The numbers of the outbox's entries that the service turned out to have.
    public var delivered: [Int64]

    /// Creates an outcome.
    public init(gaps: [String: [MatrixGap]] = [:], new: Int, delivered: [Int64] = []) {
        self.gaps = gaps
        self.new = new
        self.delivered = delivered
    }
}
