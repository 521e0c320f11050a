/// Keys that a strict reader rejects, computed from their definitions.
package enum HostileKeys {
    /// Returns the prime of the field, 2^255 - 19, plus a small number, little-endian.
    private static func prime(plus number: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0xFF, count: 32)
        bytes[0] = UInt8(0xED + number)
        bytes[31] = 0x7F
        return bytes
    }

    private static func small(_ number: UInt8) -> [UInt8] {
        [number] + [UInt8](repeating: 0, count: 31)
    }

    private static func withHighestBit(_ bytes: [UInt8]) -> [UInt8] {
        bytes.dropLast() + [bytes[31] | 0x80]
    }

    private static func bytes(_ hexadecimal: String) -> [UInt8] {
        let digits = hexadecimal.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }

    /// The seven u-coordinates below 2^255 whose shared secret is zero.
    package static let lowOrderAgreement = [
        small(0), small(1),
        bytes("e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800"),
        bytes("5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157"),
        prime(plus: -1), prime(plus: 0), prime(plus: 1),
    ]

    /// u-coordinates that represent another one: not below the prime, or with the ignored bit set.
    package static let nonCanonicalAgreement =
        (2...18).map(prime(plus:)) + [withHighestBit(small(9)), withHighestBit(small(2))]
        + lowOrderAgreement.map(withHighestBit)

    /// The prime plus 9: the base point in unreduced form, whose shared secret is the recipient's public key.
    package static let basePointNotReduced = prime(plus: 9)

    private static let lowOrderHeights = [
        small(0), small(1),
        bytes("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"),
        bytes("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"),
        prime(plus: -1), prime(plus: 0), prime(plus: 1),
    ]

    /// The 14 encodings of a point whose order divides eight.
    package static let lowOrderSigning = lowOrderHeights + lowOrderHeights.map(withHighestBit)

    /// Encodings of points with a y that is not below the prime, and that are not of low order.
    package static let nonCanonicalSigning = (2...18).map(prime(plus:)) + [withHighestBit(prime(plus: 3))]

    /// The neutral point: it gives every message a valid signature, for a careless reader.
    package static let neutralPoint = small(1)
    /// The neutral point in unreduced form.
    package static let neutralPointNotReduced = prime(plus: 1)
}
