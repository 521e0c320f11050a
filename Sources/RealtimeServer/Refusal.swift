import WhisperRealtimeProtocol

/// Why a request is not carried out, inside the server.
struct Refusal: Error {
    let failure: RESTFailure

    /// The refusal of a code, with the status that the protocol gives it.
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
