internal import WhisperMessage
internal import WhisperStorePort

/// A transaction in progress: the session, the time, and the changes to report if it succeeds.
final class Transaction {
    let session: Session
    /// The time of the transaction.
    let now: Timestamp
    /// Whether the engine checks references, and cascades deletions to referring rows.
    let followsReferences: Bool
    /// The changes to report to the observers.
    var changes: Set<StoreChange> = []
    /// Conversations whose messages were renumbered.
    var renumbered: Set<Int64> = []
    /// Messages whose words are to leave the full-text index.
    var forgotten: [Int64] = []
    /// Conversations that may have changed, in their earlier state.
    private var touched: [Int64: Conversation] = [:]
    /// Those of them whose members changed.
    private var altered: Set<Int64> = []
    /// The number of messages added to each conversation.
    private var added: [UniqueIdentifier: Int] = [:]
    /// The message that was looked up last, until a message moves to another row or is erased.
    var latestMessage: (id: UniqueIdentifier, row: Int64, conversation: Int64)?
    /// The conversation that was looked up last: messages of one come together.
    var latest: (id: UniqueIdentifier, row: Int64)?
    /// What is known of a conversation on its server, as it was read or written last.
    var latestServer: (row: Int64, state: ServerState)?
    /// The conversations that came into being.
    var created: Set<UniqueIdentifier> = []
    /// What is stored of the join that was looked up last, without what it has for messages: the rows by subject.
    var latestParts: (join: UniqueIdentifier, rows: [String: Int64])?
    /// The run that was looked up last.
    var latestRun: (id: UniqueIdentifier, row: Int64)?
    /// Whether it saves so many messages that their keys are collected first (see `RecentKeys`).
    var isLarge = false
    /// The statements that remove what refers to a message, if the engine does not.
    var cascades: [String]?
    /// Conversations whose last message may have become another one, or have another text or time.
    private var outdated: Set<Int64> = []

    var connection: Connection { session.connection }

    init(_ session: Session, now: Timestamp, followsReferences: Bool = true) {
        self.session = session
        self.now = now
        self.followsReferences = followsReferences
    }

    /// Reads as a transaction does, in a session that only reads.
    convenience init(_ session: Session) { self.init(session, now: Timestamp(milliseconds: 0)) }

    /// The prepared statement for an SQL text.
    func statement(_ sql: String) throws(StoreError) -> Statement {
        try connection.statement(sql)
    }

    /// The row of a conversation.
    func conversationRow(_ id: UniqueIdentifier) throws(StoreError) -> Int64? {
        if let latest, latest.id == id { return latest.row }
        guard let row = try connection.conversationRow(id) else { return nil }
        latest = (id, row)
        return row
    }

    /// The id of the conversation in a row.
    func conversationID(ofRow row: Int64) throws(StoreError) -> UniqueIdentifier {
        if let latest, latest.row == row { return latest.id }
        let statement = try statement("SELECT uuid FROM conversations WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step(), let id = statement.identifier(0) else { throw StoreError(.damaged) }
        latest = (id, row)
        return id
    }

    /// Forgets the conversation that was looked up last, as it may be gone.
    func forgetLatestConversation() {
        latest = nil
        latestServer = nil
    }

    /// The row of a conversation, which must exist.
    func requireConversation(_ id: UniqueIdentifier) throws(StoreError) -> Int64 {
        guard let row = try conversationRow(id) else { throw StoreError(.conversationNotFound) }
        return row
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

    /// Lets the last-message fields of a conversation be updated at the end of the transaction, once for all messages.
    func refreshLastAtEnd(ofConversation row: Int64) { outdated.insert(row) }

    /// Records that something about a conversation changed that is not one of its own fields, such as its members.
    func touchDetails(ofConversation row: Int64) throws(StoreError) {
        try touch(row)
        altered.insert(row)
    }

    func reload(keeping times: [UniqueIdentifier: Timestamp]) throws(StoreError) {
        for (id, time) in times {
            let row = try requireConversation(id)
            touched[row] = nil
            try statement("UPDATE conversations SET updated_at = ?2 WHERE id = ?1").bind(1, row).bind(2, time).run()
        }
        try settle()
        changes = [.reload]
    }

    /// Updates the time of each conversation that has changed, and reports it.
    func settle() throws(StoreError) {
        for row in outdated { try refreshLast(ofConversation: row) }
        outdated = []
        for (row, before) in touched {
            guard let after = try connection.conversation(row: row),
                after.isChanged(from: before) || altered.contains(row)
            else {
                continue
            }
            let activity = after.lastMessage?.timestamp ?? after.createdAt
            try statement("UPDATE OR FAIL conversations SET updated_at = ?2, activity_at = ?3 WHERE id = ?1")
                .bind(1, row).bind(2, now).bind(3, activity).run()
            changes.insert(.conversationUpdated(after.id))
        }
        touched = [:]
        altered = []
    }
}
