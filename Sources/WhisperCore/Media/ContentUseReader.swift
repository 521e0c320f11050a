import WhisperArchive
import WhisperStorePort

/// Reads the uses of stored contents in their order, a page at a time, so that memory does not grow with the vault
/// (ST-12).
struct ContentUseReader {
    private let store: any VaultStore
    private var place: ContentPlace?
    private var page: ArraySlice<ContentUse> = []
    private var isAtEnd = false

    /// The number of uses that are read at once.
    private static let pageSize = 1_000

    /// Begins behind a place; nil for the first use of all.
    init(_ store: any VaultStore, after place: ContentPlace? = nil) {
        self.store = store
        self.place = place
    }

    /// The next use; nil at the end.
    mutating func next() async throws(StoreError) -> ContentUse? {
        try await fill()
        return page.popFirst()
    }

    /// The next use, if it is one of this content.
    mutating func next(of sha256: String) async throws(StoreError) -> ContentUse? {
        try await fill()
        guard page.first?.place.sha256 == sha256 else { return nil }
        return page.popFirst()
    }

    private mutating func fill() async throws(StoreError) {
        guard page.isEmpty, !isAtEnd else { return }
        let read = try await store.contentUses(after: place, limit: ContentUseReader.pageSize)
        isAtEnd = read.count < ContentUseReader.pageSize
        place = read.last?.place ?? place
        page = read[...]
    }
}
