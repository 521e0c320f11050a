public import WhisperKeychainPort
public import WhisperSealingPort
public import WhisperSecretMemory

/// The order in which a vault's keys are made, found and renewed (ST-2).
///
/// A new key is never made while a database exists, and *present*, *absent* and *unavailable* stay three answers: whoever
/// takes an unreadable keychain for an empty one overwrites the only key to everything.
public struct KeyCustody: Sendable {
    let keychain: any Keychain
    private let sealing: any Sealing
    let memory: any SecretAllocator

    /// Keeps keys in a keychain.
    public init(keychain: any Keychain, sealing: any Sealing, memory: any SecretAllocator) {
        self.keychain = keychain
        self.sealing = sealing
        self.memory = memory
    }

    /// The keys of a new vault.
    ///
    /// Those of a creation that was cut off before it made the database are used again, so that starting anew is safe
    /// at every moment.
    ///
    /// - Parameter databaseExists: Whether there is a database file.
    public func create(databaseExists: Bool) throws(KeyCustodyError) -> VaultKeys {
        guard !databaseExists else { throw .databaseExists }
        let attachments = try key(.attachmentKey, make: true)
        let database = try key(.vaultKey, make: true)
        return VaultKeys(database: database, attachments: attachments)
    }

    /// The keys of a vault that exists.
    public func open() throws(KeyCustodyError) -> VaultKeys {
        let database = try key(.vaultKey, make: false)
        let attachments = try key(.attachmentKey, make: false)
        return VaultKeys(database: database, attachments: attachments)
    }

    // MARK: A new database key

    /// A key that a renewal moves the database to.
    public struct FreshKey: ~Copyable, Sendable {
        /// The key, 32 bytes.
        public let key: SecretBytes
        /// Whether this renewal made it; one that was kept already may be the only key to the database.
        public let isMadeHere: Bool
    }

    /// Keeps a fresh key beside the present one, before the database is moved to it. To be called by a process that holds
    /// the vault alone.
    ///
    /// One that is kept already, of a renewal that was cut off, is used again.
    public func beginRenewal() throws(KeyCustodyError) -> FreshKey {
        if let key = try pendingKey() { return FreshKey(key: key, isMadeHere: false) }
        return FreshKey(key: try makeKey(.nextVaultKey), isMadeHere: true)
    }

    /// The key of a renewal that was begun and not finished; nil where there is none.
    ///
    /// A database that the present key does not open has been moved to it.
    public func pendingKey() throws(KeyCustodyError) -> SecretBytes? {
        switch keychain.lookUp(.nextVaultKey) {
        case .present(let key):
            guard key.count == KeyCustody.keyLength else { throw .malformedKey }
            return key
        case .absent: return nil
        case .unavailable(let error): throw .unavailable(error)
        }
    }

    /// Makes the fresh key the present one, once the database is known to open with it.
    ///
    /// Where a renewal was cut off, several processes may find that at once: the second finds it done.
    /// - Throws: `.noRenewal` where another key or none is waiting, and the present key is another one, too.
    public func finishRenewal(to key: borrowing SecretBytes) throws(KeyCustodyError) {
        guard let pending = try pendingKey() else {
            guard try self.key(.vaultKey, make: false).hasSameBytes(as: key) else { throw .noRenewal }
            return
        }
        guard pending.hasSameBytes(as: key) else { throw .noRenewal }
        do {
            try keychain.store(pending, as: .vaultKey)
            try keychain.remove(.nextVaultKey)
        } catch {
            throw .unavailable(error)
        }
    }

    /// Drops the fresh key of a renewal that did not come about: this renewal's own, and no other.
    ///
    /// Only for a key that nothing about the database names.
    public func abandonRenewal(of fresh: borrowing FreshKey) throws(KeyCustodyError) {
        guard fresh.isMadeHere, let pending = try pendingKey(), pending.hasSameBytes(as: fresh.key) else { return }
        do {
            try keychain.remove(.nextVaultKey)
        } catch {
            throw .unavailable(error)
        }
    }

    private func key(_ name: SecretName, make: Bool) throws(KeyCustodyError) -> SecretBytes {
        switch keychain.lookUp(name) {
        case .present(let key):
            guard key.count == KeyCustody.keyLength else { throw .malformedKey }
            return key
        case .absent:
            guard make else { throw .absent }
            return try makeKey(name)
        case .unavailable(let error):
            throw .unavailable(error)
        }
    }

    private func makeKey(_ name: SecretName) throws(KeyCustodyError) -> SecretBytes {
        let key: SecretBytes
        do {
            key = try sealing.makeKey()
        } catch {
            throw .sealing(error)
        }
        do {
            try keychain.store(key, as: name)
        } catch {
            throw .unavailable(error)
        }
        return key
    }

    private static let keyLength = 32
}

/// Why a vault's keys could not be had.
public enum KeyCustodyError: Error, Hashable, Sendable {
    /// There is a database, so a new key would make its content unreadable for ever.
    case databaseExists
    /// The keychain was read, and holds no key.
    case absent
    /// The keychain could not be read or written.
    case unavailable(KeychainError)
    /// What is kept is not a key.
    case malformedKey
    /// There is no renewal of this key to be finished.
    case noRenewal
    /// A key could not be made.
    case sealing(SealingError)
}
