import WhisperLocalization
public import WhisperMessage

/// A person: under which names and numbers the vault knows them, and where they wrote (LOOK-1).
public enum PersonPage {
    /// What a person wrote in a chat.
    public struct Share: Sendable {
        /// The page that the chat begins with.
        public var chat: ArchivePath
        /// The chat's title.
        public var title: String
        /// The number of messages.
        public var count: Int64

        /// Creates a share.
        public init(chat: ArchivePath, title: String, count: Int64) {
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
        let title = site.shownTitle(name)
        let frame = PageFrame(site: site, folder: .people, section: .people, title: title, kind: "contents")
        return frame.page { writer in
            let total = shares.reduce(Int64(0)) { $0 &+ $1.count }
            site.writeHeading(
                isOwner ? name : site.shownName(name), remark: isOwner ? .you : nil, site.messages(total), to: &writer)
            write(.names, aliases.filter { isName($0.kind) }, site, to: &writer)
            write(.numbers, aliases.filter { !isName($0.kind) && $0.kind != .contact }, site, to: &writer)
            site.writeRows(.inChats, shares, to: &writer) { share, writer in
                site.writeRow(share.title, leadingTo: share.chat, site.messages(share.count), to: &writer)
            }
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
        site.writeSection(heading, to: &writer) { writer in
            writer.markup("<ul class=names>\n")
            for value in values {
                writer.markup("<li><bdi>")
                writer.name(value)
                writer.markup("</bdi></li>\n")
            }
            writer.markup("</ul>")
        }
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
        return site.listPage(entries, title: title, number: number, in: frame) { entry, writer in
            let count = site.messages(entry.count)
            site.writeRow(
                entry.isOwner ? entry.name : site.shownName(entry.name), leadingTo: .person(entry.number),
                entry.isOwner ? site.localizer(PageText.you) + " · " + count : count,
                site.localizer(PageText.chatCount, ["count": .count(entry.chats)]), to: &writer)
        }
    }
}
