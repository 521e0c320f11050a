import WhisperCryptoPort
import WhisperSecretMemory
import WhisperSodiumCrypto
import WhisperTestThreads
import Testing

#if SwiftCrypto
    import WhisperSwiftCrypto
#endif

/// Published vectors for common implementation errors: Wycheproof's and CCTV's.
@Suite(
    "The published vectors hold on every backend (ENV-11)", .ownThreads,
    .enabled(if: PublicVectorFile.areThere, "the folder of public vectors is not beside the checkout"))
struct PublicVectorTests {
    static func backends() throws -> [any CryptoBackend] {
        var all: [any CryptoBackend] = [try SodiumCrypto()]
        #if SwiftCrypto
            all.append(SwiftCrypto())
        #endif
        return all
    }

    private func secret(_ bytes: [UInt8], of crypto: any CryptoBackend) throws -> SecretBytes {
        var secret = try crypto.makeSecret(count: bytes.count)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
        return secret
    }

    private func bytes(of secret: borrowing SecretBytes) -> [UInt8] { secret.withUnsafeBytes { Array($0) } }

    // MARK: Wycheproof

    private struct Agreement: WycheproofGroup {
        struct Vector: Decodable {
            let tcId: Int
            let flags: [String]
            let `public`: HexBytes
            let `private`: HexBytes
            let shared: HexBytes
        }
        let tests: [Vector]
    }

    @Test("Wycheproof's 518 for X25519: each shared secret, and none that is zero")
    func agreement() throws {
        let vectors = try PublicVectorFile.agreement.vectors(of: Agreement.self)
        #expect(vectors.count == 518)
        for crypto in try Self.backends() {
            var refused = 0
            for (_, vector) in vectors {
                let scalar = try secret(vector.private.bytes, of: crypto)
                let key = try #require(AgreementPublicKey(vector.public.bytes))
                do {
                    let shared = try crypto.sharedSecret(scalar, with: key)
                    #expect(bytes(of: shared) == vector.shared.bytes, "\(vector.tcId)")
                    #expect(!vector.flags.contains("ZeroSharedSecret"), "\(vector.tcId)")
                } catch {
                    #expect(error == .weakKey && vector.flags.contains("ZeroSharedSecret"), "\(vector.tcId): \(error)")
                    refused += 1
                }
                // A format that compares, hashes or signs keys is stricter than the primitive.
                let isOdd = vector.flags.contains("LowOrderPublic") || vector.flags.contains("NonCanonicalPublic")
                #expect(X25519Encoding.isStrict(key) != isOdd, "\(vector.tcId)")
            }
            #expect(refused == 31)
        }
    }

    private struct Signature: WycheproofGroup {
        struct Vector: Decodable {
            let tcId: Int
            let msg: HexBytes
            let sig: HexBytes
            let result: String
        }
        struct Key: Decodable {
            let pk: HexBytes
        }
        let publicKey: Key
        let tests: [Vector]
    }

    @Test("Wycheproof's 151 for Ed25519: 88 valid, 63 invalid")
    func signatures() throws {
        let vectors = try PublicVectorFile.signatures.vectors(of: Signature.self)
        #expect(vectors.count == 151)
        for crypto in try Self.backends() {
            var accepted = 0
            for (group, vector) in vectors {
                let key = try #require(SigningPublicKey(group.publicKey.pk.bytes))
                let isValid = crypto.isValidSignature(vector.sig.bytes, over: vector.msg.bytes, by: key)
                #expect(isValid == (vector.result == "valid"), "\(vector.tcId)")
                if isValid { accepted += 1 }
            }
            #expect(accepted == 88)
        }
    }

    private struct Box: WycheproofGroup {
        struct Vector: Decodable {
            let tcId: Int
            let key: HexBytes
            let iv: HexBytes
            let aad: HexBytes
            let msg: HexBytes
            let ct: HexBytes
            let tag: HexBytes
            let result: String
        }
        let tests: [Vector]
    }

    @Test("Wycheproof's 325 for ChaCha20-Poly1305: 256 open and seal to the same bytes, 69 do not open")
    func boxes() throws {
        let vectors = try PublicVectorFile.boxes.vectors(of: Box.self)
        #expect(vectors.count == 325)
        for crypto in try Self.backends() {
            var opened = 0
            for (_, vector) in vectors {
                // An empty nonce cannot be expressed, because a secret has at least one byte.
                guard !vector.iv.bytes.isEmpty else {
                    #expect(vector.result == "invalid")
                    continue
                }
                let key = try secret(vector.key.bytes, of: crypto)
                let nonce = try secret(vector.iv.bytes, of: crypto)
                let box = vector.ct.bytes + vector.tag.bytes
                do {
                    let plain = try box.withUnsafeBytes { raw in
                        bytes(of: try crypto.open(raw, key: key, nonce: nonce, context: vector.aad.bytes))
                    }
                    #expect(plain == vector.msg.bytes && vector.result == "valid", "\(vector.tcId)")
                    let sealed = try vector.msg.bytes.withUnsafeBytes { raw in
                        try crypto.seal(raw, key: key, nonce: nonce, context: vector.aad.bytes)
                    }
                    #expect(sealed == box, "\(vector.tcId)")
                    opened += 1
                } catch let error as CryptoError {
                    #expect(vector.result == "invalid", "\(vector.tcId): \(error)")
                }
            }
            #expect(opened == 256)
        }
    }

    private struct Derivation: WycheproofGroup {
        struct Vector: Decodable {
            let tcId: Int
            let ikm: HexBytes
            let salt: HexBytes
            let info: HexBytes
            let size: Int
            let okm: HexBytes
            let result: String
        }
        let tests: [Vector]
    }

    @Test("Wycheproof's 86 for HKDF-SHA256: 83 derive, 3 exceed the limit")
    func derivation() throws {
        let vectors = try PublicVectorFile.derivation.vectors(of: Derivation.self)
        #expect(vectors.count == 86)
        for crypto in try Self.backends() {
            var derived = 0
            for (_, vector) in vectors {
                let input = try secret(vector.ikm.bytes, of: crypto)
                let key = try crypto.extract(salt: vector.salt.bytes, secret: input)
                do {
                    let output = try crypto.expand(key, information: vector.info.bytes, count: vector.size)
                    #expect(bytes(of: output) == vector.okm.bytes && vector.result == "valid", "\(vector.tcId)")
                    derived += 1
                } catch {
                    #expect(vector.result == "invalid", "\(vector.tcId): \(error)")
                }
            }
            #expect(derived == 83)
        }
    }

    // MARK: CCTV

    private struct StrictVector: Decodable {
        let number: Int
        let key: HexBytes
        let sig: HexBytes
        let msg: String
        let flags: [String]?
    }

    @Test("CCTV's 914 Ed25519 signatures: 43 meet the strict rules, 871 are rejected (ENV-4)")
    func strictness() throws {
        let vectors = try PublicVectorFile.strictSignatures.decoded(as: [StrictVector].self)
        #expect(vectors.count == 914)
        let outside: Set = ["low_order_A", "low_order_R", "non_canonical_A", "non_canonical_R", "low_order_residue"]
        for crypto in try Self.backends() {
            var accepted = 0
            for vector in vectors {
                let key = try #require(SigningPublicKey(vector.key.bytes))
                let isValid = crypto.isValidSignature(vector.sig.bytes, over: Array(vector.msg.utf8), by: key)
                #expect(isValid == outside.isDisjoint(with: vector.flags ?? []), "\(vector.number)")
                if isValid { accepted += 1 }
            }
            #expect(accepted == 43)
        }
    }
}
