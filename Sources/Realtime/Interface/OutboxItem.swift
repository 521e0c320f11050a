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
