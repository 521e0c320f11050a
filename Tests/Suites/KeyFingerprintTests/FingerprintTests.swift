import WhisperCryptoPort
import WhisperKeyFingerprint
import WhisperSodiumCrypto
import WhisperTestThreads
import Testing

@Suite("Fingerprints (CON-2)", .ownThreads)
struct FingerprintTests {
    private let crypto: any CryptoBackend
    private let agreementKey: AgreementPublicKey
    private let signingKey: SigningPublicKey

    init() throws {
        crypto = try SodiumCrypto()
        agreementKey = try #require(AgreementPublicKey(Array(0..<32)))
        signingKey = try #require(SigningPublicKey(Array(32..<64)))
    }

    @Test("A fingerprint is SHA-256 over a label and both keys, each with its length")
    func definition() {
        let bytes =
            Array("whisper-v1/fingerprint".utf8) + [0, 0, 0, 32] + Array(0..<32) + [0, 0, 0, 32] + Array(32..<64)
        let fingerprint = Fingerprint(agreementKey: agreementKey, signingKey: signingKey, crypto: crypto)
        #expect(fingerprint.bytes == crypto.sha256(bytes))
    }

    @Test("Without a signing key the second part is empty, which is not 32 zeros")
    func withoutSigningKey() throws {
        let bytes = Array("whisper-v1/fingerprint".utf8) + [0, 0, 0, 32] + Array(0..<32) + [0, 0, 0, 0]
        let fingerprint = Fingerprint(agreementKey: agreementKey, signingKey: nil, crypto: crypto)
        #expect(fingerprint.bytes == crypto.sha256(bytes))
        let zeros = try #require(SigningPublicKey([UInt8](repeating: 0, count: 32)))
        #expect(fingerprint != Fingerprint(agreementKey: agreementKey, signingKey: zeros, crypto: crypto))
    }

    @Test("A different signing key with the same agreement key gives a different fingerprint")
    func bothKeysCount() throws {
        let other = try #require(SigningPublicKey(Array(33..<65)))
        #expect(
            Fingerprint(agreementKey: agreementKey, signingKey: signingKey, crypto: crypto)
                != Fingerprint(agreementKey: agreementKey, signingKey: other, crypto: crypto))
    }

    @Test("Hexadecimal is parsed in either case and in groups; anything else is rejected")
    func hexadecimal() throws {
        let fingerprint = Fingerprint(agreementKey: agreementKey, signingKey: signingKey, crypto: crypto)
        #expect(fingerprint.hex.count == 64)
        #expect(fingerprint.groups.split(separator: " ").map(\.count) == [Int](repeating: 4, count: 16))
        for text in [fingerprint.hex, fingerprint.hex.uppercased(), fingerprint.groups] {
            #expect(Fingerprint(hex: text) == fingerprint, "\(text)")
        }
        for text in [
            "", String(fingerprint.hex.dropLast()), fingerprint.hex + "0", fingerprint.hex + "00",
            "g" + fingerprint.hex.dropFirst(), "０" + fingerprint.hex.dropFirst(), fingerprint.hex + "\n",
        ] {
            #expect(Fingerprint(hex: text) == nil, "\(text)")
        }
    }

    @Test("A fingerprint has 32 bytes and a recipient's tag 8; any other number is rejected")
    func sizes() throws {
        for count in 0...40 {
            let bytes = [UInt8](repeating: 7, count: count)
            #expect((Fingerprint(bytes) != nil) == (count == 32))
            #expect((RecipientKeyID(bytes) != nil) == (count == 8))
        }
    }

    @Test("A recipient's tag is the end of SHA-256 over the agreement key alone")
    func recipientKeyID() {
        let id = RecipientKeyID(of: agreementKey, crypto: crypto)
        #expect(id.bytes == Array(crypto.sha256(Array(0..<32))[24...]))
    }
}
