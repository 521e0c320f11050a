import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// Merges two conversations (ING-1).
extension Transaction {
    func joinConversation(
        _ other: UniqueIdentifier, into id: UniqueIdentifier, by cause: JoinCause
    ) throws(StoreError) -> [String] {
        let leaving = try conversationRow(other)
        var row = try conversationRow(id)
        if other == id { return [] }
        let isPossible = leaving.conversation.platform == row.conversation.platform
        guard isPossible, !isNumbered(leaving), !isNumbered(row) else { throw StoreError(.invalidArgument) }
        guard mayJoin(chat: other, id, by: cause) else { throw StoreError(.invalidArgument) }
        let join = record(joinOf: leaving, into: row, by: cause)
        let blobs = state.referencedBlobs
        var moving: [MessageRow] = []
        for place in leaving.order {
            guard let message = state.messages[place.id] else { continue }
            if try !giveWay(message, in: id) { moving.append(message) }
        }
        // The row already reflects what `giveWay` changed in the order of `id`.
        for message in moving { removeFromIndices(message.message.unified.id, isMoving: true) }
        row = try conversationRow(id)
        let staying = row.order.compactMap { state.messages[$0.id] }
        var imports = importMove(of: [other, id]) { _ in id }
        // Places change only to make room.
        var order: [ChatMerge.Place] = []
        if !moving.isEmpty {
            row.order = []
            order = ChatMerge.order(
                first: staying.map(\.message.unified.timestamp), second: moving.map(\.message.unified.timestamp))
        }
        if moving.isEmpty {
            for place in row.order { imports.take(of: nil, from: id, at: place.position, to: id, at: place.position) }
        }
        for (number, place) in order.enumerated() {
            let position = ChatPosition(rawValue: Int64(number + 1) * ChatPosition.stride)
            switch place {
            case .first(let index):
                let held = staying[index].message
                imports.take(of: nil, from: id, at: held.position, to: id, at: position)
                state.messages[held.unified.id]?.message.position = position
                row.order.append(ConversationRow.Place(position: position, id: held.unified.id))
            case .second(let index):
                var message = moving[index]
                imports.take(of: nil, from: other, at: message.message.position, to: id, at: position)
                message.join = message.join ?? join
                message.message.position = position
                message.message.conversation = id
                message.message.unified.threadID = row.conversation.sessionID
                row.order.append(ConversationRow.Place(position: position, id: message.message.unified.id))
                addToIndices(message)
                if message.isUnread { row.unread.insert(message.message.unified.id) }
                reportAdded(to: id)
            }
        }
        try finish(imports)
        if row.takeDetails(of: leaving) { touchDetails(of: id) }
        row.aliases += leaving.aliases
        for alias in leaving.aliases { state.conversationByAlias[alias] = id }
        if row.conversation.kind == .unknown { row.conversation.kind = leaving.conversation.kind }
        if leaving.hasGivenTitle, !row.hasGivenTitle {
            row.conversation.title = leaving.conversation.title
            row.hasGivenTitle = true
        }
        row.conversation.takeChoices(of: leaving.conversation)
        state.conversations[id] = row
        if var draft = state.drafts.removeValue(forKey: other) {
            draft.conversation = id
            state.drafts[id] = state.drafts[id]?.joined(with: draft) ?? draft
            changes.insert(.draftChanged(conversation: id))
        }
        state.conversations[other] = nil
        for index in state.waiting.indices where state.waiting[index].message.conversation == other {
            state.waiting[index].message.conversation = id
        }
        for (key, entries) in state.ranks where key.conversation == other {
            state.ranks[key] = nil
            let staying = RankKey(conversation: id, person: key.person)
            state.ranks[staying] = state.ranks[staying] ?? entries
        }
        try archive.applyWaiting(in: id)
        touch(id)
        changes.insert(.conversationDeleted(other))
        return blobs.subtracting(state.referencedBlobs).sorted()
    }

    /// Whether a conversation already contains a message; if so, it is removed and its information merged into the
    /// stored one.
    private func giveWay(_ row: MessageRow, in conversation: UniqueIdentifier) throws(StoreError) -> Bool {
        let message = row.message
        let identity = MessageName(conversation: conversation, externalID: message.unified.externalID)
        let person = row.sender.map { state.resolved($0.person) }
        guard isKnown(identity, person: person, delivery: nil) else { return false }
        for same in state.messagesByExternalID[identity, default: []] {
            guard state.messages[same]?.sender.map({ state.resolved($0.person) }) == person else { continue }
            try archive.joinReceipts(of: message.unified.id, into: same)
        }
        for id in state.messagesByExternalID[identity, default: []] {
            guard let held = state.messages[id], held.sender.map({ state.resolved($0.person) }) == person,
                let better = held.message.giving(wayTo: message)
            else { continue }
            var row = held
            row.message = better
            try put(row, inPlaceOf: held)
        }
        // Another import, or another source, has it as well.
        for same in state.messagesByExternalID[identity, default: []]
        where state.messages[same]?.sender.map({ state.resolved($0.person) }) == person {
            state.messages[same]?.run = nil
        }
        removeFromIndices(message.unified.id)
        return true
    }
}
