import WhisperLocalization
import WhisperMessage

/// What answers change.
extension BrowserState {
    mutating func take(_ event: BrowserEvent) -> [BrowserEffect] {
        switch event {
        case .screen: return []
        case .chats(let page):
            chats.take(page)
            // At first, the chat at the top is shown beside the list.
            return layout.showsBoth && messages == nil && wantedChat == nil ? openSelected() : []
        case .messages(let page): return take(page)
        case .opened(let opened):
            guard opened.ticket == openTicket else { return [] }
            openTicket = nil
            let id = opened.chat.conversation.id
            let isSame = messages?.id == id
            let later = leaveDate(isFound: true)
            messages = MessageList(opened)
            composer?.show(opened.form, in: id)
            wantedChat = id
            var effects: [BrowserEffect] = []
            if chats.select(id) {
                ticket += 1
                effects.append(chats.reload(ticket))
            }
            // The text of a chat that is opened again may no longer be the draft.
            if composer?.adopt(opened.draft, in: id) == false { effects.append(.readDraft(of: id)) }
            // Keys that were meant for one chat are not pressed in another.
            for key in later where isSame { effects += press(key) }
            return effects
        case .missing(let ticket):
            guard ticket == openTicket else { return [] }
            openTicket = nil
            wantedChat = messages?.id
            _ = leaveDate(isFound: false)
            remark = localizer(BrowserText.notHere)
            return []
        case .hits(let page):
            guard case .search(var panel) = overlay else {
                lastSearch?.take(page)
                return []
            }
            panel.take(page)
            let effect = panel.extend(&ticket, counting: true)
            overlay = .search(panel)
            return [effect].compactMap { $0 }
        case .searchRemark(let text, let ticket):
            guard case .search(var panel) = overlay else { return [] }
            panel.take(text, ticket: ticket)
            overlay = .search(panel)
            return []
        case .details(let rows, let id):
            if case .details(id, _, let scroll) = overlay { overlay = .details(id, rows, scroll: scroll) }
            return []
        case .changed: return changed()
        case .failed(let effect, let text):
            fail(effect)
            remark = text
            return []
        case .remark(let text):
            remark = text
            return []
        case .notSent(let text, let chat, let form, let reason):
            composer?.putBack(text, in: chat, as: form)
            remark = reason
            return []
        case .draftsKept(let reason):
            composer?.isKept = reason == nil
            if let reason { remark = reason }
            return []
        case .draftChanged(let draft, let chat):
            if composer?.replace(with: draft, in: chat) == false { remark = localizer(BrowserText.draftChanged) }
            return []
        case .connection(let text):
            composer?.connection = text
            return []
        }
    }

    private mutating func take(_ page: MessagePage) -> [BrowserEffect] {
        guard messages?.take(page) == true else { return [] }
        if let id = messages?.id { composer?.show(page.form, in: id) }
        if let chat = page.chat {
            chats.update(chat)
        } else {
            // It was deleted.
            messages = nil
            wantedChat = nil
            isInMessages = false
            remark = localizer(BrowserText.gone)
            ticket += 1
            return [chats.reload(ticket)]
        }
        return []
    }

    private mutating func fail(_ effect: BrowserEffect) {
        switch effect {
        case .readChats(_, _, let ticket): chats.fail(ticket)
        case .readMessages(let request): messages?.fail(request)
        case .open(_, _, let ticket) where ticket == openTicket:
            openTicket = nil
            wantedChat = messages?.id
            // A date that cannot be read is corrected where it was typed.
            if case .date(let text, _?) = overlay { overlay = .date(text, later: nil) }
        case .search(_, _, _, let ticket), .readThread(_, let ticket):
            if case .search(var panel) = overlay {
                panel.take("", ticket: ticket)
                overlay = .search(panel)
            }
        default: break
        }
    }

    private mutating func changed() -> [BrowserEffect] {
        ticket += 1
        var effects = [chats.reload(ticket)]
        if openTicket == nil, let effect = messages?.reload(&ticket) {
            if case .open(let chat, _, let ticket) = effect {
                openTicket = ticket
                wantedChat = chat
            }
            effects.append(effect)
        }
        if composer != nil, let chat = messages?.id { effects.append(.readDraft(of: chat)) }
        return effects
    }
}
