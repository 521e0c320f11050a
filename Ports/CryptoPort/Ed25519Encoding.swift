/// Checks the encoding of Ed25519 public keys and signatures, from the bytes alone.
///
/// RFC 8032 leaves room for interpretation: libraries differ in whether they accept points with a second encoding,
/// points of low order, and unreduced scalars. Where they differ, a signature could be altered into another valid one,
/// be valid for every message, or be valid on one backend and invalid on another. Every backend rejects all of these by
/// the rules here (ENV-4, ENV-11).
public enum Ed25519Encoding {
    /// The size of a signature in bytes: R, then S, 32 each.
    public static let signatureSize = 64

    /// Whether a key is canonical and not of low order. Whether it is on the curve is checked when it is used.
    public static func isStrict(_ key: SigningPublicKey) -> Bool {
        isStrictPoint(key.bytes)
    }

    /// Whether a signature has 64 bytes, its R is canonical and not of low order, and its S is less than the group
    /// order.
    public static func isStrict(signature: [UInt8]) -> Bool {
        guard signature.count == signatureSize, let scalar = LittleEndian256(signature, at: 32) else { return false }
        return scalar < groupOrder && isStrictPoint(signature)
    }

    /// Whether a key is one of the 14 encodings, canonical or not, of a point whose order divides eight.
    public static func isLowOrder(_ key: SigningPublicKey) -> Bool {
        guard let coordinate = coordinate(of: key.bytes) else { return false }
        return lowOrder.contains(coordinate)
    }

    /// Whether the y coordinate of a key is less than p.
    ///
    /// Points whose x is zero can be encoded with either sign; they are of low order, and no other point has two
    /// encodings below p.
    public static func isCanonical(_ key: SigningPublicKey) -> Bool {
        guard let coordinate = coordinate(of: key.bytes) else { return false }
        return coordinate < .fieldOrder
    }

    private static func isStrictPoint(_ bytes: [UInt8]) -> Bool {
        guard let coordinate = coordinate(of: bytes) else { return false }
        return coordinate < .fieldOrder && !lowOrder.contains(coordinate)
    }

    /// The y coordinate in the first 32 bytes: all but the highest bit, which is the sign of x.
    private static func coordinate(of bytes: [UInt8]) -> LittleEndian256? {
        LittleEndian256(bytes, at: 0)?.withoutHighestBit
    }

    /// L = 2^252 + 27742317777372353535851937790883648493, the order of the base point.
    private static let groupOrder = LittleEndian256(
        0x1000_0000_0000_0000, 0, 0x14DE_F9DE_A2F7_9CD6, 0x5812_631A_5CF5_D3ED)

    /// The y coordinates, below 2^255, of the points whose order divides eight. Each occurs with either sign of x,
    /// which makes 14 encodings. The last two are 0 and 1 again, unreduced.
    private static let lowOrder = [
        LittleEndian256(0, 0, 0, 0),
        LittleEndian256(0, 0, 0, 1),
        LittleEndian256(0x05FC_536D_8802_38B1, 0x3933_C6D3_05AC_DFD5, 0xF098_EFF2_89F4_C345, 0xB027_B2C2_8F95_E826),
        LittleEndian256(0x7A03_AC92_77FD_C74E, 0xC6CC_392C_FA53_202A, 0x0F67_100D_760B_3CBA, 0x4FD8_4D3D_706A_17C7),
        LittleEndian256(.max >> 1, .max, .max, 0xFFFF_FFFF_FFFF_FFEC),
        LittleEndian256(.max >> 1, .max, .max, 0xFFFF_FFFF_FFFF_FFED),
        LittleEndian256(.max >> 1, .max, .max, 0xFFFF_FFFF_FFFF_FFEE),
    ]
}
