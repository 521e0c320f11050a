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
        var values = SIMD8<UInt16>()
        var count = 0
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
            values[count & 7] = value
            count += 1
        }
        if allowsBlank { position += Blanks.length(bytes, at: position, to: end) }
        return (header(values), position)
    }

    /// Puts the numbers into their places.
    @inline(__always)
    func header(_ values: SIMD8<UInt16>) -> ExportHeader {
        let dateStart = isTimeFirst ? (hasSeconds ? 3 : 2) : 0
        let timeStart = isTimeFirst ? 0 : 3
        var hour = Int(values[timeStart])
        if let period { hour = period.hour(hour) }
        // Some clocks count the first hour of the day as the twenty-fourth.
        if hour == 24 { hour = 0 }
        let second = hasSeconds ? values[timeStart + 2] : 0
        return ExportHeader(
            columns: SIMD4(values[dateStart], values[dateStart + 1], values[dateStart + 2], 0),
            hour: UInt8(truncatingIfNeeded: hour), minute: UInt8(truncatingIfNeeded: values[timeStart + 1]),
            second: UInt8(truncatingIfNeeded: second), shape: shape)
    }
}
