public import WhisperCryptoPort
public import WhisperKeyFingerprint
import WhisperSecretMemory

/// Opens envelopes.
///
/// It has neither clock nor memory: `Envelope.checkFreshness(now:)` decides before opening whether an envelope is
/// fresh, and the ledger decides afterwards whether it was opened before (ENV-4). All secrets except the message are
/// wiped before the call returns or throws (ENV-12).
public struct EnvelopeOpener: Sendable {
    private let crypto: any CryptoBackend

    /// Creates an opener that uses a backend.
    public init(crypto: any CryptoBackend) {
        self.crypto = crypto
    }

    /// Opens an envelope with the keys that it was sealed for.
    ///
    /// - Throws: `notAddressed` if its tag belongs to another key; `invalid` for any fault in the envelope, whichever
    ///   check failed (ENV-6); `unavailable` for any fault on this side.
    public func open(
        _ envelope: Envelope, with pair: borrowing AgreementKeyPair
    ) throws(EnvelopeError) -> OpenedEnvelope {
        let header = envelope.header
        let recipientHash = crypto.sha256(pair.publicKey.bytes)
        guard recipientHash.suffix(RecipientKeyID.size) == header.recipientKeyID else { throw .notAddressed }
        guard let ephemeralKey = AgreementPublicKey(Array(header.ephemeralKey)), X25519Encoding.isStrict(ephemeralKey)
        else { throw .invalid }
        do throws(CryptoError) {
            let schedule = try KeySchedule(
                secret: pair.secret, publicKey: ephemeralKey, salt: header.salt, crypto: crypto)
            let base = EnvelopeContext.base(header, recipientHash: recipientHash)
            let block = try crypto.open(
                envelope.sealed.prefix(SenderBlock.boxSize), keys: schedule.senderKeys(base: base), context: base)
            guard let sender = SenderBlock(block, isSigned: envelope.isSigned) else { throw CryptoError.notAuthentic }

            let fingerprint = sender.fingerprint(crypto: crypto)
            let context = EnvelopeContext.full(header, sender: fingerprint, recipientHash: recipientHash)
            let padded = try crypto.open(
                envelope.sealed.dropFirst(SenderBlock.boxSize), keys: schedule.bodyKeys(context: context),
                context: context)
            let message = Padding.message(in: padded)
            // Checked regardless of the padding, so that the two failures are indistinguishable.
            let isAttested = try isAttested(envelope, by: sender, context: context, schedule: schedule)
            guard let message, isAttested else { throw CryptoError.notAuthentic }
            return OpenedEnvelope(
                agreementKey: sender.agreementKey, signingKey: sender.signingKey, fingerprint: fingerprint,
                isSigned: envelope.isSigned, message: message, sentAt: envelope.sentAt)
        } catch {
            throw EnvelopeError(opening: error)
        }
    }

    /// Returns whether the signature is valid, or not required.
    private func isAttested(
        _ envelope: Envelope, by sender: SenderBlock, context: [UInt8], schedule: borrowing KeySchedule
    ) throws(CryptoError) -> Bool {
        guard envelope.isSigned else { return true }
        guard let signingKey = sender.signingKey else { return false }
        let signed = try schedule.signedBytes(context: context, sealed: Array(envelope.sealed))
        return signed.withUnsafeBytes { bytes in
            crypto.isValidSignature(Array(envelope.signature), over: bytes, by: signingKey)
        }
    }
}

extension EnvelopeError {
    /// Maps a failure of the backend while opening an envelope.
    init(opening error: CryptoError) {
        switch error {
        case .notAuthentic, .weakKey: self = .invalid
        case .invalidLength, .outOfMemory, .unavailable: self = .unavailable
        }
    }
}

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
