#if SecretService
    import CWhisperSecretService
    import WhisperKeychainPort
    import WhisperSecretMemory

    /// A connection to the service on a bus.
    @safe struct KeyringConnection: ~Copyable {
        private let keyring: OpaquePointer

        private init(adopting keyring: OpaquePointer) {
            unsafe self.keyring = keyring
        }

        static func open(_ address: String) throws(KeychainError) -> KeyringConnection {
            guard let keyring = unsafe whisper_keyring_open(address) else { throw .inaccessible(errno: 0) }
            return unsafe KeyringConnection(adopting: keyring)
        }

        deinit {
            unsafe whisper_keyring_close(keyring)
        }

        /// A vault's secret; nil if there is none.
        func secret(
            named name: SecretName, of vault: String, memory: any SecretAllocator
        ) throws(KeychainError) -> SecretBytes? {
            var found = FoundSecret(memory: memory)
            let outcome = unsafe withUnsafeMutablePointer(to: &found) { found in
                unsafe whisper_keyring_look_up(
                    keyring, vault, name.rawValue,
                    { context, bytes, size in
                        unsafe context?.assumingMemoryBound(to: FoundSecret.self).pointee
                            .take(UnsafeRawBufferPointer(start: bytes, count: size))
                    }, found)
            }
            try KeyringConnection.check(outcome)
            return try found.secret(isThere: outcome > 0)
        }

        /// The names of a vault's secrets, in ascending order.
        func names(of vault: String) throws(KeychainError) -> [SecretName] {
            var texts: [String] = []
            let outcome = unsafe withUnsafeMutablePointer(to: &texts) { texts in
                unsafe whisper_keyring_names(
                    keyring, vault,
                    { context, bytes, size in
                        let text = unsafe String(
                            decoding: UnsafeRawBufferPointer(start: bytes, count: size), as: UTF8.self)
                        unsafe context?.assumingMemoryBound(to: [String].self).pointee.append(text)
                    }, texts)
            }
            try KeyringConnection.check(outcome)
            // A name may occur in more than one collection.
            return Set(texts.compactMap(SecretName.init(rawValue:))).sorted()
        }

        func store(
            _ secret: UnsafeRawBufferPointer, as name: SecretName, of vault: String
        ) throws(KeychainError) {
            try KeyringConnection.check(
                unsafe whisper_keyring_store(keyring, vault, name.rawValue, secret.baseAddress, secret.count))
        }

        func remove(_ name: SecretName, of vault: String) throws(KeychainError) {
            try KeyringConnection.check(unsafe whisper_keyring_remove(keyring, vault, name.rawValue))
        }

        private static func check(_ outcome: Int32) throws(KeychainError) {
            switch outcome {
            case WHISPER_KEYRING_LOCKED.rawValue: throw .locked
            case 0...: return
            default: throw .inaccessible(errno: 0)
            }
        }
    }

    /// The result of a lookup, copied into guarded memory by the callback.
    private struct FoundSecret: ~Copyable {
        private let memory: any SecretAllocator
        private var copy: SecretBytes?
        private var failure: KeychainError?

        init(memory: any SecretAllocator) {
            self.memory = memory
        }

        mutating func take(_ bytes: UnsafeRawBufferPointer) {
            guard bytes.count > 0 else {
                // No secret is ever stored empty.
                failure = .damaged
                return
            }
            do {
                copy = try unsafe memory.copy(bytes)
            } catch {
                failure = .outOfMemory
            }
        }

        consuming func secret(isThere: Bool) throws(KeychainError) -> SecretBytes? {
            if let failure { throw failure }
            return isThere ? copy : nil
        }
    }
#endif
