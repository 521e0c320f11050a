internal import WhisperMessage
internal import WhisperStorePort
internal import WhisperTextCoding

extension ValueRows {
    /// The rows of those that name a person in a column.
    private static func naming(_ column: String) -> String {
        """
        SELECT v.id FROM people AS h CROSS JOIN senders AS t ON t.person_id = ifnull(h.joined_into, h.id)
        CROSS JOIN waiting_changes AS v ON v.\(column) = t.id WHERE h.uuid = ?1
        """
    }

    /// The changes that wait.
    static let waitingChanges = ValueRows(
        columns: """
            w.id, c.uuid, w.external_id, w.kind, w.sender_id, p.uuid, w.text, w.claim, w.timestamp, w.whose,
            w.author_id, q.uuid
            """,
        tables: """
            waiting_changes AS w CROSS JOIN conversations AS c ON c.id = w.conversation_id
            LEFT JOIN senders AS s ON s.id = w.sender_id LEFT JOIN people AS p ON p.id = s.person_id
            LEFT JOIN senders AS a ON a.id = w.author_id LEFT JOIN people AS q ON q.id = a.person_id
            """,
        key: [Column("w.id")],
        fields: [
            .target: [Column("w.conversation_id", of: "conversations"), Column("w.external_id")],
            .number: [Column("w.id")],
        ],
        conditions: [.person: "w.id IN (\(naming("sender_id")) UNION ALL \(naming("author_id")))"],
        number: "w.id"
    ) { (_, row) throws(StoreError) in
        guard let conversation = row.identifier(1) else { throw StoreError(.damaged) }
        let author: MessageAuthor<SenderHandle> =
            row.integer(9) == 1 ? .owner : row.sender(10, person: 11).map { .participant($0) } ?? .unknown
        let kind = try AuthoredChange.Kind(
            code: row.integer(3), text: row.optionalText(6), claim: row.integer(7), at: row.timestamp(8))
        return .waiting(
            WaitingChange(
                for: MessageName(conversation: conversation, externalID: row.text(2)), of: author,
                AuthoredChange(kind, by: row.sender(4, person: 5), at: row.timestamp(8))),
            number: row.integer(0))
    }
}

extension Transaction {
    /// Stores a change that waits, under a new number for 0.
    func put(_ waiting: WaitingChange, number: Int64) throws(StoreError) {
        let row = try requireConversation(waiting.message.conversation)
        let (kind, sender) = (waiting.change.kind, waiting.change.sender)
        var (whose, author): (Int64, Int64?) = (0, nil)
        switch waiting.author {
        case .unknown: break
        case .owner: whose = 1
        case .participant(let handle): (whose, author) = (2, handle.rawValue)
        }
        try statement(
            """
            INSERT OR REPLACE INTO waiting_changes
                (conversation_id, external_id, kind, sender_id, text, claim, timestamp, whose, author_id, id)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
            """
        )
        .bind(1, row).bind(2, waiting.message.externalID).bind(3, kind.code).bind(4, sender?.rawValue)
        .bind(5, kind.text).bind(6, kind.claim).bind(7, waiting.change.timestamp).bind(8, whose).bind(9, author)
        .bind(10, number == 0 ? nil : number).run()
    }
}

extension Statement {
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
