public import WhisperStorePort

/// Events that arrived faster than they could be committed (ING-3). They wait in the vault, in order per source, for as
/// long as necessary; `commit` removes them in the same transaction as it stores their results.
extension VaultStore {
    /// Appends events to the source's queue.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func spill(_ events: [SpilledEvent], of source: String) async throws(StoreError) {
        guard !events.isEmpty else { return }
        try await write(.spill(events, of: source)) { writer throws(StoreError) in
            for event in events { try writer.put(.spilled(WaitingEvent(number: 0, event: event), of: source)) }
        }
    }

    /// The oldest waiting events of a source, in order; `limit` is 1 … 10,000.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func spilledEvents(of source: String, limit: Int) async throws(StoreError) -> [WaitingEvent] {
        guard (1...10_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in
            try reader.values(ValueSelection(.spilled, by: .source, [.text(source)], limit: limit)).compactMap {
                value in
                if case .spilled(let event, _) = value { event } else { nil }
            }
        }
    }

    /// The number of waiting events of a source.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func spilledCount(of source: String) async throws(StoreError) -> Int64 {
        try await read { reader throws(StoreError) in
            try reader.count(ValueSelection(.spilled, by: .source, [.text(source)]))
        }
    }
}

extension StoreWriter {
    /// Removes the events of a source that have become changes from those that wait.
    func removeSpilled(_ mark: SpillMark) throws(StoreError) {
        let numbers = StoredValue.Term.integer(.min)...(.integer(mark.through))
        for value in try values(ValueSelection(.spilled, by: .source, [.text(mark.source)], within: numbers)) {
            try remove(value.key)
        }
    }
}
