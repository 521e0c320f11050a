public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The joins of which a person consists, latest first.
    ///
    /// - Throws: `.personNotFound`.
    public func joins(ofPerson id: UniqueIdentifier) async throws(StoreError) -> [RecordedJoin] {
        try read { (state) throws(StoreError) in
            let id = state.resolved(id)
            guard state.people[id] != nil else { throw StoreError(.personNotFound) }
            return state.joins(into: id, ofChats: false).map(\.record)
        }
    }

    /// The joins of which a conversation consists, latest first.
    ///
    /// - Throws: `.conversationNotFound`.
    public func joins(ofConversation id: UniqueIdentifier) async throws(StoreError) -> [RecordedJoin] {
        try read { (state) throws(StoreError) in
            guard state.conversations[id] != nil else { throw StoreError(.conversationNotFound) }
            return state.joins(into: id, ofChats: true).map(\.record)
        }
    }

    /// Separates two people who were joined.
    ///
    /// - Throws: `.personNotFound`.
    public func splitPerson(_ join: UniqueIdentifier) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in try transaction.splitPerson(join, isOwners: true) }
    }

    /// Separates two conversations that were joined.
    ///
    /// - Throws: `.conversationNotFound`; `.invalidArgument`; `.constraint`.
    public func splitConversation(
        _ join: UniqueIdentifier, with people: [UniqueIdentifier]
    ) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in
            try transaction.splitConversation(join, with: people, isOwners: true)
        }
    }

    /// Lets a name belong to a conversation, as that of a chat that was joined into it.
    ///
    /// - Throws: `.constraint`; `.invalidArgument`; `.conversationNotFound`.
    public func joinConversation(
        for reference: ConversationReference, into id: UniqueIdentifier, by cause: JoinCause
    ) async throws(StoreError) -> Conversation {
        guard !reference.key.isEmpty else { throw StoreError(.invalidArgument) }
        return try write { (transaction) throws(StoreError) in
            try transaction.joinConversation(for: reference, into: id, by: cause)
        }
    }
}
