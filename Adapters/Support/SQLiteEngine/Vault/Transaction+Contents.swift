internal import WhisperMessage
internal import WhisperStorePort

/// The uses of stored contents, and how many attachments are in which state (ST-13).
extension Transaction {
    func contentUses(after place: ContentPlace?, limit: Int) throws(StoreError) -> [ContentUse] {
        var uses: [ContentUse] = []
        if let place {
            let same = try statement(Connection.usesOfContent)
                .bind(1, place.sha256).bind(2, place.number).bind(3, Int64(place.index)).bind(4, Int64(limit))
            try connection.appendUses(same, to: &uses)
        }
        guard uses.count < limit else { return uses }
        let others = try statement(Connection.usesOfContentsBehind)
            .bind(1, place?.sha256 ?? "").bind(2, Int64(limit - uses.count))
        try connection.appendUses(others, to: &uses)
        return uses
    }

    func attachments(in state: AttachmentState?) throws(StoreError) -> [AttachmentState: Int64] {
        let tables =
            switch state {
            case nil: "attachments"
            case .remote: "attachments INDEXED BY attachments_to_fetch WHERE state = 'remote'"
            case .some(let state): "attachments WHERE state = '\(state.rawValue)'"
            }
        let counts = try connection.transientStatement("SELECT state, count(*) FROM \(tables) GROUP BY state")
        var states: [AttachmentState: Int64] = [:]
        while try counts.step() {
            guard let state = AttachmentState(rawValue: counts.text(0)) else { throw StoreError(.damaged) }
            states[state] = counts.integer(1)
        }
        return states
    }
}

extension Connection {
    private static let useColumns = """
        a.sha256, a.message_id, a.ordinal, m.uuid, c.uuid, m.platform, m.kind, m.status,
            ifnull(m.written_at, m.timestamp), a.name, a.mime, a.size, a.state
        """
    /// The entries of the index contain message and ordinal, so it has the order of the walk.
    private static let useTables = """
        attachments AS a INDEXED BY attachments_by_blob CROSS JOIN messages AS m ON m.id = a.message_id
        CROSS JOIN conversations AS c ON c.id = m.conversation_id
        """
    /// The further uses of one content.
    static let usesOfContent = """
        SELECT \(useColumns) FROM \(useTables)
        WHERE a.sha256 = ?1 AND a.message_id >= ?2 AND (a.message_id > ?2 OR a.ordinal > ?3)
        ORDER BY a.message_id, a.ordinal LIMIT ?4
        """
    /// The uses of the contents behind one.
    static let usesOfContentsBehind = """
        SELECT \(useColumns) FROM \(useTables) WHERE a.sha256 > ?1
        ORDER BY a.sha256, a.message_id, a.ordinal LIMIT ?2
        """

    fileprivate func appendUses(_ row: Statement, to uses: inout [ContentUse]) throws(StoreError) {
        defer { row.reset() }
        while try row.step() {
            guard let message = row.identifier(3), let conversation = row.identifier(4),
                let index = Int(exactly: row.integer(2)), let kind = ContentKind(code: row.integer(6)),
                let status = MessageStatus(rawValue: Int(row.integer(7))),
                let state = AttachmentState(rawValue: row.text(12))
            else { throw StoreError(.damaged) }
            uses.append(
                ContentUse(
                    place: ContentPlace(sha256: row.text(0), number: row.integer(1), index: index), message: message,
                    conversation: conversation, platform: Platform(rawValue: row.text(5)), kind: kind, status: status,
                    shownAt: row.timestamp(8),
                    attachment: Attachment(
                        name: row.optionalText(9), mime: row.optionalText(10), size: row.optionalInteger(11),
                        sha256: row.text(0), state: state)))
        }
    }
}
