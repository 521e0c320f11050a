public import WhisperMessage

// What ``GroupStore`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func members(of conversation: UniqueIdentifier) async throws(StoreError) -> [GroupMember] {
        try await base.members(of: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func memberships(of person: UniqueIdentifier) async throws(StoreError) -> [GroupMembership] {
        try await base.memberships(of: person)
    }
}
