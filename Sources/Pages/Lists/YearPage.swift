import WhisperLocalization
import WhisperMessage

/// A year as a calendar: how many messages each day has, and where they are (LOOK-1).
public enum YearPage {
    /// A day with messages.
    public struct Day: Hashable, Sendable {
        /// The number of messages on this day.
        public var count: Int64
        /// The page where the day begins in the chat that has most messages on it.
        public var page: ArchivePath

        /// Creates a day.
        public init(count: Int64, page: ArchivePath) {
            self.count = count
            self.page = page
        }
    }

    /// Returns the page.
    ///
    /// - Parameters:
    ///   - days: The days of the year with messages, by days since 1970-01-01.
    ///   - previous: The year before it that has any.
    ///   - next: The year after it that has any.
    public static func page(
        _ year: Int, days: [Int: Day], previous: Int?, next: Int?, site: PageSite
    ) -> [UInt8] {
        let frame = PageFrame(
            site: site, folder: .years, section: .years, title: Digits.padded(year, 4), kind: "year",
            previous: previous.map { .year($0) }, next: next.map { .year($0) })
        let levels = HeatLevels(days.values.map(\.count))
        return frame.page { writer in
            writer.markup("<h1>")
            writer.number(year)
            writer.markup("</h1>\n<p class=sub>")
            let total = days.values.reduce(Int64(0)) { $0 &+ $1.count }
            writer.text(site.localizer(PageText.messageCount, ["count": .count(total)]))
            writer.markup("</p>\n<div class=calendar>\n")
            for month in 1...12 { writeMonth(month, of: year, days, levels, site, to: &writer) }
            writer.markup("</div>\n")
            writeKey(site, to: &writer)
            writeTurns(previous, next, site, to: &writer)
        }
    }

    private static func writeMonth(
        _ month: Int, of year: Int, _ days: [Int: Day], _ levels: HeatLevels, _ site: PageSite,
        to writer: inout HTMLWriter
    ) {
        guard let start = LocalDateTimeRange.month(month, of: year) else { return }
        writer.markup("<table><caption>")
        writer.text(site.calendar.monthName(month))
        writer.markup("</caption><thead><tr>")
        for weekday in 0..<7 {
            writer.markup("<th scope=col><abbr")
            let name = site.calendar.weekdayName(weekday)
            writer.attribute(.title, name)
            writer.markup(">")
            writer.text(site.abbreviated(weekday: name))
            writer.markup("</abbr></th>")
        }
        writer.markup("</tr></thead><tbody>\n<tr>")
        let offset = PageDate(daysSince1970: start.lowerBound).weekday
        for _ in 0..<offset { writer.markup("<td></td>") }
        for day in start {
            if (day - start.lowerBound + offset).isMultiple(of: 7), day > start.lowerBound {
                writer.markup("</tr>\n<tr>")
            }
            writer.markup("<td>")
            write(PageDate(daysSince1970: day), days[day], levels, site, to: &writer)
            writer.markup("</td>")
        }
        writer.markup("</tr></tbody></table>\n")
    }

    private static func write(
        _ date: PageDate, _ day: Day?, _ levels: HeatLevels, _ site: PageSite, to writer: inout HTMLWriter
    ) {
        guard let day else {
            writer.markup("<span>")
            writer.number(date.day)
            writer.markup("</span>")
            return
        }
        writer.markup("<a")
        writer.link(to: day.page, dayOf: date)
        switch levels.level(of: day.count) {
        case 1: writer.markup(" class=h1")
        case 2: writer.markup(" class=h2")
        case 3: writer.markup(" class=h3")
        default: writer.markup(" class=h4")
        }
        writer.attribute(
            .label,
            site.localizer(
                PageText.dayCount, ["date": .text(site.calendar.longDate(date)), "count": .count(day.count)]))
        writer.markup(">")
        writer.number(date.day)
        writer.markup("</a>")
    }

    private static func writeKey(_ site: PageSite, to writer: inout HTMLWriter) {
        writer.markup("<p class=key>")
        writer.text(site.localizer(PageText.less))
        writer.markup(" <i class=h1></i><i class=h2></i><i class=h3></i><i class=h4></i> ")
        writer.text(site.localizer(PageText.more))
        writer.markup("</p>\n")
    }

    private static func writeTurns(_ previous: Int?, _ next: Int?, _ site: PageSite, to writer: inout HTMLWriter) {
        writer.markup("<nav class=turn")
        writer.attribute(.label, site.localizer(PageText.years))
        writer.markup(">")
        if let previous {
            writer.markup("<a class=prev rel=prev")
            writer.link(to: .year(previous))
            writer.markup(">")
            writer.number(previous)
            writer.markup("</a>")
        }
        writer.markup("<a class=all")
        writer.link(to: .years)
        writer.markup(">")
        writer.text(site.localizer(PageText.years))
        writer.markup("</a>")
        if let next {
            writer.markup("<a class=next rel=next")
            writer.link(to: .year(next))
            writer.markup(">")
            writer.number(next)
            writer.markup("</a>")
        }
        writer.markup("</nav>\n")
    }

    /// Returns the overview of the years.
    ///
    /// - Parameter years: Each year with messages and how many it has, ascending.
    public static func overview(_ years: [(year: Int, count: Int64)], site: PageSite) -> [UInt8] {
        let title = site.localizer(PageText.years)
        let frame = PageFrame(site: site, folder: .years, section: .years, title: title, kind: "list")
        return frame.page { writer in
            writer.markup("<h1>")
            writer.text(title)
            writer.markup("</h1>\n")
            if years.isEmpty { site.writeEmpty(.noMessages, to: &writer) }
            let most = max(1, years.map(\.count).max() ?? 1)
            writer.markup("<ul class=\"rows bars\">\n")
            for (year, count) in years {
                writer.markup("<li><a")
                writer.link(to: .year(year))
                writer.markup(">")
                writer.number(year)
                writer.markup("</a><meter")
                writer.attribute(.maximum, Int(clamping: most))
                writer.attribute(.amount, Int(clamping: count))
                writer.attribute(.label, String(year))
                writer.markup("></meter><span>")
                writer.text(site.localizer(PageText.messageCount, ["count": .count(count)]))
                writer.markup("</span></li>\n")
            }
            writer.markup("</ul>\n")
        }
    }
}

/// Four shades, by quarters of the days that have messages, so that one loud day does not pale all others.
struct HeatLevels {
    private let limits: [Int64]

    init(_ counts: [Int64]) {
        let sorted = counts.sorted()
        limits = sorted.isEmpty ? [] : [1, 2, 3].map { sorted[min(sorted.count - 1, sorted.count * $0 / 4)] }
    }

    /// The shade of a day, 1 … 4.
    func level(of count: Int64) -> Int { 1 + limits.count { count > $0 } }
}

/// The days of a month, counted from 1970-01-01.
enum LocalDateTimeRange {
    static func month(_ month: Int, of year: Int) -> Range<Int>? {
        guard let first = LocalDateTime(year: year, month: month, day: 1)?.daysSince1970 else { return nil }
        return first..<first + LocalDateTime.days(inMonth: month, ofYear: year)
    }
}

extension PageSite {
    /// As many of the first letters of the name of a day as tell it from the others. In Chinese that is the last sign, in
    /// Arabic it follows the article, and the Turkish Monday and Saturday begin like the days before them.
    func abbreviated(weekday: String) -> String {
        switch language {
        case .chineseSimplified: String(weekday.suffix(1))
        case .arabic: String(weekday.dropFirst(2).prefix(3))
        case .portuguese: String(weekday.prefix(3))
        case .turkish where weekday.hasSuffix("tesi"): String(weekday.prefix(1)) + "t"
        case .english, .german, .spanish, .french, .turkish, .hindi: String(weekday.prefix(2))
        }
    }
}
