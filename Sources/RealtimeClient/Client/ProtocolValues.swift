import WhisperJSONText
import WhisperMessage
import WhisperRealtime
import WhisperRealtimeProtocol
import WhisperStorePort
import WhisperCore

/// Conversions between values of the protocol and of the vault.
extension SyncGroup {
    init(_ group: EventGroup, in conversation: ConversationReference, owner: String) {
        self.init(
            conversation: conversation, owner: owner, events: group.events.map(SyncEvent.init), cursor: group.cursor,
            missing: group.missing, epoch: group.epoch)
    }
}

extension SyncEvent {
    init(_ event: SequencedEvent) {
        switch event.body {
        case .message(let message):
            self = .message(
                RemoteMessage(
                    serverID: message.id, sequence: event.sequence, sender: message.senderID,
                    clientMessageID: message.clientMessageID, text: message.content, createdAt: message.createdAt,
                    platformSpecific: EnvelopeMark.platformSpecific(JSONObject(), text: message.content)))
        case .update(let update):
            self = .conversation(
                ConversationUpdate(
                    sequence: event.sequence, updatedAt: update.updatedAt,
                    lastMessageAt: update.lastMessageAt))
        }
    }
}

extension OutboxItem {
    /// Creates an item from an entry, with its due time relative to `now`.
    ///
    /// Even if the clock was changed in the meantime, no retry is delayed longer than the longest wait that a server
    /// can impose.
    ///
    /// - Parameter isDue: Whether it is due in any case, because a person requested it and does not wait for an earlier
    ///   postponed retry.
    init(_ entry: OutboxEntry, at now: Timestamp, isDue: Bool) {
        let put = entry.nextAttemptAt.milliseconds.subtractingReportingOverflow(now.milliseconds).partialValue
        let wait = isDue ? 0 : put
        self.init(
            number: entry.number, conversation: entry.serverConversation, clientMessageID: entry.clientMessageID,
            attempts: Int(clamping: entry.attempts), dueIn: .milliseconds(min(max(wait, 0), 300_000)))
    }
}

extension Timestamp {
    /// Returns the time that is later by a delay.
    func advanced(by delay: Duration) -> Timestamp {
        let parts = delay.components
        let milliseconds = parts.seconds.multipliedReportingOverflow(by: 1_000).partialValue
            .addingReportingOverflow(parts.attoseconds / 1_000_000_000_000_000).partialValue
        let (sum, overflows) = self.milliseconds.addingReportingOverflow(milliseconds)
        return overflows ? self : Timestamp(milliseconds: sum)
    }
}
