public import WhisperCryptoPort
import WhisperKeyFingerprint
package import WhisperSecretMemory

/// Seals envelopes.
///
/// Each envelope has its own key pair, salt and id, so sealing the same message twice gives two unrelated texts
/// (ENV-2). All secrets except the message itself are wiped before the call returns or throws (ENV-12).
public struct EnvelopeSealer: Sendable {
    /// The longest message in bytes.
    public static let maximumMessageLength = Bucket.maximumMessageLength

    private let crypto: any CryptoBackend
    private let randomness: any EnvelopeRandomness

    /// Creates a sealer that uses the backend's randomness.
    public init(crypto: any CryptoBackend) {
        self.init(crypto: crypto, randomness: SystemRandomness(crypto: crypto))
    }

    /// Creates a sealer with randomness supplied by a test.
    package init(crypto: any CryptoBackend, randomness: any EnvelopeRandomness) {
        self.crypto = crypto
        self.randomness = randomness
    }

    /// Seals and signs a message.
    ///
    /// - Parameters:
    ///   - message: At most `maximumMessageLength` bytes; may be empty.
    ///   - agreementKey: The sender's agreement key.
    ///   - pair: The sender's signing keys.
    ///   - recipient: The recipient's agreement key.
    ///   - seconds: The current time, in seconds since 1970: 0 … 2^40.
    /// - Throws: `messageTooLong`, `timeOutOfRange`, `unusableKey` if the recipient's key or the sender's keys cannot
    ///   be used, or `unavailable` if the backend fails.
    public func seal(
        _ message: [UInt8], from agreementKey: AgreementPublicKey, signedBy pair: borrowing SigningKeyPair,
        to recipient: AgreementPublicKey, at seconds: Int64
    ) throws(EnvelopeError) -> Envelope {
        let draft = try draft(
            of: message, from: agreementKey, pair.publicKey, isSigned: true, to: recipient, at: seconds)
        let signature: [UInt8]
        do throws(CryptoError) {
            let signed = try draft.signedBytes()
            signature = try signed.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws(CryptoError) in
                try crypto.signature(over: bytes, by: pair)
            }
        } catch {
            throw EnvelopeError(sealing: error)
        }
        return try draft.envelope(signature: signature)
    }

    /// Seals a message without a signature: the recipient sees the claimed sender, without proof.
    ///
    /// - Parameters:
    ///   - message: At most `maximumMessageLength` bytes; may be empty.
    ///   - agreementKey: The sender's agreement key.
    ///   - signingKey: The sender's signing key, as part of the claim; nil for an identity without one.
    ///   - recipient: The recipient's agreement key.
    ///   - seconds: The current time, in seconds since 1970: 0 … 2^40.
    /// - Throws: `messageTooLong`, `timeOutOfRange`, `unusableKey` if the recipient's key or the sender's keys cannot
    ///   be used, or `unavailable` if the backend fails.
    public func seal(
        _ message: [UInt8], from agreementKey: AgreementPublicKey, signingKey: SigningPublicKey?,
        to recipient: AgreementPublicKey, at seconds: Int64
    ) throws(EnvelopeError) -> Envelope {
        try draft(of: message, from: agreementKey, signingKey, isSigned: false, to: recipient, at: seconds)
            .envelope(signature: [])
    }

    private func draft(
        of message: [UInt8], from agreementKey: AgreementPublicKey, _ signingKey: SigningPublicKey?, isSigned: Bool,
        to recipient: AgreementPublicKey, at seconds: Int64
    ) throws(EnvelopeError) -> EnvelopeDraft {
        guard EnvelopeHeader.times.contains(seconds) else { throw .timeOutOfRange }
        guard let bucketSize = Bucket.smallest(holding: message.count) else { throw .messageTooLong }
        guard X25519Encoding.isStrict(recipient),
            let sender = SenderBlock(agreementKey: agreementKey, signingKey: signingKey)
        else { throw .unusableKey }
        do throws(CryptoError) {
            return try EnvelopeDraft(
                of: message, bucketSize: bucketSize, from: sender, isSigned: isSigned, to: recipient, at: seconds,
                crypto: crypto, randomness: randomness)
        } catch {
            throw EnvelopeError(sealing: error)
        }
    }
}

extension EnvelopeError {
    /// Maps a failure of the backend while sealing: all lengths are correct by then.
    init(sealing error: CryptoError) {
        self = error == .weakKey ? .unusableKey : .unavailable
    }
}

/// The source of the three random parts of an envelope; each is fresh for every envelope (ENV-2).
package protocol EnvelopeRandomness: Sendable {
    /// Returns the secret of the ephemeral key pair, 32 bytes.
    func ephemeralSecret() throws(CryptoError) -> SecretBytes
    /// Returns the salt, 16 bytes.
    func salt() -> [UInt8]
    /// Returns the message id, 16 bytes.
    func messageID() -> [UInt8]
}

/// The system's generator, used for every envelope outside tests.
struct SystemRandomness: EnvelopeRandomness {
    let crypto: any CryptoBackend

    func ephemeralSecret() throws(CryptoError) -> SecretBytes { try crypto.randomSecret(count: 32) }
    func salt() -> [UInt8] { crypto.randomBytes(count: EnvelopeHeader.Layout.salt.count) }
    func messageID() -> [UInt8] { crypto.randomBytes(count: EnvelopeHeader.Layout.messageID.count) }
}
