import WhisperClockPort
import WhisperMessage
import WhisperPlainSQLiteStore
import WhisperSQLiteEngine
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperStorePort

#if SQLCipher
    import WhisperSQLCipherStore
#endif

/// How vaults are opened here: by the engine that this build has, encrypted if it can.
enum BenchVault {
    #if SQLCipher
        /// The raw key; these vaults hold nothing that anyone wrote.
        static let key: [UInt8]? = Array(1...32)
        /// The settings that the loop in C gives the engine after the key, as the store does.
        static let statements =
            [
                "PRAGMA cipher_log_level = NONE", "PRAGMA cipher_compatibility = 3", "PRAGMA cipher_page_size = 4096",
                "PRAGMA temp_store = MEMORY",
            ] + ConnectionSettings.writing
    #else
        /// Plain files have no key.
        static let key: [UInt8]? = nil
        /// The settings that the loop in C gives the engine, as the store does.
        static let statements = ConnectionSettings.writing
    #endif

    /// The database of a vault's folder.
    static func database(in folder: String) -> String { folder + "/vault.db" }

    /// Opens the vault of a folder, or makes it.
    static func open(_ folder: String, _ mode: OpeningMode) throws -> any VaultStore {
        #if SQLCipher
            let bytes = key ?? []
            let sealing = try SodiumSealing()
            var secret = try sealing.allocate(count: bytes.count)
            secret.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
            return try SQLCipherStore.open(
                directory: folder, key: secret, sealing: sealing, mode: mode, clock: BenchClock())
        #else
            return try PlainSQLiteStore.open(directory: folder, mode: mode, clock: BenchClock())
        #endif
    }
}

/// A stopped clock, so that every run gets the same time.
struct BenchClock: WallClock {
    /// 1 January 2026, 12:00 UTC.
    func now() -> Timestamp { Timestamp(milliseconds: 1_767_268_800_000) }
}
