import WhisperLocalization

/// What stands around the content of every page: the policy that keeps it from running or fetching anything, the way to
/// the other pages, and the landmarks by which assistive technology moves (LOOK-2, LOOK-5).
struct PageFrame {
    let site: PageSite
    let folder: ArchivePath.Folder
    /// The part of the archive that the page belongs to.
    let section: Section?
    /// The title of the document.
    let title: String
    /// Scripts of ours besides the one of all pages.
    var scripts: [ArchivePath] = []
    /// The class of the content.
    var kind: StaticString = ""
    /// The pages before and after, for the keys and for browsers that show them.
    var previous: ArchivePath?
    var next: ArchivePath?

    /// The parts of an archive, in the order of the navigation.
    enum Section: CaseIterable {
        case chats, people, gallery, years, statistics, search

        var path: ArchivePath {
            switch self {
            case .chats: .index(1)
            case .people: .people(1)
            case .gallery: .gallery
            case .years: .years
            case .statistics: .statistics
            case .search: .search
            }
        }

        var name: PageText {
            switch self {
            case .chats: .chats
            case .people: .people
            case .gallery: .gallery
            case .years: .years
            case .statistics: .statistics
            case .search: .search
            }
        }
    }

    /// Returns a page with this content.
    func page(_ content: (inout HTMLWriter) -> Void) -> [UInt8] {
        var writer = HTMLWriter(in: folder)
        writer.reserve(8_192)
        writeHead(to: &writer)
        content(&writer)
        writeFoot(to: &writer)
        return writer.bytes
    }

    /// Writes everything before the content.
    ///
    /// The character set comes first, as a parser that guessed another one could read other markup; then the policy,
    /// which applies to what follows it.
    func writeHead(to writer: inout HTMLWriter) {
        writer.markup("<!doctype html>\n<html")
        writer.attribute(.language, site.language.rawValue)
        writer.markup(site.language.isRightToLeft ? " dir=rtl" : " dir=ltr")
        switch site.theme {
        case .automatic: break
        case .light: writer.markup(" data-theme=light")
        case .dark: writer.markup(" data-theme=dark")
        }
        writer.markup(
            """
            >
            <head>
            <meta charset=utf-8>
            <meta http-equiv=Content-Security-Policy content="default-src 'none'; style-src 'self'; script-src 'self'; \
            img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'">
            <meta name=referrer content=no-referrer>
            <meta http-equiv=x-dns-prefetch-control content=off>
            <meta name=viewport content="width=device-width, initial-scale=1">
            <meta name=color-scheme content="light dark">
            <meta name=robots content="noindex, nofollow">
            <title>
            """)
        writer.name(title)
        writer.markup("</title>\n<link rel=stylesheet")
        writer.link(to: .style)
        writer.markup(">\n")
        if let previous {
            writer.markup("<link rel=prev")
            writer.link(to: previous)
            writer.markup(">\n")
        }
        if let next {
            writer.markup("<link rel=next")
            writer.link(to: next)
            writer.markup(">\n")
        }
        writer.markup("<script")
        writer.source(.script)
        writer.markup("></script>\n")
        for script in scripts {
            writer.markup("<script defer")
            writer.source(script)
            writer.markup("></script>\n")
        }
        writer.markup("</head>\n<body>\n<a class=skip href=#main>")
        writer.text(site.localizer(PageText.skip))
        writer.markup("</a>\n<header class=top>\n<nav")
        writer.attribute(.label, site.localizer(PageText.archive))
        writer.markup("><ul>\n")
        for section in Section.allCases where site.has(section) {
            writer.markup("<li><a")
            writer.link(to: section.path)
            if section == self.section { writer.markup(" aria-current=true") }
            writer.markup(">")
            writer.text(site.localizer(section.name))
            writer.markup("</a></li>\n")
        }
        writer.markup("</ul></nav>\n<button id=theme type=button hidden><span>")
        writer.text(site.localizer(PageText.theme))
        writer.markup("</span></button>\n</header>\n<main id=main tabindex=-1")
        if kind.utf8CodeUnitCount > 0 {
            writer.markup(" class=")
            writer.markup(kind)
        }
        writer.markup(">\n")
    }

    /// Writes everything after the content.
    func writeFoot(to writer: inout HTMLWriter) {
        writer.markup("</main>\n<footer class=foot><p>")
        writer.text(site.localizer(PageText.plaintext))
        writer.markup("</p></footer>\n</body>\n</html>\n")
    }
}

extension PageSite {
    /// Whether the archive has a part.
    func has(_ section: PageFrame.Section) -> Bool {
        switch section {
        case .search: hasSearch
        case .gallery: hasGallery
        case .chats, .people, .years, .statistics: true
        }
    }
}
