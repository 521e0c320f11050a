import WhisperMessage

/// Writes dates and times as a shape does.
struct HeaderWriter: Sendable {
    private let shape: ExportShape
    private let pattern: [UInt8]
    private let morning: [UInt8]
    private let afternoon: [UInt8]
    private let zero: [UInt8]

    init(_ shape: ExportShape) {
        self.shape = shape
        pattern = Array(shape.header.utf8)
        morning = Array(shape.dayPeriods.morning.utf8)
        afternoon = Array(shape.dayPeriods.afternoon.utf8)
        zero = shape.zero
    }

    /// Appends the header of a moment, given in seconds of local time since 1970.
    func append(_ seconds: Int64, to buffer: inout [UInt8]) {
        guard let time = LocalDateTime(secondsSince1970: seconds) else { return }
        var index = 0
        while index < pattern.count {
            let letter = pattern[index]
            let isDouble = index + 1 < pattern.count && pattern[index + 1] == letter && letter >= UInt8(ascii: "A")
            let width = isDouble ? 2 : 1
            switch letter {
            case UInt8(ascii: "d"): append(time.day, width: width, to: &buffer)
            case UInt8(ascii: "m"): append(time.month, width: width, to: &buffer)
            case UInt8(ascii: "y"): append(time.year % 100, width: 2, to: &buffer)
            case UInt8(ascii: "Y"): append(time.year + shape.yearOffset, width: 4, to: &buffer)
            case UInt8(ascii: "H"): append(time.hour, width: width, to: &buffer)
            case UInt8(ascii: "h"): append((time.hour + 11) % 12 + 1, width: width, to: &buffer)
            case UInt8(ascii: "i"): append(time.minute, width: 2, to: &buffer)
            case UInt8(ascii: "s"): append(time.second, width: 2, to: &buffer)
            case UInt8(ascii: "p"): buffer.append(contentsOf: time.hour < 12 ? morning : afternoon)
            default: buffer.append(letter)
            }
            index += width
        }
    }

    /// Appends a number in the shape's digits.
    private func append(_ number: Int, width: Int, to buffer: inout [UInt8]) {
        var divisor = 1
        var digits = 1
        while number / divisor >= 10 || digits < width {
            divisor *= 10
            digits += 1
        }
        while divisor > 0 {
            buffer.append(contentsOf: zero)
            buffer[buffer.count - 1] += UInt8(truncatingIfNeeded: number / divisor % 10)
            divisor /= 10
        }
    }

    /// Appends a number in the digits of ASCII.
    func appendNumber(_ number: Int, width: Int, to buffer: inout [UInt8]) {
        let text = String(number)
        for _ in 0..<max(0, width - text.utf8.count) { buffer.append(UInt8(ascii: "0")) }
        buffer.append(contentsOf: text.utf8)
    }

    /// Appends a date as the names of media files hold it.
    func appendDate(_ seconds: Int64, separator: UInt8?, to buffer: inout [UInt8]) {
        guard let time = LocalDateTime(secondsSince1970: seconds) else { return }
        appendNumber(time.year, width: 4, to: &buffer)
        if let separator { buffer.append(separator) }
        appendNumber(time.month, width: 2, to: &buffer)
        if let separator { buffer.append(separator) }
        appendNumber(time.day, width: 2, to: &buffer)
    }
}
