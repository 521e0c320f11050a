import WhisperCore
import WhisperMessage
import WhisperStorePort

/// Reads the messages of one conversation in its order, a page ahead of what is being written.
struct MessageReader {
    private let pages: ReadAhead<[StoredMessage], StoreError>

    /// The number of messages per page.
    private static let pageSize = 1_000

    /// - Parameter person: Only messages by this person; nil for all.
    init(_ store: any VaultStore, _ conversation: Conversation, by person: UniqueIdentifier?) {
        let pager = MessagePager(
            store: store, conversations: [conversation], person: person, pageSize: MessageReader.pageSize)
        pages = ReadAhead { await pager.next() }
    }

    /// The next page; nil at the end.
    func next() async throws(PageExportError) -> [StoredMessage]? {
        let pages = pages
        return try await PageExportError.reading { () throws(StoreError) in try await pages.next() }
    }

    /// Stops reading ahead.
    func cancel() async { await pages.cancel() }
}
