public import WhisperSecretMemory

/// The keys of a vault. They are random and never derived from anything that a person remembers or an identity holds,
/// so that changing the one endangers nothing of the other (ST-2).
public struct VaultKeys: ~Copyable, Sendable {
    /// The database's key, 32 bytes.
    public let database: SecretBytes
    /// The key of the attachments, 32 bytes. A new database key leaves it as it is.
    public let attachments: SecretBytes

    /// Both keys.
    public init(database: consuming SecretBytes, attachments: consuming SecretBytes) {
        self.database = database
        self.attachments = attachments
    }
}
