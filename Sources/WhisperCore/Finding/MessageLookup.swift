import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

/// Finds messages by what people type for them: an id or a reference (LOOK-9).
public struct MessageLookup: Sendable {
    private let store: any VaultStore
    private static let pageSize = 1_000

    /// Creates a lookup for a vault's messages.
    public init(_ store: any VaultStore) {
        self.store = store
    }

    /// The messages that a text may refer to, newest first; none if it is neither an id nor a reference.
    ///
    /// Only the messages of the reference's minute are read, by the index of times.
    ///
    /// - Parameter limit: The maximum number of messages, at least 1.
    /// - Throws: The vault's error.
    public func messages(called text: String, limit: Int = 10) async throws(StoreError) -> [StoredMessage] {
        if let id = UniqueIdentifier(text) { return try await store.message(id).map { [$0] } ?? [] }
        guard let reference = MessageReference(text) else { return [] }
        var found: [StoredMessage] = []
        for minute in reference.minutes.reversed() {
            var request = SearchRequest(.and([]))
            request.from = minute.start
            request.until = minute.end
            request.limit = MessageLookup.pageSize
            while found.count < limit {
                let page = try await store.search(request)
                found += page.map(\.message).filter { reference.matches($0.unified) }
                guard page.count == MessageLookup.pageSize else { break }
                request.after = page.last?.message.unified.id
            }
        }
        return Array(found.prefix(limit))
    }
}
