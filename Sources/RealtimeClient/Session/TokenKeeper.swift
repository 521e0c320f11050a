public import WhisperKeychainPort
public import WhisperRealtimePort
import WhisperRealtimeProtocol
public import WhisperSecretMemory
import Synchronization

/// Holds the tokens that authenticate the client (RT-7): the access token in guarded memory, the refresh token in the
/// keychain.
///
/// A new refresh token is stored before the access token issued with it is used, and the server accepts the previous
/// one until its successor has been used. Neither a crash, nor a lost response, nor another process that refreshes
/// concurrently can therefore lock the user out.
public final class TokenKeeper: Sendable {
    let source: TokenSource
    let memory: any SecretAllocator
    private let current = Mutex<AccessToken?>(nil)

    /// The name of the refresh token in the keychain.
    static let name = SecretName(rawValue: "realtime_refresh_token")

    /// Creates a keeper for tokens from a source.
    public init(_ source: TokenSource, memory: any SecretAllocator) {
        self.source = source
        self.memory = memory
    }

    /// The access token; nil until the first refresh.
    public var token: AccessToken? { current.withLock { $0 } }

    /// Returns whether there is a refresh token, or access tokens are supplied by the caller.
    ///
    /// - Throws: `SyncError.keychain` if the keychain is unavailable.
    public func hasSession() throws(SyncError) -> Bool {
        guard case .session(let keychain) = source else { return true }
        guard let name = TokenKeeper.name else { return false }
        switch keychain.lookUp(name) {
        case .present: return true
        case .absent: return false
        case .unavailable(let error): throw .keychain(error)
        }
    }

    /// Replaces the access token. The bytes are wiped.
    func use(_ bytes: consuming [UInt8]) throws(SyncError) {
        guard let token = AccessToken(try guarded(bytes)) else { throw .malformedToken }
        current.withLock { $0 = token }
    }

    /// Replaces the access token with a supplied one, which must differ from the previous one.
    func use(given secret: consuming SecretBytes) throws(SyncError) {
        let isKnown = token?.withUnsafeBytes { known in
            secret.withUnsafeBytes { known.elementsEqual($0) }
        }
        if isKnown == true { throw .tokenRefused }
        guard let token = AccessToken(secret) else { throw .malformedToken }
        current.withLock { $0 = token }
    }

    /// Discards the access token.
    func drop() { current.withLock { $0 = nil } }

    // MARK: The keychain

    /// Returns the refresh token; the caller must wipe it.
    func refreshToken(in keychain: any Keychain) throws(SyncError) -> [UInt8] {
        guard let name = TokenKeeper.name else { throw .notLoggedIn }
        switch keychain.lookUp(name) {
        case .present(let secret): return secret.withUnsafeBytes { Array($0) }
        case .absent: throw .notLoggedIn
        case .unavailable(let error): throw .keychain(error)
        }
    }

    /// Stores a refresh token in place of the previous one. The bytes are wiped.
    func keep(_ bytes: consuming [UInt8], in keychain: any Keychain) throws(SyncError) {
        guard let name = TokenKeeper.name, RealtimeToken.isValid(bytes) else { throw .malformedToken }
        let secret = try guarded(bytes)
        do throws(KeychainError) { try keychain.store(secret, as: name) } catch { throw .keychain(error) }
    }

    /// Removes the refresh token and verifies that it is gone.
    func forget(in keychain: any Keychain) throws(SyncError) {
        guard let name = TokenKeeper.name else { return }
        do throws(KeychainError) { try keychain.remove(name) } catch { throw .keychain(error) }
        switch keychain.lookUp(name) {
        case .absent: return
        case .present: throw .notForgotten
        case .unavailable(let error): throw .keychain(error)
        }
    }

    private func guarded(_ bytes: consuming [UInt8]) throws(SyncError) -> SecretBytes {
        var bytes = bytes
        defer { bytes.wipe() }
        guard !bytes.isEmpty else { throw .malformedToken }
        do throws(SecretMemoryError) {
            var secret = try memory.allocate(count: bytes.count)
            secret.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
            return secret
        } catch {
            throw .outOfMemory
        }
    }
}

extension [UInt8] {
    /// Overwrites the bytes with zeros; if another value shares them, that value retains its copy.
    mutating func wipe() {
        withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }
}

/// The source of tokens.
public enum TokenSource: Sendable {
    /// A session after a login, whose refresh token is in this keychain.
    case session(any Keychain)
    /// Access tokens supplied by the caller, for example from a file.
    ///
    /// The closure is called once at the beginning, and again when the server no longer accepts the previous token.
    case given(@Sendable () throws(SyncError) -> SecretBytes)
}
