internal import WhisperArchive
internal import WhisperMessage
internal import WhisperStorePort

/// Records openings, and saves the opened messages (ENV-7).
extension Transaction {
    /// Checks, records and stores; any refusal comes before the first change.
    func commit(_ opening: ReplayKey, storing message: NewOpenedMessage) throws(StoreError) -> OpeningOutcome {
        let judged = try connection.reading(of: now).judged
        if try connection.isRemembered(opening.key) { return .replayed }
        if case .inPlaceOf(let carrier) = message.place, try isOpened(carrier) { return .replayed }
        if let conversation = try conversationRow(of: message.place),
            try connection.messageRow(conversation: conversation, externalID: message.externalID) != nil
        {
            return .replayed
        }
        let edited = try archive.takeEdit(message, members: StoredJSON.members(message.platformSpecific))
        let row = if let edited { (row: try requireMessage(edited), id: edited) } else { try save(message) }
        try LedgerRoom(transaction: self, now: judged).enter(opening.key)
        try insertOpening(opening.key, message: row.row, at: judged)
        try moveMark(to: now)
        #if WHISPER_TEST_HOOKS
            WriteStep.openingNoted.reached()
        #endif
        return .opened(message: row.id)
    }

    /// Adds an envelope to the permanent record.
    func insertOpening(_ key: [UInt8], message row: Int64?, at time: Timestamp) throws(StoreError) {
        try statement("INSERT INTO opened_envelopes (key, message_id, opened_at) VALUES (?1, ?2, ?3)")
            .bind(1, bytes: key).bind(2, row).bind(3, time).run()
    }

    /// The conversation for a message, if it exists.
    private func conversationRow(of place: NewOpenedMessage.Place) throws(StoreError) -> Int64? {
        switch place {
        case .behind(let carrier), .inPlaceOf(let carrier): return try session.requirePlace(of: carrier).conversation
        case .conversation(let reference):
            guard !reference.key.isEmpty else { throw StoreError(.invalidArgument) }
            return try connection.conversationRow(platform: reference.platform, key: reference.key)
        }
    }

    private func save(_ message: NewOpenedMessage) throws(StoreError) -> (row: Int64, id: UniqueIdentifier) {
        if case .inPlaceOf(let carrier) = message.place {
            return (try open(message, inPlaceOf: carrier), carrier)
        }
        let sender = try archive.sender(for: message.sender)
        // The person has a new name, or is new, so the cached senders are incomplete.
        session.saving.senders = [:]
        let conversation: UniqueIdentifier
        let position: ChatPosition
        switch message.place {
        case .conversation(let reference):
            conversation = try self.conversation(for: reference).id
            position = try freePosition(
                in: conversation,
                behind: { () throws(StoreError) in
                    try self.conversationState(conversation).last?.position ?? 0
                })
        case .behind(let carrier), .inPlaceOf(let carrier):
            conversation = try connection.conversationID(try session.requirePlace(of: carrier).conversation)
            position = try freePosition(
                in: conversation,
                behind: { () throws(StoreError) in
                    try self.session.requirePlace(of: carrier).position
                })
        }
        let added = try archive.add([
            NewMessage(
                conversation: conversation, externalID: message.externalID, platform: .whisper,
                timestamp: message.timestamp, precision: .second, sender: sender, recipients: message.recipients,
                direction: .incoming, isRead: message.isRead, content: message.content,
                platformSpecific: message.platformSpecific, position: position, seal: message.seal)
        ])
        guard let id = added.first ?? nil else { throw StoreError(.constraint) }
        return (try requireMessage(id), id)
    }

    /// A free position directly behind another one, and before the next.
    func freePosition(
        in id: UniqueIdentifier, behind place: () throws(StoreError) -> Int64
    ) throws(StoreError) -> ChatPosition {
        let row = try conversationState(id).row
        for isRenumbered in [false, true] {
            let low = try place()
            let next = try statement(Connection.positionBehind).bind(1, row).bind(2, low)
            defer { next.reset() }
            let high = try next.step() ? next.integer(0) : nil
            if let position = Transaction.between(low, high) { return ChatPosition(rawValue: position) }
            if isRenumbered { break }
            next.reset()
            try renumber(conversation: row, openingBehind: low)
            session.saving.conversations[id] = nil
        }
        throw StoreError(.constraint)
    }
}

extension Connection {
    static let positionBehind = """
        SELECT position FROM messages WHERE conversation_id = ?1 AND position > ?2 ORDER BY position LIMIT 1
        """
    static let openedKey = "SELECT 1 FROM opened_envelopes WHERE key = ?1"
    static let ledgerKey = "SELECT 1 FROM replay_ledger WHERE key = ?1"

    /// Whether an envelope was opened: the permanent record decides; the ledger, a small subset of it, is queried
    /// first.
    func isRemembered(_ key: [UInt8]) throws(StoreError) -> Bool {
        for sql in [Connection.ledgerKey, Connection.openedKey] {
            if try exists(sql, { $0.bind(1, bytes: key) }) { return true }
        }
        return false
    }

    /// The id of a conversation's row.
    func conversationID(_ row: Int64) throws(StoreError) -> UniqueIdentifier {
        let statement = try statement("SELECT uuid FROM conversations WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step(), let id = statement.identifier(0) else { throw StoreError(.damaged) }
        return id
    }
}
