internal import WhisperMessage
internal import WhisperStorePort

/// The conditions on a message besides matching, in terms of rows.
struct SearchFilter {
    private let connection: Connection
    private let request: SearchRequest
    private var conversation: Int64?
    private var senders: Set<Int64>?
    private let kinds: Set<Int64>

    static let sql = """
        SELECT timestamp, conversation_id, sender_id, kind, parts, instr(text, 'whisper1:') FROM messages WHERE id = ?1
        """

    /// Nil if the conversation or person does not exist, so that there are no hits.
    init?(_ request: SearchRequest, _ connection: Connection) throws(StoreError) {
        self.connection = connection
        self.request = request
        kinds = Set(request.kinds.map(\.code))
        if let id = request.conversation {
            conversation = try connection.conversationRow(id)
            if conversation == nil { return nil }
        }
        if let id = request.person {
            guard let person = try connection.personRow(id) else { return nil }
            let statement = try connection.statement("SELECT id FROM senders WHERE person_id = ?1").bind(1, person)
            var rows: Set<Int64> = []
            while try statement.step() { rows.insert(statement.integer(0)) }
            senders = rows
        }
    }

    /// The time of a message that meets the conditions; nil for one that does not.
    func time(ofRow row: Int64) throws(StoreError) -> Timestamp? {
        let message = try connection.statement(SearchFilter.sql).bind(1, row)
        defer { message.reset() }
        // The index refers to deleted messages until it is swept.
        guard try message.step() else { return nil }
        let time = message.timestamp(0)
        if let conversation, message.integer(1) != conversation { return nil }
        if let senders, !senders.contains(message.integer(2)) { return nil }
        if let from = request.from, time < from { return nil }
        if let until = request.until, time >= until { return nil }
        if !kinds.isEmpty, !kinds.contains(message.integer(3)) { return nil }
        if let hasAttachment = request.hasAttachment,
            MessageParts(rawValue: message.integer(4)).contains(.attachments) != hasAttachment
        {
            return nil
        }
        if let isEncrypted = request.isEncrypted, (message.integer(5) > 0) != isEncrypted { return nil }
        return time
    }

    /// The range of rows for the request's time range.
    func rows() throws(StoreError) -> ClosedRange<Int64> {
        let first = request.from.map(MessageRowID.earliest) ?? 0
        let last = try request.until.map { (until) throws(StoreError) in
            try connection.lastRow(ofBucket: MessageRowID.bucket(of: until))
        }
        return first...max(first, last ?? .max)
    }
}
