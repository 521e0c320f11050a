import WhisperMessage

/// A time zone defined by a rule: the POSIX TZ variable with the extensions of RFC 8536, section 3.3.
///
/// Examples: `CET-1CEST,M3.5.0,M10.5.0/3`, `<-03>3`, `IST-1GMT0,M10.5.0,M3.5.0/1`.
struct PosixTimeZone {
    /// The standard offset from UTC, in seconds east.
    let standard: Int32
    /// When the clocks are set forward and back; nil if they are not.
    let daylight: Daylight?

    struct Daylight {
        /// The daylight offset from UTC, in seconds east.
        let offset: Int32
        let start: RuleDate
        let end: RuleDate
    }

    /// Parses a rule; nil if it does not have this form.
    init?(_ text: String) {
        var reader = RuleReader(text)
        guard reader.name(), let standard = reader.offset() else { return nil }
        self.standard = -standard
        if reader.isAtEnd {
            daylight = nil
            return
        }
        guard reader.name() else { return nil }
        var offset = self.standard + 3_600
        if !reader.isAtEnd, !reader.isAt(",") {
            guard let given = reader.offset() else { return nil }
            offset = -given
        }
        // POSIX leaves a missing rule to the system; this is the common default.
        if reader.isAtEnd { reader = RuleReader(",M3.2.0,M11.1.0") }
        guard reader.skip(","), let start = reader.date(), reader.skip(","), let end = reader.date(), reader.isAtEnd
        else { return nil }
        daylight = Daylight(offset: offset, start: start, end: end)
    }

    /// The transitions of a year with the offset after each, in order of generation: an end that coincides with the
    /// next year's start precedes it.
    func transitions(inYear year: Int) -> [(time: Int64, offset: Int32)] {
        guard let daylight, let start = daylight.start.seconds(inYear: year),
            let end = daylight.end.seconds(inYear: year)
        else { return [] }
        // Each date is expressed in the time in force before it.
        let forward = (time: start - Int64(standard), offset: daylight.offset)
        let back = (time: end - Int64(daylight.offset), offset: standard)
        return forward.time <= back.time ? [forward, back] : [back, forward]
    }
}

/// A date with a time of day, as in a rule.
struct RuleDate {
    enum Day {
        /// 1 … 365; the leap day is never counted.
        case julian(Int)
        /// 0 … 365; the leap day is counted.
        case ordinal(Int)
        /// The day of the week (0 is Sunday) in week 1 … 5 of a month; 5 is the last.
        case weekday(Int, week: Int, month: Int)
    }

    let day: Day
    /// Seconds from the day's midnight; may exceed a day or be negative.
    let time: Int64

    /// Local seconds since 1970; nil outside the supported years.
    func seconds(inYear year: Int) -> Int64? {
        guard let newYear = LocalDateTime(year: year, month: 1, day: 1)?.daysSince1970 else { return nil }
        let isLeap = LocalDateTime.days(inMonth: 2, ofYear: year) == 29
        let date: Int
        switch day {
        case .julian(let number): date = newYear + number - 1 + (isLeap && number >= 60 ? 1 : 0)
        case .ordinal(let number): date = newYear + number
        case .weekday(let weekday, let week, let month):
            guard let first = LocalDateTime(year: year, month: month, day: 1)?.daysSince1970 else { return nil }
            // 1970-01-01 was a Thursday.
            let firstWeekday = ((first + 4) % 7 + 7) % 7
            let offset = (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
            date = first + (offset < LocalDateTime.days(inMonth: month, ofYear: year) ? offset : offset - 7)
        }
        return Int64(date) * 86_400 + time
    }
}

/// Parses the parts of a rule.
private struct RuleReader {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text[...].utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    func isAt(_ character: Unicode.Scalar) -> Bool {
        rest.first == UInt8(ascii: character)
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard isAt(character) else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// An abbreviation: three or more letters, or any text in angle brackets.
    mutating func name() -> Bool {
        if skip("<") {
            guard let end = rest.firstIndex(of: UInt8(ascii: ">")), end != rest.startIndex else { return false }
            rest = rest[end...].dropFirst()
            return true
        }
        let letters = rest.prefix { byte in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
        rest = rest[letters.endIndex...]
        return letters.count >= 3
    }

    /// Seconds west of UTC.
    mutating func offset() -> Int32? {
        guard let seconds = time(hours: 24) else { return nil }
        return Int32(seconds)
    }

    mutating func date() -> RuleDate? {
        guard let day = day() else { return nil }
        guard skip("/") else { return RuleDate(day: day, time: 7_200) }
        return time(hours: 167).map { RuleDate(day: day, time: $0) }
    }

    private mutating func day() -> RuleDate.Day? {
        if skip("J") { return number(in: 1...365).map { .julian($0) } }
        guard skip("M") else { return number(in: 0...365).map { .ordinal($0) } }
        guard let month = number(in: 1...12), skip("."), let week = number(in: 1...5), skip("."),
            let weekday = number(in: 0...6)
        else { return nil }
        return .weekday(weekday, week: week, month: month)
    }

    /// `[+|-]hours[:minutes[:seconds]]`
    private mutating func time(hours limit: Int) -> Int64? {
        let isNegative = skip("-")
        if !isNegative { _ = skip("+") }
        guard let hours = number(in: 0...limit) else { return nil }
        var seconds = hours * 3_600
        for unit in [60, 1] where skip(":") {
            guard let value = number(in: 0...59) else { return nil }
            seconds += value * unit
        }
        return Int64(isNegative ? -seconds : seconds)
    }

    private mutating func number(in range: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard (1...3).contains(digits.count) else { return nil }
        rest = rest[digits.endIndex...]
        let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return range.contains(value) ? value : nil
    }
}
