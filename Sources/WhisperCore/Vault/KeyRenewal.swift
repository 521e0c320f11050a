import WhisperKeychainPort
public import WhisperRenewalPort
public import WhisperSealingPort
public import WhisperSecretMemory
public import WhisperStorePort

/// Changes a vault's database key, its passphrase, or whether it is encrypted (ST-2).
///
/// Each change holds the vault exclusively from before the first key is touched until the recovery copy is written: two
/// changes never see each other's intermediate state, and nothing opens the vault or copies its files in between. The
/// order of steps is safe to interrupt at any point: the next opening determines which key the vault has.
public struct KeyRenewal: Sendable {
    private let holder: any VaultHolder
    private let keychain: any PassphraseKeychain
    private let custody: KeyCustody
    private let copy: RecoveryCopy
    private let recovery: any RecoveryKeeper
    private let cost: PassphraseCost

    /// Creates a renewal for one vault.
    ///
    /// - Parameters:
    ///   - keychain: The vault's keychain, opened with its passphrase.
    ///   - recovery: Stores the recovery copy.
    ///   - cost: The cost of one guess at the passphrase.
    public init(
        holder: any VaultHolder, keychain: any PassphraseKeychain, recovery: any RecoveryKeeper, sealing: any Sealing,
        memory: any SecretAllocator, cost: PassphraseCost
    ) {
        self.holder = holder
        self.keychain = keychain
        self.recovery = recovery
        self.cost = cost
        custody = KeyCustody(keychain: keychain, sealing: sealing, memory: memory)
        copy = RecoveryCopy(sealing: sealing, memory: memory)
    }

    /// Moves the database to a new key.
    ///
    /// - Parameter passphrase: The current one, for the recovery copy.
    /// - Throws: `.notEncrypted`, `.store`, `.keys` or `.recovery`.
    public func renewKey(under passphrase: borrowing SecretBytes) throws(KeyRenewalError) {
        let vault = try hold()
        defer { vault.release() }
        do {
            guard try vault.isEncrypted() else { throw KeyRenewalError.notEncrypted }
            let keys = try settledKeys(of: vault)
            let fresh = try custody.beginRenewal()
            try move(vault, from: keys.database, to: fresh)
            try custody.finishRenewal(to: fresh.key)
            try custody.record(.encrypted)
            try keepRecovery(under: passphrase)
        } catch {
            throw KeyRenewalError(error)
        }
    }

    /// Replaces the passphrase of the keychain and of the recovery copy.
    ///
    /// - Throws: `.store`, `.keys` or `.recovery`.
    public func changePassphrase(to passphrase: borrowing SecretBytes) throws(KeyRenewalError) {
        let vault = try hold()
        defer { vault.release() }
        do {
            if try vault.isEncrypted() { _ = try settledKeys(of: vault) }
            try keychain.changePassphrase(to: passphrase, cost: cost)
            try keepRecovery(under: passphrase)
        } catch {
            throw KeyRenewalError(error)
        }
    }

    /// Encrypts a plain database.
    ///
    /// - Throws: `.alreadyThatWay`, `.foreignDatabase`, `.store` or `.keys`.
    public func encrypt() throws(KeyRenewalError) {
        let vault = try hold()
        defer { vault.release() }
        do {
            guard try !vault.isEncrypted() else { throw KeyRenewalError.alreadyThatWay }
            guard try custody.acceptsPlainDatabase() else { throw KeyRenewalError.foreignDatabase }
            let keys = try custody.open()
            try custody.record(.either)
            try vault.encrypt(under: keys.database)
            try custody.record(.encrypted)
        } catch {
            throw KeyRenewalError(error)
        }
    }

    /// Decrypts an encrypted database into a plain one.
    ///
    /// - Throws: `.alreadyThatWay`, `.store` or `.keys`.
    public func decrypt() throws(KeyRenewalError) {
        let vault = try hold()
        defer { vault.release() }
        do {
            guard try vault.isEncrypted() else { throw KeyRenewalError.alreadyThatWay }
            let keys = try settledKeys(of: vault)
            try custody.record(.either)
            try vault.decrypt(from: keys.database)
            try custody.record(.plain)
        } catch {
            throw KeyRenewalError(error)
        }
    }

    // MARK: Steps

    private func hold() throws(KeyRenewalError) -> any HeldVault {
        do {
            return try holder.hold()
        } catch {
            throw .store(error)
        }
    }

    /// The keys that open the vault, after completing an earlier interrupted renewal.
    private func settledKeys(of vault: any HeldVault) throws -> VaultKeys {
        let keys = try custody.open()
        if try vault.opens(under: keys.database) { return keys }
        guard let pending = try custody.pendingKey(), try vault.opens(under: pending) else {
            throw StoreError(.wrongKey)
        }
        try custody.finishRenewal(to: pending)
        return try custody.open()
    }

    /// Moves the database. On failure, the new key is discarded only if it was created here and nothing refers to it.
    private func move(
        _ vault: any HeldVault, from key: borrowing SecretBytes, to fresh: borrowing KeyCustody.FreshKey
    ) throws {
        do {
            try vault.rekey(from: key, to: fresh.key)
        } catch {
            // If it cannot be determined whether the database needs the key, the key is retained.
            if let isNamed = try? vault.names(fresh.key), !isNamed { try? custody.abandonRenewal(of: fresh) }
            throw error
        }
    }

    private func keepRecovery(under passphrase: borrowing SecretBytes) throws {
        try recovery.keep(try copy.text(of: try custody.open(), under: passphrase, cost: cost))
    }
}

/// The reason a vault's keys, passphrase or form could not be changed.
public enum KeyRenewalError: Error, Hashable, Sendable {
    /// The database is not encrypted and has no key.
    case notEncrypted
    /// The database already has the requested form.
    case alreadyThatWay
    /// The vault is encrypted, but there is an unencrypted database in its place.
    case foreignDatabase
    /// The vault could not be held, or its database could not be changed.
    case store(StoreError)
    /// The keys could not be read or stored.
    case keys(KeyCustodyError)
    /// The recovery copy could not be made.
    case recovery(RecoveryCopyError)

    /// Converts an error of a lower layer.
    init(_ error: any Error) {
        self =
            switch error {
            case let error as KeyRenewalError: error
            case let error as StoreError: .store(error)
            case let error as KeyCustodyError: .keys(error)
            case let error as KeychainError: .keys(.unavailable(error))
            case let error as RecoveryCopyError: .recovery(error)
            default: .store(StoreError(.cannotExecute))
            }
    }
}
