public import WhisperMessage

/// Finds contacts by their keys, at a cost that does not grow with their number (CON-7, ENV-5).
public protocol ContactLookup: Sendable {
    /// The contact of a fingerprint (32 bytes); nil if there is none.
    func contact(fingerprint: [UInt8]) async throws(StoreError) -> ContactRecord?

    /// Contacts of a recipient key id (8 bytes), by name, at most 16.
    func contacts(recipientKeyID: [UInt8]) async throws(StoreError) -> [ContactRecord]

    /// Contacts whose fingerprint begins with these 60 bits, given in the low bits of a number, by name, at most 16: for
    /// display and for finding, never for trust (CON-2).
    func contacts(shortID: UInt64) async throws(StoreError) -> [ContactRecord]

    /// Contacts of exactly this name, folded as search folds, by id, at most 16.
    func contacts(exactlyNamed name: String) async throws(StoreError) -> [ContactRecord]

    /// Every contact that has or had one of two keys: the one for agreement, or the one for signing where it is given.
    /// At most 16, those who have both first, then those who have one, then those who had one; each of these by id in
    /// ascending order.
    func owners(agreementKey: [UInt8], signingKey: [UInt8]?) async throws(StoreError) -> [KeyOwner]

    /// For each of some keys and names, in their order, whether a contact has or had one of the keys, or has the name, folded
    /// as search folds: what many new contacts are compared by in one go.
    func areKnown(_ probes: [ContactProbe]) async throws(StoreError) -> [Bool]

    /// Notes that a contact was seen in a message of a time, if that is later than what is noted. The contact's
    /// `updatedAt` stays: the contact itself did not change.
    func markSeen(_ id: UniqueIdentifier, at time: Timestamp) async throws(StoreError)
}

/// Keys and a name that may be a contact's.
public struct ContactProbe: Hashable, Sendable {
    /// The X25519 public key, 32 bytes.
    public var agreementKey: [UInt8]
    /// The Ed25519 public key, 32 bytes, where there is one.
    public var signingKey: [UInt8]?
    /// The name.
    public var name: String

    /// Keys and a name.
    public init(agreementKey: [UInt8], signingKey: [UInt8]?, name: String) {
        self.agreementKey = agreementKey
        self.signingKey = signingKey
        self.name = name
    }
}

/// A contact to whom one of two keys belongs or belonged.
public struct KeyOwner: Hashable, Sendable {
    /// The contact.
    public var contact: ContactRecord
    /// Whether the agreement key is the one on record now.
    public var hasAgreementKey: Bool
    /// Whether the signing key is the one on record now.
    public var hasSigningKey: Bool
    /// Whether one of the two is in the history.
    public var hadKey: Bool

    /// A contact and what it shares with two keys.
    public init(contact: ContactRecord, hasAgreementKey: Bool, hasSigningKey: Bool, hadKey: Bool) {
        self.contact = contact
        self.hasAgreementKey = hasAgreementKey
        self.hasSigningKey = hasSigningKey
        self.hadKey = hadKey
    }
}
