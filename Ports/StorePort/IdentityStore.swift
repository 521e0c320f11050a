public import WhisperMessage

/// The public part of the owner's identities (ID-1). Their secrets are not the store's business.
public protocol IdentityStore: Sendable {
    /// Saves identities, new ones and changed ones, in one transaction and in the order given: a rotation is the successor
    /// and its changed predecessor. An identity that is saved as the default takes this from every other one.
    ///
    /// Keys and fingerprint that are not 32 bytes, a key id that is not 8, an empty name and a default that is not active
    /// throw `.invalidArgument`; a fingerprint or a name that another identity has throws `.constraint`, but for that of a
    /// predecessor (or its predecessor, and so on), which may have its successor's name; a predecessor that is not there
    /// `.identityNotFound`, one that came after the identity itself `.constraint`. Names are compared byte by byte.
    func saveIdentities(_ identities: [IdentityRecord]) async throws(StoreError)

    /// The identity of an id; nil if there is none.
    func identity(_ id: UniqueIdentifier) async throws(StoreError) -> IdentityRecord?

    /// All identities, by name and, within a name, the newest key version first.
    func identities() async throws(StoreError) -> [IdentityRecord]

    /// Those of a recipient key id (8 bytes), archived ones included (ID-4), in order of creation; those of one moment by
    /// id in ascending order.
    func identities(recipientKeyID: [UInt8]) async throws(StoreError) -> [IdentityRecord]
}

/// An identity as the vault keeps it.
public struct IdentityRecord: Hashable, Sendable {
    /// The identity's id in this vault.
    public var id: UniqueIdentifier
    /// Its name.
    public var name: String
    /// The X25519 public key, 32 bytes.
    public var agreementKey: [UInt8]
    /// The Ed25519 public key, 32 bytes, where there is one.
    public var signingKey: [UInt8]?
    /// The fingerprint over both keys, 32 bytes (CON-2).
    public var fingerprint: [UInt8]
    /// The recipient key id, 8 bytes.
    public var recipientKeyID: [UInt8]
    /// What it may still be used for.
    public var status: IdentityStatus
    /// Whether messages are sealed with it where none is named. At most one is.
    public var isDefault: Bool
    /// The version of the keys, from 1.
    public var keyVersion: UInt32
    /// The identity that this one took over from.
    public var predecessor: UniqueIdentifier?
    /// The predecessor's statement of that (ID-5), where it had a signing key.
    public var succession: [UInt8]?
    /// When it was made.
    public var createdAt: Timestamp
    /// When it was last changed.
    public var updatedAt: Timestamp

    /// An identity with the given parts.
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
    /// Seals and opens.
    case active = 0
    /// Superseded: seals where it is named, opens, is never the default.
    case rotated = 1
    /// Opens only.
    case archived = 2
}
