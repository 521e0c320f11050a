/// Checks the encoding of X25519 public keys, from the bytes alone.
///
/// RFC 7748 accepts any 32 bytes: it ignores the highest bit and reduces values that are not below p. So one key can be
/// encoded in several ways, and some keys give a shared secret that is publicly known. `CryptoBackend.sharedSecret`
/// accepts what the RFC accepts; a format whose keys are compared, hashed or signed must reject both kinds first
/// (ENV-4).
public enum X25519Encoding {
    /// Whether a key is canonical and not of low order.
    public static func isStrict(_ key: AgreementPublicKey) -> Bool {
        isCanonical(key) && !isLowOrder(key)
    }

    /// Whether a key is the canonical encoding of its coordinate: the highest bit is clear, and the value is less than
    /// p.
    public static func isCanonical(_ key: AgreementPublicKey) -> Bool {
        guard let coordinate = LittleEndian256(key.bytes, at: 0) else { return false }
        return coordinate < .fieldOrder
    }

    /// Whether a key, in any encoding, has an order that divides eight on the curve or on its twist, so that every
    /// shared secret with it is zero.
    public static func isLowOrder(_ key: AgreementPublicKey) -> Bool {
        guard let coordinate = LittleEndian256(key.bytes, at: 0) else { return false }
        return lowOrder.contains(coordinate.withoutHighestBit)
    }

    /// The coordinates of low order below 2^255; the last two are 0 and 1 again, unreduced.
    private static let lowOrder = [
        LittleEndian256(0, 0, 0, 0),
        LittleEndian256(0, 0, 0, 1),
        LittleEndian256(0x00B8_495F_1605_6286, 0xFDB1_329C_EB8D_09DA, 0x6AC4_9FF1_FAE3_5616, 0xAEB8_413B_7C7A_EBE0),
        LittleEndian256(0x5711_9FD0_DD4E_22D8, 0x868E_1C58_C45C_4404, 0x5BEF_839C_55B1_D0B1, 0x248C_50A3_BC95_9C5F),
        LittleEndian256(.max >> 1, .max, .max, 0xFFFF_FFFF_FFFF_FFEC),
        LittleEndian256(.max >> 1, .max, .max, 0xFFFF_FFFF_FFFF_FFED),
        LittleEndian256(.max >> 1, .max, .max, 0xFFFF_FFFF_FFFF_FFEE),
    ]
}
