import WhisperClockPort
import WhisperLocalization
import WhisperMessage

/// Writes moments as the reader's clock and language do, quickly: the name of a day is made once for all its messages.
struct PageCalendar: Sendable {
    private let zone: any TimeZoneRules
    private let localizer: Localizer
    private let months: [String]
    private let weekdays: [String]

    init(zone: any TimeZoneRules, localizer: Localizer) {
        self.zone = zone
        self.localizer = localizer
        months = localizer(CalendarText.months).split(separator: " ").map(String.init)
        weekdays = localizer(CalendarText.weekdays).split(separator: " ").map(String.init)
    }

    /// What the clock on the wall shows at a moment; the nearest time in the years 1 … 9999.
    func reading(_ moment: Timestamp) -> PageDate {
        let shifted = moment.milliseconds / 1000 + Int64(zone.secondsFromUTC(at: moment))
        return PageDate(LocalDateTime(secondsSince1970: min(max(shifted, -62_135_596_800), 253_402_300_799)))
    }

    /// The date in digits, as the language writes it.
    func date(_ date: PageDate) -> String {
        localizer(
            CalendarText.shortDate,
            [
                "year": .text(Digits.padded(date.year, 4)), "month": .text(Digits.padded(date.month, 2)),
                "day": .text(Digits.padded(date.day, 2)),
            ])
    }

    /// Date and time of day.
    func dateAndTime(_ moment: Timestamp) -> String {
        let date = reading(moment)
        return self.date(date) + " " + date.time
    }

    /// The date in words, with the day of the week.
    func longDate(_ date: PageDate) -> String {
        localizer(
            CalendarText.longDate,
            [
                "weekday": .text(word(weekdays, date.weekday)), "day": .text(String(date.day)),
                "month": .text(word(months, date.month - 1)), "year": .text(String(date.year)),
            ])
    }

    /// The name of a month and its year.
    func name(of month: PageMonth, part: Int = 1) -> String {
        let arguments: [String: TextArgument] = [
            "month": .text(monthName(month.month)), "year": .text(String(month.year)), "part": .text(String(part)),
        ]
        return localizer(part == 1 ? PageText.monthOfYear : .monthOfYearPart, arguments)
    }

    /// The name of a month, 1 … 12.
    func monthName(_ month: Int) -> String { word(months, month - 1) }

    /// The name of a day of the week, 0 … 6 from Monday.
    func weekdayName(_ day: Int) -> String { word(weekdays, day) }

    private func word(_ words: [String], _ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }
}
