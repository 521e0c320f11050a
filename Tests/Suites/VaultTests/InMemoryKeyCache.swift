import Synchronization
import WhisperKeychainPort
import WhisperSecretMemory

/// A key cache in ordinary memory, which forgets nothing by itself.
final class InMemoryKeyCache: SessionKeyCache {
    private let memory: any SecretAllocator
    private let secrets = Mutex<[SecretName: [UInt8]]>([:])

    init(memory: any SecretAllocator) { self.memory = memory }

    /// What is held.
    var names: [SecretName] { secrets.withLock { $0.keys.sorted() } }

    func lookUp(_ name: SecretName) -> SecretLookup {
        guard let bytes = secrets.withLock({ $0[name] }) else { return .absent }
        guard var secret = try? memory.allocate(count: bytes.count) else { return .unavailable(.outOfMemory) }
        secret.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
        return .present(secret)
    }

    func keep(_ secret: borrowing SecretBytes, as name: SecretName, seconds: UInt32) throws(KeychainError) {
        let bytes = secret.withUnsafeBytes { Array($0) }
        secrets.withLock { $0[name] = seconds == 0 ? nil : bytes }
    }

    @discardableResult func drop(_ name: SecretName) throws(KeychainError) -> Bool {
        secrets.withLock { $0.removeValue(forKey: name) != nil }
    }
}
