public import WhisperKeychainPort
public import WhisperMessengerPort
package import WhisperRealtimePort
public import WhisperSecretMemory
import Synchronization

/// Holds the secrets of a session (RT-7): the access token in guarded memory, and what renews the session in the
/// keychain.
package final class SessionTokens: Sendable {
    package let source: TokenSource
    package let memory: any SecretAllocator
    private let current = Mutex<AccessToken?>(nil)

    /// Creates a holder for tokens from a source.
    package init(_ source: TokenSource, memory: any SecretAllocator) {
        self.source = source
        self.memory = memory
    }

    /// The access token; nil until there is one.
    package var token: AccessToken? { current.withLock { $0 } }

    /// Replaces the access token. The bytes are wiped.
    package func use(_ bytes: consuming [UInt8]) throws(MessengerError) {
        use(try token(bytes))
    }

    /// Replaces the access token.
    package func use(_ token: AccessToken) { current.withLock { $0 = token } }

    /// Replaces the access token with a supplied one, which must differ from the previous one.
    package func use(given secret: consuming SecretBytes) throws(MessengerError) {
        let isKnown = token?.withUnsafeBytes { known in
            secret.withUnsafeBytes { known.elementsEqual($0) }
        }
        if isKnown == true { throw .tokenRefused }
        guard let token = AccessToken(secret) else { throw .malformedToken }
        use(token)
    }

    /// Discards the access token.
    package func drop() { current.withLock { $0 = nil } }

    /// Returns an access token. The bytes are wiped.
    package func token(_ bytes: consuming [UInt8]) throws(MessengerError) -> AccessToken {
        guard let token = AccessToken(try guarded(bytes)) else { throw .malformedToken }
        return token
    }

    // MARK: The keychain

    /// Returns whether the keychain has a secret.
    package func has(_ name: SecretName, in keychain: any Keychain) throws(MessengerError) -> Bool {
        switch keychain.lookUp(name) {
        case .present: return true
        case .absent: return false
        case .unavailable(let error): throw .keychain(error)
        }
    }

    /// Returns a secret, which the caller must wipe; nil if the keychain does not have it.
    package func secret(_ name: SecretName, in keychain: any Keychain) throws(MessengerError) -> [UInt8]? {
        switch keychain.lookUp(name) {
        case .present(let secret): return secret.withUnsafeBytes { Array($0) }
        case .absent: return nil
        case .unavailable(let error): throw .keychain(error)
        }
    }

    /// Stores a secret in place of the previous one. The bytes are wiped.
    package func keep(
        _ bytes: consuming [UInt8], as name: SecretName, in keychain: any Keychain
    ) throws(MessengerError) {
        let secret = try guarded(bytes)
        do throws(KeychainError) { try keychain.store(secret, as: name) } catch { throw .keychain(error) }
    }

    /// Removes a secret and verifies that it is gone.
    package func forget(_ name: SecretName, in keychain: any Keychain) throws(MessengerError) {
        do throws(KeychainError) { try keychain.remove(name) } catch { throw .keychain(error) }
        if try has(name, in: keychain) { throw .notForgotten }
    }

    private func guarded(_ bytes: consuming [UInt8]) throws(MessengerError) -> SecretBytes {
        var bytes = bytes
        defer { bytes.wipe() }
        guard !bytes.isEmpty else { throw .malformedToken }
        do throws(SecretMemoryError) {
            return try memory.copy(bytes)
        } catch {
            throw .outOfMemory
        }
    }
}

extension [UInt8] {
    /// Overwrites the bytes with zeros; if another value shares them, that value retains its copy.
    package mutating func wipe() {
        withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }
}

/// The source of tokens.
public enum TokenSource: Sendable {
    /// A session after a login, whose secrets are in this keychain.
    case session(any Keychain)
    /// Access tokens supplied by the caller, for example from a file.
    ///
    /// The closure is called once at the beginning, and again when the server no longer accepts the previous token.
    case given(@Sendable () throws(MessengerError) -> SecretBytes)
}
