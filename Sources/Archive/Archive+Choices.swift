package import WhisperMessage
package import WhisperStorePort

extension StoreReader {
    /// What the owner has set on a conversation.
    ///
    /// - Throws: `.conversationNotFound`.
    func choices(of id: UniqueIdentifier) throws(StoreError) -> OwnChoices {
        guard let conversation = try conversation(id) else { throw StoreError(.conversationNotFound) }
        return try OwnChoices(conversation, hasDraft: draft(in: id) != nil) { (name) throws(StoreError) in
            try setting(name) != nil
        }
    }
}

/// What the owner sets on chats, and what sources call these (ST-6). Setting what is set already succeeds without a
/// write.
extension Archive {
    /// Gives a conversation the owner's title, which no source changes from then on.
    ///
    /// - Throws: `.conversationNotFound`.
    package func rename(_ id: UniqueIdentifier, to title: String) throws(StoreError) {
        _ = try change(id) { chat in
            chat.title = title
            chat.isTitleGiven = true
        }
    }

    /// Takes over the title that a source reports, unless a better one is known.
    ///
    /// - Parameter asOf: How old the title is; nil for a source that says what is now, which leaves that as it is.
    /// - Returns: Whether the conversation has this title now.
    /// - Throws: `.conversationNotFound`.
    package func retitle(_ id: UniqueIdentifier, to title: String, asOf: Timestamp?) throws(StoreError) -> Bool {
        let chat = try change(id) { chat in
            guard chat.takesTitle(asOf: asOf) else { return }
            chat.title = title
            if let asOf { chat.titledAt = asOf }
        }
        return chat.title == title
    }

    /// Pins or unpins a conversation.
    ///
    /// - Throws: `.conversationNotFound`.
    package func setPinned(_ id: UniqueIdentifier, _ isPinned: Bool) throws(StoreError) {
        _ = try change(id) { $0.isPinned = isPinned }
    }

    /// Mutes or unmutes a conversation.
    ///
    /// - Throws: `.conversationNotFound`.
    package func setMuted(_ id: UniqueIdentifier, _ isMuted: Bool) throws(StoreError) {
        _ = try change(id) { $0.isMuted = isMuted }
    }

    /// Archives a conversation or takes it back to the list.
    ///
    /// - Throws: `.conversationNotFound`.
    package func setArchived(_ id: UniqueIdentifier, _ isArchived: Bool) throws(StoreError) {
        _ = try change(id) { $0.isArchived = isArchived }
    }

    /// Sets, replaces or removes the picture of a conversation.
    ///
    /// - Returns: The former picture, if it was another one and nothing refers to it any more.
    /// - Throws: As `VaultStore.setAvatar`.
    package func setAvatar(_ id: UniqueIdentifier, to blob: String?) throws(StoreError) -> String? {
        guard let held = try store.conversation(id) else { throw StoreError(.conversationNotFound) }
        _ = try change(id) { $0.avatar = blob }
        guard let former = held.avatar, former != blob else { return nil }
        return try store.unreferenced([former]).first
    }

    /// Lets another key refer to a conversation.
    ///
    /// - Throws: As `VaultStore.addAlias`.
    package func addAlias(_ key: String, on platform: Platform, to id: UniqueIdentifier) throws(StoreError) {
        guard try store.conversation(id) != nil else { throw StoreError(.conversationNotFound) }
        let named = try store.conversation(havingKey: key, on: platform)?.id
        if named == id { return }
        guard named == nil else { throw StoreError(.constraint) }
        try store.add(key: key, on: platform, to: id, asFirst: false)
    }

    /// Saves a draft; an empty text removes it. One that has this text keeps its time.
    ///
    /// - Throws: `.conversationNotFound`.
    package func setDraft(_ text: String, in id: UniqueIdentifier) throws(StoreError) {
        guard try store.conversation(id) != nil else { throw StoreError(.conversationNotFound) }
        guard try store.draft(in: id)?.text ?? "" != text else { return }
        try store.put(text.isEmpty ? nil : Draft(conversation: id, text: text, updatedAt: store.now), of: id)
    }

    /// Marks incoming messages as read: up to and including a message in the chat's order, or all.
    ///
    /// - Returns: The number of messages that were unread.
    /// - Throws: As `VaultStore.markRead`.
    package func markRead(_ id: UniqueIdentifier, upTo message: UniqueIdentifier?) throws(StoreError) -> Int {
        guard try store.conversation(id) != nil else { throw StoreError(.conversationNotFound) }
        var last = Archive.everywhere.upperBound
        if let message {
            guard let held = try store.message(message), held.conversation == id else {
                throw StoreError(.messageNotFound)
            }
            last = held.position
        }
        let incoming = MessageSelection(
            conversation: id, positions: Archive.everywhere.lowerBound...last, direction: .incoming)
        return Int(try store.mark(incoming, as: .read(true), limit: .max))
    }

    /// Marks the newest incoming messages in the chat's order as unread; older ones stay as they are.
    ///
    /// - Returns: The number of messages that were read.
    /// - Throws: As `VaultStore.markUnread`.
    package func markUnread(_ id: UniqueIdentifier, newest: Int) throws(StoreError) -> Int {
        guard try store.conversation(id) != nil else { throw StoreError(.conversationNotFound) }
        let incoming = MessageSelection(conversation: id, direction: .incoming)
        return Int(try store.mark(incoming, as: .read(false), limit: newest))
    }

    private static let everywhere = ChatPosition(rawValue: 1)...ChatPosition(rawValue: .max)

    /// Changes a conversation, and returns it as it is then.
    private func change(
        _ id: UniqueIdentifier, _ change: (inout Conversation) -> Void
    ) throws(StoreError) -> Conversation {
        guard let held = try store.conversation(id) else { throw StoreError(.conversationNotFound) }
        var changed = held
        change(&changed)
        if changed != held { try store.update(changed) }
        return changed
    }
}
