import WhisperMessage

/// What follows from the figures.
extension ActivityFigures {
    /// Messages by day of the week: 7, Monday first.
    public var weekdays: [Int64] {
        (0..<7).map { day in hoursOfWeek[(day * 24)..<(day * 24 + 24)].reduce(0, +) }
    }

    /// Messages by hour of the day: 24, from midnight on.
    public var hours: [Int64] {
        (0..<24).map { hour in stride(from: hour, to: 168, by: 24).reduce(0) { $0 + hoursOfWeek[$1] } }
    }

    /// The day with the most messages, the earliest of several; nil without messages.
    public var busiestDay: DayCount? {
        days.max { ($0.messages, $1.day) < ($1.messages, $0.day) }
    }

    /// The longest run of days with a message on each, the earliest of several; nil without messages.
    public var longestStreak: ClosedRange<Int>? {
        var longest: ClosedRange<Int>?
        var start: Int?
        var previous: Int?
        for day in days.map(\.day) {
            if let last = previous, day == last + 1 {} else { start = day }
            previous = day
            let run = (start ?? day)...day
            if run.count > longest?.count ?? 0 { longest = run }
        }
        return longest
    }

    /// Messages by month, in order, months without messages left out: the year times 12 and the month from 0 on.
    var months: [(index: Int, messages: Int64)] {
        var result: [(index: Int, messages: Int64)] = []
        for day in days {
            guard let date = day.date else { continue }
            let index = date.year * 12 + date.month - 1
            if result.last?.index == index {
                result[result.count - 1].messages += day.messages
            } else {
                result.append((index, day.messages))
            }
        }
        return result
    }
}
