import WhisperPlainSQLiteStore
import WhisperRenewalPort
import WhisperSQLiteEngine
import WhisperSecretMemory
import WhisperStorePort
import WhisperCore

#if SQLCipher
    import WhisperSQLCipherStore
#endif

/// Changes of the whole database file. Nobody may have it open; each leaves the old or the new state, whenever it is cut
/// off.
extension StoreEngine {
    #if SQLCipher
        /// What takes hold of the vault, to change its key.
        static func holder(_ layout: Layout) throws -> any VaultHolder {
            SQLCipherVaultHolder(directory: layout.directory, sealing: try Adapters.sealing())
        }

        /// Moves the database to another form; its key stays.
        ///
        /// - Parameter hold: The vault, held alone since before the key was read.
        static func reformat(
            _ layout: Layout, key: borrowing SecretBytes, to format: CipherFormat, held hold: Hold
        ) throws {
            try SQLCipherStore.reformat(
                directory: layout.directory, key: key, sealing: Adapters.sealing(),
                to: format == .four ? .version4 : .common, held: hold.lock)
        }

        private static func schemaDifferencesEncrypted(
            _ layout: Layout, key: borrowing SecretBytes
        ) throws -> [String] {
            try SQLCipherStore.schemaDifferences(
                directory: layout.directory, key: key, sealing: Adapters.sealing())
        }

        private static func recoverEncrypted(
            _ layout: Layout, key: borrowing SecretBytes, to directory: String, held hold: Hold?
        ) throws -> RecoveryReport {
            try SQLCipherStore.recover(
                directory: layout.directory, key: key, sealing: Adapters.sealing(), toDirectory: directory,
                held: hold?.lock)
        }
    #else
        /// What takes hold of the vault, to change its passphrase: this engine has no keys.
        static func holder(_ layout: Layout) throws -> any VaultHolder {
            PlainVaultHolder(directory: layout.directory)
        }

        /// This engine has one form.
        static func reformat(
            _ layout: Layout, key: borrowing SecretBytes, to format: CipherFormat, held hold: Hold
        ) throws {
            throw StoreError(.noEncryption)
        }

        private static func schemaDifferencesEncrypted(
            _ layout: Layout, key: borrowing SecretBytes
        ) throws -> [String] {
            throw StoreError(.noEncryption)
        }

        private static func recoverEncrypted(
            _ layout: Layout, key: borrowing SecretBytes, to directory: String, held hold: Hold?
        ) throws -> RecoveryReport {
            throw StoreError(.noEncryption)
        }
    #endif

    /// What a database is made of that this program did not make, and what it lacks.
    static func schemaDifferences(_ layout: Layout, key: borrowing SecretBytes) throws -> [String] {
        guard try isEncrypted(layout) else {
            return try PlainSQLiteStore.schemaDifferences(directory: layout.directory)
        }
        return try schemaDifferencesEncrypted(layout, key: key)
    }

    /// Carries what can be read of a damaged database over into another directory. The damaged one stays as it is.
    ///
    /// That a plain one is the vault's is known to the caller.
    static func recover(
        _ layout: Layout, key: borrowing SecretBytes, to directory: String, held hold: Hold?
    ) throws -> RecoveryReport {
        guard try isEncrypted(layout) else {
            return try PlainSQLiteStore.recover(
                directory: layout.directory, toDirectory: directory, held: hold?.lock)
        }
        return try recoverEncrypted(layout, key: key, to: directory, held: hold)
    }
}
