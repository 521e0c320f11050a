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
            writer.markup("<h1><bdi>")
            writer.name(chat.title)
            writer.markup("</bdi></h1>\n<p class=sub>")
            writer.text(site.word(for: chat.kind))
            writer.markup(" · ")
            writer.text(site.localizer(PageText.messageCount, ["count": .count(entry.count)]))
            writer.markup(" · ")
            writer.text(site.period(entry.first, entry.last))
            writer.markup("</p>\n")
            site.writeWarnings(about: chat, to: &writer)
            writer.markup("<section><h2>")
            writer.text(site.localizer(PageText.months))
            writer.markup("</h2>\n")
            writeMonths(places, of: chat, site, to: &writer)
            writer.markup("</section>\n")
            if !members.isEmpty { write(members, site, to: &writer) }
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

    private static func write(_ members: [Member], _ site: PageSite, to writer: inout HTMLWriter) {
        writer.markup("<section><h2>")
        writer.text(site.localizer(PageText.people))
        writer.markup("</h2>\n<ul class=rows>\n")
        for member in members {
            writer.markup("<li><a")
            writer.link(to: .person(member.person))
            writer.markup("><bdi>")
            writer.name(member.name)
            writer.markup("</bdi></a><span>")
            writer.text(site.localizer(PageText.messageCount, ["count": .count(member.count)]))
            writer.markup("</span></li>\n")
        }
        writer.markup("</ul></section>\n")
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
