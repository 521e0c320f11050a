/// Dates as people type them, of which the latest is meant that is not to come: `yesterday`, `monday`, `29.1.`,
/// `29.1.2023`, `march`, `march 2023`.
package struct DateWords {
    /// Today, on the wall.
    private let today: LocalDateTime
    /// What days of the week are called, Monday first; each may have several names.
    private let weekdays: [[String]]
    /// What today and the days before are called.
    private let days: [[String]]
    /// What the months are called, January first.
    private let months: [[String]]

    /// - Parameters:
    ///   - today: Today, on the wall.
    ///   - weekdays: What days of the week are called, Monday first.
    ///   - days: What today and the days before it are called.
    ///   - months: What the months are called, January first.
    package init(today: LocalDateTime, weekdays: [[String]], days: [[String]], months: [[String]]) {
        self.today = today
        self.weekdays = weekdays
        self.days = days
        self.months = months
    }

    /// The year, the month and, unless a whole month is meant, the day of a date; nil if the text is none.
    package func numbers(_ text: String) -> [Int]? {
        date(text).map { [$0.year, $0.month, $0.day] } ?? month(text)
    }

    private func date(_ text: String) -> LocalDateTime? {
        let word = DateWords.folded(text)
        guard !word.isEmpty else { return nil }
        if let back = days.firstIndex(where: { $0.contains { DateWords.folded($0) == word } }) { return day(back) }
        if let weekday = DateWords.index(of: word, among: weekdays) {
            // 1970 began on a Thursday, the fourth day of the week.
            let present = ((today.daysSince1970 + 3) % 7 + 7) % 7
            return day((present - weekday + 7) % 7)
        }
        return dotted(text)
    }

    /// `march`, `march 2023`, `5 march`, `march 5 2023`: the year, the month and the day, if there is one.
    private func month(_ text: String) -> [Int]? {
        var words = SearchText.words(of: text).strings
        func take(_ digits: ClosedRange<Int>) -> Int? {
            guard let place = words.firstIndex(where: { digits.contains($0.utf8.count) && Int($0) != nil }) else {
                return nil
            }
            return Int(words.remove(at: place))
        }
        let (year, day) = (take(4...4), take(1...2))
        guard let month = DateWords.index(of: words.joined(separator: " "), among: months).map({ $0 + 1 }) else {
            return nil
        }
        guard let day else { return [year ?? (month <= today.month ? today.year : today.year - 1), month] }
        let date = year.map { LocalDateTime(year: $0, month: month, day: day) } ?? latest(day: day, month: month)
        return date.map { [$0.year, $0.month, $0.day] }
    }

    /// The first of several things that has a name, or three letters or more of it with which no other begins.
    private static func index(of word: String, among all: [[String]]) -> Int? {
        let names = all.map { $0.map(folded) }
        if let whole = names.firstIndex(where: { $0.contains(word) }) { return whole }
        let begun = names.indices.filter { index in names[index].contains { $0.hasPrefix(word) } }
        return word.count >= 3 && begun.count == 1 ? begun[0] : nil
    }

    /// A number of days before today.
    private func day(_ back: Int) -> LocalDateTime? {
        LocalDateTime(secondsSince1970: Int64(today.daysSince1970 - back) * 86_400)
    }

    /// `29.1.`, `29.1.2023`: the day before the month, as dots say.
    private func dotted(_ text: String) -> LocalDateTime? {
        var parts = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
            part.drop { $0 == " " }
        }
        if parts.last?.isEmpty == true { parts.removeLast() }
        var numbers: [Int] = []
        for part in parts {
            guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        guard (2...3).contains(numbers.count) else { return nil }
        if numbers.count == 3 {
            return LocalDateTime(year: numbers[2], month: numbers[1], day: numbers[0])
        }
        return latest(day: numbers[0], month: numbers[1])
    }

    /// The latest of a day that is not to come.
    private func latest(day: Int, month: Int) -> LocalDateTime? {
        // The 29th of February is in a year of the last eight.
        (today.year - 8...today.year).reversed().lazy.compactMap { LocalDateTime(year: $0, month: month, day: day) }
            .first { $0.daysSince1970 <= today.daysSince1970 }
    }

    private static func folded(_ text: String) -> String { SearchText.words(of: text).strings.joined(separator: " ") }
}
