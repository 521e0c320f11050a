public import WhisperCryptoPort
public import WhisperKeyFingerprint

/// The public keys of one identity or contact: what its fingerprint covers.
public struct PublicKeys: Hashable, Sendable {
    /// The X25519 key that messages are sealed to.
    public let agreementKey: AgreementPublicKey
    /// The Ed25519 key that signatures are checked with, where there is one.
    public let signingKey: SigningPublicKey?

    /// A key for agreement, and the one for signing beside it if there is one.
    public init(agreementKey: AgreementPublicKey, signingKey: SigningPublicKey?) {
        self.agreementKey = agreementKey
        self.signingKey = signingKey
    }

    /// The fingerprint over both (CON-2).
    public func fingerprint(crypto: any CryptoBackend) -> Fingerprint {
        Fingerprint(agreementKey: agreementKey, signingKey: signingKey, crypto: crypto)
    }

    /// Whether both are written in the one canonical way and are not of low order. Anything else is nobody's key.
    public var areStrict: Bool {
        X25519Encoding.isStrict(agreementKey) && (signingKey.map { Ed25519Encoding.isStrict($0) } ?? true)
    }
}
