public import WhisperClockPort
public import WhisperCore
import WhisperPlainSQLiteStore
import WhisperPosixFiles
public import WhisperRenewalPort
import WhisperSQLiteEngine
import WhisperSQLiteLibrary
public import WhisperSealingPort
public import WhisperSecretMemory
public import WhisperStorePort

#if SQLCipher
    import WhisperSQLCipherStore
#endif

/// The vault's database, by the engine that this build has: SQLCipher, or SQLite without encryption (trait `PlainSQLite`).
public struct StoreEngine: VaultEngine {
    private let sealing: any Sealing

    /// The engine of this build.
    ///
    /// - Parameter sealing: Computes the check value by which a wrong key is recognised.
    public init(sealing: any Sealing) {
        self.sealing = sealing
    }

    /// Whether this build can encrypt.
    package static var canEncrypt: Bool { SQLiteLibrary.hasCodec }

    /// Whether this build can encrypt.
    public var canEncrypt: Bool { StoreEngine.canEncrypt }

    /// Whether the database is encrypted according to its first bytes, which are right even after an interrupted
    /// conversion; according to the vault's header if it has none.
    ///
    /// The store does not rely on them: it opens only what the vault's header describes.
    ///
    /// - Throws: The error of the file system if they cannot be read.
    public func isEncrypted(_ layout: VaultLayout) throws -> Bool {
        let start = try OpenFile.reading(layout.database).read(atMost: StoreEngine.plainSignature.count)
        if start.count < StoreEngine.plainSignature.count, let header = try VaultHeader.read(layout.header) {
            return header.storage != .plain
        }
        return start != StoreEngine.plainSignature
    }

    /// Whether the vault's database was made completely once, whatever became of it since.
    ///
    /// - Throws: What the vault's header or the file system reports.
    public func isMade(_ layout: VaultLayout) throws -> Bool {
        try VaultHeader.read(layout.header)?.isUnfinished == false
    }

    /// The first bytes of every SQLite file that is not encrypted.
    private static let plainSignature = Array("SQLite format 3\0".utf8)

    /// Takes the vault's lock.
    ///
    /// - Throws: ``StoreError`` `.heldExclusively` if another process is in the way, `.mixedEngines`, or what the file
    ///   system reports.
    public func hold(_ layout: VaultLayout, alone: Bool) throws(StoreError) -> any VaultHold {
        // Before a key is made or read for a database that could not be opened.
        guard !SQLiteLibrary.isMixed else { throw StoreError(.mixedEngines) }
        let path = DatabaseFiles(directory: layout.directory).lock
        return SQLiteHold(lock: try VaultLock(path, alone ? .exclusive : .shared))
    }

    /// Makes or opens an encrypted database.
    ///
    /// - Throws: ``StoreError``, `.wrongKey` among them; `.noEncryption` in a build with the trait `PlainSQLite`.
    public func open(
        _ layout: VaultLayout, isNew: Bool, key: borrowing SecretBytes, clock: any WallClock,
        random: any RandomNumberGenerator & Sendable, under hold: any VaultHold
    ) async throws(StoreError) -> any VaultStore {
        #if SQLCipher
            return try SQLCipherStore.open(
                directory: layout.directory, key: key, sealing: sealing, mode: isNew ? .new : .existing, clock: clock,
                random: random, held: StoreEngine.lock(of: hold))
        #else
            throw StoreError(.noEncryption)
        #endif
    }

    /// Makes or opens a database without encryption.
    ///
    /// - Throws: ``StoreError``, `.cannotOpen` for an encrypted one among them.
    public func openPlain(
        _ layout: VaultLayout, isNew: Bool, clock: any WallClock, random: any RandomNumberGenerator & Sendable,
        under hold: any VaultHold
    ) async throws(StoreError) -> any VaultStore {
        try PlainSQLiteStore.open(
            directory: layout.directory, mode: isNew ? .new : .existing, clock: clock, random: random,
            held: StoreEngine.lock(of: hold))
    }

    /// The lock of a hold of this engine.
    private static func lock(of hold: any VaultHold) throws(StoreError) -> VaultLock {
        guard let hold = hold as? SQLiteHold else { throw StoreError(.invalidArgument) }
        return hold.lock
    }

    // MARK: The database as a whole

    #if SQLCipher
        /// Takes hold of the vault, to change its key.
        public func holder(_ layout: VaultLayout) -> any VaultHolder {
            SQLCipherVaultHolder(directory: layout.directory, sealing: sealing)
        }

        /// Moves the database to another form; its key stays.
        ///
        /// - Throws: ``StoreError`` `.wrongKey`, or what the engine reports.
        public func reformat(
            _ layout: VaultLayout, key: borrowing SecretBytes, to format: CipherFormat, under hold: any VaultHold
        ) throws(StoreError) {
            try SQLCipherStore.reformat(
                directory: layout.directory, key: key, sealing: sealing, to: format == .four ? .version4 : .common,
                held: StoreEngine.lock(of: hold))
        }
    #else
        /// Takes hold of the vault, to change its passphrase: this engine has no keys.
        public func holder(_ layout: VaultLayout) -> any VaultHolder { PlainVaultHolder(directory: layout.directory) }

        /// This engine has one form.
        ///
        /// - Throws: ``StoreError`` `.noEncryption`, always.
        public func reformat(
            _ layout: VaultLayout, key: borrowing SecretBytes, to format: CipherFormat, under hold: any VaultHold
        ) throws(StoreError) {
            throw StoreError(.noEncryption)
        }
    #endif

    /// What a database is made of that this program did not make, and what it lacks.
    ///
    /// - Throws: ``StoreError``, `.wrongKey` and `.damaged` among them; `.noEncryption` for an encrypted database in a build
    ///   with the trait `PlainSQLite`.
    public func schemaDifferences(_ layout: VaultLayout, key: borrowing SecretBytes) throws -> [String] {
        guard try isEncrypted(layout) else {
            return try PlainSQLiteStore.schemaDifferences(directory: layout.directory)
        }
        #if SQLCipher
            return try SQLCipherStore.schemaDifferences(directory: layout.directory, key: key, sealing: sealing)
        #else
            throw StoreError(.noEncryption)
        #endif
    }

    /// Carries what can be read of a damaged database over into another directory.
    ///
    /// That a plain one is the vault's is known to the caller.
    ///
    /// - Throws: ``StoreError``, `.wrongKey` among them; `.noEncryption` for an encrypted database in a build with the trait
    ///   `PlainSQLite`.
    public func recover(
        _ layout: VaultLayout, key: borrowing SecretBytes, to directory: String, under hold: (any VaultHold)?
    ) throws -> RescueReport {
        var lock: VaultLock?
        if let hold { lock = try StoreEngine.lock(of: hold) }
        let report: RecoveryReport
        if try isEncrypted(layout) {
            #if SQLCipher
                report = try SQLCipherStore.recover(
                    directory: layout.directory, key: key, sealing: sealing, toDirectory: directory, held: lock)
            #else
                throw StoreError(.noEncryption)
            #endif
        } else {
            report = try PlainSQLiteStore.recover(directory: layout.directory, toDirectory: directory, held: lock)
        }
        return RescueReport(
            messages: report.messages, rows: report.rows,
            losses: report.losses.map { RescueLoss(table: $0.table, recovered: $0.recovered, lost: $0.lost) })
    }
}

/// The lock of a vault's directory.
private struct SQLiteHold: VaultHold {
    let lock: VaultLock

    func release() { lock.release() }
}
