public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `IngestionStore`.
    ///
    /// - Throws: `.conversationNotFound`.
    public func alignmentElements(
        in conversation: UniqueIdentifier
    ) async throws(StoreError) -> [AlignmentElement] {
        try await readRows { session throws(StoreError) in
            let row = try session.connection.requireConversation(conversation)
            return try session.connection.alignmentElements(ofConversation: row)
        }
    }

    /// See `IngestionStore`.
    ///
    /// - Throws: `.conversationNotFound`.
    public func holdsLocalTimes(in conversation: UniqueIdentifier) async throws(StoreError) -> Bool {
        try await readRows { session throws(StoreError) in
            let row = try session.connection.requireConversation(conversation)
            return try session.connection.exists(
                "SELECT 1 FROM messages WHERE conversation_id = ?1 AND local_time IS NOT NULL LIMIT 1",
                { $0.bind(1, row) })
        }
    }

    /// See `IngestionStore`.
    ///
    /// - Throws: `.conversationNotFound`.
    public func lastPosition(in conversation: UniqueIdentifier) async throws(StoreError) -> ChatPosition? {
        try await readRows { session throws(StoreError) in
            let row = try session.connection.requireConversation(conversation)
            let statement = try session.connection.statement(
                "SELECT position FROM messages WHERE conversation_id = ?1 ORDER BY position DESC LIMIT 1"
            ).bind(1, row)
            defer { statement.reset() }
            return try statement.step() ? ChatPosition(rawValue: statement.integer(0)) : nil
        }
    }

    /// See `IngestionStore`.
    ///
    /// - Throws: `.constraint` if that is not possible; `.conversationNotFound`.
    public func renumber(_ conversation: UniqueIdentifier) async throws(StoreError) {
        try await write { transaction throws(StoreError) in
            try transaction.renumber(conversation: transaction.connection.requireConversation(conversation))
        }
    }

    /// See `IngestionStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func messages(
        sentIn span: Range<Timestamp>, platform: Platform, conversation: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        try checkLimit(limit, upTo: 10_000)
        return try await readRows { session throws(StoreError) in
            let connection = session.connection
            var row: Int64?
            if let conversation {
                guard let known = try connection.conversationRow(conversation) else { return [] }
                row = known
            }
            guard span.upperBound.milliseconds > .min else { return [] }
            let latest = Timestamp(milliseconds: span.upperBound.milliseconds - 1)
            return try connection.messages(
                connection.statement(Connection.spanQuery)
                    .bind(1, MessageRowID.earliest(for: span.lowerBound))
                    .bind(2, connection.lastRow(ofBucket: MessageRowID.bucket(of: latest)))
                    .bind(3, span.lowerBound).bind(4, span.upperBound).bind(5, platform.rawValue).bind(6, row)
                    .bind(7, Int64(limit)))
        }
    }

    /// See `IngestionStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func conversations(
        holding probes: [OverlapProbe], platform: Platform
    ) async throws(StoreError) -> [[UniqueIdentifier]] {
        try await readRows { session throws(StoreError) in
            var answers: [[UniqueIdentifier]] = []
            for probe in probes {
                answers.append(try session.connection.conversations(holding: probe, platform: platform))
            }
            return answers
        }
    }
}

extension Transaction {
    /// Stores a run in the place of the one with its id; what is recorded of how its file was read stays.
    func put(_ run: IngestionRun) throws(StoreError) {
        let sql =
            try connection.runRow(run.id) == nil
            ? """
            INSERT INTO ingestion_runs (uuid, adapter, platform, source, started_at, finished_at, added, duplicates,
                skipped, is_complete) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
            """
            : """
            UPDATE ingestion_runs SET adapter = ?2, platform = ?3, source = ?4, started_at = ?5, finished_at = ?6,
                added = ?7, duplicates = ?8, skipped = ?9, is_complete = ?10 WHERE uuid = ?1
            """
        try statement(sql)
            .bind(1, run.id).bind(2, run.adapter).bind(3, run.platform.rawValue).bind(4, run.source)
            .bind(5, run.startedAt).bind(6, run.finishedAt).bind(7, run.figures?.added)
            .bind(8, run.figures?.duplicates).bind(9, run.figures?.skipped)
            .bind(10, (run.figures?.isComplete).map { $0 ? 1 : 0 } as Int64?).run()
    }
}

extension Connection {
    static let runColumns = """
        uuid, adapter, platform, source, started_at, finished_at, added, duplicates, skipped, is_complete
        """
    /// A message with a given time is in a short range of row ids, so its content key needs no index.
    static let probeQuery = """
        SELECT c.uuid FROM messages AS m CROSS JOIN conversations AS c ON c.id = m.conversation_id
        WHERE m.id BETWEEN ?1 AND ?2 AND m.timestamp = ?3 AND m.content_key = ?4 AND c.platform = ?5
        """

    /// The messages of a time range are in a range of row ids; for a range of seconds they are few enough to be sorted.
    static let spanQuery = """
        SELECT \(messageColumns) FROM \(messageTables)
        WHERE m.id BETWEEN ?1 AND ?2 AND m.timestamp >= ?3 AND m.timestamp < ?4 AND c.platform = ?5
            AND (?6 IS NULL OR m.conversation_id = ?6)
        ORDER BY m.timestamp, m.id LIMIT ?7
        """

    /// The runs from a statement with the columns `runColumns`.
    func runs(_ statement: Statement) throws(StoreError) -> [IngestionRun] {
        defer { statement.reset() }
        var runs: [IngestionRun] = []
        while try statement.step() { runs.append(try statement.ingestionRun()) }
        return runs
    }

    fileprivate func alignmentElements(
        ofConversation row: Int64
    ) throws(StoreError) -> [AlignmentElement] {
        // A chat has few people, so each is queried once.
        var people: [Int64: Optional<UniqueIdentifier>] = [:]
        people.updateValue(nil, forKey: 0)
        let senders = try statement(
            "SELECT p.uuid FROM senders AS s CROSS JOIN people AS p ON p.id = s.person_id WHERE s.id = ?1")
        let walk = try statement(
            """
            SELECT content_key, sender_id, timestamp, position, local_time IS NOT NULL,
                CASE WHEN kind = ?2 AND text IS NULL AND parts & ?3 = 0 THEN ifnull(platform_specific, '') END
            FROM messages WHERE conversation_id = ?1 ORDER BY position
            """
        ).bind(1, row).bind(2, ContentKind.deleted.code).bind(3, MessageParts.attachments.rawValue)
        defer { walk.reset() }
        var elements: [AlignmentElement] = []
        while try walk.step() {
            guard let key = walk.contentKey(0) else { continue }
            let sender = walk.integer(1)
            if people[sender] == nil {
                people.updateValue(try senders.bind(1, sender).step() ? senders.identifier(0) : nil, forKey: sender)
                senders.reset()
            }
            elements.append(
                AlignmentElement(
                    key: key, person: people[sender] ?? nil, timestamp: walk.timestamp(2),
                    position: ChatPosition(rawValue: walk.integer(3)), hasLocalTime: walk.bool(4),
                    isOwnersMark: try walk.optionalText(5).map { (members) throws(StoreError) in
                        try StoredJSON.members(members).isOfOwnersMark
                    } ?? false))
        }
        return elements
    }

    fileprivate func conversations(
        holding probe: OverlapProbe, platform: Platform
    ) throws(StoreError) -> [UniqueIdentifier] {
        let bucket = MessageRowID.bucket(of: probe.timestamp)
        let statement = try statement(Connection.probeQuery)
            .bind(1, MessageRowID.earliest(for: probe.timestamp)).bind(2, try lastRow(ofBucket: bucket))
            .bind(3, probe.timestamp).bind(4, UniqueIdentifier(high: probe.key.high, low: probe.key.low))
            .bind(5, platform.rawValue)
        defer { statement.reset() }
        var found: Set<UniqueIdentifier> = []
        while try statement.step() {
            if let id = statement.identifier(0) { found.insert(id) }
        }
        return found.sorted()
    }

    /// The last row id that a message of a bucket can have, as a full bucket overflows into the next one.
    func lastRow(ofBucket bucket: Int64) throws(StoreError) -> Int64 {
        var bucket = bucket
        while try exists(
            "SELECT 1 FROM messages WHERE id = ?1", { $0.bind(1, MessageRowID.last(ofBucket: bucket)) })
        {
            bucket += 1
        }
        return MessageRowID.last(ofBucket: bucket)
    }
}

extension Statement {
    /// The run in the current row, with the columns `Connection.runColumns`.
    func ingestionRun() throws(StoreError) -> IngestionRun {
        guard let id = identifier(0) else { throw StoreError(.damaged) }
        let figures =
            isNull(6)
            ? nil
            : RunFigures(added: integer(6), duplicates: integer(7), skipped: integer(8), isComplete: bool(9))
        return IngestionRun(
            id: id, adapter: text(1), platform: Platform(rawValue: text(2)), source: text(3), startedAt: timestamp(4),
            finishedAt: optionalTimestamp(5), figures: figures)
    }
}
