import ClockPort
import PosixFiles
import SecretMemory
import StorePort
import WhisperCore

/// The vault's database, by the engine that this build has.
enum StoreEngine {
    /// Whether this build can encrypt.
    static var canEncrypt: Bool { true }

    /// The statements with which another program opens the database, its key in place of `KEY`.
    static func openingStatements(_ layout: VaultLayout) throws -> [String] {
        [
            "PRAGMA key = \"KEY\";", "PRAGMA cipher_compatibility = 3;", "PRAGMA cipher_page_size = 4096;",
            "PRAGMA temp_store = MEMORY;",
        ]
    }

    /// Whether there is a database at all.
    static func exists(_ layout: VaultLayout) throws -> Bool {
        try Files.exists(layout.database)
    }

    /// Whether the database is encrypted.
    static func isEncrypted(_ layout: VaultLayout) throws -> Bool {
        true
    }

    /// Makes the database of a new vault.
    static func create(
        _ layout: VaultLayout, key: borrowing SecretBytes, clock: any WallClock
    ) async throws -> any VaultStore {
        throw StoreError(.cannotOpen)
    }

    /// Opens an encrypted database.
    static func open(
        _ layout: VaultLayout, key: borrowing SecretBytes, clock: any WallClock
    ) async throws -> any VaultStore {
        throw StoreError(.cannotOpen)
    }

    /// Makes the database of a new vault without encryption.
    static func createUnencrypted(_ layout: VaultLayout, clock: any WallClock) async throws -> any VaultStore {
        throw StoreError(.cannotOpen)
    }

    /// Opens a database that is not encrypted.
    static func openUnencrypted(_ layout: VaultLayout, clock: any WallClock) async throws -> any VaultStore {
        throw StoreError(.cannotOpen)
    }
}
