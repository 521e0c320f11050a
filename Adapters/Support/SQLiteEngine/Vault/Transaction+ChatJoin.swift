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
        _ conversations: [UniqueIdentifier], by join: UniqueIdentifier,
        _ arrangement: ([ChatMessages]) throws(StoreError) -> [[MessageMove]]
    ) throws(StoreError) {
        try settleKeys()
        var chats: [(row: Int64, messages: [Int64], isFlipped: Bool)] = []
        var contents: [ChatMessages] = []
        for id in conversations {
            let row = try requireConversation(id)
            try touch(row)
            let (rows, messages) = try messages(ofConversation: row)
            chats.append((row, rows, false))
            contents.append(messages)
        }
        let moves = try arrangement(contents)
        session.forgetSaved()
        latestMessage = nil
        let mark = try statement("SELECT id FROM joins WHERE uuid = ?1").bind(1, join)
        defer { mark.reset() }
        guard try mark.step() else { throw StoreError(.damaged) }
        let move = try statement(
            """
            UPDATE messages SET conversation_id = ?2, position = ?3,
                join_id = CASE ?4 WHEN 1 THEN ?5 WHEN 2 THEN NULL ELSE join_id END,
                run_id = CASE ?6 WHEN 1 THEN NULL ELSE run_id END
            WHERE id = ?1
            """
        ).bind(5, mark.integer(0))
        for index in chats.indices {
            var added: [Int: Int] = [:]
            for (number, next) in moves[index].enumerated() {
                let home = Int(next.conversation)
                let place = contents[index].places[number].position
                if home != index { added[home, default: 0] += 1 }
                if home == index, next.position == place, !next.isDisowned { continue }
                // Through negative positions, so that no two messages ever share one.
                let isFlipped = next.position != place || home != index
                if isFlipped, !chats[home].messages.isEmpty { chats[home].isFlipped = true }
                let position = chats[home].isFlipped && isFlipped ? -next.position.rawValue : next.position.rawValue
                try move.bind(1, chats[index].messages[number]).bind(2, chats[home].row).bind(3, position)
                    .bind(4, Int64(next.mark.code)).bind(6, next.isDisowned).run()
            }
            for (home, count) in added { reportAdded(count, to: conversations[home]) }
        }
        for chat in chats {
            if chat.isFlipped {
                try statement("UPDATE messages SET position = -position WHERE conversation_id = ?1 AND position < 0")
                    .bind(1, chat.row).run()
            }
            try recount(conversation: chat.row)
        }
    }

    private func messages(ofConversation row: Int64) throws(StoreError) -> (rows: [Int64], ChatMessages) {
        let walk = try statement(
            """
            SELECT id, position, timestamp, sender_id, run_id, join_id FROM messages WHERE conversation_id = ?1
            ORDER BY position
            """
        ).bind(1, row)
        defer { walk.reset() }
        var rows: [Int64] = []
        var messages = ChatMessages()
        var (runs, joins): ([Int64: Int32], [Int64: Int32]) = ([:], [:])
        while try walk.step() {
            rows.append(walk.integer(0))
            let run = try index(
                of: walk.optionalInteger(4), in: &messages.runs, &runs, "SELECT uuid FROM ingestion_runs WHERE id = ?1")
            let join = try index(
                of: walk.optionalInteger(5), in: &messages.joins, &joins, "SELECT uuid FROM joins WHERE id = ?1")
            messages.places.append(
                ChatMessages.Place(
                    position: ChatPosition(rawValue: walk.integer(1)), timestamp: walk.timestamp(2),
                    sender: walk.integer(3), run: run, join: join))
        }
        return (rows, messages)
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
