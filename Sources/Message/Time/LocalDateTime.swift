/// A date and a time of day as a wall clock shows them, in the proleptic Gregorian calendar, without a time zone.
public struct LocalDateTime: Hashable, Sendable {
    /// The Gregorian year, 1 … 9999.
    public let year: Int
    /// The month, 1 … 12.
    public let month: Int
    /// The day of the month, 1 … 31.
    public let day: Int
    /// The hour, 0 … 23.
    public let hour: Int
    /// The minute, 0 … 59.
    public let minute: Int
    /// The second, 0 … 59; 0 if the source gives none.
    public let second: Int

    /// Creates a date and time; nil if the components are not a valid date or time.
    public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= LocalDateTime.days(inMonth: month, ofYear: year), (0...23).contains(hour),
            (0...59).contains(minute), (0...59).contains(second)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// Seconds from 1970-01-01 00:00:00 to this date and time, both in the same zone.
    public var secondsSince1970: Int64 {
        Int64(daysSince1970) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
    }

    /// Days from 1970-01-01 to this date.
    ///
    /// Counts in years that begin on the first of March, so that the leap day comes last.
    public var daysSince1970: Int {
        let shifted = month <= 2 ? year - 1 : year
        let monthFromMarch = month <= 2 ? month + 9 : month - 3
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    }

    /// Creates the date and time this many seconds after 1970-01-01 00:00:00; nil outside the years 1 … 9999.
    public init?(secondsSince1970 seconds: Int64) {
        guard (-62_135_596_800..<253_402_300_800).contains(seconds) else { return nil }
        let days = Int(seconds >= 0 ? seconds / 86_400 : (seconds + 1) / 86_400 - 1)
        let rest = Int(seconds - Int64(days) * 86_400)
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        self.init(
            year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1, hour: rest / 3600, minute: rest / 60 % 60,
            second: rest % 60)
    }

    /// Returns the length of a month in days.
    public static func days(inMonth month: Int, ofYear year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
