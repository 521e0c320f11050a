/// Matches a header byte for byte against a known shape.
///
/// A shape's program consists of the header's own bytes, with an operation in place of each number. The values of the
/// operations do not occur in UTF-8, so both fit in one array.
struct HeaderProgram {
    /// A number of one or two digits.
    static let shortNumber: UInt8 = 0xF8
    /// A number of exactly two digits.
    static let pair: UInt8 = 0xF9
    /// A number of exactly four digits.
    static let year: UInt8 = 0xFA

    /// The offset of the program among those of all shapes.
    let start: Int
    let end: Int
    let digits: DigitSystem
    let period: DayPeriod?
    let isTimeFirst: Bool
    let hasSeconds: Bool
    /// Whether one space after the header belongs to it, if there is one.
    let allowsBlank: Bool
    let shape: UInt16

    /// The numbers of the header at an index, and its end; nil if it has another shape.
    @inline(__always)
    func match(
        _ programs: [UInt8], _ bytes: Span<UInt8>, at index: Int, to end: Int
    ) -> (header: ExportHeader, end: Int)? {
        var position = index
        var numbers = HeaderNumbers()
        for step in start..<self.end {
            let operation = programs[step]
            if operation < HeaderProgram.shortNumber {
                guard position < end, bytes[position] == operation else { return nil }
                position += 1
                continue
            }
            guard var value = digits.value(bytes, position, end) else { return nil }
            position += digits.width
            var length = 1
            let longest = operation == HeaderProgram.year ? 4 : 2
            while let next = digits.value(bytes, position, end) {
                length += 1
                guard length <= longest else { return nil }
                value = value &* 10 &+ next
                position += digits.width
            }
            if operation != HeaderProgram.shortNumber, length != longest { return nil }
            numbers.append(value)
        }
        if allowsBlank { position += Blanks.length(bytes, at: position, to: end) }
        return (header(numbers), position)
    }

    /// Whether a line is the beginning of a header of this shape that ends within a number behind the second. Any other piece
    /// of one could as well be what a person wrote: `14`, `3.`, `31.12.18, 20:15`.
    func begins(_ programs: [UInt8], _ bytes: Span<UInt8>, at index: Int, to end: Int) -> Bool {
        var position = index
        var numbers = 0
        for step in start..<self.end {
            guard position < end else { return false }
            let operation = programs[step]
            if operation < HeaderProgram.shortNumber {
                guard bytes[position] == operation else { return false }
                position += 1
                continue
            }
            var length = 0
            while digits.value(bytes, position, end) != nil {
                length += 1
                position += digits.width
            }
            guard length > 0, length <= (operation == HeaderProgram.year ? 4 : 2) else { return false }
            numbers += 1
            // All but days, months and hours have two digits, and years two or four.
            if operation != HeaderProgram.shortNumber, !length.isMultiple(of: 2) {
                return position == end && numbers >= 3
            }
        }
        return false
    }

    /// Assigns the numbers to the fields.
    @inline(__always)
    func header(_ numbers: HeaderNumbers) -> ExportHeader {
        // Counted from the last number, because optional numbers come last.
        let timeLength = hasSeconds ? 3 : 2
        let date = isTimeFirst ? 0 : timeLength
        let time = isTimeFirst ? 3 : 0
        var hour = Int(numbers.fromLast(time + timeLength - 1))
        if let period { hour = period.hour(hour) }
        // Some clocks count the first hour of the day as the twenty-fourth.
        if hour == 24 { hour = 0 }
        let minute = numbers.fromLast(time + timeLength - 2)
        let second = hasSeconds ? numbers.fromLast(time) : 0
        return ExportHeader(
            columns: SIMD4(numbers.fromLast(date + 2), numbers.fromLast(date + 1), numbers.fromLast(date), 0),
            hour: UInt8(truncatingIfNeeded: hour), minute: UInt8(truncatingIfNeeded: minute),
            second: UInt8(truncatingIfNeeded: second), shape: shape)
    }
}

/// The numbers of a header in order.
///
/// They are packed into one integer to stay in registers: writing them to an array and reading them immediately stalls,
/// which took half of the time of a match.
struct HeaderNumbers {
    private var packed: UInt128 = 0

    @inline(__always)
    mutating func append(_ number: UInt16) { packed = packed &<< 16 | UInt128(number) }

    /// A number, counted from the last, which is 0.
    @inline(__always)
    func fromLast(_ index: Int) -> UInt16 { UInt16(truncatingIfNeeded: packed &>> UInt128(16 &* index)) }
}
