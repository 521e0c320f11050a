import WhisperMessage

/// A date and a time of day on the reader's calendar.
struct PageDate: Hashable, Sendable {
    let year: Int
    let month: Int
    let day: Int
    let hour: Int
    let minute: Int
    let daysSince1970: Int

    /// The date and time that a clock shows; the start of 1970 in place of none.
    init(_ reading: LocalDateTime?) {
        year = reading?.year ?? 1970
        month = reading?.month ?? 1
        day = reading?.day ?? 1
        hour = reading?.hour ?? 0
        minute = reading?.minute ?? 0
        daysSince1970 = reading?.daysSince1970 ?? 0
    }

    /// Midnight of a day, counted from 1970-01-01.
    init(daysSince1970 days: Int) {
        self.init(LocalDateTime(secondsSince1970: Int64(min(max(days, -719_162), 2_932_896)) * 86_400))
    }

    /// `2026-05-31`.
    var text: String { Digits.padded(year, 4) + "-" + Digits.padded(month, 2) + "-" + Digits.padded(day, 2) }

    /// `14:03`.
    var time: String { Digits.padded(hour, 2) + ":" + Digits.padded(minute, 2) }

    /// The day of the week, 0 … 6 from Monday.
    var weekday: Int {
        // 1970 began on a Thursday, the fourth day of the week.
        ((daysSince1970 + 3) % 7 + 7) % 7
    }
}
