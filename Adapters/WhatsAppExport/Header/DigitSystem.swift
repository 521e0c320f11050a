/// A set of ten digits with consecutive code points, as encoded in UTF-8.
public struct DigitSystem: Hashable, Sendable {
    /// The number of bytes before the one that determines the digit: 0 … 2.
    let leadCount: Int
    /// The first of these bytes.
    let lead0: UInt8
    /// The second of these bytes.
    let lead1: UInt8
    /// The last byte of the digit zero.
    let zero: UInt8

    /// The digits 0 … 9 of ASCII.
    public static let ascii = DigitSystem(leadCount: 0, lead0: 0, lead1: 0, zero: 0x30)
    /// ٠ … ٩
    public static let arabicIndic = DigitSystem(leadCount: 1, lead0: 0xD9, lead1: 0, zero: 0xA0)
    /// ۰ … ۹
    public static let persian = DigitSystem(leadCount: 1, lead0: 0xDB, lead1: 0, zero: 0xB0)
    /// ० … ९
    public static let devanagari = DigitSystem(leadCount: 2, lead0: 0xE0, lead1: 0xA5, zero: 0xA6)
    /// ০ … ৯
    public static let bengali = DigitSystem(leadCount: 2, lead0: 0xE0, lead1: 0xA7, zero: 0xA6)
    /// ๐ … ๙
    public static let thai = DigitSystem(leadCount: 2, lead0: 0xE0, lead1: 0xB9, zero: 0x90)
    /// ၀ … ၉
    public static let myanmar = DigitSystem(leadCount: 2, lead0: 0xE1, lead1: 0x81, zero: 0x80)
    /// ０ … ９
    public static let fullWidth = DigitSystem(leadCount: 2, lead0: 0xEF, lead1: 0xBC, zero: 0x90)

    private static let others = [arabicIndic, persian, devanagari, bengali, thai, myanmar, fullWidth]

    /// The number of bytes per digit.
    @inline(__always) var width: Int { leadCount + 1 }

    /// The system of the digit at an index; nil if there is no digit.
    static func at(_ bytes: Span<UInt8>, _ index: Int, _ end: Int) -> DigitSystem? {
        guard index < end else { return nil }
        if bytes[index] < 0x80 { return ascii.value(bytes, index, end) == nil ? nil : ascii }
        return others.first { $0.value(bytes, index, end) != nil }
    }

    /// The value of this system's digit at an index; nil if there is none.
    @inline(__always)
    func value(_ bytes: Span<UInt8>, _ index: Int, _ end: Int) -> UInt16? {
        guard index + leadCount < end else { return nil }
        if leadCount > 0, bytes[index] != lead0 { return nil }
        if leadCount > 1, bytes[index + 1] != lead1 { return nil }
        let value = bytes[index + leadCount] &- zero
        return value < 10 ? UInt16(value) : nil
    }
}
