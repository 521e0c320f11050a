import WhisperLocalization
import WhisperMessage

/// A chat's table of contents: its months by year, and who takes part (LOOK-1).
public enum ChatContentsPage {
    /// Someone who wrote messages in the chat.
    public struct Member: Sendable {
        /// The name to show.
        public var name: String
        /// The number of the person's page.
        public var person: Int
        /// The number of messages in this chat.
        public var count: Int64

        /// Creates a member.
        public init(name: String, person: Int, count: Int64) {
            self.name = name
            self.person = person
            self.count = count
        }
    }

    /// The number of people that are listed.
    public static let mostMembers = 100

    /// Returns the page.
    ///
    /// - Parameters:
    ///   - places: The pages of the chat, in its order.
    ///   - members: Those who wrote most, the first of them first.
    public static func page(
        _ entry: ChatIndexPage.Entry, places: [PagePlace], members: [Member], site: PageSite
    ) -> [UInt8] {
        let chat = entry.chat
        let frame = PageFrame(
            site: site, folder: .chat(chat.number), section: .chats, title: chat.title, kind: "contents")
        return frame.page { writer in
            site.writeHeading(
                chat.title, site.word(for: chat.kind), site.messages(entry.count), site.period(entry.first, entry.last),
                to: &writer)
            site.writeWarnings(about: chat, to: &writer)
            if let newest = entry.newestPath {
                writer.markup("<p class=sub><a")
                writer.link(to: newest)
                writer.markup(">")
                writer.text(site.localizer(PageText.newest))
                writer.markup("</a></p>\n")
            }
            site.writeSection(.months, to: &writer) { writer in writeMonths(places, of: chat, site, to: &writer) }
            guard !members.isEmpty else { return }
            site.writeRows(.people, members, to: &writer) { member, writer in
                site.writeRow(
                    site.shownTitle(member.name), leadingTo: .person(member.person), site.messages(member.count),
                    to: &writer)
            }
        }
    }

    private static func writeMonths(
        _ places: [PagePlace], of chat: PageChat, _ site: PageSite, to writer: inout HTMLWriter
    ) {
        var year: Int?
        for place in places {
            if place.month.year != year {
                if year != nil { writer.markup("</ul>\n") }
                year = place.month.year
                writer.markup("<h3>")
                writer.number(place.month.year)
                writer.markup("</h3>\n<ul class=months>\n")
            }
            writer.markup("<li><a")
            writer.link(to: .month(place.month, part: place.part, ofChat: chat.number))
            writer.markup(">")
            writer.text(site.calendar.monthName(place.month.month))
            if place.part > 1 {
                writer.markup(" (")
                writer.number(place.part)
                writer.markup(")")
            }
            writer.markup("</a> <small>")
            writer.text(site.language.formatted(Int64(place.count)))
            writer.markup("</small></li>\n")
        }
        if year != nil { writer.markup("</ul>\n") }
    }

    /// The months of a chat for the script, which moves to a date: names of pages and the days on which they begin,
    /// such as `2026-05@3 2026-05-2@17`. It has nothing that a message says.
    public static func script(_ places: [PagePlace]) -> [UInt8] {
        let names = places.map { place in
            place.month.text + (place.part == 1 ? "" : "-\(place.part)") + "@\(place.firstDay)"
        }
        return Array("whisperMonths(\"\(names.joined(separator: " "))\");\n".utf8)
    }
}
