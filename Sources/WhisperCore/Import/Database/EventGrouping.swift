import WhisperIngestionPort

/// Divides a database's events into groups that end between two messages, so that what directly follows a message, such
/// as the edit that its text results from, is committed with it.
struct EventGrouping {
    /// The last message, and what follows it so far.
    private var carried: [IngestionEvent] = []
    /// The position of the last batch, which is covered when everything carried is committed.
    private var position: UInt64?

    /// More events about one message are divided, so that memory stays bounded.
    private static let limit = 1_000

    /// Adds a batch.
    ///
    /// - Returns: The events to commit, and the position to acknowledge then.
    mutating func take(_ batch: IngestionBatch) -> (events: [IngestionEvent], committed: UInt64?) {
        var events = carried + batch.events
        let last = events.lastIndex { if case .message = $0 { true } else { false } } ?? events.endIndex
        let isDivided = events.count - last > EventGrouping.limit
        let end = isDivided ? events.endIndex : last
        let coversEarlier = end >= carried.count
        carried = Array(events[end...])
        events.removeSubrange(end...)
        let committed = isDivided ? batch.position : coversEarlier ? position : nil
        position = batch.position
        return (events, committed)
    }

    /// What is left at the end.
    mutating func finish() -> (events: [IngestionEvent], committed: UInt64?) {
        defer { carried = [] }
        return (carried, position)
    }
}
