/// An error reported by a server: the member `error` of a frame or of an HTTP response.
public struct ServerFailure: Hashable, Sendable {
    /// The error code.
    public var code: RealtimeFailureCode
    /// A message for diagnosis, neither shown to users nor stored.
    public var message: String
    /// The `op` of the failed command, `details.op`; nil if the server does not say or no command failed.
    public var operation: String?
    /// The conversations concerned, `details.conversation_ids`; empty if the server lists none.
    public var conversations: [String]
    /// The number of seconds to wait before repeating the request, `details.retry_after`.
    public var retryAfter: Int64?

    /// Creates a failure.
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
