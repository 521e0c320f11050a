internal import WhisperMessage
internal import WhisperStorePort

/// A change of the vault under way: the session, the moment, and what observers will hear if it succeeds.
final class Transaction {
    let session: Session
    /// The moment at which it happens.
    let now: Timestamp
    /// What the observers will hear.
    var changes: Set<StoreChange> = []
    /// Conversations whose messages were given other places.
    var renumbered: Set<Int64> = []
    /// Messages whose words are to leave the full-text index.
    var forgotten: [Int64] = []
    /// Conversations of which anything may have changed, as they were.
    private var touched: [Int64: Conversation] = [:]
    /// How many messages each conversation was given.
    private var added: [UniqueIdentifier: Int] = [:]

    var connection: Connection { session.connection }

    init(_ session: Session, now: Timestamp) {
        self.session = session
        self.now = now
    }

    /// The statement of a text.
    func statement(_ sql: String) throws(StoreError) -> Statement {
        try connection.statement(sql)
    }

    /// Notes that a conversation may read differently afterwards. To be called before it is changed.
    func touch(_ row: Int64) throws(StoreError) {
        guard touched[row] == nil else { return }
        touched[row] = try connection.conversation(row: row)
    }

    /// Tells that a conversation was given messages: those of a transaction are told together, however many saves they
    /// came by.
    func tellAdded(_ count: Int, to conversation: UniqueIdentifier) {
        let before = added[conversation, default: 0]
        changes.remove(.messagesAdded(conversation: conversation, count: before))
        changes.insert(.messagesAdded(conversation: conversation, count: before + count))
        added[conversation] = before + count
    }

    /// Gives each conversation that reads differently than before its new time, and tells of it.
    func settle() throws(StoreError) {
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
