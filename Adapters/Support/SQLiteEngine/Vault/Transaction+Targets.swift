internal import WhisperMessage
internal import WhisperStorePort

/// The message that a source refers to.
enum FoundTarget: Equatable {
    /// The one in this row.
    case message(Int64)
    case missing, refused
}

/// The stored messages with one id, in the chat's order.
struct StoredTargets {
    let rows: [Int64]
    /// The row of their chat.
    let conversation: Int64

    /// The one that a change concerns.
    ///
    /// - Parameters:
    ///   - author: Whose message it is, by the row of the sender.
    ///   - sender: The row of who makes the change.
    func choice(
        _ author: MessageAuthor<Int64>, by sender: Int64?, isAuthors: Bool, in connection: Connection
    ) throws(StoreError) -> FoundTarget {
        try choice(author, by: sender, isAuthors: isAuthors, in: connection) { (sender, platform) throws(StoreError) in
            try connection.actor(ofSender: sender, on: platform)?.actor ?? MessageActor(namedBy: [])
        }
    }

    func choice<Person>(
        _ author: MessageAuthor<Person>, by sender: Int64?, isAuthors: Bool, in connection: Connection,
        actor: (Person, Platform?) throws(StoreError) -> MessageActor
    ) throws(StoreError) -> FoundTarget {
        if let certain = author.choice(ofOneAmong: rows.count) { return found(certain) }
        let platform = try connection.conversation(row: conversation)?.platform
        let named = try author.map { (person) throws(StoreError) in try actor(person, platform) }
        var candidates: [TargetCandidate] = []
        for row in rows { candidates.append(try connection.candidate(row, on: platform)) }
        let changing = try sender.flatMap { (sender) throws(StoreError) in
            try connection.actor(ofSender: sender, on: platform)?.actor
        }
        return found(named.choice(among: candidates, by: changing, isAuthors: isAuthors))
    }

    private func found(_ choice: TargetChoice) -> FoundTarget {
        switch choice {
        case .message(let index): .message(rows[index])
        case .missing: .missing
        case .refused: .refused
        }
    }
}

/// The messages that sources refer to (ING-1b).
extension Transaction {
    /// The stored messages with an id.
    func targets(_ key: WaitingKey) throws(StoreError) -> StoredTargets {
        var rows = try connection.messageRows(conversation: key.conversation, externalID: key.externalID)
        if rows.count > 1 {
            var positions: [Int64: Int64] = [:]
            for row in rows { positions[row] = try connection.position(ofMessage: row) }
            rows.sort { (positions[$0] ?? 0, $0) < (positions[$1] ?? 0, $1) }
        }
        return StoredTargets(rows: rows, conversation: key.conversation)
    }

    /// The message that a source refers to.
    func choice(_ target: MessageTarget) throws(StoreError) -> FoundTarget {
        guard let conversation = try connection.conversationRow(target.conversation) else { return .missing }
        return try choice(target, WaitingKey(conversation: conversation, externalID: target.externalID), for: nil)
    }

    /// The message that a change concerns.
    func choice(
        _ target: MessageTarget, _ key: WaitingKey, for change: AuthoredChange?
    ) throws(StoreError) -> FoundTarget {
        let targets = try targets(key)
        // The usual case costs one look: a single message, which is certainly the named author's.
        if targets.rows.count == 1, try connection.isCertain(targets.rows[0], by: target.author) {
            return .message(targets.rows[0])
        }
        return try targets.choice(
            target.author, by: change?.sender, isAuthors: change?.isAuthors ?? false, in: connection
        ) { (named, platform) throws(StoreError) in
            for alias in named.aliases where alias.kind.identifiesPerson {
                guard let person = try connection.personRows(of: alias, on: named.platform).min(),
                    let actor = try connection.actor(ofPerson: person, on: platform)
                else { continue }
                return actor
            }
            return MessageActor(namedBy: named.aliases)
        }
    }
}

extension MessageAuthor<Int64> {
    /// The value of the column `whose`.
    var code: Int64 {
        switch self {
        case .unknown: 0
        case .owner: 1
        case .participant: 2
        }
    }

    /// The value of the column `author_id`.
    var row: Int64? {
        if case .participant(let row) = self { row } else { nil }
    }

    /// Reads an author from the columns `whose` and `author_id`.
    init(code: Int64, row: Int64?) {
        self = code == 1 ? .owner : row.map { .participant($0) } ?? .unknown
    }
}

extension Connection {
    fileprivate func candidate(_ row: Int64, on platform: Platform?) throws(StoreError) -> TargetCandidate {
        let statement = try statement("SELECT direction, sender_id FROM messages WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { throw StoreError(.messageNotFound) }
        let direction = MessageDirection(rawValue: Int(statement.integer(0))) ?? .unknown
        return TargetCandidate(
            direction, author: try actor(ofSender: statement.integer(1), on: platform)?.actor)
    }

    /// Whether the person who wrote a message has the address of a named author, or the owner wrote it.
    fileprivate func isCertain(_ row: Int64, by author: MessageAuthor<NewSender>) throws(StoreError) -> Bool {
        switch author {
        case .unknown: return false
        case .owner:
            return try exists("SELECT 1 FROM messages WHERE id = ?1 AND direction = 2", { $0.bind(1, row) })
        case .participant(let named):
            guard let alias = named.aliases.first(where: \.kind.identifiesPerson) else { return false }
            return try exists(
                """
                SELECT 1 FROM messages AS m CROSS JOIN senders AS s ON s.id = m.sender_id
                CROSS JOIN person_aliases AS a ON a.person_id = s.person_id
                WHERE m.id = ?1 AND a.kind = ?2 AND a.value = ?3 AND (?4 IS NULL OR a.platform = ?4)
                """,
                {
                    $0.bind(1, row).bind(2, Int64(alias.kind.rawValue)).bind(3, alias.value)
                        .bind(4, alias.kind.namespace(on: named.platform)?.rawValue)
                })
        }
    }

    fileprivate func position(ofMessage row: Int64) throws(StoreError) -> Int64 {
        let statement = try statement("SELECT position FROM messages WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : 0
    }
}
