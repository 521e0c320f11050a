public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// Appends events to the source's queue.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func spill(_ events: [SpilledEvent], of source: String) async throws(StoreError) {
        try write { transaction in
            for event in events {
                let number = transaction.state.nextArrival()
                transaction.state.spilled[source, default: []].append(WaitingEvent(number: number, event: event))
            }
        }
    }

    /// The oldest waiting events of a source, in order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func spilledEvents(of source: String, limit: Int) async throws(StoreError) -> [WaitingEvent] {
        try checkLimit(limit, upTo: 10_000)
        return try readState { Array($0.spilled[source, default: []].prefix(limit)) }
    }

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

    /// The number of waiting events of a source.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func spilledCount(of source: String) async throws(StoreError) -> Int64 {
        try readState { Int64($0.spilled[source, default: []].count) }
    }
}
