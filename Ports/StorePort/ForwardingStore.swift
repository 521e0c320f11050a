public import WhisperMessage

/// A vault that forwards every operation to another one, so that its author writes only what differs (LIB-8).
///
/// Every requirement of ``VaultStore`` has a default here that calls the same one of `base`. A store that counts, logs,
/// caches or refuses something implements those requirements, and calls `base` where it does not decide by itself:
///
/// ```swift
/// struct ReadOnlyStore: ForwardingStore {
///     let base: any VaultStore
///
///     func write<Answer: Sendable>(
///         _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
///     ) async throws(StoreError) -> Answer {
///         throw StoreError(.unsupported)
///     }
/// }
/// ```
///
/// `base` calls its own operations, not those of the store around it. Each new requirement of the port gets a default here.
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
    public func conversation(_ id: UniqueIdentifier) async throws(StoreError) -> Conversation? {
        try await base.conversation(id)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func conversation(platform: Platform, key: String) async throws(StoreError) -> Conversation? {
        try await base.conversation(platform: platform, key: key)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func conversations(after cursor: Conversation?, limit: Int) async throws(StoreError) -> [Conversation] {
        try await base.conversations(after: cursor, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func addAlias(platform: Platform, key: String, to id: UniqueIdentifier) async throws(StoreError) {
        try await base.addAlias(platform: platform, key: key, to: id)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func references(of id: UniqueIdentifier) async throws(StoreError) -> [ConversationReference] {
        try await base.references(of: id)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func rename(_ id: UniqueIdentifier, to title: String) async throws(StoreError) {
        try await base.rename(id, to: title)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    @discardableResult
    public func retitle(
        _ id: UniqueIdentifier, to title: String, asOf: Timestamp?
    ) async throws(StoreError) -> Bool {
        try await base.retitle(id, to: title, asOf: asOf)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func setPinned(_ id: UniqueIdentifier, _ isPinned: Bool) async throws(StoreError) {
        try await base.setPinned(id, isPinned)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func setMuted(_ id: UniqueIdentifier, _ isMuted: Bool) async throws(StoreError) {
        try await base.setMuted(id, isMuted)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func setArchived(_ id: UniqueIdentifier, _ isArchived: Bool) async throws(StoreError) {
        try await base.setArchived(id, isArchived)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    @discardableResult
    public func markRead(_ id: UniqueIdentifier, upTo message: UniqueIdentifier?) async throws(StoreError) -> Int {
        try await base.markRead(id, upTo: message)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    @discardableResult
    public func markUnread(_ id: UniqueIdentifier, newest: Int) async throws(StoreError) -> Int {
        try await base.markUnread(id, newest: newest)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    @discardableResult
    public func deleteConversation(_ id: UniqueIdentifier, progress: @escaping @Sendable (DeletionProgress) -> Void)
        async throws(StoreError) -> [String]
    {
        try await base.deleteConversation(id, progress: progress)
    }
}

// What ``MessageStore`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func message(_ id: UniqueIdentifier) async throws(StoreError) -> StoredMessage? {
        try await base.message(id)
    }

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

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func updateStatus(_ id: UniqueIdentifier, to status: MessageStatus) async throws(StoreError) {
        try await base.updateStatus(id, to: status)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func versions(of id: UniqueIdentifier) async throws(StoreError) -> [MessageVersion] {
        try await base.versions(of: id)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    @discardableResult
    public func deleteMessage(_ id: UniqueIdentifier, _ mode: DeletionMode) async throws(StoreError) -> [String] {
        try await base.deleteMessage(id, mode)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func updateAttachment(_ id: UniqueIdentifier, index: Int, to attachment: Attachment) async throws(StoreError)
    {
        try await base.updateAttachment(id, index: index, to: attachment)
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

// What ``DraftStore`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func draft(in conversation: UniqueIdentifier) async throws(StoreError) -> Draft? {
        try await base.draft(in: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func setDraft(_ text: String, in conversation: UniqueIdentifier) async throws(StoreError) {
        try await base.setDraft(text, in: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func drafts() async throws(StoreError) -> [Draft] {
        try await base.drafts()
    }
}
