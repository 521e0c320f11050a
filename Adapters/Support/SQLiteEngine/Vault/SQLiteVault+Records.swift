internal import WhisperMessage
public import WhisperStorePort
internal import WhisperTextCoding

extension SQLiteVault {
    /// See `RecordTransfer`.
    ///
    /// - Throws: `.invalidArgument` for a cursor that no page returned.
    public func records(after cursor: RecordCursor?, limit: Int) async throws(StoreError) -> RecordPage {
        try checkLimit(limit, upTo: 10_000)
        let first = RecordCursor(rawValue: "\(RecordPlace.Kind.settings.rawValue):")
        guard let place = RecordPlace(cursor ?? first) else { throw StoreError(.invalidArgument) }
        return try await readRows { session throws(StoreError) in
            try Transaction(session).records(after: place, limit: limit)
        }
    }

    /// See `RecordTransfer`.
    ///
    /// - Throws: The code of the kind, such as `.personNotFound`, for a reference to something that does not exist;
    ///   `.constraint` for a position, an alias of a conversation, a fingerprint or an identity's name that is taken;
    ///   `.invalidArgument` for an inconsistent record.
    public func insertRecords(_ records: [VaultRecord]) async throws(StoreError) -> SaveOutcome {
        try await write { transaction throws(StoreError) in try transaction.insert(records) }
    }
}

/// A position in the sequence of records: the kind, and the key of the last record of that kind.
struct RecordPlace {
    /// The kinds in order: a record follows those that it refers to.
    enum Kind: String, CaseIterable {
        case settings, policies, identities, people, conversations, messages, contacts, drafts, runs, openings, joins,
            joinedParts, joinedMessages, separations
    }

    var kind: Kind
    /// A name, a row id or a UUID; empty before the first record of the kind.
    var key: String

    init(kind: Kind, key: String) {
        self.kind = kind
        self.key = key
    }

    init?(_ cursor: RecordCursor) {
        let parts = cursor.rawValue.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
        self.init(kind: kind, key: String(parts[1]))
    }

    /// The key as the row of the last record; one before all rows if there is none.
    var row: Int64 {
        get throws(StoreError) {
            guard let row = key.isEmpty ? -1 : Int64(key) else { throw StoreError(.invalidArgument) }
            return row
        }
    }

    var cursor: RecordCursor { RecordCursor(rawValue: "\(kind.rawValue):\(key)") }
}

/// Reads records.
extension Transaction {
    fileprivate func records(after place: RecordPlace, limit: Int) throws(StoreError) -> RecordPage {
        var records: [VaultRecord] = []
        var place = place
        while records.count < limit {
            let found = try self.records(place, limit: limit - records.count)
            records += found.map(\.record)
            if let last = found.last { place.key = last.key }
            if records.count == limit { break }
            guard let next = place.kind.next else { return RecordPage(records: records, next: nil) }
            place = RecordPlace(kind: next, key: "")
        }
        // A full page may be the last one, without a next one.
        var rest: RecordPlace? = place
        while let there = rest {
            if try !self.records(there, limit: 1).isEmpty { return RecordPage(records: records, next: place.cursor) }
            rest = there.kind.next.map { RecordPlace(kind: $0, key: "") }
        }
        return RecordPage(records: records, next: nil)
    }

    private func records(
        _ place: RecordPlace, limit: Int
    ) throws(StoreError) -> [(key: String, record: VaultRecord)] {
        switch place.kind {
        case .joins: try joinRecords(after: try place.row, limit: limit)
        case .joinedParts: try joinedParts(after: try place.row, limit: limit)
        case .joinedMessages: try joinedMessages(after: try place.row, limit: limit)
        case .separations:
            try separations().filter { $0.key > place.key }.prefix(limit).map { ($0.key, .separation($0)) }
        default: try connection.records(place, limit: limit)
        }
    }
}

extension Connection {
    fileprivate func records(
        _ place: RecordPlace, limit: Int
    ) throws(StoreError) -> [(key: String, record: VaultRecord)] {
        switch place.kind {
        case .settings:
            return try settings().drop { !place.key.utf8.lexicographicallyPrecedes($0.0.utf8) }.prefix(limit)
                .map { name, value in (name, .setting(name: name, value: value)) }
        case .policies:
            return try policies().drop { !place.key.utf8.lexicographicallyPrecedes($0.name.utf8) }.prefix(limit)
                .map { ($0.name, .policy($0)) }
        case .identities:
            return try identities(after: place.key, limit: limit)
        case .people:
            return try byRow("people", "joined_into IS NULL", place, limit) { (row) throws(StoreError) in
                guard var person = try person(row: row) else { return nil }
                person.aliases = try aliases(ofPerson: row, by: "id")
                return .person(person, joined: try joined(into: row))
            }
        case .conversations:
            return try byRow("conversations", "1", place, limit) { (row) throws(StoreError) in
                try conversation(row: row).map { conversation throws(StoreError) in
                    .conversation(
                        conversation, aliases: try aliases(of: conversation, row),
                        members: try members(ofConversation: row).map(MemberRecord.init))
                }
            }
        case .messages:
            return try byRow("messages", "1", place, limit) { (row) throws(StoreError) in
                try message(row: row).map { message throws(StoreError) in
                    .message(
                        message, versions: try versions(ofMessage: row),
                        reactionPeople: try reactions(toMessage: row).map(\.person),
                        receipts: try receipts(ofMessage: row).map(ReceiptRecord.init))
                }
            }
        case .contacts:
            return try contacts(after: place.key, limit: limit)
        case .drafts:
            return try drafts().filter { $0.conversation.description > place.key }.prefix(limit)
                .map { ($0.conversation.description, .draft($0)) }
        case .runs:
            return try byRow("ingestion_runs", "1", place, limit) { (row) throws(StoreError) in
                let statement = try statement("SELECT \(Connection.runColumns) FROM ingestion_runs WHERE id = ?1")
                return try runs(statement.bind(1, row)).first.map { .run($0) }
            }
        case .openings:
            return try openings(after: place.key, limit: limit)
        case .joins, .joinedParts, .joinedMessages, .separations: return []
        }
    }

    /// The records of a table in order of row ids.
    private func byRow(
        _ table: String, _ condition: String, _ place: RecordPlace, _ limit: Int,
        _ record: (Int64) throws(StoreError) -> VaultRecord?
    ) throws(StoreError) -> [(key: String, record: VaultRecord)] {
        let last = try place.row
        let statement = try statement(
            "SELECT id FROM \(table) WHERE id > ?1 AND \(condition) ORDER BY id LIMIT ?2"
        ).bind(1, last).bind(2, Int64(limit))
        defer { statement.reset() }
        var records: [(key: String, record: VaultRecord)] = []
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

    private func contacts(
        after key: String, limit: Int
    ) throws(StoreError) -> [(key: String, record: VaultRecord)] {
        let last = UniqueIdentifier(key) ?? UniqueIdentifier(high: 0, low: 0)
        let statement = try statement(Connection.contactsByID).bind(1, last).bind(2, Int64(limit))
        defer { statement.reset() }
        var records: [(key: String, record: VaultRecord)] = []
        while try statement.step() {
            let contact = try statement.contact()
            let keys = try pastKeys(ofContact: statement.integer(0))
            records.append((contact.id.description, .contact(contact, pastKeys: keys)))
        }
        return records
    }
}

/// Identities and openings.
extension Connection {
    fileprivate func identities(
        after key: String, limit: Int
    ) throws(StoreError) -> [(key: String, record: VaultRecord)] {
        let all = try identitiesByDescent()
        var first = 0
        if !key.isEmpty {
            guard let last = all.firstIndex(where: { $0.id.description == key }) else {
                throw StoreError(.invalidArgument)
            }
            first = last + 1
        }
        return all[first...].prefix(limit).map { ($0.id.description, .identity($0)) }
    }

    fileprivate func openings(
        after key: String, limit: Int
    ) throws(StoreError) -> [(key: String, record: VaultRecord)] {
        guard let last = HexText.bytes(of: key) else { throw StoreError(.invalidArgument) }
        return try openings(after: last, limit: limit).map { (HexText.text($0.key), .opening($0)) }
    }
}

extension RecordPlace.Kind {
    /// The kind whose records follow those of this one.
    fileprivate var next: RecordPlace.Kind? {
        let all = RecordPlace.Kind.allCases
        guard let index = all.firstIndex(of: self), all.indices.contains(index + 1) else { return nil }
        return all[index + 1]
    }
}
