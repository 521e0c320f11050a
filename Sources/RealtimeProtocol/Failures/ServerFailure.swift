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

/// The error codes of a server. The set is open: compare with the constants.
public struct RealtimeFailureCode: Hashable, Sendable, RawRepresentable {
    /// The word on the wire, such as `TOKEN_EXPIRED`.
    public let rawValue: String

    /// Creates a code from its word.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The token, the refresh token, or the name and secret are invalid.
    public static let unauthorized = RealtimeFailureCode(rawValue: "UNAUTHORIZED")
    /// The token has expired.
    public static let tokenExpired = RealtimeFailureCode(rawValue: "TOKEN_EXPIRED")
    /// The user is not a member of the conversation.
    public static let forbiddenConversation = RealtimeFailureCode(rawValue: "FORBIDDEN_CONVERSATION")
    /// The command or request violates the protocol.
    public static let invalidCommand = RealtimeFailureCode(rawValue: "INVALID_COMMAND")
    /// Too many commands or requests; `retry_after` says how long to wait.
    public static let rateLimited = RealtimeFailureCode(rawValue: "RATE_LIMITED")
    /// The server failed; the same request may succeed later.
    public static let internalError = RealtimeFailureCode(rawValue: "INTERNAL_ERROR")
    /// The conversation or resource does not exist.
    public static let notFound = RealtimeFailureCode(rawValue: "NOT_FOUND")
    /// The client message id was already used for different content.
    public static let conflict = RealtimeFailureCode(rawValue: "CONFLICT")
    /// The body or the content is too long.
    public static let tooLarge = RealtimeFailureCode(rawValue: "TOO_LARGE")
}
