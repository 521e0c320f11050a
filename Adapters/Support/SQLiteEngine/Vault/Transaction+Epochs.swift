internal import WhisperMessage
internal import WhisperStorePort

/// Handles a server that restarts its numbering, and events that it does not deliver (RT-4).
extension Transaction {
    /// Stores the first epoch; on a different one, the sequences of the conversation are discarded.
    func begin(
        _ epoch: String?, _ state: inout SyncState, in conversation: SyncedConversation
    ) throws(StoreError) {
        guard let epoch, epoch != state.epoch else { return }
        let isFirst = state.epoch == nil
        state.epoch = epoch
        guard !isFirst else { return }
        state.sequence = 0
        state.update = nil
        state.restarts += 1
        try statement("UPDATE messages SET server_seq = NULL WHERE conversation_id = ?1 AND server_seq IS NOT NULL")
            .bind(1, conversation.row).run()
        try statement("DELETE FROM sync_missing WHERE conversation_id = ?1").bind(1, conversation.row).run()
        session.saving.conversations[conversation.id] = nil
        try touch(conversation.row)
    }

    /// Assigns new sequences to messages that are stored under their server ids and lost theirs.
    func takeNumbers(of group: SyncGroup, in conversation: SyncedConversation) throws(StoreError) {
        var isMisplaced = false
        for case .message(let message) in group.events {
            guard let place = ChatPosition(sequence: message.sequence) else { continue }
            let held = try statement(
                "SELECT id, position FROM messages WHERE server_id = ?1 AND conversation_id = ?2 AND server_seq IS NULL"
            ).bind(1, message.serverID).bind(2, conversation.row)
            let row = try held.step() ? (id: held.integer(0), position: held.integer(1)) : nil
            held.reset()
            guard let row else { continue }
            let isTaken = try connection.exists(
                "SELECT 1 FROM messages WHERE conversation_id = ?1 AND server_seq = ?2",
                { $0.bind(1, conversation.row).bind(2, message.sequence) })
            guard !isTaken else { continue }
            try statement("UPDATE messages SET server_seq = ?2 WHERE id = ?1")
                .bind(1, row.id).bind(2, message.sequence).run()
            if row.position != place.rawValue { isMisplaced = true }
        }
        guard isMisplaced else { return }
        try arrange(conversation: conversation.row)
        session.saving.conversations[conversation.id] = nil
    }

    /// The sequences of stored messages, such as those that arrived live.
    private func heldSequences(in range: ClosedRange<Int64>, conversation row: Int64) throws(StoreError) -> Set<Int64> {
        let statement = try statement(
            "SELECT server_seq FROM messages WHERE conversation_id = ?1 AND server_seq BETWEEN ?2 AND ?3"
        ).bind(1, row).bind(2, range.lowerBound).bind(3, range.upperBound)
        defer { statement.reset() }
        var held: Set<Int64> = []
        while try statement.step() { held.insert(statement.integer(0)) }
        return held
    }

    /// Stores the missing sequences, except those in the group and those of stored messages.
    func note(
        _ missing: [ClosedRange<Int64>], came group: SyncGroup, in conversation: SyncedConversation
    ) throws(StoreError) {
        let known = try connection.missing(inConversation: conversation.row)
        guard !known.isEmpty || !missing.isEmpty else { return }
        let all = MissingSequences.union(known, missing)
        var here = group.sequences
        for range in missing { here.formUnion(try heldSequences(in: range, conversation: conversation.row)) }
        let rest = MissingSequences.removing(here, from: all)
        guard rest != known else { return }
        try statement("DELETE FROM sync_missing WHERE conversation_id = ?1").bind(1, conversation.row).run()
        for range in rest {
            try statement("INSERT INTO sync_missing (conversation_id, first, last) VALUES (?1, ?2, ?3)")
                .bind(1, conversation.row).bind(2, range.lowerBound).bind(3, range.upperBound).run()
        }
    }
}
