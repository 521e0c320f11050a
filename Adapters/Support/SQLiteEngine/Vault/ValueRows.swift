internal import WhisperMessage
internal import WhisperStorePort

/// The table of a kind of values: how its rows are found, and what they say (see `ValueSelection`).
struct ValueRows: Sendable {
    /// A column that holds a term.
    struct Column: Sendable {
        var name: String
        /// The table of which it holds the row; nil if it holds the term itself.
        var table: String?

        init(_ name: String, of table: String? = nil) {
            self.name = name
            self.table = table
        }
    }

    /// What is selected: columns and tables.
    var columns: String
    var tables: String
    /// The columns of the key, and of what else values are found by.
    var key: [Column]
    var fields: [StoredValue.Field: [Column]] = [:]
    /// What every row fulfils that is a value; nil if all are.
    var condition: String?
    /// Conditions for fields that a value can have several times: each with one parameter.
    var conditions: [StoredValue.Field: String] = [:]
    /// What all selected rows fulfil, for fields that not every value has.
    var filters: [StoredValue.Field: String] = [:]
    /// The column of the number, if there is one.
    var number: String?
    /// The value of the current row.
    var value: @Sendable (Transaction, Statement) throws(StoreError) -> StoredValue
}

/// A query for a selection: its text, and what is bound to its parameters.
struct ValueQuery {
    private(set) var sql = ""
    private(set) var parameters: [(term: StoredValue.Term, table: String?)] = []
    /// Whether more terms are asked for than a value has, so that none is found.
    private(set) var isEmpty = false

    /// The query for the values of a selection.
    ///
    /// - Parameter isCounting: Whether their number is asked for, whatever the limit.
    init(_ selection: ValueSelection, isCounting: Bool = false) {
        let rows = ValueRows.of(selection.kind)
        var conditions = rows.condition.map { [$0] } ?? []
        var order = rows.key
        if let field = selection.field, let condition = rows.conditions[field] {
            isEmpty = selection.terms.count > 1
            conditions.append(condition)
            for term in selection.terms { _ = parameter(term) }
            if let number = rows.number { order = [ValueRows.Column(number)] }
            if selection.kind == .join, case .id(let run)? = selection.terms.first {
                _ = parameter(.text(JoinCause.run(run).text))
            }
        } else {
            let columns = selection.field.flatMap { rows.fields[$0] } ?? rows.key
            isEmpty =
                selection.terms.count > columns.count || selection.field.map { rows.fields[$0] == nil } ?? false
            for (column, term) in zip(columns, selection.terms) {
                conditions.append("\(column.name) = \(parameter(term, for: column))")
            }
            order = Array(columns.dropFirst(selection.terms.count))
            if let range = selection.range, let column = order.first {
                let (lower, upper) = (parameter(range.lowerBound), parameter(range.upperBound))
                conditions.append("\(column.name) BETWEEN \(lower) AND \(upper)")
            }
            if let field = selection.field {
                if rows.number == nil { order += rows.key }
                if let number = rows.number, field != .number { order.append(ValueRows.Column(number)) }
            }
        }
        if let filter = selection.field.flatMap({ rows.filters[$0] }) { conditions.append(filter) }
        if !selection.place.isEmpty {
            let place = zip(order, selection.place).map { column, term in
                (column: column.name, parameter: parameter(term, for: column))
            }
            let columns = place.map(\.column).joined(separator: ", ")
            let behind = place.map(\.parameter).joined(separator: ", ")
            conditions.append("(\(columns)) \(selection.isDescending ? "<" : ">") (\(behind))")
        }
        sql = "SELECT \(isCounting ? "count(*)" : rows.columns) FROM \(rows.tables)"
        if !conditions.isEmpty { sql += " WHERE " + conditions.joined(separator: " AND ") }
        if isCounting { return }
        if !order.isEmpty {
            let direction = selection.isDescending ? " DESC" : ""
            sql += " ORDER BY " + order.map { $0.name + direction }.joined(separator: ", ")
        }
        if selection.limit < .max { sql += " LIMIT \(parameter(.integer(Int64(selection.limit))))" }
    }

    private mutating func parameter(_ term: StoredValue.Term, for column: ValueRows.Column? = nil) -> String {
        parameters.append((term, column?.table))
        return "?\(parameters.count)"
    }
}

extension ValueQuery {
    /// Binds what needs no look-up.
    func bind(to statement: Statement) {
        for (index, parameter) in parameters.enumerated() { statement.bind(Int32(index + 1), parameter.term) }
    }
}

extension Transaction {
    func values(_ selection: ValueSelection) throws(StoreError) -> [StoredValue] {
        guard let statement = try statement(for: ValueQuery(selection)) else { return [] }
        defer { statement.reset() }
        let rows = ValueRows.of(selection.kind)
        var values: [StoredValue] = []
        while try statement.step() { values.append(try rows.value(self, statement)) }
        return values
    }

    func count(_ selection: ValueSelection) throws(StoreError) -> Int64 {
        guard let statement = try statement(for: ValueQuery(selection, isCounting: true)) else { return 0 }
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : 0
    }

    /// A query, ready to run; nil if it names something that does not exist.
    private func statement(for query: ValueQuery) throws(StoreError) -> Statement? {
        if query.isEmpty { return nil }
        let statement = try statement(query.sql)
        for (index, parameter) in query.parameters.enumerated() {
            var term = parameter.term
            if let table = parameter.table {
                guard let row = try row(of: term, in: table) else { return nil }
                term = .integer(row)
            }
            statement.bind(Int32(index + 1), term)
        }
        return statement
    }

    /// The row that an id stands for.
    private func row(of term: StoredValue.Term, in table: String) throws(StoreError) -> Int64? {
        switch term {
        case .person(let id): try connection.personRow(id)
        case .id(let id):
            switch table {
            case "conversations": try conversationRow(id)
            case "messages": try messageRow(id)
            case "joins": try connection.joinRow(id)
            default: nil
            }
        default: nil
        }
    }
}

extension Statement {
    @discardableResult
    fileprivate func bind(_ index: Int32, _ term: StoredValue.Term) -> Statement {
        switch term {
        case .integer(let value): bind(index, value as Int64?)
        case .text(let text): bind(index, text as String?)
        case .bytes(let bytes): bind(index, bytes: bytes)
        case .id(let id), .person(let id): bind(index, id)
        }
    }
}

/// The tables.
extension ValueRows {
    /// That of a kind.
    static func of(_ kind: StoredValue.Kind) -> ValueRows {
        switch kind {
        case .setting: settings
        case .policy: policies
        case .identity: identities
        case .contact: contacts
        case .formerKeys: formerKeys
        case .run: runs
        case .reading: readings
        case .known: knownPositions
        case .opening: openings
        case .seal: seals
        case .draft: drafts
        case .account: accounts
        case .spilled: spilledEvents
        case .waiting: waitingChanges
        case .outgoing: outbox
        case .attempt: attempts
        case .server: servers
        case .rank: ranks
        case .presence: presences
        case .reference: references
        case .report: reports
        case .join: joins
        case .separation: separations
        case .receipt: receipts
        case .reaction: reactions
        case .joinedPart: joinedParts
        }
    }

    private static let settings = ValueRows(
        columns: "name, value", tables: "settings", key: [Column("name")]
    ) { _, row in .setting(name: row.text(0), value: row.text(1)) }

    private static let policies = ValueRows(
        columns: "name, is_on, changed_at", tables: "policies", key: [Column("name")]
    ) { _, row in .policy(PolicyRecord(name: row.text(0), isOn: row.bool(1), changedAt: row.timestamp(2))) }

    private static let identities = ValueRows(
        columns: Connection.identityColumns, tables: Connection.identityTables, key: [Column("i.uuid")]
    ) { (_, row) throws(StoreError) in .identity(try row.identity()) }

    private static let contacts = ValueRows(
        columns: Connection.contactColumns, tables: Connection.contactTables, key: [Column("k.uuid")],
        fields: [
            .name: [Column("k.folded")], .fingerprint: [Column("k.fingerprint")],
            .recipientKey: [Column("k.recipient_key_id")], .agreementKey: [Column("k.agreement_key")],
            .signingKey: [Column("k.signing_key")], .person: [Column("k.person_id", of: "people")],
            .picture: [Column("k.avatar")], .trust: [],
        ],
        filters: [
            .trust: "(k.trust <> 0 OR k.is_blocked <> 0)", .picture: "k.avatar IS NOT NULL",
            .signingKey: "k.signing_key IS NOT NULL", .person: "k.person_id IS NOT NULL",
        ]
    ) { (_, row) throws(StoreError) in .contact(try row.contact()) }

    private static let formerKeys = ValueRows(
        columns: "k.id, k.uuid", tables: "contacts AS k", key: [Column("k.uuid")],
        condition: "EXISTS (SELECT 1 FROM contact_keys WHERE contact_id = k.id)",
        conditions: [
            .agreementKey: "k.id IN (SELECT contact_id FROM contact_keys WHERE agreement_key = ?1)",
            .signingKey: "k.id IN (SELECT contact_id FROM contact_keys WHERE signing_key = ?1)",
        ]
    ) { (transaction, row) throws(StoreError) in
        guard let contact = row.identifier(1) else { throw StoreError(.damaged) }
        return .formerKeys(try transaction.connection.pastKeys(ofContact: row.integer(0)), of: contact)
    }

    private static let runs = ValueRows(
        columns: "\(Connection.runColumns), id", tables: "ingestion_runs", key: [Column("uuid")],
        fields: [.start: [Column("started_at")], .number: [Column("id")]], number: "id"
    ) { (_, row) throws(StoreError) in .run(try row.ingestionRun(), number: row.integer(10)) }

    private static let readings = ValueRows(
        columns: "uuid, conversation, reading", tables: "ingestion_runs", key: [Column("uuid")],
        fields: [.conversation: [Column("conversation")]], condition: "reading IS NOT NULL"
    ) { (_, row) throws(StoreError) in
        guard let run = row.identifier(0), let conversation = row.identifier(1) else { throw StoreError(.damaged) }
        return .reading(try StoredImport.reading(row.text(2), conversation: conversation), of: run)
    }

    private static let knownPositions = ValueRows(
        columns: "uuid, known", tables: "ingestion_runs", key: [Column("uuid")], condition: "known IS NOT NULL"
    ) { (_, row) throws(StoreError) in
        guard let run = row.identifier(0) else { throw StoreError(.damaged) }
        return .known(try StoredImport.known(row.text(1)), of: run)
    }

    private static let openings = ValueRows(
        columns: "o.key, m.uuid, o.opened_at",
        tables: "opened_envelopes AS o LEFT JOIN messages AS m ON m.id = o.message_id", key: [Column("o.key")],
        fields: [.message: [Column("o.message_id", of: "messages")], .start: [Column("o.opened_at")]],
        filters: [.message: "o.message_id IS NOT NULL"]
    ) { _, row in
        .opening(OpeningRecord(key: row.bytes(0), message: row.identifier(1), openedAt: row.timestamp(2)))
    }

    private static let drafts = ValueRows(
        columns: "c.uuid, d.text, d.updated_at",
        tables: "drafts AS d CROSS JOIN conversations AS c ON c.id = d.conversation_id",
        key: [Column("d.conversation_id", of: "conversations")]
    ) { (_, row) throws(StoreError) in
        guard let id = row.identifier(0) else { throw StoreError(.damaged) }
        return .draft(Draft(conversation: id, text: row.text(1), updatedAt: row.timestamp(2)))
    }

    /// What is of a person in a group: the columns of both, of the group first.
    private static let ofMember = [
        Column("g.conversation_id", of: "conversations"), Column("g.person_id", of: "people"),
    ]

    private static func members(_ table: String) -> String {
        """
        \(table) AS g CROSS JOIN conversations AS c ON c.id = g.conversation_id
        CROSS JOIN people AS p ON p.id = g.person_id
        """
    }

    private static let ranks = ValueRows(
        columns: "c.uuid, p.uuid, g.is_admin, g.timestamp", tables: members("group_ranks"),
        key: ofMember + [Column("g.timestamp")], fields: [.person: [ofMember[1]]]
    ) { (_, row) throws(StoreError) in
        guard let group = row.identifier(0), let person = row.identifier(1) else { throw StoreError(.damaged) }
        return .rank(GroupRank(isAdmin: row.bool(2), at: row.timestamp(3)), of: person, in: group)
    }

    private static let presences = ValueRows(
        columns: "c.uuid, p.uuid, g.role, g.timestamp", tables: members("group_members"), key: ofMember,
        fields: [.person: [ofMember[1]]]
    ) { (_, row) throws(StoreError) in
        guard let group = row.identifier(0), let person = row.identifier(1) else { throw StoreError(.damaged) }
        let presence = GroupPresence(role: try row.role(2), since: row.timestamp(3))
        return .presence(presence, of: person, in: group)
    }

    private static let references = ValueRows(
        columns: "a.platform, a.key, c.uuid, a.ordinal",
        tables: "conversation_aliases AS a CROSS JOIN conversations AS c ON c.id = a.conversation_id",
        key: [Column("a.platform"), Column("a.key")],
        fields: [.conversation: [Column("a.conversation_id", of: "conversations"), Column("a.ordinal")]]
    ) { (_, row) throws(StoreError) in
        guard let id = row.identifier(2) else { throw StoreError(.damaged) }
        return .reference(
            platform: Platform(rawValue: row.text(0)), key: row.text(1), of: id, place: row.integer(3))
    }

    private static let reports = ValueRows(
        columns: "uuid, described_at, phone_choices, roster_at", tables: "conversations", key: [Column("uuid")],
        condition: "coalesce(described_at, phone_choices, roster_at) IS NOT NULL"
    ) { (_, row) throws(StoreError) in
        guard let id = row.identifier(0) else { throw StoreError(.damaged) }
        let report = ChatReport(
            describedAt: row.optionalTimestamp(1), choices: row.optionalInteger(2).map(PhoneChoices.init(code:)),
            listedAt: row.optionalTimestamp(3))
        return .report(report, of: id)
    }

    private static let seals = ValueRows(
        columns: "part, seal", tables: "trust_seals", key: [Column("part")]
    ) { (_, row) throws(StoreError) in
        .seal(part: UInt8(exactly: row.integer(0)), row.bytes(1))
    }

    private static let accounts = ValueRows(
        columns: "platform, user_id, server, token", tables: "arrival_accounts", key: [Column("platform")]
    ) { _, row in
        let account = ArrivalAccount(
            platform: Platform(rawValue: row.text(0)), user: row.text(1), server: row.text(2))
        return .account(ArrivalProgress(account: account, token: row.text(3)))
    }

    /// A vault has few sources, so a walk in order of arrival rarely meets another one's events.
    private static let spilledEvents = ValueRows(
        columns: "id, name, bytes, received_at, source", tables: "spill_queue", key: [Column("id")],
        fields: [.source: [Column("source"), Column("id")], .number: [Column("id")]], number: "id"
    ) { _, row in
        let event = SpilledEvent(form: row.text(1), bytes: row.bytes(2), receivedAt: row.timestamp(3))
        return .spilled(WaitingEvent(number: row.integer(0), event: event), of: row.text(4))
    }

    private static let outbox = ValueRows(
        columns: "o.id, m.uuid, c.platform, o.attempts, o.next_attempt_at",
        tables: """
            outbox AS o CROSS JOIN messages AS m ON m.id = o.message_id
            CROSS JOIN conversations AS c ON c.id = m.conversation_id
            """,
        key: [Column("o.message_id", of: "messages")],
        fields: [.platform: [Column("c.platform")], .number: [Column("o.id")]], number: "o.id"
    ) { (_, row) throws(StoreError) in
        guard let message = row.identifier(1) else { throw StoreError(.damaged) }
        return .outgoing(
            PostSchedule(
                message: message, platform: Platform(rawValue: row.text(2)), number: row.integer(0),
                attempts: row.integer(3), nextAttemptAt: row.timestamp(4)))
    }

    private static let attempts = ValueRows(
        columns: "m.uuid, a.device, a.made_at",
        tables: "post_attempts AS a CROSS JOIN messages AS m ON m.id = a.message_id",
        key: [Column("a.message_id", of: "messages")]
    ) { (_, row) throws(StoreError) in
        guard let message = row.identifier(0) else { throw StoreError(.damaged) }
        return .attempt(PostAttempt(device: row.text(1), at: row.timestamp(2)), of: message)
    }

    /// Of all conversations of a platform, few have gaps; so these are walked, not those.
    private static let servers = ValueRows(
        columns: Connection.serverColumns, tables: Connection.serverTables,
        key: [Column("c.id", of: "conversations")],
        condition: """
            (s.sequence IS NOT NULL OR l.number IS NOT NULL
                OR EXISTS (SELECT 1 FROM arrival_gaps WHERE conversation_id = c.id))
            """,
        conditions: [
            .cursor: "c.id IN (SELECT conversation_id FROM sync_cursors) AND +c.platform = ?1",
            .gap: "c.id IN (SELECT conversation_id FROM arrival_gaps) AND +c.platform = ?1",
        ]
    ) { (transaction, row) throws(StoreError) in try transaction.connection.server(row) }
}
