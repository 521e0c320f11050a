/// What a server says is wrong. The set is open: compare with the constants.
public struct RealtimeFailureCode: Hashable, Sendable, RawRepresentable {
    /// The word on the wire, such as `TOKEN_EXPIRED`.
    public let rawValue: String

    /// The code of this word.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The token, the refresh token, or the name and secret are not good.
    public static let unauthorized = RealtimeFailureCode(rawValue: "UNAUTHORIZED")
    /// The token was good once.
    public static let tokenExpired = RealtimeFailureCode(rawValue: "TOKEN_EXPIRED")
    /// The user is no member of the conversation.
    public static let forbiddenConversation = RealtimeFailureCode(rawValue: "FORBIDDEN_CONVERSATION")
    /// The command or request is not as the protocol wants it.
    public static let invalidCommand = RealtimeFailureCode(rawValue: "INVALID_COMMAND")
    /// Too many commands or requests; `retry_after` says for how long there should be none.
    public static let rateLimited = RealtimeFailureCode(rawValue: "RATE_LIMITED")
    /// The server failed; the same may succeed later.
    public static let internalError = RealtimeFailureCode(rawValue: "INTERNAL_ERROR")
    /// There is no such conversation or resource.
    public static let notFound = RealtimeFailureCode(rawValue: "NOT_FOUND")
    /// The client message id was used for another content.
    public static let conflict = RealtimeFailureCode(rawValue: "CONFLICT")
    /// The body or the content is too long.
    public static let tooLarge = RealtimeFailureCode(rawValue: "TOO_LARGE")
}
