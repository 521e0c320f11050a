public import WhisperSecretMemory

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
