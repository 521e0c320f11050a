public import WhisperMessage
public import WhisperStorePort

/// What the owner sets on chats, and how far they have read (ST-6).
extension VaultStore {
    /// Changes the title as the owner wishes. No source changes it from then on (see `retitle`).
    ///
    /// - Throws: `.conversationNotFound`.
    public func rename(_ id: UniqueIdentifier, to title: String) async throws(StoreError) {
        try await change(.rename(id, title)) { archive throws(StoreError) in try archive.rename(id, to: title) }
    }

    /// Takes over the title that a source reports, if `Conversation.takesTitle(asOf:)`. That the present title is
    /// confirmed changes nothing but how old it is.
    ///
    /// - Parameter asOf: How old the title is; nil for a source that says what is now, which leaves that as it is.
    /// - Returns: Whether the conversation has this title now.
    /// - Throws: `.conversationNotFound`.
    @discardableResult
    public func retitle(_ id: UniqueIdentifier, to title: String, asOf: Timestamp?) async throws(StoreError) -> Bool {
        try await change(.retitle(id, title, asOf: asOf)) { archive throws(StoreError) in
            try archive.retitle(id, to: title, asOf: asOf)
        }
    }

    /// Takes over the title that a source reports now, unless the owner has given one.
    ///
    /// - Returns: Whether the conversation has this title now.
    /// - Throws: `.conversationNotFound`.
    @discardableResult
    public func retitle(_ id: UniqueIdentifier, to title: String) async throws(StoreError) -> Bool {
        try await retitle(id, to: title, asOf: nil)
    }

    /// Pins or unpins a conversation.
    ///
    /// - Throws: `.conversationNotFound`.
    public func setPinned(_ id: UniqueIdentifier, _ isPinned: Bool) async throws(StoreError) {
        try await change(.pin(id, isPinned: isPinned)) { archive throws(StoreError) in
            try archive.setPinned(id, isPinned)
        }
    }

    /// Mutes or unmutes a conversation.
    ///
    /// - Throws: `.conversationNotFound`.
    public func setMuted(_ id: UniqueIdentifier, _ isMuted: Bool) async throws(StoreError) {
        try await change(.mute(id, isMuted: isMuted)) { archive throws(StoreError) in try archive.setMuted(id, isMuted)
        }
    }

    /// Archives a conversation or takes it back to the list.
    ///
    /// - Throws: `.conversationNotFound`.
    public func setArchived(_ id: UniqueIdentifier, _ isArchived: Bool) async throws(StoreError) {
        try await change(.archive(id, isArchived: isArchived)) { archive throws(StoreError) in
            try archive.setArchived(id, isArchived)
        }
    }

    /// Sets or (nil) removes the picture of a conversation: the id of a stored blob, 64 hex characters.
    ///
    /// - Returns: The former picture, if nothing else refers to it any longer. The caller removes it (ST-11).
    /// - Throws: `.invalidArgument` if it is not such an id; `.conversationNotFound`.
    @discardableResult
    public func setAvatar(_ conversation: UniqueIdentifier, to blob: String?) async throws(StoreError) -> String? {
        if let blob, !Attachment.isBlobName(blob) { throw StoreError(.invalidArgument) }
        return try await change(.avatar(conversation, blob)) { archive throws(StoreError) in
            try archive.setAvatar(conversation, to: blob)
        }
    }

    /// Adds another `(platform, key)` that identifies the same conversation.
    ///
    /// - Throws: `.constraint` if the alias belongs to another conversation; `.invalidArgument` for an empty key;
    ///   `.conversationNotFound`.
    public func addAlias(platform: Platform, key: String, to id: UniqueIdentifier) async throws(StoreError) {
        guard !key.isEmpty else { throw StoreError(.invalidArgument) }
        try await change(.alias(key, on: platform, of: id)) { archive throws(StoreError) in
            try archive.addAlias(key, on: platform, to: id)
        }
    }

    /// Saves a draft in place of the previous one; empty text removes it.
    ///
    /// - Throws: `.conversationNotFound`.
    public func setDraft(_ text: String, in conversation: UniqueIdentifier) async throws(StoreError) {
        try await change(.draft(text, in: conversation)) { archive throws(StoreError) in
            try archive.setDraft(text, in: conversation)
        }
    }

    /// Marks incoming messages as read: up to and including a message in the chat's order, or all. Observers see a
    /// change of the conversation, not of each message.
    /// - Returns: The number of messages that were unread.
    /// - Throws: `.messageNotFound` if the message is not in this conversation; `.conversationNotFound`.
    @discardableResult
    public func markRead(_ id: UniqueIdentifier, upTo message: UniqueIdentifier?) async throws(StoreError) -> Int {
        try await change(.markRead(id, upTo: message)) { archive throws(StoreError) in
            try archive.markRead(id, upTo: message)
        }
    }

    /// Marks the newest incoming messages in the chat's order as unread; older ones remain as they are (WDB-5). Observers
    /// see a change of the conversation, not of each message.
    /// - Parameter newest: How many, 0 … 10,000; all if the chat has fewer.
    /// - Returns: The number of messages that were read.
    /// - Throws: `.invalidArgument` for a number out of range; `.conversationNotFound`.
    @discardableResult
    public func markUnread(_ id: UniqueIdentifier, newest: Int) async throws(StoreError) -> Int {
        guard (0...10_000).contains(newest) else { throw StoreError(.invalidArgument) }
        return try await change(.markUnread(id, newest: newest)) { archive throws(StoreError) in
            try archive.markUnread(id, newest: newest)
        }
    }
}
