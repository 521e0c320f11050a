public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The bytes of events from live sources, in the order in which they were stored.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func rawEvents(after number: Int64?, limit: Int) async throws(StoreError) -> [StoredRawEvent] {
        try checkLimit(limit, upTo: 10_000)
        return try readState { state in
            Array(state.rawEvents.lazy.filter { $0.number > number ?? .min }.prefix(limit))
        }
    }

    /// The bytes of the events of one message, in the order in which they were stored.
    ///
    /// - Throws: `.messageNotFound`.
    public func rawEvents(of message: UniqueIdentifier) async throws(StoreError) -> [StoredRawEvent] {
        try readState { (state) throws(StoreError) in
            guard state.messages[message] != nil else { throw StoreError(.messageNotFound) }
            return state.rawEvents.filter { $0.message == message }
        }
    }
}
