public import WhisperCryptoPort
public import WhisperKeyFingerprint

/// The public keys that the vault holds of a contact or an identity, with the names made of them (CON-2).
public struct KnownKeys: Hashable, Sendable {
    /// The X25519 public key.
    public let agreementKey: AgreementPublicKey
    /// The Ed25519 public key; nil if there is none, so that nothing can be signed.
    public let signingKey: SigningPublicKey?
    /// The fingerprint over both.
    public let fingerprint: Fingerprint
    /// How envelopes name the keys.
    public let recipientKeyID: RecipientKeyID

    /// The keys of a record's columns; nil if one of them does not have the size of its kind.
    init?(agreementKey: [UInt8], signingKey: [UInt8]?, fingerprint: [UInt8], recipientKeyID: [UInt8]) {
        guard let agreement = AgreementPublicKey(agreementKey), let name = Fingerprint(fingerprint),
            let identifier = RecipientKeyID(recipientKeyID)
        else { return nil }
        if let signingKey {
            guard let key = SigningPublicKey(signingKey) else { return nil }
            self.signingKey = key
        } else {
            self.signingKey = nil
        }
        self.agreementKey = agreement
        self.fingerprint = name
        self.recipientKeyID = identifier
    }
}

/// Who is known by public keys: a contact, or one of the owner's identities.
public protocol KnownByKeys: Sendable {
    /// The keys, and the names made of them.
    var keys: KnownKeys { get }
}

extension KnownByKeys {
    /// The X25519 public key.
    public var agreementKey: AgreementPublicKey { keys.agreementKey }
    /// The Ed25519 public key; nil if there is none.
    public var signingKey: SigningPublicKey? { keys.signingKey }
    /// The fingerprint over both.
    public var fingerprint: Fingerprint { keys.fingerprint }
    /// How envelopes name the keys.
    public var recipientKeyID: RecipientKeyID { keys.recipientKeyID }
    /// What people know the keys by.
    public var shortID: ShortID { fingerprint.shortID }
}
