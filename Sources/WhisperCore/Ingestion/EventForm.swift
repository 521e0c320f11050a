import WhisperIngestionPort
import WhisperKeyFingerprint
import WhisperMessage

/// The encoding of events in the spill: a byte for whether the event is historical, one for its kind, and its fields in
/// order. It never leaves the vault, so no other program needs to read it.
///
/// Enumerations are encoded by the raw values that the vault and its JSON use. Every event of this program is decoded
/// unchanged, except for `attachmentSources`, which are empty for live sources.
enum EventForm {
    /// The name of this encoding in the spill. A later encoding gets another one.
    static let name = "event-1"

    /// The first byte of an event.
    enum Tag: UInt8 {
        case message = 1
        /// Changes encoded before actors and claims were included.
        case anonymousEdit, unclaimedDeletion
        case reaction, status, vote, samePerson, sameChat, skipped, connection, chatTitle, other, edit, deletion, ranks
        case receipt, details
        /// A message with its receipts. Live sources report receipts by themselves.
        case receivedMessage
        case encrypted
    }

    /// Whose message a change concerns.
    enum Author: UInt8 {
        case unknown = 0
        case owner, participant
    }

    /// Encodes an event.
    static func bytes(of pending: PendingEvent) -> [UInt8] {
        var writer = EventWriter()
        writer.flag(pending.isBacklog)
        writer.event(pending.event)
        return writer.fields.bytes
    }

    /// Decodes an event, received at a time; nil if the bytes are not one.
    static func event(from bytes: [UInt8], receivedAt: Timestamp) -> PendingEvent? {
        var reader = EventReader(bytes)
        guard let isBacklog = try? reader.flag(), let event = try? reader.event(), reader.isAtEnd else { return nil }
        return PendingEvent(event: event, isBacklog: isBacklog, arrival: nil, receivedAt: receivedAt)
    }
}
