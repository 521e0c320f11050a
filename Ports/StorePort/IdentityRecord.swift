public import WhisperMessage

/// The stored record of an identity.
public struct IdentityRecord: Hashable, Sendable {
    /// The identity's id in this vault.
    public var id: UniqueIdentifier
    /// Its name.
    public var name: String
    /// The X25519 public key, 32 bytes.
    public var agreementKey: [UInt8]
    /// The Ed25519 public key, 32 bytes, if there is one.
    public var signingKey: [UInt8]?
    /// The fingerprint over both keys, 32 bytes (CON-2).
    public var fingerprint: [UInt8]
    /// The recipient key id, 8 bytes.
    public var recipientKeyID: [UInt8]
    /// What the identity may be used for.
    public var status: IdentityStatus
    /// Whether messages are sealed with it by default. At most one identity is the default.
    public var isDefault: Bool
    /// The version of the keys, from 1.
    public var keyVersion: UInt32
    /// The identity that this one succeeded.
    public var predecessor: UniqueIdentifier?
    /// The predecessor's signed statement of the succession (ID-5), if it had a signing key.
    public var succession: [UInt8]?
    /// When the record was created.
    public var createdAt: Timestamp
    /// When the record was last changed.
    public var updatedAt: Timestamp

    /// Creates a record from its parts.
    public init(
        id: UniqueIdentifier, name: String, agreementKey: [UInt8], signingKey: [UInt8]?, fingerprint: [UInt8],
        recipientKeyID: [UInt8], status: IdentityStatus = .active, isDefault: Bool = false, keyVersion: UInt32 = 1,
        predecessor: UniqueIdentifier? = nil, succession: [UInt8]? = nil, createdAt: Timestamp, updatedAt: Timestamp
    ) {
        self.id = id
        self.name = name
        self.agreementKey = agreementKey
        self.signingKey = signingKey
        self.fingerprint = fingerprint
        self.recipientKeyID = recipientKeyID
        self.status = status
        self.isDefault = isDefault
        self.keyVersion = keyVersion
        self.predecessor = predecessor
        self.succession = succession
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
}

/// What an identity may be used for (ID-1 … ID-3). Raw values are the vault's codes.
public enum IdentityStatus: Int, Sendable, CaseIterable {
    /// Seals and opens messages.
    case active = 0
    /// Superseded: opens messages, seals if chosen explicitly, is never the default.
    case rotated = 1
    /// Only opens messages.
    case archived = 2
}
