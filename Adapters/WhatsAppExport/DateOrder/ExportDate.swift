import WhisperIngestionPort
import WhisperMessage

/// Converts the columns of a date into a Gregorian date.
enum ExportDate {
    /// A date without a time of day.
    struct Day: Hashable {
        var year: Int
        var month: Int
        var day: Int

        /// Days since 1970-01-01; nil if the date does not exist.
        var number: Int? { LocalDateTime(year: year, month: month, day: day)?.daysSince1970 }
    }

    /// The orders that the layout of a shape permits.
    static func orders(for shape: HeaderShape) -> [DateOrder] {
        if shape.hasYearFirst { return [.ymd] }
        return shape.hasLongYearLast || shape.hasEraLast ? [.dmy, .mdy] : [.dmy, .mdy, .ymd]
    }

    /// The date that the columns form in an order; nil if there is none.
    static func day(_ columns: SIMD4<UInt16>, _ shape: HeaderShape, _ order: DateOrder) -> Day? {
        let first = Int(columns[0])
        let second = Int(columns[1])
        let third = Int(columns[2])
        let parts: (year: Int, month: Int, day: Int) =
            switch order {
            case .dmy: (third, second, first)
            case .mdy: (third, first, second)
            case .ymd: (first, second, third)
            }
        let hasLongYear = order == .ymd ? shape.hasYearFirst && first > 99 : shape.hasLongYearLast
        return gregorian(parts.year, parts.month, parts.day, hasLongYear: hasLongYear, shape.calendar)
    }

    /// The different days that a header's date can mean, each with the first order that gives it.
    static func readings(_ header: ExportHeader, _ shape: HeaderShape) -> [AmbiguousDate.Reading] {
        var readings: [AmbiguousDate.Reading] = []
        for order in orders(for: shape) {
            guard let day = day(header.columns, shape, order)?.number, !readings.contains(where: { $0.day == day })
            else { continue }
            readings.append(AmbiguousDate.Reading(order: order, day: day))
        }
        return readings
    }

    private static func gregorian(
        _ year: Int, _ month: Int, _ day: Int, hasLongYear: Bool, _ calendar: ExportCalendar
    ) -> Day? {
        let base: Int
        switch calendar {
        case .reiwa: base = 2018
        case .heisei: base = 1988
        case .showa: base = 1925
        case .buddhist: base = hasLongYear ? -543 : 2500 - 543
        case .gregorian, .common:
            // A four-digit year reveals its calendar: no export is older than WhatsApp, which began in 2009.
            if hasLongYear, (1300..<1500).contains(year) { return PersianCalendar.gregorian(year, month, day) }
            let isBuddhist = calendar == .gregorian && year >= firstBuddhistYear
            base = hasLongYear ? (isBuddhist ? -543 : 0) : 2000
        }
        let result = Day(year: base + year, month: month, day: day)
        return result.number == nil ? nil : result
    }

    /// The first year that is taken for one of the Buddhist calendar, which is 543 years ahead.
    private static let firstBuddhistYear = 2400

    /// What an unmarked year of four digits says about the calendar of its file.
    enum YearSign {
        /// A year of the Buddhist calendar in which a phone may have exported something, or one of no other calendar.
        case buddhist, other
        /// A year too late for either calendar, as a phone with a wrong clock writes.
        case late
    }

    /// What the year of a header says about the calendar; nil if it is marked, or has two digits.
    static func yearSign(_ header: ExportHeader, _ shape: HeaderShape) -> YearSign? {
        guard shape.calendar == .gregorian, shape.hasLongYearLast || shape.hasYearFirst else { return nil }
        let year = Int(header.columns[shape.hasYearFirst ? 0 : 2])
        if year < firstBuddhistYear { return .other }
        return year < 2700 ? .buddhist : .late
    }

    /// The local time that a header gives in an order; nil if there is none.
    static func local(_ header: ExportHeader, _ shape: HeaderShape, _ order: DateOrder) -> LocalDateTime? {
        guard let day = day(header.columns, shape, order) else { return nil }
        return LocalDateTime(
            year: day.year, month: day.month, day: day.day, hour: Int(header.hour), minute: Int(header.minute),
            second: Int(header.second))
    }
}

/// The Persian (solar Hijri) calendar, whose leap years follow a cycle of 33 years between 1178 and 1633.
enum PersianCalendar {
    private static let leapRemainders: Set<Int> = [1, 5, 9, 13, 17, 22, 26, 30]

    static func gregorian(_ year: Int, _ month: Int, _ day: Int) -> ExportDate.Day? {
        guard (1...12).contains(month), day >= 1, day <= length(ofMonth: month, year) else { return nil }
        // 1 Farvardin 1300 was 21 March 1921.
        var days = -17_818
        for passed in 1300..<year { days += isLeap(passed) ? 366 : 365 }
        for passed in 1..<month { days += length(ofMonth: passed, year) }
        days += day - 1
        guard let date = LocalDateTime(secondsSince1970: Int64(days) * 86_400) else { return nil }
        return ExportDate.Day(year: date.year, month: date.month, day: date.day)
    }

    private static func isLeap(_ year: Int) -> Bool { leapRemainders.contains(year % 33) }

    private static func length(ofMonth month: Int, _ year: Int) -> Int {
        month <= 6 ? 31 : month <= 11 || isLeap(year) ? 30 : 29
    }
}
