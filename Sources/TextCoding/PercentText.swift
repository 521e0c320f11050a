/// Percent-encoded text for URIs (RFC 3986, section 2.1), with digits in upper case.
public enum PercentText {
    /// Appends text as UTF-8. Every byte that the closure does not accept is percent-encoded.
    public static func append(_ text: String, to bytes: inout [UInt8], asIs: (UInt8) -> Bool) {
        for byte in text.utf8 {
            if asIs(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte)]
            }
        }
    }

    /// Whether a byte is an unreserved character, which never needs encoding (RFC 3986, section 2.3).
    public static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// The upper-case digit of the four lowest bits.
    private static func digit(_ bits: UInt8) -> UInt8 {
        let digit = HexText.digit(bits)
        return digit < UInt8(ascii: "a") ? digit : digit - 0x20
    }
}
