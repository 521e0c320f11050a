public import KeychainPort
public import SealingPort
public import SecretMemory

/// The order in which a vault's keys are made, found and renewed (ST-2).
///
/// A new key is never made while a database exists, and *present*, *absent* and *unavailable* stay three answers: whoever
/// takes an unreadable keychain for an empty one overwrites the only key to everything.
public struct KeyCustody: Sendable {
    private let keychain: any Keychain
    private let sealing: any Sealing

    /// Keeps keys in a keychain.
    public init(keychain: any Keychain, sealing: any Sealing) {
        self.keychain = keychain
        self.sealing = sealing
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

    /// Keeps a fresh key beside the present one, before the database is moved to it.
    ///
    /// One that is kept already, of a renewal that was cut off, is used again.
    public func beginRenewal() throws(KeyCustodyError) -> SecretBytes {
        try key(.nextVaultKey, make: true)
    }

    /// The key of a renewal that was begun and not finished; nil where there is none.
    ///
    /// A database that the present key does not open has been moved to it.
    public func pendingKey() throws(KeyCustodyError) -> SecretBytes? {
        switch keychain.lookUp(.nextVaultKey) {
        case .present(let key): return key
        case .absent: return nil
        case .unavailable(let error): throw .unavailable(error)
        }
    }

    /// Makes the fresh key the present one, once the database is known to open with it.
    public func finishRenewal() throws(KeyCustodyError) {
        guard let key = try pendingKey() else { return }
        do {
            try keychain.store(key, as: .vaultKey)
            try keychain.remove(.nextVaultKey)
        } catch {
            throw .unavailable(error)
        }
    }

    /// Drops the fresh key of a renewal that did not come about.
    public func abandonRenewal() throws(KeyCustodyError) {
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
    /// A key could not be made.
    case sealing(SealingError)
}
