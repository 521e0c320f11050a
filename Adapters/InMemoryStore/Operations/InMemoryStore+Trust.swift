public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The contacts that are blocked or whose trust is not `unverified`, by id.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func trustedContacts(
        after id: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [ContactRecord] {
        try checkLimit(limit, upTo: 10_000)
        return try readState { state in
            let contacts = state.contacts.values.map(\.contact)
                .filter { $0.trust != .unverified || $0.isBlocked }
                .filter { contact in id.map { $0 < contact.id } ?? true }
                .sorted { (left: ContactRecord, right: ContactRecord) in left.id < right.id }
            return Array(contacts.prefix(limit))
        }
    }
}
