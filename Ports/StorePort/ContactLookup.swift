public import WhisperMessage

/// Looks up contacts by their keys, at a cost independent of their number (CON-7, ENV-5).
public protocol ContactLookup: Sendable {
    /// The contact with this fingerprint (32 bytes); nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func contact(fingerprint: [UInt8]) async throws(StoreError) -> ContactRecord?

    /// The contacts with this recipient key id (8 bytes), by name, at most 16.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func contacts(recipientKeyID: [UInt8]) async throws(StoreError) -> [ContactRecord]

    /// The contacts whose fingerprint begins with these 60 bits, passed in the low bits of a number; by name, at most
    /// 16. For display and lookup, never for trust (CON-2).
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func contacts(shortID: UInt64) async throws(StoreError) -> [ContactRecord]

    /// The contacts with exactly this name, folded as search folds, by id, at most 16.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func contacts(exactlyNamed name: String) async throws(StoreError) -> [ContactRecord]

    /// The contacts that have or had at least one of two keys: the agreement key, or the signing key if given.
    /// At most 16: first those that have both, then those that have one, then those that had one; each group by id in
    /// ascending order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func owners(agreementKey: [UInt8], signingKey: [UInt8]?) async throws(StoreError) -> [KeyOwner]

    /// For each probe, in order, whether a contact has or had one of its keys, or has its name, folded as search folds.
    /// Used to compare many new contacts at once.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func areKnown(_ probes: [ContactProbe]) async throws(StoreError) -> [Bool]

    /// Records the time of a message in which a contact was seen, if it is later than the recorded one. The contact's
    /// `updatedAt` stays the same, as the contact itself did not change.
    ///
    /// - Throws: `.contactNotFound`.
    func markSeen(_ id: UniqueIdentifier, at time: Timestamp) async throws(StoreError)
}

/// Keys and a name to compare with the known contacts.
public struct ContactProbe: Hashable, Sendable {
    /// The X25519 public key, 32 bytes.
    public var agreementKey: [UInt8]
    /// The Ed25519 public key, 32 bytes, if there is one.
    public var signingKey: [UInt8]?
    /// The name.
    public var name: String

    /// Creates a probe from keys and a name.
    public init(agreementKey: [UInt8], signingKey: [UInt8]?, name: String) {
        self.agreementKey = agreementKey
        self.signingKey = signingKey
        self.name = name
    }
}

/// A contact that has or had at least one of two keys.
public struct KeyOwner: Hashable, Sendable {
    /// The contact.
    public var contact: ContactRecord
    /// Whether the agreement key is its current one.
    public var hasAgreementKey: Bool
    /// Whether the signing key is its current one.
    public var hasSigningKey: Bool
    /// Whether one of the two keys is in its history.
    public var hadKey: Bool

    /// Creates a match.
    public init(contact: ContactRecord, hasAgreementKey: Bool, hasSigningKey: Bool, hadKey: Bool) {
        self.contact = contact
        self.hasAgreementKey = hasAgreementKey
        self.hasSigningKey = hasSigningKey
        self.hadKey = hadKey
    }
}
