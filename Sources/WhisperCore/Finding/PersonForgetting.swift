import WhisperArchive
import WhisperMessage
public import WhisperStorePort

/// Forgets people: what names them goes, what they wrote stays (ST-11).
public struct PersonForgetting: Sendable {
    private let store: any VaultStore

    /// Forgets people of a vault.
    public init(store: any VaultStore) {
        self.store = store
    }

    /// Removes all names and addresses of a person, also from the titles of chats with them alone and of groups that
    /// are named after their members, unless the owner has given these.
    ///
    /// - Parameter name: The name under which what they wrote is shown from then on.
    /// - Throws: As `VaultStore.forget`.
    public func forget(_ person: Person, as name: String) async throws(StoreError) {
        // Refused before any title is changed.
        guard try await !isOwners(person) else { throw StoreError(.invalidArgument) }
        let chats = try await DirectChats.with(person, in: store)
        for chat in chats where !chat.isTitleGiven { try await store.retitle(chat.id, to: name) }
        let names = Set([person.displayName] + person.aliases.map(\.alias.value))
        for group in try await store.memberships(of: person.id).map(\.conversation) where !group.isTitleGiven {
            guard let title = Conversation.title(group.title, renaming: names, to: name) else { continue }
            try await store.retitle(group.id, to: title)
        }
        try await store.forget(person.id, as: name)
    }

    /// Whether they are the owner, or a contact, whom the owner names.
    private func isOwners(_ person: Person) async throws(StoreError) -> Bool {
        if person.isOwner || person.aliases.contains(where: { $0.alias.kind == .contact }) { return true }
        var last: UniqueIdentifier?
        while true {
            let page = try await store.contacts(after: last, limit: 1_000)
            if page.contains(where: { $0.person == person.id }) { return true }
            guard let next = page.last?.id else { return false }
            last = next
        }
    }
}
