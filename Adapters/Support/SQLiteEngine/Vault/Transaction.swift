internal import WhisperMessage
internal import WhisperStorePort

/// A transaction in progress: the session, the time, and the changes to report if it succeeds.
final class Transaction {
    let session: Session
    /// The time of the transaction.
    let now: Timestamp
    /// The changes to report to the observers.
    var changes: Set<StoreChange> = []
    /// Conversations whose messages were renumbered.
    var renumbered: Set<Int64> = []
    /// Messages whose words are to leave the full-text index.
    var forgotten: [Int64] = []
    /// The senders of changes that were looked up; their `seenAt` is 0.
    var sightings: [NewSender: Sighting] = [:]
    /// How often people were created, got names, or were merged.
    var peopleChanges = 0
    /// Conversations that may have changed, in their earlier state.
    private var touched: [Int64: Conversation] = [:]
    /// The number of messages added to each conversation.
    private var added: [UniqueIdentifier: Int] = [:]

    var connection: Connection { session.connection }

    init(_ session: Session, now: Timestamp) {
        self.session = session
        self.now = now
    }

    /// The prepared statement for an SQL text.
    func statement(_ sql: String) throws(StoreError) -> Statement {
        try connection.statement(sql)
    }

    /// Records that a conversation may change. Must be called before it is changed.
    func touch(_ row: Int64) throws(StoreError) {
        guard touched[row] == nil else { return }
        touched[row] = try connection.conversation(row: row)
    }

    /// Reports added messages; those of a transaction are reported together, whatever the number of saves.
    func reportAdded(_ count: Int, to conversation: UniqueIdentifier) {
        let before = added[conversation, default: 0]
        changes.remove(.messagesAdded(conversation: conversation, count: before))
        changes.insert(.messagesAdded(conversation: conversation, count: before + count))
        added[conversation] = before + count
    }

    /// Updates the time of each conversation that has changed, and reports it.
    func settle() throws(StoreError) {
        try writeSightings()
        for (row, before) in touched {
            guard let after = try connection.conversation(row: row), after != before else { continue }
            let activity = after.lastMessage?.timestamp ?? after.createdAt
            try statement("UPDATE conversations SET updated_at = ?2, activity_at = ?3 WHERE id = ?1")
                .bind(1, row).bind(2, now).bind(3, activity).run()
            changes.insert(.conversationUpdated(after.id))
        }
        touched = [:]
    }
}
