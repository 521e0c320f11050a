import WhisperMessage

/// The chats that are held, a window of the vault's list, and the selected one.
struct ChatList: Sendable {
    /// The chats of the window.
    private(set) var rows: [ChatRow] = []
    /// The index of the selected one; 0 if there is none.
    private(set) var selection = 0
    /// The index of the first one that is shown.
    private(set) var top = 0
    /// Whether a page was read.
    private(set) var isRead = false
    private var reachesEnd = false
    /// The chat before the window; nil at the beginning of the list.
    private var start: Conversation?
    /// The chats before the pages that were dropped in front of the window, the first page's first.
    private var starts: [Conversation?] = []
    private var pending: (ticket: Int, kind: Reading)?
    /// The chat to select as soon as the window has it.
    private var awaited: UniqueIdentifier?
    /// Whether reading failed, and is not tried again by itself.
    private var hasFailed = false

    private enum Reading {
        case replace, append, prepend
    }

    /// Nil also while another chat than any of the window is to be selected.
    var selected: ChatRow? { awaited == nil && rows.indices.contains(selection) ? rows[selection] : nil }

    // MARK: Reading

    /// Reads the window, or its first page, again.
    mutating func reload(_ ticket: Int) -> BrowserEffect {
        pending = (ticket, .replace)
        hasFailed = false
        return .readChats(after: start, limit: max(rows.count, BrowserLimits.chatPage), ticket: ticket)
    }

    /// Reads what comes next if the selection is near an edge of the window.
    mutating func extend(_ ticket: inout Int) -> BrowserEffect? {
        guard pending == nil, isRead, !hasFailed else { return nil }
        let near = BrowserLimits.chatPage / 3
        if !reachesEnd, awaited != nil || selection >= rows.count - near {
            ticket += 1
            pending = (ticket, .append)
            return .readChats(
                after: rows.last?.conversation ?? start, limit: BrowserLimits.chatPage, ticket: ticket)
        }
        if let before = starts.last, selection < near {
            ticket += 1
            pending = (ticket, .prepend)
            return .readChats(after: before, limit: BrowserLimits.chatPage, ticket: ticket)
        }
        return nil
    }

    /// Ignores what is being read, as the view shows something that it may be from before.
    mutating func ignoreReading() { pending = nil }

    /// Takes chats that were read; others than those that were asked for last are ignored.
    mutating func take(_ page: ChatListPage) {
        guard let pending, pending.ticket == page.ticket else { return }
        self.pending = nil
        let id = awaited ?? selected?.conversation.id
        switch pending.kind {
        case .replace:
            rows = page.rows
            reachesEnd = page.isLast
            isRead = true
            // The list may have become shorter than where the window begins.
            if rows.isEmpty, start != nil {
                start = nil
                starts = []
                reachesEnd = false
            }
        case .append:
            let known = Set(rows.map(\.conversation.id))
            rows += page.rows.filter { !known.contains($0.conversation.id) }
            reachesEnd = page.isLast
        case .prepend:
            start = starts.popLast() ?? nil
            let known = Set(rows.map(\.conversation.id))
            let new = page.rows.filter { !known.contains($0.conversation.id) }
            rows = new + rows
            selection += new.count
            top += new.count
        }
        if let id, let place = rows.firstIndex(where: { $0.conversation.id == id }) {
            top = max(0, top + place - selection)
            selection = place
            awaited = nil
        } else if reachesEnd {
            // The whole list was read, and no longer has it.
            awaited = nil
        }
        trim(atEnd: pending.kind == .prepend)
        clamp()
    }

    /// What was asked for cannot be read.
    mutating func fail(_ ticket: Int) {
        guard pending?.ticket == ticket else { return }
        pending = nil
        hasFailed = true
        isRead = true
    }

    /// Drops what is beyond the limit.
    private mutating func trim(atEnd: Bool) {
        while rows.count > BrowserLimits.chats {
            if atEnd {
                rows.removeLast(min(BrowserLimits.chatPage, rows.count))
                reachesEnd = false
            } else {
                starts.append(start)
                start = rows[BrowserLimits.chatPage - 1].conversation
                rows.removeFirst(BrowserLimits.chatPage)
                selection -= BrowserLimits.chatPage
                top -= BrowserLimits.chatPage
            }
        }
    }

    private mutating func clamp() {
        selection = min(max(selection, 0), max(rows.count - 1, 0))
        top = min(max(top, 0), max(rows.count - 1, 0))
    }

    /// Changes a chat of the window as the vault is about to.
    mutating func change(_ id: UniqueIdentifier, _ change: (inout Conversation) -> Void) {
        guard let place = rows.firstIndex(where: { $0.conversation.id == id }) else { return }
        change(&rows[place].conversation)
    }

    /// Puts the present state of a chat in place of what was read before.
    mutating func update(_ chat: ChatRow) {
        guard let place = rows.firstIndex(where: { $0.conversation.id == chat.conversation.id }) else { return }
        rows[place] = chat
    }

    // MARK: Moving

    mutating func select(_ index: Int) {
        awaited = nil
        selection = index
        clamp()
    }

    /// Selects a chat, as soon as the window has it.
    ///
    /// - Returns: Whether the window is to be read again, as the chat may be before it.
    mutating func select(_ id: UniqueIdentifier) -> Bool {
        if let place = rows.firstIndex(where: { $0.conversation.id == id }) {
            select(place)
            return false
        }
        awaited = id
        guard start != nil else { return false }
        start = nil
        starts = []
        return true
    }

    mutating func move(by count: Int) {
        let (sum, overflows) = selection.addingReportingOverflow(count)
        select(overflows ? (count > 0 ? .max : 0) : sum)
    }

    /// Scrolls so that the selected one is among as many chats as fit.
    mutating func reveal(_ capacity: Int) {
        let capacity = max(capacity, 1)
        top = min(max(top, selection - capacity + 1), selection)
        top = max(0, min(top, rows.count - capacity))
        top = min(top, selection)
    }
}
