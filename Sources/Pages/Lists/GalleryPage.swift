import WhisperLocalization
public import WhisperMessage

/// The pages of the gallery: what was sent, by kind, each with the way to its message (LOOK-1).
public enum GalleryPage {
    /// A file on a shelf.
    public struct Item: Sendable {
        /// The file.
        public var file: ArchivePath
        /// What it is.
        public var form: MediaForm
        /// Its name, as its sender gave it.
        public var name: String?
        /// Its size in bytes.
        public var size: Int64?
        /// The sender's name.
        public var sender: String?
        /// When it was sent.
        public var time: Timestamp
        /// The title of its chat.
        public var chat: String
        /// The page of its message.
        public var page: ArchivePath
        /// The message's place there; nil if it has none.
        public var anchor: PageAnchor?

        /// Creates an item.
        public init(
            file: ArchivePath, form: MediaForm, name: String?, size: Int64?, sender: String?, time: Timestamp,
            chat: String, page: ArchivePath, anchor: PageAnchor?
        ) {
            self.file = file
            self.form = form
            self.name = name
            self.size = size
            self.sender = sender
            self.time = time
            self.chat = chat
            self.page = page
            self.anchor = anchor
        }

        /// The shelf on which it is.
        public var shelf: GalleryShelf {
            switch form.presentation {
            case .picture: .pictures
            case .video: .videos
            case .sound: .voice
            case .download: .documents
            }
        }
    }

    /// The number of files on a page.
    public static let capacity = 60

    /// Returns a page of a shelf.
    ///
    /// - Parameters:
    ///   - number: The number of the page, from 1.
    ///   - hasNext: Whether another one follows.
    public static func page(
        _ items: [Item], of shelf: GalleryShelf, number: Int, hasNext: Bool, site: PageSite
    ) -> [UInt8] {
        let title = site.localizer(shelf.name)
        let frame = PageFrame(
            site: site, folder: .gallery, section: .gallery, title: title, kind: "shelf",
            previous: number > 1 ? .gallery(shelf, page: number - 1) : nil,
            next: hasNext ? .gallery(shelf, page: number + 1) : nil)
        return frame.page { writer in
            writer.markup("<h1>")
            writer.text(title)
            if number > 1 { site.writeNumber(of: number, to: &writer) }
            writer.markup("</h1>\n<p class=sub><a")
            writer.link(to: .gallery)
            writer.markup(">")
            writer.text(site.localizer(PageText.gallery))
            writer.markup("</a></p>\n")
            site.writeBox(to: &writer)
            writer.markup(shelf == .pictures ? "<ul class=wall>\n" : "<ul class=stack>\n")
            for item in items { write(item, site, to: &writer) }
            writer.markup("</ul>\n")
            site.writeTurns(frame, to: &writer)
        }
    }

    private static func write(_ item: Item, _ site: PageSite, to writer: inout HTMLWriter) {
        let word = item.name ?? site.word(for: item.form)
        writer.markup("<li>")
        switch item.form.presentation {
        case .picture:
            writer.markup("<a class=pic")
            writer.link(to: item.file)
            writer.markup("><img loading=lazy decoding=async")
            writer.source(item.file)
            writer.attribute(.alternative, word)
            writer.markup("></a>")
        case .video:
            writer.markup("<video controls preload=none")
            writer.source(item.file)
            writer.attribute(.label, word)
            writer.markup("></video>")
        case .sound:
            writer.markup("<audio controls preload=none")
            writer.source(item.file)
            writer.attribute(.label, word)
            writer.markup("></audio>")
        case .download:
            writer.markup("<a download")
            writer.link(to: item.file)
            writer.markup("><bdi>")
            writer.name(word)
            writer.markup("</bdi></a>")
            if let size = item.size, size >= 0 {
                writer.markup(" <small>")
                writer.text(site.language.formatted(bytes: size))
                writer.markup("</small>")
            }
        }
        writer.markup("<p><a")
        writer.link(to: item.page, item.anchor)
        writer.markup(">")
        writer.text(site.calendar.date(site.calendar.reading(item.time)))
        writer.markup("</a>")
        if let sender = item.sender {
            writer.markup(" <bdi>")
            writer.name(site.shownName(sender))
            writer.markup("</bdi>")
        }
        writer.markup("<br><bdi>")
        writer.name(item.chat)
        writer.markup("</bdi></p></li>\n")
    }

    /// Returns the overview of the shelves.
    ///
    /// - Parameter counts: The number of files on each shelf.
    public static func overview(_ counts: [GalleryShelf: Int], site: PageSite) -> [UInt8] {
        let title = site.localizer(PageText.gallery)
        let frame = PageFrame(site: site, folder: .gallery, section: .gallery, title: title, kind: "contents")
        return frame.page { writer in
            writer.markup("<h1>")
            writer.text(title)
            writer.markup("</h1>\n")
            let shelves = GalleryShelf.allCases.filter { counts[$0, default: 0] > 0 }
            if shelves.isEmpty { site.writeEmpty(.noMedia, to: &writer) }
            for shelf in shelves {
                let count = counts[shelf, default: 0]
                writer.markup("<section><h2><a")
                writer.link(to: .gallery(shelf, page: 1))
                writer.markup(">")
                writer.text(site.localizer(shelf.name))
                writer.markup("</a> <small>")
                writer.text(site.language.formatted(Int64(count)))
                writer.markup("</small></h2>\n<ul class=months>\n")
                let pages = (count + capacity - 1) / capacity
                for page in 1...max(1, min(pages, mostPages)) {
                    writer.markup("<li><a")
                    writer.link(to: .gallery(shelf, page: page))
                    writer.markup(">")
                    writer.text(site.localizer(PageText.pageNumber, ["number": .text(String(page))]))
                    writer.markup("</a></li>\n")
                }
                writer.markup("</ul></section>\n")
            }
        }
    }

    /// The pages of a shelf to which the overview has links; the others follow from page to page.
    private static let mostPages = 1_000
}

extension GalleryShelf {
    /// Its name.
    var name: PageText {
        switch self {
        case .pictures: .pictures
        case .videos: .videos
        case .voice: .voice
        case .documents: .documents
        }
    }
}

extension PageSite {
    /// The word for a form of media.
    func word(for form: MediaForm) -> String {
        switch form.presentation {
        case .picture: localizer(MessageText.image)
        case .video: localizer(MessageText.video)
        case .sound: localizer(MessageText.audio)
        case .download: localizer(MessageText.file)
        }
    }

    /// Writes the place where the script shows a picture at its full size, with the words for its buttons.
    func writeBox(to writer: inout HTMLWriter) {
        writer.markup("<div id=box hidden")
        writer.attribute(
            .words, [PageText.close, .previousPicture, .nextPicture].map { localizer($0) }.joined(separator: "|"))
        writer.markup("></div>\n")
    }
}
