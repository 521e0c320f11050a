internal import WhisperMessage
internal import WhisperStorePort

/// What is known of messages and conversations on their servers, as rows (see `StoreReader`).
extension Transaction {
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
