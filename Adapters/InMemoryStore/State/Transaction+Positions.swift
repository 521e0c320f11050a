import WhisperMessage
import WhisperStorePort

extension Transaction {
    func freePosition(_ place: FreePlace) throws(StoreError) -> ChatPosition {
        let conversation =
            switch place {
            case .behind(let message): try messageRow(message).message.conversation
            case .end(let conversation), .at(_, let conversation): conversation
            }
        for isRenumbered in [false, true] {
            let order = try conversationRow(conversation).order
            let last =
                switch place {
                case .behind(let message): order.firstIndex { $0.id == message }
                case .end: order.indices.last
                case .at(let time, _):
                    order.lastIndex { state.messages[$0.id].map { $0.message.unified.timestamp <= time } ?? false }
                }
            if let position = room(in: order, behind: last) { return position }
            if !isRenumbered { try arrange(conversation, isNumbered: isNumbered(conversation)) }
        }
        throw StoreError(.constraint)
    }

    /// A position behind one of the messages, if there is a gap.
    private func room(in order: [ConversationRow.Place], behind last: Int?) -> ChatPosition? {
        let next = last.map { $0 + 1 } ?? 0
        let low = last.map { order[$0].position.rawValue } ?? 0
        if next == order.count {
            let (position, isOverflow) = low.addingReportingOverflow(ChatPosition.stride)
            return isOverflow ? nil : ChatPosition(rawValue: position)
        }
        let high = order[next].position.rawValue
        return high - low < 2 ? nil : ChatPosition(rawValue: low + (high - low) / 2)
    }

    func arrange(_ conversation: UniqueIdentifier, isNumbered: Bool) throws(StoreError) {
        var row = try conversationRow(conversation)
        var places = row.order.indices.map { ChatPosition(rawValue: Int64($0 + 1) * ChatPosition.stride) }
        if isNumbered {
            let messages = row.order.map { place in
                (place.position, state.messages[place.id]?.message.delivery?.serverSequence)
            }
            guard let arranged = ChatPosition.arranged(messages) else { throw StoreError(.constraint) }
            places = arranged
        }
        renumberImports(of: conversation, from: row.order.map(\.position), to: places)
        for (index, position) in places.enumerated() {
            row.order[index].position = position
            state.messages[row.order[index].id]?.message.position = position
        }
        row.order.sort { $0.position < $1.position }
        state.conversations[conversation] = row
    }

    /// Whether a server numbers a conversation.
    func isNumbered(_ row: ConversationRow) -> Bool {
        if case .server(let server, _, _)? = state.values[StoredValue.Key(.server, .id(row.conversation.id))],
            !server.gaps.isEmpty
        {
            return true
        }
        return row.order.contains { place in
            place.position > .behindEvents || state.messages[place.id]?.message.delivery?.serverSequence != nil
        }
    }

    /// Lets the ranges that imports know follow their messages.
    private func renumberImports(
        of conversation: UniqueIdentifier, from former: [ChatPosition], to places: [ChatPosition]
    ) {
        for reading in state.values.values(ValueSelection(.reading, by: .conversation, [.id(conversation)])) {
            guard case .reading(_, let run) = reading,
                case .known(let held, _)? = state.values[StoredValue.Key(.known, .id(run))]
            else { continue }
            let ranges = held.ranges.compactMap { range -> ClosedRange<ChatPosition>? in
                guard let first = former.firstIndex(where: { $0 >= range.lowerBound }),
                    let last = former.lastIndex(where: { $0 <= range.upperBound }), first <= last
                else { return nil }
                return places[first]...places[last]
            }
            if let known = KnownPositions(exactly: ranges) { _ = state.values.put(.known(known, of: run)) }
        }
    }
}
