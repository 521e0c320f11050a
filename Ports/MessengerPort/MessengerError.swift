public import WhisperKeychainPort
public import WhisperRealtimePort
public import WhisperStorePort

/// The reason an operation of a messenger failed, or a run ended or could not begin. Runs retry transient failures
/// instead.
public enum MessengerError: Error, Hashable, Sendable {
    /// There is no account because the user has not logged in.
    case notLoggedIn
    /// The server no longer accepts the session: log in again.
    case sessionEnded
    /// The server rejects the supplied token, and there is no other one.
    case tokenRefused
    /// The supplied token or secret is invalid: empty, too long, or with forbidden bytes.
    case malformedToken
    /// The vault belongs to another user or server.
    case otherAccount
    /// The server rejects the user name and secret.
    case credentialsRefused
    /// The server rejects the login for a reason of its own, in its words, which are not to be trusted.
    case loginRefused(words: String)
    /// The server's response violates the protocol.
    case malformedAnswer
    /// The service cannot do this at all, or this server cannot.
    case unsupported
    /// The user may not do this, such as reading a conversation of others.
    case forbidden
    /// The conversation or the file does not exist.
    case notFound
    /// An id, a title or a user is not one of the service.
    case invalidArgument
    /// The file is larger than the server, or the caller, permits.
    case tooLarge
    /// The server limits requests; nil if it does not say for how long.
    case limited(retryAfter: Duration?)
    /// The server rejected the request with a status that a retry does not change.
    case refused(status: Int)
    /// The server could not be reached.
    case transport(TransportError)
    /// The secret is still in the keychain after its removal.
    case notForgotten
    /// The keychain failed.
    case keychain(KeychainError)
    /// The vault failed.
    case store(StoreError)
    /// Guarded memory could not be allocated.
    case outOfMemory
}
