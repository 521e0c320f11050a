package import WhisperBlobPort
package import WhisperMessage
package import WhisperStorePort

/// Joins people and chats because the owner says that they are one (ING-1). What it does is recorded, so that
/// ``Separation`` can take it apart.
package struct OwnersJoin: Sendable {
    private let store: any VaultStore

    /// Creates the joining of what a vault holds.
    package init(store: any VaultStore) {
        self.store = store
    }

    /// Why two are not joined, although the owner says so.
    package enum Refusal: Hashable, Sendable {
        /// They are one already.
        case same
        /// One is the vault's owner and the other is not: who sent what is said when a file is imported.
        case owner
        /// They are chats of different services.
        case platforms
    }

    /// Why two people are not joined; nil if they can be.
    package static func refusal(of other: Person, into person: Person) -> Refusal? {
        if other.id == person.id { return .same }
        return other.isOwner == person.isOwner ? nil : .owner
    }

    /// Why two chats are not joined; nil if they may be.
    package static func refusal(of other: Conversation, into chat: Conversation) -> Refusal? {
        if other.id == chat.id { return .same }
        return other.platform == chat.platform ? nil : .platforms
    }

    /// Makes a person part of another one.
    ///
    /// - Returns: The record of it, and the person as they are now.
    /// - Throws: `.personNotFound`.
    package func join(
        _ other: Person, into person: Person
    ) async throws(StoreError) -> (record: RecordedJoin, person: Person) {
        try await store.join(other.id, into: person.id, by: .owner)
        guard let present = try await store.person(person.id),
            let record = try await store.joins(ofPerson: present.id).first(where: { $0.leaving == other.id })
        else { throw StoreError(.personNotFound) }
        return (record, present)
    }

    /// Makes a chat part of another one, which keeps messages as long as the one of both that keeps them longer. A message
    /// that exports of both show is there once. Contents of attachments that nothing needs any more are removed.
    ///
    /// - Returns: The record of it, and the chat as it is now: it may have taken over the title of the other one.
    /// - Throws: `.store` or `.blobs`: `.invalidArgument` for a chat that a server numbers.
    package func join(
        _ other: Conversation, into chat: Conversation, blobs: any BlobStore
    ) async throws(BlobCollectionError) -> (record: RecordedJoin, chat: Conversation) {
        let (orphans, record, present) = try await storing { () throws(StoreError) in
            let common = try await common(of: other.id, and: chat.id)
            var orphans = try await RetentionSchedule(store: store).joinConversation(other.id, into: chat.id)
            guard let present = try await store.conversation(chat.id),
                let record = try await store.joins(ofConversation: chat.id).first(where: { $0.leaving == other.id })
            else { throw StoreError(.conversationNotFound) }
            // Once they are one: cut off here, the chat has some messages twice and lacks none.
            for pair in common { orphans += try await removeOne(of: pair) }
            guard !common.isEmpty else { return (orphans, record, present) }
            return (orphans, record, try await store.conversation(chat.id) ?? present)
        }
        try await BlobCollection(store: store, blobs: blobs).removeUnreferenced(orphans)
        return (record, present)
    }

    /// The messages that two chats both show (see `ChatMerge`).
    private func common(
        of other: UniqueIdentifier, and chat: UniqueIdentifier
    ) async throws(StoreError) -> [(leaving: UniqueIdentifier, staying: UniqueIdentifier)] {
        let leaving = try await store.alignmentElements(in: other)
        let staying = try await store.alignmentElements(in: chat)
        var numbers: [UniqueIdentifier: Int32] = [:]
        func element(_ element: AlignmentElement) -> ReexportAlignment.Element {
            let next = Int32(truncatingIfNeeded: numbers.count)
            let sender = element.person.map { person in
                numbers[person] ?? next
            }
            if let person = element.person { numbers[person] = sender }
            return ReexportAlignment.Element(key: element.key, sender: sender ?? -1)
        }
        var common: [(leaving: UniqueIdentifier, staying: UniqueIdentifier)] = []
        for pair in ChatMerge.common(first: staying.map(element), second: leaving.map(element)) {
            guard let one = try await store.message(conversation: chat, at: staying[pair.first].position),
                let two = try await store.message(conversation: other, at: leaving[pair.second].position)
            else { continue }
            common.append((two.unified.id, one.unified.id))
        }
        return common
    }

    /// Removes one of two equal messages, which is one of an export: that of the chat that left, unless only the other one is
    /// of an export. The contents of its attachments pass to the one that stays.
    ///
    /// - Returns: The contents that nothing refers to any more.
    private func removeOne(
        of pair: (leaving: UniqueIdentifier, staying: UniqueIdentifier)
    ) async throws(StoreError) -> [String] {
        guard let one = try await store.message(pair.leaving), let two = try await store.message(pair.staying),
            // What was opened from an envelope opens only once.
            one.protection == .none, two.protection == .none
        else { return [] }
        let (leaving, staying) = (one.unified, two.unified)
        let (kept, removed) = leaving.hasSyntheticID ? (staying, leaving) : (leaving, staying)
        // Messages with ids of their own are two, and what the owner deleted stays deleted.
        guard removed.hasSyntheticID, !removed.isOwnersMark else { return [] }
        let (present, offered) = (kept.content.attachments, removed.content.attachments)
        if offered.contains(where: { $0.state == .found }) {
            guard present.count == offered.count else { return [] }
            for (index, attachment) in offered.enumerated()
            where attachment.state == .found && present[index].state != .found {
                try await store.updateAttachment(kept.id, index: index, to: attachment)
            }
        }
        return try await store.deleteMessage(removed.id, .erase)
    }

    private func storing<Result>(
        _ work: () async throws(StoreError) -> Result
    ) async throws(BlobCollectionError) -> Result {
        do throws(StoreError) { return try await work() } catch { throw .store(error) }
    }
}
