package import WhisperCore
package import WhisperSecretMemory
import WhisperStorePort

extension VaultFolder {
    /// Opens the vault with its passphrase, whether the disclaimer is accepted or not.
    ///
    /// - Parameter isNamedPlain: Whether a place outside of the vault, such as a configuration file, names it as one
    ///   without encryption.
    package func open(
        under passphrase: borrowing SecretBytes, isNamedPlain: Bool = false
    ) async throws -> Vault {
        try requireVault()
        // Before the keychain is read: until the vault is closed, nothing changes its keys.
        let hold = try hold()
        let custody = custody(of: try keychain(under: passphrase))
        let keys = try custody.open()
        guard try isEncrypted else {
            try permitPlain(custody, isNamed: isNamedPlain)
            let vault = try await openPlain(keys, hold)
            record(.plain, in: custody, where: .either)
            return vault
        }
        let vault: Vault
        do {
            vault = try await openEncrypted(keys, hold)
        } catch let error as StoreError where error.code == .wrongKey {
            // A rekey was cut off after the database had been moved to its new key.
            guard let pending = try custody.pendingKey() else { throw error }
            let store = try await openStore(key: pending, under: hold)
            do {
                try custody.finishRenewal(to: pending)
                vault = Vault(folder: self, store: store, isEncrypted: true, keys: try custody.open())
            } catch {
                await store.close()
                throw error
            }
        }
        record(.encrypted, in: custody, where: .plain, .either)
        return vault
    }

    /// Opens the vault with the keys that are held between programs, whether the disclaimer is accepted or not; nil if
    /// there are none that open it.
    package func openWithHeldKeys() async throws -> Vault? {
        guard let held = try heldKeys() else { return nil }
        let hold = try hold()
        do {
            guard try isEncrypted else {
                if held.form != .encrypted { return try await openPlain(held.keys, hold) }
                throw StoreError(.wrongKey)
            }
            return try await openEncrypted(held.keys, hold)
        } catch let error as StoreError where error.code == .wrongKey {
            // They are from before a rekey or a restoration: they are dropped, and the passphrase decides.
            hold.release()
            try dropHeldKeys()
            return nil
        }
    }

    /// Opens a database without encryption that a place outside of the vault names as such.
    ///
    /// - Parameter passphrase: Brings the passphrase if the keys are needed, which are those of attachments and identities.
    package func openNamedPlain(passphrase: @escaping @Sendable () throws -> SecretBytes) async throws -> Vault {
        let hold = try hold()
        let store = try await openPlainStore(under: hold)
        return Vault(folder: self, store: store, isEncrypted: false, keys: nil) {
            try custody(of: try keychain(under: try passphrase())).open()
        }
    }

    /// Returns if a plain database is accepted as the vault's.
    ///
    /// Anyone who can write to the vault's directory can put such a database there. So the keychain, which only the
    /// passphrase opens, decides (ST-2), or a place outside of the vault.
    ///
    /// - Throws: ``VaultError`` `.foreignDatabase` if it is not.
    package func permitPlain(_ custody: KeyCustody, isNamed: Bool) throws {
        guard try isNamed || custody.acceptsPlainDatabase() else {
            throw VaultError(.foreignDatabase, path: layout.database)
        }
    }

    /// Records the form of the database if the keychain's record is one of the given ones. On a read-only medium
    /// nothing is recorded, and the vault can be read nonetheless.
    private func record(_ form: DatabaseForm, in custody: KeyCustody, where earlier: DatabaseForm...) {
        do {
            if let recorded = try custody.databaseForm(), earlier.contains(recorded) { try custody.record(form) }
        } catch {
            return
        }
    }

    private func openEncrypted(_ keys: consuming VaultKeys, _ hold: any VaultHold) async throws -> Vault {
        let store = try await openStore(key: keys.database, under: hold)
        return Vault(folder: self, store: store, isEncrypted: true, keys: keys)
    }

    private func openPlain(_ keys: consuming VaultKeys, _ hold: any VaultHold) async throws -> Vault {
        let store = try await openPlainStore(under: hold)
        return Vault(folder: self, store: store, isEncrypted: false, keys: keys)
    }
}
