public import WhisperSecretMemory
public import WhisperSealingPort

/// The keys of a vault. They are random and never derived from a passphrase or an identity, so that changing one does
/// not endanger the other (ST-2).
public struct VaultKeys: ~Copyable, Sendable {
    /// The database key, 32 bytes.
    public let database: SecretBytes
    /// The attachment key, 32 bytes. A new database key does not change it.
    public let attachments: SecretBytes

    /// Creates a pair of keys.
    public init(database: consuming SecretBytes, attachments: consuming SecretBytes) {
        self.database = database
        self.attachments = attachments
    }
}

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
