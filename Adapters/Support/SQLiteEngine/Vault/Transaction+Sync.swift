internal import WhisperArchive
internal import WhisperMessage
internal import WhisperStorePort

/// Applies a server's events of one conversation (RT-4).
extension Transaction {
    /// Applies a well-formed group.
    func apply(_ group: SyncGroup) throws(StoreError) -> SyncOutcome {
        let conversation = try syncedConversation(group.conversation)
        let known = try syncState(ofConversation: conversation.row)
        var state = known ?? SyncState()
        try begin(group.epoch, &state, in: conversation)
        let senders = try senders(of: group)
        if state.restarts > 0 { try takeNumbers(of: group, in: conversation) }
        try freePlaces(group.numbers, in: conversation)
        var outcome = SyncOutcome()
        // Consecutive messages are saved together, which is several times as fast as one by one.
        var messages: [(received: RemoteMessage, new: NewMessage)] = []
        for (index, event) in group.events.enumerated() {
            if index % 256 == 255, Task.isCancelled { throw StoreError(.cancelled) }
            switch event {
            case .message(let message):
                let isOwn = message.sender == group.owner
                if isOwn, let clientMessageID = message.clientMessageID,
                    let unsent = try connection.unsentMessage(clientMessageID, conversation: conversation.row)
                {
                    try save(&messages, in: conversation, &outcome)
                    try reconcile(unsent, with: AcceptedMessage(message), in: conversation, &outcome)
                } else {
                    let new = message.newMessage(
                        in: conversation.id, on: conversation.platform, from: senders[message.sender], isOwn: isOwn)
                    messages.append((message, new))
                }
            case .conversation(let update):
                state.take(update, &outcome)
            }
        }
        try save(&messages, in: conversation, &outcome)
        state.sequence = max(state.sequence, group.cursor ?? 0)
        if state != known { try put(state, ofConversation: conversation.row) }
        try note(group.missing, came: group, in: conversation)
        try archive.applyWaiting(
            for: group.events.compactMap { event in
                guard case .message(let message) = event else { return nil }
                return MessageName(conversation: conversation.id, externalID: message.serverID)
            })
        outcome.messages += archive.sealedEdits
        outcome.cursor = state.sequence
        #if WHISPER_TEST_HOOKS
            WriteStep.eventsApplied.reached()
        #endif
        return outcome
    }

    private func save(
        _ messages: inout [(received: RemoteMessage, new: NewMessage)], in conversation: SyncedConversation,
        _ outcome: inout SyncOutcome
    ) throws(StoreError) {
        guard !messages.isEmpty else { return }
        let ids = try archive.add(messages.map(\.new))
        for (message, id) in zip(messages, ids) {
            if let id {
                outcome.inserted += 1
                if message.new.direction == .incoming { outcome.messages.append(id) }
            } else {
                outcome.duplicates += 1
                if try isCollision(message.received, in: conversation) { outcome.collisions += 1 }
            }
        }
        messages.removeAll(keepingCapacity: true)
    }

    /// Whether a message that was not saved is not the stored one but has its id or sequence.
    private func isCollision(_ message: RemoteMessage, in conversation: SyncedConversation) throws(StoreError) -> Bool {
        let named = try statement("SELECT conversation_id, server_seq FROM messages WHERE server_id = ?1")
            .bind(1, message.serverID)
        defer { named.reset() }
        if try named.step() {
            // One without a number, from before the server restarted its numbering, is the same under any.
            return named.integer(0) != conversation.row || !(named.isNull(1) || named.integer(1) == message.sequence)
        }
        return try connection.exists(
            "SELECT 1 FROM messages WHERE conversation_id = ?1 AND server_seq = ?2",
            { $0.bind(1, conversation.row).bind(2, message.sequence) })
    }

    // MARK: The conversation

    /// A conversation that a server reports.
    struct SyncedConversation {
        var row: Int64
        var id: UniqueIdentifier
        var platform: Platform
    }

    /// The conversation for a reference, created if there is none.
    func syncedConversation(_ reference: ConversationReference) throws(StoreError) -> SyncedConversation {
        guard let row = try connection.conversationRow(platform: reference.platform, key: reference.key) else {
            let id = try archive.conversation(for: reference)
            return SyncedConversation(
                row: try connection.requireConversation(id), id: id, platform: reference.platform)
        }
        let known = try statement("SELECT uuid, platform, kind FROM conversations WHERE id = ?1").bind(1, row)
        defer { known.reset() }
        guard try known.step(), let id = known.identifier(0) else { throw StoreError(.damaged) }
        guard known.text(1) == reference.platform.rawValue else { throw StoreError(.invalidArgument) }
        if known.integer(2) == ConversationKind.unknown.rawValue, reference.kind != .unknown {
            known.reset()
            _ = try archive.conversation(for: reference)
        }
        return SyncedConversation(row: row, id: id, platform: reference.platform)
    }

    /// The handles of all senders in the group, seen at the times of their earliest and latest messages.
    private func senders(of group: SyncGroup) throws(StoreError) -> [String: SenderHandle] {
        var handles: [String: SenderHandle] = [:]
        for (sender, seen) in group.sightings {
            var times = [seen.lowerBound]
            if seen.upperBound != seen.lowerBound { times.append(seen.upperBound) }
            for time in times {
                handles[sender] = try archive.sender(
                    for: .synced(
                        sender, on: group.conversation.platform, isOwner: sender == group.owner, seenAt: time))
            }
        }
        return handles
    }

    /// Rearranges a conversation if other messages occupy the positions of numbers.
    func freePlaces(_ numbers: Set<Int64>, in conversation: SyncedConversation) throws(StoreError) {
        let places = Set(numbers.compactMap { ChatPosition(sequence: $0)?.rawValue })
        guard let first = places.min(), let last = places.max() else { return }
        let misplaced = try statement(Connection.misplaced).bind(1, conversation.row).bind(2, first).bind(3, last)
        defer { misplaced.reset() }
        while try misplaced.step() {
            guard places.contains(misplaced.integer(0)) else { continue }
            misplaced.reset()
            try arrange(conversation: conversation.row)
            session.saving.conversations[conversation.id] = nil
            return
        }
    }

    // MARK: The cursor

    /// The columns of `sync_cursors` for a conversation.
    struct SyncState: Equatable {
        var sequence: Int64 = 0
        var update: ConversationUpdate?
        /// The numbering that the sequence belongs to.
        var epoch: String?
        /// How often the server has restarted its numbering.
        var restarts: Int64 = 0

        /// Stores an update if it is later than the stored one.
        mutating func take(_ update: ConversationUpdate, _ outcome: inout SyncOutcome) {
            let known = self.update?.sequence ?? 0
            if update.sequence > known {
                self.update = update
                outcome.inserted += 1
            } else if update.sequence == known {
                outcome.duplicates += 1
            } else {
                outcome.stale += 1
            }
        }
    }

    private func syncState(ofConversation row: Int64) throws(StoreError) -> SyncState? {
        let statement = try statement(Connection.cursorRow).bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        return SyncState(
            sequence: statement.integer(0), update: statement.conversationUpdate(1), epoch: statement.optionalText(4),
            restarts: statement.integer(5))
    }

    private func put(_ state: SyncState, ofConversation row: Int64) throws(StoreError) {
        let update = state.update
        try statement(
            """
            INSERT OR REPLACE INTO sync_cursors (conversation_id, sequence, update_sequence, server_updated_at,
                server_last_message_at, epoch, restarts) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
            """
        )
        .bind(1, row).bind(2, state.sequence).bind(3, update?.sequence).bind(4, update?.updatedAt)
        .bind(5, update?.lastMessageAt).bind(6, state.epoch).bind(7, state.restarts).run()
    }
}
