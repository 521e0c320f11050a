public import WhisperMessage

/// A contact record. The store does not interpret the keys.
public struct ContactRecord: Hashable, Sendable {
    /// The contact's id in this vault.
    public var id: UniqueIdentifier
    /// The display name.
    public var displayName: String
    /// The X25519 public key, 32 bytes.
    public var agreementKey: [UInt8]
    /// The Ed25519 public key, 32 bytes, if there is one.
    public var signingKey: [UInt8]?
    /// The fingerprint over both keys, 32 bytes (CON-2).
    public var fingerprint: [UInt8]
    /// The recipient key id, 8 bytes.
    public var recipientKeyID: [UInt8]
    /// The trust level.
    public var trust: ContactTrust
    /// Whether the contact is blocked.
    public var isBlocked: Bool
    /// The version of the keys, from 1.
    public var keyVersion: UInt32
    /// The user's note.
    public var note: String
    /// The blob id of the contact's picture, 64 hex characters.
    public var avatar: String?
    /// The person, among the senders of messages, that the contact refers to.
    public var person: UniqueIdentifier?
    /// When the record was created.
    public var createdAt: Timestamp
    /// When the contact was last seen in a message.
    public var lastSeenAt: Timestamp?
    /// When the record was last changed.
    public var updatedAt: Timestamp

    /// Creates a record from its parts.
    public init(
        id: UniqueIdentifier, displayName: String, agreementKey: [UInt8], signingKey: [UInt8]?, fingerprint: [UInt8],
        recipientKeyID: [UInt8], trust: ContactTrust = .unverified, isBlocked: Bool = false, keyVersion: UInt32 = 1,
        note: String = "", avatar: String? = nil, person: UniqueIdentifier? = nil, createdAt: Timestamp,
        lastSeenAt: Timestamp? = nil, updatedAt: Timestamp
    ) {
        self.id = id
        self.displayName = displayName
        self.agreementKey = agreementKey
        self.signingKey = signingKey
        self.fingerprint = fingerprint
        self.recipientKeyID = recipientKeyID
        self.trust = trust
        self.isBlocked = isBlocked
        self.keyVersion = keyVersion
        self.note = note
        self.avatar = avatar
        self.person = person
        self.createdAt = createdAt
        self.lastSeenAt = lastSeenAt
        self.updatedAt = updatedAt
    }
}

/// The trust level of a contact. Raw values are the vault's codes.
public enum ContactTrust: Int, Sendable, CaseIterable {
    case unverified = 0
    case verified = 1
    case revoked = 2
}

/// Former keys of a contact.
public struct PastKey: Hashable, Sendable {
    /// The X25519 public key, 32 bytes.
    public var agreementKey: [UInt8]
    /// The Ed25519 public key, 32 bytes, if there was one.
    public var signingKey: [UInt8]?
    /// When they were replaced.
    public var replacedAt: Timestamp

    /// Creates a record of replaced keys.
    public init(agreementKey: [UInt8], signingKey: [UInt8]?, replacedAt: Timestamp) {
        self.agreementKey = agreementKey
        self.signingKey = signingKey
        self.replacedAt = replacedAt
    }
}
