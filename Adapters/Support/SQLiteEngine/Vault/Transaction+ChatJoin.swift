internal import WhisperArchive
internal import WhisperMessage
internal import WhisperStorePort

/// Merges two conversations (ING-1).
extension Transaction {
    func joinConversation(
        _ other: UniqueIdentifier, into id: UniqueIdentifier, by cause: JoinCause
    ) throws(StoreError) -> [String] {
        let leaving = try connection.requireConversation(other)
        let staying = try connection.requireConversation(id)
        if leaving == staying { return [] }
        guard let former = try connection.conversation(row: leaving),
            let present = try connection.conversation(row: staying), former.platform == present.platform,
            try !connection.isNumbered(conversation: leaving), try !connection.isNumbered(conversation: staying)
        else { throw StoreError(.invalidArgument) }
        guard try mayJoinChats(other, id, by: cause) else { throw StoreError(.invalidArgument) }
        let join = try record(joinOfConversation: leaving, into: staying, by: cause)
        try touch(staying)
        let blobs = try connection.strings(
            """
            SELECT a.sha256 FROM messages AS m CROSS JOIN attachments AS a ON a.message_id = m.id
            WHERE m.conversation_id = ?1 AND a.sha256 IS NOT NULL
            """, leaving
        ).union(
            try connection.strings("SELECT avatar FROM conversations WHERE id = ?1 AND avatar IS NOT NULL", leaving))
        try giveWay(from: leaving, to: staying)
        var imports = try importMove(of: [other, id]) { _ in id }
        let moved = try mergePlaces(of: (leaving, other), into: (staying, id), join, &imports)
        try finish(imports)
        if var draft = try connection.draft(in: other) {
            draft.conversation = id
            try put(connection.draft(in: id)?.joined(with: draft) ?? draft, staying)
            changes.insert(.draftChanged(conversation: id))
        }
        var chosen = present
        chosen.takeChoices(of: former)
        try statement("UPDATE conversations SET is_pinned = ?2, is_muted = ?3 WHERE id = ?1")
            .bind(1, staying).bind(2, chosen.isPinned).bind(3, chosen.isMuted).run()
        try statement(
            """
            UPDATE conversation_aliases SET ordinal = ordinal
                + (SELECT ifnull(max(ordinal), 0) FROM conversation_aliases WHERE conversation_id = ?2),
                conversation_id = ?2 WHERE conversation_id = ?1
            """
        ).bind(1, leaving).bind(2, staying).run()
        try statement("UPDATE conversations SET kind = ?2 WHERE id = ?1 AND kind = 0")
            .bind(1, staying).bind(2, Int64(former.kind.rawValue)).run()
        if try connection.hasGivenTitle(conversation: leaving), try !connection.hasGivenTitle(conversation: staying) {
            try setTitle(former.title, ofConversation: staying)
            try statement("UPDATE given_titles SET conversation_id = ?2 WHERE conversation_id = ?1")
                .bind(1, leaving).bind(2, staying).run()
        }
        for sql in [
            "UPDATE waiting_changes SET conversation_id = ?2 WHERE conversation_id = ?1",
            "UPDATE OR IGNORE group_ranks SET conversation_id = ?2 WHERE conversation_id = ?1",
        ] {
            try statement(sql).bind(1, leaving).bind(2, staying).run()
        }
        try joinDetails(ofConversation: leaving, into: staying)
        try statement("DELETE FROM conversations WHERE id = ?1").bind(1, leaving).run()
        try archive.applyWaiting(in: id)
        try recount(conversation: staying)
        if moved > 0 { reportAdded(moved, to: id) }
        changes.insert(.conversationDeleted(other))
        return try connection.unreferenced(blobs)
    }

    /// Removes messages that the other conversation also contains, after copying their content to those of unknown kind
    /// there.
    private func giveWay(from leaving: Int64, to staying: Int64) throws(StoreError) {
        try settleKeys()
        let pairs = try statement(
            """
            SELECT o.id, m.id FROM messages AS o CROSS JOIN senders AS a ON a.id = o.sender_id
            CROSS JOIN messages AS m ON m.external_id = o.external_id
                AND m.id IN \(Connection.rows(inConversation: "?2", withKey: "message_key(o.external_id)"))
            CROSS JOIN senders AS b ON b.id = m.sender_id
            WHERE o.conversation_id = ?1 AND a.person_id IS b.person_id
            """
        ).bind(1, leaving).bind(2, staying)
        var twice: [(leaving: Int64, staying: Int64)] = []
        while try pairs.step() { twice.append((pairs.integer(0), pairs.integer(1))) }
        pairs.reset()
        for pair in twice {
            // Another import, or another source, has it as well.
            try disown(row: pair.staying)
            if let held = try connection.message(row: pair.staying),
                let better = try connection.message(row: pair.leaving)
            {
                try archive.joinReceipts(of: better.unified.id, into: held.unified.id)
                if let result = held.giving(wayTo: better) { try update(MessageUpdate(held, to: result)) }
            }
            try erase(row: pair.leaving)
        }
    }

    /// Assigns positions in the merged conversation, and returns how many messages were moved.
    private func mergePlaces(
        of leaving: (row: Int64, id: UniqueIdentifier), into staying: (row: Int64, id: UniqueIdentifier),
        _ join: Int64, _ imports: inout ImportMove<Int64>
    ) throws(StoreError) -> Int {
        let first = try rows(of: staying.row)
        let second = try rows(of: leaving.row)
        if second.isEmpty {
            for held in first {
                imports.take(of: nil, from: staying.id, at: held.position, to: staying.id, at: held.position)
            }
            return 0
        }
        let order = ChatMerge.order(first: first.map(\.time), second: second.map(\.time))
        // Through negative positions, so that no two messages ever share one.
        latestMessage = nil
        let move = try statement(
            "UPDATE messages SET conversation_id = ?2, position = ?3, join_id = ifnull(join_id, ?4) WHERE id = ?1")
        for (index, place) in order.enumerated() {
            let (held, former, join): (Place, UniqueIdentifier, Int64?) =
                switch place {
                case .first(let index): (first[index], staying.id, nil)
                case .second(let index): (second[index], leaving.id, join)
                }
            let position = Int64(index + 1) * ChatPosition.stride
            try move.bind(1, held.row).bind(2, staying.row).bind(3, -position).bind(4, join).run()
            imports.take(
                of: nil, from: former, at: held.position, to: staying.id, at: ChatPosition(rawValue: position))
        }
        try statement("UPDATE messages SET position = -position WHERE conversation_id = ?1 AND position < 0")
            .bind(1, staying.row).run()
        return second.count
    }

    private typealias Place = (row: Int64, time: Timestamp, position: ChatPosition)

    private func rows(of conversation: Int64) throws(StoreError) -> [Place] {
        let walk = try statement(
            "SELECT id, timestamp, position FROM messages WHERE conversation_id = ?1 ORDER BY position"
        ).bind(1, conversation)
        defer { walk.reset() }
        var rows: [Place] = []
        while try walk.step() {
            rows.append((walk.integer(0), walk.timestamp(1), ChatPosition(rawValue: walk.integer(2))))
        }
        return rows
    }
}
