/// Dates as people type them, of which the latest is meant that is not to come: `yesterday`, `monday`, `29.1.`, `29.1.2023`.
package struct DateWords {
    /// Today, on the wall.
    private let today: LocalDateTime
    /// What days of the week are called, Monday first; each may have several names.
    private let weekdays: [[String]]
    /// What today and the days before are called.
    private let days: [[String]]

    /// - Parameters:
    ///   - today: Today, on the wall.
    ///   - weekdays: What days of the week are called, Monday first.
    ///   - days: What today and the days before it are called.
    package init(today: LocalDateTime, weekdays: [[String]], days: [[String]]) {
        self.today = today
        self.weekdays = weekdays
        self.days = days
    }

    /// The midnight with which a date begins; nil if the text is none.
    package func date(_ text: String) -> LocalDateTime? {
        let word = DateWords.folded(text)
        guard !word.isEmpty else { return nil }
        if let back = days.firstIndex(where: { $0.contains { DateWords.folded($0) == word } }) { return day(back) }
        if let weekday = weekday(word) {
            // 1970 began on a Thursday, the fourth day of the week.
            let present = ((today.daysSince1970 + 3) % 7 + 7) % 7
            return day((present - weekday + 7) % 7)
        }
        return numbers(text)
    }

    /// The day of the week of a name, or of three letters or more with which no other begins.
    private func weekday(_ word: String) -> Int? {
        let names = weekdays.map { $0.map(DateWords.folded) }
        if let whole = names.firstIndex(where: { $0.contains(word) }) { return whole }
        let begun = names.indices.filter { day in names[day].contains { $0.hasPrefix(word) } }
        return word.count >= 3 && begun.count == 1 ? begun[0] : nil
    }

    /// A number of days before today.
    private func day(_ back: Int) -> LocalDateTime? {
        LocalDateTime(secondsSince1970: Int64(today.daysSince1970 - back) * 86_400)
    }

    /// `29.1.`, `29.1.2023`: the day before the month, as dots say.
    private func numbers(_ text: String) -> LocalDateTime? {
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
        // The 29th of February is in a year of the last eight.
        for year in (today.year - 8...today.year).reversed() {
            if let date = LocalDateTime(year: year, month: numbers[1], day: numbers[0]),
                date.daysSince1970 <= today.daysSince1970
            {
                return date
            }
        }
        return nil
    }

    private static func folded(_ text: String) -> String { SearchText.words(of: text).strings.joined(separator: " ") }
}
