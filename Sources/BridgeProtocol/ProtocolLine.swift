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

    /// Reads the type of a line. Lines of a version other than the expected one are rejected.
    static func type(
        _ reader: inout JSONObjectReader, version expected: Int64
    ) throws(BridgeProtocolError) -> String {
        let type: String
        let version: Int64
        do throws(JSONShapeError) {
            type = try reader.string("type")
            version = try reader.integer("v")
        } catch {
            throw BridgeProtocolError(error)
        }
        guard version == expected else { throw BridgeProtocolError(.otherVersion, path: "v") }
        return type
    }
}

extension JSONWriter {
    /// Begins a line: its object, type and version.
    mutating func beginLine(_ type: String, version: Int64) {
        beginObject()
        member("type", type)
        member("v", version)
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

    mutating func member(_ name: String, _ value: Bool?) {
        self.name(name)
        if let value { bool(value) } else { null() }
    }

    mutating func member(_ name: String, _ values: [String]) {
        self.name(name)
        beginArray()
        for value in values { string(value) }
        endArray()
    }

    mutating func member(_ name: String, base64 bytes: [UInt8]) {
        self.name(name)
        plainString { Base64.append(bytes, to: &$0) }
    }
}

extension JSONObjectReader {
    /// Reads an array of strings; empty if it is absent.
    mutating func strings(_ name: String) throws(JSONShapeError) -> [String] {
        guard let value = value(name) else { return [] }
        guard case .array(let values) = value else { throw error(.wrongType, name) }
        var texts: [String] = []
        texts.reserveCapacity(values.count)
        for value in values {
            guard case .string(let text) = value else { throw error(.wrongType, name) }
            texts.append(text)
        }
        return texts
    }

    /// Reads an optional string of base64; nil if it is absent.
    mutating func optionalBase64(_ name: String) throws(JSONShapeError) -> [UInt8]? {
        guard let text = try optionalString(name) else { return nil }
        guard let bytes = Base64.bytes(of: text) else { throw error(.invalidValue, name) }
        return bytes
    }
}
