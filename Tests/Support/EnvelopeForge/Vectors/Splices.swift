import WhisperCryptoPort
import WhisperEnvelope
import WhisperKeyFingerprint

extension VectorWorkshop {
    func splices() throws -> [EnvelopeVector] {
        try flips() + exchanges() + remade()
    }

    /// Flips one bit of each field.
    private func flips() throws -> [EnvelopeVector] {
        var vectors: [EnvelopeVector] = []
        func variant(_ title: String, _ change: (inout EnvelopeParts) -> Void) throws {
            var parts = try forge.make(recipe(title))
            change(&parts)
            vectors.append(refused(title, parts))
        }
        try variant("A bit of the ephemeral key is flipped") { $0.ephemeralKey[4] ^= 1 }
        try variant("A bit of the salt is flipped") { $0.salt[15] ^= 1 }
        try variant("A bit of the message id is flipped") { $0.messageID[0] ^= 0x80 }
        try variant("A bit of the time is flipped") { $0.time[7] ^= 1 }
        try variant("The first bit of the sender's box is flipped") { $0.senderBox[0] ^= 0x80 }
        try variant("The last bit of the sender's box is flipped") { $0.senderBox[79] ^= 1 }
        try variant("The first bit of the body's box is flipped") { $0.bodyBox[0] ^= 0x80 }
        try variant("The last bit of the body's box is flipped") { $0.bodyBox[271] ^= 1 }
        try variant("The signature is stripped with its flag") {
            $0.signature = nil
            $0.flags = 0
        }
        return vectors
    }

    /// Exchanges a part for that of another envelope.
    private func exchanges() throws -> [EnvelopeVector] {
        var vectors: [EnvelopeVector] = []
        func variant(
            _ title: String, from sender: Party, _ exchange: (inout EnvelopeParts, EnvelopeParts) -> Void
        ) throws {
            var parts = try forge.make(recipe(title))
            exchange(&parts, try forge.make(recipe("other of \(title)", from: sender, at: VectorWorkshop.now - 60)))
            vectors.append(refused(title, parts))
        }
        try variant("The ephemeral key is another envelope's", from: alice) { $0.ephemeralKey = $1.ephemeralKey }
        try variant("The salt is another envelope's", from: alice) { $0.salt = $1.salt }
        try variant("The message id is another envelope's", from: alice) { $0.messageID = $1.messageID }
        try variant("The time is another envelope's", from: alice) { $0.time = $1.time }
        try variant("The signature is another envelope's of the same sender", from: alice) {
            $0.signature = $1.signature
        }
        try variant("The signature is another sender's", from: carol) { $0.signature = $1.signature }
        try variant("The sender's box is another envelope's of the same sender", from: alice) {
            $0.senderBox = $1.senderBox
        }
        try variant("The sender's box is another sender's", from: carol) { $0.senderBox = $1.senderBox }
        try variant("The body's box is another envelope's of the same sender", from: alice) {
            $0.bodyBox = $1.bodyBox
        }
        try variant("The body's box is another sender's", from: carol) { $0.bodyBox = $1.bodyBox }
        try variant("Both boxes are another envelope's", from: alice) {
            $0.senderBox = $1.senderBox
            $0.bodyBox = $1.bodyBox
        }
        var parts = try forge.make(recipe("added signature").unsigned())
        parts.signature = try forge.make(recipe("added signature")).signature
        parts.flags = 1
        vectors.append(refused("A signature is added to an unsigned envelope", parts))
        return vectors
    }

    /// Rebuilds parts, as the recipient, who has the keys, could.
    private func remade() throws -> [EnvelopeVector] {
        var vectors: [EnvelopeVector] = []
        let recipientHash = crypto.sha256(bob.agreementKey.bytes)
        for isSigned in [true, false] {
            let title = "The sender's box is made anew for another sender, \(isSigned ? "signed" : "unsigned")"
            let recipe = isSigned ? recipe(title) : recipe(title).unsigned()
            var parts = try forge.make(recipe)
            guard let header = parts.header else { continue }
            let base = EnvelopeContext.base(header, recipientHash: recipientHash)
            let schedule = try forge.schedule(of: parts, for: bob)
            parts.senderBox = try crypto.seal(
                mallory.agreementKey.bytes + mallory.signingKey.bytes, keys: schedule.senderKeys(base: base),
                context: base)
            vectors.append(refused(title, parts))
        }

        let (original, steps) = try forge.makeWithSteps(recipe("remade body"))
        var parts = original
        let schedule = try forge.schedule(of: parts, for: bob)
        parts.bodyBox = try crypto.seal(
            Forge.Recipe.padded(Array("I owe you".utf8)), keys: schedule.bodyKeys(context: steps.context),
            context: steps.context)
        vectors.append(refused("The body's box is made anew under the signature of the old one", parts))

        parts = original
        parts.signature = try crypto.signature(over: steps.covered, by: mallory.signing)
        vectors.append(refused("Another identity signs the same bytes", parts))

        // Carol forwards to Bob what Alice signed for her.
        let received = try forge.make(recipe("forwarded", to: carol))
        let signature = received.signature ?? []
        var forwarded = recipe("forwarded")
        forwarded.signer = .custom { _ in signature }
        vectors.append(try refused("A recipient seals a signed message on to a third party", forwarded))
        return vectors
    }
}
