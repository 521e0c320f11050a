public import WhisperMessage

/// The vault's own address book (CON-1, ST-6).
public protocol ContactStore: Sendable {
    /// Saves a new contact, or the changed record of one that is there. Keys that change are kept in the history, as
    /// replaced at the new record's `updatedAt`.
    ///
    /// Keys and fingerprint that are not 32 bytes and a key id that is not 8 throw `.invalidArgument`, a fingerprint
    /// that another contact has throws `.constraint`, a person who is not there `.personNotFound`.
    func saveContact(_ contact: ContactRecord) async throws(StoreError)

    /// Saves the changed record of a contact while the vault has it as `known`; else throws `.contactChanged` and changes
    /// nothing. What was decided over one record, such as that its keys are verified, never comes to lie on another one,
    /// whoever saves at the same time.
    ///
    /// A contact that is not there throws `.contactNotFound`, records of two contacts `.invalidArgument`; the rest is as
    /// `saveContact` does it.
    func saveContact(_ contact: ContactRecord, over known: ContactRecord) async throws(StoreError)

    /// The contact of an id; nil if there is none.
    func contact(_ id: UniqueIdentifier) async throws(StoreError) -> ContactRecord?

    /// Contacts whose name begins so, folded as search folds, by name; text without words gives all; `limit`
    /// 1 … 10,000.
    func contacts(named prefix: String, limit: Int) async throws(StoreError) -> [ContactRecord]

    /// All contacts, page by page, by id in ascending order.
    ///
    /// - Parameters:
    ///   - id: The last contact of the page before, which may be gone since; nil for the first page.
    ///   - limit: At most so many, 1 … 10,000.
    func contacts(after id: UniqueIdentifier?, limit: Int) async throws(StoreError) -> [ContactRecord]

    /// Blocks or unblocks a contact.
    func setBlocked(_ id: UniqueIdentifier, _ isBlocked: Bool) async throws(StoreError)

    /// Deletes a contact and its key history. Messages and people stay.
    func deleteContact(_ id: UniqueIdentifier) async throws(StoreError)

    /// Keys that a contact had before, oldest first.
    func keyHistory(of id: UniqueIdentifier) async throws(StoreError) -> [PastKey]
}

/// A contact as the vault keeps it. What its keys mean is not the store's business.
public struct ContactRecord: Hashable, Sendable {
    /// The contact's identity in this vault.
    public var id: UniqueIdentifier
    /// The name to show.
    public var displayName: String
    /// The X25519 public key, 32 bytes.
    public var agreementKey: [UInt8]
    /// The Ed25519 public key, 32 bytes, where there is one.
    public var signingKey: [UInt8]?
    /// The fingerprint over both keys, 32 bytes (CON-2).
    public var fingerprint: [UInt8]
    /// The recipient key id, 8 bytes.
    public var recipientKeyID: [UInt8]
    /// How far it is trusted.
    public var trust: ContactTrust
    /// Whether it is blocked.
    public var isBlocked: Bool
    /// The version of the keys, from 1.
    public var keyVersion: UInt32
    /// The user's own words.
    public var note: String
    /// The blob of its picture, 64 hex characters.
    public var avatar: String?
    /// The person among the senders of messages that it is.
    public var person: UniqueIdentifier?
    /// When it was made.
    public var createdAt: Timestamp
    /// When it was last seen in a message.
    public var lastSeenAt: Timestamp?
    /// When it was last changed.
    public var updatedAt: Timestamp

    /// A contact with the given parts.
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

/// How far a contact is trusted. Raw values are the vault's codes.
public enum ContactTrust: Int, Sendable, CaseIterable {
    case unverified = 0
    case verified = 1
    case revoked = 2
}

/// Keys that a contact had before.
public struct PastKey: Hashable, Sendable {
    /// The X25519 public key, 32 bytes.
    public var agreementKey: [UInt8]
    /// The Ed25519 public key, 32 bytes, where there was one.
    public var signingKey: [UInt8]?
    /// When they were replaced.
    public var replacedAt: Timestamp

    /// Keys that were replaced.
    public init(agreementKey: [UInt8], signingKey: [UInt8]?, replacedAt: Timestamp) {
        self.agreementKey = agreementKey
        self.signingKey = signingKey
        self.replacedAt = replacedAt
    }
}
