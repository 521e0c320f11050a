import WhisperLocalization
import WhisperPosixFiles
package import WhisperSecretMemory
import WhisperStorePort
import WhisperCore

/// Makes a vault: directory, keys, recovery copy, database, in an order that can be cut off at any moment and gone
/// through again (ST-2).
package struct VaultCreation {
    let access: VaultAccess

    package init(access: VaultAccess) {
        self.access = access
    }

    /// Makes the vault and opens it, with the disclaimer written down as accepted.
    package func make(from source: PassphraseSource, isEncrypted: Bool) async throws -> OpenVault {
        let layout = access.layout
        let sealing = try Adapters.sealing()
        let reader = access.passphraseReader(sealing)
        let isContinued = try Files.exists(layout.keychain)
        let passphrase = try isContinued ? reader.existing(from: source) : newPassphrase(from: source, reader, sealing)
        access.context.denyNetwork()
        do {
            try DirectoryTree.makeAll(layout.directory)
        } catch {
            throw VaultBackup.told(error, path: layout.directory)
        }
        // Held alone until it is closed: of two creations at once, one makes the keys and the database.
        let lock = try StoreEngine.holdAlone(layout)
        let keychain = Adapters.keychain(
            layout, passphrase: try sealing.copy(of: passphrase), sealing: sealing)
        let custody = KeyCustody(keychain: keychain, sealing: sealing, memory: sealing)
        let keys = try custody.create(databaseExists: try StoreEngine.exists(layout))
        try custody.record(isEncrypted ? .encrypted : .plain)
        try RecoveryFile(layout, sealing: sealing).write(keys, under: passphrase)
        let store =
            isEncrypted
            ? try await StoreEngine.create(layout, key: keys.database, clock: access.context.clock, held: lock)
            : try await StoreEngine.createUnencrypted(layout, clock: access.context.clock, held: lock)
        do {
            try await Disclaimer.accept(in: store, clock: access.context.clock)
        } catch {
            await store.close()
            throw error
        }
        return OpenVault(layout: layout, store: store, isEncrypted: isEncrypted, keys: keys) {
            throw KeyCustodyError.absent
        }
    }

    /// The passphrase that the user chose, or ten words made and shown.
    private func newPassphrase(
        from source: PassphraseSource, _ reader: PassphraseReader, _ memory: any SecretAllocator
    ) throws -> SecretBytes {
        if let chosen = try reader.new(from: source) { return chosen }
        let generated = try GeneratedPassphrase.make(sealing: Adapters.sealing(), memory: memory)
        try PassphraseDisplay.show(generated, bits: GeneratedPassphrase.bits, output: access.context.output)
        return generated
    }
}

extension SecretAllocator {
    /// A second copy of a secret.
    package func copy(of secret: borrowing SecretBytes) throws -> SecretBytes {
        try unsafe secret.withUnsafeBytes { (bytes) throws(SecretMemoryError) in try unsafe copy(bytes) }
    }
}
