import WhisperMessage
import WhisperPages

/// Divides a chat, which arrives message by message in its own order, into pages.
///
/// A page is a month or a part of it. Chats are not always in the order of time: what a server or a file places between
/// others can have any date. A message of another month than the page begins a new one only if the next message does not
/// contradict it, and an earlier month only after some messages; so a false date displaces nothing but its message, and
/// no dates make many more pages than months and a sixteenth of the messages.
struct ChatPass {
    let chat: PageChat
    /// The pages so far, the current one last.
    private(set) var places: [PagePlace] = []
    /// Where each page begins in the chat's order.
    private(set) var positions = PagePositions()
    /// Where the latest message is.
    private(set) var latest: Place?

    /// Where a message is.
    struct Place {
        let page: ArchivePath
        /// The name of its place on the page; nil if another message has it.
        let anchor: PageAnchor?
        /// Its number on the page, from 0.
        let number: UInt32
    }

    private let site: PageSite
    private var page: ChatPage?
    private var parts: [PageMonth: Int] = [:]
    private var count: Int64 = 0
    private var first: Timestamp?
    private var last: Timestamp?

    /// The number of messages from which on a page is left for an earlier month.
    private static let settled = 16

    init(of chat: PageChat, site: PageSite) {
        self.chat = chat
        self.site = site
    }

    /// The chat's entry in the list; nil without messages.
    var entry: ChatIndexPage.Entry? {
        guard let first, let last else { return nil }
        return ChatIndexPage.Entry(
            chat: chat, count: count, first: first, last: last, newest: places.last, hasOnePage: places.count == 1)
    }

    /// A page that is complete.
    struct Finished {
        let path: ArchivePath
        let bytes: [UInt8]
    }

    /// Appends a message.
    ///
    /// - Parameter next: The month of the message after it; nil if that is not known.
    /// - Returns: The page that ended before it, if one did.
    mutating func append(_ message: PageMessage, followedBy next: PageMonth?) -> [Finished] {
        let month = site.month(of: message.stored)
        var finished: [Finished] = []
        if page == nil {
            begin(month, at: message.stored.position)
        } else if let current = page?.place, month != current.month, isLeft(current, for: month, followedBy: next) {
            finished = end(for: month)
            begin(month, at: message.stored.position)
        } else if page?.isFull == true, let current = page?.place.month {
            finished = end(for: current)
            begin(current, at: message.stored.position)
        }
        let anchor = page?.append(message)
        if let page {
            places[places.count - 1] = page.place
            latest = Place(page: page.path, anchor: anchor, number: UInt32(clamping: page.place.count - 1))
        }
        count += 1
        let time = message.stored.shownAt
        first = min(first ?? time, time)
        last = max(last ?? time, time)
        return finished
    }

    /// Whether a message of another month begins a new page.
    private func isLeft(_ current: PagePlace, for month: PageMonth, followedBy next: PageMonth?) -> Bool {
        month > current.month
            ? next.map { $0 >= month } ?? true
            : current.count >= ChatPass.settled && next.map { $0 <= month || $0 < current.month } ?? true
    }

    private mutating func begin(_ month: PageMonth, at position: ChatPosition) {
        let part = parts[month, default: 0] + 1
        parts[month] = part
        let page = ChatPage(of: chat, month: month, part: part, after: places.last, site: site)
        places.append(page.place)
        positions.append(page.path, from: position)
        self.page = page
    }

    /// Ends the current page; the next one is the coming part of a month.
    private mutating func end(for month: PageMonth) -> [Finished] {
        guard let page else { return [] }
        let next = PagePlace(month: month, part: parts[month, default: 0] + 1)
        return [Finished(path: page.path, bytes: page.finished(next: next))]
    }

    /// Ends the chat.
    ///
    /// - Returns: The last page, if there is one.
    mutating func finish() -> [Finished] {
        guard let page else { return [] }
        self.page = nil
        return [Finished(path: page.path, bytes: page.finished(next: nil))]
    }
}

/// Where the pages of a chat begin, so that the page of an earlier message is found by its position.
struct PagePositions {
    private var starts: [(position: ChatPosition, path: ArchivePath)] = []

    mutating func append(_ path: ArchivePath, from position: ChatPosition) { starts.append((position, path)) }

    /// The page that has the message at a position; nil before the first page.
    func page(of position: ChatPosition) -> ArchivePath? {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle].position <= position { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : starts[low - 1].path
    }
}
