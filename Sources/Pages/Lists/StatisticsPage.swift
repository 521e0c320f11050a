import WhisperLocalization
public import WhisperMessage

/// The statistics of an archive.
public enum StatisticsPage {
    /// What is counted.
    public struct Figures: Sendable {
        /// All messages.
        public var messages: Int64 = 0
        /// Messages by kind.
        public var kinds: [ContentKind: Int64] = [:]
        /// The date of the earliest message.
        public var first: Timestamp?
        /// The date of the latest message.
        public var last: Timestamp?

        /// Creates figures that are all zero.
        public init() {}

        /// Counts a message.
        public mutating func count(_ message: StoredMessage) {
            messages += 1
            kinds[message.unified.content.kind, default: 0] += 1
            let time = message.shownAt
            first = min(first ?? time, time)
            last = max(last ?? time, time)
        }
    }

    /// Returns the page.
    public static func page(_ figures: Figures, site: PageSite) -> [UInt8] {
        let title = site.localizer(PageText.statistics)
        let frame = PageFrame(site: site, folder: .root, section: .statistics, title: title, kind: "figures")
        return frame.page { writer in
            writer.markup("<h1>")
            writer.text(title)
            writer.markup("</h1>\n<table><tbody>\n")
            row(site.localizer(PageText.total), site.language.formatted(figures.messages), to: &writer)
            if let first = figures.first {
                row(site.localizer(PageText.first), site.calendar.longDate(site.calendar.reading(first)), to: &writer)
            }
            if let last = figures.last {
                row(site.localizer(PageText.last), site.calendar.longDate(site.calendar.reading(last)), to: &writer)
            }
            for kind in ContentKind.allCases where kind != .text && kind != .system {
                guard let count = figures.kinds[kind] else { continue }
                row(site.word(for: kind), site.language.formatted(count), to: &writer)
            }
            writer.markup("</tbody></table>\n")
        }
    }

    private static func row(_ name: String, _ value: String, to writer: inout HTMLWriter) {
        writer.markup("<tr><th scope=row>")
        writer.text(name)
        writer.markup("</th><td>")
        writer.text(value)
        writer.markup("</td></tr>\n")
    }
}
