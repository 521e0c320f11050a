import WhisperRealtimeProtocol

/// The reason a request is refused, within the server.
struct Refusal: Error {
    let failure: RESTFailure

    /// Creates a refusal from a code, with the HTTP status that the protocol assigns to it.
    init(_ code: RealtimeFailureCode, _ message: String = "", conversations: [String] = [], retryAfter: Int64? = nil) {
        let status =
            switch code {
            case .unauthorized, .tokenExpired: 401
            case .forbiddenConversation: 403
            case .notFound: 404
            case .conflict: 409
            case .tooLarge: 413
            case .rateLimited: 429
            case .internalError: 500
            default: 400
            }
        failure = RESTFailure(
            status: status,
            ServerFailure(code, message: message, conversations: conversations, retryAfter: retryAfter))
    }
}
