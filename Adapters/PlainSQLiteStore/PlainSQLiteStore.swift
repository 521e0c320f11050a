public import WhisperClockPort
public import WhisperSQLiteEngine
public import WhisperStorePort

/// A vault in an unencrypted SQLite database, for media that are fully encrypted.
///
/// Anyone who can read the file can read the messages. In all other cases use `SQLCipherStore`.
public enum PlainSQLiteStore {
    /// Opens the vault in a directory.
    ///
    /// - Parameters:
    ///   - directory: The vault's directory; created if it is missing and the mode creates the vault.
    ///   - mode: Whether the vault must exist.
    ///   - clock: The source of the times that the store assigns.
    ///   - random: The source of the ids that the store assigns.
    /// - Throws: `.noVault`, `.cannotOpen` (there already is a vault, or it is encrypted), `.newerVersion`, `.damaged`,
    ///   `.heldExclusively`, or the file system's error.
    public static func open(
        directory: String, mode: OpeningMode, clock: any WallClock,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) throws(StoreError) -> SQLiteVault {
        try open(directory: directory, mode: mode, clock: clock, random: random, held: nil)
    }

    /// Opens a vault that the caller has already locked; closing it releases the lock.
    ///
    /// - Throws: As `open` without a lock.
    package static func open(
        directory: String, mode: OpeningMode, clock: any WallClock, random: any RandomNumberGenerator & Sendable,
        held: VaultLock?
    ) throws(StoreError) -> SQLiteVault {
        try VaultOpening(DatabaseFiles(directory: directory), connector: PlainConnector())
            .open(mode, header: VaultHeader(storage: .plain), clock: clock, random: random, held: held)
    }

    /// The differences between the vault's schema and the one that this program creates (ST-10), which make `open`
    /// throw `.alteredSchema`.
    ///
    /// - Throws: As `open` for an existing vault.
    public static func schemaDifferences(directory: String) throws(StoreError) -> [String] {
        try VaultOpening(DatabaseFiles(directory: directory), connector: PlainConnector()).schemaDifferences()
    }

    /// Replaces the vault in a directory with a copy that `backup(toFile:)` wrote.
    ///
    /// The copy is checked first. The vault must not be open anywhere.
    /// - Throws: `.noVault` if there is no copy, `.cannotOpen` if it is not a vault, `.damaged`, `.newerVersion`,
    ///   `.heldExclusively`, or the file system's error.
    public static func restore(copy path: String, toDirectory directory: String) throws(StoreError) {
        try VaultReplacement.restore(
            copy: path, from: PlainConnector(), to: DatabaseFiles(directory: directory), as: PlainConnector(),
            header: VaultHeader(storage: .plain))
    }

    /// Transfers the readable part of a damaged vault into a new one. The damaged one remains.
    ///
    /// - Throws: `.noVault`, `.cannotOpen` if there already is a vault at the new location, `.damaged` if not even the
    ///   first page can be read.
    public static func recover(
        directory: String, toDirectory newDirectory: String
    ) throws(StoreError) -> RecoveryReport {
        try recover(directory: directory, toDirectory: newDirectory, held: nil)
    }

    /// Recovers a damaged vault that the caller has already locked.
    ///
    /// - Throws: As `recover` without a lock.
    package static func recover(
        directory: String, toDirectory newDirectory: String, held: VaultLock?
    ) throws(StoreError) -> RecoveryReport {
        try VaultRecovery.recover(
            DatabaseFiles(directory: directory), PlainConnector(), to: DatabaseFiles(directory: newDirectory),
            VaultHeader(storage: .plain), held: held)
    }
}
