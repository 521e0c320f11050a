import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import WhisperTextCoding

/// The bytes of an event of a live source, as a line of a full export: `{"type":"event",…}`.
struct EventRecord: Hashable, Sendable {
    /// The message that it is about; nil where there is none.
    var message: UniqueIdentifier?
    /// The event.
    var record: RawRecord

    /// The type of such a line.
    static let type = "event"
    /// Before the name of an event that came with somebody's file: no program reads it as what a bridge told, so that
    /// making everything again from the bytes cannot make messages of it (ING-1b).
    private static let foreignMark = "foreign/"

    init(_ kept: KeptRawEvent) {
        message = kept.message
        record = kept.record
    }

    /// Reads a line whose `type` has been read.
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

    /// The event as one that somebody's file tells, rather than a bridge of this vault.
    var foreign: EventRecord {
        var event = self
        if !record.name.hasPrefix(EventRecord.foreignMark) { event.record.name = EventRecord.foreignMark + record.name }
        return event
    }
}
