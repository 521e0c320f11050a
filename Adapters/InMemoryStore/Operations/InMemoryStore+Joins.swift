import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The joins of which a person consists, latest first.
    ///
    /// - Throws: `.personNotFound`.
    public func joins(ofPerson id: UniqueIdentifier) async throws(StoreError) -> [RecordedJoin] {
        try inspect { (transaction) throws(StoreError) in try transaction.archive.joins(ofPerson: id) }
    }

    /// The joins of which a conversation consists, latest first.
    ///
    /// - Throws: `.conversationNotFound`.
    public func joins(ofConversation id: UniqueIdentifier) async throws(StoreError) -> [RecordedJoin] {
        try inspect { (transaction) throws(StoreError) in try transaction.archive.joins(ofConversation: id) }
    }

    /// Separates two people who were joined.
    ///
    /// - Throws: `.personNotFound`.
    public func splitPerson(_ join: UniqueIdentifier) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in try transaction.archive.splitPerson(join, isOwners: true) }
    }

    /// Separates two conversations that were joined.
    ///
    /// - Throws: `.conversationNotFound`; `.invalidArgument`; `.constraint`.
    public func splitConversation(
        _ join: UniqueIdentifier, with people: [UniqueIdentifier]
    ) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in
            try transaction.archive.splitConversation(join, with: people, isOwners: true)
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
            try transaction.archive.joinConversation(for: reference, into: id, by: cause)
        }
    }
}
