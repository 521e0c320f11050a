/// A message that waits to be sent, without its text: that stays in the store until it is posted.
public struct OutboxItem: Hashable, Sendable {
    /// The store's number of the entry, growing in the order in which messages were written.
    public var number: Int64
    /// The server's id of the conversation.
    public var conversation: String
    /// The idempotency key; it stays the same however often the message is posted.
    public var clientMessageID: String
    /// How often it was tried.
    public var attempts: Int
    /// In how long it is due, from the moment of the input that names it; zero for at once.
    public var dueIn: Duration

    /// An entry of the outbox.
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
