import WhisperKeychainPort
public import WhisperMessaging
public import WhisperMessengerPort
public import WhisperRealtimePort
import WhisperRealtimeProtocol
public import WhisperSecretMemory

/// Holds the tokens that authenticate the client (RT-7): the access token in guarded memory, the refresh token in the
/// keychain.
///
/// A new refresh token is stored before the access token issued with it is used, and the server accepts the previous
/// one until its successor has been used. Neither a crash, nor a lost response, nor another process that refreshes
/// concurrently can therefore lock the user out.
public final class TokenKeeper: Sendable {
    let tokens: SessionTokens

    /// The name of the refresh token in the keychain.
    static let name = SecretName(rawValue: "realtime_refresh_token")

    /// Creates a keeper for tokens from a source.
    public init(_ source: TokenSource, memory: any SecretAllocator) {
        tokens = SessionTokens(source, memory: memory)
    }

    /// The access token; nil until the first refresh.
    public var token: AccessToken? { tokens.token }

    /// Returns whether there is a refresh token, or access tokens are supplied by the caller.
    ///
    /// - Throws: `MessengerError.keychain` if the keychain is unavailable.
    public func hasSession() throws(MessengerError) -> Bool {
        guard case .session(let keychain) = tokens.source else { return true }
        guard let name = TokenKeeper.name else { return false }
        return try tokens.has(name, in: keychain)
    }

    /// Returns the refresh token; the caller must wipe it.
    func refreshToken(in keychain: any Keychain) throws(MessengerError) -> [UInt8] {
        guard let name = TokenKeeper.name, let token = try tokens.secret(name, in: keychain) else {
            throw .notLoggedIn
        }
        return token
    }

    /// Stores a refresh token in place of the previous one. The bytes are wiped.
    func keep(_ bytes: consuming [UInt8], in keychain: any Keychain) throws(MessengerError) {
        guard let name = TokenKeeper.name, RealtimeToken.isValid(bytes) else { throw .malformedToken }
        try tokens.keep(bytes, as: name, in: keychain)
    }

    /// Removes the refresh token and verifies that it is gone.
    func forget(in keychain: any Keychain) throws(MessengerError) {
        guard let name = TokenKeeper.name else { return }
        try tokens.forget(name, in: keychain)
    }
}
