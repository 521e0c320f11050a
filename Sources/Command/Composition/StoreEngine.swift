import WhisperClockPort
import WhisperPlainSQLiteStore
import WhisperPosixFiles
import WhisperSQLiteEngine
import WhisperSQLiteLibrary
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperStorePort
package import WhisperCore

#if SQLCipher
    import WhisperSQLCipherStore
#endif

/// The vault's database, by the engine that this build has.
package enum StoreEngine {
    package typealias Layout = VaultLayout

    /// Whether this build can encrypt.
    package static var canEncrypt: Bool { SQLiteLibrary.hasCodec }

    /// Whether there is a database at all.
    package static func exists(_ layout: Layout) throws -> Bool {
        try Files.exists(layout.database)
    }

    /// Whether the database is encrypted: what its first bytes say, which even a conversion that was cut off leaves true.
    ///
    /// The store does not take their word for it: it opens nothing but what the vault's description says.
    package static func isEncrypted(_ layout: Layout) throws -> Bool {
        let start = try OpenFile.reading(layout.database).read(atMost: plainSignature.count)
        return start != plainSignature
    }

    /// What every SQLite file begins with that is not encrypted.
    private static let plainSignature = Array("SQLite format 3\0".utf8)

    // MARK: Opening

    /// Makes the database of a new vault.
    static func create(
        _ layout: Layout, key: borrowing SecretBytes, clock: any WallClock, held: Hold
    ) async throws -> any VaultStore {
        try openEncrypted(layout, key: key, mode: .new, clock: clock, held: held)
    }

    /// Opens an encrypted database.
    static func open(
        _ layout: Layout, key: borrowing SecretBytes, clock: any WallClock, held: Hold
    ) async throws -> any VaultStore {
        try openEncrypted(layout, key: key, mode: .existing, clock: clock, held: held)
    }

    /// Makes the database of a new vault without encryption.
    static func createUnencrypted(
        _ layout: Layout, clock: any WallClock, held: Hold
    ) async throws -> any VaultStore {
        try openUnencrypted(layout, mode: .new, clock: clock, held: held)
    }

    /// Opens a database that is not encrypted.
    static func openUnencrypted(
        _ layout: Layout, clock: any WallClock, held: Hold
    ) async throws -> any VaultStore {
        try openUnencrypted(layout, mode: .existing, clock: clock, held: held)
    }

    private static func openEncrypted(
        _ layout: Layout, key: borrowing SecretBytes, mode: OpeningMode, clock: any WallClock, held: Hold
    ) throws -> any VaultStore {
        #if SQLCipher
            let sealing = try Adapters.sealing()
            return try SQLCipherStore.open(
                directory: layout.directory, key: key, sealing: sealing, mode: mode, clock: clock,
                random: SodiumRandomNumberGenerator(sealing), held: held.lock)
        #else
            throw StoreError(.noEncryption)
        #endif
    }

    private static func openUnencrypted(
        _ layout: Layout, mode: OpeningMode, clock: any WallClock, held: Hold
    ) throws -> any VaultStore {
        try PlainSQLiteStore.open(
            directory: layout.directory, mode: mode, clock: clock,
            random: SodiumRandomNumberGenerator(Adapters.sealing()), held: held.lock)
    }

    // MARK: The whole vault

    /// The vault's lock, held until it is released, or the value goes, or the vault that was opened under it is closed.
    struct Hold: Sendable {
        let lock: VaultLock

        /// Gives it back.
        func release() { lock.release() }
    }

    /// Takes the vault's lock with others who have the vault open.
    ///
    /// It is taken before the keychain is read: what is read there then stays true as long as the vault is open.
    static func hold(_ layout: Layout) throws(StoreError) -> Hold { try hold(layout, .shared) }

    /// Takes the vault's lock alone.
    static func holdAlone(_ layout: Layout) throws(StoreError) -> Hold { try hold(layout, .exclusive) }

    private static func hold(_ layout: Layout, _ mode: VaultLock.Mode) throws(StoreError) -> Hold {
        Hold(lock: try VaultLock(DatabaseFiles(directory: layout.directory).lock, mode))
    }

    /// Does something while nothing has the vault open.
    static func exclusively<Result>(_ layout: Layout, _ body: () throws -> Result) throws -> Result {
        let hold = try holdAlone(layout)
        defer { hold.release() }
        return try body()
    }
}
