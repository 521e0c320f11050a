internal import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `JoinLedger`.
    ///
    /// - Throws: `.personNotFound`.
    public func joins(ofPerson id: UniqueIdentifier) async throws(StoreError) -> [RecordedJoin] {
        try await read { session throws(StoreError) in
            try Transaction(session).joins(ofPerson: id)
        }
    }

    /// See `JoinLedger`.
    ///
    /// - Throws: `.conversationNotFound`.
    public func joins(ofConversation id: UniqueIdentifier) async throws(StoreError) -> [RecordedJoin] {
        try await read { session throws(StoreError) in
            try Transaction(session).joins(ofConversation: id)
        }
    }

    /// See `JoinLedger`.
    ///
    /// - Throws: `.personNotFound`.
    public func splitPerson(_ join: UniqueIdentifier) async throws(StoreError) {
        try await write { transaction throws(StoreError) in try transaction.archive.splitPerson(join, isOwners: true) }
    }

    /// See `JoinLedger`.
    ///
    /// - Throws: `.conversationNotFound`; `.invalidArgument`; `.constraint`.
    public func splitConversation(
        _ join: UniqueIdentifier, with people: [UniqueIdentifier]
    ) async throws(StoreError) {
        try await write { transaction throws(StoreError) in
            try transaction.archive.splitConversation(join, with: people, isOwners: true)
        }
    }

    /// See `JoinLedger`.
    ///
    /// - Throws: `.constraint`; `.invalidArgument`; `.conversationNotFound`.
    public func joinConversation(
        for reference: ConversationReference, into id: UniqueIdentifier, by cause: JoinCause
    ) async throws(StoreError) -> Conversation {
        guard !reference.key.isEmpty else { throw StoreError(.invalidArgument) }
        return try await write { transaction throws(StoreError) in
            try transaction.archive.joinConversation(for: reference, into: id, by: cause)
        }
    }
}

extension Transaction {
    fileprivate func joins(ofPerson id: UniqueIdentifier) throws(StoreError) -> [RecordedJoin] {
        try archive.joins(ofPerson: id)
    }

    fileprivate func joins(ofConversation id: UniqueIdentifier) throws(StoreError) -> [RecordedJoin] {
        try archive.joins(ofConversation: id)
    }
}
