import WhisperCore
import WhisperRenewalPort
public import WhisperSecretMemory
import WhisperStorePort

/// Changes of a vault that no process has open. Each can be interrupted at any moment: the next opening determines
/// which state applies.
extension Vault {
    /// Replaces the passphrase, in the keychain and in the recovery copy. The passphrases of backups do not change.
    ///
    /// - Throws: ``VaultError`` `.wrongPassphrase`, or `.other` with ``StoreError`` `.heldExclusively` while a program has
    ///   the vault open.
    public static func changePassphrase(
        at path: String, from passphrase: borrowing SecretBytes, to newPassphrase: borrowing SecretBytes,
        adapters: VaultAdapters? = nil
    ) async throws(VaultError) {
        try await change(at: path, passphrase, adapters) { (_, keychain, folder) in
            try folder.renewal(of: keychain).changePassphrase(to: newPassphrase)
        }
    }

    /// Re-encrypts the database under a new key. The passphrase does not change.
    ///
    /// - Throws: As ``changePassphrase(at:from:to:adapters:)``; `.noEncryption` if the database is not encrypted.
    public static func rekey(
        at path: String, passphrase: borrowing SecretBytes, adapters: VaultAdapters? = nil
    ) async throws(VaultError) {
        try await change(at: path, passphrase, adapters) { passphrase, keychain, folder in
            try folder.renewal(of: keychain).renewKey(under: passphrase)
        }
    }

    /// Encrypts the database of a vault that was made without encryption. What the plain file held may still be found on the
    /// medium.
    ///
    /// - Throws: As ``changePassphrase(at:from:to:adapters:)``.
    public static func encrypt(
        at path: String, passphrase: borrowing SecretBytes, adapters: VaultAdapters? = nil
    ) async throws(VaultError) {
        try await change(at: path, passphrase, adapters) { _, keychain, folder in
            try folder.renewal(of: keychain).encrypt()
        }
    }

    /// Takes the encryption off the database. Attachments and identities stay encrypted.
    ///
    /// - Throws: As ``changePassphrase(at:from:to:adapters:)``.
    public static func decrypt(
        at path: String, passphrase: borrowing SecretBytes, adapters: VaultAdapters? = nil
    ) async throws(VaultError) {
        try await change(at: path, passphrase, adapters) { _, keychain, folder in
            try folder.renewal(of: keychain).decrypt()
        }
    }

    private static func change(
        at path: String, _ passphrase: borrowing SecretBytes, _ adapters: VaultAdapters?,
        _ body: (borrowing SecretBytes, any PassphraseKeychain, VaultFolder) throws -> Void
    ) async throws(VaultError) {
        let folder = try folder(path, adapters)
        do {
            // A wrong passphrase is found here, and a renewal that was cut off is finished.
            try await folder.open(under: passphrase).accepted().close()
            try body(passphrase, try folder.keychain(under: passphrase), folder)
            // The keys that are held may open nothing any more.
            try folder.dropHeldKeys()
        } catch {
            throw VaultError(error, path: path)
        }
    }
}
