import WhisperCore
import WhisperPosixFiles
package import WhisperSecretMemory
import WhisperStorePort

extension VaultFolder {
    /// Carries what can be read of a damaged vault over into a new one (ST-10). The damaged one stays as it is.
    package func rescue(
        to directory: String, under passphrase: borrowing SecretBytes, isNamedPlain: Bool = false
    ) throws -> RescueReport {
        let target = VaultLayout(directory: directory)
        guard try !Files.exists(target.directory) else { throw VaultError(.targetExists, path: target.directory) }
        // From here on no key of the damaged vault changes; on a medium that cannot be written, none can.
        let hold = try holdIfWritable()
        defer { hold?.release() }
        let custody = custody(of: try keychain(under: passphrase))
        let keys = try custody.open()
        if try !isEncrypted { try permitPlain(custody, isNamed: isNamedPlain) }
        do {
            try DirectoryTree.makeAll(target.directory)
            let report = try adapters.engine.recover(layout, key: keys.database, to: target.directory, under: hold)
            for (source, copy) in [
                (layout.keychain, target.keychain), (layout.recovery, target.recovery),
                (layout.identities, target.identities),
            ] where try Files.exists(source) {
                try DirectoryTree.copyFile(source, to: copy)
            }
            if try Files.exists(layout.attachments) {
                try DirectoryTree.copy(layout.attachments, to: target.attachments) { _, _ in }
            }
            return report
        } catch {
            try? DirectoryTree.remove(target.directory)
            throw VaultError(error, path: target.directory)
        }
    }

    private func holdIfWritable() throws(StoreError) -> (any VaultHold)? {
        do throws(StoreError) {
            return try hold()
        } catch {
            guard error.code == .readOnly || error.code == .cannotOpen else { throw error }
            return nil
        }
    }

    /// What is wrong with a database that is not opened as its schema is not the one that this program makes (ST-10).
    package func schemaDifferences(under passphrase: borrowing SecretBytes) throws -> [String] {
        let keys = try custody(of: try keychain(under: passphrase)).open()
        return try adapters.engine.schemaDifferences(layout, key: keys.database)
    }
}
