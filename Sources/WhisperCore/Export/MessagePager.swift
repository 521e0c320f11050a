import WhisperArchive
package import WhisperMessage
package import WhisperStorePort

/// Reads the messages of conversations, page by page, each conversation in its own order.
package actor MessagePager {
    private let store: any VaultStore
    private let person: UniqueIdentifier?
    private let pageSize: Int
    private var pending: ArraySlice<Conversation>
    private var last: UniqueIdentifier?

    /// Creates a pager over these conversations, one after the other.
    ///
    /// - Parameter person: Only messages by this person; nil for all.
    package init(
        store: any VaultStore, conversations: [Conversation], person: UniqueIdentifier? = nil, pageSize: Int
    ) {
        self.store = store
        self.person = person
        self.pageSize = pageSize
        pending = conversations[...]
    }

    /// The next page, never empty; nil at the end.
    package func next() async -> Result<[StoredMessage]?, StoreError> {
        do throws(StoreError) {
            while let conversation = pending.first {
                let page = try await page(of: conversation.id)
                last = page.last?.unified.id
                if page.count < pageSize {
                    pending.removeFirst()
                    last = nil
                }
                if !page.isEmpty { return .success(page) }
            }
            return .success(nil)
        } catch {
            return .failure(error)
        }
    }

    /// A page; empty if the conversation, or the message to page from, was deleted meanwhile.
    private func page(of conversation: UniqueIdentifier) async throws(StoreError) -> [StoredMessage] {
        do throws(StoreError) {
            return try await store.messages(
                in: conversation, by: person, last.map { .after($0) } ?? .oldest, limit: pageSize)
        } catch {
            guard error.code == .conversationNotFound || error.code == .messageNotFound else { throw error }
            return []
        }
    }
}
