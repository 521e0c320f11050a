import WhisperMessage
import WhisperStorePort

extension Transaction {
    /// The conversation with this id, which must exist.
    func conversationRow(_ id: UniqueIdentifier) throws(StoreError) -> ConversationRow {
        guard let row = state.conversations[id] else { throw StoreError(.conversationNotFound) }
        return row
    }

    func insert(_ conversation: Conversation) throws(StoreError) {
        let isTaken = state.conversations.values.map(\.conversation).contains { known in
            known.id == conversation.id
                || known.sessionID == conversation.sessionID && known.platform == conversation.platform
        }
        if isTaken { throw StoreError(.constraint) }
        var new = conversation
        (new.lastMessage, new.unreadCount, new.messageCount) = (nil, 0, 0)
        state.conversations[new.id] = ConversationRow(
            conversation: new, arrival: state.nextArrival(), hasGivenTitle: new.isTitleGiven)
        touch(new.id)
    }

    func update(_ conversation: Conversation) throws(StoreError) {
        var row = try conversationRow(conversation.id)
        row.hasGivenTitle = conversation.isTitleGiven
        row.conversation.title = conversation.title
        row.conversation.titledAt = conversation.titledAt
        row.conversation.avatar = conversation.avatar
        row.conversation.description = conversation.description
        row.conversation.kind = conversation.kind
        row.conversation.isPinned = conversation.isPinned
        row.conversation.isMuted = conversation.isMuted
        row.conversation.isArchived = conversation.isArchived
        state.conversations[conversation.id] = row
        touch(conversation.id)
    }

    func eraseConversation(_ id: UniqueIdentifier) throws(StoreError) -> Erasure {
        let row = try conversationRow(id)
        var blobs = contents(of: row.order.map(\.id))
        if let avatar = row.conversation.avatar { blobs.insert(avatar) }
        for place in row.order { removeFromIndices(place.id) }
        for key in state.values.keys(ownedBy: id) { state.leaving.formUnion(state.values[key]?.owners ?? []) }
        removeValues(ownedBy: id)
        state.conversations[id] = nil
        // Nobody has seen one that came into being in this transaction.
        if before.conversations[id] != nil { changes.insert(.conversationDeleted(id)) }
        return Erasure(messages: Int64(row.order.count), contents: blobs)
    }
}
