import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The conversation with this id; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func conversation(_ id: UniqueIdentifier) async throws(StoreError) -> Conversation? {
        try readState { $0.conversation(id) }
    }

    /// The conversation with this alias; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func conversation(platform: Platform, key: String) async throws(StoreError) -> Conversation? {
        try readState { state in
            let alias = ConversationAlias(platform: platform, key: key)
            return (state.conversationByAlias[alias] ?? state.conversation(threadOf: alias)).flatMap(state.conversation)
        }
    }

    /// A page of conversations: archived ones last, pinned ones first among each, then by latest activity.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func conversations(
        after cursor: Conversation?, limit: Int
    ) async throws(StoreError) -> [Conversation] {
        try checkLimit(limit, upTo: 1_000)
        return try readState { state in
            let listed = state.conversations.keys.compactMap(state.conversation)
                .sorted { $0.listPlace < $1.listPlace }
                .drop { conversation in cursor.map { conversation.listPlace <= $0.listPlace } ?? false }
            return Array(listed.prefix(limit))
        }
    }

    /// Adds another alias of the conversation.
    ///
    /// - Throws: `.constraint` if the alias belongs to another conversation; `.invalidArgument` for an empty key;
    ///   `.conversationNotFound`.
    public func addAlias(
        platform: Platform, key: String, to id: UniqueIdentifier
    ) async throws(StoreError) {
        guard !key.isEmpty else { throw StoreError(.invalidArgument) }
        try write { (transaction) throws(StoreError) in
            _ = try transaction.conversationRow(id)
            let alias = ConversationAlias(platform: platform, key: key)
            let named = transaction.state.conversationByAlias[alias]
            if named == id { return }
            guard named == nil else { throw StoreError(.constraint) }
            transaction.state.conversationByAlias[alias] = id
            transaction.state.conversations[id]?.aliases.append(alias)
        }
    }

    /// Changes the title.
    ///
    /// - Throws: `.conversationNotFound`.
    public func rename(_ id: UniqueIdentifier, to title: String) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in
            try transaction.changeConversation(id) { $0.title = title }
            transaction.state.conversations[id]?.hasGivenTitle = true
        }
    }

    /// Takes over the title that a source reports, unless the owner has given one.
    ///
    /// - Throws: `.conversationNotFound`.
    @discardableResult
    public func retitle(
        _ id: UniqueIdentifier, to title: String, asOf: Timestamp?
    ) async throws(StoreError) -> Bool {
        try write { (transaction) throws(StoreError) in
            guard let present = transaction.state.conversation(id) else { throw StoreError(.conversationNotFound) }
            guard present.takesTitle(asOf: asOf) else { return present.title == title }
            if present.title != title { try transaction.changeConversation(id) { $0.title = title } }
            if let asOf { transaction.state.conversations[id]?.conversation.titledAt = asOf }
            return true
        }
    }

    /// Pins or unpins a conversation.
    ///
    /// - Throws: `.conversationNotFound`.
    public func setPinned(_ id: UniqueIdentifier, _ isPinned: Bool) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in
            try transaction.changeConversation(id) { $0.isPinned = isPinned }
        }
    }

    /// Mutes or unmutes a conversation.
    ///
    /// - Throws: `.conversationNotFound`.
    public func setMuted(_ id: UniqueIdentifier, _ isMuted: Bool) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in
            try transaction.changeConversation(id) { $0.isMuted = isMuted }
        }
    }

    /// Archives a conversation or takes it back to the list.
    ///
    /// - Throws: `.conversationNotFound`.
    public func setArchived(_ id: UniqueIdentifier, _ isArchived: Bool) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in
            try transaction.changeConversation(id) { $0.isArchived = isArchived }
        }
    }

    /// Marks incoming messages as read, up to and including one, or all.
    ///
    /// - Throws: `.messageNotFound` if the message is not in this conversation; `.conversationNotFound`.
    @discardableResult
    public func markRead(
        _ id: UniqueIdentifier, upTo message: UniqueIdentifier?
    ) async throws(StoreError) -> Int {
        try write { (transaction) throws(StoreError) in try transaction.markRead(id, upTo: message) }
    }

    /// Marks the newest incoming messages as unread.
    ///
    /// - Throws: `.invalidArgument` for a number out of range; `.conversationNotFound`.
    @discardableResult
    public func markUnread(_ id: UniqueIdentifier, newest: Int) async throws(StoreError) -> Int {
        guard (0...10_000).contains(newest) else { throw StoreError(.invalidArgument) }
        return try write { (transaction) throws(StoreError) in try transaction.markUnread(id, newest: newest) }
    }

    /// Deletes a conversation with everything in it.
    ///
    /// - Throws: `.conversationNotFound`; `.cancelled`.
    @discardableResult
    public func deleteConversation(
        _ id: UniqueIdentifier, progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> [String] {
        try write { (transaction) throws(StoreError) in try transaction.eraseConversation(id) }
    }
}

extension Conversation {
    /// Its sort key in the list of conversations, in ascending order.
    var listPlace: ListPlace {
        ListPlace(isArchived: isArchived, isPinned: isPinned, activity: lastMessage?.timestamp ?? createdAt, id: id)
    }
}

/// Archived ones last, pinned ones first among each, then by latest activity, newest first, then by id.
struct ListPlace: Comparable {
    let isArchived: Bool
    let isPinned: Bool
    let activity: Timestamp
    let id: UniqueIdentifier

    static func < (left: ListPlace, right: ListPlace) -> Bool {
        if left.isArchived != right.isArchived { return right.isArchived }
        if left.isPinned != right.isPinned { return left.isPinned }
        if left.activity != right.activity { return left.activity > right.activity }
        return left.id < right.id
    }
}
