public import WhisperIdentity
public import WhisperMessage
public import WhisperStorePort

/// One of the owner's identities, its secrets left out (ID-1).
public struct OwnIdentity: KnownByKeys, Hashable {
    /// Its record in the vault.
    public let record: IdentityRecord
    /// Its public keys, and the names made of them.
    public let keys: KnownKeys
    /// What it may be used for.
    public let stage: IdentityStage

    /// Creates an identity from its record; throws `damaged` if the record's keys are invalid.
    init(_ record: IdentityRecord) throws(IdentityError) {
        guard
            let keys = KnownKeys(
                agreementKey: record.agreementKey, signingKey: record.signingKey, fingerprint: record.fingerprint,
                recipientKeyID: record.recipientKeyID),
            let stage = IdentityStage(record.status)
        else { throw .damaged }
        self.record = record
        self.keys = keys
        self.stage = stage
    }

    /// Its id in this vault.
    public var id: UniqueIdentifier { record.id }
    /// Its name, which its predecessors share.
    public var name: String { record.name }
    /// Whether messages are sealed with it by default.
    public var isDefault: Bool { record.isDefault }
    /// The version of its keys, from 1.
    public var keyVersion: UInt32 { record.keyVersion }
}

extension IdentityStage {
    /// The stage for the vault's code.
    init?(_ status: IdentityStatus) {
        self.init(rawValue: UInt8(truncatingIfNeeded: status.rawValue))
    }

    /// The vault's code.
    var status: IdentityStatus {
        switch self {
        case .active: .active
        case .rotated: .rotated
        case .archived: .archived
        }
    }
}
