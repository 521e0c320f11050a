/// Numbers modulo the order of Ed25519's base point, for signatures that only arithmetic can make: with keys and points
/// of low order, and with S beyond the order.
package struct EdwardsScalar: Equatable, Sendable {
    /// The number in 32 bytes, little-endian, below the order.
    package let bytes: [UInt8]

    /// The order L, little-endian in 33 bytes.
    private static let order: [UInt8] =
        [
            0xED, 0xD3, 0xF5, 0x5C, 0x1A, 0x63, 0x12, 0x58, 0xD6, 0x9C, 0xF7, 0xA2, 0xDE, 0xF9, 0xDE, 0x14,
        ] + [UInt8](repeating: 0, count: 15) + [0x10, 0]

    /// Reduces a number of any size, little-endian.
    package init(reducing number: [UInt8]) {
        var rest = [UInt8](repeating: 0, count: 33)
        for byte in number.reversed() {
            for bit in (0..<8).reversed() {
                rest = EdwardsScalar.reducedOnce(EdwardsScalar.sum(rest, rest, carry: byte >> UInt8(bit) & 1))
            }
        }
        bytes = Array(rest.prefix(32))
    }

    /// Returns the product.
    package static func * (left: EdwardsScalar, right: EdwardsScalar) -> EdwardsScalar {
        var product = [UInt8](repeating: 0, count: 33)
        for byte in left.bytes.reversed() {
            for bit in (0..<8).reversed() {
                product = reducedOnce(sum(product, product))
                if byte >> UInt8(bit) & 1 == 1 { product = reducedOnce(sum(product, right.bytes + [0])) }
            }
        }
        return EdwardsScalar(reducing: product)
    }

    /// Returns the sum.
    package static func + (left: EdwardsScalar, right: EdwardsScalar) -> EdwardsScalar {
        EdwardsScalar(reducing: sum(left.bytes + [0], right.bytes + [0]))
    }

    /// The scalar that Ed25519 derives from a seed (RFC 8032, section 5.1.5).
    package init(seedDigest: [UInt8]) {
        var number = Array(seedDigest.prefix(32))
        number[0] &= 248
        number[31] = number[31] & 63 | 64
        self.init(reducing: number)
    }

    /// The number plus the order: the same scalar in an encoding that a strict reader rejects.
    package var plusOrder: [UInt8] {
        Array(EdwardsScalar.sum(bytes + [0], EdwardsScalar.order).prefix(32))
    }

    private static func sum(_ left: [UInt8], _ right: [UInt8], carry: UInt8 = 0) -> [UInt8] {
        var carry = UInt16(carry)
        return zip(left, right).map { pair in
            let sum = UInt16(pair.0) + UInt16(pair.1) + carry
            carry = sum >> 8
            return UInt8(truncatingIfNeeded: sum)
        }
    }

    /// Returns the number, minus the order if it is not below it; it must be below twice the order.
    private static func reducedOnce(_ number: [UInt8]) -> [UInt8] {
        var borrow: Int16 = 0
        let difference = zip(number, order).map { pair in
            let difference = Int16(pair.0) - Int16(pair.1) - borrow
            borrow = difference < 0 ? 1 : 0
            return UInt8(truncatingIfNeeded: difference)
        }
        return borrow == 1 ? number : difference
    }
}
