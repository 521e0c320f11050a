public import WhisperSQLiteEngine
public import WhisperSealingPort
public import WhisperSecretMemory
public import WhisperStorePort

extension SQLCipherStore {
    /// The format of an encrypted database.
    public enum Format: Sendable, CaseIterable {
        /// The format that SQLCipher 3 and 4 share; the default for new vaults.
        case common
        /// The native format of version 4, with a stronger authentication of pages, which version 3 cannot read.
        case version4

        var storage: VaultHeader.Storage {
            switch self {
            case .common: .cipher3
            case .version4: .cipher4
            }
        }
    }

    /// Re-encrypts a vault under another key, in the given format. The vault must not be open anywhere.
    ///
    /// If interrupted at any point, the vault opens under one of the two keys; its header and database identify which.
    /// - Throws: `.unsupported` for a format that this version of SQLCipher cannot write, `.wrongKey`, `.noVault`,
    ///   `.heldExclusively`, `.damaged`, or the file system's error; the vault is then unchanged.
    public static func rekey(
        directory: String, from key: borrowing SecretBytes, to newKey: borrowing SecretBytes, sealing: any Sealing,
        format: Format = .common
    ) throws(StoreError) {
        try rekey(
            DatabaseFiles(directory: directory), from: try SQLCipherKey(key, sealing),
            to: try SQLCipherKey(newKey, sealing), storage: format.storage, held: nil)
    }

    /// Converts a vault to another format under its key. The caller has held its exclusive lock since before the key
    /// was read.
    ///
    /// - Throws: As `rekey`.
    package static func reformat(
        directory: String, key: borrowing SecretBytes, sealing: any Sealing, to format: Format, held: VaultLock
    ) throws(StoreError) {
        let key = try SQLCipherKey(key, sealing)
        try rekey(DatabaseFiles(directory: directory), from: key, to: key, storage: format.storage, held: held)
    }

    /// Encrypts a plain vault. The vault must not be open anywhere. Remains of the plain file may still be on the
    /// medium.
    ///
    /// - Throws: As `rekey`.
    public static func encrypt(
        directory: String, key: borrowing SecretBytes, sealing: any Sealing, format: Format = .common
    ) throws(StoreError) {
        try encrypt(
            DatabaseFiles(directory: directory), under: try SQLCipherKey(key, sealing), storage: format.storage,
            held: nil
        )
    }

    /// Decrypts an encrypted vault into a plain one. The vault must not be open anywhere.
    ///
    /// - Throws: As `rekey`.
    public static func decrypt(
        directory: String, key: borrowing SecretBytes, sealing: any Sealing
    ) throws(StoreError) {
        try decrypt(DatabaseFiles(directory: directory), from: try SQLCipherKey(key, sealing), held: nil)
    }

    // MARK: Under the caller's lock or a new one

    static func rekey(
        _ layout: DatabaseFiles, from old: SQLCipherKey, to new: SQLCipherKey, storage: VaultHeader.Storage,
        held: VaultLock?
    ) throws(StoreError) {
        let header = try present(layout, old)
        try VaultReplacement.convert(
            layout, from: SQLCipherConnector(key: old, storage: header.storage), header,
            to: SQLCipherConnector(key: new, storage: storage), VaultHeader(storage: storage, keyCheck: new.check),
            held: held)
    }

    static func encrypt(
        _ layout: DatabaseFiles, under key: SQLCipherKey, storage: VaultHeader.Storage, held: VaultLock?
    ) throws(StoreError) {
        try VaultReplacement.convert(
            layout, from: PlainConnector(), VaultHeader(storage: .plain),
            to: SQLCipherConnector(key: key, storage: storage), VaultHeader(storage: storage, keyCheck: key.check),
            held: held)
    }

    static func decrypt(_ layout: DatabaseFiles, from key: SQLCipherKey, held: VaultLock?) throws(StoreError) {
        let header = try present(layout, key)
        try VaultReplacement.convert(
            layout, from: SQLCipherConnector(key: key, storage: header.storage), header, to: PlainConnector(),
            VaultHeader(storage: .plain), held: held)
    }

    // MARK: Damage

    /// Transfers the readable part of a damaged vault into a new one under the same key. The damaged one remains.
    ///
    /// - Throws: `.noVault`, `.cannotOpen` if there already is a vault at the new location, `.wrongKey`, `.damaged` if
    ///   not even the first page can be read.
    public static func recover(
        directory: String, key: borrowing SecretBytes, sealing: any Sealing, toDirectory newDirectory: String
    ) throws(StoreError) -> RecoveryReport {
        try recover(directory: directory, key: key, sealing: sealing, toDirectory: newDirectory, held: nil)
    }

    /// Recovers a damaged vault that the caller has already locked.
    ///
    /// - Throws: As `recover` without a lock.
    package static func recover(
        directory: String, key: borrowing SecretBytes, sealing: any Sealing, toDirectory newDirectory: String,
        held: VaultLock?
    ) throws(StoreError) -> RecoveryReport {
        let key = try SQLCipherKey(key, sealing)
        let layout = DatabaseFiles(directory: directory)
        let header = try present(layout, key)
        if let there = try VaultHeader.read(layout.header), there.keyCheck != key.check,
            there.next?.keyCheck != key.check
        {
            throw StoreError(.wrongKey)
        }
        return try VaultRecovery.recover(
            layout, SQLCipherConnector(key: key, storage: header.storage), to: DatabaseFiles(directory: newDirectory),
            header, held: held)
    }
}
