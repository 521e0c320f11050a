internal import WhisperMessage
internal import WhisperStorePort

/// Conversations that are joined and separated (see `StoreWriter`).
extension Transaction {
    func repetitions(
        of conversation: UniqueIdentifier, in other: UniqueIdentifier
    ) throws(StoreError) -> [(message: UniqueIdentifier, repeated: UniqueIdentifier)] {
        try settleKeys()
        let pairs = try statement(
            """
            SELECT o.uuid, m.uuid FROM messages AS o CROSS JOIN senders AS a ON a.id = o.sender_id
            CROSS JOIN messages AS m ON m.external_id = o.external_id
                AND m.id IN \(Connection.rows(inConversation: "?2", withKey: "message_key(o.external_id)"))
            CROSS JOIN senders AS b ON b.id = m.sender_id
            WHERE o.conversation_id = ?1 AND a.person_id IS b.person_id
            """
        ).bind(1, try requireConversation(conversation)).bind(2, try requireConversation(other))
        defer { pairs.reset() }
        var found: [(UniqueIdentifier, UniqueIdentifier)] = []
        while try pairs.step() {
            guard let message = pairs.identifier(0), let repeated = pairs.identifier(1) else {
                throw StoreError(.damaged)
            }
            found.append((message, repeated))
        }
        return found
    }

    func rearrange(
        _ conversations: [UniqueIdentifier], within range: ClosedRange<ChatPosition>, by join: UniqueIdentifier?,
        _ arrangement: ([ChatMessages]) throws(StoreError) -> [[MessageMove]]
    ) throws(StoreError) {
        if conversations.count > 1 { try settleKeys() }
        var chats: [Chat] = []
        for id in conversations {
            let row = try requireConversation(id)
            try touch(row)
            chats.append(try chat(inRow: row, within: range))
        }
        let moves = try arrangement(chats.map(\.messages))
        latestMessage = nil
        let writer = try PlaceWriter(self, join: join)
        if chats.count == 1 {
            session.saving.conversations[conversations[0]] = nil
            renumbered.insert(chats[0].row)
            try writer.move(chats[0], moves[0])
            #if WHISPER_TEST_HOOKS
                if range != ChatPosition.all { WriteStep.gapWidened.reached() }
            #endif
            return
        }
        session.forgetSaved()
        for (home, count) in try writer.move(chats, moves) { reportAdded(count, to: conversations[home]) }
        for chat in chats { try recount(conversation: chat.row) }
    }

    /// A conversation whose messages move.
    fileprivate struct Chat {
        /// The row of the conversation.
        var row: Int64
        /// The rows of the messages, and what is said of these.
        var rows: [Int64] = []
        var messages = ChatMessages()
    }

    private func chat(inRow row: Int64, within range: ClosedRange<ChatPosition>) throws(StoreError) -> Chat {
        let walk = try statement(Connection.placesWithin)
            .bind(1, row).bind(2, range.lowerBound.rawValue).bind(3, range.upperBound.rawValue)
        defer { walk.reset() }
        var chat = Chat(row: row)
        var (runs, joins): ([Int64: Int32], [Int64: Int32]) = ([:], [:])
        while try walk.step() {
            chat.rows.append(walk.integer(0))
            let run = try index(
                of: walk.optionalInteger(4), in: &chat.messages.runs, &runs,
                "SELECT uuid FROM ingestion_runs WHERE id = ?1")
            let join = try index(
                of: walk.optionalInteger(5), in: &chat.messages.joins, &joins, "SELECT uuid FROM joins WHERE id = ?1")
            chat.messages.places.append(
                ChatMessages.Place(
                    position: ChatPosition(rawValue: walk.integer(1)), timestamp: walk.timestamp(2),
                    sender: walk.integer(3), run: run, join: join, number: walk.optionalInteger(6) ?? 0))
        }
        return chat
    }

    /// The index of what is in a row; -1 for none, or what has gone.
    private func index(
        of row: Int64?, in found: inout [UniqueIdentifier], _ known: inout [Int64: Int32], _ sql: String
    ) throws(StoreError) -> Int32 {
        guard let row else { return -1 }
        if let index = known[row] { return index }
        let id = try connection.identifiers(sql, row).first
        let index = id == nil ? -1 : Int32(clamping: found.count)
        if let id { found.append(id) }
        known[row] = index
        return index
    }

    func referencedBlobs(among blobs: Set<String>?) throws(StoreError) -> [String] {
        guard let blobs else { return try connection.referencedBlobs() }
        return try connection.referenced(among: blobs)
    }
}

/// Writes where messages are, so that no two of a conversation ever share a position.
private struct PlaceWriter {
    private let transaction: Transaction
    private let update: Statement

    /// A writer for moves by a join; nil for none.
    init(_ transaction: Transaction, join: UniqueIdentifier?) throws(StoreError) {
        self.transaction = transaction
        update = try transaction.statement(
            """
            UPDATE messages SET conversation_id = ?2, position = ?3,
                join_id = CASE ?4 WHEN 1 THEN ?5 WHEN 2 THEN NULL ELSE join_id END,
                run_id = CASE ?6 WHEN 1 THEN NULL ELSE run_id END, server_seq = ?7
            WHERE id = ?1
            """
        )
        guard let join else { return }
        guard let row = try transaction.connection.joinRow(join) else { throw StoreError(.damaged) }
        update.bind(5, row)
    }

    /// Moves messages within their conversation, which stay in their order: those that move up from the last one on,
    /// then those that move down from the first.
    func move(_ chat: Transaction.Chat, _ moves: [MessageMove]) throws(StoreError) {
        for index in moves.indices.reversed() where moves[index].position >= chat.messages.places[index].position {
            try write(chat, index, moves[index], to: chat.row)
        }
        for index in moves.indices where moves[index].position < chat.messages.places[index].position {
            try write(chat, index, moves[index], to: chat.row)
        }
    }

    /// Moves messages between conversations: through negative positions.
    ///
    /// - Returns: How many have come to each.
    func move(_ chats: [Transaction.Chat], _ moves: [[MessageMove]]) throws(StoreError) -> [Int: Int] {
        var added: [Int: Int] = [:]
        var flipped: Set<Int> = []
        for index in chats.indices {
            for (number, next) in moves[index].enumerated() {
                let home = Int(next.conversation)
                if home != index { added[home, default: 0] += 1 }
                var move = next
                if home != index || next.position != chats[index].messages.places[number].position {
                    if !chats[home].rows.isEmpty { flipped.insert(home) }
                    if flipped.contains(home) { move.position = ChatPosition(rawValue: -next.position.rawValue) }
                }
                try write(chats[index], number, move, to: chats[home].row)
            }
        }
        for home in flipped {
            try transaction.statement(
                "UPDATE messages SET position = -position WHERE conversation_id = ?1 AND position < 0"
            ).bind(1, chats[home].row).run()
        }
        return added
    }

    /// Writes where a message is, unless it is there.
    private func write(
        _ chat: Transaction.Chat, _ index: Int, _ move: MessageMove, to row: Int64
    ) throws(StoreError) {
        let place = chat.messages.places[index]
        let stays = row == chat.row && move.position == place.position && move.number == place.number
        if stays, move.mark == .stays, !move.isDisowned { return }
        try update.bind(1, chat.rows[index]).bind(2, row).bind(3, move.position.rawValue)
            .bind(4, Int64(move.mark.code)).bind(6, move.isDisowned)
            .bind(7, move.number == 0 ? nil : move.number).run()
    }
}

extension Connection {
    static let placesWithin = """
        SELECT id, position, timestamp, sender_id, run_id, join_id, server_seq FROM messages
        WHERE conversation_id = ?1 AND position BETWEEN ?2 AND ?3 ORDER BY position
        """
}

extension MessageMove.Mark {
    /// Its code in the statement that moves messages.
    fileprivate var code: Int {
        switch self {
        case .stays: 0
        case .set: 1
        case .removed: 2
        }
    }
}
