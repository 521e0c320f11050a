/// Dates as people write them.
extension Localizer {
    /// A date in digits.
    ///
    /// - Parameters:
    ///   - year: The Gregorian year, 0 … 9999.
    ///   - month: The month, 1 … 12.
    ///   - day: The day of the month.
    public func date(year: Int, month: Int, day: Int) -> String {
        self(
            CalendarText.shortDate,
            [
                "year": .text(Localizer.padded(year, 4)), "month": .text(Localizer.padded(month, 2)),
                "day": .text(Localizer.padded(day, 2)),
            ])
    }

    /// The name of a day of the week, 0 for Monday; empty beyond Sunday.
    public func weekday(_ index: Int) -> String { word(.weekdays, index) }

    /// The name of a month, 0 for January; empty beyond December.
    public func month(_ index: Int) -> String { word(.months, index) }

    private func word(_ key: CalendarText, _ index: Int) -> String {
        let words = self(key).split(separator: " ")
        return words.indices.contains(index) ? String(words[index]) : ""
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
