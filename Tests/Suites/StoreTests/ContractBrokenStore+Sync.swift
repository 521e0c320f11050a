import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Synchronization

extension BrokenStore {
    func apply(_ group: SyncGroup) async throws(StoreError) -> SyncOutcome {
        var group = group
        switch fault {
        case .movesCursorsFirst where group.isWellFormed == false:
            var cursor = group
            cursor.events = []
            _ = try? await base.apply(cursor)
        case .movesCursorsBack:
            let key = group.conversation.key
            if let cursor = group.cursor { memory.withLock { $0.cursors[key] = cursor } }
        case .insertsEchoes:
            group.events = group.events.map { event in
                guard case .message(var message) = event else { return event }
                message.clientMessageID = nil
                return .message(message)
            }
        case .appliesStaleUpdates:
            group.events = group.events.map { event in
                guard case .conversation(var update) = event else { return event }
                update.sequence = memory.withLock { memory in
                    memory.reopened += 1
                    return Int64(memory.reopened) + 1_000
                }
                return .conversation(update)
            }
        case .keepsPostedText:
            let waiting = try await base.outbox(of: nil, after: nil, limit: 1_000)
            group.events = group.events.map { event in
                guard case .message(var message) = event,
                    let own = waiting.first(where: { $0.clientMessageID == message.clientMessageID })
                else { return event }
                message.text = own.text
                return .message(message)
            }
        default: break
        }
        return try await base.apply(group)
    }

    func noteAttempt(_ number: Int64, _ attempt: PostAttempt) async throws(StoreError) {
        if fault == .forgetsAttempts { return }
        try await base.noteAttempt(number, attempt)
    }

    func enqueue(_ message: OutgoingMessage) async throws(StoreError) -> OutboxEntry {
        var message = message
        if fault == .dropsFiles, message.isWellFormed { (message.kind, message.attachments) = (.text, []) }
        if fault == .sendsDraftsTwice { message.isDraft = false }
        let draft = try await base.draft(in: message.conversation)
        let entry = try await base.enqueue(message)
        if fault == .leavesSentDrafts, let draft { try await base.setDraft(draft.text, in: message.conversation) }
        return entry
    }

    func postpone(_ number: Int64, until time: Timestamp) async throws(StoreError) {
        if fault == .countsNoAttempts { return }
        try await base.postpone(number, until: time)
    }

    func giveUp(_ number: Int64) async throws(StoreError) {
        let entry = try await base.outbox(of: nil, after: number - 1, limit: 1).first
        if fault == .deletesAbandonedMessages, let entry, entry.number == number {
            _ = try await base.deleteMessage(entry.message, .erase)
        } else {
            try await base.giveUp(number)
        }
    }
}
