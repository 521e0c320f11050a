/// The date in the name of a media file, which determines the order of the file's own dates (ING-5).
enum MediaFileDate {
    /// Reads `IMG-20190131-WA0001.jpg` (Android) and `00000042-PHOTO-2020-06-07-15-13-20.jpg` (iOS).
    static func find(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ExportDate.Day? {
        guard range.count <= 255 else { return nil }
        for index in range where bytes[index] == UInt8(ascii: "-") {
            if let day = android(bytes, index + 1, range.upperBound) ?? apple(bytes, index + 1, range.upperBound) {
                return day
            }
        }
        return nil
    }

    /// `20190131-WA`
    private static func android(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> ExportDate.Day? {
        guard let value = number(bytes, start, 8, end), bytes.starts(with: suffix, at: start + 8, to: end)
        else { return nil }
        return day(value / 10_000, value / 100 % 100, value % 100)
    }

    /// `2020-06-07-15-13-20`
    private static func apple(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> ExportDate.Day? {
        guard let year = number(bytes, start, 4, end), bytes.starts(with: dash, at: start + 4, to: end),
            let month = number(bytes, start + 5, 2, end), bytes.starts(with: dash, at: start + 7, to: end),
            let date = number(bytes, start + 8, 2, end), bytes.starts(with: dash, at: start + 10, to: end)
        else { return nil }
        return day(year, month, date)
    }

    private static let suffix = Array("-WA".utf8)
    private static let dash = Array("-".utf8)

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> ExportDate.Day? {
        let day = ExportDate.Day(year: year, month: month, day: day)
        return (2009...2100).contains(year) && day.number != nil ? day : nil
    }

    private static func number(_ bytes: Span<UInt8>, _ start: Int, _ length: Int, _ end: Int) -> Int? {
        guard start + length <= end else { return nil }
        var value = 0
        for index in start..<start + length {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value * 10 + Int(digit)
        }
        return value
    }
}
