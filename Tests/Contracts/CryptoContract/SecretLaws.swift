import WhisperCryptoPort
import WhisperSecretMemory
import Testing

/// A secret that can be stored in a list.
private final class Kept: Sendable {
    let secret: SecretBytes
    init(_ secret: consuming SecretBytes) { self.secret = secret }
}

extension CryptoLaw {
    static let secretLaws = [
        CryptoLaw("Memory for a secret is zeroed, also if it held another secret before (ENV-12)") { crypto in
            for size in [1, 12, 32, 64, 65, 80, 256, 257, 1_024, 1_025, 32_768] {
                for _ in 0..<4 {
                    var secret = try crypto.makeSecret(count: size)
                    #expect(secret.count == size)
                    #expect(bytes(of: secret) == [UInt8](repeating: 0, count: size))
                    secret.withUnsafeMutableBytes { bytes in
                        for index in bytes.indices { bytes[index] = 0xA5 }
                    }
                }
            }
        },
        CryptoLaw("Secrets that exist at the same time share no byte, however many there are") { crypto in
            let sizes = [1, 32, 64, 100, 256, 700, 1_024]
            let kept = try (0..<500).map { number in
                var secret = try crypto.makeSecret(count: sizes[number % sizes.count])
                secret.withUnsafeMutableBytes { bytes in
                    for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: number &* 7 + index) }
                }
                return Kept(secret)
            }
            for (number, kept) in kept.enumerated() {
                let expected = (0..<kept.secret.count).map { UInt8(truncatingIfNeeded: number &* 7 + $0) }
                #expect(bytes(of: kept.secret) == expected)
            }
        },
        CryptoLaw("An allocation of no bytes, or of more than there is, is rejected") { crypto in
            for size in [0, -1, Int.min] {
                #expect(failure { () throws(CryptoError) in _ = try crypto.makeSecret(count: size) } == .invalidLength)
                #expect(
                    failure { () throws(CryptoError) in _ = try crypto.randomSecret(count: size) } == .invalidLength)
            }
            for size in [Int.max, Int.max - 65_536] {
                #expect(failure { () throws(CryptoError) in _ = try crypto.makeSecret(count: size) } == .outOfMemory)
            }
        },
        CryptoLaw("Random secrets and bytes have the requested length, and do not repeat") { crypto in
            var seen: Set<[UInt8]> = []
            for _ in 0..<200 {
                let secret = bytes(of: try crypto.randomSecret(count: 32))
                #expect(secret.count == 32)
                #expect(seen.insert(secret).inserted)
                let open = crypto.randomBytes(count: 32)
                #expect(open.count == 32)
                #expect(seen.insert(open).inserted)
            }
            for size in [1, 17, 1_000] { #expect(crypto.randomBytes(count: size).count == size) }
            for size in [0, -1, Int.min] { #expect(crypto.randomBytes(count: size).isEmpty) }
        },
        CryptoLaw("Fresh key pairs differ, and their halves belong together") { crypto in
            var seen: Set<[UInt8]> = []
            for _ in 0..<20 {
                let agreement = try crypto.makeAgreementKeyPair()
                #expect(try crypto.agreementPublicKey(of: agreement.secret) == agreement.publicKey)
                #expect(seen.insert(agreement.publicKey.bytes).inserted)
                let signing = try crypto.makeSigningKeyPair()
                #expect(try crypto.signingPublicKey(ofSeed: signing.seed) == signing.publicKey)
                #expect(seen.insert(signing.publicKey.bytes).inserted)
            }
        },
        CryptoLaw("Many tasks use one backend at the same time") { crypto in
            let key = Kept(try crypto.randomSecret(count: 32))
            let nonce = Kept(try crypto.randomSecret(count: 12))
            let pair = try crypto.makeSigningKeyPair()
            let publicKey = pair.publicKey
            let seed = Kept(try secret(bytes(of: pair.seed), crypto))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for task in 0..<8 {
                    group.addTask {
                        for turn in 0..<50 {
                            let message = sample(task * 50 + turn)
                            let box = try seal(message, key: key.secret, nonce: nonce.secret, crypto)
                            #expect(try open(box, key: key.secret, nonce: nonce.secret, crypto) == message)
                            let pair = SigningKeyPair(
                                seed: try secret(bytes(of: seed.secret), crypto), publicKey: publicKey)
                            let signature = try crypto.signature(over: message, by: pair)
                            #expect(crypto.isValidSignature(signature, over: message, by: publicKey))
                            let derived = try crypto.expand(key.secret, information: message, count: 100)
                            #expect(derived.count == 100)
                        }
                    }
                }
                try await group.waitForAll()
            }
        },
    ]
}
