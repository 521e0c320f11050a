public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
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
