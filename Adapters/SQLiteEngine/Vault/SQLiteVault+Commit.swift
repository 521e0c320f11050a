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
            if case .replacement(let message, let held) = change {
                try replace(held, with: message, &outcome)
            } else if try !apply(change) {
                outcome.unmatched += 1
            }
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
        let saved = try saveAll(messages)
        outcome.inserted += saved.rows.count
        for (row, index, _) in saved.rows {
            guard let raw = messages[index].raw else { continue }
            try keep(raw, ofMessage: row)
        }
        for index in saved.known {
            if try upgrade(messages[index]) { outcome.replaced += 1 } else { outcome.duplicates += 1 }
        }
        messages.removeAll(keepingCapacity: true)
    }

    private func replace(
        _ held: UniqueIdentifier?, with message: NewMessage, _ outcome: inout CommitOutcome
    ) throws(StoreError) {
        if let isReplaced = try replace(held, with: message) {
            if isReplaced { outcome.replaced += 1 } else { outcome.duplicates += 1 }
        } else {
            var messages = [message]
            try save(&messages, &outcome)
        }
    }

    /// Changes a message; false where it is not there.
    private func apply(_ change: IngestedChange) throws(StoreError) -> Bool {
        switch change {
        case .message, .replacement: return false
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
            guard let id = try messageID(of: target) else { return true }
            let place = try session.requirePlace(of: id)
            guard let known = try connection.message(row: place.row) else { return false }
            if known.status.isBehind(status) { try updateStatus(of: id, to: status) }
            if status == .read, known.direction == .incoming, !known.isRead {
                try touch(place.conversation)
                try statement("UPDATE messages SET is_read = 1 WHERE id = ?1").bind(1, place.row).run()
                try statement("UPDATE conversations SET unread_count = unread_count - 1 WHERE id = ?1")
                    .bind(1, place.conversation).run()
                changes.insert(.messageUpdated(id, conversation: target.conversation))
            }
        case .vote(let target, let sender, let options, let time):
            guard let id = try messageID(of: target) else { return false }
            try vote(in: id, by: sender, options, at: time)
            session.saving.senders = [:]
        case .raw(let record, let target):
            let id = try target.flatMap { (target) throws(StoreError) in try messageID(of: target) }
            try keep(record, ofMessage: id.flatMap { (id) throws(StoreError) in try session.place(of: id)?.row })
        }
        return true
    }

    /// Takes a vote in among the members of a poll.
    private func vote(
        in id: UniqueIdentifier, by sender: NewSender, _ options: [[UInt8]], at time: Timestamp
    ) throws(StoreError) {
        let place = try session.requirePlace(of: id)
        guard let poll = try connection.message(row: place.row), poll.unified.content.kind != .deleted else { return }
        let person = try self.sender(for: sender).person
        var specific = poll.unified.platformSpecific
        guard specific.take(PollVote(person: person, options: options, timestamp: time)) else { return }
        try statement("UPDATE messages SET platform_specific = ?2 WHERE id = ?1")
            .bind(1, place.row).bind(2, StoredJSON.text(specific)).run()
        changes.insert(.messageUpdated(id, conversation: poll.conversation))
    }

    /// The id of a message that a source names; nil where it is not there.
    private func messageID(of target: MessageTarget) throws(StoreError) -> UniqueIdentifier? {
        guard let conversation = try connection.conversationRow(target.conversation),
            let row = try connection.messageRow(conversation: conversation, externalID: target.externalID)
        else { return nil }
        let statement = try statement("SELECT uuid FROM messages WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        return try statement.step() ? statement.identifier(0) : nil
    }
}
