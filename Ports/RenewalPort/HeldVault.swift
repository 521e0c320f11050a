public import WhisperSecretMemory
public import WhisperStorePort
public import WhisperKeychainPort
public import WhisperSealingPort

/// Locks a vault exclusively, so that its keys and the form of its database can be changed (ST-2).
public protocol VaultHolder: Sendable {
    /// Locks the vault exclusively: until the lock is released, no process can open the vault, change its keys or
    /// replace it.
    ///
    /// - Throws: `.heldExclusively` immediately if the vault is open anywhere, `.noVault` if there is none, or the file
    ///   system's error.
    func hold() throws(StoreError) -> any HeldVault
}

/// A vault locked exclusively by this process, and the operations that transform its database as a whole (ST-2, ST-10).
///
/// The rules for every adapter; `RenewalContract` checks them:
/// 1. Each operation leaves the old database or the new one, at whatever point it is interrupted.
/// 2. An operation that throws may nevertheless have taken effect; `opens(under:)` finds out. If it has not, and no
///    longer can, the vault description does not name the new key.
/// 3. After `release`, every operation throws `.closed`.
public protocol HeldVault: Sendable {
    /// Whether the database is encrypted now, judged by its first bytes.
    ///
    /// - Throws: `.closed`, or the file system's error.
    func isEncrypted() throws(StoreError) -> Bool

    /// Whether a key of 32 bytes opens the database. If it does, an interrupted change is thereby completed: afterwards
    /// the vault description names only that key.
    ///
    /// - Throws: `.damaged`, `.closed`, or the file system's error.
    func opens(under key: borrowing SecretBytes) throws(StoreError) -> Bool

    /// Whether the vault description names a key, as the current one or as the target of a change in progress. While it
    /// does, the database may be encrypted under that key, so no copy of it may be discarded.
    ///
    /// - Throws: `.closed`, or the file system's error.
    func names(_ key: borrowing SecretBytes) throws(StoreError) -> Bool

    /// Re-encrypts the encrypted database under another key.
    ///
    /// - Throws: `.wrongKey`, `.cannotOpen` if it is not encrypted, `.damaged`, `.noEncryption` if the engine does not
    ///   support it, or the file system's error.
    func rekey(from key: borrowing SecretBytes, to newKey: borrowing SecretBytes) throws(StoreError)

    /// Encrypts a plain database.
    ///
    /// - Throws: As `rekey`; `.cannotOpen` if it is already encrypted.
    func encrypt(under key: borrowing SecretBytes) throws(StoreError)

    /// Decrypts the database into a plain one.
    ///
    /// - Throws: As `rekey`.
    func decrypt(from key: borrowing SecretBytes) throws(StoreError)

    /// Releases the lock, as do deallocating the value and ending the process. Idempotent.
    func release()
}

/// A keychain under a passphrase that can be changed.
public protocol PassphraseKeychain: Keychain {
    /// Replaces the passphrase.
    ///
    /// - Parameter cost: The cost of one guess at the new one.
    /// - Throws: The reason it could not be replaced. Afterwards the keychain is under one of the two passphrases,
    ///   intact.
    func changePassphrase(to passphrase: borrowing SecretBytes, cost: PassphraseCost) throws(KeychainError)
}

/// Stores the recovery copy of a vault's keys (ST-2).
public protocol RecoveryKeeper: Sendable {
    /// Stores the text in place of the previous one. Returns once it would survive a power loss.
    ///
    /// - Throws: The reason it could not be stored. Afterwards the earlier text or the new one is in place, intact.
    func keep(_ text: [UInt8]) throws(KeychainError)
}
