import WhisperLocalization
public import WhisperMessage

/// A person: under which names and numbers the vault knows them, and where they wrote (LOOK-1).
public enum PersonPage {
    /// What a person wrote in a chat.
    public struct Share: Sendable {
        /// The chat's number.
        public var chat: Int
        /// The chat's title.
        public var title: String
        /// The number of messages.
        public var count: Int64

        /// Creates a share.
        public init(chat: Int, title: String, count: Int64) {
            self.chat = chat
            self.title = title
            self.count = count
        }
    }

    /// The names and numbers of a person that are listed.
    private static let mostAliases = 50

    /// Returns the page.
    ///
    /// - Parameters:
    ///   - aliases: The names and numbers under which the vault knows the person, the first seen first.
    ///   - shares: The chats in which they wrote, most messages first.
    public static func page(
        number: Int, name: String, isOwner: Bool, aliases: [PersonAlias], shares: [Share], site: PageSite
    ) -> [UInt8] {
        let frame = PageFrame(site: site, folder: .people, section: .people, title: name, kind: "contents")
        return frame.page { writer in
            writer.markup("<h1><bdi>")
            writer.name(name)
            writer.markup("</bdi>")
            if isOwner {
                writer.markup(" <small>")
                writer.text(site.localizer(PageText.you))
                writer.markup("</small>")
            }
            writer.markup("</h1>\n<p class=sub>")
            let total = shares.reduce(Int64(0)) { $0 &+ $1.count }
            writer.text(site.localizer(PageText.messageCount, ["count": .count(total)]))
            writer.markup("</p>\n")
            write(.names, aliases.filter { isName($0.kind) }, site, to: &writer)
            write(.numbers, aliases.filter { !isName($0.kind) && $0.kind != .contact }, site, to: &writer)
            writer.markup("<section><h2>")
            writer.text(site.localizer(PageText.inChats))
            writer.markup("</h2>\n<ul class=rows>\n")
            for share in shares {
                writer.markup("<li><a")
                writer.link(to: .chat(share.chat))
                writer.markup("><bdi>")
                writer.name(share.title)
                writer.markup("</bdi></a><span>")
                writer.text(site.localizer(PageText.messageCount, ["count": .count(share.count)]))
                writer.markup("</span></li>\n")
            }
            writer.markup("</ul></section>\n")
        }
    }

    private static func isName(_ kind: PersonAliasKind) -> Bool {
        kind == .exportName || kind == .pushName || kind == .verifiedName
    }

    private static func write(
        _ heading: PageText, _ aliases: [PersonAlias], _ site: PageSite, to writer: inout HTMLWriter
    ) {
        var seen: Set<String> = []
        let values = aliases.map(\.value).filter { seen.insert($0).inserted }.prefix(mostAliases)
        guard !values.isEmpty else { return }
        writer.markup("<section><h2>")
        writer.text(site.localizer(heading))
        writer.markup("</h2>\n<ul class=names>\n")
        for value in values {
            writer.markup("<li><bdi>")
            writer.name(value)
            writer.markup("</bdi></li>\n")
        }
        writer.markup("</ul></section>\n")
    }
}

/// A page of the list of people.
public enum PeopleIndexPage {
    /// A person, as the list shows them.
    public struct Entry: Sendable {
        /// The number of the person's page.
        public var number: Int
        /// The name.
        public var name: String
        /// Whether it is the owner.
        public var isOwner: Bool
        /// The number of messages.
        public var count: Int64
        /// The number of chats in which they wrote.
        public var chats: Int

        /// Creates an entry.
        public init(number: Int, name: String, isOwner: Bool, count: Int64, chats: Int) {
            self.number = number
            self.name = name
            self.isOwner = isOwner
            self.count = count
            self.chats = chats
        }
    }

    /// The number of people on a page.
    public static let capacity = 500

    /// Returns a page of the list.
    ///
    /// - Parameters:
    ///   - number: The number of the page, from 1.
    ///   - hasNext: Whether another one follows.
    public static func page(_ entries: [Entry], number: Int, hasNext: Bool, site: PageSite) -> [UInt8] {
        let title = site.localizer(PageText.people)
        let frame = PageFrame(
            site: site, folder: .people, section: .people, title: title, kind: "list",
            previous: number > 1 ? .people(number - 1) : nil, next: hasNext ? .people(number + 1) : nil)
        return frame.page { writer in
            writer.markup("<h1>")
            writer.text(title)
            if number > 1 { site.writeNumber(of: number, to: &writer) }
            writer.markup("</h1>\n")
            if entries.isEmpty { site.writeEmpty(.noMessages, to: &writer) }
            writer.markup("<ul class=rows>\n")
            for entry in entries {
                writer.markup("<li><a")
                writer.link(to: .person(entry.number))
                writer.markup("><bdi>")
                writer.name(entry.name)
                writer.markup("</bdi></a><span>")
                if entry.isOwner {
                    writer.text(site.localizer(PageText.you))
                    writer.markup(" · ")
                }
                writer.text(site.localizer(PageText.messageCount, ["count": .count(entry.count)]))
                writer.markup("</span><span>")
                writer.text(site.localizer(PageText.chatCount, ["count": .count(entry.chats)]))
                writer.markup("</span></li>\n")
            }
            writer.markup("</ul>\n")
            site.writeTurns(frame, to: &writer)
        }
    }
}
