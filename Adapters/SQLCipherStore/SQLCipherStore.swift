public import WhisperClockPort
public import WhisperSQLiteEngine
public import WhisperSealingPort
public import WhisperSecretMemory
public import WhisperStorePort

/// A vault in an encrypted database (ST-1, ST-2): SQLCipher under a raw key of 32 bytes.
public enum SQLCipherStore {
    /// Opens the vault in a directory.
    ///
    /// - Parameters:
    ///   - directory: The vault's directory; created if it is missing and the mode creates the vault.
    ///   - key: The vault key, 32 bytes. The caller may wipe it afterwards: the store holds its own copy in locked
    ///     memory while the vault is open.
    ///   - sealing: Verifies the key, which distinguishes a wrong key from a damaged vault.
    ///   - mode: Whether the vault must exist.
    ///   - clock: The source of the times that the store assigns.
    ///   - random: The source of the ids that the store assigns.
    /// - Throws: `.noVault`, `.cannotOpen` (there already is a vault, or it is not encrypted), `.wrongKey`, `.damaged`,
    ///   `.noEncryption`, `.unsupported` (a format that this version of SQLCipher cannot read), `.newerVersion`,
    ///   `.alteredSchema`, `.heldExclusively`, `.invalidArgument` for a key of another length, or the file system's
    ///   error.
    public static func open(
        directory: String, key: borrowing SecretBytes, sealing: any Sealing, mode: OpeningMode, clock: any WallClock,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) throws(StoreError) -> SQLiteVault {
        try open(
            directory: directory, key: key, sealing: sealing, mode: mode, clock: clock, random: random, held: nil)
    }

    /// Opens a vault that the caller has already locked; closing it releases the lock.
    ///
    /// - Throws: As `open` without a lock.
    package static func open(
        directory: String, key: borrowing SecretBytes, sealing: any Sealing, mode: OpeningMode, clock: any WallClock,
        random: any RandomNumberGenerator & Sendable, held: VaultLock?
    ) throws(StoreError) -> SQLiteVault {
        let key = try SQLCipherKey(key, sealing)
        let layout = DatabaseFiles(directory: directory)
        let header = try present(layout, key)
        return try VaultOpening(layout, connector: SQLCipherConnector(key: key, storage: header.storage))
            .open(mode, header: header, clock: clock, random: random, held: held)
    }

    /// The differences between the vault's schema and the one that this program creates (ST-10), which make `open`
    /// throw `.alteredSchema`.
    ///
    /// - Throws: As `open` for an existing vault.
    public static func schemaDifferences(
        directory: String, key: borrowing SecretBytes, sealing: any Sealing
    ) throws(StoreError) -> [String] {
        let key = try SQLCipherKey(key, sealing)
        let layout = DatabaseFiles(directory: directory)
        let header = try present(layout, key)
        return try VaultOpening(layout, connector: SQLCipherConnector(key: key, storage: header.storage))
            .schemaDifferences()
    }

    /// Creates connections under a key, in the format of new vaults.
    ///
    /// - Throws: `.invalidArgument` for a key that is not 32 bytes; `.cannotOpen` if no memory is available.
    package static func connector(
        key: borrowing SecretBytes, sealing: any Sealing
    ) throws(StoreError) -> any VaultConnector {
        SQLCipherConnector(key: try SQLCipherKey(key, sealing), storage: .cipher3)
    }

    /// The header of a new vault.
    ///
    /// - Throws: `.invalidArgument` for a key that is not 32 bytes.
    package static func header(
        key: borrowing SecretBytes, sealing: any Sealing
    ) throws(StoreError) -> VaultHeader {
        VaultHeader(storage: .cipher3, keyCheck: try SQLCipherKey.check(of: key, sealing))
    }

    /// The header of a vault, verified to match a key.
    static func present(_ layout: DatabaseFiles, _ key: SQLCipherKey) throws(StoreError) -> VaultHeader {
        let header = try VaultHeader.read(layout.header)
        if let next = header?.next, next.keyCheck == key.check, header?.keyCheck != key.check {
            return VaultHeader(storage: next.storage, keyCheck: key.check)
        }
        // A plain vault is not opened under a key as if it were encrypted.
        let storage = header?.storage ?? .cipher3
        return VaultHeader(storage: storage == .plain ? .cipher3 : storage, keyCheck: key.check)
    }

    /// Replaces the vault in a directory with a copy that `backup(toFile:)` wrote.
    ///
    /// The copy is checked first. The vault must not be open anywhere.
    /// - Throws: `.noVault` if there is no copy, `.cannotOpen` if it is not a vault, `.damaged` if it cannot be read
    ///   under this key, `.newerVersion`, `.heldExclusively`, or the file system's error.
    public static func restore(
        copy path: String, toDirectory directory: String, key: borrowing SecretBytes, sealing: any Sealing
    ) throws(StoreError) {
        let key = try SQLCipherKey(key, sealing)
        let connector = SQLCipherConnector(key: key, storage: .cipher3)
        try VaultReplacement.restore(
            copy: path, from: connector, to: DatabaseFiles(directory: directory), as: connector,
            header: VaultHeader(storage: .cipher3, keyCheck: key.check))
    }
}
