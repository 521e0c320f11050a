public import WhisperMessage

// What ``JoinLedger`` requires, and who is not the owner.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    @discardableResult
    public func denyOwner(_ person: UniqueIdentifier, isDenied: Bool) async throws(StoreError) -> Int64 {
        try await base.denyOwner(person, isDenied: isDenied)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func joins(ofPerson id: UniqueIdentifier) async throws(StoreError) -> [RecordedJoin] {
        try await base.joins(ofPerson: id)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func joins(ofConversation id: UniqueIdentifier) async throws(StoreError) -> [RecordedJoin] {
        try await base.joins(ofConversation: id)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func splitPerson(_ join: UniqueIdentifier) async throws(StoreError) {
        try await base.splitPerson(join)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func splitConversation(
        _ join: UniqueIdentifier, with people: [UniqueIdentifier]
    ) async throws(StoreError) {
        try await base.splitConversation(join, with: people)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func joinConversation(
        for reference: ConversationReference, into id: UniqueIdentifier, by cause: JoinCause
    ) async throws(StoreError) -> Conversation {
        try await base.joinConversation(for: reference, into: id, by: cause)
    }
}
