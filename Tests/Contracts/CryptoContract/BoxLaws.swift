import WhisperCryptoPort
import WhisperSecretMemory
import Testing

extension CryptoLaw {
    static let boxLaws = [
        CryptoLaw("Sealing gives the box of RFC 8439, section 2.8.2 (ENV-11)") { crypto in
            let vector = BoxVectors.sealed
            let key = try secret(vector.key, crypto)
            let nonce = try secret(vector.nonce, crypto)
            #expect(try seal(vector.plain, key: key, nonce: nonce, context: vector.context, crypto) == vector.box)
        },
        CryptoLaw("The box of RFC 8439, appendix A.5, opens (ENV-11)") { crypto in
            let vector = BoxVectors.opened
            let key = try secret(vector.key, crypto)
            let nonce = try secret(vector.nonce, crypto)
            #expect(try open(vector.box, key: key, nonce: nonce, context: vector.context, crypto) == vector.plain)
        },
        CryptoLaw("A sealed text of any size opens, the empty one included") { crypto in
            let key = try crypto.randomSecret(count: 32)
            for size in [0, 1, 15, 16, 17, 63, 64, 65, 255, 256, 1_024, 1_025, 32_768, 100_000] {
                let nonce = try crypto.randomSecret(count: 12)
                let plain = sample(size)
                for context in [[], sample(1), sample(500)] {
                    let box = try seal(plain, key: key, nonce: nonce, context: context, crypto)
                    #expect(box.count == size + 16)
                    #expect(try open(box, key: key, nonce: nonce, context: context, crypto) == plain)
                }
            }
        },
        CryptoLaw("A box opens under no other key, nonce or context") { crypto in
            let key = try crypto.randomSecret(count: 32)
            let nonce = try crypto.randomSecret(count: 12)
            let box = try seal(sample(40), key: key, nonce: nonce, context: [1, 2], crypto)
            for changed in withOneBitChanged(bytes(of: key)) {
                let changed = try secret(changed, crypto)
                #expect(throws: CryptoError.notAuthentic) {
                    try open(box, key: changed, nonce: nonce, context: [1, 2], crypto)
                }
            }
            for changed in withOneBitChanged(bytes(of: nonce)) {
                let changed = try secret(changed, crypto)
                #expect(throws: CryptoError.notAuthentic) {
                    try open(box, key: key, nonce: changed, context: [1, 2], crypto)
                }
            }
            for context in withOneBitChanged([1, 2]) + [[], [1], [1, 2, 0], [2, 1]] {
                #expect(throws: CryptoError.notAuthentic) {
                    try open(box, key: key, nonce: nonce, context: context, crypto)
                }
            }
        },
        CryptoLaw("A box that is changed in any bit of text or tag, truncated or extended does not open") { crypto in
            let key = try crypto.randomSecret(count: 32)
            let nonce = try crypto.randomSecret(count: 12)
            for size in [0, 1, 64] {
                let box = try seal(sample(size), key: key, nonce: nonce, context: [3], crypto)
                let cut = box.indices.map { Array(box.prefix($0)) }
                for wrong in withOneBitChanged(box) + cut + [box + [0], [0] + box] {
                    #expect(throws: CryptoError.notAuthentic) {
                        try open(wrong, key: key, nonce: nonce, context: [3], crypto)
                    }
                }
            }
        },
        CryptoLaw("A key that is not 32 bytes long, or a nonce that is not 12, is rejected") { crypto in
            let key = try crypto.randomSecret(count: 32)
            let nonce = try crypto.randomSecret(count: 12)
            let box = try seal([1], key: key, nonce: nonce, crypto)
            for size in [1, 16, 31, 33, 64] {
                let wrong = try secret(sample(size), crypto)
                #expect(throws: CryptoError.invalidLength) { try seal([1], key: wrong, nonce: nonce, crypto) }
                #expect(throws: CryptoError.invalidLength) { try open(box, key: wrong, nonce: nonce, crypto) }
            }
            for size in [1, 8, 11, 13, 24] {
                let wrong = try secret(sample(size), crypto)
                #expect(throws: CryptoError.invalidLength) { try seal([1], key: key, nonce: wrong, crypto) }
                #expect(throws: CryptoError.invalidLength) { try open(box, key: key, nonce: wrong, crypto) }
            }
        },
    ]
}
