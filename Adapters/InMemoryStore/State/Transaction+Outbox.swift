import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// Messages to be sent through a server (RT-5).
extension Transaction {
    func enqueue(_ message: OutgoingMessage) throws(StoreError) -> OutboxEntry {
        let row = try conversationRow(message.conversation)
        guard message.isWellFormed, state.serverID(of: row) != nil else {
            throw StoreError(.invalidArgument)
        }
        if message.isDraft, state.drafts[message.conversation]?.text != message.text {
            throw StoreError(.draftChanged)
        }
        let isUsed = state.messages.values.contains { row in
            row.message.direction == .outgoing && row.message.delivery?.clientMessageID == message.clientMessageID
        }
        guard !isUsed, message.line.map({ state.isNext($0, in: message.conversation) }) ?? true else {
            throw StoreError(.constraint)
        }
        let sender = try owner(message.owner, on: row.conversation.platform, seenAt: message.composedAt)
        let new = NewMessage(
            conversation: message.conversation, externalID: message.clientMessageID,
            platform: row.conversation.platform, timestamp: message.composedAt, precision: .millisecond,
            sender: sender, direction: .outgoing, status: .pending, isRead: true,
            content: message.content,
            position: try positionAtEnd(in: message.conversation),
            delivery: ServerDelivery(clientMessageID: message.clientMessageID),
            carrierText: message.carrierText, seal: message.seal)
        guard let id = try archive.add([new]).first ?? nil else { throw StoreError(.constraint) }
        if let line = message.line { state.lastLines[message.conversation] = line }
        if state.drafts[message.conversation]?.text == message.text {
            state.drafts[message.conversation] = nil
            changes.insert(.draftChanged(conversation: message.conversation))
        }
        return try putIntoOutbox(id)
    }

    /// The owner, under the name by which the service named them last, else under the id.
    private func owner(
        _ id: String, on platform: Platform, seenAt time: Timestamp
    ) throws(StoreError) -> SenderHandle {
        let known = try archive.sender(for: .synced(id, on: platform, isOwner: true, seenAt: time))
        let named = state.senders.last { sender in
            state.resolved(sender.person) == known.person && sender.participant.identifier == id
                && sender.participant.displayName != id
        }
        return named.map { handle(for: known.person, $0.participant) } ?? known
    }

    func retry(_ id: UniqueIdentifier) throws(StoreError) -> OutboxEntry {
        let message = try messageRow(id).message
        if let known = state.outbox.first(where: { $0.message == id }), let entry = state.entry(known) { return entry }
        guard message.isUnsent, message.unified.content.kind != .deleted else { throw StoreError(.invalidArgument) }
        try changeMessage(id) { $0.message.status = .pending }
        return try putIntoOutbox(id)
    }

    private func putIntoOutbox(_ id: UniqueIdentifier) throws(StoreError) -> OutboxEntry {
        state.latestOutboxNumber += 1
        let row = OutboxRow(number: state.latestOutboxNumber, message: id, nextAttemptAt: now)
        state.outbox.append(row)
        guard let entry = state.entry(row) else { throw StoreError(.messageNotFound) }
        return entry
    }

    /// A position behind all those numbered by a server, and behind all other messages.
    private func positionAtEnd(in conversation: UniqueIdentifier) throws(StoreError) -> ChatPosition {
        for isRenumbered in [false, true] {
            let last = try conversationRow(conversation).order.last?.position ?? .behindEvents
            let (place, isOverflow) = max(last, .behindEvents).rawValue
                .addingReportingOverflow(ChatPosition.stride)
            if !isOverflow { return ChatPosition(rawValue: place) }
            if !isRenumbered { try renumber(conversation) }
        }
        throw StoreError(.constraint)
    }
}
