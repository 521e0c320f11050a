import WhisperTextCoding
import WhisperJSONText

/// The common parts of lines in both directions.
enum ProtocolLine {
    /// Returns a reader of a line's object.
    static func reader(_ line: UnsafeBufferPointer<UInt8>) throws(BridgeProtocolError) -> JSONObjectReader {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue.parse(
                line, limits: JSONLimits(maximumBytes: LineFramer.maximumLineLength, maximumDepth: 64))
        } catch {
            throw BridgeProtocolError(.notJSON)
        }
        do throws(JSONShapeError) { return try JSONObjectReader(value) } catch { throw BridgeProtocolError(error) }
    }

    /// Reads the type of a line. Lines of another version are rejected.
    static func type(_ reader: inout JSONObjectReader) throws(BridgeProtocolError) -> String {
        let type: String
        let version: Int64
        do throws(JSONShapeError) {
            type = try reader.string("type")
            version = try reader.integer("v")
        } catch {
            throw BridgeProtocolError(error)
        }
        guard version == BridgeFrame.version else { throw BridgeProtocolError(.otherVersion, path: "v") }
        return type
    }
}

extension JSONWriter {
    /// Begins a line: its object, type and version.
    mutating func beginLine(_ type: String) {
        beginObject()
        member("type", type)
        member("v", BridgeFrame.version)
    }

    /// Ends a line begun by `beginLine`, including its LF.
    mutating func finishLine() {
        endObject()
        endLine()
    }

    mutating func member(_ name: String, _ value: String) {
        self.name(name)
        string(value)
    }

    mutating func member(_ name: String, _ value: String?) {
        self.name(name)
        string(value)
    }

    mutating func member(_ name: String, _ value: Int64) {
        self.name(name)
        integer(value)
    }

    mutating func member(_ name: String, _ value: Int64?) {
        self.name(name)
        if let value { integer(value) } else { null() }
    }

    mutating func member(_ name: String, _ value: Bool) {
        self.name(name)
        bool(value)
    }

    mutating func member(_ name: String, base64 bytes: [UInt8]) {
        self.name(name)
        plainString { Base64.append(bytes, to: &$0) }
    }
}
