import WhisperArchive
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

    /// Makes a chat part of another one, which keeps messages as long as the one of both that keeps them longer. Contents
    /// of attachments that nothing needs any more are removed.
    ///
    /// - Returns: The record of it, and the chat as it is now: it may have taken over the title of the other one.
    /// - Throws: `.store` or `.blobs`: `.invalidArgument` for a chat that a server numbers.
    package func join(
        _ other: Conversation, into chat: Conversation, blobs: any BlobStore
    ) async throws(BlobCollectionError) -> (record: RecordedJoin, chat: Conversation) {
        let (orphans, record, present) = try await storing { () throws(StoreError) in
            let orphans = try await RetentionSchedule(store: store).joinConversation(other.id, into: chat.id)
            guard let present = try await store.conversation(chat.id),
                let record = try await store.joins(ofConversation: chat.id).first(where: { $0.leaving == other.id })
            else { throw StoreError(.conversationNotFound) }
            return (orphans, record, present)
        }
        try await BlobCollection(store: store, blobs: blobs).removeUnreferenced(orphans)
        return (record, present)
    }

    private func storing<Result>(
        _ work: () async throws(StoreError) -> Result
    ) async throws(BlobCollectionError) -> Result {
        do throws(StoreError) { return try await work() } catch { throw .store(error) }
    }
}
