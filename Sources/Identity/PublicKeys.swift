public import WhisperCryptoPort
public import WhisperKeyFingerprint

/// The public keys of one identity or contact, as covered by its fingerprint.
public struct PublicKeys: Hashable, Sendable {
    /// The X25519 key that messages are sealed to.
    public let agreementKey: AgreementPublicKey
    /// The Ed25519 key that verifies signatures, if there is one.
    public let signingKey: SigningPublicKey?

    /// Creates a set of public keys.
    public init(agreementKey: AgreementPublicKey, signingKey: SigningPublicKey?) {
        self.agreementKey = agreementKey
        self.signingKey = signingKey
    }

    /// Returns the fingerprint of both keys (CON-2).
    public func fingerprint(crypto: any CryptoBackend) -> Fingerprint {
        Fingerprint(agreementKey: agreementKey, signingKey: signingKey, crypto: crypto)
    }

    /// Whether both keys are in canonical form and not of low order. Any other key is never valid.
    public var areStrict: Bool {
        X25519Encoding.isStrict(agreementKey) && (signingKey.map { Ed25519Encoding.isStrict($0) } ?? true)
    }
}
