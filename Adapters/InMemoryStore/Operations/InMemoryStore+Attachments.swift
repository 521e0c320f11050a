public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// A platform's messages with attachments whose content can be fetched, the latest first.
    ///
    /// - Throws: `.conversationNotFound`; `.messageNotFound`.
    public func messagesToFetch(
        of platform: Platform, in conversation: UniqueIdentifier?, after message: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        try checkLimit(limit, upTo: 1_000)
        return try readState { (state) throws(StoreError) in
            if let conversation, state.conversations[conversation] == nil { throw StoreError(.conversationNotFound) }
            let last = try message.map { (id) throws(StoreError) in
                guard let row = state.messages[id] else { throw StoreError(.messageNotFound) }
                return row
            }
            let rows = state.messages.values.filter { row in
                let content = row.message.unified.content
                return row.message.unified.platform == platform && content.kind != .deleted
                    && content.attachments.contains { $0.state == .remote }
                    && conversation.map { row.message.conversation == $0 } ?? true
                    && last.map { row.isEarlier(than: $0) } ?? true
            }
            return rows.sorted { $1.isEarlier(than: $0) }.prefix(limit).compactMap {
                state.message($0.message.unified.id)
            }
        }
    }
}

extension MessageRow {
    fileprivate func isEarlier(than other: MessageRow) -> Bool {
        (message.unified.timestamp, arrival) < (other.message.unified.timestamp, other.arrival)
    }
}
