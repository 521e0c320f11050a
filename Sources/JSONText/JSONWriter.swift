/// Writes JSON into a byte buffer, without white space and with only the escapes that RFC 8259 requires.
///
/// Values are appended in sequence and commas are inserted automatically. The caller closes what it opens.
public struct JSONWriter {
    /// The bytes written so far.
    public var bytes: [UInt8]

    /// Creates a writer that appends to a buffer, which must contain complete lines only.
    public init(bytes: [UInt8] = []) {
        self.bytes = bytes
    }

    /// The JSON written so far, as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Opens an object.
    public mutating func beginObject() {
        separate()
        bytes.append(UInt8(ascii: "{"))
    }

    /// Closes the object opened last.
    public mutating func endObject() {
        bytes.append(UInt8(ascii: "}"))
    }

    /// Opens an array.
    public mutating func beginArray() {
        separate()
        bytes.append(UInt8(ascii: "["))
    }

    /// Closes the array opened last.
    public mutating func endArray() {
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes the name of the member whose value comes next.
    public mutating func name(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
    }

    /// Ends a line of JSON Lines.
    public mutating func endLine() {
        bytes.append(0x0A)
    }

    /// Writes null.
    public mutating func null() {
        separate()
        bytes.append(contentsOf: [0x6E, 0x75, 0x6C, 0x6C])
    }

    /// Writes a Boolean.
    public mutating func bool(_ value: Bool) {
        separate()
        bytes.append(contentsOf: value ? [0x74, 0x72, 0x75, 0x65] : [0x66, 0x61, 0x6C, 0x73, 0x65])
    }

    /// Writes an integer.
    public mutating func integer(_ value: Int64) {
        separate()
        bytes.append(contentsOf: String(value).utf8)
    }

    /// Writes a string.
    public mutating func string(_ value: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        let isWritten: Void? = value.utf8.withContiguousStorageIfAvailable { escape($0) }
        if isWritten == nil { Array(value.utf8).withUnsafeBufferPointer { escape($0) } }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes UTF-8 as a string without making a `String` of it, as it may be a secret.
    public mutating func string(utf8 text: [UInt8]) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        text.withUnsafeBufferPointer { escape($0) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a string, or null for nil.
    public mutating func string(_ value: String?) {
        if let value { string(value) } else { null() }
    }

    /// Writes a string whose characters the closure appends; they must be ASCII that needs no escaping.
    public mutating func plainString(_ append: (inout [UInt8]) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        append(&bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes any value.
    public mutating func value(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .bool(let truth): bool(truth)
        case .number(let number):
            separate()
            bytes.append(contentsOf: number.text.utf8)
        case .string(let text): string(text)
        case .array(let elements):
            beginArray()
            for element in elements { self.value(element) }
            endArray()
        case .object(let object): self.object(object)
        }
    }

    /// Writes an object.
    public mutating func object(_ object: JSONObject) {
        beginObject()
        for member in object.members {
            name(member.name)
            value(member.value)
        }
        endObject()
    }

    /// Writes the comma that the next value needs: none at the beginning, after an opening bracket, or after a name.
    /// Every value ends in a byte that is none of these.
    @inline(__always) private mutating func separate() {
        switch bytes.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), 0x0A: break
        default: bytes.append(UInt8(ascii: ","))
        }
    }

    /// Appends text in runs that need no escaping.
    private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var position = 0
        while position < text.count {
            let byte = text[position]
            if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                position += 1
                continue
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<position]))
            position += 1
            start = position
            bytes.append(UInt8(ascii: "\\"))
            switch byte {
            case 0x08: bytes.append(UInt8(ascii: "b"))
            case 0x09: bytes.append(UInt8(ascii: "t"))
            case 0x0A: bytes.append(UInt8(ascii: "n"))
            case 0x0C: bytes.append(UInt8(ascii: "f"))
            case 0x0D: bytes.append(UInt8(ascii: "r"))
            case 0x00..<0x20:
                let digits: StaticString = "0123456789abcdef"
                bytes.append(contentsOf: [UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0")])
                bytes.append(digits.utf8Start[Int(byte >> 4)])
                bytes.append(digits.utf8Start[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<position]))
    }
}

extension JSONValue {
    /// The value as JSON text without white space.
    public var text: String {
        var writer = JSONWriter()
        writer.value(self)
        return writer.text
    }
}
