public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The root of the data that authenticates trust; nil if none was ever stored.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func trustRoot() async throws(StoreError) -> [UInt8]? {
        try readState { $0.seals[nil] }
    }

    /// A part of the data that authenticates trust; empty if it was never stored.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func trustPart(_ index: UInt8) async throws(StoreError) -> [UInt8] {
        try readState { $0.seals[index] ?? [] }
    }

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
