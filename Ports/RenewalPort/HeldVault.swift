public import WhisperSecretMemory
public import WhisperStorePort

/// Takes hold of a vault, so that its keys and the form of its database can be changed (ST-2).
public protocol VaultHolder: Sendable {
    /// Holds the vault alone: until it is released, no process can open it, change its keys or put another in its place.
    ///
    /// - Throws: `.heldExclusively` at once where anything has the vault open, `.noVault` where there is none, or what
    ///   the file system reports.
    func hold() throws(StoreError) -> any HeldVault
}

/// A vault that this process holds alone, and the changes of its database as a whole (ST-2, ST-10).
///
/// The rules of every adapter; `RenewalContract` checks them:
/// 1. Each change leaves the old database or the new one, whenever it is cut off.
/// 2. A change that throws may have happened all the same; `opens(under:)` finds out. Where it did not happen and cannot
///    happen any more, the description of the vault does not name the new key.
/// 3. After `release`, every change throws `.closed`.
public protocol HeldVault: Sendable {
    /// Whether the database is encrypted now, by its own first bytes.
    func isEncrypted() throws(StoreError) -> Bool

    /// Whether a key of 32 bytes opens the database. A change that was cut off is settled by the answer yes: the vault's
    /// description names that key alone afterwards.
    func opens(under key: borrowing SecretBytes) throws(StoreError) -> Bool

    /// Whether the vault's description names a key: as the present one, or as the one of a change that was begun. As long
    /// as it does, the database may be under that key, and no copy of the key may be given up.
    func names(_ key: borrowing SecretBytes) throws(StoreError) -> Bool

    /// Moves the encrypted database to another key; its form stays.
    ///
    /// - Throws: `.wrongKey`, `.cannotOpen` where it is not encrypted, `.damaged`, `.noEncryption` where the engine has
    ///   none, or what the file system reports.
    func rekey(from key: borrowing SecretBytes, to newKey: borrowing SecretBytes) throws(StoreError)

    /// Encrypts a plain database.
    ///
    /// - Throws: As `rekey`; `.cannotOpen` where it is encrypted.
    func encrypt(under key: borrowing SecretBytes) throws(StoreError)

    /// Makes a plain database of an encrypted one.
    ///
    /// - Throws: As `rekey`.
    func decrypt(from key: borrowing SecretBytes) throws(StoreError)

    /// Gives the vault back. It is given back, too, when the value goes or the process ends. Idempotent.
    func release()
}
