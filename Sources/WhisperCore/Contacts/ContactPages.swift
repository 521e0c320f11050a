public import WhisperStorePort

/// All contacts of a vault, page by page, by id.
public struct ContactPages {
    private let store: any VaultStore
    private var last: ContactRecord?
    private var isOver = false

    private static let size = 10_000

    /// Creates pages over a vault's contacts, starting with the first.
    public init(_ store: any VaultStore) {
        self.store = store
    }

    /// The next page; nil at the end.
    ///
    /// - Throws: The vault's error.
    public mutating func next() async throws(StoreError) -> [ContactRecord]? {
        guard !isOver else { return nil }
        let page = try await store.contacts(after: last?.id, limit: ContactPages.size)
        isOver = page.count < ContactPages.size
        last = page.last
        return page.isEmpty ? nil : page
    }
}
