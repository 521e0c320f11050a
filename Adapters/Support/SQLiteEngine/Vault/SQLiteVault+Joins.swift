public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `JoinLedger`.
    ///
    /// - Throws: `.personNotFound`.
    public func joins(ofPerson id: UniqueIdentifier) async throws(StoreError) -> [RecordedJoin] {
        try await read { session throws(StoreError) in
            guard let present = try session.connection.presentPerson(id) else { throw StoreError(.personNotFound) }
            return try session.connection.joins(into: present, ofChats: false).map { (join) throws(StoreError) in
                let former = try StoredJoin.person(join.former)
                return join.record(
                    name: former.name,
                    addresses: former.aliases.map(\.alias).filter(\.kind.identifiesPerson).map(\.value))
            }
        }
    }

    /// See `JoinLedger`.
    ///
    /// - Throws: `.conversationNotFound`.
    public func joins(ofConversation id: UniqueIdentifier) async throws(StoreError) -> [RecordedJoin] {
        try await read { session throws(StoreError) in
            _ = try session.connection.requireConversation(id)
            return try session.connection.joins(into: id, ofChats: true).map { (join) throws(StoreError) in
                let former = try StoredJoin.conversation(join.former, leaving: join.leaving, staying: join.staying)
                return join.record(name: former.conversation.title, addresses: former.keys)
            }
        }
    }

    /// See `JoinLedger`.
    ///
    /// - Throws: `.personNotFound`.
    public func splitPerson(_ join: UniqueIdentifier) async throws(StoreError) {
        try await write { transaction throws(StoreError) in try transaction.splitPerson(join, isOwners: true) }
    }

    /// See `JoinLedger`.
    ///
    /// - Throws: `.conversationNotFound`; `.invalidArgument`; `.constraint`.
    public func splitConversation(
        _ join: UniqueIdentifier, with people: [UniqueIdentifier]
    ) async throws(StoreError) {
        try await write { transaction throws(StoreError) in
            try transaction.splitConversation(join, with: people, isOwners: true)
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
            try transaction.joinConversation(for: reference, into: id, by: cause)
        }
    }
}

extension JoinRow {
    fileprivate func record(name: String, addresses: [String]) -> RecordedJoin {
        RecordedJoin(
            id: id, leaving: leaving, staying: staying, name: name, addresses: addresses, cause: cause, madeAt: madeAt)
    }
}
