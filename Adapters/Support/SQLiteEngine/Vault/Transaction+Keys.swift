internal import WhisperMessage
internal import WhisperStorePort

/// The keys by which messages are found, as saving enters and looks them up (ING-2, see `EleventhSchema`).
extension Transaction {
    /// Moves the keys that large saves have collected, if there are many.
    func settleKeys() throws(StoreError) {
        guard isLarge, session.recentKeys ?? 0 >= RecentKeys.most else { return }
        try RecentKeys(connection: connection).settle()
        session.recentKeys = 0
    }

    /// Enters the key of a new message.
    func enter(
        _ key: Int64, of message: NewMessage, in conversation: Int64, row: Int64
    ) throws(StoreError) {
        session.knownKeys.insert(key, conversation: conversation)
        let isRecent = isLarge && !MessageKey.isOrdered(message.externalID)
        if isRecent {
            if session.recentKeys == nil { session.recentKeys = try RecentKeys(connection: connection).count() }
            session.recentKeys? += 1
        }
        try statement(isRecent ? MessageWriter.recentKeySQL : MessageWriter.keySQL)
            .bind(1, conversation).bind(2, key).bind(3, message.sender?.rawValue ?? 0).bind(4, row).run()
    }

    /// Whether a message is stored already, under any name of its sender (ING-2).
    func isKnown(
        _ message: NewMessage, _ key: Int64, _ state: SavingMemory.ConversationState
    ) throws(StoreError) -> Bool {
        let sender = message.sender?.rawValue ?? 0
        if try isStored(message.externalID, key, by: sender, inConversation: state.row) { return true }
        guard sender > 0 else { return false }
        for other in try senderState(sender).others where state.writers?.contains(other) ?? true {
            if try isStored(message.externalID, key, by: other, inConversation: state.row) { return true }
        }
        return false
    }

    /// Whether a conversation has a message with this id and sender, apart from the one in a row.
    func isStored(
        _ externalID: String, _ key: Int64, by sender: Int64, inConversation conversation: Int64,
        besides row: Int64 = -1
    ) throws(StoreError) -> Bool {
        try connection.exists(
            Connection.repetitionQuery,
            { $0.bind(1, conversation).bind(2, externalID).bind(3, key).bind(4, sender).bind(5, row) })
    }

    /// Whether a message is a duplicate by its server ids.
    func isKnownToServer(_ message: NewMessage, conversation: Int64) throws(StoreError) -> Bool {
        if let serverID = message.delivery?.serverID,
            try connection.exists("SELECT 1 FROM messages WHERE server_id = ?1", { $0.bind(1, serverID) })
        {
            return true
        }
        guard let sequence = message.delivery?.serverSequence else { return false }
        return try connection.exists(
            "SELECT 1 FROM messages WHERE conversation_id = ?1 AND server_seq = ?2",
            { $0.bind(1, conversation).bind(2, sequence) })
    }
}

extension Connection {
    /// Whether a sender has a message with an external id. However many senders use one id, only this one's are read.
    static let repetitionQuery = """
        SELECT 1 FROM messages AS m WHERE m.id IN \(rows(inConversation: "?1", withKey: "?3", by: "?4"))
            AND m.external_id = ?2 AND m.id <> ?5
        """
}
