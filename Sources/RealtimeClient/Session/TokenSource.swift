public import WhisperKeychainPort
public import WhisperSecretMemory

/// Where tokens come from.
public enum TokenSource: Sendable {
    /// A session: somebody logged in, and the refresh token is in this keychain.
    case session(any Keychain)
    /// Whoever starts the client gives an access token, such as from a file. It is asked for once at the beginning, and
    /// again when the server does not accept the one before any more.
    case given(@Sendable () throws(SyncError) -> SecretBytes)
}
