internal import WhisperMessage
internal import WhisperStorePort

/// A record, with the key by which the following ones are asked for: a name, a UUID or a row id.
typealias KeyedRecord = (key: String, record: VaultRecord)

/// Reads records (see `StoreReader`).
extension Transaction {
    func records(of kind: RecordKind, after key: String, limit: Int) throws(StoreError) -> [KeyedRecord] {
        try connection.records(of: kind, after: key, limit: limit)
    }
}

extension Connection {
    fileprivate func records(of kind: RecordKind, after key: String, limit: Int) throws(StoreError) -> [KeyedRecord] {
        switch kind {
        case .people:
            return try byRow("people", "joined_into IS NULL", after: key, limit) { (row) throws(StoreError) in
                guard var person = try person(row: row) else { return nil }
                person.aliases = try aliases(ofPerson: row, by: "id")
                return .person(person, joined: try joined(into: row))
            }
        case .conversations:
            return try byRow("conversations", "1", after: key, limit) { (row) throws(StoreError) in
                try conversation(row: row).map { .conversation($0, aliases: []) }
            }
        case .messages:
            return try byRow("messages", "1", after: key, limit) { (row) throws(StoreError) in
                try message(row: row).map { message throws(StoreError) in
                    .message(
                        message, versions: try versions(ofMessage: row),
                        reactionPeople: try reactions(toMessage: row).map(\.person),
                        receipts: try receipts(ofMessage: row).map(ReceiptRecord.init))
                }
            }
        case .joinedMessages: return try joinedMessages(after: Connection.row(key), limit: limit)
        }
    }

    /// A key as the row of the last record; one before all rows if there is none.
    fileprivate static func row(_ key: String) throws(StoreError) -> Int64 {
        guard let row = key.isEmpty ? -1 : Int64(key) else { throw StoreError(.invalidArgument) }
        return row
    }

    /// The records of a table in order of row ids.
    private func byRow(
        _ table: String, _ condition: String, after key: String, _ limit: Int,
        _ record: (Int64) throws(StoreError) -> VaultRecord?
    ) throws(StoreError) -> [KeyedRecord] {
        let last = try Connection.row(key)
        let statement = try statement(
            "SELECT id FROM \(table) WHERE id > ?1 AND \(condition) ORDER BY id LIMIT ?2"
        ).bind(1, last).bind(2, Int64(limit))
        defer { statement.reset() }
        var records: [KeyedRecord] = []
        while try statement.step() {
            let row = statement.integer(0)
            if let record = try record(row) { records.append((String(row), record)) }
        }
        return records
    }

    private func joined(into row: Int64) throws(StoreError) -> [UniqueIdentifier] {
        let statement = try statement("SELECT uuid FROM people WHERE joined_into = ?1 ORDER BY uuid").bind(1, row)
        defer { statement.reset() }
        var ids: [UniqueIdentifier] = []
        while try statement.step() {
            if let id = statement.identifier(0) { ids.append(id) }
        }
        return ids
    }
}
