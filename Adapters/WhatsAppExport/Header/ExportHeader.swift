/// The numbers in a message's header, before the order of the date columns is known.
public struct ExportHeader: Hashable, Sendable {
    /// The three columns of the date, in the order of the file.
    public var columns: SIMD4<UInt16>
    /// The hour of the day; 0 … 23 in a valid time.
    public var hour: UInt8
    /// The minute; 0 … 59 in a valid time.
    public var minute: UInt8
    /// The second; 0 if the file does not contain it.
    public var second: UInt8
    /// The shape of the header, an index into the scanner's `shapes`.
    public var shape: UInt16

    /// Whether the time of day is valid.
    @inline(__always) var hasPossibleTime: Bool { hour < 24 && minute < 60 && second < 60 }
}

/// The format of a file's headers. Most files have one; mixed files have several.
public struct HeaderShape: Hashable, Sendable {
    /// Whether date and time are in square brackets (iOS).
    public internal(set) var isBracketed = false
    /// Whether the time precedes the date.
    public internal(set) var isTimeFirst = false
    /// Whether it contains seconds.
    public internal(set) var hasSeconds = false
    /// The character between the columns of the date: `/`, `.` or `-`; 0 for others.
    public internal(set) var separator: UInt8 = 0
    /// The digit system.
    public internal(set) var digits = DigitSystem.ascii
    /// Whether the first column is the year: it has four digits, or follows an era.
    public internal(set) var hasYearFirst = false
    /// Whether the last column has four digits.
    public internal(set) var hasLongYearLast = false
    /// Whether an era precedes the last column, which makes it the year.
    public internal(set) var hasEraLast = false
    /// The calendar.
    public internal(set) var calendar = ExportCalendar.gregorian
    /// How the part of the day is written.
    var periodStyle = DayPeriodStyle.none

    /// Whether two shapes differ in nothing but the words for the part of the day.
    func isLike(_ other: HeaderShape) -> Bool {
        var shape = self
        shape.periodStyle = other.periodStyle
        return shape == other
    }

    /// The shape with the calendar that the file as a whole shows for its unmarked years.
    func reading(_ calendar: ExportCalendar) -> HeaderShape {
        guard self.calendar == .gregorian else { return self }
        var shape = self
        shape.calendar = calendar
        return shape
    }
}

/// The calendars known to be used in exports.
public enum ExportCalendar: UInt8, Hashable, Sendable {
    /// The default; years of the Buddhist and Persian calendars are recognised by their magnitude.
    case gregorian
    /// Years are marked as Buddhist ones (`2565 BE`).
    case buddhist
    /// The same without Buddhist years, however late a year is: so are the years of a file of which most are earlier.
    case common
    /// Japanese eras: the year is counted from 2018, 1988 or 1925.
    case reiwa, heisei, showa
}
