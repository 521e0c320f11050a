public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The messages with which a re-export is aligned, in the chat's order.
    ///
    /// - Throws: `.conversationNotFound`.
    public func alignmentElements(
        in conversation: UniqueIdentifier
    ) async throws(StoreError) -> [AlignmentElement] {
        try readState { (state) throws(StoreError) in
            guard let order = state.conversations[conversation]?.order else {
                throw StoreError(.conversationNotFound)
            }
            return order.compactMap { place in
                guard let message = state.message(place.id), let key = message.contentKey else { return nil }
                return AlignmentElement(
                    key: key, person: message.person, timestamp: message.unified.timestamp,
                    position: message.position, hasLocalTime: message.unified.local != nil,
                    isOwnersMark: message.unified.isOwnersMark)
            }
        }
    }

    /// The position of the last message; nil if there is none.
    ///
    /// - Throws: `.conversationNotFound`.
    public func lastPosition(in conversation: UniqueIdentifier) async throws(StoreError) -> ChatPosition? {
        try readState { (state) throws(StoreError) in
            guard let order = state.conversations[conversation]?.order else {
                throw StoreError(.conversationNotFound)
            }
            return order.last?.position
        }
    }

    /// Spreads the positions of the messages evenly.
    ///
    /// - Throws: `.constraint` if that is not possible; `.conversationNotFound`.
    public func renumber(_ conversation: UniqueIdentifier) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in try transaction.renumber(conversation) }
    }

    /// The messages sent in a time range, by time.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func messages(
        sentIn span: Range<Timestamp>, platform: Platform, conversation: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        try checkLimit(limit, upTo: 10_000)
        return try readState { state in
            let found = state.messages.values.filter { row in
                span.contains(row.message.unified.timestamp)
                    && (conversation.map { $0 == row.message.conversation } ?? true)
                    && state.conversations[row.message.conversation]?.conversation.platform == platform
            }
            return found.sorted {
                ($0.message.unified.timestamp, $0.arrival) < ($1.message.unified.timestamp, $1.arrival)
            }
            .prefix(limit).compactMap { state.message($0.message.unified.id) }
        }
    }

    /// For each probe, the conversations that contain such a message.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func conversations(
        holding probes: [OverlapProbe], platform: Platform
    ) async throws(StoreError) -> [[UniqueIdentifier]] {
        try readState { state in
            probes.map { probe in
                let holding = state.messages.values.filter { row in
                    row.message.contentKey == probe.key && row.message.unified.timestamp == probe.timestamp
                        && state.conversations[row.message.conversation]?.conversation.platform == platform
                }
                return Set(holding.map(\.message.conversation)).sorted()
            }
        }
    }
}
