import WhisperMessage
public import WhisperStorePort

/// Forgets people: what names them goes, what they wrote stays (ST-11).
public struct PersonForgetting: Sendable {
    private let store: any VaultStore

    /// Forgets people of a vault.
    public init(store: any VaultStore) {
        self.store = store
    }

    /// Removes all names and addresses of a person, also from the titles of chats with them alone, unless the owner has
    /// given these.
    ///
    /// - Parameter name: The name under which what they wrote is shown from then on.
    /// - Throws: As `PersonStore.forget`.
    public func forget(_ person: Person, as name: String) async throws(StoreError) {
        let chats = try await DirectChats.with(person, in: store)
        for chat in chats where !chat.isTitleGiven { try await store.retitle(chat.id, to: name) }
        try await store.forget(person.id, as: name)
    }
}
