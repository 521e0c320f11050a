public import WhisperStorePort

/// All contacts of a vault, however many there are, page by page, by id.
public struct ContactPages {
    private let store: any ContactStore
    private var last: ContactRecord?
    private var isOver = false

    private static let size = 10_000

    /// The contacts of a vault, from the first.
    public init(_ store: any ContactStore) {
        self.store = store
    }

    /// The next page; nil at the end.
    public mutating func next() async throws(StoreError) -> [ContactRecord]? {
        guard !isOver else { return nil }
        let page = try await store.contacts(after: last?.id, limit: ContactPages.size)
        isOver = page.count < ContactPages.size
        last = page.last
        return page.isEmpty ? nil : page
    }
}
