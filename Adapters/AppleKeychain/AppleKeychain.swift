#if canImport(Security)
    import WhisperAppleSecurity
    public import WhisperKeychainPort
    public import WhisperSecretMemory
    import Security

    /// Stores secrets in the keychain of Apple's platforms (ID-7): readable after the first unlock since boot, on this
    /// device only, and never synchronised.
    ///
    /// It uses the data protection keychain, on the Mac too, where programs must be signed with a keychain access group
    /// for it. The system replaces an item atomically.
    public struct AppleKeychain: Keychain {
        /// The maximum size of a secret in bytes.
        public static let largestSecret = 65_536
        // How often to retry if another process removes or adds the item between two calls.
        private static let attempts = 8

        private let service: String
        private let memory: any SecretAllocator

        /// Creates access to the secrets of one vault.
        ///
        /// - Parameters:
        ///   - vault: What distinguishes the vault from the user's others, such as its UUID.
        ///   - memory: Allocates the returned secrets.
        public init(vault: String, memory: any SecretAllocator) {
            service = "app.whisper.vault." + vault
            self.memory = memory
        }

        /// Looks up a secret.
        public func lookUp(_ name: SecretName) -> SecretLookup {
            do throws(SecretMemoryError) {
                let query = KeychainQuery(service: service, account: name.rawValue)
                switch try KeychainItems.secret(of: query, memory: memory) {
                case .found(let secret): return .present(secret)
                case .failed(errSecItemNotFound): return .absent
                case .failed(let status): return .unavailable(KeychainError(status))
                }
            } catch {
                return .unavailable(.outOfMemory)
            }
        }

        /// Stores a secret of 1 byte to 64 KiB.
        ///
        /// - Throws: The reason it could not be stored. Afterwards the keychain holds the earlier secret or the new one,
        ///   intact.
        public func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
            guard secret.count <= AppleKeychain.largestSecret else { throw .tooLarge }
            var status = errSecSuccess
            for _ in 0..<AppleKeychain.attempts {
                let query = KeychainQuery(service: service, account: name.rawValue)
                status = KeychainItems.update(query, with: secret)
                if status == errSecSuccess { return }
                guard status == errSecItemNotFound else { break }
                let new = KeychainQuery(service: service, account: name.rawValue)
                new.set(kSecAttrAccessible, to: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly)
                status = KeychainItems.add(secret, as: new)
                if status == errSecSuccess { return }
                guard status == errSecDuplicateItem else { break }
            }
            throw KeychainError(status)
        }

        /// Removes a secret.
        ///
        /// - Throws: The reason the keychain could not be read or written, such as `.locked` or `.wrongPassphrase`.
        public func remove(_ name: SecretName) throws(KeychainError) {
            let status = KeychainItems.delete(KeychainQuery(service: service, account: name.rawValue))
            guard status == errSecSuccess || status == errSecItemNotFound else { throw KeychainError(status) }
        }

        /// The names of all stored secrets.
        ///
        /// - Throws: The reason the keychain could not be read, such as `.locked` or `.wrongPassphrase`.
        public func names() throws(KeychainError) -> [SecretName] {
            let (accounts, status) = KeychainItems.accounts(of: KeychainQuery(service: service))
            guard status == errSecSuccess || status == errSecItemNotFound else { throw KeychainError(status) }
            return accounts.compactMap(SecretName.init(rawValue:)).sorted()
        }
    }

    /// Maps the system's result codes to the port's errors.
    extension KeychainError {
        fileprivate init(_ status: Int32) {
            self =
                switch status {
                case errSecInteractionNotAllowed, errSecAuthFailed, errSecUserCanceled: .locked
                case errSecDecode: .damaged
                case errSecAllocate: .outOfMemory
                case errSecDiskFull: .full
                default: .inaccessible(errno: 0)
                }
        }
    }
#endif
