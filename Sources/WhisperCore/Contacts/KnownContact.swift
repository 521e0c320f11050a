public import WhisperContacts
public import WhisperMessage
public import WhisperStorePort

/// A contact of the vault's own address book (CON-1).
public struct KnownContact: KnownByKeys, Hashable {
    /// Its record in the vault; trust that is not authenticated is removed.
    public let record: ContactRecord
    /// Its keys, and the names made of them.
    public let keys: KnownKeys
    /// How far its keys are trusted.
    public let trust: Trust
    /// Whether its keys were replaced and the new ones are not verified yet; the user is warned whenever the contact is
    /// used (CON-4).
    public let hasKeyChange: Bool
    /// Whether the record claims more than is authenticated, for example because an older page was put in place of the
    /// current one. The contact then counts as unverified, until it is verified again or the owner accepts the vault.
    public let isDoubtful: Bool

    /// Creates a contact from its record; throws `damaged` if the record's keys are invalid.
    init(_ record: ContactRecord, hasKeyChange: Bool, isDoubtful: Bool = false) throws(ContactError) {
        guard
            let keys = KnownKeys(
                agreementKey: record.agreementKey, signingKey: record.signingKey, fingerprint: record.fingerprint,
                recipientKeyID: record.recipientKeyID),
            let trust = Trust(rawValue: record.trust.rawValue)
        else { throw .damaged }
        self.record = record
        self.keys = keys
        self.trust = trust
        self.hasKeyChange = hasKeyChange
        self.isDoubtful = isDoubtful
    }

    /// Its id in this vault.
    public var id: UniqueIdentifier { record.id }
    /// The display name, shown with the short id.
    public var name: String { record.displayName }
    /// Whether it is blocked.
    public var isBlocked: Bool { record.isBlocked }
}
