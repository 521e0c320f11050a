public import WhisperCryptoPort
import WhisperKeyFingerprint
import WhisperSecretMemory

/// Opens envelopes.
///
/// It has neither clock nor memory: whether an envelope is fresh is for `Envelope.checkFreshness(now:)` to say, before it
/// is opened, and whether it was opened before for the ledger, afterwards (ENV-4). Everything secret but the message is
/// wiped before the call returns or throws (ENV-12).
public struct EnvelopeOpener: Sendable {
    private let crypto: any CryptoBackend

    /// An opener on a backend.
    public init(crypto: any CryptoBackend) {
        self.crypto = crypto
    }

    /// Opens an envelope with the keys that it was sealed for.
    ///
    /// - Throws: `notAddressed` where its tag is another key's; `invalid` for everything that is wrong with it, whichever
    ///   check it was that failed (ENV-6); `unavailable` for what is wrong with this side.
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
            // Checked whatever the padding is, so that the two cannot be told apart.
            let isAttested = try isAttested(envelope, by: sender, context: context, schedule: schedule)
            guard let message, isAttested else { throw CryptoError.notAuthentic }
            return OpenedEnvelope(
                agreementKey: sender.agreementKey, signingKey: sender.signingKey, fingerprint: fingerprint,
                isSigned: envelope.isSigned, message: message, sentAt: envelope.sentAt)
        } catch {
            throw EnvelopeError(opening: error)
        }
    }

    /// Whether the signature is valid, if there has to be one.
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
    /// What a failure of the backend means while an envelope is opened.
    init(opening error: CryptoError) {
        switch error {
        case .notAuthentic, .weakKey: self = .invalid
        case .invalidLength, .outOfMemory, .unavailable: self = .unavailable
        }
    }
}
