import WhisperMessage
import WhisperStorePort

/// Conversations that are joined and separated (see `StoreWriter`).
extension Transaction {
    func repetitions(
        of conversation: UniqueIdentifier, in other: UniqueIdentifier
    ) throws(StoreError) -> [(message: UniqueIdentifier, repeated: UniqueIdentifier)] {
        try conversationRow(conversation).order.flatMap { place in
            guard let row = state.messages[place.id] else { return [] as [(UniqueIdentifier, UniqueIdentifier)] }
            let name = MessageName(conversation: other, externalID: row.message.unified.externalID)
            let person = row.sender.map { state.resolved($0.person) }
            return state.messagesByKey[.name(name), default: []]
                .filter { state.messages[$0]?.sender.map { state.resolved($0.person) } == person }
                .map { (place.id, $0) }
        }
    }

    func rearrange(
        _ conversations: [UniqueIdentifier], by join: UniqueIdentifier,
        _ arrangement: ([ChatMessages]) throws(StoreError) -> [[MessageMove]]
    ) throws(StoreError) {
        var rows: [ConversationRow] = []
        for id in conversations { rows.append(try conversationRow(id)) }
        let moves = try arrangement(rows.map(messages))
        for index in rows.indices { (rows[index].order, rows[index].unread) = ([], []) }
        for (index, id) in conversations.enumerated() {
            for (place, move) in zip(state.conversations[id]?.order ?? [], moves[index]) {
                guard var row = state.messages[place.id] else { continue }
                let home = Int(move.conversation)
                rows[home].order.append(ConversationRow.Place(position: move.position, id: place.id))
                if row.isUnread { rows[home].unread.insert(place.id) }
                switch move.mark {
                case .stays: break
                case .set: row.join = join
                case .removed: row.join = nil
                }
                if move.isDisowned { row.run = nil }
                row.message.position = move.position
                if home == index {
                    state.messages[place.id] = row
                    continue
                }
                removeFromIndices(place.id, isMoving: true)
                row.message.conversation = conversations[home]
                row.message.unified.threadID = rows[home].conversation.sessionID
                addToIndices(row)
                reportAdded(to: conversations[home])
            }
        }
        for (id, var row) in zip(conversations, rows) {
            row.order.sort { $0.position < $1.position }
            state.conversations[id] = row
            touch(id)
        }
    }

    private func messages(of row: ConversationRow) -> ChatMessages {
        var messages = ChatMessages()
        func index(of id: UniqueIdentifier?, in known: inout [UniqueIdentifier]) -> Int32 {
            guard let id else { return -1 }
            if !known.contains(id) { known.append(id) }
            return Int32(clamping: known.firstIndex(of: id) ?? -1)
        }
        for place in row.order {
            guard let message = state.messages[place.id] else { continue }
            messages.places.append(
                ChatMessages.Place(
                    position: place.position, timestamp: message.message.unified.timestamp,
                    sender: message.sender?.rawValue ?? 0, run: index(of: message.run, in: &messages.runs),
                    join: index(of: message.join, in: &messages.joins)))
        }
        return messages
    }
}
