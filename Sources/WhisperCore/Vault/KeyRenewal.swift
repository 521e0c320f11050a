import WhisperKeychainPort
public import WhisperRenewalPort
public import WhisperSealingPort
public import WhisperSecretMemory
public import WhisperStorePort

/// Changes a vault's database key, its passphrase, or whether it is encrypted (ST-2).
///
/// Each change holds the vault alone from before the first key is touched until the recovery copy is written: no two
/// changes ever see each other's half-done work, and nothing opens the vault or copies its files in between. Each is in an
/// order that can be cut off at any moment: the next opening finds out which key the vault has.
public struct KeyRenewal: Sendable {
    private let holder: any VaultHolder
    private let keychain: any PassphraseKeychain
    private let custody: KeyCustody
    private let copy: RecoveryCopy
    private let recovery: any RecoveryKeeper
    private let cost: PassphraseCost

    /// Changes of one vault.
    ///
    /// - Parameters:
    ///   - keychain: The vault's, opened with its passphrase.
    ///   - recovery: Where the recovery copy lies.
    ///   - cost: The price of one guess at the passphrase.
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

    /// Moves the database to a fresh key.
    ///
    /// - Parameter passphrase: The present one, for the recovery copy.
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

    /// Puts another passphrase in place of the present one, in the keychain and in the recovery copy.
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
    public func encrypt() throws(KeyRenewalError) {
        let vault = try hold()
        defer { vault.release() }
        do {
            guard try !vault.isEncrypted() else { throw KeyRenewalError.alreadyThatWay }
            guard try custody.plainDatabase() != .foreign else { throw KeyRenewalError.foreignDatabase }
            let keys = try custody.open()
            try custody.record(.either)
            try vault.encrypt(under: keys.database)
            try custody.record(.encrypted)
        } catch {
            throw KeyRenewalError(error)
        }
    }

    /// Makes a plain database of an encrypted one.
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

    /// The keys that open the vault, an earlier renewal that was cut off finished first.
    private func settledKeys(of vault: any HeldVault) throws -> VaultKeys {
        let keys = try custody.open()
        if try vault.opens(under: keys.database) { return keys }
        guard let pending = try custody.pendingKey(), try vault.opens(under: pending) else {
            throw StoreError(.wrongKey)
        }
        try custody.finishRenewal(to: pending)
        return try custody.open()
    }

    /// Moves the database. Where that fails, the fresh key goes only if it was made here and nothing names it.
    private func move(
        _ vault: any HeldVault, from key: borrowing SecretBytes, to fresh: borrowing KeyCustody.FreshKey
    ) throws {
        do {
            try vault.rekey(from: key, to: fresh.key)
        } catch {
            // Whether the database needs the key may not be known at such a moment: then it stays.
            if let isNamed = try? vault.names(fresh.key), !isNamed { try? custody.abandonRenewal(of: fresh) }
            throw error
        }
    }

    private func keepRecovery(under passphrase: borrowing SecretBytes) throws {
        try recovery.keep(try copy.text(of: try custody.open(), under: passphrase, cost: cost))
    }
}

/// Why keys, passphrase or form of a vault could not be changed.
public enum KeyRenewalError: Error, Hashable, Sendable {
    /// The database has no key: it is not encrypted.
    case notEncrypted
    /// The database is that way already.
    case alreadyThatWay
    /// The vault is encrypted, and a database that is not lies in its place.
    case foreignDatabase
    /// The vault could not be held, or its database not be changed.
    case store(StoreError)
    /// The keys could not be had or kept.
    case keys(KeyCustodyError)
    /// The recovery copy could not be made.
    case recovery(RecoveryCopyError)

    /// The kind of a failure below.
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
