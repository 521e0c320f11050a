extension Timestamp {
    /// Parses a time of RFC 3339, section 5.6, with any offset from UTC; nil if the text is anything else.
    ///
    /// Digits beyond the millisecond are dropped. A leap second becomes the following second. Letters may be
    /// lower-case, and a space may replace the `T`.
    public init?(rfc3339 text: String) {
        guard let time = Array(text.utf8).withUnsafeBufferPointer({ Timestamp(rfc3339: $0) }) else { return nil }
        self = time
    }

    /// Parses a time of RFC 3339 from its bytes; see `init(rfc3339:)` for strings.
    public init?(rfc3339 bytes: UnsafeBufferPointer<UInt8>) {
        var reader = RFC3339Reader(bytes: bytes)
        guard let milliseconds = reader.read() else { return nil }
        self.init(milliseconds: milliseconds)
    }

    /// Formats the time as RFC 3339, in UTC.
    ///
    /// Milliseconds are written if requested or non-zero. The format has four digits for the year, so a time outside
    /// the years 1 … 9999 is clamped to the nearest one within.
    public func rfc3339(showsMilliseconds: Bool = false) -> String {
        var bytes: [UInt8] = []
        appendRFC3339(to: &bytes, showsMilliseconds: showsMilliseconds)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the result of `rfc3339(showsMilliseconds:)`.
    public func appendRFC3339(to bytes: inout [UInt8], showsMilliseconds: Bool = false) {
        let clamped = min(max(milliseconds, -62_135_596_800_000), 253_402_300_799_999)
        let seconds = clamped >= 0 ? clamped / 1000 : (clamped + 1) / 1000 - 1
        let fraction = Int(clamped - seconds * 1000)
        guard let date = LocalDateTime(secondsSince1970: seconds) else { return }
        func append(_ value: Int, digits: Int) {
            var divisor = digits == 4 ? 1000 : digits == 3 ? 100 : 10
            while divisor > 0 {
                bytes.append(UInt8(ascii: "0") + UInt8(value / divisor % 10))
                divisor /= 10
            }
        }
        append(date.year, digits: 4)
        bytes.append(UInt8(ascii: "-"))
        append(date.month, digits: 2)
        bytes.append(UInt8(ascii: "-"))
        append(date.day, digits: 2)
        bytes.append(UInt8(ascii: "T"))
        append(date.hour, digits: 2)
        bytes.append(UInt8(ascii: ":"))
        append(date.minute, digits: 2)
        bytes.append(UInt8(ascii: ":"))
        append(date.second, digits: 2)
        if showsMilliseconds || fraction != 0 {
            bytes.append(UInt8(ascii: "."))
            append(fraction, digits: 3)
        }
        bytes.append(UInt8(ascii: "Z"))
    }
}

/// Parses the parts of a time in order.
private struct RFC3339Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func read() -> Int64? {
        guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2),
            take("T") || take("t") || take(" "), let hour = number(2), take(":"), let minute = number(2), take(":"),
            let second = number(2), second <= 60, let fraction = fraction(), let offset = offset(),
            position == bytes.count,
            let local = LocalDateTime(
                year: year, month: month, day: day, hour: hour, minute: minute, second: min(second, 59))
        else { return nil }
        let leap = second == 60 ? 1 : 0
        return (local.secondsSince1970 + Int64(leap - offset)) * 1000 + Int64(second == 60 ? 0 : fraction)
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, UInt32(bytes[position]) == character.value else { return false }
        position += 1
        return true
    }

    private mutating func digit() -> Int? {
        guard position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10 else { return nil }
        position += 1
        return Int(bytes[position - 1] - UInt8(ascii: "0"))
    }

    private mutating func number(_ digits: Int) -> Int? {
        var value = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    /// Parses a fraction as milliseconds; 0 if there is none, nil if a point is not followed by a digit.
    private mutating func fraction() -> Int? {
        guard take(".") else { return 0 }
        guard let tenths = digit() else { return nil }
        let hundredths = digit()
        let thousandths = hundredths == nil ? nil : digit()
        while digit() != nil {}
        return tenths * 100 + (hundredths ?? 0) * 10 + (thousandths ?? 0)
    }

    /// Parses the offset in seconds east of UTC.
    private mutating func offset() -> Int? {
        if take("Z") || take("z") { return 0 }
        let isWest = take("-")
        guard isWest || take("+"), let hours = number(2), hours < 24, take(":"), let minutes = number(2), minutes < 60
        else { return nil }
        return (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
    }
}
