public import WhisperClockPort
public import WhisperMessage

/// An age of messages in calendar units, such as `90d`, `8w`, `6m` or `2y` (ST-13).
public struct MessageAge: Hashable, Sendable {
    /// A calendar unit. Raw values are the letters of the text form.
    public enum Unit: Character, Sendable, CaseIterable {
        case days = "d", weeks = "w", months = "m", years = "y"
    }

    /// The number of units, 1 … 9,999.
    public let count: Int
    /// The unit.
    public let unit: Unit

    /// Creates an age; nil for a number out of range.
    public init?(_ count: Int, _ unit: Unit) {
        guard (1...9_999).contains(count) else { return nil }
        self.count = count
        self.unit = unit
    }

    /// Parses the text form; nil for any other text.
    public init?(_ text: String) {
        guard let last = text.last, let unit = Unit(rawValue: last),
            text.dropLast().utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(text.dropLast())
        else { return nil }
        self.init(count, unit)
    }

    /// The text form.
    public var text: String { "\(count)\(unit.rawValue)" }

    /// The moment that long before another: days and weeks have 24 hours a day, months and years follow the calendar of
    /// the zone. A day that a month does not have is its last one.
    /// - Returns: Nil if it would be before the year 1, or `now` is not between the years 1 and 9999.
    public func moment(before now: Timestamp, in zone: any TimeZoneRules) -> Timestamp? {
        guard let reading = LocalDateTime(secondsSince1970: now.milliseconds / 1_000 + offset(at: now, in: zone)) else {
            return nil
        }
        let months: Int
        switch unit {
        case .days, .weeks:
            let days = Int64(count) * (unit == .weeks ? 7 : 1)
            return Timestamp(milliseconds: now.milliseconds - days * 86_400_000)
        case .months: months = reading.year * 12 + reading.month - 1 - count
        case .years: months = reading.year * 12 + reading.month - 1 - 12 * count
        }
        let year = months / 12
        let month = months % 12 + 1
        guard year >= 1, month >= 1,
            let earlier = LocalDateTime(
                year: year, month: month, day: min(reading.day, LocalDateTime.days(inMonth: month, ofYear: year)),
                hour: reading.hour, minute: reading.minute, second: reading.second)
        else { return nil }
        return Timestamp(milliseconds: (earlier.secondsSince1970 - Int64(zone.secondsFromUTC(at: earlier))) * 1_000)
    }

    private func offset(at moment: Timestamp, in zone: any TimeZoneRules) -> Int64 {
        Int64(zone.secondsFromUTC(at: moment))
    }
}
