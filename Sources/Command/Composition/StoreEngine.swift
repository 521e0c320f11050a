import ClockPort
import PlainSQLiteStore
import PosixFiles
import SQLiteEngine
import SQLiteLibrary
import SecretMemory
import SodiumSealing
import StorePort
package import WhisperCore

#if SQLCipher
    import SQLCipherStore
#endif

/// The vault's database, by the engine that this build has.
package enum StoreEngine {
    package typealias Layout = WhisperCore.VaultLayout

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
        _ layout: Layout, key: borrowing SecretBytes, clock: any WallClock
    ) async throws -> any VaultStore {
        try openEncrypted(layout, key: key, mode: .new, clock: clock)
    }

    /// Opens an encrypted database.
    static func open(
        _ layout: Layout, key: borrowing SecretBytes, clock: any WallClock
    ) async throws -> any VaultStore {
        try openEncrypted(layout, key: key, mode: .existing, clock: clock)
    }

    /// Makes the database of a new vault without encryption.
    static func createUnencrypted(_ layout: Layout, clock: any WallClock) async throws -> any VaultStore {
        try openUnencrypted(layout, mode: .new, clock: clock)
    }

    /// Opens a database that is not encrypted.
    static func openUnencrypted(_ layout: Layout, clock: any WallClock) async throws -> any VaultStore {
        try openUnencrypted(layout, mode: .existing, clock: clock)
    }

    private static func openEncrypted(
        _ layout: Layout, key: borrowing SecretBytes, mode: OpeningMode, clock: any WallClock
    ) throws -> any VaultStore {
        #if SQLCipher
            let sealing = try Adapters.sealing()
            return try SQLCipherStore.open(
                directory: layout.directory, key: key, sealing: sealing, mode: mode, clock: clock,
                random: SodiumRandomNumberGenerator(sealing))
        #else
            throw StoreError(.noEncryption)
        #endif
    }

    private static func openUnencrypted(
        _ layout: Layout, mode: OpeningMode, clock: any WallClock
    ) throws -> any VaultStore {
        try PlainSQLiteStore.open(
            directory: layout.directory, mode: mode, clock: clock,
            random: SodiumRandomNumberGenerator(Adapters.sealing()))
    }

    // MARK: The whole file

    /// Does something while nobody has the vault open.
    static func exclusively<Result>(_ layout: Layout, _ body: () throws -> Result) throws -> Result {
        let lock = try VaultLock(SQLiteEngine.VaultLayout(directory: layout.directory).lock, .exclusive)
        return try withExtendedLifetime(lock) { try body() }
    }
}
