public import WhisperCryptoPort
public import WhisperKeyFingerprint

/// What an envelope held: a message, and who it is from.
///
/// Without a signature the keys are a claim that anybody could have made (ENV-5).
public struct OpenedEnvelope: Hashable, Sendable {
    /// The sender's agreement key.
    public let agreementKey: AgreementPublicKey
    /// The sender's signing key; nil for an identity without one.
    public let signingKey: SigningPublicKey?
    /// The fingerprint of both.
    public let fingerprint: Fingerprint
    /// Whether the owner of the signing key signed the envelope.
    public let isSigned: Bool
    /// The message, 0 … 32,766 bytes of whatever the sender put there.
    public let message: [UInt8]
    /// When it was sealed, as the sender says: seconds since 1970.
    public let sentAt: Int64
}
