import WhisperCryptoPort
import WhisperTestThreads
import Testing

@Suite("Valid encodings of keys and signatures (ENV-4)", .ownThreads)
struct KeyEncodingTests {
    /// p + an offset, 0 … 18, or p minus one for −1, as bytes; then the sign.
    private func nearFieldOrder(_ offset: Int, sign: UInt8 = 0) -> [UInt8] {
        [UInt8(0xED + offset)] + [UInt8](repeating: 0xFF, count: 30) + [0x7F | sign]
    }

    private func small(_ number: UInt8, sign: UInt8 = 0) -> [UInt8] {
        [number] + [UInt8](repeating: 0, count: 30) + [sign]
    }

    @Test("A coordinate is canonical below p, and no longer from p on")
    func canonicalCoordinates() throws {
        for offset in -2...18 {
            for sign: UInt8 in [0, 0x80] {
                let point = try #require(SigningPublicKey(nearFieldOrder(offset, sign: sign)))
                #expect(Ed25519Encoding.isCanonical(point) == (offset < 0))
            }
            let key = try #require(AgreementPublicKey(nearFieldOrder(offset)))
            #expect(X25519Encoding.isCanonical(key) == (offset < 0))
        }
        for byte in 1..<31 {
            var bytes = nearFieldOrder(0)
            bytes[byte] = 0xFE
            #expect(try Ed25519Encoding.isCanonical(#require(SigningPublicKey(bytes))))
            #expect(try X25519Encoding.isCanonical(#require(AgreementPublicKey(bytes))))
        }
    }

    @Test("The highest bit of an X25519 key makes a second encoding of the same key")
    func highestBit() throws {
        let nine = try #require(AgreementPublicKey(small(9)))
        let again = try #require(AgreementPublicKey(small(9, sign: 0x80)))
        #expect(X25519Encoding.isStrict(nine))
        #expect(!X25519Encoding.isCanonical(again) && !X25519Encoding.isStrict(again))
    }

    @Test("The points 0, 1 and −1 are rejected in every encoding")
    func lowOrder() throws {
        let low =
            [small(0), small(1), nearFieldOrder(-1), nearFieldOrder(0), nearFieldOrder(1)]
            + [small(0, sign: 0x80), small(1, sign: 0x80), nearFieldOrder(-1, sign: 0x80)]
        for bytes in low {
            let point = try #require(SigningPublicKey(bytes))
            #expect(Ed25519Encoding.isLowOrder(point) && !Ed25519Encoding.isStrict(point))
            let key = try #require(AgreementPublicKey(bytes))
            #expect(X25519Encoding.isLowOrder(key) && !X25519Encoding.isStrict(key))
        }
        for number: UInt8 in 2...255 {
            #expect(try !Ed25519Encoding.isLowOrder(#require(SigningPublicKey(small(number)))))
            #expect(try X25519Encoding.isStrict(#require(AgreementPublicKey(small(number)))))
        }
    }

    @Test("S is below the group's order, and every byte of it counts")
    func scalars() {
        let order: [UInt8] = [
            0xED, 0xD3, 0xF5, 0x5C, 0x1A, 0x63, 0x12, 0x58, 0xD6, 0x9C, 0xF7, 0xA2, 0xDE, 0xF9, 0xDE, 0x14, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
        ]
        let point = small(9)
        #expect(!Ed25519Encoding.isStrict(signature: point + order))
        for index in order.indices {
            var more = order
            more[index] &+= 1
            #expect(!Ed25519Encoding.isStrict(signature: point + more), "byte \(index)")
            guard order[index] > 0 else { continue }
            var less = order
            less[index] -= 1
            #expect(Ed25519Encoding.isStrict(signature: point + less), "byte \(index)")
        }
        #expect(!Ed25519Encoding.isStrict(signature: small(1) + small(9)))
        #expect(!Ed25519Encoding.isStrict(signature: nearFieldOrder(3) + small(9)))
        for size in [0, 32, 63, 65, 128] {
            #expect(!Ed25519Encoding.isStrict(signature: [UInt8](repeating: 9, count: size)))
        }
    }
}
