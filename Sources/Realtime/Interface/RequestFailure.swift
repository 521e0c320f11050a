public import WhisperRealtimePort
public import WhisperRealtimeProtocol

/// Why a request, or the opening of a socket, came to nothing; as far as it decides what to do next.
public enum RequestFailure: Hashable, Sendable {
    /// No answer: the network, TLS, a time-out.
    case unreachable
    /// An answer that is not in the protocol, or that answers something else.
    case malformed
    /// Nothing was asked: the store could not be read.
    case storeFailed
    /// Nothing was asked: the message was written in plain, and its conversation is one in which everything is sealed now.
    case notSealed
    /// The access token is not good, or no longer.
    case unauthorized
    /// Too many requests; wait for so long, where the server says it.
    case rateLimited(retryAfter: Duration?)
    /// The server failed, and may succeed later; wait for so long, where it says it.
    case unavailable(retryAfter: Duration?)
    /// The user may not do this.
    case forbidden
    /// There is no such thing.
    case notFound
    /// The client message id was used for another content.
    case conflict
    /// The request is too large.
    case tooLarge
    /// The server does not take the request as it is.
    case rejected

    /// The longest that a server may ask to be left alone, in seconds: one that asks for a year's patience, or for an
    /// hour's, is asked again after five minutes.
    static let longestWait: Int64 = 300

    /// What an answer says that is no success.
    public init(_ answer: RESTFailure) {
        let seconds = answer.failure.retryAfter.map {
            Duration.seconds(min(max($0, 0), RequestFailure.longestWait))
        }
        self =
            switch answer.status {
            case 401: .unauthorized
            case 403: .forbidden
            case 404: .notFound
            case 409: .conflict
            case 413: .tooLarge
            case 400, 422: .rejected
            case 429: .rateLimited(retryAfter: seconds)
            default: .unavailable(retryAfter: seconds)
            }
    }

    /// Why a message is given up after this; nil where posting it is tried again.
    public var givingUp: GivingUpReason? {
        switch self {
        case .unreachable, .malformed, .storeFailed, .unauthorized, .rateLimited, .unavailable: nil
        case .notSealed: .notSealed
        case .forbidden: .forbidden
        case .notFound: .notFound
        case .conflict: .conflict
        case .tooLarge: .tooLarge
        case .rejected: .rejected
        }
    }

    /// For how long the server asks to be left alone.
    public var retryAfter: Duration? {
        switch self {
        case .rateLimited(let retryAfter), .unavailable(let retryAfter): retryAfter
        default: nil
        }
    }
}

extension RequestFailure {
    /// What it means that a transport failed.
    public init(_ error: TransportError) {
        guard case .refused(let answer) = error else {
            self = .unreachable
            return
        }
        self.init(RESTFailure(answer))
    }
}
