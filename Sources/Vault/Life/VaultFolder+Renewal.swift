package import WhisperCore
package import WhisperRenewalPort
package import WhisperSecretMemory
import WhisperStorePort

extension VaultFolder {
    /// What changes the key, the form or the passphrase of the vault, each in an order that can be cut off at any moment.
    ///
    /// - Parameter keychain: The vault's, under its passphrase.
    package func renewal(of keychain: any PassphraseKeychain) -> KeyRenewal {
        KeyRenewal(
            holder: adapters.engine.holder(layout), keychain: keychain, recovery: RecoveryFile(self),
            sealing: adapters.sealing, memory: adapters.memory, cost: adapters.passphraseCost)
    }

    /// Records a database that is plain already as wanted so, which a place outside of the vault has named.
    package func recordPlain(in custody: KeyCustody) throws {
        try exclusively {
            guard try !isEncrypted else { throw StoreError(.busy) }
            try custody.record(.plain)
        }
    }

    /// Moves the encrypted database to another form. The key is read under the lock: another process may have changed it.
    package func reformat(_ format: CipherFormat, under passphrase: borrowing SecretBytes) throws {
        let hold = try holdAlone()
        defer { hold.release() }
        let custody = custody(of: try keychain(under: passphrase))
        guard try isEncrypted else { throw VaultError(.noEncryption, path: layout.database) }
        do {
            try adapters.engine.reformat(layout, key: try custody.open().database, to: format, under: hold)
        } catch let error as StoreError where error.code == .unsupported {
            throw VaultError(.unsupportedFormat, path: layout.database, underlying: error)
        }
    }
}
