#if os(Linux)
    import WhisperCryptoPort
    import WhisperEnvelope
    import WhisperEnvelopeForge
    import WhisperSecretMemory
    import WhisperTestSupport
    import WhisperTestThreads
    import Testing

    /// Nothing from which an envelope's keys derive is left in memory, whatever the outcome (ENV-12).
    @Suite("What sealing and opening leave in memory", .ownThreads, .serialized)
    struct WipingTests {
        /// Returns every secret of one envelope, masked.
        private func secrets(
            of message: [UInt8], _ randomness: MaskedRandomness, _ envelope: Envelope, _ scene: Scene
        ) throws -> [(name: String, masked: [UInt8])] {
            let crypto = scene.crypto
            let shared = try crypto.sharedSecret(randomness.ephemeralSecret(), with: scene.bob.agreementKey)
            let pseudorandomKey = try crypto.extract(salt: randomness.salt(), secret: shared)
            let recipientHash = crypto.sha256(scene.bob.agreementKey.bytes)
            let base = EnvelopeContext.base(envelope.header, recipientHash: recipientHash)
            let context = EnvelopeContext.full(
                envelope.header, sender: scene.alice.fingerprint, recipientHash: recipientHash)
            func derived(_ label: String, _ context: [UInt8], _ count: Int) throws -> [UInt8] {
                try crypto.expand(pseudorandomKey, information: Array(label.utf8) + context, count: count).masked
            }
            // Includes the last byte of the length, which does not precede the message as passed in. Masked from the
            // start: a plain array left on the heap would be found.
            let padded =
                [UInt8(message.count & 255) ^ ProcessMemory.mask] + message.prefix(40).map { $0 ^ ProcessMemory.mask }
            return [
                ("ephemeral secret", randomness.masked),
                // Excludes the bits changed by clamping (RFC 7748, section 5).
                ("ephemeral scalar", Array(randomness.masked[1..<31])),
                ("shared secret", shared.masked),
                ("pseudo-random key", pseudorandomKey.masked),
                ("sender key", try derived("whisper-v1/sender-key", base, 32)),
                ("sender nonce", try derived("whisper-v1/sender-nonce", base, 12)),
                ("body key", try derived("whisper-v1/key", context, 32)),
                ("body nonce", try derived("whisper-v1/nonce", context, 12)),
                ("binding", try derived("whisper-v1/signature", context, 32)),
                ("padded message", padded),
            ]
        }

        @Test(
            "After sealing, opening and rejecting, no key, secret or padded message is left",
            arguments: Backend.wipingAll, [50, 3_000])
        func nothingIsLeft(backend: Backend, size: Int) throws {
            let scene = try Scene(backend)
            let memory = try ProcessMemory()
            let randomness = MaskedRandomness(crypto: scene.crypto)
            let message = scene.crypto.randomBytes(count: size)
            // Computed beforehand, so that only the search follows the operation under test.
            let secrets = try secrets(of: message, randomness, seal(message, randomness, scene), scene)
            let envelope = try seal(message, randomness, scene)
            try expectNothing(of: secrets, in: memory, after: "sealing")
            #expect(try scene.open(envelope.text).message == message)
            try expectNothing(of: secrets, in: memory, after: "opening")

            // Paths that fail: at the body, at the signature, at the sender's block.
            for change in [
                { $0.bodyBox[0] ^= 1 }, { $0.signature?[40] ^= 1 }, { $0.senderBox[0] ^= 1 },
            ] as [(inout EnvelopeParts) -> Void] {
                var parts = EnvelopeParts(envelope)
                change(&parts)
                #expect(scene.refusal(parts) == .invalid)
                try expectNothing(of: secrets, in: memory, after: "refusing")
            }
        }

        private func expectNothing(
            of secrets: [(name: String, masked: [UInt8])], in memory: borrowing ProcessMemory, after operation: String
        ) throws {
            let counts = try memory.occurrences(ofMasked: secrets.map(\.masked))
            for ((name, _), count) in zip(secrets, counts) {
                #expect(count == 0, "\(name), \(operation): \(count) times")
            }
        }

        private func seal(
            _ message: [UInt8], _ randomness: MaskedRandomness, _ scene: Scene
        ) throws(EnvelopeError) -> Envelope {
            try EnvelopeSealer(crypto: scene.crypto, randomness: randomness).seal(
                message, from: scene.alice.agreementKey, signedBy: scene.alice.signing, to: scene.bob.agreementKey,
                at: Scene.now)
        }

        @Test("A secret still in use is found, and is gone once released")
        func control() throws {
            let scene = try Scene()
            let memory = try ProcessMemory()
            let randomness = MaskedRandomness(crypto: scene.crypto)
            do {
                let held = try randomness.ephemeralSecret()
                #expect(try memory.occurrences(ofMasked: randomness.masked) == 1)
                #expect(held.count == 32)
            }
            #expect(try memory.occurrences(ofMasked: randomness.masked) == 0)
            let copy = randomness.masked.map { $0 ^ ProcessMemory.mask }
            #expect(try memory.occurrences(ofMasked: randomness.masked) >= 1)
            #expect(copy.count == 32)
        }
    }

    /// Randomness whose secret is unmasked only in secret memory.
    private struct MaskedRandomness: EnvelopeRandomness {
        let crypto: any CryptoBackend
        let masked: [UInt8]
        private let plain: [UInt8]

        init(crypto: any CryptoBackend) {
            self.crypto = crypto
            masked = crypto.randomBytes(count: 32)
            plain = crypto.randomBytes(count: 32)
        }

        func ephemeralSecret() throws(CryptoError) -> SecretBytes {
            var secret = try crypto.makeSecret(count: 32)
            secret.withUnsafeMutableBytes { bytes in
                for (index, byte) in masked.enumerated() { bytes[index] = byte ^ ProcessMemory.mask }
            }
            return secret
        }

        func salt() -> [UInt8] { Array(plain.prefix(16)) }
        func messageID() -> [UInt8] { Array(plain.suffix(16)) }
    }

    extension SecretBytes {
        /// The bytes, masked as they are read.
        fileprivate var masked: [UInt8] {
            borrowing get { withUnsafeBytes { ProcessMemory.masked($0) } }
        }
    }
#endif
