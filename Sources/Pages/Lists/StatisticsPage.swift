public import WhisperCharts
import WhisperLocalization

/// The statistics of an archive: the charts of `whisper stats` (LOOK-8).
public enum StatisticsPage {
    /// The people, chats and words that a chart shows.
    public static let entries = 15

    /// Returns the page.
    ///
    /// - Parameter figures: The figures of the archive's messages, people and chats under the names to show.
    public static func page(_ figures: ActivityFigures, site: PageSite) -> [UInt8] {
        let title = site.localizer(PageText.statistics)
        let frame = PageFrame(site: site, folder: .root, section: .statistics, title: title, kind: "figures")
        return frame.page { writer in
            writer.markup("<h1>")
            writer.text(title)
            writer.markup("</h1>\n")
            if figures.messages == 0 { return site.writeEmpty(.noMessages, to: &writer) }
            let sheet = ChartSheet(figures, localizer: site.localizer, entries: entries)
            writer.append(PageCharts(sheet).fragment)
        }
    }
}
