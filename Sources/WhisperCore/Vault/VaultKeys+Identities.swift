public import WhisperSealingPort
public import WhisperSecretMemory

extension VaultKeys {
    /// The key that seals the keychain of the owner's identities, 32 bytes.
    ///
    /// It follows from the key of the attachments, which neither a new passphrase nor a new database key touches: whoever
    /// can open the vault can use its identities, and a copy of the vault's keys covers them.
    public func identityKey(sealing: any Sealing) throws(SealingError) -> SecretBytes {
        try sealing.deriveKey(from: attachments, purpose: "whisper-v1/identity-secrets")
    }

    /// The key under which the vault vouches for trust and policies, 32 bytes; it follows from the same key.
    public func trustKey(sealing: any Sealing) throws(SealingError) -> SecretBytes {
        try sealing.deriveKey(from: attachments, purpose: "whisper-v1/trust")
    }
}
