/// What a server says went wrong: the member `error` of a frame or of an answer.
public struct ServerFailure: Hashable, Sendable {
    /// What is wrong.
    public var code: RealtimeFailureCode
    /// For people who look for a fault; not to be shown to users, nor kept.
    public var message: String
    /// The `op` of the command that it answers, `details.op`; nil where the server does not say, or it answers none.
    public var operation: String?
    /// The conversations that it is about, `details.conversation_ids`; empty where the server names none.
    public var conversations: [String]
    /// For how many seconds there should be no more of the same, `details.retry_after`.
    public var retryAfter: Int64?

    /// A failure, and what it is about.
    public init(
        _ code: RealtimeFailureCode, message: String = "", operation: String? = nil, conversations: [String] = [],
        retryAfter: Int64? = nil
    ) {
        self.code = code
        self.message = message
        self.operation = operation
        self.conversations = conversations
        self.retryAfter = retryAfter
    }
}
