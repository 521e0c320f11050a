public import WhisperMessage

/// An identity in a backup, without its secrets (ID-1, ID-6).
public struct BackedUpIdentity: Hashable, Sendable {
    /// The id of the identity in the original vault.
    public var id: UniqueIdentifier
    /// The identity's name.
    public var name: DisplayName
    /// The public keys, which match the secrets stored with the identity.
    public var keys: PublicKeys
    /// The stage of the identity's life cycle.
    public var stage: IdentityStage
    /// Whether it was the default.
    public var isDefault: Bool
    /// The version of the keys, starting at 1.
    public var keyVersion: UInt32
    /// When the identity was created, in seconds since 1970, 0 … 2^40.
    public var createdAt: Int64
    /// The identity that this one succeeded, which need not be in the backup.
    public var predecessor: UniqueIdentifier?
    /// The predecessor's statement of succession, if it had a signing key.
    public var succession: SuccessionStatement?

    /// Creates a backed-up identity.
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
