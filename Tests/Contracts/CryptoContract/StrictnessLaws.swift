import WhisperCryptoPort
import Testing

/// The sum of two numbers, the least significant byte first; nil if it needs more bytes.
private func sum(_ left: ArraySlice<UInt8>, _ right: [UInt8]) -> [UInt8]? {
    var carry = 0
    let bytes = zip(left, right).map { pair -> UInt8 in
        let digit = Int(pair.0) + Int(pair.1) + carry
        carry = digit >> 8
        return UInt8(truncatingIfNeeded: digit)
    }
    return carry == 0 ? bytes : nil
}

extension CryptoLaw {
    static let strictnessLaws = [
        CryptoLaw("A signature with a multiple of the order added to its S is not valid (ENV-4, ENV-11)") { crypto in
            for vector in SignatureVectors.all {
                let key = try #require(SigningPublicKey(vector.publicKey))
                var scalar = Array(vector.signature[32...])
                var tried = 0
                while let next = sum(scalar[...], StrictnessVectors.groupOrder) {
                    scalar = next
                    tried += 1
                    let signature = vector.signature[..<32] + scalar
                    #expect(!crypto.isValidSignature(Array(signature), over: vector.message, by: key))
                }
                #expect(tried >= 15)
            }
        },
        CryptoLaw("A signature that is not 64 bytes long is not valid") { crypto in
            let vector = SignatureVectors.all[1]
            let key = try #require(SigningPublicKey(vector.publicKey))
            let signature = vector.signature
            let wrong =
                (0..<64).map { Array(signature.prefix($0)) } + [
                    signature + [0], signature + signature, [0] + signature,
                ]
            for wrong in wrong { #expect(!crypto.isValidSignature(wrong, over: vector.message, by: key)) }
        },
        CryptoLaw("A key of low order verifies no message, in any of its 14 encodings (ENV-4, ENV-11)") { crypto in
            #expect(StrictnessVectors.lowOrder.count == 14)
            for bytes in StrictnessVectors.lowOrder {
                let key = try #require(SigningPublicKey(bytes))
                for number in UInt8(0)..<64 {
                    #expect(!crypto.isValidSignature(StrictnessVectors.forEveryMessage, over: [number], by: key))
                }
                let zeros = [UInt8](repeating: 0, count: 64)
                for first in StrictnessVectors.lowOrder {
                    #expect(!crypto.isValidSignature(first + zeros[32...], over: [1], by: key))
                }
            }
        },
        CryptoLaw("An R of low order is not valid, in any encoding (ENV-4, ENV-11)") { crypto in
            let key = try #require(SigningPublicKey(StrictnessVectors.publicKey))
            for signature in StrictnessVectors.neutral.signatures {
                #expect(!crypto.isValidSignature(signature, over: StrictnessVectors.neutral.message, by: key))
            }
            for point in StrictnessVectors.lowOrder {
                for scalar in [[UInt8](repeating: 0, count: 32), [1] + [UInt8](repeating: 0, count: 31)] {
                    #expect(!crypto.isValidSignature(point + scalar, over: [1], by: key))
                }
            }
        },
        CryptoLaw("A key whose y is not less than p verifies no message (ENV-4, ENV-11)") { crypto in
            for lowest in UInt8(0xED)...0xFF {
                for highest: UInt8 in [0x7F, 0xFF] {
                    let bytes = [lowest] + [UInt8](repeating: 0xFF, count: 30) + [highest]
                    let key = try #require(SigningPublicKey(bytes))
                    #expect(!Ed25519Encoding.isStrict(key))
                    for number in UInt8(0)..<16 {
                        #expect(!crypto.isValidSignature(StrictnessVectors.forEveryMessage, over: [number], by: key))
                    }
                }
            }
        },
        CryptoLaw("The equation is checked as it stands, not multiplied by eight (ENV-11)") { crypto in
            let key = try #require(SigningPublicKey(StrictnessVectors.publicKey))
            let torsion = StrictnessVectors.torsion
            #expect(!crypto.isValidSignature(torsion.signature, over: torsion.message, by: key))
            let mixedKey = try #require(SigningPublicKey(StrictnessVectors.mixedKey))
            let (valid, invalid) = (StrictnessVectors.mixedValid, StrictnessVectors.mixedInvalid)
            #expect(crypto.isValidSignature(valid.signature, over: valid.message, by: mixedKey))
            #expect(!crypto.isValidSignature(invalid.signature, over: invalid.message, by: mixedKey))
        },
    ]
}
