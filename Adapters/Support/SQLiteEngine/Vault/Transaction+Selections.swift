internal import WhisperMessage
internal import WhisperStorePort

/// Finds messages by what they have in common (see `StoreReader`).
extension Transaction {
    func visit(
        _ selection: MessageSelection, _ body: (MessageOutline) throws(StoreError) -> Bool
    ) throws(StoreError) {
        if let messages = selection.messages { return try visit(messages, body) }
        guard let look = try look(for: selection) else { return }
        let walk = look.bind(try connection.transientStatement(selection.query))
        var names = OutlineNames(outbox: [])
        let entries = try statement("SELECT message_id FROM outbox")
        while try entries.step() { names.outbox.insert(entries.integer(0)) }
        while try walk.step() { guard try body(outline(walk, &names)) else { return } }
    }

    func mark(_ messages: MessageSelection, as mark: MessageMark, limit: Int) throws(StoreError) -> Int64 {
        guard let look = try look(for: messages) else { return 0 }
        if let chat = look.conversation { try touch(chat) }
        var conditions = messages.conditions
        if limit < .max {
            conditions =
                "id IN (SELECT id FROM messages WHERE \(conditions) ORDER BY position DESC LIMIT ?12)"
        }
        if case .confirmed = mark { return try confirm(look, where: conditions, limit: limit) }
        let change =
            switch mark {
            case .read(let isRead): "SET is_read = \(isRead ? 1 : 0) WHERE is_read = \(isRead ? 0 : 1)"
            case .direction(.unknown): "SET direction = 0 WHERE direction <> 0"
            case .direction(let direction):
                "SET direction = \(direction.rawValue), is_read = 1 WHERE direction <> \(direction.rawValue)"
            case .confirmed: ""
            }
        let update = look.bind(try statement("UPDATE messages \(change) AND \(conditions)"))
        if limit < .max { update.bind(12, Int64(limit)) }
        try update.run()
        let count = connection.changes
        if count == 0 { return 0 }
        let recount = try statement(
            """
            UPDATE conversations SET unread_count = (SELECT count(*) FROM messages
                WHERE conversation_id = conversations.id AND is_read = 0 AND direction = 1)
            \(look.conversation == nil ? "" : "WHERE id = ?1")
            """)
        if let chat = look.conversation { recount.bind(1, chat) }
        try recount.run()
        session.saving.conversations = [:]
        if case .direction = mark { changes.insert(.reload) }
        return Int64(count)
    }

    /// Takes the mark of added files from messages.
    private func confirm(
        _ look: SelectionLook, where conditions: String, limit: Int
    ) throws(StoreError) -> Int64 {
        let marked = look.bind(
            try statement(
                """
                SELECT id, platform_specific FROM messages
                WHERE \(conditions) AND instr(platform_specific, '"\(UnifiedMessage.fileMember)"') > 0
                """))
        if limit < .max { marked.bind(12, Int64(limit)) }
        defer { marked.reset() }
        var rest: [(row: Int64, specific: String)] = []
        while try marked.step() {
            var members = try StoredJSON.object(marked.text(1))
            guard members[UnifiedMessage.fileMember] != nil else { continue }
            members[UnifiedMessage.fileMember] = nil
            rest.append((marked.integer(0), StoredJSON.text(members)))
        }
        let update = try statement("UPDATE messages SET platform_specific = ?2 WHERE id = ?1")
        for (row, specific) in rest { try update.bind(1, row).bind(2, specific.isEmpty ? nil : specific).run() }
        return Int64(rest.count)
    }

    /// What a selection means in rows; nil if no message can meet it.
    private func look(for selection: MessageSelection) throws(StoreError) -> SelectionLook? {
        var look = SelectionLook(selection)
        if let id = selection.conversation {
            look.conversation = try conversationRow(id)
            if look.conversation == nil { return nil }
        }
        look.run = try selection.run.map { (id) throws(StoreError) in try requireRun(id) }
        if let before = selection.shownBefore, selection.conversation == nil {
            look.last = try connection.lastRow(ofBucket: MessageRowID.bucket(of: before))
        }
        if let id = selection.sender {
            look.sender = try connection.personRow(id)
            guard let person = look.sender else { return nil }
            // Looking for the messages of someone whom no source has shown would read all messages.
            let isShown = try connection.exists(
                "SELECT 1 FROM senders WHERE person_id = ?1 LIMIT 1", { $0.bind(1, person) })
            if !isShown { return nil }
        }
        if let id = selection.receiver {
            look.receiver = try connection.personRow(id)
            if look.receiver == nil { return nil }
        }
        return look
    }

    private func visit(
        _ messages: [UniqueIdentifier], _ body: (MessageOutline) throws(StoreError) -> Bool
    ) throws(StoreError) {
        let look = try statement(
            """
            SELECT \(MessageSelection.columns), EXISTS (SELECT 1 FROM outbox WHERE message_id = messages.id)
            FROM messages WHERE id = ?1 AND uuid = ?2
            """)
        var names = OutlineNames(outbox: [])
        for id in messages {
            defer { look.reset() }
            // The row can be computed from an id that this vault assigned.
            var isFound = false
            if let row = session.identity.row(of: id) { isFound = try look.bind(1, row).bind(2, id).step() }
            if !isFound {
                look.reset()
                guard let row = try messageRow(id), try look.bind(1, row).bind(2, id).step() else { continue }
            }
            var outline = try outline(look, &names)
            outline.isInOutbox = look.bool(9)
            guard try body(outline) else { return }
        }
    }

    /// The message in the current row of a statement with the columns of a selection.
    private func outline(_ row: Statement, _ names: inout OutlineNames) throws(StoreError) -> MessageOutline {
        let chat = row.integer(2)
        if names.conversations[chat] == nil { names.conversations[chat] = try conversationID(ofRow: chat) }
        let run = row.optionalInteger(4)
        if let run, names.runs[run] == nil {
            names.runs[run] = try connection.identifiers(MessageSelection.runOfRow, run).first
        }
        let sender = row.integer(7)
        if names.senders[sender] == nil { names.senders[sender] = .some(try person(ofSender: sender)) }
        guard let id = row.identifier(1), let conversation = names.conversations[chat],
            let status = MessageStatus(rawValue: Int(row.integer(5)))
        else { throw StoreError(.damaged) }
        return MessageOutline(
            id: id, conversation: conversation, externalID: row.text(8), sender: names.senders[sender] ?? nil,
            position: ChatPosition(rawValue: row.integer(3)), run: run.flatMap { names.runs[$0] }, status: status,
            isInOutbox: names.outbox.contains(row.integer(0)), isOpened: row.bool(6))
    }

    /// The person of a sender; nil for none.
    private func person(ofSender row: Int64) throws(StoreError) -> UniqueIdentifier? {
        try connection.identifiers(MessageSelection.personOfSender, row).first
    }
}

/// What many messages have in common, read once.
private struct OutlineNames {
    /// The ids of conversations, by their rows.
    var conversations: [Int64: UniqueIdentifier] = [:]
    /// The ids of runs, by their rows.
    var runs: [Int64: UniqueIdentifier] = [:]
    /// The people of senders, by the rows of these; nil for none.
    var senders: [Int64: UniqueIdentifier?] = [:]
    /// The rows of the messages in the outbox.
    var outbox: Set<Int64>
}

/// A selection in rows.
private struct SelectionLook {
    private let selection: MessageSelection
    var conversation: Int64?
    var run: Int64?
    /// The row of the person who wrote the messages.
    var sender: Int64?
    /// The row of a person who received them.
    var receiver: Int64?
    /// The last row that may be earlier than the date.
    var last: Int64?

    init(_ selection: MessageSelection) { self.selection = selection }

    /// Binds the parameters that the conditions name.
    @discardableResult
    func bind(_ statement: Statement) -> Statement {
        if let conversation { statement.bind(1, conversation) }
        if let run { statement.bind(2, run) }
        if let platform = selection.platform { statement.bind(3, platform.rawValue) }
        if let before = selection.shownBefore { statement.bind(4, before) }
        if let before = selection.receivedBefore { statement.bind(5, before) }
        if let last { statement.bind(6, last) }
        if let sender { statement.bind(7, sender) }
        if let receiver { statement.bind(8, receiver) }
        if let addressee = selection.addressee { statement.bind(9, addressee) }
        if let positions = selection.positions {
            statement.bind(10, positions.lowerBound.rawValue).bind(11, positions.upperBound.rawValue)
        }
        return statement
    }
}

extension MessageSelection {
    fileprivate static let columns = """
        id, uuid, conversation_id, position, run_id, status, seal IS NOT NULL, sender_id, external_id
        """
    fileprivate static let runOfRow = "SELECT uuid FROM ingestion_runs WHERE id = ?1"
    fileprivate static let personOfSender = """
        SELECT p.uuid FROM senders AS s CROSS JOIN people AS p ON p.id = s.person_id WHERE s.id = ?1
        """

    /// The columns that show what messages have.
    private static let traits: [(Traits, column: String)] = [
        (.seal, "seal"), (.localTime, "local_time"), (.clientID, "client_message_id"),
        // The row of no sender.
        (.sender, "nullif(sender_id, 0)"),
    ]

    /// The conditions on the messages, but for their dates.
    private var undated: [String] {
        var conditions: [String] = []
        if conversation != nil { conditions.append("conversation_id = ?1") }
        if positions != nil { conditions.append("position BETWEEN ?10 AND ?11") }
        if run != nil { conditions.append("run_id = ?2") }
        if platform != nil { conditions.append("platform = ?3") }
        if receivedBefore != nil {
            conditions.append(
                """
                coalesce((SELECT min(r.received_at) FROM raw_events AS r WHERE r.message_id = messages.id) < ?5, 1)
                """)
        }
        if sender != nil { conditions.append("sender_id IN (SELECT id FROM senders WHERE person_id = ?7)") }
        if receiver != nil { conditions.append("id IN (SELECT message_id FROM message_receipts WHERE person_id = ?8)") }
        if addressee != nil { conditions.append("id IN (SELECT message_id FROM recipients WHERE identifier = ?9)") }
        if let kind { conditions.append("kind = \(kind.code)") }
        if let direction { conditions.append("direction = \(direction.rawValue)") }
        for (trait, column) in MessageSelection.traits {
            if having.contains(trait) { conditions.append("\(column) IS NOT NULL") }
            if without.contains(trait) { conditions.append("\(column) IS NULL") }
        }
        return conditions
    }

    /// All conditions.
    fileprivate var conditions: String {
        let dated = shownBefore == nil ? [] : ["ifnull(written_at, timestamp) < ?4"]
        return (undated + dated + ["1"]).joined(separator: " AND ")
    }

    /// The messages, in their order.
    var query: String {
        let select = "SELECT \(MessageSelection.columns) FROM messages"
        if conversation != nil { return "\(select) WHERE \(conditions) ORDER BY position" }
        guard shownBefore != nil else { return "\(select) WHERE \(conditions) ORDER BY id" }
        // Rows are ordered by the source's date, which is not always the displayed one.
        let others = undated.map { " AND \($0)" }.joined()
        return """
            \(select) WHERE id <= ?6\(others) AND timestamp < ?4 AND written_at IS NULL UNION ALL
            \(select) INDEXED BY messages_by_writing WHERE written_at < ?4\(others) ORDER BY id
            """
    }
}
