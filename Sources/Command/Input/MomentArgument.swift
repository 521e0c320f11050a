import WhisperCore
import WhisperLocalization
package import WhisperMessage

/// A date, or a date and time, as options take it: `2020`, `2020-05`, `2020-05-31`, `2020-05-31T14:00`, or a moment in
/// the form of RFC 3339 with its offset from UTC; or in words: `yesterday`, `monday`, `29.1.`, `march 2023`, the latest that
/// is not to come.
package struct MomentArgument {
    /// The first moment that it covers.
    package let start: Timestamp
    /// The first moment after it.
    package let end: Timestamp

    /// Reads an argument.
    ///
    /// - Throws: A usage failure that names the option.
    package init(_ text: String, option: String, in context: Context) throws(CommandFailure) {
        guard let argument = MomentArgument(text, in: context) else {
            throw CommandFailure(
                .usage, DataFailureText.invalidMoment, ["option": .text(option), "value": .text(text)],
                hint: LocalizedMessage(DataFailureText.invalidMomentHint))
        }
        self = argument
    }

    /// Reads a date that no option names; nil if the text is none.
    package init?(_ text: String, in context: Context) {
        let calendar = LocalCalendar(context)
        let words = calendar.dateWords(context.clock.now())
        guard
            let (start, end) = MomentArgument.read(text, calendar)
                ?? words?.numbers(text).flatMap({ MomentArgument.days($0, calendar) })
        else { return nil }
        self.start = start
        self.end = end
    }

    private static func read(_ text: String, _ calendar: LocalCalendar) -> (Timestamp, Timestamp)? {
        if let moment = Timestamp(rfc3339: text) {
            return (moment, Timestamp(milliseconds: moment.milliseconds + 1))
        }
        let halves = text.split(omittingEmptySubsequences: false) { $0 == "T" || $0 == "t" || $0 == " " }
        guard let dateText = halves.first, halves.count <= 2 else { return nil }
        let date = numbers(dateText, separator: "-", widths: [4, 2, 2])
        guard let date, (1...3).contains(date.count) else { return nil }
        guard let timeText = halves.dropFirst().first else { return days(date, calendar) }
        guard date.count == 3, let time = numbers(timeText, separator: ":", widths: [2, 2, 2]), time.count >= 2,
            let reading = LocalDateTime(
                year: date[0], month: date[1], day: date[2], hour: time[0], minute: time[1],
                second: time.count == 3 ? time[2] : 0)
        else { return nil }
        let start = calendar.moment(reading)
        let length: Int64 = time.count == 3 ? 1_000 : 60_000
        return (start, Timestamp(milliseconds: start.milliseconds + length))
    }

    /// A year, a month or a day, from its midnight to the next one's.
    private static func days(_ date: [Int], _ calendar: LocalCalendar) -> (Timestamp, Timestamp)? {
        var next = date
        next[next.count - 1] += 1
        guard let first = midnight(date) else { return nil }
        if next.count == 3, midnight(next) == nil { next = [next[0], next[1] + 1, 1] }
        if next.count >= 2, next[1] > 12 { next = [next[0] + 1, 1] }
        guard let last = midnight(next) else { return nil }
        return (calendar.moment(first), calendar.moment(last))
    }

    private static func midnight(_ date: [Int]) -> LocalDateTime? {
        LocalDateTime(year: date[0], month: date.count > 1 ? date[1] : 1, day: date.count > 2 ? date[2] : 1)
    }

    private static func numbers(_ text: Substring, separator: Character, widths: [Int]) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count <= widths.count else { return nil }
        var numbers: [Int] = []
        for (part, width) in zip(parts, widths) {
            guard part.utf8.count == width, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}

/// An age such as `90d`, `8w`, `6m` or `2y`.
package enum AgeArgument {
    /// The moment that long before another, on the user's calendar.
    ///
    /// - Throws: A usage failure that names the option.
    package static func moment(
        _ text: String, before now: Timestamp, option: String, calendar: LocalCalendar
    ) throws(CommandFailure) -> Timestamp {
        guard let moment = MessageAge(text)?.moment(before: now, in: calendar.zone) else {
            throw CommandFailure(
                .usage, DataFailureText.invalidAge, ["option": .text(option), "value": .text(text)],
                hint: LocalizedMessage(DataFailureText.invalidAgeHint))
        }
        return moment
    }
}
