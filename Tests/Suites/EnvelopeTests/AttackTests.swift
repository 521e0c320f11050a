import WhisperCryptoPort
import WhisperEnvelope
import WhisperEnvelopeForge
import WhisperKeyFingerprint
import WhisperTestThreads
import Testing

/// The attacks that the format must withstand, by name. The attacker knows everything except the secrets of others.
@Suite("Attacks that must fail", .ownThreads)
struct AttackTests {
    private let scene: Scene
    private let crypto: any CryptoBackend
    private var forge: Forge { scene.forge }

    init() throws {
        scene = try Scene()
        crypto = scene.crypto
    }

    // MARK: Signatures

    @Test("A signature is stripped and its flag is left")
    func strippedWithFlag() throws {
        var parts = try scene.parts("a")
        parts.signature = nil
        #expect(scene.refusal(parts) == .invalid)
    }

    @Test("A signature is stripped and its flag is cleared")
    func strippedWithoutFlag() throws {
        var parts = try scene.parts("a")
        parts.signature = nil
        parts.flags = 0
        #expect(scene.refusal(parts) == .invalid)
    }

    @Test("A signature is added to an unsigned envelope")
    func added() throws {
        var parts = try forge.make(scene.recipe("a").unsigned())
        parts.signature = try scene.parts("a").signature
        #expect(scene.refusal(parts) == .invalid)
        parts.flags = 1
        #expect(scene.refusal(parts) == .invalid)
    }

    @Test("Another identity signs the same sealed bytes")
    func resigned() throws {
        let (parts, steps) = try forge.makeWithSteps(scene.recipe("a"))
        // Even an attacker who knows the covered bytes, which takes the recipient's help.
        var forged = parts
        forged.signature = try crypto.signature(over: steps.covered, by: scene.mallory.signing)
        #expect(scene.refusal(forged) == .invalid)
    }

    @Test("The signature is replaced by one from another envelope of the same sender")
    func exchangedSignature() throws {
        var parts = try scene.parts("a")
        parts.signature = try scene.parts("b").signature
        #expect(scene.refusal(parts) == .invalid)
    }

    @Test("An attacker signs with their own key and claims another's")
    func claimed() throws {
        var recipe = scene.recipe("a")
        recipe.signer = .party(scene.mallory)
        #expect(scene.refusal(try forge.make(recipe)) == .invalid)
    }

    @Test("S is replaced by S + L")
    func malleable() throws {
        let parts = try scene.parts("a")
        let signature = try #require(parts.signature)
        var forged = parts
        forged.signature = signature.prefix(32) + EdwardsScalar(reducing: Array(signature.dropFirst(32))).plusOrder
        #expect(forged.signature != signature)
        #expect(scene.refusal(forged) == .invalid)
        // The inverse operation restores the original signature, so S + L is the only fault.
        forged.signature = signature.prefix(32) + EdwardsScalar(reducing: Array(signature.dropFirst(32))).bytes
        #expect(scene.refusal(forged) == nil)
    }

    @Test("R is of low order, in a signature that satisfies the equation", arguments: [false, true])
    func lowOrderR(isReduced: Bool) throws {
        let crypto = crypto
        let alice = scene.alice
        let point = isReduced ? HostileKeys.neutralPoint : HostileKeys.neutralPointNotReduced
        var recipe = scene.recipe("a")
        recipe.signer = .custom { covered in
            // S = h · a, so that S · B = R + h · A with R the neutral point.
            let secret = EdwardsScalar(seedDigest: crypto.sha512(alice.signingSeed))
            let challenge = EdwardsScalar(
                reducing: crypto.sha512(point + alice.signingKey.bytes + covered))
            return point + (challenge * secret).bytes
        }
        #expect(scene.refusal(try forge.make(recipe)) == .invalid)
    }

    @Test("The arithmetic behind such signatures also makes valid ones")
    func arithmetic() throws {
        let crypto = crypto
        let alice = scene.alice
        let mallory = scene.mallory
        var recipe = scene.recipe("a")
        recipe.signer = .custom { covered in
            func scalar(_ party: Party) -> EdwardsScalar {
                EdwardsScalar(seedDigest: crypto.sha512(party.signingSeed))
            }
            // R = r · B with a known scalar: Mallory's. S = r + h · a.
            let point = mallory.signingKey.bytes
            let challenge = EdwardsScalar(reducing: crypto.sha512(point + alice.signingKey.bytes + covered))
            return point + (challenge * scalar(alice) + scalar(mallory)).bytes
        }
        #expect(scene.refusal(try forge.make(recipe)) == nil)
    }

    @Test("The sender's signing key is the neutral point, under which anything is signed", arguments: [false, true])
    func neutralSigner(isReduced: Bool) throws {
        let mallory = scene.mallory
        let crypto = crypto
        var recipe = scene.recipe("a")
        recipe.block =
            scene.alice.agreementKey.bytes
            + (isReduced ? HostileKeys.neutralPoint : HostileKeys.neutralPointNotReduced)
        recipe.signer = .custom { _ in
            mallory.signingKey.bytes + EdwardsScalar(seedDigest: crypto.sha512(mallory.signingSeed)).bytes
        }
        #expect(scene.refusal(try forge.make(recipe)) == .invalid)
    }

    // MARK: The sender's block

    @Test("A sender's block is taken from another envelope to the same recipient")
    func foreignBlock() throws {
        var parts = try scene.parts("a")
        parts.senderBox = try scene.parts("b", from: scene.carol).senderBox
        #expect(scene.refusal(parts) == .invalid)
    }

    @Test("A sender's block is taken from another envelope of the same sender")
    func ownBlock() throws {
        var parts = try scene.parts("a")
        parts.senderBox = try scene.parts("b").senderBox
        #expect(scene.refusal(parts) == .invalid)
    }

    @Test("A malicious recipient rebuilds the sender's block under the same keys", arguments: [true, false])
    func remadeBlock(isSigned: Bool) throws {
        let recipe = isSigned ? scene.recipe("a") : scene.recipe("a").unsigned()
        var parts = try forge.make(recipe)
        let schedule = try forge.schedule(of: parts, for: scene.bob)
        let base = EnvelopeContext.base(
            try #require(parts.header), recipientHash: crypto.sha256(scene.bob.agreementKey.bytes))
        let keys = try schedule.senderKeys(base: base)
        parts.senderBox = try crypto.seal(
            scene.mallory.agreementKey.bytes + scene.mallory.signingKey.bytes, keys: keys, context: base)
        #expect(scene.refusal(parts) == .invalid)
        // Rebuilding the same block changes nothing, so the other sender is the only fault.
        parts.senderBox = try crypto.seal(recipe.block, keys: keys, context: base)
        #expect(scene.refusal(parts) == nil)
    }

    @Test("The sender's signing key is missing from a signed envelope")
    func unnamedSigner() throws {
        var recipe = scene.recipe("a")
        recipe.block = scene.alice.agreementKey.bytes + [UInt8](repeating: 0, count: 32)
        #expect(scene.refusal(try forge.make(recipe)) == .invalid)
        #expect(scene.refusal(try forge.make(recipe.unsigned())) == nil)
    }

    @Test("The sender's agreement key is of low order or not canonical")
    func hostileAgreementKey() throws {
        for key in HostileKeys.lowOrderAgreement + HostileKeys.nonCanonicalAgreement {
            var recipe = scene.recipe("a")
            recipe.block = key + scene.alice.signingKey.bytes
            #expect(scene.refusal(try forge.make(recipe)) == .invalid, "\(key)")
            #expect(scene.refusal(try forge.make(recipe.unsigned())) == .invalid, "\(key)")
        }
    }

    @Test("The sender's signing key is of low order or not canonical, claimed without a signature")
    func hostileSigningKey() throws {
        // 32 zeros represent the absence of a key.
        for key in HostileKeys.lowOrderSigning.dropFirst() + HostileKeys.nonCanonicalSigning {
            var recipe = scene.recipe("a").unsigned()
            recipe.block = scene.alice.agreementKey.bytes + key
            #expect(scene.refusal(try forge.make(recipe)) == .invalid, "\(key)")
        }
    }

    // MARK: The body

    @Test("A body is taken from another envelope to the same recipient")
    func foreignBody() throws {
        var parts = try scene.parts("a")
        parts.bodyBox = try scene.parts("b", from: scene.carol).bodyBox
        #expect(scene.refusal(parts) == .invalid)
    }

    @Test("A body is taken from another envelope of the same sender")
    func ownBody() throws {
        var parts = try scene.parts("a")
        parts.bodyBox = try scene.parts("b").bodyBox
        #expect(scene.refusal(parts) == .invalid)
    }

    @Test("A malicious recipient rebuilds the body and keeps the signature")
    func remadeBody() throws {
        let (original, steps) = try forge.makeWithSteps(scene.recipe("a"))
        var parts = original
        let keys = try forge.schedule(of: parts, for: scene.bob).bodyKeys(context: steps.context)
        parts.bodyBox = try crypto.seal(
            Forge.Recipe.padded(Array("I owe you".utf8)), keys: keys, context: steps.context)
        #expect(scene.refusal(parts) == .invalid)
        parts.bodyBox = try crypto.seal(
            Forge.Recipe.padded(Array("Hello, Bob".utf8)), keys: keys, context: steps.context)
        #expect(scene.refusal(parts) == nil)
    }

    @Test("A recipient seals a received signed message to a third party, including its signature")
    func forwarded() throws {
        let (received, steps) = try forge.makeWithSteps(scene.recipe("a"))
        // Bob has Alice's signature and the bytes it covers; he seals her words to Carol as if from Alice.
        let signature = try #require(received.signature)
        var recipe = scene.recipe("b", to: scene.carol)
        recipe.signer = .custom { _ in signature }
        #expect(scene.refusal(try forge.make(recipe), as: scene.carol) == .invalid)
        // The same, reusing everything possible: time, salt, id and shared secret.
        recipe = scene.recipe("a", to: scene.carol)
        recipe.signer = .custom { _ in signature }
        recipe.shared = steps.shared
        recipe.ephemeralKey = received.ephemeralKey
        #expect(scene.refusal(try forge.make(recipe), as: scene.carol) == .invalid)
        // The same, readdressed without any other change.
        var readdressed = received
        readdressed.recipientKeyID = RecipientKeyID(of: scene.carol.agreementKey, crypto: crypto).bytes
        #expect(scene.refusal(readdressed, as: scene.carol) == .invalid)
    }

    // MARK: Plain fields

    private static let exchanges: [(String, @Sendable (inout EnvelopeParts, EnvelopeParts) -> Void)] = [
        ("flags", { $0.flags = $1.flags }),
        ("ts", { $0.time = $1.time }),
        ("rkid", { $0.recipientKeyID = $1.recipientKeyID }),
        ("salt", { $0.salt = $1.salt }),
        ("msgid", { $0.messageID = $1.messageID }),
        ("epk", { $0.ephemeralKey = $1.ephemeralKey }),
        (
            "ct",
            {
                $0.senderBox = $1.senderBox; $0.bodyBox = $1.bodyBox
            }
        ),
    ]

    @Test("A field is exchanged between two valid envelopes", arguments: 0..<7)
    func exchanged(field: Int) throws {
        let (name, exchange) = AttackTests.exchanges[field]
        for isSigned in [true, false] {
            let first = scene.recipe("a")
            let second = scene.recipe("b", to: name == "rkid" ? scene.carol : scene.bob, at: Scene.now - 1)
            var parts = try forge.make(isSigned ? first : first.unsigned())
            let other = try forge.make(isSigned != (name == "flags") ? second : second.unsigned())
            exchange(&parts, other)
            let expected: EnvelopeError = name == "rkid" ? .notAddressed : .invalid
            #expect(scene.refusal(parts) == expected, "\(name)")
        }
    }

    @Test("The ephemeral key is of low order: the shared secret is public", arguments: Backend.allCases)
    func lowOrderEphemeralKey(backend: Backend) throws {
        let scene = try Scene(backend)
        for key in HostileKeys.lowOrderAgreement {
            var recipe = scene.recipe("a")
            recipe.ephemeralKey = key
            recipe.shared = [UInt8](repeating: 0, count: 32)
            #expect(scene.refusal(try scene.forge.make(recipe)) == .invalid, "\(key)")
        }
    }

    @Test("The ephemeral key has a second encoding, with the same shared secret")
    func nonCanonicalEphemeralKey() throws {
        var recipe = scene.recipe("a")
        let honest = try scene.parts("a").ephemeralKey
        recipe.ephemeralKey = honest.dropLast() + [honest[31] | 0x80]
        #expect(scene.refusal(try forge.make(recipe)) == .invalid)
        // p + 9 is the base point, whose shared secret is the recipient's public key.
        recipe.ephemeralKey = HostileKeys.basePointNotReduced
        recipe.shared = scene.bob.agreementKey.bytes
        #expect(scene.refusal(try forge.make(recipe)) == .invalid)
        recipe.ephemeralKey = [9] + [UInt8](repeating: 0, count: 31)
        #expect(scene.refusal(try forge.make(recipe)) == nil)
    }

    @Test("A flag without a meaning is set, under valid keys", arguments: 1..<8)
    func unknownFlag(bit: Int) throws {
        for recipe in [scene.recipe("a"), scene.recipe("a").unsigned()] {
            var recipe = recipe
            recipe.flags |= 1 << UInt8(bit)
            #expect(scene.refusal(try forge.make(recipe)) == .invalid)
        }
    }

    @Test("The time is negative or beyond 2^40, under valid keys", arguments: [-1, .min, 1 << 40 + 1, .max] as [Int64])
    func time(seconds: Int64) throws {
        #expect(scene.refusal(try forge.make(scene.recipe("a", at: seconds))) == .invalid)
    }

    @Test("An envelope for another key is distinguished from a broken one")
    func notAddressed() throws {
        #expect(scene.refusal(try scene.parts("a", to: scene.carol)) == .notAddressed)
        // Showing Bob's tag on it gains nothing.
        var recipe = scene.recipe("a", to: scene.carol)
        recipe.recipientKeyID = RecipientKeyID(of: scene.bob.agreementKey, crypto: crypto).bytes
        #expect(scene.refusal(try forge.make(recipe)) == .invalid)
    }
}
