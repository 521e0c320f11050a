public import WhisperKeychainPort
public import WhisperRealtimePort
public import WhisperStorePort

/// The reason syncing ended or could not begin. Transient failures are retried instead.
public enum SyncError: Error, Hashable, Sendable {
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
    /// The server's response violates the protocol.
    case malformedAnswer
    /// The server rejected the request with a status that a retry does not change.
    case refused(status: Int)
    /// The server could not be reached.
    case transport(TransportError)
    /// The refresh token is still in the keychain after its removal.
    case notForgotten
    /// The keychain failed.
    case keychain(KeychainError)
    /// The vault failed.
    case store(StoreError)
    /// Guarded memory could not be allocated.
    case outOfMemory
}
