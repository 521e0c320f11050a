import WhisperMessage
import WhisperStorePort

/// What is known of messages and conversations on their servers (see `StoreReader`).
extension Transaction {
    private func number(at place: ConversationRow.Place) -> Int64? {
        state.messages[place.id]?.message.delivery?.serverSequence
    }
}

/// The same, as the archive writes it (see `StoreWriter`).
extension Transaction {
    func renumber(_ conversation: UniqueIdentifier, _ change: NumberChange) throws(StoreError) {
        switch change {
        case .given(let numbers): for (id, number) in numbers { setNumber(number, of: id) }
        case .removed:
            for place in try conversationRow(conversation).order { setNumber(nil, of: place.id) }
            touch(conversation)
        case .arranged(let isNumbered): try arrange(conversation, isNumbered: isNumbered)
        case .moved(let range, let numbers): try move(range, in: conversation, upBy: numbers)
        }
    }

    /// Changes the number of a message; its position stays.
    private func setNumber(_ number: Int64?, of id: UniqueIdentifier) {
        guard let before = state.messages[id] else { return }
        var row = before
        row.message.delivery?.serverSequence = number
        state.messages[id] = row
        index(row.message, inPlaceOf: before.message)
    }

    private func move(
        _ range: ClosedRange<ChatPosition>, in conversation: UniqueIdentifier, upBy numbers: Int64
    ) throws(StoreError) {
        var row = try conversationRow(conversation)
        for index in row.order.indices.reversed() where range.contains(row.order[index].position) {
            let place = row.order[index]
            let position = ChatPosition(rawValue: place.position.rawValue + numbers * ChatPosition.stride)
            row.order[index].position = position
            state.messages[place.id]?.message.position = position
            if let number = number(at: place) { setNumber(number + numbers, of: place.id) }
        }
        state.conversations[conversation] = row
    }
}
