import WhisperCryptoPort
import WhisperSecretMemory
import Testing

extension CryptoLaw {
    static let derivationLaws = [
        CryptoLaw("HKDF gives the results of RFC 5869, appendix A (ENV-11)") { crypto in
            for vector in DerivationVectors.all {
                let key = try crypto.extract(salt: vector.salt, secret: secret(vector.input, crypto))
                #expect(bytes(of: key) == vector.pseudorandomKey)
                let output = try crypto.expand(key, information: vector.information, count: vector.output.count)
                #expect(bytes(of: output) == vector.output)
            }
        },
        CryptoLaw("HKDF gives 1 to 8,160 bytes, and rejects other counts (ENV-11)") { crypto in
            let vector = DerivationVectors.all[0]
            let key = try secret(vector.pseudorandomKey, crypto)
            let longest = bytes(of: try crypto.expand(key, information: vector.information, count: 8_160))
            #expect(crypto.sha256(longest) == DerivationVectors.hashOfLongest)
            for size in [1, 12, 31, 32, 33, 64, 65, 8_159] {
                let shorter = try crypto.expand(key, information: vector.information, count: size)
                #expect(bytes(of: shorter) == Array(longest.prefix(size)))
            }
            for size in [8_161, 8_192, 16_000, Int.max, 0, -1, Int.min] {
                #expect(
                    failure { () throws(CryptoError) in
                        _ = try crypto.expand(key, information: [], count: size)
                    } == .invalidLength)
            }
        },
        CryptoLaw("A pseudorandom key that is not 32 bytes long is rejected") { crypto in
            for size in [1, 31, 33, 64] {
                let wrong = try secret(sample(size), crypto)
                #expect(
                    failure { () throws(CryptoError) in
                        _ = try crypto.expand(wrong, information: [], count: 32)
                    } == .invalidLength)
            }
        },
        CryptoLaw("An extracted key depends on salt and secret, whatever their lengths") { crypto in
            var seen: Set<[UInt8]> = []
            for size in [1, 16, 32, 63, 64, 65, 200] {
                let input = try secret(sample(size), crypto)
                for saltSize in [1, 16, 63, 64, 65, 200] {
                    let key = try crypto.extract(salt: sample(saltSize), secret: input)
                    #expect(key.count == 32)
                    #expect(seen.insert(bytes(of: key)).inserted)
                }
                // HMAC fills a key up with zeros: no salt, and a salt of zeros, are the same (RFC 5869, section 2.2).
                let unsalted = bytes(of: try crypto.extract(salt: [], secret: input))
                let zeros = [UInt8](repeating: 0, count: 32)
                #expect(try bytes(of: crypto.extract(salt: zeros, secret: input)) == unsalted)
            }
        },
        CryptoLaw("Derived bytes depend on key and information") { crypto in
            let key = try secret(sample(32), crypto)
            let base = bytes(of: try crypto.expand(key, information: [1, 2], count: 40))
            for information in withOneBitChanged([1, 2]) + [[], [1], [1, 2, 0]] {
                #expect(try bytes(of: crypto.expand(key, information: information, count: 40)) != base)
            }
            for changed in withOneBitChanged(sample(32)) {
                #expect(
                    try bytes(of: crypto.expand(secret(changed, crypto), information: [1, 2], count: 40)) != base)
            }
        },
    ]
}
