internal import Message
public import StorePort

extension SQLiteVault {
    /// See `IngestionStore`.
    public func commit(_ group: IngestionGroup) async throws(StoreError) -> CommitOutcome {
        try await write(keepsMemory: true) { transaction throws(StoreError) in try transaction.commit(group) }
    }
}

/// Committing what live sources told (ING-3).
extension Transaction {
    func commit(_ group: IngestionGroup) throws(StoreError) -> CommitOutcome {
        var outcome = CommitOutcome()
        // Messages that follow each other are saved together, which is several times as fast as one by one.
        var messages: [NewMessage] = []
        for change in group.changes {
            if case .message(let message) = change {
                messages.append(message)
                continue
            }
            try save(&messages, &outcome)
            if try !apply(change) { outcome.unmatched += 1 }
        }
        try save(&messages, &outcome)
        if let mark = group.drained {
            try statement("DELETE FROM spill_queue WHERE id <= ?1 AND source = ?2")
                .bind(1, mark.through).bind(2, mark.source).run()
            WriteStep.spillDrained.reached()
        }
        return outcome
    }

    private func save(_ messages: inout [NewMessage], _ outcome: inout CommitOutcome) throws(StoreError) {
        guard !messages.isEmpty else { return }
        let saved = try save(messages)
        outcome.inserted += saved.inserted
        outcome.duplicates += saved.duplicates
        messages.removeAll(keepingCapacity: true)
    }

    /// Changes a message; false where it is not there.
    private func apply(_ change: IngestedChange) throws(StoreError) -> Bool {
        switch change {
        case .message: return false
        case .edit(let target, let text, let time):
            guard let id = try messageID(of: target) else { return false }
            try edit(id, MessageVersion(text: text, timestamp: time))
        case .deletion(let target):
            guard let id = try messageID(of: target) else { return false }
            _ = try delete(id, .tombstoneKeepingText)
        case .reaction(let target, let sender, let emoji, let time):
            guard let id = try messageID(of: target) else { return false }
            try react(to: id, by: sender, emoji: emoji, at: time)
            // A new name of the person, or a new person: what saving remembers of the others is no longer whole.
            session.saving.senders = [:]
        case .status(let target, let status):
            guard let id = try messageID(of: target) else { return false }
            let place = try session.requirePlace(of: id)
            guard let known = try connection.message(row: place.row)?.status, known.isBehind(status) else { break }
            try updateStatus(of: id, to: status)
        }
        return true
    }

    /// The id of a message that a source names; nil where it is not there.
    private func messageID(of target: MessageTarget) throws(StoreError) -> UniqueIdentifier? {
        guard let conversation = try connection.conversationRow(target.conversation),
            let row = try connection.messageRow(conversation: conversation, externalID: target.externalID)
        else { return nil }
        return try connection.message(row: row)?.unified.id
    }
}
