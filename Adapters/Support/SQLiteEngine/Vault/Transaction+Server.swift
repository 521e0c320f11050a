internal import WhisperMessage
internal import WhisperStorePort

/// What is known of messages and conversations on their servers, as rows (see `StoreReader`).
extension Transaction {
    func references(of conversation: UniqueIdentifier) throws(StoreError) -> [ConversationReference] {
        try connection.references(of: conversation)
    }

    func messages(named key: ServerKey) throws(StoreError) -> [NumberedMessage] {
        switch key {
        case .serverID(let id): return try numberedMessages(statement(Connection.messageOfServerID).bind(1, id))
        case .number(let number, let conversation):
            guard let row = try conversationRow(conversation) else { return [] }
            return try numberedMessages(statement(Connection.messageOfNumber).bind(1, row).bind(2, number))
        case .clientMessageID(let id):
            let found = try numberedMessages(statement(Connection.messagesOfClientMessageID).bind(1, id))
            return found.count < 2 ? found : found.sorted { $0.place.position < $1.place.position }
        }
    }

    private func numberedMessages(_ statement: Statement) throws(StoreError) -> [NumberedMessage] {
        defer { statement.reset() }
        var messages: [NumberedMessage] = []
        while try statement.step() {
            guard let id = statement.identifier(0), let conversation = statement.identifier(1),
                let direction = MessageDirection(rawValue: Int(statement.integer(4))),
                let status = MessageStatus(rawValue: Int(statement.integer(5)))
            else { throw StoreError(.damaged) }
            messages.append(
                NumberedMessage(
                    id: id, conversation: conversation, place: statement.numberedPlace(2), direction: direction,
                    status: status, hasServerID: statement.bool(6)))
        }
        return messages
    }

    func numbers(
        in conversation: UniqueIdentifier, within range: ClosedRange<Int64>, limit: Int
    ) throws(StoreError) -> [Int64] {
        let statement = try statement(Connection.numbers)
            .bind(1, requireConversation(conversation)).bind(2, range.lowerBound).bind(3, range.upperBound)
            .bind(4, Int64(limit))
        defer { statement.reset() }
        var numbers: [Int64] = []
        while try statement.step() { numbers.append(statement.integer(0)) }
        return numbers
    }

    func places(
        in conversation: UniqueIdentifier, within range: ClosedRange<ChatPosition>, limit: Int
    ) throws(StoreError) -> [NumberedPlace] {
        try rows(in: requireConversation(conversation), within: range, limit: limit).map(\.place)
    }

    private func rows(
        in conversation: Int64, within range: ClosedRange<ChatPosition>, limit: Int
    ) throws(StoreError) -> [(row: Int64, place: NumberedPlace)] {
        let walk = try statement(Connection.placesWithin)
            .bind(1, conversation).bind(2, range.lowerBound.rawValue).bind(3, range.upperBound.rawValue)
            .bind(4, Int64(limit))
        defer { walk.reset() }
        var rows: [(row: Int64, place: NumberedPlace)] = []
        while try walk.step() { rows.append((walk.integer(0), walk.numberedPlace(1))) }
        return rows
    }

    func serverState(of conversation: UniqueIdentifier) throws(StoreError) -> ServerState {
        try connection.serverState(ofConversation: requireConversation(conversation))
    }

    func arrivalProgress(of platform: Platform) throws(StoreError) -> ArrivalProgress? {
        try connection.arrivalProgress(of: platform)
    }

    func outboxEntry(of message: UniqueIdentifier) throws(StoreError) -> OutboxEntry? {
        try messageRow(message).flatMap { (row) throws(StoreError) in try connection.outboxEntry(ofMessage: row) }
    }

    func outbox(of platform: Platform?, after number: Int64?, limit: Int) throws(StoreError) -> [OutboxEntry] {
        try connection.outbox(of: platform, after: number, limit: limit)
    }

    func senders(of person: UniqueIdentifier, identifiedBy identifier: String) throws(StoreError) -> [KnownSender] {
        let statement = try statement(Connection.sendersOfPerson).bind(1, person).bind(2, identifier)
        defer { statement.reset() }
        var rows: [Int64] = []
        while try statement.step() { rows.append(statement.integer(0)) }
        return try rows.sorted().map { (row) throws(StoreError) in
            try sender(SenderHandle(rawValue: row, person: person))
        }
    }
}

/// The same, as the archive writes it (see `StoreWriter`).
extension Transaction {
    func put(_ numbers: [UniqueIdentifier: Int64], in conversation: UniqueIdentifier) throws(StoreError) {
        for (message, number) in numbers {
            try statement("UPDATE messages SET server_seq = ?2 WHERE id = ?1")
                .bind(1, requireMessage(message)).bind(2, number).run()
        }
    }

    func removeNumbers(in conversation: UniqueIdentifier) throws(StoreError) {
        let row = try requireConversation(conversation)
        try touch(row)
        try statement("UPDATE messages SET server_seq = NULL WHERE conversation_id = ?1 AND server_seq IS NOT NULL")
            .bind(1, row).run()
        session.saving.conversations[conversation] = nil
    }

    func arrange(_ conversation: UniqueIdentifier) throws(StoreError) {
        try arrange(conversation: requireConversation(conversation))
        session.saving.conversations[conversation] = nil
    }

    func move(
        _ range: ClosedRange<ChatPosition>, in conversation: UniqueIdentifier, upBy numbers: Int64
    ) throws(StoreError) {
        let row = try requireConversation(conversation)
        let move = try statement("UPDATE messages SET position = ?2, server_seq = ?3 WHERE id = ?1")
        // From the end, so that no two messages ever share a position.
        for (message, place) in try rows(in: row, within: range, limit: .max) {
            try move.bind(1, message).bind(2, place.position.rawValue + numbers * ChatPosition.stride)
                .bind(3, place.number.map { $0 + numbers }).run()
        }
        session.saving.conversations[conversation] = nil
        renumbered.insert(row)
        #if WHISPER_TEST_HOOKS
            WriteStep.gapWidened.reached()
        #endif
    }

    func put(
        _ state: ServerState, inPlaceOf former: ServerState, of conversation: UniqueIdentifier
    ) throws(StoreError) {
        let row = try requireConversation(conversation)
        if let progress = state.progress, progress != former.progress {
            try put(progress, inPlaceOf: former.progress, row)
        }
        if let line = state.line, line != former.line {
            try statement(
                "INSERT OR REPLACE INTO sealed_lines (conversation_id, device, number, digest) VALUES (?1, ?2, ?3, ?4)"
            ).bind(1, row).bind(2, line.device).bind(3, line.number).bind(4, bytes: line.digest).run()
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

    func put(_ progress: ArrivalProgress) throws(StoreError) {
        try statement(
            "INSERT OR REPLACE INTO arrival_accounts (platform, user_id, server, token) VALUES (?1, ?2, ?3, ?4)"
        )
        .bind(1, progress.account.platform.rawValue).bind(2, progress.account.user)
        .bind(3, progress.account.server).bind(4, progress.token).run()
    }
}

/// The outbox, and the drafts that become messages in it.
extension Transaction {
    /// The setting that counts all entries ever created.
    private static let counter = "vault.outbox_number"

    func put(_ schedule: PostSchedule?, of message: UniqueIdentifier) throws(StoreError) {
        let row = try requireMessage(message)
        guard let schedule else {
            return try statement("DELETE FROM outbox WHERE message_id = ?1").bind(1, row).run()
        }
        try statement("UPDATE outbox SET attempts = ?2, next_attempt_at = ?3 WHERE message_id = ?1")
            .bind(1, row).bind(2, schedule.attempts).bind(3, schedule.nextAttemptAt).run()
        if connection.changes == 0 {
            let number = (try connection.setting(Transaction.counter).flatMap(Int64.init) ?? 0) + 1
            try put(setting: Transaction.counter, String(number))
            try statement("INSERT INTO outbox (id, message_id, attempts, next_attempt_at) VALUES (?1, ?2, ?3, ?4)")
                .bind(1, number).bind(2, row).bind(3, schedule.attempts).bind(4, schedule.nextAttemptAt).run()
            #if WHISPER_TEST_HOOKS
                WriteStep.enqueued.reached()
            #endif
        }
        guard let first = schedule.firstAttempt else { return }
        try statement("INSERT OR REPLACE INTO post_attempts (message_id, made_at, device) VALUES (?1, ?2, ?3)")
            .bind(1, row).bind(2, first.at).bind(3, first.device).run()
    }

    func removeFromOutbox(_ message: UniqueIdentifier) throws(StoreError) {
        try removeFromOutbox(row: requireMessage(message))
    }

    /// Removes the message in a row from the outbox, if it is there.
    func removeFromOutbox(row: Int64) throws(StoreError) {
        try statement("DELETE FROM outbox WHERE message_id = ?1").bind(1, row).run()
        try statement("DELETE FROM post_attempts WHERE message_id = ?1").bind(1, row).run()
    }
}

extension Connection {
    private static let numberedMessageColumns = """
        m.uuid, c.uuid, m.position, m.server_seq, m.direction, m.status, m.server_id IS NOT NULL
        FROM messages AS m CROSS JOIN conversations AS c ON c.id = m.conversation_id
        """
    static let messageOfServerID = "SELECT \(numberedMessageColumns) WHERE m.server_id = ?1"
    static let messageOfNumber = "SELECT \(numberedMessageColumns) WHERE m.conversation_id = ?1 AND m.server_seq = ?2"
    /// At most one, unless others have saved some.
    static let messagesOfClientMessageID = """
        SELECT \(numberedMessageColumns) WHERE m.client_message_id = ?1 AND m.direction = 2
        """
    static let numbers = """
        SELECT server_seq FROM messages WHERE conversation_id = ?1 AND server_seq BETWEEN ?2 AND ?3
        ORDER BY server_seq DESC LIMIT ?4
        """
    static let placesWithin = """
        SELECT id, position, server_seq FROM messages WHERE conversation_id = ?1 AND position BETWEEN ?2 AND ?3
        ORDER BY position DESC LIMIT ?4
        """
    static let sendersOfPerson = """
        SELECT s.id FROM people AS p CROSS JOIN senders AS s ON s.person_id = p.id
        WHERE p.uuid = ?1 AND s.identifier = ?2
        """
}

extension Statement {
    /// The position and the number of a message, in the columns from one on.
    fileprivate func numberedPlace(_ column: Int32) -> NumberedPlace {
        NumberedPlace(
            position: ChatPosition(rawValue: integer(column)), number: optionalInteger(column + 1))
    }
}
