import WhisperLocalization
public import WhisperMessage

/// A page of the list of chats: what one opens first (LOOK-1).
public struct ChatIndexPage {
    /// A chat, as the list shows it.
    public struct Entry: Sendable {
        /// The chat.
        public var chat: PageChat
        /// The number of its messages in the archive.
        public var count: Int64
        /// The date of the earliest one.
        public var first: Timestamp
        /// The date of the latest one.
        public var last: Timestamp

        /// Creates an entry.
        public init(chat: PageChat, count: Int64, first: Timestamp, last: Timestamp) {
            self.chat = chat
            self.count = count
            self.first = first
            self.last = last
        }
    }

    /// The number of chats on a page.
    public static let capacity = 200

    /// Returns a page of the list.
    ///
    /// - Parameters:
    ///   - number: The number of the page, from 1.
    ///   - hasNext: Whether another one follows.
    public static func page(_ entries: [Entry], number: Int, hasNext: Bool, site: PageSite) -> [UInt8] {
        let title = site.localizer(PageText.chats)
        let frame = PageFrame(
            site: site, folder: .root, section: .chats, title: title + " – " + site.localizer(PageText.archive),
            kind: "list", previous: number > 1 ? .index(number - 1) : nil, next: hasNext ? .index(number + 1) : nil)
        return frame.page { writer in
            writer.markup("<h1>")
            writer.text(title)
            if number > 1 { site.writeNumber(of: number, to: &writer) }
            writer.markup("</h1>\n")
            if entries.isEmpty { site.writeEmpty(.noMessages, to: &writer) }
            writer.markup("<ul class=rows>\n")
            for entry in entries { write(entry, site, to: &writer) }
            writer.markup("</ul>\n")
            site.writeTurns(frame, to: &writer)
        }
    }

    private static func write(_ entry: Entry, _ site: PageSite, to writer: inout HTMLWriter) {
        writer.markup("<li><a")
        writer.link(to: .chat(entry.chat.number))
        writer.markup("><bdi>")
        writer.name(entry.chat.title)
        writer.markup("</bdi></a><span>")
        writer.text(site.word(for: entry.chat.kind))
        writer.markup(" · ")
        writer.text(site.localizer(PageText.messageCount, ["count": .count(entry.count)]))
        writer.markup("</span><span>")
        writer.text(site.period(entry.first, entry.last))
        writer.markup("</span></li>\n")
    }
}

extension PageSite {
    /// The word for a kind of chat.
    func word(for kind: ConversationKind) -> String {
        let key: PageText =
            switch kind {
            case .group: .group
            case .direct: .direct
            case .broadcast: .broadcast
            case .unknown: .unknownChat
            }
        return localizer(key)
    }

    /// The days from one moment to another.
    func period(_ first: Timestamp, _ last: Timestamp) -> String {
        let start = calendar.date(calendar.reading(first))
        let end = calendar.date(calendar.reading(last))
        guard start != end else { return start }
        return localizer(PageText.period, ["first": .text(start), "last": .text(end)])
    }

    /// Writes the number of a page, beside its title.
    func writeNumber(of page: Int, to writer: inout HTMLWriter) {
        writer.markup(" <small>")
        writer.text(localizer(PageText.pageNumber, ["number": .text(String(page))]))
        writer.markup("</small>")
    }

    /// Writes that there is nothing.
    func writeEmpty(_ key: PageText, to writer: inout HTMLWriter) {
        writer.markup("<p class=x>")
        writer.text(localizer(key))
        writer.markup("</p>\n")
    }

    /// Writes links to the pages before and after.
    func writeTurns(_ frame: PageFrame, to writer: inout HTMLWriter) {
        guard frame.previous != nil || frame.next != nil else { return }
        writer.markup("<nav class=turn")
        writer.attribute(.label, localizer(PageText.pages))
        writer.markup(">")
        if let previous = frame.previous {
            writer.markup("<a class=prev rel=prev")
            writer.link(to: previous)
            writer.markup(">")
            writer.text(localizer(PageText.previousPage))
            writer.markup("</a>")
        }
        if let next = frame.next {
            writer.markup("<a class=next rel=next")
            writer.link(to: next)
            writer.markup(">")
            writer.text(localizer(PageText.nextPage))
            writer.markup("</a>")
        }
        writer.markup("</nav>\n")
    }
}
