import WhisperMessage
import WhisperStorePort

extension Transaction {
    /// The conversation with this id, which must exist.
    func conversationRow(_ id: UniqueIdentifier) throws(StoreError) -> ConversationRow {
        guard let row = state.conversations[id] else { throw StoreError(.conversationNotFound) }
        return row
    }

    /// Changes a conversation's own fields.
    func changeConversation(
        _ id: UniqueIdentifier, _ change: (inout Conversation) -> Void
    ) throws(StoreError) {
        var row = try conversationRow(id)
        change(&row.conversation)
        state.conversations[id] = row
        touch(id)
    }

    func insert(_ conversation: Conversation) throws(StoreError) {
        let isTaken = state.conversations.values.map(\.conversation).contains { known in
            known.id == conversation.id
                || known.sessionID == conversation.sessionID && known.platform == conversation.platform
        }
        if isTaken { throw StoreError(.constraint) }
        insert(conversation, aliases: [])
    }

    func add(
        key: String, on platform: Platform, to conversation: UniqueIdentifier, asFirst isFirst: Bool
    ) throws(StoreError) {
        _ = try conversationRow(conversation)
        let alias = ConversationAlias(platform: platform, key: key)
        if let former = state.conversationByAlias[alias] {
            state.conversations[former]?.aliases.removeAll { $0 == alias }
        }
        let place = isFirst ? 0 : try conversationRow(conversation).aliases.count
        state.conversations[conversation]?.aliases.insert(alias, at: place)
        state.conversationByAlias[alias] = conversation
        touch(conversation)
    }

    func update(_ conversation: Conversation) throws(StoreError) {
        var row = try conversationRow(conversation.id)
        row.hasGivenTitle = conversation.isTitleGiven
        row.conversation.title = conversation.title
        row.conversation.titledAt = conversation.titledAt
        row.conversation.kind = conversation.kind
        row.conversation.isPinned = conversation.isPinned
        row.conversation.isMuted = conversation.isMuted
        row.conversation.isArchived = conversation.isArchived
        state.conversations[conversation.id] = row
        touch(conversation.id)
    }

    /// Inserts a new conversation with unused aliases.
    func insert(_ conversation: Conversation, aliases: [ConversationAlias]) {
        var conversation = conversation
        conversation.lastMessage = nil
        conversation.unreadCount = 0
        conversation.messageCount = 0
        state.conversations[conversation.id] = ConversationRow(
            conversation: conversation, aliases: aliases, arrival: state.nextArrival(),
            hasGivenTitle: conversation.isTitleGiven)
        for alias in aliases { state.conversationByAlias[alias] = conversation.id }
    }

    func markRead(_ id: UniqueIdentifier, upTo message: UniqueIdentifier?) throws(StoreError) -> Int {
        var row = try conversationRow(id)
        var read = row.unread
        if let message {
            guard let last = state.messages[message], last.message.conversation == id else {
                throw StoreError(.messageNotFound)
            }
            let positions = state.messages
            read = read.filter { id in
                positions[id].map { $0.message.position <= last.message.position } ?? false
            }
        }
        for id in read { state.messages[id]?.message.isRead = true }
        row.unread.subtract(read)
        state.conversations[id] = row
        touch(id)
        return read.count
    }

    func markUnread(_ id: UniqueIdentifier, newest: Int) throws(StoreError) -> Int {
        var row = try conversationRow(id)
        var changed: [UniqueIdentifier] = []
        var left = newest
        for place in row.order.reversed() where left > 0 && state.messages[place.id]?.message.direction == .incoming {
            left -= 1
            if !row.unread.contains(place.id) { changed.append(place.id) }
        }
        for id in changed { state.messages[id]?.message.isRead = false }
        row.unread.formUnion(changed)
        state.conversations[id] = row
        touch(id)
        return changed.count
    }

    func eraseConversation(_ id: UniqueIdentifier) throws(StoreError) -> [String] {
        let row = try conversationRow(id)
        let blobs = state.referencedBlobs
        for place in row.order { removeFromIndices(place.id) }
        state.leaving.formUnion(row.members.keys)
        state.leaving.formUnion(state.ranks.keys.lazy.filter { $0.conversation == id }.map(\.person))
        for waiting in state.waiting where waiting.message.conversation == id {
            state.leaving.formUnion(state.people(of: waiting))
        }
        for alias in row.aliases { state.conversationByAlias[alias] = nil }
        state.drafts[id] = nil
        state.servers[id] = nil
        state.conversations[id] = nil
        state.waiting.removeAll { $0.message.conversation == id }
        for key in state.ranks.keys where key.conversation == id { state.ranks[key] = nil }
        for (run, entry) in state.imports where entry.reading.conversation == id {
            state.imports[run] = nil
            state.runs.removeAll { $0.id == run }
        }
        changes.insert(.conversationDeleted(id))
        return blobs.subtracting(state.referencedBlobs).sorted()
    }
}
