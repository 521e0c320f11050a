public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The draft of a conversation; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func draft(in conversation: UniqueIdentifier) async throws(StoreError) -> Draft? {
        try readState { $0.drafts[conversation] }
    }

    /// Saves a draft; empty text removes it.
    ///
    /// - Throws: `.conversationNotFound`.
    public func setDraft(_ text: String, in conversation: UniqueIdentifier) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in
            _ = try transaction.conversationRow(conversation)
            let known = transaction.state.drafts[conversation]
            if (known?.text ?? "") == text { return }
            transaction.state.drafts[conversation] =
                text.isEmpty ? nil : Draft(conversation: conversation, text: text, updatedAt: transaction.now)
            transaction.changes.insert(.draftChanged(conversation: conversation))
        }
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
