public import WhisperMessage

// What ``PersonStore`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func people(named prefix: String, limit: Int) async throws(StoreError) -> [Person] {
        try await base.people(named: prefix, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    @discardableResult
    public func removeUnreferencedPeople() async throws(StoreError) -> Int {
        try await base.removeUnreferencedPeople()
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func referenced(among people: [UniqueIdentifier]) async throws(StoreError) -> Set<UniqueIdentifier> {
        try await base.referenced(among: people)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func forget(_ person: UniqueIdentifier, as name: String) async throws(StoreError) {
        try await base.forget(person, as: name)
    }
}

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
    public func countWriters(in conversation: UniqueIdentifier) async throws(StoreError) -> Int64 {
        try await base.countWriters(in: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func memberships(of person: UniqueIdentifier) async throws(StoreError) -> [GroupMembership] {
        try await base.memberships(of: person)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func receipts(of message: UniqueIdentifier) async throws(StoreError) -> [PersonReceipt] {
        try await base.receipts(of: message)
    }
}
