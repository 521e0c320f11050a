public import WhisperStorePort

extension InMemoryStore {
    /// Puts events behind those of the source that wait already.
    public func spill(_ events: [SpilledEvent], of source: String) async throws(StoreError) {
        try write { transaction in
            for event in events {
                let number = transaction.state.nextArrival()
                transaction.state.spilled[source, default: []].append(WaitingEvent(number: number, event: event))
            }
        }
    }

    /// The events of a source that have waited longest, in order.
    public func spilledEvents(of source: String, limit: Int) async throws(StoreError) -> [WaitingEvent] {
        try checkLimit(limit, upTo: 10_000)
        return try read { Array($0.spilled[source, default: []].prefix(limit)) }
    }

    /// Bytes of what live sources told, in the order in which they were kept.
    public func rawEvents(after number: Int64?, limit: Int) async throws(StoreError) -> [KeptRawEvent] {
        try checkLimit(limit, upTo: 10_000)
        return try read { state in
            Array(state.rawEvents.lazy.filter { $0.number > number ?? .min }.prefix(limit))
        }
    }

    /// How many events of a source wait.
    public func spilledCount(of source: String) async throws(StoreError) -> Int64 {
        try read { Int64($0.spilled[source, default: []].count) }
    }
}
