public import WhisperCryptoPort
public import WhisperKeyFingerprint

/// The content of an envelope, by cryptography alone: a message and its sender's keys. An `OpenedMessage` adds the
/// contact and identity, and is saved in a vault.
///
/// Without a signature the keys are a claim that anyone could have made (ENV-5).
public struct OpenedEnvelope: Hashable, Sendable {
    /// The sender's agreement key.
    public let agreementKey: AgreementPublicKey
    /// The sender's signing key; nil for an identity without one.
    public let signingKey: SigningPublicKey?
    /// The fingerprint of both keys.
    public let fingerprint: Fingerprint
    /// Whether the owner of the signing key signed the envelope.
    public let isSigned: Bool
    /// The message, 0 … 32,766 arbitrary bytes.
    public let message: [UInt8]
    /// When it was sealed, according to the sender, in seconds since 1970.
    public let sentAt: Int64
}
