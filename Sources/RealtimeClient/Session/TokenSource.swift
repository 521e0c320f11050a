public import WhisperKeychainPort
public import WhisperSecretMemory

/// The source of tokens.
public enum TokenSource: Sendable {
    /// A session after a login, whose refresh token is in this keychain.
    case session(any Keychain)
    /// Access tokens supplied by the caller, for example from a file.
    ///
    /// The closure is called once at the beginning, and again when the server no longer accepts the previous token.
    case given(@Sendable () throws(SyncError) -> SecretBytes)
}
