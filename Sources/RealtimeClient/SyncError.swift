public import WhisperKeychainPort
public import WhisperRealtimePort
public import WhisperStorePort

/// Why syncing ended, or could not begin. Everything that may pass by itself is waited out instead.
public enum SyncError: Error, Hashable, Sendable {
    /// Nobody has logged in, so there is no account.
    case notLoggedIn
    /// The server does not accept the session any more: log in again.
    case sessionEnded
    /// The server does not accept the token that was given, and nobody has given another one.
    case tokenRefused
    /// What was given as a token or a secret is none: empty, too long, or with bytes that it may not have.
    case malformedToken
    /// The vault is of another user, or of another server.
    case otherAccount
    /// The server does not accept user and secret.
    case credentialsRefused
    /// The server answered something that is not in the protocol.
    case malformedAnswer
    /// The server refused with a status that trying again does not change.
    case refused(status: Int)
    /// The server could not be asked.
    case transport(TransportError)
    /// The refresh token is still in the keychain after it was removed.
    case notForgotten
    /// The keychain failed.
    case keychain(KeychainError)
    /// The vault failed.
    case store(StoreError)
    /// Guarded memory could not be had.
    case outOfMemory
}
