import WhisperJSONText
import WhisperMessage
import WhisperMessaging
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
    /// - Parameter isDue: Whether it is due in any case, because a person requested it and does not wait for an earlier
    ///   postponed retry.
    init(_ entry: OutboxEntry, at now: Timestamp, isDue: Bool) {
        self.init(
            number: entry.number, conversation: entry.serverConversation, clientMessageID: entry.clientMessageID,
            attempts: Int(clamping: entry.attempts), dueIn: isDue ? .zero : entry.dueIn(at: now))
    }
}
