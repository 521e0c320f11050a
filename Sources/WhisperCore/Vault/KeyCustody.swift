public import WhisperKeychainPort
public import WhisperSealingPort
public import WhisperSecretMemory

/// Creates, finds and renews a vault's keys in a safe order (ST-2).
///
/// A new key is never created while a database exists, and *present*, *absent* and *unavailable* remain three answers:
/// taking an unreadable keychain for an empty one would overwrite the only key to everything.
public struct KeyCustody: Sendable {
    let keychain: any Keychain
    private let sealing: any Sealing
    let memory: any SecretAllocator

    /// Creates a custody over a keychain.
    public init(keychain: any Keychain, sealing: any Sealing, memory: any SecretAllocator) {
        self.keychain = keychain
        self.sealing = sealing
        self.memory = memory
    }

    /// The keys for a new vault.
    ///
    /// Keys from a creation that was interrupted before it made the database are reused, so that starting again is
    /// always safe.
    ///
    /// - Parameter databaseExists: Whether there is a database file.
    /// - Throws: `.databaseExists` if there is one; `.unavailable`; `.malformedKey`; `.sealing`.
    public func create(databaseExists: Bool) throws(KeyCustodyError) -> VaultKeys {
        guard !databaseExists else { throw .databaseExists }
        let attachments = try key(.attachmentKey, make: true)
        let database = try key(.vaultKey, make: true)
        return VaultKeys(database: database, attachments: attachments)
    }

    /// The keys of an existing vault.
    ///
    /// - Throws: `.absent`, `.unavailable` or `.malformedKey`.
    public func open() throws(KeyCustodyError) -> VaultKeys {
        let database = try key(.vaultKey, make: false)
        let attachments = try key(.attachmentKey, make: false)
        return VaultKeys(database: database, attachments: attachments)
    }

    // MARK: A new database key

    /// A key to which a renewal moves the database.
    public struct FreshKey: ~Copyable, Sendable {
        /// The key, 32 bytes.
        public let key: SecretBytes
        /// Whether this renewal created it; one that was already stored may be the only key to the database.
        public let isMadeHere: Bool
    }

    /// Stores a new key beside the current one, before the database is moved to it. To be called by a process that
    /// holds the vault exclusively.
    ///
    /// A key left by an interrupted renewal is reused.
    ///
    /// - Throws: `.unavailable`, `.malformedKey` or `.sealing`.
    public func beginRenewal() throws(KeyCustodyError) -> FreshKey {
        if let key = try pendingKey() { return FreshKey(key: key, isMadeHere: false) }
        return FreshKey(key: try makeKey(.nextVaultKey), isMadeHere: true)
    }

    /// The key of an unfinished renewal; nil if there is none.
    ///
    /// A database that the current key does not open has been moved to it.
    ///
    /// - Throws: `.unavailable` or `.malformedKey`.
    public func pendingKey() throws(KeyCustodyError) -> SecretBytes? {
        switch keychain.lookUp(.nextVaultKey) {
        case .present(let key):
            guard key.count == KeyCustody.keyLength else { throw .malformedKey }
            return key
        case .absent: return nil
        case .unavailable(let error): throw .unavailable(error)
        }
    }

    /// Makes the new key the current one, once the database is known to open with it.
    ///
    /// After an interrupted renewal, several processes may do this concurrently: the second finds it done.
    /// - Throws: `.noRenewal` if no renewal to this key is pending and it is not the current key; `.unavailable`;
    ///   `.malformedKey`.
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

    /// Discards the new key of a failed renewal: only this renewal's own.
    ///
    /// Only allowed if nothing about the database refers to the key.
    ///
    /// - Throws: `.unavailable`.
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

/// The reason a vault's keys are not available.
public enum KeyCustodyError: Error, Hashable, Sendable {
    /// There is a database, so a new key would make its content permanently unreadable.
    case databaseExists
    /// The keychain was read and contains no key.
    case absent
    /// The keychain could not be read or written.
    case unavailable(KeychainError)
    /// The stored data is not a key.
    case malformedKey
    /// There is no pending renewal to this key.
    case noRenewal
    /// A key could not be created.
    case sealing(SealingError)
}
