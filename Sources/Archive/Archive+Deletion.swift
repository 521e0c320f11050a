import WhisperJSONText
package import WhisperMessage
package import WhisperStorePort

/// What is left of a message, or of a chat, that is deleted (ST-11).
extension Archive {
    /// Deletes a message. One that is deleted does not wait to be sent any more.
    ///
    /// - Returns: The contents to which it referred and nothing refers any more, in ascending order.
    /// - Throws: `.messageNotFound`.
    package func deleteMessage(_ id: UniqueIdentifier, _ mode: DeletionMode) throws(StoreError) -> [String] {
        guard let held = try store.message(id) else { throw StoreError(.messageNotFound) }
        try store.removeFromOutbox(id)
        switch mode {
        case .tombstoneKeepingText:
            var deleted = held
            deleted.unified.content.kind = .deleted
            try store.update(MessageUpdate(held, to: deleted))
            return []
        case .tombstone:
            try forgetWaiting(for: held)
            try leaveTombstone(held)
        case .erase:
            try forgetWaiting(for: held)
            try store.erase(.messages([id]))
        }
        return try store.unreferenced(Set(held.unified.content.attachments.compactMap(\.sha256)))
    }

    /// Removes all that a message says, and whatever else shows that. It belongs to no import any more, as the
    /// tombstone is the owner's.
    private func leaveTombstone(_ held: StoredMessage) throws(StoreError) {
        var tombstone = held
        tombstone.unified.content = Content(kind: .deleted, text: nil)
        tombstone.unified.editedAt = nil
        tombstone.unified.reactions = []
        tombstone.unified.platformSpecific = JSONObject()
        tombstone.carrierText = nil
        tombstone.seal = nil
        let versions = try store.versions(of: held.unified.id)
        if tombstone != held || !versions.isEmpty {
            try store.update(
                MessageUpdate(held, to: tombstone, versions: (versions, []), losing: [.reactions, .events]))
        }
        try disown([held.unified.id])
    }

    /// Takes messages from the imports that they belong to.
    func disown(_ messages: [UniqueIdentifier]) throws(StoreError) {
        try store.pass(messages, of: nil, to: nil)
    }

    /// Takes the messages that have a name from the imports that they belong to.
    func disown(_ name: MessageName) throws(StoreError) { try disown(store.places(of: name).map(\.id)) }

    /// Erases the first messages of a conversation, before the rest of it is deleted.
    ///
    /// - Parameter limit: The number of messages.
    /// - Returns: What was erased; nil if there are no other messages, so that these are deleted with the conversation.
    /// - Throws: `.conversationNotFound`.
    package func eraseFirst(_ limit: Int, of conversation: UniqueIdentifier) throws(StoreError) -> Erasure? {
        guard let chat = try store.conversation(conversation) else { throw StoreError(.conversationNotFound) }
        guard chat.messageCount > Int64(limit) else { return nil }
        return try store.erase(.first(limit, of: conversation))
    }

    /// Deletes a conversation with everything in it.
    ///
    /// - Parameter erased: The contents to which those of its messages referred that were erased before.
    /// - Returns: The contents to which it referred and nothing refers any more, in ascending order.
    /// - Throws: `.conversationNotFound`.
    package func deleteConversation(
        _ id: UniqueIdentifier, afterContents erased: Set<String> = []
    ) throws(StoreError) -> [String] {
        try store.unreferenced(erased.union(eraseConversation(id)))
    }
}
