/// Matches a header byte for byte against a shape that was met before.
///
/// A shape's program is the header's own bytes, with an operation in the place of each number. The values of operations
/// occur in no UTF-8, so that both can stand in one array.
struct HeaderProgram {
    /// A number of one or two digits.
    static let shortNumber: UInt8 = 0xF8
    /// A number of exactly two digits.
    static let pair: UInt8 = 0xF9
    /// A number of exactly four digits.
    static let year: UInt8 = 0xFA

    /// Where the program stands among those of all shapes.
    let start: Int
    let end: Int
    let digits: DigitSystem
    let period: DayPeriod?
    let isTimeFirst: Bool
    let hasSeconds: Bool
    /// Whether one space behind the header belongs to it, where there is one.
    let allowsBlank: Bool
    let shape: UInt16

    /// The numbers of the header at an index, and where it ends; nil where it has another shape.
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

    /// Puts the numbers into their places.
    @inline(__always)
    func header(_ numbers: HeaderNumbers) -> ExportHeader {
        // Counted from the last number: what is not told comes last, or not at all.
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

/// The numbers of a header in their order.
///
/// In one integer, so that they stay in registers: written to an array one by one and read at once, they would wait for
/// each other, which took half of the time of a match.
struct HeaderNumbers {
    private var packed: UInt128 = 0

    @inline(__always)
    mutating func append(_ number: UInt16) { packed = packed &<< 16 | UInt128(number) }

    /// A number, counted from the last, which is 0.
    @inline(__always)
    func fromLast(_ index: Int) -> UInt16 { UInt16(truncatingIfNeeded: packed &>> UInt128(16 &* index)) }
}
