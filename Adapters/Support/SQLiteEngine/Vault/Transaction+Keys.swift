internal import WhisperMessage
internal import WhisperStorePort

/// The keys by which messages are found, as saving enters and looks them up (ING-2, see `MessageKey`).
extension Transaction {
    /// Moves the keys that other connections have collected, so that this one knows all that are.
    func knowRecentKeys() throws(StoreError) {
        if connection.recentKeys.isComplete { return }
        if try connection.hasRecentKeys { try connection.settleRecentKeys() }
        connection.recentKeys.begin()
    }

    /// Moves the collected keys, if there are any.
    func settleKeys() throws(StoreError) {
        guard connection.recentKeys.count > 0 else { return }
        try connection.settleRecentKeys()
        connection.recentKeys.begin()
    }

    /// Enters the key of a new message, and of the message that it answers.
    func enter(_ key: Int64, of message: NewMessage, at place: MessageWriter.Place) throws(StoreError) {
        session.knownKeys.insert(key, conversation: place.conversation)
        let isRecent = isLarge && !MessageKey.isOrdered(message.externalID) && RecentKeys.canHold(place.row)
        if isRecent {
            if connection.recentKeys.isFull { try settleKeys() }
            connection.recentKeys.insert(
                key, inConversation: place.conversation, by: message.sender?.rawValue ?? 0, row: place.row)
        }
        try statement(isRecent ? MessageWriter.recentKeySQL : MessageWriter.keySQL)
            .bind(1, place.conversation).bind(2, key).bind(3, message.sender?.rawValue ?? 0).bind(4, place.row).run()
        guard let answered = message.replyTo else { return }
        try statement(isRecent ? MessageWriter.recentAnswerSQL : MessageWriter.answerSQL)
            .bind(1, place.conversation).bind(2, connection.messageKey(of: answered)).bind(3, place.position)
            .bind(4, place.row).run()
    }

    /// Whether a message is stored already, under any name of its sender (ING-2).
    ///
    /// - Parameter isRepetition: Whether it is, although its sender has no message of its name.
    func isKnown(
        _ message: NewMessage, _ key: Int64, _ state: SavingMemory.ConversationState,
        or isRepetition: (NewMessage) throws(StoreError) -> Bool
    ) throws(StoreError) -> Bool {
        let sender = message.sender?.rawValue ?? 0
        if message.direction == .outgoing, sender > 0, try senderState(sender).isOwner {
            // One lookup, whatever the number of the owner's names and addresses.
            return try isRepetition(message)
        }
        if try isStored(message.externalID, key, by: sender, inConversation: state.row) { return true }
        guard sender > 0 else { return false }
        guard let others = try otherSenders(of: sender) else {
            // Few messages share an id, so these are fewer than the names.
            return try !places(.nameBySender(message.name, message.sender, orOwner: false)).isEmpty
        }
        for other in others where state.writers?.contains(other) ?? true {
            if try isStored(message.externalID, key, by: other, inConversation: state.row) { return true }
        }
        // The ids of exports are made of the sender, too.
        if message.direction != .unknown || MessageKey.isOrdered(message.externalID) { return false }
        return try isRepetition(message)
    }

    /// Whether a conversation has a message with this id and sender, apart from the one in a row.
    func isStored(
        _ externalID: String, _ key: Int64, by sender: Int64, inConversation conversation: Int64,
        besides row: Int64 = -1
    ) throws(StoreError) -> Bool {
        let isEntered = try connection.exists(
            Connection.repetitionQuery,
            { $0.bind(1, conversation).bind(2, externalID).bind(3, key).bind(4, sender).bind(5, row) })
        if isEntered { return true }
        let recents = try connection.recentRows(withKey: key, inConversation: conversation, by: sender)
        for recent in recents where recent != row {
            let isSame = try connection.exists(
                Connection.recentRepetitionQuery,
                { $0.bind(1, conversation).bind(2, externalID).bind(3, recent).bind(4, sender) })
            if isSame { return true }
        }
        return false
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

    /// Whether the message in a row is that of a sender with an external id.
    static let recentRepetitionQuery = """
        SELECT 1 FROM messages WHERE id = ?3 AND conversation_id = ?1 AND external_id = ?2 AND sender_id = ?4
        """
}
