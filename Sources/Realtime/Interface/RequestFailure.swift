public import WhisperMessengerPort
public import WhisperRealtimePort
public import WhisperRealtimeProtocol

/// The reason a request, or opening a socket, failed, as far as it determines the next step.
public enum RequestFailure: Hashable, Sendable {
    /// No response: a network or TLS error, or a timeout.
    case unreachable
    /// The response violates the protocol or belongs to another request.
    case malformed
    /// Nothing was sent: the store could not be read.
    case storeFailed
    /// Nothing was sent: the message is in plain text, and its conversation now requires sealing.
    case notSealed
    /// Nothing was sent: the protocol cannot carry what the message contains, such as files.
    case unsupported
    /// The access token is invalid or has expired.
    case unauthorized
    /// Too many requests; wait for the given time, if the server states one.
    case rateLimited(retryAfter: Duration?)
    /// The server failed and may recover; wait for the given time, if the server states one.
    case unavailable(retryAfter: Duration?)
    /// The user lacks permission.
    case forbidden
    /// The resource does not exist.
    case notFound
    /// The client message id was already used for different content.
    case conflict
    /// The request is too large.
    case tooLarge
    /// The server rejects the request as invalid.
    case rejected

    /// The maximum wait that a server can impose, in seconds: after five minutes the client tries again, even if asked
    /// to wait for an hour or a year.
    static let maximumWait: Int64 = 300

    /// Converts an unsuccessful response.
    public init(_ answer: RESTFailure) {
        let seconds = answer.failure.retryAfter.map {
            Duration.seconds(min(max($0, 0), RequestFailure.maximumWait))
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

    /// The reason to give up a message after this failure; nil if posting is retried.
    public var givingUp: MessengerRefusal? {
        switch self {
        case .unreachable, .malformed, .storeFailed, .unauthorized, .rateLimited, .unavailable: nil
        case .notSealed: .notSealed
        case .unsupported: .unsupported
        case .forbidden: .forbidden
        case .notFound: .notFound
        case .conflict: .conflict
        case .tooLarge: .tooLarge
        case .rejected: .rejected
        }
    }

    /// The time that the server asks the client to wait.
    public var retryAfter: Duration? {
        switch self {
        case .rateLimited(let retryAfter), .unavailable(let retryAfter): retryAfter
        default: nil
        }
    }
}

extension RequestFailure {
    /// Converts a transport error.
    public init(_ error: TransportError) {
        guard case .refused(let answer) = error else {
            self = .unreachable
            return
        }
        self.init(RESTFailure(answer))
    }
}
