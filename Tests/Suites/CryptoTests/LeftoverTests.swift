#if os(Linux)
    import WhisperCryptoPort
    import WhisperSecretMemory
    import WhisperSodiumCrypto
    import WhisperTestSupport
    import WhisperTestThreads
    import Testing

    #if SwiftCrypto
        import WhisperSwiftCrypto
    #endif

    @Suite("Secrets left in memory by the primitives (ENV-12)", .ownThreads, .serialized)
    struct LeftoverTests {
        private static func backends() throws -> [any CryptoBackend] {
            #if SwiftCrypto
                [try SodiumCrypto(), SwiftCrypto()]
            #else
                [try SodiumCrypto()]
            #endif
        }

        /// Uses every primitive with new secrets, and returns masked copies of these secrets.
        private func useEverything(_ crypto: any CryptoBackend) throws -> [String: [UInt8]] {
            var seen: [String: [UInt8]] = [:]
            // The end of each, without the byte that clamping changes: freed memory is overwritten from its beginning.
            func note(_ name: String, _ secret: borrowing SecretBytes) {
                seen[name] = secret.withUnsafeBytes { bytes in
                    ProcessMemory.masked(UnsafeRawBufferPointer(rebasing: bytes.dropLast(4).suffix(24)))
                }
            }
            let pair = try crypto.makeAgreementKeyPair()
            note("scalar", pair.secret)
            let other = try crypto.makeAgreementKeyPair().publicKey
            let shared = try crypto.sharedSecret(pair.secret, with: other)
            note("shared secret", shared)
            let root = try crypto.extract(salt: crypto.randomBytes(count: 16), secret: shared)
            note("pseudo-random key", root)
            let key = try crypto.expand(root, information: [1], count: 32)
            note("key", key)
            let long = try crypto.expand(root, information: [2], count: 80)
            note("long output", long)
            let nonce = try crypto.expand(root, information: [3], count: 12)
            let plain = try crypto.randomSecret(count: 256)
            note("plain text", plain)
            let box = try plain.withUnsafeBytes { plain in
                try crypto.seal(plain, key: key, nonce: nonce, context: [4])
            }
            var wrong = box
            wrong[0] ^= 1
            _ = wrong.withUnsafeBytes { wrong in
                #expect(throws: CryptoError.notAuthentic) {
                    _ = try crypto.open(wrong, key: key, nonce: nonce, context: [4])
                }
            }
            try box.withUnsafeBytes { box in
                let opened = try crypto.open(box, key: key, nonce: nonce, context: [4])
                let isSame = opened.hasSameBytes(as: plain)
                #expect(isSame)
            }
            let signing = try crypto.makeSigningKeyPair()
            note("seed", signing.seed)
            _ = try crypto.signature(over: [5], by: signing)
            return seen
        }

        @Test("A secret that is held is found, so the scan works")
        func scanFinds() throws {
            let memory = try ProcessMemory()
            for crypto in try Self.backends() {
                let secret = try crypto.randomSecret(count: 40)
                let masked = secret.withUnsafeBytes { ProcessMemory.masked($0) }
                let found = try memory.occurrences(ofMasked: masked)
                #expect(found == 1, "held by \(secret.count) bytes")
            }
        }

        @Test(
            "A secret of any size is wiped when freed", arguments: [12, 32, 64, 65, 208, 256, 1_024, 1_025, 40_000])
        func sizes(count: Int) throws {
            let memory = try ProcessMemory()
            for crypto in try Self.backends() {
                let masked = try crypto.randomSecret(count: count).withUnsafeBytes { bytes in
                    ProcessMemory.masked(UnsafeRawBufferPointer(rebasing: bytes.suffix(24)))
                }
                let found = try memory.occurrences(ofMasked: masked)
                #expect(found == 0)
            }
        }

        @Test("Nothing is left of a secret after its holder is deallocated")
        func nothingIsLeft() throws {
            let memory = try ProcessMemory()
            for crypto in try Self.backends() {
                let secrets = Array(try useEverything(crypto))
                let counts = try memory.occurrences(ofMasked: secrets.map(\.value))
                for ((name, _), found) in zip(secrets, counts) {
                    // Copies in swift-crypto's contexts and on its stack are out of reach (decision 0010).
                    // Sanitizers keep what was freed.
                    let isKnown = !(crypto is SodiumCrypto) && (isSanitized || ["key", "shared secret"].contains(name))
                    withKnownIssue(isIntermittent: true) {
                        #expect(found == 0, "\(name) of \(type(of: crypto))")
                    } when: {
                        isKnown
                    }
                }
            }
        }
    }
#endif
