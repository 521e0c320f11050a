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
