import WhisperCryptoPort
import WhisperSecretMemory

/// An envelope complete except for its signature, with the secrets needed to sign it.
struct EnvelopeDraft: ~Copyable {
    private let header: EnvelopeHeader
    private let sealed: [UInt8]
    private let context: [UInt8]
    private let schedule: KeySchedule
    private let bucketSize: Int
    private let isSigned: Bool

    /// Seals the sender's block and the message (docs/envelope.md, "Sealing").
    ///
    /// - Parameter bucketSize: The smallest bucket that fits the message.
    /// - Throws: `CryptoError.weakKey` if the recipient's key is unusable; other cases if the backend fails.
    init(
        of message: [UInt8], bucketSize: Int, from sender: SenderBlock, isSigned: Bool,
        to recipient: AgreementPublicKey, at seconds: Int64, crypto: any CryptoBackend,
        randomness: any EnvelopeRandomness
    ) throws(CryptoError) {
        let ephemeralSecret = try randomness.ephemeralSecret()
        let recipientHash = crypto.sha256(recipient.bytes)
        guard
            let header = EnvelopeHeader(
                recipientHash: recipientHash, isSigned: isSigned,
                ephemeralKey: try crypto.agreementPublicKey(of: ephemeralSecret), salt: randomness.salt(),
                messageID: randomness.messageID(), time: seconds)
        else { throw .invalidLength }
        let schedule = try KeySchedule(
            secret: ephemeralSecret, publicKey: recipient, salt: header.salt, crypto: crypto)

        let base = EnvelopeContext.base(header, recipientHash: recipientHash)
        let senderBox = try crypto.seal(sender.bytes, keys: schedule.senderKeys(base: base), context: base)

        let context = EnvelopeContext.full(
            header, sender: sender.fingerprint(crypto: crypto), recipientHash: recipientHash)
        var padded = try crypto.makeSecret(count: bucketSize)
        padded.withUnsafeMutableBytes { Padding.pad(message, into: $0) }
        let bodyBox = try crypto.seal(padded, keys: schedule.bodyKeys(context: context), context: context)

        self.header = header
        self.sealed = senderBox + bodyBox
        self.context = context
        self.schedule = schedule
        self.bucketSize = bucketSize
        self.isSigned = isSigned
    }

    /// Returns the bytes that the signature must cover.
    borrowing func signedBytes() throws(CryptoError) -> SecretBytes {
        try schedule.signedBytes(context: context, sealed: sealed)
    }

    /// Returns the envelope with its signature, which is empty if it is unsigned.
    borrowing func envelope(signature: [UInt8]) throws(EnvelopeError) -> Envelope {
        let fields = header.bytes + sealed + signature
        guard let envelope = Envelope(fields: Array(fields), bucketSize: bucketSize, isSigned: isSigned) else {
            throw .unavailable
        }
        return envelope
    }
}
