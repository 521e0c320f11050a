import WhisperLocalization
import WhisperScreenPort

/// What is typed at prompts.
extension BrowserState {
    // MARK: Search

    mutating func pressInSearch(_ key: ScreenKey, _ panel: SearchPanel) -> [BrowserEffect] {
        var panel = panel
        var effects: [BrowserEffect] = []
        switch key.name {
        case .escape: return close(panel)
        case .enter:
            guard let hit = panel.selected else { return [] }
            return go(to: hit, of: panel)
        case .up: panel.move(by: -1)
        case .down: panel.move(by: 1)
        case .pageUp: panel.move(by: -BrowserState.hitCapacity(layout))
        case .pageDown: panel.move(by: BrowserState.hitCapacity(layout))
        case .character("p") where key.isControl: panel.move(by: -1)
        case .character("n") where key.isControl: panel.move(by: 1)
        default:
            if panel.subject != .typed {
                switch Motion(key) {
                case .up?: panel.move(by: -1)
                case .down?: panel.move(by: 1)
                case .pageUp?, .halfUp?, .first?: panel.move(by: -BrowserState.hitCapacity(layout))
                case .pageDown?, .halfDown?, .last?: panel.move(by: BrowserState.hitCapacity(layout))
                case nil: if key.name == .character("q") { return close(panel) }
                }
            } else if let text = edited(panel.text, key) {
                panel.text = text
                effects += [panel.search(&ticket)].compactMap { $0 }
            }
        }
        effects += [panel.extend(&ticket)].compactMap { $0 }
        overlay = .search(panel)
        return effects
    }

    private mutating func close(_ panel: SearchPanel) -> [BrowserEffect] {
        overlay = nil
        if !panel.rows.isEmpty { lastSearch = panel }
        return []
    }

    mutating func listFiles() -> [BrowserEffect] {
        guard let chat = messages?.chat ?? chats.selected else { return lacksMessage() }
        var panel = SearchPanel()
        panel.subject = .files
        panel.chat = isInMessages ? chat : chats.selected ?? chat
        panel.text = BrowserState.filesQuery
        let effect = panel.search(&ticket)
        overlay = .search(panel)
        return [effect].compactMap { $0 }
    }

    /// Lists what the selected message answers, and what answers it.
    mutating func listThread() -> [BrowserEffect] {
        guard isInMessages, let list = messages, let message = list.selected else { return lacksMessage() }
        var panel = SearchPanel()
        panel.subject = .thread(message.id)
        panel.chat = list.chat
        let effect = panel.search(&ticket)
        overlay = .search(panel)
        return [effect].compactMap { $0 }
    }

    /// The filter that files pass.
    private static let filesQuery = "--has-attachment"

    private mutating func go(to hit: HitRow, of panel: SearchPanel) -> [BrowserEffect] {
        if let query = hit.query {
            var panel = panel
            panel.text = query
            let effect = panel.search(&ticket)
            overlay = .search(panel)
            return [effect].compactMap { $0 }
        }
        rememberPlace()
        overlay = nil
        isInMessages = true
        guard !hit.isChat else { return open(hit.chat, at: .newest) }
        lastSearch = panel
        isFollowingHits = true
        return open(hit.chat, at: .message(hit.id))
    }

    mutating func goToHit(by count: Int) -> [BrowserEffect] {
        guard var panel = lastSearch else { return say(.searchFirst) }
        let before = panel.selection
        panel.move(by: count)
        // A person is no place to go to; they stand above the messages.
        if panel.selected?.query != nil { panel.move(by: before - panel.selection) }
        var effects = [panel.extend(&ticket)].compactMap { $0 }
        lastSearch = panel
        isFollowingHits = true
        guard panel.selection != before, let hit = panel.selected else {
            return effects.isEmpty ? say(.noMoreHits) : effects
        }
        isInMessages = true
        effects += open(hit.chat, at: hit.isChat ? .newest : .message(hit.id))
        return effects
    }

    // MARK: Date

    mutating func pressInDate(_ key: ScreenKey, after text: String, later: [ScreenKey]?) -> [BrowserEffect] {
        switch key.name {
        case .escape:
            overlay = nil
            // What was asked for is not waited for.
            if later != nil { (openTicket, wantedChat) = (nil, messages?.id) }
            return []
        case _ where later != nil:
            overlay = .date(text, later: later.map { Array(($0 + [key]).prefix(BrowserLimits.laterKeys)) })
            return []
        case .enter:
            guard let list = messages, !text.isEmpty else {
                overlay = nil
                return []
            }
            overlay = .date(text, later: [])
            return open(list.id, at: .date(text))
        default:
            if let text = edited(text, key) { overlay = .date(text, later: nil) }
            return []
        }
    }

    /// Leaves the prompt once the date is known, with the keys that were pressed until then.
    mutating func leaveDate(isFound: Bool) -> [ScreenKey] {
        guard case .date(_, let later?) = overlay else { return [] }
        overlay = nil
        if isFound {
            rememberPlace()
            isInMessages = true
        }
        return later
    }

    // MARK: Text

    /// The text after a key; nil if the key does not change it.
    private func edited(_ text: String, _ key: ScreenKey) -> String? {
        var editor = LineEditor(text)
        return editor.press(key) && editor.text != text ? editor.text : nil
    }

    private func added(_ more: String, to text: String) -> String? {
        var editor = LineEditor(text)
        editor.insert(more)
        return editor.text == text ? nil : editor.text
    }

    /// The first line of what is pasted is typed at a prompt, all of it into a message that is written, and nowhere else.
    mutating func paste(_ pasted: String) -> [BrowserEffect] {
        switch overlay {
        case nil:
            if isWriting, let chat = messages?.id { change(chat) { $0.insert(pasted) } }
            return []
        case .search(var panel) where panel.subject == .typed:
            guard let text = added(pasted, to: panel.text) else { return [] }
            panel.text = text
            let effect = panel.search(&ticket)
            overlay = .search(panel)
            return [effect].compactMap { $0 }
        case .date(let text, later: nil):
            if let text = added(pasted, to: text) { overlay = .date(text, later: nil) }
            return []
        default: return []
        }
    }

    // MARK: Pointer

    mutating func point(_ pointer: ScreenPointer) -> [BrowserEffect] {
        remark = nil
        let wheel = 3
        switch (overlay, pointer.action) {
        case (nil, .wheelUp): return turn(by: -wheel, pointer.position)
        case (nil, .wheelDown): return turn(by: wheel, pointer.position)
        case (nil, .press): return press(at: pointer.position)
        case (.search(let panel), .wheelUp): return pressInSearch(ScreenKey(.up), panel)
        case (.search(let panel), .wheelDown): return pressInSearch(ScreenKey(.down), panel)
        case (.help, .wheelUp), (.details, .wheelUp): return press(ScreenKey(.up))
        case (.help, .wheelDown), (.details, .wheelDown): return press(ScreenKey(.down))
        case (.search(var panel), .press):
            let index = panel.top + (pointer.position.row - 2) / 2
            guard pointer.position.row >= 2, panel.rows.indices.contains(index) else { return [] }
            panel.move(by: index - panel.selection)
            return pressInSearch(ScreenKey(.enter), panel)
        // A question is answered by a letter.
        default: return []
        }
    }

    private func isOverChats(_ position: ScreenPosition) -> Bool { position.column < layout.chatColumns }

    private mutating func turn(by lines: Int, _ position: ScreenPosition) -> [BrowserEffect] {
        guard !isOverChats(position) else {
            chats.move(by: lines.signum())
            return layout.showsBoth ? openSelected() : []
        }
        changingMessages { list, capacity, height in list.turn(by: lines, capacity, height) }
        return []
    }

    private mutating func press(at position: ScreenPosition) -> [BrowserEffect] {
        let line = position.row - 1
        guard (0..<layout.bodyRows).contains(line) else { return [] }
        if isOverChats(position) {
            let index = chats.top + line / BrowserLayout.chatRows
            guard chats.rows.indices.contains(index) else { return [] }
            isInMessages = false
            let wasSelected = chats.selection == index
            chats.select(index)
            let effects = openSelected()
            if wasSelected || !layout.showsBoth { isInMessages = true }
            return effects
        }
        guard messages != nil else { return [] }
        isInMessages = true
        guard line < layout.messageRows else { return write() }
        composer?.isActive = false
        changingMessages { list, _, height in
            if let index = list.index(atLine: line, height) { list.select(index) }
        }
        return []
    }
}
