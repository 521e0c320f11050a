public import WhisperKeychainPort
public import WhisperSecretMemory
import Synchronization

/// A keychain that forgets everything when the process ends: for tests of what uses the port.
///
/// Secrets are in ordinary memory here, where no real secret belongs.
public final class InMemoryKeychain: Keychain {
    private let memory: any SecretAllocator
    private let state = Mutex<(secrets: [SecretName: [UInt8]], failure: KeychainError?)>(([:], nil))

    /// An empty keychain, which hands out secrets in this memory.
    public init(memory: any SecretAllocator) {
        self.memory = memory
    }

    /// Makes every call fail from now on, or none with nil.
    public func fail(with failure: KeychainError?) {
        state.withLock { $0.failure = failure }
    }

    /// The secret of this name.
    public func lookUp(_ name: SecretName) -> SecretLookup {
        let (bytes, failure) = state.withLock { ($0.secrets[name], $0.failure) }
        if let failure { return .unavailable(failure) }
        guard let bytes else { return .absent }
        guard let secret = try? memory.secret(bytes) else { return .unavailable(.outOfMemory) }
        return .present(secret)
    }

    /// Keeps a secret.
    ///
    /// - Throws: The failure that `fail(with:)` has set, if any.
    public func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
        let bytes = secret.withUnsafeBytes { Array($0) }
        try change { $0[name] = bytes }
    }

    /// Forgets a secret.
    ///
    /// - Throws: The failure that `fail(with:)` has set, if any.
    public func remove(_ name: SecretName) throws(KeychainError) {
        try change { $0[name] = nil }
    }

    /// The names of all stored secrets.
    ///
    /// - Throws: The failure that `fail(with:)` has set, if any.
    public func names() throws(KeychainError) -> [SecretName] {
        let (names, failure) = state.withLock { ($0.secrets.keys.sorted(), $0.failure) }
        if let failure { throw failure }
        return names
    }

    private func change(_ body: (inout [SecretName: [UInt8]]) -> Void) throws(KeychainError) {
        try state.withLock { state throws(KeychainError) in
            if let failure = state.failure { throw failure }
            body(&state.secrets)
        }
    }
}
