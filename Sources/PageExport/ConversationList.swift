import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// The conversations of an archive, in the order of the list, read a page at a time.
struct ConversationList {
    private let store: any VaultStore
    private var wanted: ArraySlice<UniqueIdentifier>?
    private var page: ArraySlice<Conversation> = []
    private var last: Conversation?
    private var isAtEnd = false
    /// A conversation that moves in the list while it is read can come again.
    private var seen: Set<UniqueIdentifier> = []

    private static let pageSize = 500

    /// - Parameter identifiers: The conversations to read; nil for all.
    init(_ store: any VaultStore, only identifiers: [UniqueIdentifier]?) {
        self.store = store
        wanted = identifiers.map { $0[...] }
    }

    /// The number of messages in all of them.
    func messageCount() async throws(PageExportError) -> Int64 {
        var all = self
        var count: Int64 = 0
        while let conversation = try await all.next() { count &+= conversation.messageCount }
        return count
    }

    /// The next conversation; nil at the end.
    mutating func next() async throws(PageExportError) -> Conversation? {
        if let id = wanted?.popFirst() {
            let store = store
            let found = try await PageExportError.reading { () throws(StoreError) in try await store.conversation(id) }
            guard let found else { throw .store(StoreError(.conversationNotFound)) }
            return found
        }
        guard wanted == nil else { return nil }
        while true {
            while let conversation = page.popFirst() {
                if seen.insert(conversation.id).inserted { return conversation }
            }
            guard !isAtEnd else { return nil }
            let (store, last) = (store, last)
            let read = try await PageExportError.reading { () throws(StoreError) in
                try await store.conversations(after: last, limit: ConversationList.pageSize)
            }
            isAtEnd = read.count < ConversationList.pageSize
            self.last = read.last
            page = read[...]
        }
    }
}
