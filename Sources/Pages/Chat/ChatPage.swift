import WhisperLocalization
import WhisperMessage

/// One page of a chat while it is written, message by message (LOOK-1).
///
/// A page is a stretch of the chat in its own order, as far as one month goes and 300 KB allow. The page that follows is
/// known when the page ends; so its head is written last.
public struct ChatPage {
    /// The month and the part of it.
    public private(set) var place: PagePlace
    /// The size of the content so far in bytes.
    public var size: Int { content.bytes.count }
    /// Where the page is.
    public let path: ArchivePath

    private let site: PageSite
    private let chat: PageChat
    private let previous: PagePlace?
    private var content: HTMLWriter
    private var markup: MessageMarkup
    private var day: Int?
    private var sender: Sender?
    private var anchors: Set<PageAnchor> = []
    /// The names whose imitation was pointed out on this page.
    private var suspects: Set<String> = []
    /// Whether a message has no word for its assurance.
    private var hasPlain = false

    /// Whose name stands above the messages that follow.
    private struct Sender: Hashable {
        var person: UniqueIdentifier?
        var name: String
        var isOwn: Bool
    }

    /// The size of a page's content in bytes above which it ends. Pages of 300 KB would be permitted, but the time to the
    /// first paint grows with the size: at 240 KB it was 204 to 324 ms (LOOK-3).
    public static let fullSize = 180_000

    /// The number of messages above which a page ends.
    public static let fullCount = 2_000

    /// Begins a page.
    ///
    /// - Parameters:
    ///   - previous: The page before it in the chat; nil for the first one.
    public init(of chat: PageChat, month: PageMonth, part: Int, after previous: PagePlace?, site: PageSite) {
        self.site = site
        self.chat = chat
        self.previous = previous
        place = PagePlace(month: month, part: part)
        path = .month(month, part: part, ofChat: chat.number)
        let folder = ArchivePath.Folder.chat(chat.number)
        content = HTMLWriter(in: folder)
        content.reserve(65_536)
        markup = MessageMarkup(site: site, page: path)
    }

    /// Whether another page should begin, since this one is full.
    public var isFull: Bool { size >= ChatPage.fullSize || place.count >= ChatPage.fullCount }

    /// Appends a message.
    ///
    /// - Returns: Its place on the page; nil if it has none of its own.
    @discardableResult
    public mutating func append(_ message: PageMessage) -> PageAnchor? {
        let date = site.calendar.reading(message.stored.shownAt)
        if date.daysSince1970 != day { begin(date) }
        let anchor = PageAnchor(message.stored.unified.id)
        let isFirst = anchors.insert(anchor).inserted
        let unknown = message.stored.lacksSender ? site.localizer(PageMessageText.unknownSender) : nil
        let name = message.author ?? site.senderName(message.stored.unified.sender) ?? unknown
        var shownName: String?
        var imitated: [String] = []
        if let name, message.stored.unified.content.kind != .system {
            let sender = Sender(
                person: message.stored.person, name: name, isOwn: message.stored.direction == .outgoing)
            if sender != self.sender { shownName = sender.isOwn ? name : site.shownName(name) }
            self.sender = sender
            if !message.imitated.isEmpty, suspects.insert(name).inserted { imitated = message.imitated }
        } else {
            sender = nil
        }
        markup.write(
            message, at: date, anchor: isFirst ? anchor : nil, name: shownName, imitated: imitated, to: &content)
        if message.assurance == .plain { hasPlain = true }
        if place.count == 0 { place.firstDay = date.day }
        place.count += 1
        return isFirst ? anchor : nil
    }

    private mutating func begin(_ date: PageDate) {
        if day != nil { content.markup("</ol>\n") }
        day = date.daysSince1970
        sender = nil
        content.markup("<h2")
        content.identify(dayOf: date)
        content.markup("><time")
        content.attribute(.dateTime, date.text)
        content.markup(">")
        content.text(site.calendar.longDate(date))
        content.markup("</time></h2>\n<ol>\n")
    }

    /// Ends the page.
    ///
    /// - Parameter next: The page after it in the chat; nil for the last one.
    /// - Returns: The page, in UTF-8.
    public func finished(next: PagePlace?) -> [UInt8] {
        let month = site.calendar.name(of: place.month, part: place.part)
        let frame = PageFrame(
            site: site, folder: .chat(chat.number), section: .chats, title: chat.title + " – " + month,
            scripts: [.months(ofChat: chat.number)], kind: "chat", previous: previous.map(path(of:)),
            next: next.map(path(of:)))
        var page = HTMLWriter(in: .chat(chat.number))
        page.reserve(size + 8_192)
        frame.writeHead(to: &page)
        page.markup("<h1><a class=up")
        page.link(to: .chat(chat.number))
        page.markup("><bdi>")
        page.name(chat.title)
        page.markup("</bdi></a> <small>")
        page.text(month)
        page.markup("</small></h1>\n")
        site.writeWarnings(about: chat, to: &page)
        writeTurns(next, label: .months, to: &page)
        writeTools(to: &page)
        if hasPlain {
            page.markup("<p class=legend>")
            page.text(site.plainLegend)
            page.markup("</p>\n")
        }
        page.append(content)
        if day != nil { page.markup("</ol>\n") }
        writeTurns(next, label: .continueReading, to: &page)
        frame.writeFoot(to: &page)
        return page.bytes
    }

    private func path(of place: PagePlace) -> ArchivePath {
        .month(place.month, part: place.part, ofChat: chat.number)
    }

    // MARK: Around the messages

    /// Links to the pages before and after, and to all months.
    private func writeTurns(_ next: PagePlace?, label: PageText, to page: inout HTMLWriter) {
        page.markup("<nav class=turn")
        page.attribute(.label, site.localizer(label))
        page.markup(">")
        if let previous { writeTurn(to: previous, .earlier, "<a class=prev rel=prev", &page) }
        page.markup("<a class=all")
        page.link(to: .chat(chat.number))
        page.markup(">")
        page.text(site.localizer(PageText.allMonths))
        page.markup("</a>")
        if let next { writeTurn(to: next, .later, "<a class=next rel=next", &page) }
        page.markup("</nav>\n")
    }

    private func writeTurn(to place: PagePlace, _ key: PageText, _ start: StaticString, _ page: inout HTMLWriter) {
        page.markup(start)
        page.link(to: path(of: place))
        page.markup(">")
        let name = site.calendar.name(of: place.month, part: place.part)
        page.text(site.localizer(key, ["place": .text(name)]))
        page.markup("</a>")
    }

    /// What only the script can work: it shows them.
    private func writeTools(to page: inout HTMLWriter) {
        func check(_ start: StaticString, _ key: PageText) {
            page.markup(start)
            page.text(site.localizer(key))
            page.markup("</label>")
        }
        page.markup("<details id=tools class=tools hidden><summary>")
        page.text(site.localizer(PageText.tools))
        page.markup("</summary><div role=search><label><span>")
        page.text(site.localizer(PageText.filter))
        page.markup("</span><input id=filter type=search dir=auto autocomplete=off></label>")
        check("<label class=check><input type=checkbox data-filter=media>", .filterMedia)
        check("<label class=check><input type=checkbox data-filter=links>", .filterLinks)
        check("<label class=check><input type=checkbox data-filter=sealed>", .filterSealed)
        page.markup("<label><span>")
        page.text(site.localizer(PageText.jump))
        page.markup("</span><input id=jump type=date></label><output id=shown")
        page.attribute(.words, site.localizer(PageText.shownCount))
        page.markup("></output><small>")
        page.text(site.localizer(PageText.keys))
        page.markup("</small></div></details>\n")
        site.writeBox(to: &page)
    }
}
