/// Days and years as people write them.
enum DatePatterns {
    /// Reports the dates that end at a position.
    ///
    /// - Parameter digits: How many digits in succession end there.
    static func find(in bytes: Span<UInt8>, endingAt end: Int, digits: Int, found: (Int, Int) -> Void) {
        guard digits > 0 else { return }
        let reader = DigitReader(end: end)
        if digits >= 4 {
            let year = reader.number(in: bytes, 4, before: 0)
            if isYear(year) { found(4, (1_940...2_039).contains(year) ? 96 : 120) }
        }
        if digits >= 6 {
            let parts = (0..<3).map { reader.number(in: bytes, 2, before: 2 * $0) }
            if isDay(parts[2], parts[1]) || isDay(parts[1], parts[2]) || isDay(parts[0], parts[1]) { found(6, 208) }
        }
        if digits >= 8 {
            let (last, third) = (reader.number(in: bytes, 2, before: 0), reader.number(in: bytes, 2, before: 2))
            let (second, first) = (reader.number(in: bytes, 2, before: 4), reader.number(in: bytes, 2, before: 6))
            let endsWithYear = isYear(third * 100 + last) && (isDay(first, second) || isDay(second, first))
            let beginsWithYear = isYear(first * 100 + second) && (isDay(last, third) || isDay(third, last))
            if endsWithYear || beginsWithYear { found(8, 224) }
        }
        if let length = separated(in: bytes, endingAt: end, digits: digits) { found(length, 240) }
    }

    /// The length of a date with separators, such as `1.2.1990`, `01/02/90` or `1990-02-01`, that ends at a position.
    private static func separated(in bytes: Span<UInt8>, endingAt end: Int, digits: Int) -> Int? {
        guard digits <= 4 else { return nil }
        var lengths = [digits]
        var position = end - digits
        while lengths.count < 3 {
            guard position > 0, isSeparator(bytes[position]) else { return nil }
            position -= 1
            var length = 0
            while position >= 0, length < 4, Alphabet.isDigit(bytes[position]) {
                length += 1
                position -= 1
            }
            guard length > 0 else { return nil }
            lengths.append(length)
        }
        guard lengths.allSatisfy({ $0 != 3 }), lengths[1] <= 2 else { return nil }
        return end - position
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/")
    }

    private static func isYear(_ number: Int) -> Bool { (1_900...2_099).contains(number) }
    private static func isDay(_ day: Int, _ month: Int) -> Bool { (1...31).contains(day) && (1...12).contains(month) }

    /// Reads numbers of digits that are known to be there.
    private struct DigitReader {
        let end: Int

        /// The number of `count` digits that ends `before` bytes before the end.
        func number(in bytes: Span<UInt8>, _ count: Int, before: Int) -> Int {
            let last = end - before
            return (last + 1 - count...last).reduce(0) { $0 * 10 + Int(bytes[$1] - UInt8(ascii: "0")) }
        }
    }
}
