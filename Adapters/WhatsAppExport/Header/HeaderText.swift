/// The written date and time of a header.
enum HeaderText {
    /// Removes the bracket, dash or colon that ends the header, and marks and blanks at either end.
    static func trim(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        var trimmed = Marks.trim(bytes, range)
        while let first = trimmed.first, bytes[first] == UInt8(ascii: "[") {
            trimmed = Marks.trim(bytes, first + 1..<trimmed.upperBound)
        }
        while let length = closingLength(bytes, trimmed) {
            trimmed = Marks.trim(bytes, trimmed.lowerBound..<trimmed.upperBound - length)
        }
        return trimmed
    }

    private static func closingLength(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        guard let last = range.last else { return nil }
        switch bytes[last] {
        case UInt8(ascii: "]"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: ";"): return 1
        case 0x93, 0x94:
            return range.count > 3 && bytes.starts(with: [0xE2, 0x80], at: last - 2, to: last) ? 3 : nil
        default: return nil
        }
    }
}
