import WhisperCore
import WhisperPosixFiles
package import WhisperSecretMemory
import WhisperStorePort

extension VaultFolder {
    /// Makes the vault and opens it, with the disclaimer recorded as accepted: directory, keys, recovery copy, database, in
    /// an order that can be cut off at any moment and gone through again (ST-2).
    ///
    /// - Parameter passphrase: Of a creation that was cut off, the one that it began with.
    package func create(under passphrase: borrowing SecretBytes, isEncrypted: Bool) async throws -> Vault {
        if try exists { throw VaultError(.exists, path: layout.directory) }
        try requireNoneMade()
        guard !isEncrypted || adapters.engine.canEncrypt else { throw VaultError(.noEncryption) }
        do {
            try DirectoryTree.makeAll(layout.directory)
        } catch {
            throw VaultError(error, path: layout.directory)
        }
        // Held alone until it is closed: of two creations at once, one makes the keys and the database.
        let hold = try holdAlone()
        let custody = custody(of: try keychain(under: passphrase))
        let keys = try custody.create(databaseExists: try exists)
        try custody.record(isEncrypted ? .encrypted : .plain)
        try RecoveryFile(self).write(keys, under: passphrase)
        let store =
            isEncrypted
            ? try await openStore(key: keys.database, isNew: true, under: hold)
            : try await openPlainStore(isNew: true, under: hold)
        do {
            try await Disclaimer.accept(in: store, clock: adapters.clock)
        } catch {
            await store.close()
            throw error
        }
        return Vault(folder: self, store: store, isEncrypted: isEncrypted, keys: keys)
    }
}
