/// A 256-bit number in the encoding of both curves: 32 bytes, least significant first.
struct LittleEndian256: Hashable, Comparable {
    // Least significant limb first.
    private var limbs: (UInt64, UInt64, UInt64, UInt64)

    /// Creates a number from its limbs, most significant first.
    init(_ highest: UInt64, _ high: UInt64, _ low: UInt64, _ lowest: UInt64) {
        limbs = (lowest, low, high, highest)
    }

    /// Reads a number from the 32 bytes at an offset; nil if fewer remain.
    init?(_ bytes: [UInt8], at offset: Int) {
        guard offset >= 0, offset <= bytes.count, bytes.count - offset >= 32 else { return nil }
        func limb(_ index: Int) -> UInt64 {
            let start = offset + 8 * index
            return bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        limbs = (limb(0), limb(1), limb(2), limb(3))
    }

    /// The number with its highest bit cleared, which the curves ignore or use for something else.
    var withoutHighestBit: LittleEndian256 {
        LittleEndian256(limbs.3 & (.max >> 1), limbs.2, limbs.1, limbs.0)
    }

    static func == (left: LittleEndian256, right: LittleEndian256) -> Bool {
        left.limbs == right.limbs
    }

    static func < (left: LittleEndian256, right: LittleEndian256) -> Bool {
        (left.limbs.3, left.limbs.2, left.limbs.1, left.limbs.0)
            < (right.limbs.3, right.limbs.2, right.limbs.1, right.limbs.0)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(limbs.0)
        hasher.combine(limbs.1)
        hasher.combine(limbs.2)
        hasher.combine(limbs.3)
    }

    /// p = 2^255 − 19, the order of the field underlying both curves.
    static let fieldOrder = LittleEndian256(.max >> 1, .max, .max, 0xFFFF_FFFF_FFFF_FFED)
}
