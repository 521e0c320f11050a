import WhisperCryptoPort
import WhisperSecretMemory
import Testing

extension SignatureVectors.Vector {
    /// The pair of the vector.
    func pair(_ crypto: any CryptoBackend) throws -> SigningKeyPair {
        SigningKeyPair(seed: try secret(seed, crypto), publicKey: try #require(SigningPublicKey(publicKey)))
    }
}

extension CryptoLaw {
    static let signatureLaws = [
        CryptoLaw("Public keys are those of RFC 8032, section 7.1 (ENV-11)") { crypto in
            for vector in SignatureVectors.all {
                let publicKey = try crypto.signingPublicKey(ofSeed: secret(vector.seed, crypto))
                #expect(publicKey.bytes == vector.publicKey)
            }
        },
        CryptoLaw("Signatures are those of RFC 8032, section 7.1 (ENV-9, ENV-11)", needs: .deterministicSignatures) {
            crypto in
            for vector in SignatureVectors.all {
                let signature = try crypto.signature(over: vector.message, by: vector.pair(crypto))
                #expect(signature == vector.signature)
            }
        },
        CryptoLaw("The signatures of RFC 8032, section 7.1, are valid (ENV-11)") { crypto in
            for vector in SignatureVectors.all {
                let key = try #require(SigningPublicKey(vector.publicKey))
                #expect(crypto.isValidSignature(vector.signature, over: vector.message, by: key))
            }
        },
        CryptoLaw("A signature is valid for its message and key, and for no other") { crypto in
            let other = try crypto.makeSigningKeyPair()
            for size in [0, 1, 64, 127, 128, 129, 100_000] {
                let pair = try crypto.makeSigningKeyPair()
                let message = sample(size)
                let signature = try crypto.signature(over: message, by: pair)
                #expect(signature.count == 64)
                #expect(crypto.isValidSignature(signature, over: message, by: pair.publicKey))
                #expect(!crypto.isValidSignature(signature, over: message, by: other.publicKey))
                #expect(!crypto.isValidSignature(signature, over: message + [0], by: pair.publicKey))
                #expect(!crypto.isValidSignature(signature, over: [0] + message, by: pair.publicKey))
                if size > 0 {
                    #expect(!crypto.isValidSignature(signature, over: message.dropLast(), by: pair.publicKey))
                }
            }
        },
        CryptoLaw("A signature, a message or a key with any bit changed is not valid") { crypto in
            let pair = try crypto.makeSigningKeyPair()
            let message = sample(20)
            let signature = try crypto.signature(over: message, by: pair)
            for changed in withOneBitChanged(signature) {
                #expect(!crypto.isValidSignature(changed, over: message, by: pair.publicKey))
            }
            for changed in withOneBitChanged(message) {
                #expect(!crypto.isValidSignature(signature, over: changed, by: pair.publicKey))
            }
            for changed in withOneBitChanged(pair.publicKey.bytes) {
                let key = try #require(SigningPublicKey(changed))
                #expect(!crypto.isValidSignature(signature, over: message, by: key))
            }
        },
        CryptoLaw("A seed that is not 32 bytes long is rejected") { crypto in
            let publicKey = try crypto.makeSigningKeyPair().publicKey
            for size in [1, 31, 33, 64] {
                let wrong = try secret(sample(size), crypto)
                #expect(
                    failure { () throws(CryptoError) in _ = try crypto.signingPublicKey(ofSeed: wrong) }
                        == .invalidLength)
                let pair = SigningKeyPair(seed: wrong, publicKey: publicKey)
                #expect(
                    failure { () throws(CryptoError) in _ = try crypto.signature(over: [1], by: pair) }
                        == .invalidLength)
            }
        },
    ]
}
