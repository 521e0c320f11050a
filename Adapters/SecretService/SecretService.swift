#if SecretService
    public import WhisperKeychainPort
    public import WhisperSecretMemory
    import Synchronization

    /// Secrets in the desktop's keyring, through the Secret Service of freedesktop.org (ID-7).
    ///
    /// A locked keyring answers a search as if it held nothing. So an answer of "not here" is taken for `absent` only
    /// where no collection of the service is locked; else it is `locked`, as nothing is known (ST-2). Nobody is ever
    /// prompted: unlocking, and making a first collection, is the desktop's own business.
    ///
    /// Secrets cross the bus encrypted under a key agreed on with the service. Whether they survive a power loss is up to
    /// the service; gnome-keyring replaces its file as a whole.
    public final class SecretService: Keychain {
        /// The most bytes of one secret.
        public static let largestSecret = 65_536

        private let address: String
        private let vault: String
        private let memory: any SecretAllocator
        private let connection = Mutex<KeyringConnection?>(nil)

        /// The secrets of one vault; connects when first asked for something.
        ///
        /// - Parameters:
        ///   - address: The session bus, as `DBUS_SESSION_BUS_ADDRESS` names it; only `unix:` addresses are tried.
        ///   - vault: What sets the vault apart from the user's others, such as its UUID; visible beside the secret.
        ///   - memory: Where secrets are handed out.
        public init(address: String, vault: String, memory: any SecretAllocator) {
            self.address = address
            self.vault = vault
            self.memory = memory
        }

        /// The secret of this name.
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

        /// The names of all secrets kept.
        public func names() throws(KeychainError) -> [SecretName] {
            try withKeyring { (keyring) throws(KeychainError) in try keyring.names(of: vault) }
        }

        /// Keeps a secret of 1 byte to 64 KiB in the default collection.
        public func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
            guard secret.count <= SecretService.largestSecret else { throw .tooLarge }
            try unsafe secret.withUnsafeBytes { (bytes) throws(KeychainError) -> Void in
                try withKeyring { (keyring) throws(KeychainError) -> Void in
                    try unsafe keyring.store(bytes, as: name, of: vault)
                }
            }
        }

        /// Forgets a secret, in whichever collection it is.
        public func remove(_ name: SecretName) throws(KeychainError) {
            try withKeyring { (keyring) throws(KeychainError) in try keyring.remove(name, of: vault) }
        }

        /// Lends the connection. One that was there and fails is made anew, once: the service may have been started again
        /// since, and has forgotten what was agreed on.
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
#endif
