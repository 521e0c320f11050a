public import WhisperClockPort
public import WhisperSQLiteEngine
public import WhisperSealingPort
public import WhisperSecretMemory
public import WhisperStorePort

/// The vault in an encrypted database (ST-1, ST-2): SQLCipher under a raw key of 32 bytes.
public enum SQLCipherStore {
    /// Opens the vault of a directory.
    ///
    /// - Parameters:
    ///   - directory: Where it is; made where it is missing if the mode makes the vault.
    ///   - key: The vault's key, 32 bytes. Its owner may let it go afterwards: the store keeps a copy of its own, in
    ///     locked memory, as long as the vault is open.
    ///   - sealing: What the key is checked with: it tells a wrong key from a damaged vault.
    ///   - mode: Whether it must be there.
    ///   - clock: What the times given by the store come from.
    ///   - random: What the ids given by the store come from.
    /// - Throws: `.noVault`, `.cannotOpen` (there is one already, or it is not encrypted), `.wrongKey`, `.damaged`,
    ///   `.noEncryption`, `.unsupported` (a form that this version of SQLCipher cannot read), `.newerVersion`,
    ///   `.alteredSchema`, `.heldExclusively`, `.invalidArgument` for a key of another length, or what the file system says.
    public static func open(
        directory: String, key: borrowing SecretBytes, sealing: any Sealing, mode: OpeningMode, clock: any WallClock,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) throws(StoreError) -> SQLiteVault {
        try open(
            directory: directory, key: key, sealing: sealing, mode: mode, clock: clock, random: random, held: nil)
    }

    /// The same, for a caller that holds the vault already, under a lock that is given back when the vault is closed.
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

    /// What a vault's database is made of that this program did not make, and what it lacks (ST-10): what makes `open`
    /// throw `.alteredSchema`.
    ///
    /// - Throws: As `open` of an existing vault.
    public static func schemaDifferences(
        directory: String, key: borrowing SecretBytes, sealing: any Sealing
    ) throws(StoreError) -> [String] {
        let key = try SQLCipherKey(key, sealing)
        let layout = DatabaseFiles(directory: directory)
        let header = try present(layout, key)
        return try VaultOpening(layout, connector: SQLCipherConnector(key: key, storage: header.storage))
            .schemaDifferences()
    }

    /// What makes connections under a key, in the form that new vaults have.
    package static func connector(
        key: borrowing SecretBytes, sealing: any Sealing
    ) throws(StoreError) -> any VaultConnector {
        SQLCipherConnector(key: try SQLCipherKey(key, sealing), storage: .cipher3)
    }

    /// What the header of a new vault says.
    package static func header(
        key: borrowing SecretBytes, sealing: any Sealing
    ) throws(StoreError) -> VaultHeader {
        VaultHeader(storage: .cipher3, keyCheck: try SQLCipherKey.check(of: key, sealing))
    }

    /// What the header of a vault must say to be opened under a key.
    static func present(_ layout: DatabaseFiles, _ key: SQLCipherKey) throws(StoreError) -> VaultHeader {
        let header = try VaultHeader.read(layout.header)
        if let next = header?.next, next.keyCheck == key.check, header?.keyCheck != key.check {
            return VaultHeader(storage: next.storage, keyCheck: key.check)
        }
        // A plain vault is not opened under a key, as if it were encrypted.
        let storage = header?.storage ?? .cipher3
        return VaultHeader(storage: storage == .plain ? .cipher3 : storage, keyCheck: key.check)
    }

    /// Makes a copy that `backup(toFile:)` wrote the vault of a directory, in place of the one that is there.
    ///
    /// The copy is checked first. Nobody may have the vault open.
    /// - Throws: `.noVault` where there is no copy, `.cannotOpen` where it is no vault, `.damaged` where it cannot be read
    ///   under this key, `.newerVersion`, `.heldExclusively`, or what the file system says.
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
