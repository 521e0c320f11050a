import WhisperLocalization
import WhisperMessage

extension Localizer {
    /// A date in digits.
    func date(_ date: LocalDateTime) -> String { self.date(year: date.year, month: date.month, day: date.day) }
}

extension LocalDateTime {
    /// The date as RFC 3339 writes it.
    var dateText: String { PeriodSeries.monthText(year * 12 + month - 1) + (day < 10 ? "-0" : "-") + String(day) }
}
