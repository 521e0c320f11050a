package import WhisperCryptoPort
package import WhisperEnvelope

/// Seals a great many envelopes and counts repetitions among the values that must never repeat (R5).
package struct SealCensus: Sendable {
    /// The number of repetitions of each value.
    package private(set) var repeats: [String: Int] = [:]
    /// The number of envelopes.
    package let count: Int

    /// Whether nothing was repeated.
    package var isClean: Bool { repeats.values.allSatisfy { $0 == 0 } }

    /// Seals `count` envelopes of one message, from one sender to one recipient, in one second.
    ///
    /// Needs 112 bytes of memory for each.
    package init(count: Int, crypto: any CryptoBackend, sealer: EnvelopeSealer) throws {
        self.count = count
        let alice = try Party("alice", crypto: crypto)
        let bob = try Party("bob", crypto: crypto)
        let forge = Forge(crypto: crypto)
        let recipientHash = crypto.sha256(bob.agreementKey.bytes)
        var seen: [String: [UInt128]] = [:]
        for _ in 0..<count {
            let envelope = try sealer.seal(
                Array("Hello, Bob".utf8), from: alice.agreementKey, signedBy: alice.signing, to: bob.agreementKey,
                at: VectorWorkshop.now)
            let parts = EnvelopeParts(envelope)
            let schedule = try forge.schedule(of: parts, for: bob)
            let senderKeys = try schedule.senderKeys(
                base: EnvelopeContext.base(envelope.header, recipientHash: recipientHash))
            let bodyKeys = try schedule.bodyKeys(
                context: EnvelopeContext.full(
                    envelope.header, sender: alice.fingerprint, recipientHash: recipientHash))
            for (name, bytes) in [
                ("ephemeral key", parts.ephemeralKey), ("salt", parts.salt), ("message id", parts.messageID),
                ("sender key", senderKeys.key.revealed), ("sender nonce", senderKeys.nonce.revealed),
                ("body key", bodyKeys.key.revealed), ("body nonce", bodyKeys.nonce.revealed),
            ] {
                // At least 96 bits of each, so that chance plays no part.
                seen[name, default: []].append(bytes.prefix(16).reduce(0) { $0 << 8 | UInt128($1) })
            }
        }
        for (name, values) in seen {
            let sorted = values.sorted()
            repeats[name] = zip(sorted, sorted.dropFirst()).count { $0 == $1 }
        }
    }
}
