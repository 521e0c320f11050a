import WhisperJSONText
import WhisperMessage
import WhisperRealtime
import WhisperRealtimeProtocol
import WhisperStorePort
import WhisperCore

/// The protocol's values as those of the vault.
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
    /// An entry, and in how long it is due as seen from a moment. However the clock was set meanwhile, no retry was ever
    /// put off for longer than the longest that a server may ask for.
    ///
    /// - Parameter isDue: Whether it is due in any case: a person has just asked for it and does not wait for a retry that was
    ///   put off before.
    init(_ entry: OutboxEntry, at now: Timestamp, isDue: Bool) {
        let put = entry.nextAttemptAt.milliseconds.subtractingReportingOverflow(now.milliseconds).partialValue
        let wait = isDue ? 0 : put
        self.init(
            number: entry.number, conversation: entry.serverConversation, clientMessageID: entry.clientMessageID,
            attempts: Int(clamping: entry.attempts), dueIn: .milliseconds(min(max(wait, 0), 300_000)))
    }
}

extension Timestamp {
    /// The moment that comes so much later.
    func advanced(by delay: Duration) -> Timestamp {
        let parts = delay.components
        let milliseconds = parts.seconds.multipliedReportingOverflow(by: 1_000).partialValue
            .addingReportingOverflow(parts.attoseconds / 1_000_000_000_000_000).partialValue
        let (sum, overflows) = self.milliseconds.addingReportingOverflow(milliseconds)
        return overflows ? self : Timestamp(milliseconds: sum)
    }
}
