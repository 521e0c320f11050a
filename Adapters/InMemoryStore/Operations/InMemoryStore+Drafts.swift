public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The draft of a conversation; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func draft(in conversation: UniqueIdentifier) async throws(StoreError) -> Draft? {
        try readState { $0.drafts[conversation] }
    }

    /// All drafts, latest first.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func drafts() async throws(StoreError) -> [Draft] {
        try readState { state in
            state.drafts.values.sorted { ($1.updatedAt, $0.conversation) < ($0.updatedAt, $1.conversation) }
        }
    }
}
