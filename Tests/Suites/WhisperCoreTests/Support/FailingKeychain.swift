import WhisperKeychainContract
import WhisperKeychainPort
import WhisperSecretMemory
import WhisperSodiumSealing
import Synchronization

/// A keychain that rejects changes after a given number, as if its process had been killed.
final class FailingKeychain: ForwardingKeychain {
    let base: any Keychain
    private let left = Mutex(Int.max)

    init() throws {
        base = InMemoryKeychain(memory: try SodiumSealing())
    }

    /// A keychain with the identities' secrets of another one: that of a copy of a vault.
    convenience init(secretsOf other: FailingKeychain) throws {
        try self.init()
        for name in try other.names() where name.rawValue.hasPrefix("identity.") {
            if case .present(let secret) = other.lookUp(name) { try base.store(secret, as: name) }
        }
    }

    /// Accepts this number of changes from now on; nil accepts all.
    func stop(after changes: Int?) { left.withLock { $0 = changes ?? .max } }

    /// Whether it has stopped.
    var hasStopped: Bool { left.withLock { $0 < 0 } }

    func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
        try spend()
        try base.store(secret, as: name)
    }

    func remove(_ name: SecretName) throws(KeychainError) {
        try spend()
        try base.remove(name)
    }

    private func spend() throws(KeychainError) {
        let isLeft = left.withLock { left in
            left -= left == .max ? 0 : 1
            return left >= 0
        }
        guard isLeft else { throw .inaccessible(errno: 5) }
    }
}
