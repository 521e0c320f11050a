package import WhisperClockPort
package import WhisperLocalization
package import WhisperMessage

/// Writes moments as the user's clock and language do.
package struct LocalCalendar: Sendable {
    /// The zone that it shows times in.
    package let zone: any TimeZoneRules
    private let localizer: Localizer

    package init(zone: any TimeZoneRules, localizer: Localizer) {
        self.zone = zone
        self.localizer = localizer
    }

    /// The calendar of this machine's zone.
    package init(_ context: Context) {
        self.init(zone: Adapters.zones(context.environment).localZone(), localizer: context.localizer)
    }

    /// What the clock on the wall shows at a moment; the nearest time that has four digits of the year.
    package func reading(_ moment: Timestamp) -> LocalDateTime? {
        let shifted = moment.milliseconds / 1000 + Int64(zone.secondsFromUTC(at: moment))
        return LocalDateTime(secondsSince1970: min(max(shifted, -62_135_596_800), 253_402_300_799))
    }

    /// The date in digits.
    package func date(_ moment: Timestamp) -> String {
        guard let reading = reading(moment) else { return "" }
        return localizer.date(year: reading.year, month: reading.month, day: reading.day)
    }

    /// The time of day to the minute.
    package func time(_ moment: Timestamp) -> String {
        guard let reading = reading(moment) else { return "" }
        return "\(padded(reading.hour, 2)):\(padded(reading.minute, 2))"
    }

    /// Date and time of day.
    package func dateAndTime(_ moment: Timestamp) -> String { "\(date(moment)) \(time(moment))" }

    /// The date in words, with the day of the week.
    package func longDate(_ moment: Timestamp) -> String {
        guard let reading = reading(moment) else { return "" }
        // 1970 began on a Thursday, the fourth day of the week.
        let weekday = ((reading.daysSince1970 + 3) % 7 + 7) % 7
        return localizer(
            CalendarText.longDate,
            [
                "weekday": .text(localizer.weekday(weekday)), "day": .text(String(reading.day)),
                "month": .text(localizer.month(reading.month - 1)), "year": .text(String(reading.year)),
            ])
    }

    /// What days are called, in the user's language and in English.
    func dateWords(_ now: Timestamp) -> DateWords? {
        guard let today = reading(now) else { return nil }
        let localizers = [localizer, Localizer(.english)]
        return DateWords(
            today: today, weekdays: (0..<7).map { day in localizers.map { $0.weekday(day) } },
            days: [CalendarText.today, .yesterday].map { day in localizers.map { $0(day) } },
            months: (0..<12).map { month in localizers.map { $0.month(month) } })
    }

    /// The moment at which the clock on the wall shows this.
    package func moment(_ reading: LocalDateTime) -> Timestamp {
        Timestamp(milliseconds: (reading.secondsSince1970 - Int64(zone.secondsFromUTC(at: reading))) * 1000)
    }

    private func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
