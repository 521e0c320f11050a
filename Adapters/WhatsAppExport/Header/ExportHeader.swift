/// The numbers of a message's header, before it is decided which column of the date is the day.
public struct ExportHeader: Hashable, Sendable {
    /// The three columns of the date, as they stand in the file.
    public var columns: SIMD4<UInt16>
    /// The hour of the day, 0 … 23 in a possible time.
    public var hour: UInt8
    /// The minute, 0 … 59 in a possible time.
    public var minute: UInt8
    /// The second; 0 where the file tells none.
    public var second: UInt8
    /// The shape that the header has, an index into the scanner's `shapes`.
    public var shape: UInt16

    /// Whether the time of day exists.
    @inline(__always) var hasPossibleTime: Bool { hour < 24 && minute < 60 && second < 60 }
}

/// How a file writes its headers. A file has few; mixed files have several.
public struct HeaderShape: Hashable, Sendable {
    /// Whether date and time stand in square brackets (iOS).
    public internal(set) var isBracketed = false
    /// Whether the time stands before the date.
    public internal(set) var isTimeFirst = false
    /// Whether seconds are told.
    public internal(set) var hasSeconds = false
    /// The character between the columns of the date: `/`, `.` or `-`; 0 for others.
    public internal(set) var separator: UInt8 = 0
    /// The digits.
    public internal(set) var digits = DigitSystem.ascii
    /// Whether the first column is the year: it has four digits, or an era before it.
    public internal(set) var hasYearFirst = false
    /// Whether the last column has four digits.
    public internal(set) var hasLongYearLast = false
    /// Whether an era stands before the last column, which makes it the year.
    public internal(set) var hasEraLast = false
    /// The calendar.
    public internal(set) var calendar = ExportCalendar.gregorian
    /// How the part of the day is written.
    var periodStyle = DayPeriodStyle.none
}

/// The calendars that exports are known to count years in.
public enum ExportCalendar: UInt8, Hashable, Sendable {
    /// The common one; years of the Buddhist and Persian calendars are known by their size.
    case gregorian
    /// Years are told as Buddhist ones (`2565 BE`).
    case buddhist
    /// Japanese eras: the year is counted from 2018, 1988 or 1925.
    case reiwa, heisei, showa
}
