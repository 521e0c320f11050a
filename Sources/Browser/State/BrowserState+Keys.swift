import WhisperLocalization
import WhisperMessage
import WhisperScreenPort

/// What keys do: those of less and vim.
extension BrowserState {
    mutating func press(_ key: ScreenKey) -> [BrowserEffect] {
        remark = nil
        if key.isControl, case .character(let character) = key.name {
            switch character {
            case "c": return leave()
            case "z": return [.suspend]
            case "l": return [.redraw]
            default: break
            }
        }
        switch overlay {
        case nil: return pressInWriting(key) ?? pressInLists(key)
        case .help(let scroll): overlay = scrolled(key, scroll).map { .help(scroll: $0) }
        case .details(let id, _, _) where key == ScreenKey(.character("Y")): return [.copyReference(id)]
        case .details(let id, _, _) where key == ScreenKey(.character("y")): return [.copy(id)]
        case .details(let id, let rows, let scroll):
            overlay = scrolled(key, scroll).map { .details(id, rows, scroll: $0) }
        case .search(let panel): return pressInSearch(key, panel)
        case .date(let text, let later): return pressInDate(key, after: text, later: later)
        case .question(let target): return answer(key, target)
        }
        return []
    }

    // MARK: Lists

    private mutating func pressInLists(_ key: ScreenKey) -> [BrowserEffect] {
        if let motion = Motion(key) { return move(motion) }
        switch key.name {
        case .tab: return switchPane(!isInMessages)
        case .right where !isInMessages, .enter where !isInMessages: return switchPane(true)
        case .escape where marks != nil:
            isFollowingHits = false
            return []
        case .left where isInMessages, .escape where isInMessages: return switchPane(false)
        case .enter: return showDetails()
        case .backspace: return goBack()
        case .function(1):
            overlay = .help(scroll: 0)
            return []
        case .character(let character): return key.isControl ? pressControl(character) : press(character)
        case .left, .right, .escape: return []
        default: return say(.unknownKey)
        }
    }

    private mutating func pressControl(_ character: Character) -> [BrowserEffect] {
        switch character {
        case "o": goBack()
        default: say(.unknownKey)
        }
    }

    private mutating func press(_ character: Character) -> [BrowserEffect] {
        switch character {
        case "q", "Q": return leave()
        case "w": return write()
        case "?":
            overlay = .help(scroll: 0)
            return []
        case "l": return isInMessages ? [] : switchPane(true)
        case "h": return isInMessages ? switchPane(false) : []
        case "/":
            overlay = .search(SearchPanel())
            return []
        case "v": return listFiles()
        case "n": return goToHit(by: 1)
        case "N": return goToHit(by: -1)
        case "t":
            guard messages != nil else { return lacksMessage() }
            overlay = .date("", later: nil)
            return []
        case "r": return goToAnswered()
        case "R": return listThread()
        case "i": return showDetails()
        case "P": return changeChat(\.isPinned) { .setPinned($0, $1) }
        case "M": return changeChat(\.isMuted) { .setMuted($0, $1) }
        case "A": return changeChat(\.isArchived) { .setArchived($0, $1) }
        case "m": return markRead()
        case "D":
            guard let target else { return lacksMessage() }
            overlay = .question(target)
            return []
        case "y": return withMessage { .copy($0) }
        case "Y":
            if !isInMessages, let chat { return [.copyChatReference(chat.id)] }
            return withMessage { .copyReference($0) }
        case "s": return withMessage { .save($0) }
        case "o": return withMessage { .openFile($0) }
        default: return say(.unknownKey)
        }
    }

    mutating func move(_ motion: Motion) -> [BrowserEffect] {
        guard isInMessages, messages != nil else {
            let page = layout.chatCapacity
            switch motion {
            case .up: chats.move(by: -1)
            case .down: chats.move(by: 1)
            case .pageUp: chats.move(by: -page)
            case .pageDown: chats.move(by: page)
            case .halfUp: chats.move(by: -max(page / 2, 1))
            case .halfDown: chats.move(by: max(page / 2, 1))
            case .first: chats.select(0)
            case .last: chats.select(.max)
            }
            return layout.showsBoth ? openSelected() : []
        }
        if let effect = jump(motion) { return effect }
        changingMessages { list, capacity, height in
            let page = max(capacity - 1, 1)
            switch motion {
            case .up: list.step(down: false, capacity, height)
            case .down: list.step(down: true, capacity, height)
            case .pageUp: list.page(by: -page, capacity, height)
            case .pageDown: list.page(by: page, capacity, height)
            case .halfUp: list.page(by: -max(capacity / 2, 1), capacity, height)
            case .halfDown: list.page(by: max(capacity / 2, 1), capacity, height)
            case .first: list.select(0)
            case .last: list.select(list.rows.count - 1)
            }
        }
        return []
    }

    /// To an end of the chat that is not in the window.
    private mutating func jump(_ motion: Motion) -> [BrowserEffect]? {
        guard let list = messages else { return nil }
        switch motion {
        case .first where !list.reachesOldest:
            rememberPlace()
            return open(list.id, at: .oldest)
        case .last where !list.reachesNewest:
            rememberPlace()
            return open(list.id, at: .newest)
        default: return nil
        }
    }

    mutating func switchPane(_ toMessages: Bool) -> [BrowserEffect] {
        guard toMessages else {
            isInMessages = false
            return []
        }
        guard chats.selected != nil || messages != nil else { return [] }
        let effects = openSelected()
        isInMessages = true
        return effects
    }

    // MARK: Actions

    /// Says something in the last row.
    mutating func say(_ text: BrowserText) -> [BrowserEffect] {
        remark = localizer(text)
        return []
    }

    /// Says why a key for a message or a chat does nothing.
    mutating func lacksMessage() -> [BrowserEffect] {
        say(isInMessages ? .noMessages : chats.rows.isEmpty ? .noChats : .openFirst)
    }

    /// The chat that keys act on.
    private var chat: Conversation? { isInMessages ? messages?.chat.conversation : chats.selected?.conversation }

    /// Switches a property of the chat. The view shows it at once, so that the same key takes it back even before the
    /// vault was read again; if the vault refuses, it is read again as well. What is being read may be from before.
    private mutating func changeChat(
        _ property: WritableKeyPath<Conversation, Bool>, _ effect: (UniqueIdentifier, Bool) -> BrowserEffect
    ) -> [BrowserEffect] {
        guard let chat else { return lacksMessage() }
        let value = !chat[keyPath: property]
        chats.change(chat.id) { $0[keyPath: property] = value }
        chats.ignoreReading()
        if messages?.id == chat.id {
            messages?.change { $0[keyPath: property] = value }
            messages?.ignoreReading()
        }
        return [effect(chat.id, value)]
    }

    private mutating func withMessage(_ effect: (UniqueIdentifier) -> BrowserEffect) -> [BrowserEffect] {
        guard isInMessages, let message = messages?.selected else { return lacksMessage() }
        return [effect(message.id)]
    }

    private mutating func markRead() -> [BrowserEffect] {
        guard let chat else { return lacksMessage() }
        return [.markRead(chat.id, upTo: isInMessages ? messages?.selected?.id : nil)]
    }

    private var target: BrowserTarget? {
        if isInMessages { return messages?.selected.map { .message($0.id) } }
        return chats.selected.map { .chat($0) }
    }

    private mutating func answer(_ key: ScreenKey, _ target: BrowserTarget) -> [BrowserEffect] {
        overlay = nil
        // Only a letter that was typed is an answer, never a key that was held down.
        guard case .character(let character) = key.name, !key.isControl, !key.isAlternate,
            isYes(character)
        else { return [] }
        switch target {
        case .message(let id): return [.deleteMessage(id)]
        case .chat(let chat): return [.deleteChat(chat.conversation.id)]
        case .leaving: return [.quit]
        }
    }

    /// Whether a letter means yes, in the user's language or in English.
    private func isYes(_ character: Character) -> Bool {
        let words = localizer(TerminalText.yesWords).split(separator: " ")
        return character.lowercased() == "y" || words.contains { $0.lowercased() == character.lowercased() }
    }

    private mutating func showDetails() -> [BrowserEffect] {
        guard isInMessages, let message = messages?.selected else { return lacksMessage() }
        overlay = .details(message.id, nil, scroll: 0)
        return [.readDetails(message.id)]
    }

    private mutating func goToAnswered() -> [BrowserEffect] {
        guard isInMessages, let list = messages, let message = list.selected else { return lacksMessage() }
        guard message.replyTo != nil else { return say(.answersNothing) }
        rememberPlace()
        return open(list.id, at: .answered(by: message.id))
    }

    private mutating func goBack() -> [BrowserEffect] {
        guard let place = places.popLast() else { return isInMessages ? switchPane(false) : [] }
        isInMessages = true
        return open(place.chat, at: .message(place.message))
    }

    /// Scrolls an overlay; nil closes it.
    private func scrolled(_ key: ScreenKey, _ scroll: Int) -> Int? {
        let page = max(layout.bodyRows - 1, 1)
        switch Motion(key) {
        case .up?: return max(scroll - 1, 0)
        case .down?: return min(scroll + 1, BrowserState.mostScrolling)
        case .pageUp?: return max(scroll - page, 0)
        case .pageDown?: return min(scroll + page, BrowserState.mostScrolling)
        case .halfUp?: return max(scroll - page / 2, 0)
        case .halfDown?: return min(scroll + page / 2, BrowserState.mostScrolling)
        case .first?: return 0
        case .last?: return BrowserState.mostScrolling
        case nil: return nil
        }
    }

    /// Further than anything is long.
    static let mostScrolling = 1_000_000
}

/// A movement, by the keys of less and vim.
enum Motion: CaseIterable {
    case up, down, pageUp, pageDown, halfUp, halfDown, first, last

    init?(_ key: ScreenKey) {
        switch (key.name, key.isControl) {
        case (.up, _), (.character("k"), false), (.character("p"), true): self = .up
        case (.down, _), (.character("j"), false), (.character("n"), true): self = .down
        case (.pageUp, _), (.character("b"), _): self = .pageUp
        case (.pageDown, _), (.character("f"), _), (.character(" "), false): self = .pageDown
        case (.character("u"), _): self = .halfUp
        case (.character("d"), _): self = .halfDown
        case (.home, _), (.character("g"), false), (.character("<"), false): self = .first
        case (.end, _), (.character("G"), false), (.character(">"), false): self = .last
        default: return nil
        }
    }
}
