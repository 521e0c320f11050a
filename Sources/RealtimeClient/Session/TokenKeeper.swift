import WhisperKeychainPort
public import WhisperRealtimePort
import WhisperRealtimeProtocol
public import WhisperSecretMemory
import Synchronization

/// Keeps what shows the server who asks (RT-7): the access token in guarded memory, the refresh token in the keychain.
///
/// A refresh token that the server replaces is kept before the access token that came with it is used, and the server accepts
/// the one before until its successor was used. So neither a crash nor a lost answer, nor another process that refreshes at
/// the same time, locks anybody out.
public final class TokenKeeper: Sendable {
    let source: TokenSource
    let memory: any SecretAllocator
    private let current = Mutex<AccessToken?>(nil)

    /// The name of the refresh token in the keychain.
    static let name = SecretName(rawValue: "realtime_refresh_token")

    /// Keeps tokens from a source.
    public init(_ source: TokenSource, memory: any SecretAllocator) {
        self.source = source
        self.memory = memory
    }

    /// The access token; nil until the first refresh.
    public var token: AccessToken? { current.withLock { $0 } }

    /// Whether there is a refresh token, or whoever starts the client gives an access token.
    public func hasSession() throws(SyncError) -> Bool {
        guard case .session(let keychain) = source else { return true }
        guard let name = TokenKeeper.name else { return false }
        switch keychain.lookUp(name) {
        case .present: return true
        case .absent: return false
        case .unavailable(let error): throw .keychain(error)
        }
    }

    /// Uses an access token from now on. The bytes are wiped.
    func use(_ bytes: consuming [UInt8]) throws(SyncError) {
        guard let token = AccessToken(try guarded(bytes)) else { throw .malformedToken }
        current.withLock { $0 = token }
    }

    /// Uses an access token that was given; one that is the same as before is no new one.
    func use(given secret: consuming SecretBytes) throws(SyncError) {
        let isKnown = token?.withUnsafeBytes { known in
            secret.withUnsafeBytes { known.elementsEqual($0) }
        }
        if isKnown == true { throw .tokenRefused }
        guard let token = AccessToken(secret) else { throw .malformedToken }
        current.withLock { $0 = token }
    }

    /// Forgets the access token.
    func drop() { current.withLock { $0 = nil } }

    // MARK: The keychain

    /// The refresh token; whoever gets it wipes it.
    func refreshToken(in keychain: any Keychain) throws(SyncError) -> [UInt8] {
        guard let name = TokenKeeper.name else { throw .notLoggedIn }
        switch keychain.lookUp(name) {
        case .present(let secret): return secret.withUnsafeBytes { Array($0) }
        case .absent: throw .notLoggedIn
        case .unavailable(let error): throw .keychain(error)
        }
    }

    /// Keeps a refresh token in place of the one before. The bytes are wiped.
    func keep(_ bytes: consuming [UInt8], in keychain: any Keychain) throws(SyncError) {
        guard let name = TokenKeeper.name, RealtimeToken.isValid(bytes) else { throw .malformedToken }
        let secret = try guarded(bytes)
        do throws(KeychainError) { try keychain.store(secret, as: name) } catch { throw .keychain(error) }
    }

    /// Removes the refresh token, and looks whether it is gone.
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
    /// Overwrites the bytes with zeros; where another value shares them, that one keeps them.
    mutating func wipe() {
        withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }
}
