import WhisperIngestionPort
import WhisperKeyFingerprint
import WhisperMessage

/// The form in which events wait in the spill: a byte that tells whether the event is of the past, one that tells which event
/// it is, and its fields, one behind the other. It never leaves the vault, so it need not be read by others.
///
/// Enumerations are written by the raw values that the vault and its JSON know them by. Every event of this program is read
/// back as it was, but for `attachmentSources`, which live sources leave empty.
enum EventForm {
    /// The name under which events of this form lie in the spill. A later form gets another.
    static let name = "event-1"

    /// What an event begins with.
    enum Tag: UInt8 {
        case message = 1
        /// Changes whose actors, or what they claim to be, were not written down yet.
        case anonymousEdit, unclaimedDeletion
        case reaction, status, vote, samePerson, sameChat, skipped, connection, chatTitle, other, edit, deletion, ranks
    }

    /// The bytes of an event.
    static func bytes(of pending: PendingEvent) -> [UInt8] {
        var writer = EventWriter()
        writer.flag(pending.isBacklog)
        writer.event(pending.event)
        return writer.fields.bytes
    }

    /// The event of bytes, received at a moment; nil where they are none.
    static func event(from bytes: [UInt8], receivedAt: Timestamp) -> PendingEvent? {
        var reader = EventReader(bytes)
        guard let isBacklog = try? reader.flag(), let event = try? reader.event(), reader.isAtEnd else { return nil }
        return PendingEvent(event: event, isBacklog: isBacklog, arrival: nil, receivedAt: receivedAt)
    }
}
