public import WhisperClockPort
public import WhisperSQLiteEngine
public import WhisperStorePort

/// The vault in a SQLite database without encryption, for media that are encrypted as a whole.
///
/// Whoever can read the file can read the messages. `SQLCipherStore` is the store to use otherwise.
public enum PlainSQLiteStore {
    /// Opens the vault of a directory.
    ///
    /// - Parameters:
    ///   - directory: Where it is; made where it is missing if the mode makes the vault.
    ///   - mode: Whether it must be there.
    ///   - clock: What the times given by the store come from.
    ///   - random: What the ids given by the store come from.
    /// - Throws: `.noVault`, `.cannotOpen` (there is one already, or it is encrypted), `.newerVersion`, `.damaged`,
    ///   `.heldExclusively`, or what the file system says.
    public static func open(
        directory: String, mode: OpeningMode, clock: any WallClock,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) throws(StoreError) -> SQLiteVault {
        try open(directory: directory, mode: mode, clock: clock, random: random, held: nil)
    }

    /// The same, for a caller that holds the vault already, under a lock that is given back when the vault is closed.
    package static func open(
        directory: String, mode: OpeningMode, clock: any WallClock, random: any RandomNumberGenerator & Sendable,
        held: VaultLock?
    ) throws(StoreError) -> SQLiteVault {
        try VaultOpening(DatabaseFiles(directory: directory), connector: PlainConnector())
            .open(mode, header: VaultHeader(storage: .plain), clock: clock, random: random, held: held)
    }

    /// What a vault's database is made of that this program did not make, and what it lacks (ST-10): what makes `open`
    /// throw `.alteredSchema`.
    ///
    /// - Throws: As `open` of an existing vault.
    public static func schemaDifferences(directory: String) throws(StoreError) -> [String] {
        try VaultOpening(DatabaseFiles(directory: directory), connector: PlainConnector()).schemaDifferences()
    }

    /// Makes a copy that `backup(toFile:)` wrote the vault of a directory, in place of the one that is there.
    ///
    /// The copy is checked first. Nobody may have the vault open.
    /// - Throws: `.noVault` where there is no copy, `.cannotOpen` where it is no vault, `.damaged`, `.newerVersion`,
    ///   `.heldExclusively`, or what the file system says.
    public static func restore(copy path: String, toDirectory directory: String) throws(StoreError) {
        try VaultReplacement.restore(
            copy: path, from: PlainConnector(), to: DatabaseFiles(directory: directory), as: PlainConnector(),
            header: VaultHeader(storage: .plain))
    }

    /// Carries what can be read of a damaged vault over into a new one. The damaged one stays.
    ///
    /// - Throws: `.noVault`, `.cannotOpen` where there is a vault in the new place, `.damaged` where not even the first
    ///   page can be read.
    public static func recover(
        directory: String, toDirectory newDirectory: String
    ) throws(StoreError) -> RecoveryReport {
        try recover(directory: directory, toDirectory: newDirectory, held: nil)
    }

    /// The same, for a caller that holds the damaged vault already.
    package static func recover(
        directory: String, toDirectory newDirectory: String, held: VaultLock?
    ) throws(StoreError) -> RecoveryReport {
        try VaultRecovery.recover(
            DatabaseFiles(directory: directory), PlainConnector(), to: DatabaseFiles(directory: newDirectory),
            VaultHeader(storage: .plain), held: held)
    }
}
