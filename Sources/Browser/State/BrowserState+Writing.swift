import WhisperLocalization
package import WhisperMessage
import WhisperScreenPort

/// What is written in the open chat, and sent.
extension BrowserState {
    /// The text of the open chat, if messages can be sent in it.
    var openDraft: LineEditor? {
        guard let composer, let list = messages, list.form != nil else { return nil }
        return composer.draft(for: list.id)
    }

    /// Whether keys are typed into the text of the open chat.
    var isWriting: Bool { composer?.isActive == true && isInMessages && overlay == nil && openDraft != nil }

    /// The chat that is written in as soon as it is open.
    private var awaitedText: UniqueIdentifier? {
        let isAwaited = isInMessages && openTicket != nil && messages?.id != wantedChat
        return isAwaited && composer?.isActive == true ? wantedChat : nil
    }

    /// The rows that writing takes below the messages: one for how it goes out, and those of the text.
    ///
    /// - Parameters:
    ///   - columns: The columns of the messages.
    ///   - body: The rows that messages and text have together.
    func writingRows(columns: Int, body: Int) -> Int {
        guard columns > 0, body >= 4, let draft = openDraft else { return 0 }
        let rows = draft.isEmpty ? 1 : draft.rows(columns: columns - 1).rows.count
        return 1 + min(rows, Composer.mostRows, max(body / 3, 1))
    }

    /// Begins to write in the open chat.
    mutating func write() -> [BrowserEffect] {
        guard composer != nil else { return [] }
        let effects = isInMessages ? [] : switchPane(true)
        guard messages != nil || openTicket != nil else { return effects }
        // What is asked for may not be open yet; whether it can be written in shows then.
        if openTicket == nil, messages?.form == nil { remark = localizer(BrowserText.cannotWrite) }
        composer?.isActive = true
        return effects
    }

    /// Types a key; nil if it is none of the text's.
    mutating func pressInWriting(_ key: ScreenKey) -> [BrowserEffect]? {
        if let chat = awaitedText {
            // What is typed ahead is text, not the keys of a list that is not there yet.
            switch key.name {
            case .escape, .tab: composer?.isActive = false
            case .enter: break
            default: composer?.change(chat, as: nil) { _ = $0.press(key) }
            }
            return []
        }
        guard isWriting, let chat = messages?.id else { return nil }
        switch key.name {
        case .escape, .tab:
            composer?.isActive = false
            return key.name == .tab ? switchPane(false) : []
        case .enter where key.isAlternate:
            change(chat) { $0.insert("\n") }
            return []
        case .enter: return send()
        case .up, .down, .pageUp, .pageDown: return Motion(key).map { move($0) } ?? []
        default:
            change(chat) { _ = $0.press(key) }
            return []
        }
    }

    /// Changes the text of the open chat.
    mutating func change(_ chat: UniqueIdentifier, _ body: (inout LineEditor) -> Void) {
        composer?.change(chat, as: messages?.form, body)
    }

    private mutating func send() -> [BrowserEffect] {
        guard let list = messages, let form = list.form, let taken = composer?.take(from: list.id, as: form) else {
            return []
        }
        guard case .text(let text) = taken else {
            if taken == .otherForm { remark = localizer(BrowserText.notAsShown) }
            return []
        }
        var effects: [BrowserEffect] = [.send(text, chat: list.id, as: form)]
        // It appears at the end.
        if list.reachesNewest {
            changingMessages { list, _, _ in list.select(list.rows.count - 1) }
        } else {
            effects += open(list.id, at: .newest)
        }
        return effects
    }

    /// What is written in each chat, for the vault to have it as a draft (ST-6).
    package var drafts: [UniqueIdentifier: String] { composer?.texts ?? [:] }

    /// Leaves, after a question if something is written that the vault does not have as a draft.
    mutating func leave() -> [BrowserEffect] {
        if case .question(.leaving) = overlay { return [.quit] }
        guard composer?.wouldLose == true else { return [.quit] }
        overlay = .question(.leaving)
        return []
    }
}
