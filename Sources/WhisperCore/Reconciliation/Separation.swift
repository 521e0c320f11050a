import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

/// Takes joins of people and of chats apart, as the owner wishes (ING-1).
public struct Separation: Sendable {
    private let store: any VaultStore

    /// Creates the separation of what a vault has joined.
    public init(store: any VaultStore) {
        self.store = store
    }

    /// Separates two people. Imports of files do not ask again whether they are the same.
    ///
    /// - Throws: As `VaultStore.splitPerson`.
    public func split(people join: RecordedJoin) async throws(StoreError) {
        guard let present = try await store.person(join.leaving) else { throw StoreError(.personNotFound) }
        try await store.splitPerson(join.id)
        try await AlikePeople(store: store).note(join.leaving, like: present.id, isAnswered: true)
    }

    /// Separates two chats. The messages of a person whose address the leaving one was known by are its own, and what the
    /// owner has set for both holds for each.
    ///
    /// - Parameter present: The chat of which the leaving one is a part.
    /// - Throws: As `VaultStore.splitConversation`.
    public func split(chat join: RecordedJoin, from present: Conversation) async throws(StoreError) {
        // Before the split, so that an interruption deletes nothing too early.
        let schedule = RetentionSchedule(store: store)
        if let period = try await schedule.period(of: present.id) { try await schedule.set(period, for: join.leaving) }
        try await store.splitConversation(join.id, with: try await people(of: join, in: present))
    }

    /// The people whose address the leaving chat alone was known by.
    private func people(
        of join: RecordedJoin, in present: Conversation
    ) async throws(StoreError) -> [UniqueIdentifier] {
        guard present.kind == .direct else { return [] }
        let keys = try await store.references(of: present.id).map(\.key)
        let leaving = try await people(of: keys.filter(join.addresses.contains))
        let staying = try await people(of: keys.filter { !join.addresses.contains($0) })
        return leaving.filter { !$0.isOwner && !staying.map(\.id).contains($0.id) }.map(\.id)
    }

    private func people(of keys: [String]) async throws(StoreError) -> [Person] {
        var people: [Person] = []
        for alias in keys.compactMap(ChatAddress.alias) {
            people += try await store.people(named: alias.value, limit: 100)
                .filter { $0.aliases.map(\.alias).contains(alias) }
        }
        return people
    }
}
