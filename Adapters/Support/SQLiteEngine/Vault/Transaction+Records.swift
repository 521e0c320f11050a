internal import WhisperMessage
internal import WhisperStorePort
internal import WhisperTextCoding

/// A record, with the key by which the following ones are asked for: a name, a UUID or a row id.
typealias KeyedRecord = (key: String, record: VaultRecord)

/// Reads records (see `StoreReader`).
extension Transaction {
    func records(of kind: RecordKind, after key: String, limit: Int) throws(StoreError) -> [KeyedRecord] {
        switch kind {
        case .joinedParts: try joinedParts(after: Connection.row(key), limit: limit)
        default: try connection.records(of: kind, after: key, limit: limit)
        }
    }
}

extension Connection {
    fileprivate func records(of kind: RecordKind, after key: String, limit: Int) throws(StoreError) -> [KeyedRecord] {
        switch kind {
        case .settings:
            return try settings().drop { !key.utf8.lexicographicallyPrecedes($0.0.utf8) }.prefix(limit)
                .map { name, value in (name, .setting(name: name, value: value)) }
        case .policies:
            return try policies().drop { !key.utf8.lexicographicallyPrecedes($0.name.utf8) }.prefix(limit)
                .map { ($0.name, .policy($0)) }
        case .identities:
            return try identities().map { ($0.id.description, .identity($0)) }.filter { $0.0 > key }
                .sorted { $0.0 < $1.0 }.prefix(limit).map(\.self)
        case .people:
            return try byRow("people", "joined_into IS NULL", after: key, limit) { (row) throws(StoreError) in
                guard var person = try person(row: row) else { return nil }
                person.aliases = try aliases(ofPerson: row, by: "id")
                return .person(person, joined: try joined(into: row))
            }
        case .conversations:
            return try byRow("conversations", "1", after: key, limit) { (row) throws(StoreError) in
                try conversation(row: row).map { conversation throws(StoreError) in
                    .conversation(
                        conversation, aliases: try aliases(of: conversation, row),
                        members: try members(ofConversation: row).map(MemberRecord.init))
                }
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
        case .contacts:
            return try contacts(after: key, limit: limit)
        case .drafts:
            return try drafts().filter { $0.conversation.description > key }.prefix(limit)
                .map { ($0.conversation.description, .draft($0)) }
        case .runs:
            return try byRow("ingestion_runs", "1", after: key, limit) { (row) throws(StoreError) in
                let statement = try statement("SELECT \(Connection.runColumns) FROM ingestion_runs WHERE id = ?1")
                return try runs(statement.bind(1, row)).first.map { .run($0) }
            }
        case .openings:
            guard let last = HexText.bytes(of: key) else { throw StoreError(.invalidArgument) }
            return try openings(after: last, limit: limit).map { (HexText.text($0.key), .opening($0)) }
        case .joinedMessages: return try joinedMessages(after: Connection.row(key), limit: limit)
        case .joinedParts: return []
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

    func aliases(of conversation: Conversation, _ row: Int64) throws(StoreError) -> [ConversationReference] {
        let statement = try statement(
            "SELECT platform, key FROM conversation_aliases WHERE conversation_id = ?1 ORDER BY ordinal"
        ).bind(1, row)
        defer { statement.reset() }
        var aliases: [ConversationReference] = []
        while try statement.step() {
            aliases.append(
                ConversationReference(
                    platform: Platform(rawValue: statement.text(0)), key: statement.text(1),
                    title: conversation.title, kind: conversation.kind))
        }
        return aliases
    }

    private func contacts(after key: String, limit: Int) throws(StoreError) -> [KeyedRecord] {
        let last = UniqueIdentifier(key) ?? UniqueIdentifier(high: 0, low: 0)
        let statement = try statement(Connection.contactsByID).bind(1, last).bind(2, Int64(limit))
        defer { statement.reset() }
        var records: [KeyedRecord] = []
        while try statement.step() {
            let contact = try statement.contact()
            let keys = try pastKeys(ofContact: statement.integer(0))
            records.append((contact.id.description, .contact(contact, pastKeys: keys)))
        }
        return records
    }
}
