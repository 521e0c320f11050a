import WhisperMessage
import WhisperStorePort

/// What the archive reads and writes of imports (see `StoreWriter`).
extension Transaction {
    func visit(
        _ selection: MessageSelection, _ body: (MessageOutline) throws(StoreError) -> Bool
    ) throws(StoreError) {
        if let run = selection.run, state.values[.run(run)] == nil { throw StoreError(.runNotFound) }
        let rows = selection.messages?.compactMap { state.messages[$0] } ?? selected(selection)
        for row in rows { guard try body(outline(of: row)) else { return } }
    }

    private func outline(of row: MessageRow) -> MessageOutline {
        let isInOutbox = state.values[StoredValue.Key(.outgoing, .id(row.message.unified.id))] != nil
        return MessageOutline(of: row.message, by: sender(of: row), run: row.run, isInOutbox: isInOutbox)
    }

    func mark(_ messages: MessageSelection, as mark: MessageMark, limit: Int) throws(StoreError) -> Int64 {
        var count: Int64 = 0
        for before in selected(messages).suffix(limit) {
            var row = before
            switch mark {
            case .read(let isRead): row.message.isRead = isRead
            case .direction(let direction):
                if row.message.direction == direction { continue }
                row.message.direction = direction
                if direction != .unknown { row.message.isRead = true }
            case .confirmed: row.message.unified.isOfFile = false
            }
            if row.message == before.message { continue }
            count += 1
            let (id, chat) = (row.message.unified.id, row.message.conversation)
            state.messages[id] = row
            if row.isUnread {
                state.conversations[chat]?.unread.insert(id)
            } else {
                state.conversations[chat]?.unread.remove(id)
            }
            touch(chat)
        }
        if case .direction = mark, count > 0 { changes.insert(.reload) }
        return count
    }

    /// The messages of a selection: in the order of their conversation if it names one, else by time.
    private func selected(_ selection: MessageSelection) -> [MessageRow] {
        let found = state.messages.values.filter { row in
            let message = row.message
            let traits = MessageSelection.Traits(of: message)
            return selection.conversation.map { message.conversation == $0 } ?? true
                && selection.positions?.contains(message.position) ?? true
                && selection.run.map { row.run == $0 } ?? true
                && selection.platform.map { message.unified.platform == $0 } ?? true
                && selection.shownBefore.map { message.shownAt < $0 } ?? true
                && selection.receivedBefore.map { receivedAt(message.unified.id) < $0 } ?? true
                && selection.sender.map { sender(of: row) == state.resolved($0) } ?? true
                && selection.receiver.map { hasReceipt(of: $0, for: message) } ?? true
                && selection.addressee.map { message.unified.recipients.map(\.identifier).contains($0) } ?? true
                && selection.kind.map { message.unified.content.kind == $0 } ?? true
                && selection.direction.map { message.direction == $0 } ?? true
                && traits.isSuperset(of: selection.having) && traits.isDisjoint(with: selection.without)
        }
        return found.sorted { left, right in
            selection.conversation != nil
                ? left.message.position < right.message.position : left.isOlder(than: right)
        }
    }

    private func hasReceipt(of person: UniqueIdentifier, for message: StoredMessage) -> Bool {
        value(StoredValue.Key(.receipt, .id(message.unified.id), .person(person))) != nil
    }

    /// The person who wrote a message.
    private func sender(of row: MessageRow) -> UniqueIdentifier? { row.sender.map { state.resolved($0.person) } }

    /// When the first event that is kept of a message was received; before all times if there is none.
    private func receivedAt(_ message: UniqueIdentifier) -> Timestamp {
        state.rawEvents.filter { $0.message == message }.map(\.record.receivedAt).min() ?? Timestamp(milliseconds: .min)
    }

    func pass(_ messages: [UniqueIdentifier], of run: UniqueIdentifier?, to heir: UniqueIdentifier?) {
        for id in messages {
            guard let known = state.messages[id]?.run, known == run ?? known else { continue }
            state.messages[id]?.run = heir
        }
    }
}
