import WhisperCryptoPort
import WhisperEnvelope
import WhisperKeyFingerprint

/// The common ingredients of vectors: the same five parties and the same time for all.
struct VectorWorkshop {
    static let now: Int64 = 1_760_000_000

    let crypto: any CryptoBackend
    let forge: Forge
    let alice: Party
    let bob: Party
    let carol: Party
    let mallory: Party

    init(crypto: any CryptoBackend) throws {
        self.crypto = crypto
        forge = Forge(crypto: crypto)
        alice = try Party("alice", crypto: crypto)
        bob = try Party("bob", crypto: crypto)
        carol = try Party("carol", crypto: crypto)
        mallory = try Party("mallory", crypto: crypto)
    }

    /// Returns a recipe for a message from Alice to Bob; the word determines the randomness.
    func recipe(
        _ word: String, message: [UInt8] = Array("Hello, Bob".utf8), from sender: Party? = nil,
        to recipient: Party? = nil, at time: Int64 = VectorWorkshop.now
    ) -> Forge.Recipe {
        Forge.Recipe(
            from: sender ?? alice, to: recipient ?? bob, message: message, at: time,
            randomness: ScriptedRandomness(word, crypto: crypto))
    }

    /// Returns a text that Bob must reject.
    func refused(
        _ title: String, _ text: String, as outcome: EnvelopeVector.Outcome = .invalid,
        now: Int64 = VectorWorkshop.now
    ) -> EnvelopeVector {
        EnvelopeVector(
            title: title, outcome: outcome, text: text, recipientSecret: bob.agreementSecret,
            recipientSigningKey: bob.signingKey.bytes, now: now)
    }

    /// Returns an envelope that Bob must reject.
    func refused(
        _ title: String, _ parts: EnvelopeParts, as outcome: EnvelopeVector.Outcome = .invalid
    ) -> EnvelopeVector {
        refused(title, parts.text, as: outcome)
    }

    /// Returns a recipe whose envelope Bob must reject.
    func refused(_ title: String, _ recipe: Forge.Recipe) throws -> EnvelopeVector {
        refused(title, try forge.make(recipe).text)
    }

    /// Returns a recipe whose envelope Bob can open.
    func opened(
        _ title: String, _ recipe: Forge.Recipe, message: [UInt8], now: Int64 = VectorWorkshop.now,
        withSteps: Bool = false
    ) throws -> EnvelopeVector {
        let (parts, steps) = try forge.makeWithSteps(recipe)
        let signingKey = Array(recipe.block.dropFirst(32))
        let isUnnamed = signingKey.allSatisfy { $0 == 0 }
        let named = bob.fingerprint.bytes + parts.ephemeralKey + parts.salt + parts.messageID
        var vector = refused(title, parts, as: .opened)
        vector.now = now
        vector.content = EnvelopeVector.Content(
            message: message, agreementKey: Array(recipe.block.prefix(32)),
            signingKey: isUnnamed ? nil : signingKey,
            fingerprint: try forge.fingerprint(ofBlock: recipe.block).bytes, isSigned: parts.signature != nil,
            sentAt: recipe.time, ledgerKey: crypto.sha256(named))
        var seed: [UInt8]?
        if case .party(let party) = recipe.signer { seed = party.signingSeed }
        vector.origin = EnvelopeVector.Origin(
            agreementKey: Array(recipe.block.prefix(32)), signingSeed: seed,
            claimedSigningKey: seed == nil && !isUnnamed ? signingKey : nil, recipient: recipe.recipient.bytes,
            ephemeralSecret: recipe.randomness.ephemeral, salt: recipe.randomness.saltBytes,
            messageID: recipe.randomness.messageIDBytes, steps: withSteps ? steps : nil)
        return vector
    }
}

// MARK: Envelopes that open

extension VectorWorkshop {
    func sealing() throws -> [EnvelopeVector] {
        var vectors: [EnvelopeVector] = []
        for size in [0, 1, 13, 254, 255, 510, 511, 1_022, 1_023, 4_000, 10_000] {
            let message = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ size) }
            let recipe = recipe("size \(size)", message: message)
            vectors.append(
                try opened("\(size) bytes, signed", recipe, message: message, withSteps: size < 20))
            vectors.append(
                try opened("\(size) bytes, unsigned", recipe.unsigned(), message: message, withSteps: size < 20))
        }
        let longest = [UInt8](repeating: 0x57, count: 32_766)
        vectors.append(
            try opened("The longest message", recipe("longest", message: longest), message: longest))
        let text = Array("Grüße, שלום, 你好, 👋🏽".utf8)
        vectors.append(try opened("A message of many scripts", recipe("scripts", message: text), message: text))
        let zeros = [UInt8](repeating: 0, count: 40)
        vectors.append(try opened("A message of zeros", recipe("zeros", message: zeros), message: zeros))
        var unnamed = recipe("unnamed").unsigned()
        unnamed.block = alice.agreementKey.bytes + [UInt8](repeating: 0, count: 32)
        vectors.append(
            try opened(
                "A sender without a signing key", unnamed, message: Array("Hello, Bob".utf8), withSteps: true))
        vectors.append(
            try opened(
                "A sender who writes to himself", recipe("self", from: bob), message: Array("Hello, Bob".utf8)))
        for (title, time) in [("The earliest time", 0), ("The latest time", 1 << 40)] as [(String, Int64)] {
            vectors.append(
                try opened(title, recipe(title, at: time), message: Array("Hello, Bob".utf8), now: time))
        }
        return vectors
    }

    func times() throws -> [EnvelopeVector] {
        let message = Array("Hello, Bob".utf8)
        let window: Int64 = 172_800
        var vectors = [
            try opened(
                "Exactly 48 hours old", recipe("48 h old"), message: message, now: VectorWorkshop.now + window),
            try opened(
                "Exactly 48 hours ahead", recipe("48 h ahead"), message: message, now: VectorWorkshop.now - window),
        ]
        for (title, now, outcome) in [
            ("48 hours and a second old", VectorWorkshop.now + window + 1, .expiredPast),
            ("48 hours and a second ahead", VectorWorkshop.now - window - 1, .expiredFuture),
            ("A year old", VectorWorkshop.now + 31_536_000, .expiredPast),
            ("A year ahead", VectorWorkshop.now - 31_536_000, .expiredFuture),
            ("The clock shows the least number that there is", .min, .expiredFuture),
            ("The clock shows the greatest number that there is", .max, .expiredPast),
        ] as [(String, Int64, EnvelopeVector.Outcome)] {
            vectors.append(refused(title, try forge.make(recipe(title)).text, as: outcome, now: now))
        }
        vectors.append(
            refused("For another key", try forge.make(recipe("carol", to: carol)), as: .notAddressed))
        var parts = try forge.make(recipe("tag"))
        parts.recipientKeyID[0] ^= 1
        vectors.append(refused("The tag is of no key", parts, as: .notAddressed))
        var recipe = recipe("false tag", to: carol)
        recipe.recipientKeyID = RecipientKeyID(of: bob.agreementKey, crypto: crypto).bytes
        vectors.append(try refused("For another key, under the tag of this one", recipe))
        return vectors
    }

    func paddingFaults() throws -> [EnvelopeVector] {
        let message = Array("Hello, Bob".utf8)
        func variant(_ title: String, _ padded: [UInt8]) throws -> EnvelopeVector {
            var recipe = recipe(title, message: message)
            recipe.padded = padded
            return try refused(title, recipe)
        }
        func changed(at place: Int, to byte: UInt8) -> [UInt8] {
            var padded = Forge.Recipe.padded(message)
            padded[place] = byte
            return padded
        }
        return [
            try variant("The first byte of the padding is not zero", changed(at: 12, to: 1)),
            try variant("A byte in the middle of the padding is not zero", changed(at: 128, to: 0x80)),
            try variant("The last byte of the padding is not zero", changed(at: 255, to: 1)),
            try variant("The length is one more than the bucket holds", [0, 255] + changed(at: 0, to: 0).dropFirst(2)),
            try variant("The length is the bucket's", [1, 0] + changed(at: 0, to: 0).dropFirst(2)),
            try variant("The length is the greatest number", [255, 255] + changed(at: 0, to: 0).dropFirst(2)),
            try variant("The length is one short of the message", changed(at: 1, to: 9)),
            try variant("The bucket is the next larger one", Forge.Recipe.padded(message, to: 512)),
            try variant("The bucket is the largest one", Forge.Recipe.padded(message, to: 32_768)),
            try variant(
                "254 bytes in the second bucket", Forge.Recipe.padded([UInt8](repeating: 7, count: 254), to: 512)),
            try variant("No padding at all, in 255 bytes", Forge.Recipe.padded(message, to: 255)),
            try variant("A bucket of 768 bytes", Forge.Recipe.padded(message, to: 768)),
            try variant("A bucket of no bytes", []),
        ]
    }
}
