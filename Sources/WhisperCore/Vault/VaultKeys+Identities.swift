public import WhisperSealingPort
public import WhisperSecretMemory

extension VaultKeys {
    /// The key that seals the keychain of the owner's identities, 32 bytes.
    ///
    /// It is derived from the attachment key, which neither a new passphrase nor a new database key changes: opening
    /// the vault is sufficient to use its identities, and a copy of the vault's keys covers them.
    ///
    /// - Throws: The sealing error.
    public func identityKey(sealing: any Sealing) throws(SealingError) -> SecretBytes {
        try sealing.deriveKey(from: attachments, purpose: "whisper-v1/identity-secrets")
    }

    /// The key that authenticates trust data and policies, 32 bytes; derived from the same key.
    ///
    /// - Throws: The sealing error.
    public func trustKey(sealing: any Sealing) throws(SealingError) -> SecretBytes {
        try sealing.deriveKey(from: attachments, purpose: "whisper-v1/trust")
    }
}
