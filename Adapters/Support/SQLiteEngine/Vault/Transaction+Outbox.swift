internal import WhisperArchive
internal import WhisperMessage
internal import WhisperStorePort

/// Messages to be sent through a server (RT-5).
extension Transaction {
    /// The setting that counts all entries ever created.
    private static let counter = "vault.outbox_number"

    func enqueue(_ message: OutgoingMessage) throws(StoreError) -> OutboxEntry {
        let state = try conversationState(message.conversation)
        guard let conversation = try connection.conversation(row: state.row) else { throw StoreError(.damaged) }
        let alias = try statement(Connection.serverIDOfConversation).bind(1, state.row)
        let hasServerID = try alias.step() && !alias.isNull(0)
        alias.reset()
        guard hasServerID else { throw StoreError(.invalidArgument) }
        if message.isDraft, try connection.draft(in: message.conversation)?.text != message.text {
            throw StoreError(.draftChanged)
        }
        let isUsed = try connection.exists(
            Connection.ownOfClientMessageID, { $0.bind(1, message.clientMessageID) })
        guard !isUsed else { throw StoreError(.constraint) }
        if let line = message.line { try put(line, inConversation: state.row) }
        let sender = try owner(message.owner, on: conversation.platform, seenAt: message.composedAt)
        let added = try archive.add([
            NewMessage(
                conversation: message.conversation, externalID: message.clientMessageID,
                platform: conversation.platform, timestamp: message.composedAt, precision: .millisecond,
                sender: sender, direction: .outgoing, status: .pending, isRead: true,
                content: message.content,
                position: try positionAtEnd(in: message.conversation),
                delivery: ServerDelivery(clientMessageID: message.clientMessageID),
                carrierText: message.carrierText, seal: message.seal)
        ])
        guard let id = added.first ?? nil else { throw StoreError(.constraint) }
        try removeDraft(message.text, in: message.conversation, state.row)
        return try putIntoOutbox(requireMessage(id))
    }

    /// Removes the draft of a conversation if it is a text.
    private func removeDraft(_ text: String, in conversation: UniqueIdentifier, _ row: Int64) throws(StoreError) {
        guard try connection.draft(in: conversation)?.text == text else { return }
        try statement("DELETE FROM drafts WHERE conversation_id = ?1").bind(1, row).run()
        changes.insert(.draftChanged(conversation: conversation))
    }

    /// The owner, under the name by which the service named them last, else under the id.
    private func owner(
        _ id: String, on platform: Platform, seenAt time: Timestamp
    ) throws(StoreError) -> SenderHandle {
        let owner = NewSender.synced(id, on: platform, isOwner: true, seenAt: time)
        let known = try archive.sender(for: owner)
        let named = try statement(
            """
            SELECT s.id FROM senders AS s CROSS JOIN people AS p ON p.id = s.person_id
            WHERE p.uuid = ?1 AND s.identifier = ?2 AND s.display_name <> ?2 ORDER BY s.id DESC LIMIT 1
            """
        ).bind(1, known.person).bind(2, id)
        defer { named.reset() }
        return try named.step() ? SenderHandle(rawValue: named.integer(0), person: known.person) : known
    }

    /// Makes a line the last one of its conversation; it must be the successor of the previous one.
    private func put(_ line: SealedLine, inConversation row: Int64) throws(StoreError) {
        let last = try connection.lastLine(ofConversation: row)
        let before = last.flatMap { $0.device == line.device ? $0.number : nil } ?? 0
        guard line.number == before + 1 else { throw StoreError(.constraint) }
        try statement(
            "INSERT OR REPLACE INTO sealed_lines (conversation_id, device, number, digest) VALUES (?1, ?2, ?3, ?4)"
        ).bind(1, row).bind(2, line.device).bind(3, line.number).bind(4, bytes: line.digest).run()
    }

    func giveUp(_ number: Int64) throws(StoreError) {
        let entry = try statement(
            "SELECT m.uuid FROM outbox AS o CROSS JOIN messages AS m ON m.id = o.message_id WHERE o.id = ?1"
        ).bind(1, number)
        defer { entry.reset() }
        guard try entry.step() else { return }
        guard let message = entry.identifier(0) else { throw StoreError(.damaged) }
        entry.reset()
        try statement("DELETE FROM outbox WHERE id = ?1").bind(1, number).run()
        try updateStatus(of: message, to: .failed)
    }

    func retry(_ id: UniqueIdentifier) throws(StoreError) -> OutboxEntry {
        let place = try session.requirePlace(of: id)
        if let known = try connection.outboxEntry(ofMessage: place.row) { return known }
        guard let message = try connection.message(row: place.row) else { throw StoreError(.messageNotFound) }
        let isUnsent =
            message.direction == .outgoing && (message.status == .pending || message.status == .failed)
            && message.delivery?.clientMessageID != nil && message.delivery?.serverID == nil
        guard isUnsent, message.unified.content.kind != .deleted else { throw StoreError(.invalidArgument) }
        try updateStatus(of: id, to: .pending)
        return try putIntoOutbox(place.row)
    }

    private func putIntoOutbox(_ row: Int64) throws(StoreError) -> OutboxEntry {
        let number = (try connection.setting(Transaction.counter).flatMap(Int64.init) ?? 0) + 1
        try put(setting: Transaction.counter, String(number))
        try statement("INSERT INTO outbox (id, message_id, next_attempt_at) VALUES (?1, ?2, ?3)")
            .bind(1, number).bind(2, row).bind(3, now).run()
        #if WHISPER_TEST_HOOKS
            WriteStep.enqueued.reached()
        #endif
        guard let entry = try connection.outboxEntry(ofMessage: row) else { throw StoreError(.damaged) }
        return entry
    }

    /// Removes a message from the outbox, if it is there.
    func removeFromOutbox(_ row: Int64) throws(StoreError) {
        try statement("DELETE FROM outbox WHERE message_id = ?1").bind(1, row).run()
        try statement("DELETE FROM post_attempts WHERE message_id = ?1").bind(1, row).run()
    }

    /// A position behind all those numbered by a server, and behind all other messages.
    private func positionAtEnd(in id: UniqueIdentifier) throws(StoreError) -> ChatPosition {
        for isRenumbered in [false, true] {
            let state = try conversationState(id)
            let last = max(state.last?.position ?? 0, ChatPosition.behindEvents.rawValue)
            let (place, isOverflow) = last.addingReportingOverflow(ChatPosition.stride)
            if !isOverflow { return ChatPosition(rawValue: place) }
            if isRenumbered { break }
            try renumber(conversation: state.row)
            session.saving.conversations[id] = nil
        }
        throw StoreError(.constraint)
    }
}
