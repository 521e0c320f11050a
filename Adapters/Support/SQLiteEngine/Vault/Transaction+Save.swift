internal import WhisperMessage
internal import WhisperStorePort

/// Saves messages (ST-6, ING-2).
extension Transaction {
    /// What saving has changed in a conversation so far.
    fileprivate struct Gain {
        var row: Int64
        var inserted: Int64 = 0
        var unread: Int64 = 0
        /// The message with the last position among those saved, by its index and id.
        var last: (position: Int64, index: Int, id: UniqueIdentifier)?
    }

    func insert(
        _ messages: [NewMessage], unless isRepetition: (NewMessage) throws(StoreError) -> Bool,
        at place: (NewMessage, ChatEnd?) throws(StoreError) -> ChatPosition
    ) throws(StoreError) -> [UniqueIdentifier?] {
        // A small save leaves no collected keys, which readers would have to read first.
        if !isLarge { try settleKeys() }
        let writer = try MessageWriter(connection)
        var ids: [UniqueIdentifier?] = []
        var saved: [(row: Int64, index: Int)] = []
        ids.reserveCapacity(messages.count)
        saved.reserveCapacity(messages.count)
        var gains: [UniqueIdentifier: Gain] = [:]
        var present: (id: UniqueIdentifier, gain: Gain)?
        for index in messages.indices {
            if index % 256 == 255, Task.isCancelled { throw StoreError(.cancelled) }
            let message = messages[index]
            if present?.id != message.conversation {
                if let present { gains[present.id] = present.gain }
                let state = try conversationState(message.conversation)
                if isLarge, state.isEmpty { session.knownKeys.follow(emptyConversation: state.row) }
                present = (message.conversation, gains[message.conversation] ?? Gain(row: state.row))
            }
            let inserted = try insert(message, writer, unless: isRepetition, at: place)
            ids.append(inserted?.uuid)
            guard let place = inserted else { continue }
            if !message.parts.isEmpty { try writer.insertParts(of: message, row: place.row) }
            if !message.receipts.isEmpty { try insert(message.receipts, ofNewMessage: place.row) }
            try writer.note(message.seal, row: place.row)
            saved.append((place.row, index))
            present?.gain.add(message, at: place, index: index)
        }
        if let present { gains[present.id] = present.gain }
        #if WHISPER_TEST_HOOKS
            WriteStep.rowsInserted.reached()
        #endif
        try indexForSearch(saved, of: messages)
        #if WHISPER_TEST_HOOKS
            WriteStep.indexed.reached()
        #endif
        for (id, gain) in gains where gain.inserted > 0 {
            try apply(gain, last: gain.last.map { messages[$0.index] })
            reportAdded(Int(gain.inserted), to: id)
            changes.insert(.conversationUpdated(id))
        }
        return ids
    }

    private func indexForSearch(
        _ saved: [(row: Int64, index: Int)], of messages: [NewMessage]
    ) throws(StoreError) {
        var saved = saved
        var isAscending = true
        var previous = Int64.min
        for entry in saved {
            if entry.row < previous { isAscending = false }
            previous = entry.row
        }
        if !isAscending { saved.sort { $0.row < $1.row } }
        try settleIndex(before: saved.count)
        var index = try IndexWriter(connection)
        for (count, entry) in saved.enumerated() {
            if count % 256 == 255, Task.isCancelled { throw StoreError(.cancelled) }
            let message = messages[entry.index]
            try index.insert(
                row: entry.row, text: message.content.text, sender: message.sender?.rawValue ?? 0,
                attachments: message.content.attachments)
        }
    }

    /// Arranges the index in layers before a small save; a large one leaves it unchanged.
    private func settleIndex(before count: Int) throws(StoreError) {
        if isLarge || count >= Transaction.largeSave {
            session.saving.isIndexSettled = false
        } else if count > 0, !session.saving.isIndexSettled {
            try IndexLayers(connection: connection).settle()
            session.saving.isIndexSettled = true
        }
    }

    /// The number of messages from which on a save may leave large segments in the full-text index, and collects keys.
    static let largeSave = 512

    // MARK: One message

    /// Inserts a message's row; nil if the message is a duplicate.
    private func insert(
        _ message: NewMessage, _ writer: MessageWriter,
        unless isRepetition: (NewMessage) throws(StoreError) -> Bool,
        at position: (NewMessage, ChatEnd?) throws(StoreError) -> ChatPosition
    ) throws(StoreError) -> MessageWriter.Place? {
        let state = try conversationState(message.conversation)
        if let sender = message.sender { _ = try senderState(sender.rawValue) }
        let key = try connection.messageKey(of: message.externalID)
        if session.knownKeys.mayContain(key, conversation: state.row),
            try isKnown(message, key, state, or: isRepetition)
        {
            return nil
        }
        // A duplicate is success whatever its position and id; a new message needs a valid position and an id of its own.
        if let position = message.position, position.rawValue <= 0 {
            if try isKnownToServer(message, conversation: state.row) { return nil }
            throw StoreError(.invalidArgument)
        }
        if let id = message.id, try session.place(of: id) != nil {
            if try isKnownToServer(message, conversation: state.row) { return nil }
            throw StoreError(.constraint)
        }
        var place = MessageWriter.Place(
            row: 0, conversation: state.row, position: try position(message, state.last).rawValue,
            uuid: UniqueIdentifier(high: 0, low: 0),
            run: try message.run.map { (run) throws(StoreError) in try requireRun(run) })
        var isRowChecked = false
        while true {
            place.row = try nextRow(for: message.timestamp, isChecked: isRowChecked)
            place.uuid = message.id ?? session.identity.make(forRow: place.row)
            if try writer.insert(message, at: place) { break }
            if try isKnownToServer(message, conversation: state.row) { return nil }
            // Not a duplicate, so something is taken: its number in the bucket, which can be corrected, or a value
            // chosen by the caller.
            if isRowChecked { throw StoreError(.constraint) }
            isRowChecked = true
        }
        try enter(key, of: message, at: place)
        session.saving.nextNumber += 1
        session.saving.latestBucket = session.saving.latestBucket.map { max($0, MessageRowID.bucket(ofRow: place.row)) }
        try remember(message, at: place)
        return place
    }

    /// The next free row for a time, behind all others of its bucket: of messages of the same time the one saved later has
    /// the greater row, also if others were erased meanwhile (ST-5). Guessed where that is certain, as within one bucket
    /// and behind all messages; otherwise read.
    private func nextRow(for time: Timestamp, isChecked: Bool) throws(StoreError) -> Int64 {
        let bucket = MessageRowID.bucket(of: time)
        if !isChecked, session.saving.bucket == bucket, session.saving.nextNumber < 1 << MessageRowID.numberBits {
            return MessageRowID.first(ofBucket: bucket) | session.saving.nextNumber
        }
        session.saving.bucket = bucket
        session.saving.nextNumber = 0
        if !isChecked, try latestBucket() < bucket { return MessageRowID.first(ofBucket: bucket) }
        var candidate = bucket
        while true {
            let first = MessageRowID.first(ofBucket: candidate)
            let statement = try statement("SELECT max(id) FROM messages WHERE id BETWEEN ?1 AND ?2")
                .bind(1, first).bind(2, MessageRowID.last(ofBucket: candidate))
            defer { statement.reset() }
            guard try statement.step(), let last = statement.optionalInteger(0) else { return first }
            if last < MessageRowID.last(ofBucket: candidate) {
                if candidate == bucket { session.saving.nextNumber = last + 1 - first }
                return last + 1
            }
            candidate += 1
        }
    }

    /// The latest bucket that may have a message.
    private func latestBucket() throws(StoreError) -> Int64 {
        if let known = session.saving.latestBucket { return known }
        let last = try connection.integer("SELECT max(id) FROM messages").map(MessageRowID.bucket(ofRow:)) ?? -1
        session.saving.latestBucket = last
        return last
    }

    /// A verified free row for a time.
    func freeRow(for time: Timestamp) throws(StoreError) -> Int64 {
        defer {
            session.saving.bucket = -1
            session.saving.latestBucket = nil
        }
        return try nextRow(for: time, isChecked: true)
    }

    /// Updates the cached state of a conversation after an insertion.
    private func remember(_ message: NewMessage, at place: MessageWriter.Place) throws(StoreError) {
        guard var state = session.saving.conversations[message.conversation] else { return }
        state.writers?.insert(message.sender?.rawValue ?? 0)
        if let own = state.own.rows[message.externalID] {
            let isOwners = try message.sender.map { (handle) throws(StoreError) in
                try senderState(handle.rawValue).isOwner
            }
            if message.direction == .outgoing || isOwners == true {
                state.own.rows[message.externalID] = own + [place.row]
            }
        }
        if state.last.map({ $0.position.rawValue < place.position }) ?? true {
            state.last = ChatEnd(position: ChatPosition(rawValue: place.position), timestamp: message.timestamp)
        }
        session.saving.conversations[message.conversation] = state
    }

    // MARK: The cache

    func conversationState(
        _ id: UniqueIdentifier
    ) throws(StoreError) -> SavingMemory.ConversationState {
        if let known = session.saving.conversations[id] { return known }
        let row = try connection.requireConversation(id)
        var state = SavingMemory.ConversationState(row: row)
        let last = try statement(
            "SELECT position, timestamp FROM messages WHERE conversation_id = ?1 ORDER BY position DESC LIMIT 1"
        ).bind(1, row)
        defer { last.reset() }
        if try last.step() {
            state.last = ChatEnd(position: ChatPosition(rawValue: last.integer(0)), timestamp: last.timestamp(1))
        } else {
            state.writers = []
        }
        session.saving.conversations[id] = state
        return state
    }

    /// What is known of a sender.
    ///
    /// - Throws: `.personNotFound` if there is none in the row.
    func senderState(_ sender: Int64) throws(StoreError) -> SavingMemory.SenderState {
        if let known = session.saving.senders[sender] { return known }
        let row = try statement(
            """
            SELECT s.person_id, s.identifier, s.display_name, ifnull(p.is_owner, 0), p.uuid FROM senders AS s
            LEFT JOIN people AS p ON p.id = s.person_id WHERE s.id = ?1 AND s.id > 0
                AND s.person_id IS NOT NULL
            """
        ).bind(1, sender)
        defer { row.reset() }
        guard try row.step(), let id = row.identifier(4) else { throw StoreError(.personNotFound) }
        let state = SavingMemory.SenderState(
            person: row.optionalInteger(0), personID: id, isOwner: row.integer(3) != 0,
            participant: Participant(identifier: row.optionalText(1), displayName: row.text(2)))
        session.saving.senders[sender] = state
        return state
    }

    /// The person of a sender; nil if there is none.
    func personRow(ofSender sender: Int64) throws(StoreError) -> Int64? {
        if let known = session.saving.senders[sender] { return known.person }
        return try connection.personRow(ofSender: sender)
    }

    // MARK: Counters

    private func apply(_ gain: Gain, last: NewMessage?) throws(StoreError) {
        try statement(
            """
            UPDATE OR FAIL conversations SET message_count = message_count + ?2, unread_count = unread_count + ?3,
                updated_at = ?4 WHERE id = ?1
            """
        ).bind(1, gain.row).bind(2, gain.inserted).bind(3, gain.unread).bind(4, now).run()
        // Positions recorded before the conversation was renumbered are no longer valid.
        if renumbered.contains(gain.row) { return try refreshLast(ofConversation: gain.row) }
        guard let last, let place = gain.last else { return }
        let isBehind = try connection.exists(
            "SELECT 1 FROM messages WHERE conversation_id = ?1 AND position > ?2",
            { $0.bind(1, gain.row).bind(2, place.position) })
        guard !isBehind else { return }
        try setLast(
            ofConversation: gain.row, id: place.id, text: last.content.text, timestamp: last.timestamp)
    }

    /// Sets the last-message fields of a conversation.
    func setLast(
        ofConversation row: Int64, id: UniqueIdentifier, text: String?, timestamp: Timestamp
    ) throws(StoreError) {
        try statement(
            """
            UPDATE OR FAIL conversations SET last_message_uuid = ?2, last_message_text = ?3, last_message_at = ?4,
                activity_at = ?4 WHERE id = ?1
            """
        ).bind(1, row).bind(2, id).bind(3, String((text ?? "").prefix(200))).bind(4, timestamp).run()
    }
}

extension Transaction.Gain {
    fileprivate mutating func add(_ message: NewMessage, at place: MessageWriter.Place, index: Int) {
        inserted += 1
        if message.direction == .incoming, !message.isRead { unread += 1 }
        if place.position > last?.position ?? 0 { last = (place.position, index, place.uuid) }
    }
}

extension Connection {
    /// Whether a query returns a row.
    func exists(_ sql: String, _ bind: (Statement) -> Void) throws(StoreError) -> Bool {
        let statement = try statement(sql)
        bind(statement)
        defer { statement.reset() }
        return try statement.step()
    }
}
