import WhisperMessage

/// The messages of one chat that are held, a window of it, and the selected one.
struct MessageList: Sendable {
    /// The chat.
    private(set) var chat: ChatRow
    /// How a message that is written in it goes out; nil if none can be.
    private(set) var form: WritingForm?
    /// The messages of the window.
    private(set) var rows: [MessageRow]
    /// How many messages beside them are not shown, as blocked contacts sealed them (CON-5). It is of use while there are no
    /// others.
    private(set) var hidden: Int
    /// The index of the selected one; 0 if there is none.
    private(set) var selection = 0
    /// The index of the first one that is shown, and how many of its lines are above the screen.
    private(set) var top = 0
    private(set) var topLine = 0
    private var edges: MessageEdges?
    private(set) var reachesOldest: Bool
    private(set) var reachesNewest: Bool
    private var pending: MessageRequest?
    /// Whether reading failed, and is not tried again by itself.
    private var hasFailed = false
    /// Whether the wheel left it where it is: a part of the first message on the screen is enough to select it.
    private var isTurned = false

    /// The lines of the message at an index.
    typealias Height = (Int) -> Int

    init(_ opened: OpenedChat) {
        chat = opened.chat
        form = opened.form
        rows = opened.rows
        hidden = opened.hidden
        edges = opened.edges
        reachesOldest = opened.reachesOldest
        reachesNewest = opened.reachesNewest
        let place = opened.selected.flatMap { id in opened.rows.firstIndex { $0.id == id } }
        selection = place ?? max(opened.rows.count - 1, 0)
        // A message in the middle is shown at the top, with what follows; the last one with what precedes.
        top = selection
    }

    var id: UniqueIdentifier { chat.conversation.id }
    /// Whether messages are being read.
    var isReading: Bool { pending != nil }
    var selected: MessageRow? { rows.indices.contains(selection) ? rows[selection] : nil }

    /// Whether a message is the first of its day, as far as is known.
    func beginsDay(_ index: Int) -> Bool { index == 0 || rows[index - 1].day != rows[index].day }

    // MARK: Reading

    /// Reads what comes next if the selection is near an edge of the window.
    mutating func extend(_ ticket: inout Int) -> BrowserEffect? {
        guard pending == nil, !hasFailed, let edges else { return nil }
        let near = BrowserLimits.messagePage / 2
        let range: MessageRequest.Range
        if !reachesOldest, min(selection, top) < near {
            range = .before(edges.first)
        } else if !reachesNewest, selection >= rows.count - near {
            range = .after(edges.last)
        } else {
            return nil
        }
        return ask(range, &ticket)
    }

    /// Reads the window again, and what has been added to a chat whose end is shown.
    mutating func reload(_ ticket: inout Int) -> BrowserEffect {
        guard let edges else {
            ticket += 1
            return .open(chat: id, at: .newest, ticket: ticket)
        }
        hasFailed = false
        let count = min(rows.count + BrowserLimits.messagePage, BrowserLimits.messages)
        return ask(.again(from: edges.first, count: max(count, 1)), &ticket)
    }

    private mutating func ask(_ range: MessageRequest.Range, _ ticket: inout Int) -> BrowserEffect {
        ticket += 1
        let request = MessageRequest(chat: id, range: range, ticket: ticket)
        pending = request
        return .readMessages(request)
    }

    /// Ignores what is being read, as the view shows something that it may be from before.
    mutating func ignoreReading() { pending = nil }

    /// Takes messages that were read; others than those that were asked for last are ignored.
    ///
    /// - Returns: Whether the messages are those of the request.
    mutating func take(_ page: MessagePage) -> Bool {
        guard let pending, pending == page.request else { return false }
        self.pending = nil
        if let chat = page.chat { self.chat = chat }
        form = page.form
        switch page.request.range {
        case .before:
            rows = page.rows + rows
            hidden += page.hidden
            selection += page.rows.count
            top += page.rows.count
            reachesOldest = page.reachesEnd
            if let first = page.edges?.first { edges?.first = first }
            dropNewest()
        case .after:
            rows += page.rows
            hidden += page.hidden
            reachesNewest = page.reachesEnd
            if let last = page.edges?.last { edges?.last = last }
            dropOldest()
        case .again: replace(page)
        }
        clamp()
        return true
    }

    /// What was asked for cannot be read.
    mutating func fail(_ request: MessageRequest) {
        guard pending == request else { return }
        pending = nil
        hasFailed = true
    }

    private mutating func replace(_ page: MessagePage) {
        let wasAtEnd = reachesNewest && selection == rows.count - 1
        let old = selected?.id
        let first = rows.indices.contains(top) ? rows[top].id : nil
        rows = page.rows
        hidden = page.hidden
        // Where the first message is gone, the page is another one, which begins anywhere.
        if page.edges?.first != edges?.first { reachesOldest = false }
        edges = page.edges
        reachesNewest = page.reachesEnd
        dropOldest()
        if wasAtEnd, reachesNewest {
            selection = max(rows.count - 1, 0)
        } else if let old, let place = rows.firstIndex(where: { $0.id == old }) {
            selection = place
        }
        if let first, let place = rows.firstIndex(where: { $0.id == first }) { top = place } else { topLine = 0 }
    }

    private mutating func dropNewest() {
        guard rows.count > BrowserLimits.messages else { return }
        rows.removeLast(rows.count - BrowserLimits.messages)
        reachesNewest = false
        if let last = rows.last { edges?.last = last.id }
    }

    private mutating func dropOldest() {
        let excess = rows.count - BrowserLimits.messages
        guard excess > 0 else { return }
        rows.removeFirst(excess)
        reachesOldest = false
        if let first = rows.first { edges?.first = first.id }
        selection -= excess
        top -= excess
        if top < 0 { topLine = 0 }
    }

    private mutating func clamp() {
        selection = min(max(selection, 0), max(rows.count - 1, 0))
        if top < 0 || top >= rows.count { topLine = 0 }
        top = min(max(top, 0), max(rows.count - 1, 0))
    }

    /// Changes the chat as the vault is about to.
    mutating func change(_ change: (inout Conversation) -> Void) { change(&chat.conversation) }

    /// The chat has another state now.
    mutating func update(_ chat: ChatRow) { if chat.conversation.id == id { self.chat = chat } }

    // MARK: Moving

    mutating func select(_ index: Int) {
        selection = index
        isTurned = false
        clamp()
    }

    /// Scrolls by lines, as a wheel does. The selection leaves a message that is not wholly on the screen for the nearest
    /// one that is; if none is, it goes to the first one of which there is something.
    mutating func turn(by lines: Int, _ capacity: Int, _ height: Height) {
        guard !rows.isEmpty, capacity > 0 else { return }
        scroll(by: lines, height)
        settle(capacity, height)
        var whole: ClosedRange<Int>?
        var line = -topLine
        var place = top
        while place < rows.count, line < capacity {
            let end = line + height(place)
            if line >= 0, end <= capacity { whole = (whole?.lowerBound ?? place)...place }
            line = end
            place += 1
        }
        selection = whole.map { min(max(selection, $0.lowerBound), $0.upperBound) } ?? top
        isTurned = true
    }

    /// Moves by one message, or within one that is higher than the screen.
    mutating func step(down: Bool, _ capacity: Int, _ height: Height) {
        guard let place = line(of: selection, height, within: capacity) else {
            return select(selection + (down ? 1 : -1))
        }
        let end = place + height(selection)
        if down, end > capacity {
            scroll(by: min(end - capacity, max(capacity / 2, 1)), height)
        } else if !down, place < 0 {
            scroll(by: max(place, -max(capacity / 2, 1)), height)
        } else {
            select(selection + (down ? 1 : -1))
        }
    }

    /// Moves by lines, and selects what is then on the screen.
    mutating func page(by lines: Int, _ capacity: Int, _ height: Height) {
        guard !rows.isEmpty else { return }
        let before = (top, topLine)
        scroll(by: lines, height)
        settle(capacity, height)
        if before == (top, topLine) {
            // At an end already: the last page has been turned.
            return select(lines > 0 ? rows.count - 1 : 0)
        }
        var first = top
        if topLine > 0, first + 1 < rows.count, height(first) - topLine < capacity { first += 1 }
        select(lines > 0 ? first : lastShown(capacity, height))
    }

    /// Scrolls by lines without moving the selection.
    mutating func scroll(by lines: Int, _ height: Height) {
        var rest = topLine + lines
        while rest < 0, top > 0 {
            top -= 1
            rest += height(top)
        }
        while top < rows.count - 1, rest >= height(top) {
            rest -= height(top)
            top += 1
        }
        topLine = max(rest, 0)
        if rows.indices.contains(top) { topLine = min(topLine, max(height(top) - 1, 0)) }
    }

    /// Scrolls so that the selected message is visible, and no more of the screen is empty than must be.
    mutating func reveal(_ capacity: Int, _ height: Height) {
        guard !rows.isEmpty, capacity > 0 else { return }
        settle(capacity, height)
        if isTurned, selection == top { return }
        guard let place = line(of: selection, height, within: capacity) else {
            return align(height, capacity, atEnd: selection > top)
        }
        let own = height(selection)
        if place + own > capacity, place > 0 || own <= capacity {
            align(height, capacity, atEnd: true)
        } else if place < 0, place + own <= 0 || own <= capacity {
            align(height, capacity, atEnd: false)
        }
        settle(capacity, height)
    }

    /// The row of the screen that a message begins at, negative if above; nil if it is not on the screen.
    private func line(of index: Int, _ height: Height, within capacity: Int) -> Int? {
        guard index >= top else { return nil }
        var line = -topLine
        var place = top
        while place < index {
            line += height(place)
            place += 1
            if line >= capacity { return nil }
        }
        return line
    }

    /// The last message whose beginning is on the screen.
    private func lastShown(_ capacity: Int, _ height: Height) -> Int {
        var line = -topLine
        var place = top
        while place < rows.count - 1, line + height(place) < capacity {
            line += height(place)
            place += 1
        }
        return place
    }

    /// The message at a row of the screen; nil below the last.
    func index(atLine wanted: Int, _ height: Height) -> Int? {
        var line = -topLine
        for place in top..<max(rows.count, top) where rows.indices.contains(place) {
            line += height(place)
            if wanted < line { return place }
        }
        return nil
    }

    /// Puts the selected message at the top of the screen, or at its end if it is not higher than the screen.
    private mutating func align(_ height: Height, _ capacity: Int, atEnd: Bool) {
        top = selection
        topLine = 0
        guard atEnd else { return }
        var used = height(selection)
        while top > 0, used < capacity {
            top -= 1
            used += height(top)
        }
        if used > capacity, top < selection { topLine = used - capacity }
    }

    /// Fills the end of the screen with what is above.
    private mutating func settle(_ capacity: Int, _ height: Height) {
        if rows.indices.contains(top) { topLine = min(topLine, max(height(top) - 1, 0)) }
        var shown = -topLine
        var place = top
        while place < rows.count, shown < capacity {
            shown += height(place)
            place += 1
        }
        if shown < capacity { scroll(by: shown - capacity, height) }
    }
}
