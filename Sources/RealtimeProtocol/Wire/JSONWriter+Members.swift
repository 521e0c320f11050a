import WhisperJSONText
import WhisperMessage

extension JSONWriter {
    mutating func member(_ name: String, _ value: String) {
        self.name(name)
        string(value)
    }

    /// Writes a member that is omitted if there is no value.
    mutating func member(_ name: String, ifAny value: String?) {
        if let value { member(name, value) }
    }

    mutating func member(_ name: String, _ value: Int64) {
        self.name(name)
        integer(value)
    }

    mutating func member(_ name: String, _ value: Bool) {
        self.name(name)
        bool(value)
    }

    mutating func member(_ name: String, _ value: Timestamp) {
        self.name(name)
        plainString { value.appendRFC3339(to: &$0) }
    }

    /// Writes bytes of an alphabet that needs no escapes, such as tokens.
    mutating func member(_ name: String, plain value: [UInt8]) {
        self.name(name)
        plainString { $0 += value }
    }

    mutating func member(_ name: String, _ values: [String]) {
        self.name(name)
        beginArray()
        for value in values { string(value) }
        endArray()
    }

    mutating func member(_ name: String, _ body: (inout JSONWriter) -> Void) {
        self.name(name)
        beginObject()
        body(&self)
        endObject()
    }

    /// Writes a single object.
    static func object(capacity: Int = 256, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter()
        writer.bytes.reserveCapacity(capacity)
        writer.beginObject()
        body(&writer)
        writer.endObject()
        return writer.bytes
    }
}
