/// Invisible characters that control text direction; they can occur anywhere in an export (ING-5).
///
/// U+200E, U+200F, U+202A … U+202E, U+2066 … U+2069, U+200B and U+FEFF. The joiner U+200D is not among them, as it is
/// part of emoji. They are skipped when matching, and never removed from the stored message.
enum Marks {
    /// The length in bytes of the mark at an index; 0 if there is none.
    @inline(__always)
    static func length(_ bytes: Span<UInt8>, at index: Int, to end: Int) -> Int {
        guard index + 3 <= end else { return 0 }
        let first = bytes[index]
        guard first == 0xE2 || first == 0xEF else { return 0 }
        let second = bytes[index + 1]
        let third = bytes[index + 2]
        if first == 0xEF { return second == 0xBB && third == 0xBF ? 3 : 0 }
        if second == 0x80 {
            return third == 0x8E || third == 0x8F || third == 0x8B || (third >= 0xAA && third <= 0xAE) ? 3 : 0
        }
        return second == 0x81 && third >= 0xA6 && third <= 0xA9 ? 3 : 0
    }

    /// The length in bytes of the mark that WhatsApp itself writes on an iPhone, at an index; 0 if there is none.
    ///
    /// U+200E, or U+200F where the phone's language is written from right to left.
    @inline(__always)
    static func ownLength(_ bytes: Span<UInt8>, at index: Int, to end: Int) -> Int {
        guard index + 3 <= end, bytes[index] == 0xE2, bytes[index + 1] == 0x80 else { return 0 }
        return bytes[index + 2] == 0x8E || bytes[index + 2] == 0x8F ? 3 : 0
    }

    /// Where the last mark of WhatsApp's own begins in a range; nil if there is none.
    static func lastOwn(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        [[0xE2, 0x80, 0x8E], [0xE2, 0x80, 0x8F]].compactMap { mark in
            bytes.lastIndex(of: mark, from: range.lowerBound, to: range.upperBound)
        }.max()
    }

    /// The first index at or after `index` without a mark.
    @inline(__always)
    static func skip(_ bytes: Span<UInt8>, from index: Int, to end: Int) -> Int {
        var index = index
        while true {
            let length = length(bytes, at: index, to: end)
            if length == 0 { return index }
            index += length
        }
    }

    /// The end of a range without its trailing marks.
    static func skipBack(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
        var end = end
        while end - start >= 3, length(bytes, at: end - 3, to: end) == 3 { end -= 3 }
        return end
    }

    /// A range without leading and trailing marks and blanks.
    @inline(__always)
    static func trim(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        guard let last = range.last, isPlain(bytes[range.lowerBound]), isPlain(bytes[last]) else {
            return trimThoroughly(bytes, range)
        }
        return range
    }

    /// Whether a byte is a visible ASCII character, and so neither a blank nor part of a mark.
    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool { byte &- 0x21 < 0x5E }

    @inline(never)
    private static func trimThoroughly(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end {
            let length = max(length(bytes, at: start, to: end), Blanks.length(bytes, at: start, to: end))
            if length == 0 { break }
            start += length
        }
        while end > start {
            let trimmed = skipBack(bytes, from: start, to: end)
            if trimmed < end {
                end = trimmed
            } else if let length = Blanks.lengthBefore(bytes, end, from: start) {
                end -= length
            } else {
                break
            }
        }
        return start..<end
    }
}

/// The spaces that exports use: U+0020, U+00A0, U+2009, U+202F, and the wide U+3000.
enum Blanks {
    /// The length in bytes of the space at an index; 0 if there is none.
    @inline(__always)
    static func length(_ bytes: Span<UInt8>, at index: Int, to end: Int) -> Int {
        guard index < end else { return 0 }
        switch bytes[index] {
        case 0x20: return 1
        case 0xC2: return index + 2 <= end && bytes[index + 1] == 0xA0 ? 2 : 0
        case 0xE2:
            guard index + 3 <= end, bytes[index + 1] == 0x80 else { return 0 }
            return bytes[index + 2] == 0x89 || bytes[index + 2] == 0xAF ? 3 : 0
        case 0xE3:
            return index + 3 <= end && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x80 ? 3 : 0
        default: return 0
        }
    }

    /// The length of the space, carriage return or line feed that ends at an index.
    static func lengthBefore(_ bytes: Span<UInt8>, _ end: Int, from start: Int) -> Int? {
        guard end > start else { return nil }
        if bytes[end - 1] == 0x0D || bytes[end - 1] == 0x0A { return 1 }
        for length in 1...3 where end - length >= start && Blanks.length(bytes, at: end - length, to: end) == length {
            return length
        }
        return nil
    }
}
