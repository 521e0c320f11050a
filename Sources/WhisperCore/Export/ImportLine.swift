import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// The content of one line of JSON Lines.
enum ImportLine: Sendable {
    /// A message in the unified schema.
    case message(LineMessage)
    /// A record of a full export.
    case record(VaultRecord)
    /// The bytes of an event.
    case event(EventRecord)
    /// The first line of a full export.
    case header

    /// Parses a line; nil if it contains only white space.
    ///
    /// A line with a `type` is a record, as the unified schema has no such member.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(LineFault) -> ImportLine? {
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
        let value: JSONValue
        do {
            value = try JSONValue.parse(bytes)
        } catch {
            throw .malformed(error.code, offset: error.offset)
        }
        do throws(JSONShapeError) {
            return try line(value)
        } catch {
            // An error in the type has the path `type`; every other one names a member.
            if error.path == "type" {
                throw error.code == .invalidValue ? .unknownType : .unexpected(error.code, path: "type")
            }
            if error.path == "format" { throw .newerFormat }
            throw .unexpected(error.code, path: error.path)
        }
    }

    private static func line(_ value: JSONValue) throws(JSONShapeError) -> ImportLine {
        var reader = try JSONObjectReader(value)
        guard case .object(let object) = value, object["type"] != nil else {
            guard case .object(var object) = value, let chat = ShownChat(object[ShownChat.member]) else {
                return .message(LineMessage(unified: try UnifiedMessage(&reader), chat: nil))
            }
            object[ShownChat.member] = nil
            var rest = JSONObjectReader(object: object)
            return .message(LineMessage(unified: try UnifiedMessage(&rest), chat: chat))
        }
        let type = try reader.string("type")
        if type == RecordFormat.headerType {
            guard try reader.integer("format") <= RecordFormat.version else {
                throw reader.error(.invalidValue, "format")
            }
            return .header
        }
        if type == EventRecord.type { return .event(try EventRecord(&reader)) }
        guard let record = try VaultRecord(type: type, &reader) else { throw reader.error(.invalidValue, "type") }
        return .record(record)
    }
}
