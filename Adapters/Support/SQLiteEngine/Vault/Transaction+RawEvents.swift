internal import WhisperMessage
internal import WhisperStorePort

/// The bytes of events from live sources (see `StoreReader`).
extension Transaction {
    func rawEvents(
        of message: UniqueIdentifier?, after number: Int64, limit: Int
    ) throws(StoreError) -> [StoredRawEvent] {
        guard let message else {
            return try statement(Connection.rawEvents).bind(1, number).bind(2, Int64(limit)).rawEvents()
        }
        return try statement(Connection.rawEventsOfMessage).bind(1, requireMessage(message))
            .bind(2, number).bind(3, Int64(limit)).rawEvents()
    }
}

extension Statement {
    /// Reads the events that a query returns, and resets it.
    fileprivate func rawEvents() throws(StoreError) -> [StoredRawEvent] {
        defer { reset() }
        var events: [StoredRawEvent] = []
        while try step() {
            events.append(
                StoredRawEvent(
                    number: integer(0), message: identifier(1),
                    record: RawRecord(name: text(2), bytes: bytes(3), receivedAt: timestamp(4))))
        }
        return events
    }
}

extension Transaction {
    /// Stores the bytes of an event, unless they are already stored: for this message, or, without one, among the
    /// latest. What a source repeats after a crash is what it delivered last.
    func keep(_ record: RawRecord?, ofMessage row: Int64?) throws(StoreError) {
        guard let record else { return }
        let known = try statement(row == nil ? Connection.latestRawEvent : Connection.rawEventOfMessage)
            .bind(1, row).bind(2, record.name).bind(3, bytes: record.bytes)
        let isKept = try known.step()
        known.reset()
        if isKept { return }
        try statement("INSERT INTO raw_events (message_id, name, bytes, received_at) VALUES (?1, ?2, ?3, ?4)")
            .bind(1, row).bind(2, record.name).bind(3, bytes: record.bytes).bind(4, record.receivedAt).run()
    }
}

extension Connection {
    static let rawEvents = """
        SELECT r.id, m.uuid, r.name, r.bytes, r.received_at FROM raw_events AS r
        LEFT JOIN messages AS m ON m.id = r.message_id WHERE r.id > ?1 ORDER BY r.id LIMIT ?2
        """
    /// In the order of the index, which contains the number.
    static let rawEventsOfMessage = """
        SELECT r.id, m.uuid, r.name, r.bytes, r.received_at FROM raw_events AS r
        JOIN messages AS m ON m.id = r.message_id WHERE r.message_id = ?1 AND r.id > ?2
        ORDER BY r.id LIMIT ?3
        """
    static let rawEventOfMessage = "SELECT 1 FROM raw_events WHERE message_id = ?1 AND name = ?2 AND bytes = ?3"
    static let latestRawEvent = """
        SELECT 1 FROM raw_events WHERE ?1 IS NULL AND id > (SELECT max(id) FROM raw_events) - 1000
            AND message_id IS NULL AND name = ?2 AND bytes = ?3
        """
}
