package import WhisperCryptoPort
package import WhisperEnvelope
package import WhisperKeyFingerprint
import WhisperSecretMemory

/// Makes envelopes like someone who knows the format and follows only as much of it as they like.
///
/// By default it makes what `EnvelopeSealer` makes; each part can be replaced, and the rest is then computed as if that
/// were correct, so that an envelope has exactly the one intended fault.
package struct Forge: Sendable {
    /// The signer of an envelope.
    package enum Signer: Sendable {
        case unsigned
        case party(Party)
        /// A closure that computes 64 bytes from the bytes to be covered.
        case custom(@Sendable (_ covered: [UInt8]) -> [UInt8])
    }

    /// The ingredients of an envelope.
    package struct Recipe: Sendable {
        package var recipient: AgreementPublicKey
        /// The sender's block, 64 bytes.
        package var block: [UInt8]
        package var signer: Signer
        package var flags: UInt8
        package var time: Int64
        /// The content of the body's box.
        package var padded: [UInt8]
        package var randomness: ScriptedRandomness
        /// The ephemeral key shown in the envelope, if not the one of the ephemeral secret.
        package var ephemeralKey: [UInt8]?
        /// The shared secret used by the sender, if not the one derived from the keys.
        package var shared: [UInt8]?
        /// The recipient's tag shown in the envelope, if not the one of the recipient's key.
        package var recipientKeyID: [UInt8]?

        /// Creates a recipe for an honest, signed envelope.
        package init(
            from sender: Party, to recipient: Party, message: [UInt8], at time: Int64, randomness: ScriptedRandomness
        ) {
            self.recipient = recipient.agreementKey
            self.time = time
            self.randomness = randomness
            block = sender.agreementKey.bytes + sender.signingKey.bytes
            signer = .party(sender)
            flags = 1
            padded = Recipe.padded(message)
        }

        /// Returns the same recipe without a signature.
        package func unsigned() -> Recipe {
            var recipe = self
            recipe.signer = .unsigned
            recipe.flags = 0
            return recipe
        }

        /// Returns a message in its proper bucket.
        package static func padded(_ message: [UInt8]) -> [UInt8] {
            let size = Bucket.smallest(holding: message.count) ?? 32_768
            return padded(message, to: size)
        }

        /// Returns a message in a bucket, even if it does not belong there.
        package static func padded(_ message: [UInt8], to size: Int) -> [UInt8] {
            let head = [UInt8(truncatingIfNeeded: message.count >> 8), UInt8(truncatingIfNeeded: message.count)]
            let zeros = [UInt8](repeating: 0, count: max(0, size - 2 - message.count))
            return Array((head + message + zeros).prefix(size))
        }
    }

    /// The intermediate values of an envelope's keys, for implementers of the format.
    package struct Steps: Sendable {
        package var shared: [UInt8]
        package var base: [UInt8]
        package var context: [UInt8]
        package var senderKey: [UInt8]
        package var senderNonce: [UInt8]
        package var bodyKey: [UInt8]
        package var bodyNonce: [UInt8]
        package var covered: [UInt8]
    }

    package let crypto: any CryptoBackend

    package init(crypto: any CryptoBackend) {
        self.crypto = crypto
    }

    /// Makes the envelope of a recipe.
    package func make(_ recipe: Recipe) throws(CryptoError) -> EnvelopeParts {
        try makeWithSteps(recipe).parts
    }

    /// Makes the envelope of a recipe, and returns the intermediate values.
    package func makeWithSteps(_ recipe: Recipe) throws(CryptoError) -> (parts: EnvelopeParts, steps: Steps) {
        let secret = try recipe.randomness.ephemeralSecret()
        let recipientHash = crypto.sha256(recipe.recipient.bytes)
        let ephemeralKey =
            if let shown = recipe.ephemeralKey { shown } else { try crypto.agreementPublicKey(of: secret).bytes }
        var fields = FieldWriter()
        fields.raw(recipe.recipientKeyID ?? Array(recipientHash.suffix(8)))
        fields.byte(recipe.flags)
        fields.raw(ephemeralKey)
        fields.raw(recipe.randomness.saltBytes)
        fields.raw(recipe.randomness.messageIDBytes)
        fields.i64(recipe.time)
        guard let header = EnvelopeHeader(startOf: fields.bytes) else { throw .invalidLength }

        let shared =
            if let known = recipe.shared { try crypto.secret(of: known) } else {
                try crypto.sharedSecret(secret, with: recipe.recipient)
            }
        let sharedBytes = shared.revealed
        let schedule = try KeySchedule(shared: shared, salt: header.salt, crypto: crypto)
        let base = EnvelopeContext.base(header, recipientHash: recipientHash)
        let senderKeys = try schedule.senderKeys(base: base)
        let senderBox = try crypto.seal(recipe.block, keys: senderKeys, context: base)
        let context = EnvelopeContext.full(
            header, sender: try fingerprint(ofBlock: recipe.block), recipientHash: recipientHash)
        let bodyKeys = try schedule.bodyKeys(context: context)
        let bodyBox = try crypto.seal(recipe.padded, keys: bodyKeys, context: context)
        let covered = try schedule.signedBytes(context: context, sealed: senderBox + bodyBox).revealed
        let signature: [UInt8]? =
            switch recipe.signer {
            case .unsigned: nil
            case .party(let party): try crypto.signature(over: covered, by: party.signing)
            case .custom(let sign): sign(covered)
            }
        let steps = Steps(
            shared: sharedBytes, base: base, context: context, senderKey: senderKeys.key.revealed,
            senderNonce: senderKeys.nonce.revealed, bodyKey: bodyKeys.key.revealed,
            bodyNonce: bodyKeys.nonce.revealed, covered: covered)
        return (
            EnvelopeParts(header: header, senderBox: senderBox, bodyBox: bodyBox, signature: signature), steps
        )
    }

    /// Returns the fingerprint of a block, whatever its keys are.
    package func fingerprint(ofBlock block: [UInt8]) throws(CryptoError) -> Fingerprint {
        guard let agreementKey = AgreementPublicKey(Array(block.prefix(32))),
            let signingKey = SigningPublicKey(Array(block.dropFirst(32)))
        else { throw .invalidLength }
        let isUnnamed = signingKey.bytes.allSatisfy { $0 == 0 }
        return Fingerprint(agreementKey: agreementKey, signingKey: isUnnamed ? nil : signingKey, crypto: crypto)
    }

    /// Derives the keys of an envelope, as its recipient does.
    package func schedule(of parts: EnvelopeParts, for recipient: Party) throws(CryptoError) -> KeySchedule {
        guard let key = AgreementPublicKey(parts.ephemeralKey) else { throw .invalidLength }
        return try KeySchedule(
            secret: recipient.agreement.secret, publicKey: key, salt: parts.salt[...], crypto: crypto)
    }
}

extension EnvelopeParts {
    /// The header formed by the parts.
    package var header: EnvelopeHeader? {
        EnvelopeHeader(startOf: recipientKeyID + [flags] + ephemeralKey + salt + messageID + time)
    }
}
