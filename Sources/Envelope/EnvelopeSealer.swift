public import WhisperCryptoPort
import WhisperKeyFingerprint
import WhisperSecretMemory

/// Makes envelopes.
///
/// Each takes a key pair, a salt and an id of its own, so that sealing the same message twice gives two texts that have
/// nothing in common (ENV-2). Everything secret but the message itself is wiped before the call returns or throws (ENV-12).
public struct EnvelopeSealer: Sendable {
    /// The longest message in bytes.
    public static let longestMessage = Bucket.longestMessage

    private let crypto: any CryptoBackend
    private let randomness: any EnvelopeRandomness

    /// A sealer that draws on the backend's randomness.
    public init(crypto: any CryptoBackend) {
        self.init(crypto: crypto, randomness: SystemRandomness(crypto: crypto))
    }

    /// A sealer with randomness of a test's choice.
    package init(crypto: any CryptoBackend, randomness: any EnvelopeRandomness) {
        self.crypto = crypto
        self.randomness = randomness
    }

    /// Seals and signs a message.
    ///
    /// - Parameters:
    ///   - message: At most `longestMessage` bytes; it may be empty.
    ///   - agreementKey: The sender's agreement key.
    ///   - pair: The sender's signing keys.
    ///   - recipient: The recipient's agreement key.
    ///   - seconds: The time now, in seconds since 1970: 0 … 2^40.
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

    /// Seals a message without a signature: whoever opens it sees who it claims to be from, and no proof.
    ///
    /// - Parameters:
    ///   - message: At most `longestMessage` bytes; it may be empty.
    ///   - agreementKey: The sender's agreement key.
    ///   - signingKey: The sender's signing key, as part of the claim; nil for an identity without one.
    ///   - recipient: The recipient's agreement key.
    ///   - seconds: The time now, in seconds since 1970: 0 … 2^40.
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
    /// What a failure of the backend means while an envelope is made: every length is right by then.
    init(sealing error: CryptoError) {
        self = error == .weakKey ? .unusableKey : .unavailable
    }
}
