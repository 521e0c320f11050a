internal import WhisperMessage
internal import WhisperStorePort

/// What is known of messages and conversations on their servers, as rows (see `StoreReader`).
extension Transaction {
    private func rows(
        in conversation: Int64, within range: ClosedRange<ChatPosition>
    ) throws(StoreError) -> [(row: Int64, position: Int64, number: Int64?)] {
        let walk = try statement(Connection.placesWithin)
            .bind(1, conversation).bind(2, range.lowerBound.rawValue).bind(3, range.upperBound.rawValue)
        defer { walk.reset() }
        var rows: [(row: Int64, position: Int64, number: Int64?)] = []
        while try walk.step() { rows.append((walk.integer(0), walk.integer(1), walk.optionalInteger(2))) }
        return rows
    }

    /// The conversations of a platform, latest activity first.
    func latestConversations(of platform: Platform, limit: Int) throws(StoreError) -> [Conversation] {
        let statement = try statement(Connection.latestConversations).bind(1, platform.rawValue).bind(2, Int64(limit))
        defer { statement.reset() }
        var conversations: [Conversation] = []
        while try statement.step() { conversations.append(try statement.conversation()) }
        return conversations
    }

    /// What is known of a conversation on its server; nil for nothing.
    func server(of conversation: UniqueIdentifier) throws(StoreError) -> StoredValue? {
        guard let row = try conversationRow(conversation) else { return nil }
        let statement = try statement(Connection.serverState).bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { throw StoreError(.damaged) }
        let value = try connection.server(statement)
        guard case .server(let state, _, _) = value else { return nil }
        latestServer = (row, state)
        return state == ServerState() ? nil : value
    }
}

/// The same, as the archive writes it (see `StoreWriter`).
extension Transaction {
    func renumber(_ conversation: UniqueIdentifier, _ change: NumberChange) throws(StoreError) {
        switch change {
        case .given(let numbers): try put(numbers)
        case .removed: try removeNumbers(in: conversation)
        case .arranged(let isNumbered): try arrange(conversation, isNumbered: isNumbered)
        case .moved(let range, let numbers): try move(range, in: conversation, upBy: numbers)
        }
    }

    private func put(_ numbers: [UniqueIdentifier: Int64]) throws(StoreError) {
        for (message, number) in numbers {
            try statement("UPDATE messages SET server_seq = ?2 WHERE id = ?1")
                .bind(1, requireMessage(message)).bind(2, number).run()
        }
    }

    private func removeNumbers(in conversation: UniqueIdentifier) throws(StoreError) {
        let row = try requireConversation(conversation)
        try touch(row)
        try statement("UPDATE messages SET server_seq = NULL WHERE conversation_id = ?1 AND server_seq IS NOT NULL")
            .bind(1, row).run()
        session.saving.conversations[conversation] = nil
    }

    private func arrange(_ conversation: UniqueIdentifier, isNumbered: Bool) throws(StoreError) {
        let row = try requireConversation(conversation)
        if isNumbered { try arrange(conversation: row) } else { try spread(conversation: row) }
        session.saving.conversations[conversation] = nil
    }

    private func move(
        _ range: ClosedRange<ChatPosition>, in conversation: UniqueIdentifier, upBy numbers: Int64
    ) throws(StoreError) {
        let row = try requireConversation(conversation)
        let move = try statement("UPDATE messages SET position = ?2, server_seq = ?3 WHERE id = ?1")
        // From the end, so that no two messages ever share a position.
        for message in try rows(in: row, within: range) {
            try move.bind(1, message.row).bind(2, message.position + numbers * ChatPosition.stride)
                .bind(3, message.number.map { $0 + numbers }).run()
        }
        session.saving.conversations[conversation] = nil
        renumbered.insert(row)
        #if WHISPER_TEST_HOOKS
            WriteStep.gapWidened.reached()
        #endif
    }

    /// Replaces what is known of a conversation on its server; writes what is different.
    func put(_ state: ServerState, of conversation: UniqueIdentifier) throws(StoreError) {
        let row = try requireConversation(conversation)
        if latestServer?.row != row { _ = try server(of: conversation) }
        let former = latestServer?.state ?? ServerState()
        latestServer = (row, state)
        if let progress = state.progress {
            if progress != former.progress { try put(progress, inPlaceOf: former.progress, row) }
        } else if former.progress != nil {
            for table in ["sync_cursors", "sync_missing"] {
                try statement("DELETE FROM \(table) WHERE conversation_id = ?1").bind(1, row).run()
            }
        }
        if let line = state.line {
            if line != former.line { try put(line, row) }
        } else if former.line != nil {
            try statement("DELETE FROM sealed_lines WHERE conversation_id = ?1").bind(1, row).run()
        }
        for gap in former.gaps where !state.gaps.contains(where: { $0.gap.id == gap.gap.id }) {
            try statement("DELETE FROM arrival_gaps WHERE conversation_id = ?1 AND id = ?2")
                .bind(1, row).bind(2, gap.gap.id).run()
        }
        for stored in state.gaps where !former.gaps.contains(stored) {
            let gap = stored.gap
            try statement(
                """
                INSERT OR REPLACE INTO arrival_gaps (conversation_id, id, room, token, lower, upper, moved_from)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                """
            )
            .bind(1, row).bind(2, gap.id).bind(3, gap.room).bind(4, gap.token).bind(5, gap.lower).bind(6, gap.upper)
            .bind(7, stored.movedFrom).run()
        }
    }

    private func put(_ line: SealedLine, _ row: Int64) throws(StoreError) {
        try statement(
            "INSERT OR REPLACE INTO sealed_lines (conversation_id, device, number, digest) VALUES (?1, ?2, ?3, ?4)"
        ).bind(1, row).bind(2, line.device).bind(3, line.number).bind(4, bytes: line.digest).run()
    }

    private func put(_ progress: SyncProgress, inPlaceOf former: SyncProgress?, _ row: Int64) throws(StoreError) {
        let update = progress.update
        try statement(
            """
            INSERT OR REPLACE INTO sync_cursors (conversation_id, sequence, update_sequence, server_updated_at,
                server_last_message_at, epoch, restarts) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
            """
        )
        .bind(1, row).bind(2, progress.sequence).bind(3, update?.sequence).bind(4, update?.updatedAt)
        .bind(5, update?.lastMessageAt).bind(6, progress.epoch).bind(7, progress.restarts).run()
        guard progress.missing != former?.missing ?? [] else { return }
        try statement("DELETE FROM sync_missing WHERE conversation_id = ?1").bind(1, row).run()
        for range in progress.missing {
            try statement("INSERT INTO sync_missing (conversation_id, first, last) VALUES (?1, ?2, ?3)")
                .bind(1, row).bind(2, range.lowerBound).bind(3, range.upperBound).run()
        }
    }
}

extension Connection {
    static let placesWithin = """
        SELECT id, position, server_seq FROM messages WHERE conversation_id = ?1 AND position BETWEEN ?2 AND ?3
        ORDER BY position DESC
        """
}
