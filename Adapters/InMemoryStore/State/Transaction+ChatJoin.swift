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
        _ conversations: [UniqueIdentifier], within range: ClosedRange<ChatPosition>, by join: UniqueIdentifier?,
        _ arrangement: ([ChatMessages]) throws(StoreError) -> [[MessageMove]]
    ) throws(StoreError) {
        var chats: [(row: ConversationRow, moved: [ConversationRow.Place])] = []
        for id in conversations {
            let row = try conversationRow(id)
            chats.append((row, row.order.filter { range.contains($0.position) }))
        }
        let moves = try arrangement(chats.map { messages($0.moved) })
        for index in chats.indices { chats[index].row.order.removeAll { range.contains($0.position) } }
        for index in chats.indices {
            for (place, move) in zip(chats[index].moved, moves[index]) {
                guard let before = state.messages[place.id] else { continue }
                var row = before
                let home = Int(move.conversation)
                chats[home].row.order.append(ConversationRow.Place(position: move.position, id: place.id))
                switch move.mark {
                case .stays: break
                case .set: row.join = join
                case .removed: row.join = nil
                }
                if move.isDisowned { row.run = nil }
                row.message.take(move)
                if home == index {
                    state.messages[place.id] = row
                    self.index(row.message, inPlaceOf: before.message)
                    continue
                }
                chats[index].row.unread.remove(place.id)
                if row.isUnread { chats[home].row.unread.insert(place.id) }
                removeFromIndices(place.id, isMoving: true)
                row.message.conversation = conversations[home]
                row.message.unified.threadID = chats[home].row.conversation.sessionID
                addToIndices(row)
                reportAdded(to: conversations[home])
            }
        }
        for (id, var chat) in zip(conversations, chats) {
            chat.row.order.sort { $0.position < $1.position }
            state.conversations[id] = chat.row
            touch(id)
        }
    }

    private func messages(_ places: [ConversationRow.Place]) -> ChatMessages {
        var messages = ChatMessages()
        func index(of id: UniqueIdentifier?, in known: inout [UniqueIdentifier]) -> Int32 {
            guard let id else { return -1 }
            if !known.contains(id) { known.append(id) }
            return Int32(clamping: known.firstIndex(of: id) ?? -1)
        }
        for place in places {
            guard let message = state.messages[place.id] else { continue }
            messages.places.append(
                ChatMessages.Place(
                    position: place.position, timestamp: message.message.unified.timestamp,
                    sender: message.sender?.rawValue ?? 0, run: index(of: message.run, in: &messages.runs),
                    join: index(of: message.join, in: &messages.joins),
                    number: message.message.delivery?.serverSequence ?? 0))
        }
        return messages
    }
}
