import WhisperSealingPort
import WhisperSecretMemory
import Testing

extension SealingLaw {
    static let keyLaws = [
        SealingLaw("Fresh keys have 32 bytes, and no two are alike") { sealing, _ in
            var seen: Set<[UInt8]> = []
            for _ in 0..<100 {
                let key = bytes(of: try sealing.makeKey())
                #expect(key.count == 32)
                #expect(seen.insert(key).inserted)
            }
        },
        SealingLaw("Random bytes have the requested length, and differ") { sealing, _ in
            #expect(sealing.randomBytes(count: 0).isEmpty)
            #expect(sealing.randomBytes(count: -1).isEmpty)
            #expect(sealing.randomBytes(count: 17).count == 17)
            #expect(sealing.randomBytes(count: 32) != sealing.randomBytes(count: 32))
        },
        SealingLaw("A derived key depends on the key, the purpose and the context, and on nothing else") { sealing, _ in
            let key = try sealing.makeKey()
            let other = try sealing.makeKey()
            let derived = [
                bytes(of: try sealing.deriveKey(from: key, purpose: "one")),
                bytes(of: try sealing.deriveKey(from: key, purpose: "two")),
                bytes(of: try sealing.deriveKey(from: other, purpose: "one")),
                bytes(of: try sealing.deriveKey(from: key, purpose: "one", context: [1])),
                bytes(of: try sealing.deriveKey(from: key, purpose: "one", context: [1, 1])),
                // The boundary between purpose and context counts.
                bytes(of: try sealing.deriveKey(from: key, purpose: "on", context: Array("e".utf8))),
            ]
            #expect(Set(derived).count == derived.count)
            #expect(derived.allSatisfy { $0.count == 32 })
            #expect(try bytes(of: sealing.deriveKey(from: key, purpose: "one")) == derived[0])
        },
        SealingLaw("Keys are derived by HKDF-Expand with SHA-256") { sealing, memory in
            let key = try secret(Array(0..<32), memory)
            let derived = try sealing.deriveKey(from: key, purpose: "whisper-v1/test", context: [9, 8, 7])
            #expect(bytes(of: derived) == Vectors.derivedKey)
        },
        SealingLaw("The authentication code is HMAC-SHA256") { sealing, memory in
            let key = try secret(Array(0..<32), memory)
            #expect(try sealing.authenticationCode(for: Array("content".utf8), under: key) == Vectors.code)
        },
        SealingLaw("The hash is SHA-256, however the content is split") { sealing, _ in
            for pieces in [["abc"], ["a", "", "bc"], ["ab", "c"]] {
                let digest = sealing.sha256()
                for piece in pieces { Array(piece.utf8).withUnsafeBytes { digest.update($0) } }
                #expect(digest.finish() == Vectors.hashOfABC)
                #expect(digest.finish() == Vectors.hashOfABC)
            }
        },
        SealingLaw("A key that is not 32 bytes long is rejected") { sealing, memory in
            for size in [1, 31, 33, 64] {
                let short = try secret([UInt8](repeating: 1, count: size), memory)
                #expect(throws: SealingError.malformed) { try sealing.seal([1], under: short, context: []) }
                #expect(throws: SealingError.malformed) { try sealing.authenticationCode(for: [1], under: short) }
                #expect(throws: SealingError.malformed) { _ = try sealing.sealStream(under: short) }
                #expect(
                    failure { () throws(SealingError) in
                        _ = try sealing.deriveKey(from: short, purpose: "x")
                    } == .malformed)
            }
        },
        SealingLaw("Guarded memory is zeroed, and an allocation of no bytes is rejected") { _, memory in
            let fresh = try memory.allocate(count: 100)
            #expect(bytes(of: fresh) == [UInt8](repeating: 0, count: 100))
            for size in [0, -1] {
                #expect(throws: SecretMemoryError.exhausted) { _ = try memory.allocate(count: size) }
            }
        },
    ]
}
