internal import WhisperMessage
internal import WhisperStorePort
internal import WhisperTextCoding

/// The changes that wait, as rows (see `StoreReader`).
extension Transaction {
    func hasWaitingChanges() throws(StoreError) -> Bool {
        try connection.exists("SELECT 1 FROM waiting_changes LIMIT 1", { _ in })
    }

    func waitingChanges(for name: MessageName) throws(StoreError) -> [WaitingChange] {
        guard let conversation = try conversationRow(name.conversation) else { return [] }
        let statement = try statement(Connection.waitingChanges).bind(1, conversation).bind(2, name.externalID)
        defer { statement.reset() }
        var entries: [WaitingChange] = []
        while try statement.step() {
            let author: MessageAuthor<SenderHandle> =
                statement.integer(6) == 1
                ? .owner : statement.sender(7, person: 8).map { .participant($0) } ?? .unknown
            entries.append(
                WaitingChange(
                    for: name, of: author,
                    AuthoredChange(
                        try AuthoredChange.Kind(
                            code: statement.integer(0), text: statement.optionalText(3), claim: statement.integer(4),
                            at: statement.timestamp(5)),
                        by: statement.sender(1, person: 2), at: statement.timestamp(5))))
        }
        return entries
    }

    func waitingNames(in conversation: UniqueIdentifier) throws(StoreError) -> [MessageName] {
        guard let row = try conversationRow(conversation) else { return [] }
        let statement = try statement("SELECT DISTINCT external_id FROM waiting_changes WHERE conversation_id = ?1")
            .bind(1, row)
        defer { statement.reset() }
        var names: [MessageName] = []
        while try statement.step() {
            names.append(MessageName(conversation: conversation, externalID: statement.text(0)))
        }
        return names
    }

    func waitingNames(concerning person: UniqueIdentifier) throws(StoreError) -> [MessageName] {
        guard let row = try connection.personRow(person) else { return [] }
        // The waiting changes are few: those by the person, and those of the person's messages.
        let statement = try statement(Connection.everyWaitingChange).bind(1, row)
        var names: [(conversation: Int64, externalID: String, isByPerson: Bool)] = []
        while try statement.step() { names.append((statement.integer(0), statement.text(1), statement.bool(2))) }
        statement.reset()
        var concerned: [MessageName] = []
        for name in names {
            if !name.isByPerson {
                let own = try messageRow(conversation: name.conversation, externalID: name.externalID, by: row)
                if own == nil { continue }
            }
            concerned.append(
                MessageName(conversation: try conversationID(ofRow: name.conversation), externalID: name.externalID))
        }
        return concerned
    }

    func put(_ waiting: WaitingChange) throws(StoreError) {
        let conversation = try requireConversation(waiting.message.conversation)
        let isKnown = try connection.exists(
            "SELECT 1 FROM waiting_changes WHERE \(Connection.waitingChange)",
            { $0.bind(waiting, inConversation: conversation) })
        if isKnown { return }
        try statement(
            """
            INSERT INTO waiting_changes
                (conversation_id, external_id, kind, sender_id, text, claim, timestamp, whose, author_id)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
            """
        ).bind(waiting, inConversation: conversation).run()
    }

    func remove(_ waiting: WaitingChange) throws(StoreError) {
        try statement("DELETE FROM waiting_changes WHERE \(Connection.waitingChange)")
            .bind(waiting, inConversation: requireConversation(waiting.message.conversation)).run()
    }

    // MARK: Who wrote a message

    /// The row of the message that a person has written under an id.
    func messageRow(conversation: Int64, externalID: String, by person: Int64?) throws(StoreError) -> Int64? {
        for row in try connection.messageRows(conversation: conversation, externalID: externalID) {
            if try author(ofMessage: row) == person { return row }
        }
        return nil
    }

    /// The person who wrote the message in a row; nil if the author is unknown.
    func author(ofMessage row: Int64) throws(StoreError) -> Int64? {
        let statement = try statement(Connection.authorQuery).bind(1, row)
        defer { statement.reset() }
        return try statement.step() ? statement.optionalInteger(0) : nil
    }
}

extension Connection {
    static let waitingChanges = """
        SELECT w.kind, w.sender_id, p.uuid, w.text, w.claim, w.timestamp, w.whose, w.author_id, q.uuid
        FROM waiting_changes AS w LEFT JOIN senders AS s ON s.id = w.sender_id
        LEFT JOIN people AS p ON p.id = s.person_id LEFT JOIN senders AS a ON a.id = w.author_id
        LEFT JOIN people AS q ON q.id = a.person_id
        WHERE w.conversation_id = ?1 AND w.external_id = ?2 ORDER BY w.id
        """
    /// One change.
    fileprivate static let waitingChange = """
        conversation_id = ?1 AND external_id = ?2 AND kind = ?3 AND sender_id IS ?4 AND text IS ?5 AND claim = ?6
            AND timestamp = ?7 AND whose = ?8 AND author_id IS ?9
        """
    /// The messages with waiting changes, and whether a change is by a person, or of a message of theirs.
    static let everyWaitingChange = """
        SELECT w.conversation_id, w.external_id, max(ifnull(s.person_id, 0) = ?1 OR ifnull(a.person_id, 0) = ?1)
        FROM waiting_changes AS w LEFT JOIN senders AS s ON s.id = w.sender_id
        LEFT JOIN senders AS a ON a.id = w.author_id GROUP BY w.conversation_id, w.external_id
        """
}

extension Statement {
    /// Binds the columns of a waiting change.
    @discardableResult
    fileprivate func bind(_ waiting: WaitingChange, inConversation row: Int64) -> Statement {
        let (kind, sender) = (waiting.change.kind, waiting.change.sender)
        var (whose, author): (Int64, Int64?) = (0, nil)
        switch waiting.author {
        case .unknown: break
        case .owner: whose = 1
        case .participant(let handle): (whose, author) = (2, handle.rawValue)
        }
        return bind(1, row).bind(2, waiting.message.externalID).bind(3, kind.code).bind(4, sender?.rawValue)
            .bind(5, kind.text).bind(6, kind.claim).bind(7, waiting.change.timestamp).bind(8, whose).bind(9, author)
    }

    /// A sender, from the columns of its row and of its person's id.
    fileprivate func sender(_ row: Int32, person: Int32) -> SenderHandle? {
        guard let number = optionalInteger(row), let person = identifier(person) else { return nil }
        return SenderHandle(rawValue: number, person: person)
    }
}

/// The columns `kind`, `text` and `claim` of a change.
extension AuthoredChange.Kind {
    fileprivate var code: Int64 {
        switch self {
        case .edit: 1
        case .deletion: 2
        case .reaction: 3
        case .vote: 4
        case .encrypted: 5
        }
    }

    fileprivate var text: String? {
        switch self {
        case .edit(let text): text
        case .deletion: nil
        case .reaction(let emoji): emoji
        case .vote(let options): options.map(HexText.text).joined(separator: ",")
        // Its name, a space, and its bytes.
        case .encrypted(let record, _): "\(record.name) \(Base64.text(record.bytes))"
        }
    }

    fileprivate var claim: Int64 {
        switch self {
        case .deletion(let claim): Int64(claim.rawValue)
        case .encrypted(_, let isEdit): isEdit ? 1 : 0
        case .edit, .reaction, .vote: 0
        }
    }

    fileprivate init(code: Int64, text: String?, claim: Int64, at time: Timestamp) throws(StoreError) {
        switch code {
        case 1: self = .edit(text ?? "")
        case 2:
            guard let claim = DeletionClaim(rawValue: Int(claim)) else { throw StoreError(.damaged) }
            self = .deletion(claim)
        case 3: self = .reaction(text)
        case 4:
            var options: [[UInt8]] = []
            for hex in (text ?? "").split(separator: ",") {
                guard let bytes = HexText.bytes(of: String(hex)) else { throw StoreError(.damaged) }
                options.append(bytes)
            }
            self = .vote(options)
        case 5:
            guard let text, let space = text.firstIndex(of: " "),
                let bytes = Base64.bytes(of: String(text[text.index(after: space)...]))
            else { throw StoreError(.damaged) }
            self = .encrypted(
                RawRecord(name: String(text[..<space]), bytes: bytes, receivedAt: time), isEdit: claim == 1)
        default: throw StoreError(.damaged)
        }
    }
}
