import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import WhisperTextCoding

/// The bytes of a live source's event, as a line of a full export: `{"type":"event",…}`.
struct EventRecord: Hashable, Sendable {
    /// The message that the event is about; nil if there is none.
    var message: UniqueIdentifier?
    /// The event.
    var record: RawRecord

    /// The type of such a line.
    static let type = "event"
    /// A prefix for the name of an event from a file: it distinguishes it from a bridge's event, so that a rebuild
    /// cannot create messages from it (ING-1b).
    private static let foreignMark = "foreign/"

    init(_ event: StoredRawEvent) {
        message = event.message
        record = event.record
    }

    /// Parses a line whose `type` has been read.
    init(_ reader: inout JSONObjectReader) throws(JSONShapeError) {
        if let text = try reader.optionalString("message") {
            guard let id = UniqueIdentifier(text) else { throw reader.error(.invalidValue, "message") }
            message = id
        }
        let name = try reader.string("name")
        guard let bytes = HexText.bytes(of: try reader.string("bytes")) else {
            throw reader.error(.invalidValue, "bytes")
        }
        record = RawRecord(name: name, bytes: bytes, receivedAt: try reader.time("received_at"))
    }

    /// Appends the event as one JSON object.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("type")
        writer.string(EventRecord.type)
        writer.name("message")
        writer.string(message?.description)
        writer.name("name")
        writer.string(record.name)
        writer.name("bytes")
        writer.string(HexText.text(record.bytes))
        writer.name("received_at")
        writer.time(record.receivedAt)
        writer.endObject()
    }

    /// The event marked as coming from a file rather than from a bridge of this vault.
    var foreign: EventRecord {
        var event = self
        if !record.name.hasPrefix(EventRecord.foreignMark) { event.record.name = EventRecord.foreignMark + record.name }
        return event
    }
}
