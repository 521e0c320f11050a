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
        /// The page with the newest messages; nil if it is not known.
        public var newest: PagePlace?
        /// Whether that is the only page.
        public var hasOnePage: Bool

        /// Creates an entry.
        public init(
            chat: PageChat, count: Int64, first: Timestamp, last: Timestamp, newest: PagePlace? = nil,
            hasOnePage: Bool = false
        ) {
            self.chat = chat
            self.count = count
            self.first = first
            self.last = last
            self.newest = newest
            self.hasOnePage = hasOnePage
        }

        /// Where the name of the chat leads: to the list of its months, or to its only page.
        public var path: ArchivePath { hasOnePage ? newestPath ?? .chat(chat.number) : .chat(chat.number) }

        /// The page with the newest messages.
        var newestPath: ArchivePath? {
            newest.map { .month($0.month, part: $0.part, ofChat: chat.number) }
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
        return site.listPage(entries, title: title, number: number, in: frame) { entry, writer in
            site.writeRow(
                entry.chat.title, leadingTo: entry.path,
                site.word(for: entry.chat.kind) + " · " + site.messages(entry.count),
                site.period(entry.first, entry.last), to: &writer)
        }
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
}
