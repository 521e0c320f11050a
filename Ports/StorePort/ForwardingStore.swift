public import WhisperMessage

/// A vault that forwards every operation to another one, so that its author writes only what differs (LIB-8).
///
/// Every requirement of ``VaultStore`` has a default here that calls the same one of `base`. A store that counts, logs,
/// caches or refuses something implements those requirements, and calls `base` where it does not decide by itself:
///
/// ```swift
/// struct QuietStore: ForwardingStore {
///     let base: any VaultStore
///
///     func write<Answer: Sendable>(
///         _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
///     ) async throws(StoreError) -> Answer {
///         if case .enqueue = operation { throw StoreError(.unsupported) }
///         return try await base.write(operation, body)
///     }
/// }
/// ```
///
/// Operations of the archive go through ``VaultStore/write(_:_:)`` and ``VaultStore/read(_:)``; whatever else changes a
/// vault is a requirement of its own, such as clearing it. `base` calls its own operations, not those of the store
/// around it. Each new requirement of the port gets a default here.
public protocol ForwardingStore: VaultStore {
    /// Receives every operation that this store does not implement.
    var base: any VaultStore { get }
}

extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await base.read(body)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await base.write(operation, body)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func sweep(_ progress: @escaping @Sendable (DeletionProgress) -> Void) async throws(StoreError) {
        try await base.sweep(progress)
    }

    /// Forwards to `base`.
    public func close() async { await base.close() }
}

// What ``ConversationStore`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func conversations(after cursor: Conversation?, limit: Int) async throws(StoreError) -> [Conversation] {
        try await base.conversations(after: cursor, limit: limit)
    }
}

// What ``MessageStore`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func message(conversation: UniqueIdentifier, externalID: String) async throws(StoreError) -> StoredMessage? {
        try await base.message(conversation: conversation, externalID: externalID)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func messages(conversation: UniqueIdentifier, externalID: String) async throws(StoreError)
        -> [StoredMessage]
    {
        try await base.messages(conversation: conversation, externalID: externalID)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func message(conversation: UniqueIdentifier, at position: ChatPosition) async throws(StoreError)
        -> StoredMessage?
    {
        try await base.message(conversation: conversation, at: position)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func answers(to id: UniqueIdentifier, after cursor: UniqueIdentifier?, limit: Int) async throws(StoreError)
        -> [StoredMessage]
    {
        try await base.answers(to: id, after: cursor, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func messages(
        in conversation: UniqueIdentifier, by person: UniqueIdentifier?, _ range: PageRange, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        try await base.messages(in: conversation, by: person, range, limit: limit)
    }
}

// What ``MessageSearch`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func search(_ request: SearchRequest) async throws(StoreError) -> [SearchHit] {
        try await base.search(request)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func countHits(_ request: SearchRequest, upTo most: Int64) async throws(StoreError) -> Int64 {
        try await base.countHits(request, upTo: most)
    }
}
