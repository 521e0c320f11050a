package import WhisperMessage
package import WhisperStorePort

/// Messages to be sent through a server (RT-5, MX-3).
extension Archive {
    /// Saves an outgoing message as pending, and appends it to the outbox.
    ///
    /// - Throws: As `VaultStore.enqueue`.
    package func enqueue(_ message: OutgoingMessage) throws(StoreError) -> OutboxEntry {
        guard message.isWellFormed else { throw StoreError(.invalidArgument) }
        guard let conversation = try store.conversation(message.conversation) else {
            throw StoreError(.conversationNotFound)
        }
        let hasServerID = try store.references(of: conversation.id).contains { $0.platform == conversation.platform }
        guard hasServerID else { throw StoreError(.invalidArgument) }
        let isDrafted = try store.draft(in: conversation.id)?.text == message.text
        if message.isDraft, !isDrafted { throw StoreError(.draftChanged) }
        guard try store.messages(named: .clientMessageID(message.clientMessageID)).isEmpty else {
            throw StoreError(.constraint)
        }
        if let line = message.line { try put(line, in: conversation.id) }
        let sender = try owner(message.owner, on: conversation.platform, seenAt: message.composedAt)
        let added = try add([
            NewMessage(
                conversation: conversation.id, externalID: message.clientMessageID, platform: conversation.platform,
                timestamp: message.composedAt, precision: .millisecond, sender: sender, direction: .outgoing,
                status: .pending, isRead: true, content: message.content,
                position: try positionBehindEvents(in: conversation.id),
                delivery: ServerDelivery(clientMessageID: message.clientMessageID), carrierText: message.carrierText,
                seal: message.seal)
        ])
        guard let id = added.first ?? nil else { throw StoreError(.constraint) }
        if isDrafted { try store.put(nil as Draft?, of: conversation.id) }
        return try appendToOutbox(id)
    }

    /// Appends a message that the server has not accepted to the outbox again.
    ///
    /// - Throws: As `VaultStore.retry`.
    package func retry(_ id: UniqueIdentifier) throws(StoreError) -> OutboxEntry {
        if let known = try store.outboxEntry(of: id) { return known }
        guard let held = try store.message(id) else { throw StoreError(.messageNotFound) }
        let isUnsent =
            held.direction == .outgoing && (held.status == .pending || held.status == .failed)
            && held.delivery?.clientMessageID != nil && held.delivery?.serverID == nil
        guard isUnsent, held.unified.content.kind != .deleted else { throw StoreError(.invalidArgument) }
        try put(.pending, of: held)
        return try appendToOutbox(id)
    }

    /// Gives up on a message, if it is in the outbox.
    package func giveUp(_ number: Int64) throws(StoreError) {
        guard let entry = try entry(number), let held = try store.message(entry.message) else { return }
        try store.put(nil as PostSchedule?, of: entry.message)
        try put(.failed, of: held)
    }

    /// Counts a failed attempt, and records when the next one is due, if the message is in the outbox.
    package func postpone(_ number: Int64, until time: Timestamp) throws(StoreError) {
        guard let entry = try entry(number) else { return }
        try store.put(PostSchedule(attempts: entry.attempts + 1, nextAttemptAt: time), of: entry.message)
    }

    /// Records the first attempt to post a message, if it is in the outbox and none is recorded.
    ///
    /// - Throws: `.invalidArgument` for an empty device.
    package func noteAttempt(_ number: Int64, _ attempt: PostAttempt) throws(StoreError) {
        guard !attempt.device.isEmpty else { throw StoreError(.invalidArgument) }
        guard let entry = try entry(number), entry.firstAttempt == nil else { return }
        try store.put(
            PostSchedule(attempts: entry.attempts, nextAttemptAt: entry.nextAttemptAt, firstAttempt: attempt),
            of: entry.message)
    }

    private func entry(_ number: Int64) throws(StoreError) -> OutboxEntry? {
        guard number > .min else { return nil }
        let next = try store.outbox(of: nil, after: number - 1, limit: 1).first
        return next?.number == number ? next : nil
    }

    private func appendToOutbox(_ message: UniqueIdentifier) throws(StoreError) -> OutboxEntry {
        try store.put(PostSchedule(nextAttemptAt: store.now), of: message)
        guard let entry = try store.outboxEntry(of: message) else { throw StoreError(.messageNotFound) }
        return entry
    }

    /// Sets the delivery status of a message.
    ///
    /// - Throws: `.messageNotFound`.
    package func updateStatus(of id: UniqueIdentifier, to status: MessageStatus) throws(StoreError) {
        guard let held = try store.message(id) else { throw StoreError(.messageNotFound) }
        try put(status, of: held)
    }

    func put(_ status: MessageStatus, of held: StoredMessage) throws(StoreError) {
        if held.status == status { return }
        var changed = held
        changed.status = status
        try store.update(MessageUpdate(held, to: changed))
    }

    /// The owner, under the name by which the service named them last, else under the id.
    private func owner(
        _ id: String, on platform: Platform, seenAt time: Timestamp
    ) throws(StoreError) -> SenderHandle {
        let known = try sender(for: .synced(id, on: platform, isOwner: true, seenAt: time))
        let names = try store.senders(of: known.person, identifiedBy: id)
        return names.last { $0.participant.displayName != id }?.handle ?? known
    }

    /// Makes a line the last one of its conversation; it must be the successor of the previous one.
    private func put(_ line: SealedLine, in conversation: UniqueIdentifier) throws(StoreError) {
        let before = try store.serverState(of: conversation)
        let last = before.line.flatMap { $0.device == line.device ? $0.number : nil } ?? 0
        guard line.number == last + 1 else { throw StoreError(.constraint) }
        var after = before
        after.line = line
        try store.put(after, inPlaceOf: before, of: conversation)
    }

    /// A position behind all those that a server numbers, and behind all other messages.
    private func positionBehindEvents(in conversation: UniqueIdentifier) throws(StoreError) -> ChatPosition {
        let first = ChatPosition(rawValue: ChatPosition.behindEvents.rawValue + ChatPosition.stride)
        return max(try store.freePosition(atEndOf: conversation), first)
    }
}
