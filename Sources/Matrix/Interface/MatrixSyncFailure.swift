public import WhisperMessengerPort

/// The reason a request of the Matrix client failed, as far as it determines the next step (MX-5).
public enum MatrixSyncFailure: Hashable, Sendable {
    /// No response: a network or TLS error, or a timeout.
    case unreachable
    /// The response violates the protocol.
    case malformed
    /// Nothing was sent: the store could not be read or written.
    case storeFailed
    /// Nothing was sent: the message is in plain text, and its room now requires sealing.
    case notSealed
    /// Nothing was sent: the message is not sealed, and its room is encrypted by the service's own means.
    case encryptedByService
    /// Nothing was sent: the vault does not have the message's file any more.
    case fileMissing
    /// Nothing was sent: messages of this kind cannot be sent.
    case unsupported
    /// The access token is invalid (`M_UNKNOWN_TOKEN`). After a soft logout the session can be renewed; otherwise it is
    /// over.
    case unknownToken(isSoftLogout: Bool)
    /// Too many requests (`M_LIMIT_EXCEEDED`); wait for the given time, if the server states one.
    case limited(retryAfter: Duration?)
    /// The server failed and may recover.
    case unavailable
    /// The user lacks permission, for example is not in the room.
    case forbidden
    /// The resource does not exist.
    case notFound
    /// The request is too large; for a poll or a page, the response is.
    case tooLarge
    /// The server rejects the request as invalid.
    case rejected

    /// The reason to give up a message after this failure; nil if posting is retried.
    public var refusal: MessengerRefusal? {
        switch self {
        case .unreachable, .malformed, .storeFailed, .unknownToken, .limited, .unavailable: nil
        case .notSealed: .notSealed
        case .encryptedByService: .encryptedByService
        case .fileMissing: .fileMissing
        case .unsupported: .unsupported
        case .forbidden: .forbidden
        case .notFound: .notFound
        case .tooLarge: .tooLarge
        case .rejected: .rejected
        }
    }

    /// The time that the server asks the client to wait.
    var retryAfter: Duration? {
        if case .limited(let retryAfter) = self { retryAfter } else { nil }
    }
}
