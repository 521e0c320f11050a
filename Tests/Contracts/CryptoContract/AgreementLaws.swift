import WhisperCryptoPort
import WhisperSecretMemory
import Testing

/// The shared secret as bytes.
private func shared(
    _ scalar: [UInt8], _ coordinate: [UInt8], _ crypto: any CryptoBackend
) throws -> [UInt8] {
    let key = try #require(AgreementPublicKey(coordinate))
    return bytes(of: try crypto.sharedSecret(secret(scalar, crypto), with: key))
}

extension CryptoLaw {
    static let agreementLaws = [
        CryptoLaw("X25519 gives the results of RFC 7748, section 5.2 (ENV-11)") { crypto in
            for vector in AgreementVectors.multiplications {
                let result = try shared(vector.scalar, vector.coordinate, crypto)
                #expect(result == vector.result)
            }
        },
        CryptoLaw("A thousand rounds of X25519 give the result of RFC 7748, section 5.2 (ENV-11)") { crypto in
            var scalar = AgreementVectors.base
            var coordinate = AgreementVectors.base
            for round in 1...1_000 {
                (scalar, coordinate) = (try shared(scalar, coordinate, crypto), scalar)
                if round == 1 { #expect(scalar == AgreementVectors.afterOne) }
            }
            #expect(scalar == AgreementVectors.afterThousand)
        },
        CryptoLaw("The two parties of RFC 7748, section 6.1, agree (ENV-11)") { crypto in
            let (alice, bob) = (AgreementVectors.alice, AgreementVectors.bob)
            for pair in [alice, bob] {
                let publicKey = try crypto.agreementPublicKey(of: secret(pair.secret, crypto))
                #expect(publicKey.bytes == pair.publicKey)
            }
            #expect(try shared(alice.secret, bob.publicKey, crypto) == AgreementVectors.shared)
            #expect(try shared(bob.secret, alice.publicKey, crypto) == AgreementVectors.shared)
        },
        CryptoLaw("Any two pairs agree, and a third does not") { crypto in
            for _ in 0..<10 {
                let one = try crypto.makeAgreementKeyPair()
                let two = try crypto.makeAgreementKeyPair()
                let three = try crypto.makeAgreementKeyPair()
                let shared = bytes(of: try crypto.sharedSecret(one.secret, with: two.publicKey))
                #expect(shared.count == 32)
                #expect(try bytes(of: crypto.sharedSecret(two.secret, with: one.publicKey)) == shared)
                #expect(try bytes(of: crypto.sharedSecret(three.secret, with: one.publicKey)) != shared)
            }
        },
        CryptoLaw("A public key of low order is rejected in every encoding, as its shared secret is zero (ENV-11)") {
            crypto in
            #expect(AgreementVectors.lowOrder.count == 14)
            let scalars = [AgreementVectors.alice.secret, AgreementVectors.bob.secret, sample(32)]
            for coordinate in AgreementVectors.lowOrder {
                let key = try #require(AgreementPublicKey(coordinate))
                #expect(X25519Encoding.isLowOrder(key))
                for scalar in scalars {
                    let scalar = try secret(scalar, crypto)
                    #expect(
                        failure { () throws(CryptoError) in _ = try crypto.sharedSecret(scalar, with: key) }
                            == .weakKey)
                }
            }
        },
        CryptoLaw("A coordinate that is not reduced counts as the reduced one (RFC 7748, section 5)") { crypto in
            // p + 9, and 9 with the highest bit set: the base point.
            let written = [
                [0xF6] + [UInt8](repeating: 0xFF, count: 30) + [0x7F],
                AgreementVectors.base.dropLast() + [0x80],
            ]
            for coordinate in written {
                let result = try shared(AgreementVectors.alice.secret, coordinate, crypto)
                #expect(result == AgreementVectors.alice.publicKey)
            }
        },
        CryptoLaw("The bits of a scalar that RFC 7748 fixes are ignored") { crypto in
            var changed = AgreementVectors.alice.secret
            changed[0] ^= 7
            changed[31] ^= 0xC0
            let publicKey = try crypto.agreementPublicKey(of: secret(changed, crypto)).bytes
            #expect(publicKey == AgreementVectors.alice.publicKey)
            #expect(try shared(changed, AgreementVectors.bob.publicKey, crypto) == AgreementVectors.shared)
        },
        CryptoLaw("A scalar that is not 32 bytes long is rejected") { crypto in
            let key = try #require(AgreementPublicKey(AgreementVectors.bob.publicKey))
            for size in [1, 31, 33, 64] {
                let wrong = try secret(sample(size), crypto)
                #expect(
                    failure { () throws(CryptoError) in _ = try crypto.agreementPublicKey(of: wrong) }
                        == .invalidLength)
                #expect(
                    failure { () throws(CryptoError) in _ = try crypto.sharedSecret(wrong, with: key) }
                        == .invalidLength)
            }
        },
    ]
}
