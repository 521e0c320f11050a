import CWhisperProcess
public import WhisperKeychainPort
public import WhisperSecretMemory

/// Caches session keys in the Linux kernel's key ring of the user (CLI-3).
///
/// The kernel holds the payload in memory that is never swapped or written to disk, releases it only to processes of
/// the same user, and destroys it on expiry, whether or not a process is running. All login sessions of the user share
/// the ring. If the kernel has no key rings, or a sandbox denies access to them, every call fails with `inaccessible`.
public struct KernelKeyring: SessionKeyCache {
    private let prefix: String
    private let memory: any SecretAllocator

    /// Creates access to the keys of one vault.
    ///
    /// - Parameters:
    ///   - vault: What distinguishes the vault from the user's others, such as its UUID; visible in `/proc/keys` to the
    ///     user's processes.
    ///   - memory: Allocates the returned secrets.
    public init(vault: String, memory: any SecretAllocator) {
        prefix = "whisper:" + vault + ":"
        self.memory = memory
    }

    /// The cached secret, if it is present and has not expired.
    public func lookUp(_ name: SecretName) -> SecretLookup {
        do {
            guard let key = try find(name), let secret = try read(key) else { return .absent }
            return .present(secret)
        } catch {
            return .unavailable(error)
        }
    }

    /// Caches a secret of at most 32,767 bytes, or fewer if the user's key quota is used up (`full`).
    ///
    /// - Throws: The reason it could not be cached.
    public func keep(_ secret: borrowing SecretBytes, as name: SecretName, seconds: UInt32) throws(KeychainError) {
        guard seconds > 0 else {
            try drop(name)
            return
        }
        // The key is moved to the user's ring only after its timeout is set, so that it dies with the process if that
        // is killed in between.
        let description = prefix + name.rawValue
        let key = unsafe secret.withUnsafeBytes { bytes in
            unsafe whisper_key_add(description, bytes.baseAddress, bytes.count)
        }
        guard key >= 0 else { throw KeyFailure(Int(key)).error }
        defer { _ = whisper_key_abandon(key) }
        for step in [{ whisper_key_share(key, seconds) }, { whisper_key_publish(key) }] {
            let outcome = step()
            guard outcome >= 0 else { throw KeyFailure(Int(outcome)).error }
        }
    }

    /// Drops a secret, and returns whether it was cached.
    ///
    /// - Throws: `.inaccessible` if the cache cannot be reached.
    @discardableResult
    public func drop(_ name: SecretName) throws(KeychainError) -> Bool {
        guard let key = try find(name) else { return false }
        let outcome = whisper_key_drop(key)
        if outcome >= 0 { return true }
        let failure = KeyFailure(Int(outcome))
        guard failure.isGone else { throw failure.error }
        return false
    }

    private func find(_ name: SecretName) throws(KeychainError) -> Int32? {
        let key = unsafe whisper_key_find(prefix + name.rawValue)
        if key >= 0 { return key }
        let failure = KeyFailure(Int(key))
        guard failure.isGone else { throw failure.error }
        return nil
    }

    /// The payload; nil if the key has disappeared since it was found.
    private func read(_ key: Int32) throws(KeychainError) -> SecretBytes? {
        var size = whisper_key_read(key, nil, 0)
        while size > 0 {
            var secret = try guarded(count: size)
            let capacity = size
            size = unsafe secret.withUnsafeMutableBytes { bytes in
                unsafe whisper_key_read(key, bytes.baseAddress, bytes.count)
            }
            if size == capacity { return secret }
            // Meanwhile, the payload was replaced by one of another size.
        }
        let failure = KeyFailure(size)
        guard size == 0 || failure.isGone else { throw failure.error }
        return nil
    }

    private func guarded(count: Int) throws(KeychainError) -> SecretBytes {
        do {
            return try memory.allocate(count: count)
        } catch {
            throw .outOfMemory
        }
    }
}
