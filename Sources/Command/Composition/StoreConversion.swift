import PlainSQLiteStore
import SQLiteEngine
import SecretMemory
import StorePort
import WhisperCore

#if SQLCipher
    import SQLCipherStore
#endif

/// Changes of the whole database file. Nobody may have it open; each leaves the old or the new state, whenever it is cut
/// off.
extension StoreEngine {
    #if SQLCipher
        /// Moves the database to another key; its form stays.
        static func rekey(_ layout: Layout, from old: borrowing SecretBytes, to new: borrowing SecretBytes) throws {
            let isVersion4 = try VaultHeader.read(layout.header)?.storage == .cipher4
            try SQLCipherStore.rekey(
                directory: layout.directory, from: old, to: new, sealing: Adapters.sealing(),
                format: isVersion4 ? .version4 : .common)
        }

        /// Moves the database to another form; its key stays.
        static func reformat(_ layout: Layout, key: borrowing SecretBytes, to format: CipherFormat) throws {
            try SQLCipherStore.rekey(
                directory: layout.directory, from: key, to: key, sealing: Adapters.sealing(),
                format: format == .four ? .version4 : .common)
        }

        /// Encrypts a database that is not encrypted.
        static func encrypt(_ layout: Layout, key: borrowing SecretBytes) throws {
            try SQLCipherStore.encrypt(directory: layout.directory, key: key, sealing: Adapters.sealing())
        }

        /// Stores an encrypted database without encryption.
        static func decrypt(_ layout: Layout, key: borrowing SecretBytes) throws {
            try SQLCipherStore.decrypt(directory: layout.directory, key: key, sealing: Adapters.sealing())
        }

        private static func recoverEncrypted(
            _ layout: Layout, key: borrowing SecretBytes, to directory: String
        ) throws -> RecoveryReport {
            try SQLCipherStore.recover(
                directory: layout.directory, key: key, sealing: Adapters.sealing(), toDirectory: directory)
        }
    #else
        /// This engine has no keys.
        static func rekey(_ layout: Layout, from old: borrowing SecretBytes, to new: borrowing SecretBytes) throws {
            throw StoreError(.noEncryption)
        }

        /// This engine has one form.
        static func reformat(_ layout: Layout, key: borrowing SecretBytes, to format: CipherFormat) throws {
            throw StoreError(.noEncryption)
        }

        /// This engine cannot encrypt.
        static func encrypt(_ layout: Layout, key: borrowing SecretBytes) throws {
            throw StoreError(.noEncryption)
        }

        /// This engine cannot read what is encrypted.
        static func decrypt(_ layout: Layout, key: borrowing SecretBytes) throws {
            throw StoreError(.noEncryption)
        }

        private static func recoverEncrypted(
            _ layout: Layout, key: borrowing SecretBytes, to directory: String
        ) throws -> RecoveryReport {
            throw StoreError(.noEncryption)
        }
    #endif

    /// Carries what can be read of a damaged database over into another directory. The damaged one stays as it is.
    static func recover(
        _ layout: Layout, key: borrowing SecretBytes, to directory: String
    ) throws -> RecoveryReport {
        guard try isEncrypted(layout) else {
            return try PlainSQLiteStore.recover(directory: layout.directory, toDirectory: directory)
        }
        return try recoverEncrypted(layout, key: key, to: directory)
    }
}
