internal import WhisperMessage
internal import WhisperStorePort

/// Own messages that a server has accepted (RT-4, RT-10).
extension Transaction {
    /// Overwrites a stored own message with the server's version.
    ///
    /// - Parameter sender: The owner under the name that the service reports; nil leaves the sender.
    func reconcile(
        _ row: Int64, with message: AcceptedMessage, from sender: SenderHandle? = nil,
        in conversation: SyncedConversation, _ outcome: inout SyncOutcome
    ) throws(StoreError) {
        guard let held = try connection.message(row: row) else { throw StoreError(.messageNotFound) }
        try touch(conversation.row)
        try removeFromOutbox(row)
        session.saving.conversations[conversation.id] = nil
        guard try freeName(of: message, for: row, in: conversation) else {
            // The server assigned the id of another message, but it has accepted this one, which stays without an id.
            try updateStatus(of: held.unified.id, to: held.status.onceAccepted)
            outcome.duplicates += 1
            outcome.collisions += 1
            return
        }
        outcome.reconciled += 1
        let isLeft = held.isOpenToServer
        let posted = held.carrierText ?? held.unified.content.text
        if isLeft, message.text(over: posted) != posted { outcome.reworded += 1 }
        let text = try put(message, from: sender, over: held, row)
        try takeNames(of: message, at: text, in: conversation)
        try refreshLast(ofConversation: conversation.row)
        changes.insert(.messageUpdated(held.unified.id, conversation: conversation.id))
    }

    /// Frees the server id for an own message by removing the server's copy of it, if there is one. Returns whether the
    /// id is free.
    private func freeName(
        of message: AcceptedMessage, for own: Int64, in conversation: SyncedConversation
    ) throws(StoreError) -> Bool {
        let holder = try statement("SELECT id FROM messages WHERE server_id = ?1").bind(1, message.serverID)
        let row = try holder.step() ? holder.integer(0) : nil
        holder.reset()
        guard let row, row != own else { return true }
        guard let copy = try connection.message(row: row), copy.conversation == conversation.id,
            copy.direction == .outgoing, copy.delivery?.clientMessageID == message.clientMessageID,
            copy.carrierText == nil, copy.unified.content.text ?? "" == message.text
        else { return false }
        try erase(row: row)
        try recount(conversation: conversation.row)
        changes.insert(.messageDeleted(copy.unified.id, conversation: conversation.id))
        return true
    }

    /// Stores sender, time and text.
    /// - Returns: The row of the message, which changes with its time.
    private func put(
        _ message: AcceptedMessage, from sender: SenderHandle?, over held: StoredMessage, _ row: Int64
    ) throws(StoreError) -> Int64 {
        let hasCarrier = held.carrierText != nil
        let keepsText = hasCarrier || !held.isOpenToServer
        let text = keepsText ? held.unified.content.text : message.text(over: held.unified.content.text)
        let time = message.createdAt ?? held.unified.timestamp
        let isMoved = MessageRowID.bucket(of: time) != MessageRowID.bucket(of: held.unified.timestamp)
        let isReworded = text != held.unified.content.text
        let isRenamed = try sender.map { (sender) throws(StoreError) in try !isSender(sender, ofMessage: row) } ?? false
        if isMoved || isReworded || isRenamed {
            try forget(row)
            try statement("DELETE FROM message_index WHERE docid = ?1").bind(1, row).run()
        }
        let present = isMoved ? try move(row, to: time) : row
        // What was posted: the envelope of a sealed message, otherwise the text.
        let posted = held.carrierText ?? held.unified.content.text
        if held.isOpenToServer, let posted, posted != message.text {
            try insert(MessageVersion(text: posted, timestamp: held.unified.timestamp), ofMessage: present)
            try setPart(.versions, ofMessage: present)
        }
        try statement(
            """
            UPDATE messages SET timestamp = ?2, time_precision = ?3, text = ?4, carrier_text = ?5, status = ?6,
                written_at = ifnull(written_at, ?7), sender_id = ifnull(?8, sender_id) WHERE id = ?1
            """
        )
        .bind(1, present).bind(2, time).bind(3, TimestampPrecision.millisecond.code).bind(4, text)
        .bind(5, hasCarrier ? message.text : nil)
        .bind(6, Int64(held.status.onceAccepted.rawValue))
        .bind(7, held.unified.timestamp).bind(8, sender?.rawValue).run()
        if isMoved || isReworded || isRenamed { try connection.index(row: present) }
        return present
    }

    private func isSender(_ sender: SenderHandle, ofMessage row: Int64) throws(StoreError) -> Bool {
        try connection.exists(
            "SELECT 1 FROM messages WHERE id = ?1 AND sender_id = ?2",
            { $0.bind(1, row).bind(2, sender.rawValue) })
    }

    /// Assigns the server's ids to a message, unless other messages have them.
    private func takeNames(
        of message: AcceptedMessage, at row: Int64, in conversation: SyncedConversation
    ) throws(StoreError) {
        try statement("UPDATE messages SET server_id = ?2, server_created_at = ?3 WHERE id = ?1")
            .bind(1, row).bind(2, message.serverID).bind(3, message.createdAt).run()
        if let sequence = message.sequence, let place = ChatPosition(sequence: sequence),
            try !connection.exists(
                "SELECT 1 FROM messages WHERE conversation_id = ?1 AND server_seq = ?2",
                { $0.bind(1, conversation.row).bind(2, sequence) })
        {
            try statement("UPDATE messages SET server_seq = ?2, position = ?3 WHERE id = ?1")
                .bind(1, row).bind(2, sequence).bind(3, place.rawValue).run()
        }
        // The same person may have a message with this id under another of their names.
        let other = try messageRow(
            conversation: conversation.row, externalID: message.serverID, by: author(ofMessage: row))
        let isNameTaken = other != nil
        if !isNameTaken {
            session.knownKeys.disregard(conversation: conversation.row)
            try statement("UPDATE messages SET external_id = ?2 WHERE id = ?1")
                .bind(1, row).bind(2, message.serverID).run()
        }
    }
}

extension StoredMessage {
    /// Whether the server's text replaces its own: it is neither deleted, nor was it edited between the answer to its
    /// post and its arrival.
    fileprivate var isOpenToServer: Bool {
        unified.content.kind != .deleted && (delivery?.serverID == nil || unified.editedAt == nil)
    }
}
