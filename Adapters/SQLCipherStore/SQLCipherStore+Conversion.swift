public import WhisperSQLiteEngine
public import WhisperSealingPort
public import WhisperSecretMemory
public import WhisperStorePort

extension SQLCipherStore {
    /// The form in which an encrypted database is written.
    public enum Format: Sendable, CaseIterable {
        /// The form that versions 3 and 4 of SQLCipher share; what new vaults have.
        case common
        /// Version 4's own, with a stronger authentication of pages, which version 3 cannot read.
        case version4

        var storage: VaultHeader.Storage {
            switch self {
            case .common: .cipher3
            case .version4: .cipher4
            }
        }
    }

    /// Encrypts a vault under another key, in the form wanted. Nobody may have it open.
    ///
    /// Cut off at any moment, the vault opens under one of the two keys: which one, its header and database tell.
    /// - Throws: `.unsupported` for a form that this version of SQLCipher cannot write, `.wrongKey`, `.noVault`,
    ///   `.heldExclusively`, `.damaged`, or what the file system says; then the vault is as it was.
    public static func rekey(
        directory: String, from key: borrowing SecretBytes, to newKey: borrowing SecretBytes, sealing: any Sealing,
        format: Format = .common
    ) throws(StoreError) {
        try rekey(
            DatabaseFiles(directory: directory), from: try SQLCipherKey(key, sealing),
            to: try SQLCipherKey(newKey, sealing), storage: format.storage, held: nil)
    }

    /// Moves a vault to another form under its key, for a caller that holds it alone already: since before the key was read.
    package static func reformat(
        directory: String, key: borrowing SecretBytes, sealing: any Sealing, to format: Format, held: VaultLock
    ) throws(StoreError) {
        let key = try SQLCipherKey(key, sealing)
        try rekey(DatabaseFiles(directory: directory), from: key, to: key, storage: format.storage, held: held)
    }

    /// Encrypts a plain vault. Nobody may have it open. What lay in the plain file may still be found on the medium.
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

    /// Makes a plain vault of an encrypted one. Nobody may have it open.
    ///
    /// - Throws: As `rekey`.
    public static func decrypt(
        directory: String, key: borrowing SecretBytes, sealing: any Sealing
    ) throws(StoreError) {
        try decrypt(DatabaseFiles(directory: directory), from: try SQLCipherKey(key, sealing), held: nil)
    }

    // MARK: Under a lock of one's own or the caller's

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

    /// Carries what can be read of a damaged vault over into a new one under the same key. The damaged one stays.
    ///
    /// - Throws: `.noVault`, `.cannotOpen` where there is a vault in the new place, `.wrongKey`, `.damaged` where not
    ///   even the first page can be read.
    public static func recover(
        directory: String, key: borrowing SecretBytes, sealing: any Sealing, toDirectory newDirectory: String
    ) throws(StoreError) -> RecoveryReport {
        try recover(directory: directory, key: key, sealing: sealing, toDirectory: newDirectory, held: nil)
    }

    /// The same, for a caller that holds the damaged vault already.
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
