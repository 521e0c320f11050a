public import WhisperKeychainPort
public import WhisperSecretMemory

#if SecretService
    import Synchronization

    /// Stores secrets in the desktop's keyring, through the Secret Service of freedesktop.org (ID-7).
    ///
    /// A locked keyring answers a search as if it were empty. So an empty result means `absent` only if no collection
    /// of the service is locked; otherwise it means `locked`, as nothing is known (ST-2). The user is never prompted:
    /// unlocking, and creating the first collection, is up to the desktop.
    ///
    /// Secrets cross the bus encrypted under a key negotiated with the service. Whether they survive a power loss
    /// depends on the service; gnome-keyring replaces its file atomically.
    public final class SecretService: Keychain {
        /// The maximum size of a secret in bytes.
        public static let largestSecret = 65_536

        private let address: String
        private let vault: String
        private let memory: any SecretAllocator
        private let connection = Mutex<KeyringConnection?>(nil)

        /// Creates access to the secrets of one vault, which connects on first use.
        ///
        /// - Parameters:
        ///   - address: The session bus, as in `DBUS_SESSION_BUS_ADDRESS`; only `unix:` addresses are used.
        ///   - vault: What distinguishes the vault from the user's others, such as its UUID; visible beside the secret.
        ///   - memory: Allocates the returned secrets.
        public init(address: String, vault: String, memory: any SecretAllocator) {
            self.address = address
            self.vault = vault
            self.memory = memory
        }

        /// Looks up a secret.
        public func lookUp(_ name: SecretName) -> SecretLookup {
            do {
                let secret = try withKeyring { (keyring) throws(KeychainError) -> SecretBytes? in
                    try keyring.secret(named: name, of: vault, memory: memory)
                }
                guard let secret else { return .absent }
                return .present(secret)
            } catch {
                return .unavailable(error)
            }
        }

        /// The names of all stored secrets.
        ///
        /// - Throws: The reason the keychain could not be read, such as `.locked` or `.wrongPassphrase`.
        public func names() throws(KeychainError) -> [SecretName] {
            try withKeyring { (keyring) throws(KeychainError) in try keyring.names(of: vault) }
        }

        /// Stores a secret of 1 byte to 64 KiB in the default collection.
        ///
        /// - Throws: The reason it could not be stored. Afterwards the keychain holds the earlier secret or the new one,
        ///   intact.
        public func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
            guard secret.count <= SecretService.largestSecret else { throw .tooLarge }
            try unsafe secret.withUnsafeBytes { (bytes) throws(KeychainError) -> Void in
                try withKeyring { (keyring) throws(KeychainError) -> Void in
                    try unsafe keyring.store(bytes, as: name, of: vault)
                }
            }
        }

        /// Removes a secret, whichever collection it is in.
        ///
        /// - Throws: The reason the keychain could not be read or written, such as `.locked` or `.wrongPassphrase`.
        public func remove(_ name: SecretName) throws(KeychainError) {
            try withKeyring { (keyring) throws(KeychainError) in try keyring.remove(name, of: vault) }
        }

        /// Calls a closure with the connection. If an existing connection fails, it reconnects once, as the service may
        /// have been restarted and lost the negotiated key.
        private func withKeyring<Result: ~Copyable & Sendable>(
            _ body: (borrowing KeyringConnection) throws(KeychainError) -> Result
        ) throws(KeychainError) -> Result {
            try connection.withLock { (connection: inout KeyringConnection?) throws(KeychainError) -> Result in
                if let earlier = connection.take() {
                    do throws(KeychainError) {
                        let result = try body(earlier)
                        connection = consume earlier
                        return result
                    } catch {
                        guard case .inaccessible = error else { throw error }
                    }
                }
                let made = try KeyringConnection.open(address)
                let result = try body(made)
                connection = consume made
                return result
            }
        }
    }
#else
    /// Without the trait, the compiler names what is missing (LIB-5).
    @available(
        *, unavailable, message: "Enable the trait 'SecretService' of the package whisper: it links libsecret."
    )
    public struct SecretService: Keychain {
        /// The maximum size of a secret in bytes.
        public static let largestSecret = 65_536

        /// Unavailable without the trait.
        public init(address: String, vault: String, memory: any SecretAllocator) {}

        /// Unavailable without the trait.
        public func lookUp(_ name: SecretName) -> SecretLookup { .unavailable(.inaccessible(errno: 0)) }

        /// Unavailable without the trait.
        public func names() throws(KeychainError) -> [SecretName] { throw .inaccessible(errno: 0) }

        /// Unavailable without the trait.
        public func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
            throw .inaccessible(errno: 0)
        }

        /// Unavailable without the trait.
        public func remove(_ name: SecretName) throws(KeychainError) { throw .inaccessible(errno: 0) }
    }
#endif
