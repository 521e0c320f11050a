#if SwiftCrypto
    import WhisperCryptoPort
    import WhisperSecretMemory
    import WhisperSodiumCrypto
    import WhisperSwiftCrypto
    import WhisperTestThreads
    import Testing

    @Suite("The two backends agree (ENV-9)", .ownThreads)
    struct BackendAgreementTests {
        private let sodium: SodiumCrypto
        private let swift = SwiftCrypto()
        /// The same inputs in each run, different ones in each round.
        private let rounds = 1..<60

        init() throws {
            sodium = try SodiumCrypto()
        }

        /// Bytes derived from a seed and a label.
        private func sample(_ label: String, _ round: Int, count: Int = 32) throws -> [UInt8] {
            let key = try secret(sodium.sha256(Array("\(label) \(round)".utf8)))
            return bytes(of: try sodium.expand(key, information: [], count: max(count, 1))).prefix(count).map { $0 }
        }

        private func secret(_ bytes: [UInt8]) throws -> SecretBytes {
            var secret = try sodium.makeSecret(count: bytes.count)
            secret.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
            return secret
        }

        private func bytes(of secret: borrowing SecretBytes) -> [UInt8] {
            secret.withUnsafeBytes { Array($0) }
        }

        @Test("They derive the same keys and shared secrets, and accept the same keys")
        func agreement() throws {
            for round in rounds {
                let scalar = try secret(sample("scalar", round))
                #expect(try sodium.agreementPublicKey(of: scalar) == swift.agreementPublicKey(of: scalar))
                let other = try #require(AgreementPublicKey(sample("coordinate", round)))
                let shared = bytes(of: try sodium.sharedSecret(scalar, with: other))
                #expect(try bytes(of: swift.sharedSecret(scalar, with: other)) == shared)
            }
        }

        @Test("They make the same boxes and open each other's")
        func boxes() throws {
            for round in rounds {
                let key = try secret(sample("key", round))
                let nonce = try secret(sample("nonce", round, count: 12))
                let plain = try sample("plain", round, count: round * 31 % 700)
                let context = try sample("context", round, count: round * 7 % 90)
                let boxes = try [sodium, swift as any CryptoBackend].map { backend in
                    try plain.withUnsafeBytes { try backend.seal($0, key: key, nonce: nonce, context: context) }
                }
                #expect(boxes[0] == boxes[1])
                let opened = try boxes[1].withUnsafeBytes { box in
                    bytes(of: try swift.open(box, key: key, nonce: nonce, context: context))
                }
                #expect(opened == plain)
            }
        }

        @Test("They derive the same keys and compute the same hashes")
        func derivation() throws {
            for round in rounds {
                let input = try secret(sample("input", round, count: round * 5 % 150 + 1))
                let salt = try sample("salt", round, count: round * 3 % 100)
                let key = try sodium.extract(salt: salt, secret: input)
                #expect(try bytes(of: swift.extract(salt: salt, secret: input)) == bytes(of: key))
                let information = try sample("information", round, count: round * 11 % 300)
                let derived = bytes(of: try sodium.expand(key, information: information, count: round * 17))
                #expect(try bytes(of: swift.expand(key, information: information, count: round * 17)) == derived)
                #expect(sodium.sha256(information) == swift.sha256(information))
                #expect(sodium.sha512(information) == swift.sha512(information))
            }
        }

        @Test("They make the same signatures, unless one randomises them, and accept each other's")
        func signatures() throws {
            for round in rounds {
                let seed = try sample("seed", round)
                let message = try sample("message", round, count: round * 13 % 400)
                let publicKey = try sodium.signingPublicKey(ofSeed: secret(seed))
                #expect(try swift.signingPublicKey(ofSeed: secret(seed)) == publicKey)
                let pair = SigningKeyPair(seed: try secret(seed), publicKey: publicKey)
                let first = try sodium.signature(over: message, by: pair)
                let second = try swift.signature(over: message, by: pair)
                #if !canImport(CryptoKit)
                    #expect(first == second)
                #endif
                #expect(sodium.isValidSignature(second, over: message, by: publicKey))
                #expect(swift.isValidSignature(first, over: message, by: publicKey))
            }
        }

        @Test("They agree on validity, whatever bit is changed and whichever points are combined")
        func strictness() throws {
            let pair = try sodium.makeSigningKeyPair()
            let message = try sample("message", 0, count: 50)
            let signature = try sodium.signature(over: message, by: pair)
            for bit in 0..<8 * 64 {
                var changed = signature
                changed[bit / 8] ^= 1 << UInt8(bit % 8)
                #expect(!sodium.isValidSignature(changed, over: message, by: pair.publicKey))
                #expect(!swift.isValidSignature(changed, over: message, by: pair.publicKey))
            }
            // Points near the edges of the field, as key and as R, with scalars near those of the group.
            let points = (UInt8(0)...8).map { [$0] + [UInt8](repeating: 0, count: 31) }
            let last = (UInt8(0xE8)...0xFF).map { [$0] + [UInt8](repeating: 0xFF, count: 30) + [0x7F] }
            var valid = 0
            for key in points + last {
                let publicKey = try #require(SigningPublicKey(key))
                for first in points + last {
                    for scalar in [points[0], points[1], last[0]] {
                        let one = sodium.isValidSignature(first + scalar, over: [1], by: publicKey)
                        let two = swift.isValidSignature(first + scalar, over: [1], by: publicKey)
                        #expect(one == two)
                        if one { valid += 1 }
                    }
                }
            }
            #expect(valid == 0)
        }
    }
#endif
