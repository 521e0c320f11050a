public import WhisperMessage

/// An identity in a backup, but for its secrets (ID-1, ID-6).
public struct BackedUpIdentity: Hashable, Sendable {
    /// The id that it had in the vault that was backed up.
    public var id: UniqueIdentifier
    /// Its name.
    public var name: DisplayName
    /// Its public keys, which are those of the secrets kept with it.
    public var keys: PublicKeys
    /// What it was still used for.
    public var stage: IdentityStage
    /// Whether it was the default.
    public var isDefault: Bool
    /// The version of its keys, from 1.
    public var keyVersion: UInt32
    /// When it was made, in seconds since 1970, 0 … 2^40.
    public var createdAt: Int64
    /// The identity that it took over from, which need not be in the backup.
    public var predecessor: UniqueIdentifier?
    /// The predecessor's statement of that, where it had a signing key.
    public var succession: SuccessionStatement?

    /// An identity with the given parts.
    public init(
        id: UniqueIdentifier, name: DisplayName, keys: PublicKeys, stage: IdentityStage = .active,
        isDefault: Bool = false, keyVersion: UInt32 = 1, createdAt: Int64, predecessor: UniqueIdentifier? = nil,
        succession: SuccessionStatement? = nil
    ) {
        self.id = id
        self.name = name
        self.keys = keys
        self.stage = stage
        self.isDefault = isDefault
        self.keyVersion = keyVersion
        self.createdAt = createdAt
        self.predecessor = predecessor
        self.succession = succession
    }
}
