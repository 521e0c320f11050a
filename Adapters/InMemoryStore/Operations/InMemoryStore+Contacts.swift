public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The contact with this id; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contact(_ id: UniqueIdentifier) async throws(StoreError) -> ContactRecord? {
        try readState { $0.contacts[id]?.contact }
    }

    /// The contacts whose name begins with a prefix, by name.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contacts(named prefix: String, limit: Int) async throws(StoreError) -> [ContactRecord] {
        try checkLimit(limit, upTo: 10_000)
        return try readState { state in
            let prefix = FoldedName(prefix)
            return state.contacts.values.map(\.contact)
                .filter { FoldedName($0.displayName).begins(with: prefix) }
                .sortedByName(\.displayName, \.id, limit: limit)
        }
    }

    /// All contacts, page by page, by id.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contacts(after id: UniqueIdentifier?, limit: Int) async throws(StoreError) -> [ContactRecord] {
        try checkLimit(limit, upTo: 10_000)
        return try readState { state in
            let rest = state.contacts.values.map(\.contact).filter { contact in id.map { contact.id > $0 } ?? true }
            return Array(rest.sorted { $0.id < $1.id }.prefix(limit))
        }
    }
}
