package import WhisperLocalization
package import WhisperMessage
package import WhisperScreenPort
import WhisperTerminalText

/// The state of the full-screen view: what is held of the vault, what is selected, what lies over it (LOOK-7).
///
/// `handle` is all that changes it. It reads nothing and does nothing: what it wants done it returns.
package struct BrowserState: Sendable {
    /// The size of the screen.
    package internal(set) var size: ScreenSize
    /// The language.
    let localizer: Localizer
    let seals: SealColumn
    var chats = ChatList()
    var messages: MessageList?
    /// Whether keys act on the messages, and not on the list of chats.
    var isInMessages = false
    var overlay: BrowserOverlay?
    /// What is being written; nil in a view that sends nothing.
    var composer: Composer?
    /// The search that was made last, to go through its results.
    var lastSearch: SearchPanel?
    /// Whether its results are gone through: what was searched for is marked in messages.
    var isFollowingHits = false
    /// What is said in the last row, until the next key.
    var remark: String?
    /// Where the user was before going elsewhere, the latest last.
    var places: [BrowserPlace] = []
    /// The number of the last request; answers to others are ignored.
    var ticket = 0
    /// The number of the request for a chat, if one is awaited.
    var openTicket: Int?
    /// The chat that is asked for, or open.
    var wantedChat: UniqueIdentifier?
    /// The last message up to which the open chat was reported as read, which is done once.
    private var seen: UniqueIdentifier?

    /// A message in a chat.
    struct BrowserPlace: Hashable, Sendable {
        var chat: UniqueIdentifier
        var message: UniqueIdentifier
    }

    /// An empty view.
    ///
    /// - Parameter writes: Whether messages can be sent from it.
    package init(size: ScreenSize, localizer: Localizer, writes: Bool = false) {
        self.size = size
        self.localizer = localizer
        seals = SealColumn(localizer)
        composer = writes ? Composer() : nil
    }

    /// What to do at first.
    ///
    /// - Parameter chat: The chat to open, and to write in where that is possible; nil for none.
    package mutating func start(in chat: UniqueIdentifier? = nil) -> [BrowserEffect] {
        ticket += 1
        let effects = [chats.reload(ticket)]
        guard let chat else { return effects }
        isInMessages = true
        composer?.isActive = true
        return effects + open(chat, at: .newest)
    }

    /// Changes with an event.
    ///
    /// - Returns: What is to be done, in this order.
    package mutating func handle(_ event: BrowserEvent) -> [BrowserEffect] {
        var effects = effects(of: event)
        if let effect = chats.extend(&ticket) { effects.append(effect) }
        reveal()
        if let effect = messages?.extend(&ticket) { effects.append(effect) }
        if let effect = see() { effects.append(effect) }
        return effects
    }

    /// In a view to write in, what is in front of the user's eyes is read: the open chat, at its end and with nothing over
    /// it.
    private mutating func see() -> BrowserEffect? {
        guard composer != nil, isInMessages, overlay == nil, let list = messages, list.reachesNewest,
            let last = list.selected?.id, last == list.rows.last?.id, last != seen,
            list.rows.contains(where: \.isUnread)
        else { return nil }
        seen = last
        return .see(list.id, upTo: last)
    }

    private mutating func effects(of event: BrowserEvent) -> [BrowserEffect] {
        switch event {
        case .screen(.key(let key)): return press(key)
        case .screen(.pointer(let pointer)): return point(pointer)
        case .screen(.paste(let text)): return paste(text)
        case .screen(.resized(let size)):
            self.size = size
            return [.redraw]
        default: return take(event)
        }
    }

    // MARK: Places

    /// What is marked in messages.
    var marks: SearchExpression? { isFollowingHits ? lastSearch?.expression : nil }

    /// The lines of what is asked or was done; one that is empty if neither is.
    var footer: [String] {
        let text: String
        switch overlay {
        case .question(let target): text = question(target)
        case nil, .date: text = remark ?? ""
        default: text = ""
        }
        let pieces = WordWrap.pieces(of: UntrustedText.bare(text), columns: size.columns, limit: size.rows)
        // The end of a question says how much is asked about, and how to answer.
        let lines = Array(pieces.suffix(max(size.rows / 3, 1)))
        // The prompt stands below.
        if case .date = overlay, remark != nil { return lines + [""] }
        return lines
    }

    private func question(_ target: BrowserTarget) -> String {
        let question =
            switch target {
            case .message: localizer(DeletionText.askMessage)
            case .chat(let chat):
                localizer(
                    DeletionText.askConversation,
                    [
                        "title": .text(DisplayWidth.truncated(UntrustedText.bare(chat.conversation.title), to: 60)),
                        "count": .count(chat.conversation.messageCount),
                    ])
            case .leaving: localizer(BrowserText.askLeaving)
            }
        return "\(question) \(localizer(TerminalText.yesOrNo))"
    }

    var layout: BrowserLayout {
        var layout = BrowserLayout(size, showsMessages: isInMessages, footerRows: footer.count)
        if composer != nil {
            layout.writingRows = writingRows(columns: layout.messageColumns, body: layout.bodyRows)
        }
        return layout
    }

    /// The number of lines of the message at an index.
    func height(of index: Int, in list: MessageList) -> Int {
        block(at: index, of: list).lines.count
    }

    func block(at index: Int, of list: MessageList) -> MessageBlock {
        MessageBlock(
            list.rows[index], beginsDay: list.beginsDay(index), columns: layout.messageColumns, seals: seals,
            localizer: localizer, marks: marks)
    }

    /// Changes the list of messages with what its scrolling needs to know.
    mutating func changingMessages(_ change: (inout MessageList, Int, MessageList.Height) -> Void) {
        guard var list = messages else { return }
        let (rows, first, layout, seals, localizer) = (list.rows, list, layout, seals, localizer)
        let height: MessageList.Height = { index in
            guard rows.indices.contains(index) else { return 1 }
            return MessageBlock(
                rows[index], beginsDay: first.beginsDay(index), columns: layout.messageColumns, seals: seals,
                localizer: localizer
            ).lines.count
        }
        change(&list, layout.messageRows, height)
        messages = list
    }

    private mutating func reveal() {
        chats.reveal(layout.chatCapacity)
        if layout.messageColumns > 0 {
            changingMessages { list, capacity, height in list.reveal(capacity, height) }
        }
        if case .search(var panel) = overlay {
            panel.reveal(BrowserState.hitCapacity(layout))
            overlay = .search(panel)
        }
    }

    /// The number of results that fit under the line that is typed.
    static func hitCapacity(_ layout: BrowserLayout) -> Int { max(1, (layout.bodyRows - 1) / 2) }

    // MARK: Opening

    /// Asks for a chat at a place.
    mutating func open(_ chat: UniqueIdentifier, at place: BrowserEffect.Place) -> [BrowserEffect] {
        ticket += 1
        openTicket = ticket
        wantedChat = chat
        return [.open(chat: chat, at: place, ticket: ticket)]
    }

    /// Shows the selected chat beside the list, if it is not the one that is shown.
    mutating func openSelected() -> [BrowserEffect] {
        guard let id = chats.selected?.conversation.id, wantedChat != id else { return [] }
        return open(id, at: .newest)
    }

    /// Remembers the present place, to return to it.
    mutating func rememberPlace() {
        guard let list = messages, let message = list.selected else { return }
        places.append(BrowserPlace(chat: list.id, message: message.id))
        if places.count > BrowserLimits.places { places.removeFirst() }
    }
}

extension BrowserState {
    /// The number of messages that are held. For tests.
    package var heldMessages: Int { messages?.rows.count ?? 0 }

    /// Whether something is selected in a list that is shown, so that its mark must be on the screen. For tests.
    package var selectionIsShown: Bool {
        switch overlay {
        case .help, .details: false
        case .search(let panel): panel.selected != nil
        case .date, .question, nil:
            isInMessages && layout.messageColumns > 0
                ? messages?.selected != nil : layout.chatColumns > 0 && chats.selected != nil
        }
    }
}
