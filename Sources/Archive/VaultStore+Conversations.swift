public import WhisperMessage
public import WhisperStorePort

/// Chats, and which of them are one (ING-2).
extension VaultStore {
    /// The conversation with this id; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func conversation(_ id: UniqueIdentifier) async throws(StoreError) -> Conversation? {
        try await read { reader throws(StoreError) in try reader.conversation(id) }
    }

    /// The conversation with this alias, or whose session id is its thread identifier; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func conversation(platform: Platform, key: String) async throws(StoreError) -> Conversation? {
        try await read { reader throws(StoreError) in
            if let known = try reader.conversation(havingKey: key, on: platform) { return known }
            return try reader.conversation(threadOf: key, on: platform)
        }
    }

    /// Every reference that identifies a conversation, in the order in which they were added; their title and kind are
    /// the conversation's.
    ///
    /// - Throws: `.conversationNotFound`.
    public func references(of id: UniqueIdentifier) async throws(StoreError) -> [ConversationReference] {
        try await read { reader throws(StoreError) in
            guard try reader.conversation(id) != nil else { throw StoreError(.conversationNotFound) }
            return try reader.references(of: id)
        }
    }

    /// The conversation for this reference, created if there is none.
    ///
    /// A reference identifies a conversation by any of its aliases: `(platform, key)`; otherwise by its thread
    /// identifier, if a conversation of the platform has that as its session id, which gets the alias. An existing
    /// conversation keeps its title; its kind is filled in if it was unknown. A new one uses the reference's thread
    /// identifier as its session id.
    ///
    /// - Throws: `.invalidArgument` for an empty key.
    public func conversation(for reference: ConversationReference) async throws(StoreError) -> Conversation {
        guard !reference.key.isEmpty else { throw StoreError(.invalidArgument) }
        // It nearly always exists, so that nothing is written.
        let known = try await read { reader throws(StoreError) in
            try reader.conversation(havingKey: reference.key, on: reference.platform)
        }
        if let known, known.kind != .unknown || reference.kind == .unknown { return known }
        let id = try await change(.conversation(reference)) { archive throws(StoreError) in
            try archive.conversation(for: reference)
        }
        guard let conversation = try await conversation(id) else { throw StoreError(.conversationNotFound) }
        return conversation
    }

    /// What the owner has set on a conversation.
    ///
    /// - Throws: `.conversationNotFound`.
    public func choices(of id: UniqueIdentifier) async throws(StoreError) -> OwnChoices {
        try await read { reader throws(StoreError) in try reader.choices(of: id) }
    }

    /// Merges two conversations of one platform: messages, aliases and the draft of `other` move to `id`, behind a draft
    /// that it has, and `other` is deleted. The title of `id` remains, and it is pinned, and muted, if either was; if its
    /// kind is unknown, it takes the other's, and if the owner has given the other a title and it none, that title.
    ///
    /// The later of two descriptions remains, and of two roles of one person; of more than `GroupMember.maximum`
    /// members, those who have left are dropped first, then the earliest. What the phone said about `other` counts if
    /// it said nothing about `id`.
    ///
    /// Messages are ordered by time, and each side's own order is preserved. A message in both is stored once, as in
    /// `id`, with the receipts of both; if it is of unknown kind there, the other's replaces it. Merging a conversation
    /// with itself has no effect. The join is recorded (see `RecordedJoin`). The imports into either can be undone as
    /// before; a message in both belongs to none of them (see `VaultStore.describeRun`).
    /// - Returns: The blobs (ascending) that are no longer referenced, as for `deleteConversation`.
    /// - Throws: `.invalidArgument` for conversations of different platforms, one that a server numbers (see
    ///   `SyncLimits`), or two that the owner has separated, unless the cause overrules that; `.conversationNotFound`.
    @discardableResult
    public func joinConversation(
        _ other: UniqueIdentifier, into id: UniqueIdentifier, by cause: JoinCause
    ) async throws(StoreError) -> [String] {
        try await change(.joinConversations(other, into: id, cause)) { archive throws(StoreError) in
            try archive.joinConversation(other, into: id, by: cause)
        }
    }

    /// Merges two conversations because the owner says that they are one.
    ///
    /// - Throws: As `joinConversation(_:into:by:)`.
    @discardableResult
    public func joinConversation(
        _ other: UniqueIdentifier, into id: UniqueIdentifier
    ) async throws(StoreError) -> [String] {
        try await joinConversation(other, into: id, by: .owner)
    }

    /// Lets a name of a chat belong to a conversation, as if a chat of that name were joined into it: so it can be
    /// separated again. Nothing happens to a name that the conversation has already.
    ///
    /// - Returns: The conversation.
    /// - Throws: `.constraint` if the name belongs to another conversation; `.invalidArgument` for an empty key, another
    ///   platform, or one that a server numbers; `.conversationNotFound`.
    public func joinConversation(
        for reference: ConversationReference, into id: UniqueIdentifier, by cause: JoinCause
    ) async throws(StoreError) -> Conversation {
        guard !reference.key.isEmpty else { throw StoreError(.invalidArgument) }
        return try await change(.joinReference(reference, into: id, cause)) { archive throws(StoreError) in
            try archive.joinConversation(for: reference, into: id, by: cause)
        }
    }

    /// The joins of which a conversation consists, latest first: those into it, and into conversations that were joined
    /// later.
    ///
    /// - Throws: `.conversationNotFound`.
    public func joins(ofConversation id: UniqueIdentifier) async throws(StoreError) -> [RecordedJoin] {
        try await read { reader throws(StoreError) in try reader.joins(ofConversation: id) }
    }

    /// Separates two conversations that were joined, and removes the record. The one that left has its id, title,
    /// aliases, members and draft again, and its messages, in the chat's order; one that both showed stays where it is.
    /// If the join was an import's, the messages of that import are the leaving conversation's as well. The title of
    /// the other one is as before, if it was taken over. The imports of the leaving one can be undone as before (see
    /// `VaultStore.describeRun`).
    ///
    /// No source joins the two again (see `JoinCause.overrulesSeparation`).
    ///
    /// - Parameter people: People whose messages are the leaving conversation's, also those that came since.
    /// - Throws: `.conversationNotFound` if there is no such join on record; `.invalidArgument` for a conversation that a
    ///   server numbers; `.constraint` if the one that left was created again.
    public func splitConversation(
        _ join: UniqueIdentifier, with people: [UniqueIdentifier]
    ) async throws(StoreError) {
        try await change(.splitConversations(join, with: people)) { archive throws(StoreError) in
            try archive.splitConversation(join, with: people, isOwners: true)
        }
    }
}
