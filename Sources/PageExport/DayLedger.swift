import WhisperMessage
import WhisperPages

/// How many messages each day has, and where the day begins in the chat that has most of them on it.
///
/// A year takes 6 KB, whether few or all of its days have messages.
struct DayLedger {
    private struct Day {
        var count: UInt32 = 0
        var most: UInt32 = 0
        var page: Int32 = -1
    }

    private var byYear: [Int: [Day]] = [:]
    private var pages: [ArchivePath] = []
    /// The day, the number of messages and the page of the run that is being counted.
    private var run: (day: Int, count: UInt32, page: ArchivePath)?

    /// Counts a message of a chat.
    mutating func count(day: Int, chat: Int, _ page: ArchivePath) {
        if run?.day == day {
            run?.count += 1
            return
        }
        endRun()
        run = (day, 1, page)
    }

    /// Ends a chat.
    mutating func endChat() { endRun() }

    private mutating func endRun() {
        guard let ended = run else { return }
        run = nil
        let (year, place) = DayLedger.place(of: ended.day)
        var days = byYear.removeValue(forKey: year) ?? Array(repeating: Day(), count: 366)
        days[place].count &+= ended.count
        if ended.count > days[place].most {
            if pages.last != ended.page { pages.append(ended.page) }
            days[place].most = ended.count
            days[place].page = Int32(clamping: pages.count - 1)
        }
        byYear[year] = days
    }

    /// The years that have messages, ascending, and how many.
    var years: [(year: Int, count: Int64)] {
        byYear.map { year, days in (year, days.reduce(Int64(0)) { $0 + Int64($1.count) }) }.sorted { $0.0 < $1.0 }
    }

    /// The days of a year with messages, by days since 1970-01-01.
    func days(of year: Int) -> [Int: YearPage.Day] {
        guard let days = byYear[year], let start = LocalDateTime(year: year, month: 1, day: 1)?.daysSince1970 else {
            return [:]
        }
        var found: [Int: YearPage.Day] = [:]
        for (place, day) in days.enumerated() where day.count > 0 {
            guard pages.indices.contains(Int(day.page)) else { continue }
            found[start + place] = YearPage.Day(count: Int64(day.count), page: pages[Int(day.page)])
        }
        return found
    }

    private static func place(of day: Int) -> (year: Int, place: Int) {
        let date = LocalDateTime(secondsSince1970: Int64(day) * 86_400)
        let year = date?.year ?? 1970
        let start = LocalDateTime(year: year, month: 1, day: 1)?.daysSince1970 ?? 0
        return (year, min(max(day - start, 0), 365))
    }
}
