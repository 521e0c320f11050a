public import WhisperCryptoPort
public import WhisperIdentity
public import WhisperKeyFingerprint
public import WhisperMessage
public import WhisperStorePort

/// One of the owner's identities, its secrets left out (ID-1).
public struct OwnIdentity: Hashable, Sendable {
    /// What the vault keeps of it.
    public let record: IdentityRecord
    /// The X25519 public key.
    public let agreementKey: AgreementPublicKey
    /// The Ed25519 public key; nil where it cannot sign.
    public let signingKey: SigningPublicKey?
    /// The fingerprint over both.
    public let fingerprint: Fingerprint
    /// How envelopes name it.
    public let recipientKeyID: RecipientKeyID
    /// What it may be used for.
    public let stage: IdentityStage

    /// The identity of a record; `damaged` where the record's keys are none.
    init(_ record: IdentityRecord) throws(IdentityError) {
        guard let agreementKey = AgreementPublicKey(record.agreementKey),
            let fingerprint = Fingerprint(record.fingerprint),
            let recipientKeyID = RecipientKeyID(record.recipientKeyID),
            let stage = IdentityStage(record.status)
        else { throw .damaged }
        if let bytes = record.signingKey {
            guard let key = SigningPublicKey(bytes) else { throw .damaged }
            signingKey = key
        } else {
            signingKey = nil
        }
        self.record = record
        self.agreementKey = agreementKey
        self.fingerprint = fingerprint
        self.recipientKeyID = recipientKeyID
        self.stage = stage
    }

    /// Its id in this vault.
    public var id: UniqueIdentifier { record.id }
    /// Its name, which its predecessors share.
    public var name: String { record.name }
    /// Whether messages are sealed with it where none is named.
    public var isDefault: Bool { record.isDefault }
    /// The version of its keys, from 1.
    public var keyVersion: UInt32 { record.keyVersion }
    /// What people know it by.
    public var shortID: ShortID { fingerprint.shortID }
}

extension IdentityStage {
    /// The stage that the vault's code stands for.
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
