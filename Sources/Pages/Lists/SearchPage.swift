import WhisperLocalization
import WhisperMessage

/// The page around the search, whose script is at `ArchivePath.searchScript` and fills these elements (LOOK-3).
public enum SearchPage {
    /// Returns the page.
    public static func page(site: PageSite) -> [UInt8] {
        let title = site.localizer(PageText.search)
        let frame = PageFrame(
            site: site, folder: .root, section: .search, title: title, scripts: [.searchScript], kind: "search")
        return frame.page { writer in
            writer.markup("<h1>")
            writer.text(title)
            writer.markup("</h1>\n<noscript><p>")
            writer.text(site.localizer(PageText.searchNeedsScript))
            writer.markup("</p></noscript>\n<form id=search-form role=search")
            writer.attribute(.none, site.localizer(PageText.searchNone))
            writer.attribute(.all, site.localizer(PageText.searchAll))
            writer.attribute(.some, site.localizer(PageText.searchSome))
            writer.attribute(.failed, site.localizer(PageText.searchFailed))
            writer.attribute(.verified, site.localizer(StandingText.verified))
            writer.attribute(.unverified, site.localizer(StandingText.unverified))
            writer.attribute(.sealed, site.localizer(StandingText.sealed))
            // Dates as on the other pages.
            writer.attribute(.date, site.localizer(CalendarText.dateInWords))
            writer.attribute(.months, site.localizer(CalendarText.months))
            writer.attribute(.chats, site.localizer(PageText.chats))
            writer.attribute(.people, site.localizer(PageText.people))
            writer.attribute(.cut, site.localizer(PageText.shownCount))
            writer.attribute(.wider, site.localizer(MessageText.onlyBeginnings))
            // For messages without any text, in the order of the numbers in search data.
            writer.attribute(.kinds, ContentKind.allCases.map { site.word(for: $0) }.joined(separator: "|"))
            writer.markup("><label for=search-query>")
            writer.text(site.localizer(PageText.searchQuery))
            writer.markup("</label><input id=search-query type=search dir=auto autocomplete=off spellcheck=false")
            writer.markup(" aria-describedby=search-language>\n<p id=search-language class=note>")
            writer.text(site.localizer(PageText.searchLanguage))
            writer.markup("</p></form>\n<div id=search-names></div>\n")
            writer.markup("<p id=search-status role=status></p>\n<p id=search-legend class=legend hidden>")
            writer.text(site.plainLegend)
            writer.markup("</p>\n<ol id=search-results></ol>\n")
            writer.markup("<button id=search-more type=button hidden>")
            writer.text(site.localizer(PageText.searchMore))
            writer.markup("</button>\n")
        }
    }
}
