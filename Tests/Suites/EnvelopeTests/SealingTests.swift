import WhisperCryptoPort
import WhisperEnvelope
import WhisperEnvelopeForge
import WhisperKeyFingerprint
import WhisperTestThreads
import Testing

@Suite("Sealing and opening", .ownThreads)
struct SealingTests {
    @Test("A sealed and signed message opens, with its sender", arguments: Backend.allCases)
    func signed(backend: Backend) throws {
        let scene = try Scene(backend)
        let sealer = EnvelopeSealer(crypto: scene.crypto)
        for size in [0, 1, 13, 253, 254, 255, 510, 511, 1_022, 1_023, 32_766] {
            let message = [UInt8](repeating: 0xE2, count: size)
            let envelope = try sealer.seal(
                message, from: scene.alice.agreementKey, signedBy: scene.alice.signing, to: scene.bob.agreementKey,
                at: Scene.now)
            let opened = try scene.open(envelope.text)
            #expect(opened.message == message)
            #expect(opened.isSigned && envelope.isSigned)
            #expect(opened.agreementKey == scene.alice.agreementKey)
            #expect(opened.signingKey == scene.alice.signingKey)
            #expect(opened.fingerprint == scene.alice.fingerprint)
            #expect(opened.sentAt == Scene.now && envelope.sentAt == Scene.now)
            #expect(envelope.recipientKeyID == RecipientKeyID(of: scene.bob.agreementKey, crypto: scene.crypto))
        }
    }

    @Test("An unsigned envelope opens with its claim, with and without a signing key", arguments: Backend.allCases)
    func unsigned(backend: Backend) throws {
        let scene = try Scene(backend)
        let sealer = EnvelopeSealer(crypto: scene.crypto)
        for signingKey in [scene.alice.signingKey, nil] {
            let envelope = try sealer.seal(
                [1, 2, 3], from: scene.alice.agreementKey, signingKey: signingKey, to: scene.bob.agreementKey,
                at: Scene.now)
            let opened = try scene.open(envelope.text)
            #expect(opened.message == [1, 2, 3])
            #expect(!opened.isSigned && !envelope.isSigned)
            #expect(opened.signingKey == signingKey)
            #expect(
                opened.fingerprint
                    == Fingerprint(
                        agreementKey: scene.alice.agreementKey, signingKey: signingKey, crypto: scene.crypto))
        }
    }

    @Test("The text has the length given in the table of sizes")
    func sizes() throws {
        let scene = try Scene()
        let sealer = EnvelopeSealer(crypto: scene.crypto)
        for (size, bucket, unsigned, signed) in [
            (254, 256, 604, 691), (255, 512, 945, 1_032), (510, 512, 945, 1_032), (511, 1_024, 1_628, 1_715),
            (1_022, 1_024, 1_628, 1_715), (1_023, 2_048, 2_993, 3_080), (32_766, 32_768, 43_953, 44_040),
        ] {
            let message = [UInt8](repeating: 7, count: size)
            let plain = try sealer.seal(
                message, from: scene.alice.agreementKey, signingKey: nil, to: scene.bob.agreementKey, at: Scene.now)
            let attested = try sealer.seal(
                message, from: scene.alice.agreementKey, signedBy: scene.alice.signing, to: scene.bob.agreementKey,
                at: Scene.now)
            #expect(plain.bucketSize == bucket && attested.bucketSize == bucket)
            #expect(plain.text.utf8.count == unsigned && plain.characterCount == unsigned)
            #expect(attested.text.utf8.count == signed && attested.characterCount == signed)
        }
    }

    @Test("Sealing the same message twice gives texts that share no random field (ENV-2)")
    func fresh() throws {
        let scene = try Scene()
        let sealer = EnvelopeSealer(crypto: scene.crypto)
        let pair = try (0..<2).map { _ in
            EnvelopeParts(
                try sealer.seal(
                    [1], from: scene.alice.agreementKey, signedBy: scene.alice.signing, to: scene.bob.agreementKey,
                    at: Scene.now))
        }
        #expect(pair[0].ephemeralKey != pair[1].ephemeralKey)
        #expect(pair[0].salt != pair[1].salt)
        #expect(pair[0].messageID != pair[1].messageID)
        #expect(pair[0].senderBox != pair[1].senderBox)
        #expect(pair[0].bodyBox != pair[1].bodyBox)
        #expect(pair[0].signature != pair[1].signature)
    }

    @Test("A message too long for every bucket is rejected (ENV-3)")
    func tooLong() throws {
        let scene = try Scene()
        let sealer = EnvelopeSealer(crypto: scene.crypto)
        let message = [UInt8](repeating: 7, count: EnvelopeSealer.maximumMessageLength + 1)
        #expect(throws: EnvelopeError.messageTooLong) {
            _ = try sealer.seal(
                message, from: scene.alice.agreementKey, signingKey: nil, to: scene.bob.agreementKey, at: Scene.now)
        }
    }

    @Test("A time that the format cannot represent is rejected", arguments: [-1, 1 << 40 + 1, .min, .max] as [Int64])
    func time(seconds: Int64) throws {
        let scene = try Scene()
        #expect(throws: EnvelopeError.timeOutOfRange) {
            _ = try EnvelopeSealer(crypto: scene.crypto).seal(
                [], from: scene.alice.agreementKey, signingKey: nil, to: scene.bob.agreementKey, at: seconds)
        }
    }

    @Test("Sealing for or from keys of low order or in non-canonical form is rejected", arguments: Backend.allCases)
    func unusableKeys(backend: Backend) throws {
        let scene = try Scene(backend)
        let sealer = EnvelopeSealer(crypto: scene.crypto)
        for bytes in HostileKeys.lowOrderAgreement + HostileKeys.nonCanonicalAgreement {
            let key = try #require(AgreementPublicKey(bytes))
            #expect(throws: EnvelopeError.unusableKey) {
                _ = try sealer.seal([], from: scene.alice.agreementKey, signingKey: nil, to: key, at: Scene.now)
            }
            #expect(throws: EnvelopeError.unusableKey) {
                _ = try sealer.seal([], from: key, signingKey: nil, to: scene.bob.agreementKey, at: Scene.now)
            }
        }
        for bytes in HostileKeys.lowOrderSigning + HostileKeys.nonCanonicalSigning {
            let key = try #require(SigningPublicKey(bytes))
            #expect(throws: EnvelopeError.unusableKey) {
                _ = try sealer.seal(
                    [], from: scene.alice.agreementKey, signingKey: key, to: scene.bob.agreementKey, at: Scene.now)
            }
        }
    }

    @Test("With the same randomness the sealer and the forge agree byte for byte", arguments: Backend.allCases)
    func sameAsForge(backend: Backend) throws {
        let scene = try Scene(backend)
        let recipe = scene.recipe("same")
        let forged = try scene.forge.make(recipe.unsigned())
        let sealer = EnvelopeSealer(crypto: scene.crypto, randomness: recipe.randomness)
        let sealed = try sealer.seal(
            Array("Hello, Bob".utf8), from: scene.alice.agreementKey, signingKey: scene.alice.signingKey,
            to: scene.bob.agreementKey, at: Scene.now)
        #expect(sealed.text == forged.text)
    }

    @Test("Errors are equal by their code alone and reveal nothing")
    func errors() {
        #expect(EnvelopeError.expired(.past) == .expired(.past) && EnvelopeError.expired(.past) != .expired(.future))
        #expect("\(EnvelopeError.invalid)" == "invalid")
    }
}
