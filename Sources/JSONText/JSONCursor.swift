/// Reads one JSON text (RFC 8259) from the front to the back without making a tree of it.
///
/// As strict as `JSONValue.parse`, but for names that stand twice in one object: whoever reads the members sees each. What it
/// returns is good for as long as the bytes are. After an error nothing more can be read.
public struct JSONCursor {
    var scanner: JSONScanner
    let bytes: UnsafeBufferPointer<UInt8>
    private var depth = 0
    private let maximumDepth: Int
    /// Whether nothing of the array or object that was entered last has been read.
    private var isFirst = false

    /// The kinds of JSON values.
    public enum Kind: Sendable {
        case null, bool, number, string, array, object
    }

    /// Stands before the text's value.
    public init(_ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int = 128) {
        scanner = JSONScanner(bytes: bytes)
        self.bytes = bytes
        self.maximumDepth = maximumDepth
    }

    /// The kind of the value that comes next, by its first byte.
    public mutating func kind() throws(JSONError) -> Kind {
        guard let first = scanner.peek() else { throw scanner.error(.unexpectedEnd) }
        switch first {
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
        case UInt8(ascii: "n"): return .null
        default: throw scanner.error(.unexpectedByte)
        }
    }

    /// Checks that nothing follows the text's value.
    public mutating func finish() throws(JSONError) {
        if scanner.peek() != nil { throw scanner.error(.trailingBytes) }
    }

    private mutating func take(_ byte: UInt8) throws(JSONError) {
        guard let next = scanner.peek() else { throw scanner.error(.unexpectedEnd) }
        guard next == byte else { throw scanner.error(.unexpectedByte) }
        scanner.skip()
    }
}

// MARK: - Arrays and objects

extension JSONCursor {
    /// Enters an object; its members follow with `nextMember`.
    public mutating func beginObject() throws(JSONError) {
        try begin(UInt8(ascii: "{"))
    }

    /// Enters an array; its elements follow with `nextElement`.
    public mutating func beginArray() throws(JSONError) {
        try begin(UInt8(ascii: "["))
    }

    /// The name of the object's next member, whose value then comes next; nil at the object's end, which is left.
    public mutating func nextMember() throws(JSONError) -> JSONMemberName? {
        guard try hasNext(before: UInt8(ascii: "}")) else { return nil }
        guard let next = scanner.peek() else { throw scanner.error(.unexpectedEnd) }
        guard next == UInt8(ascii: "\"") else { throw scanner.error(.unexpectedByte) }
        let name = JSONMemberName(try scanner.plainString())
        guard name.isPlain else {
            let name = JSONMemberName(Array(try scanner.string().utf8))
            try take(UInt8(ascii: ":"))
            return name
        }
        try take(UInt8(ascii: ":"))
        return name
    }

    /// Whether another element of the array comes next; if not, the array is left.
    public mutating func nextElement() throws(JSONError) -> Bool {
        try hasNext(before: UInt8(ascii: "]"))
    }

    private mutating func begin(_ bracket: UInt8) throws(JSONError) {
        try take(bracket)
        depth += 1
        guard depth <= maximumDepth else { throw scanner.error(.tooDeep) }
        isFirst = true
    }

    private mutating func hasNext(before closing: UInt8) throws(JSONError) -> Bool {
        if isFirst {
            isFirst = false
            guard scanner.peek() == closing else { return true }
            scanner.skip()
            depth -= 1
            return false
        }
        guard try scanner.separator(closing: closing) == .closing else { return true }
        depth -= 1
        return false
    }
}

// MARK: - Values

extension JSONCursor {
    /// A string. To be asked for where `kind` is `string`.
    public mutating func string() throws(JSONError) -> String {
        guard try kind() == .string else { throw scanner.error(.unexpectedByte) }
        return try scanner.string()
    }

    /// The UTF-8 of a string where it stands, if nothing in it is escaped; nil, and nothing is read, if something is. To be
    /// asked for where `kind` is `string`.
    public mutating func plainString() throws(JSONError) -> UnsafeBufferPointer<UInt8>? {
        guard try kind() == .string else { throw scanner.error(.unexpectedByte) }
        return try scanner.plainString()
    }

    /// A number; nil where it is not whole or does not fit. To be asked for where `kind` is `number`.
    public mutating func integer() throws(JSONError) -> Int64? {
        guard try kind() == .number else { throw scanner.error(.unexpectedByte) }
        return Int64(try scanner.number())
    }

    /// A truth value. To be asked for where `kind` is `bool`.
    public mutating func bool() throws(JSONError) -> Bool {
        guard let first = scanner.peek() else { throw scanner.error(.unexpectedEnd) }
        try scanner.expect(first == UInt8(ascii: "t") ? "true" : "false")
        return first == UInt8(ascii: "t")
    }

    /// Reads null. To be asked for where `kind` is `null`.
    public mutating func null() throws(JSONError) {
        try scanner.expect("null")
    }

    /// Passes over a value of any kind, which must be JSON all the same.
    public mutating func skip() throws(JSONError) {
        switch try kind() {
        case .string: _ = try scanner.string()
        case .number: _ = try scanner.number()
        case .bool: _ = try bool()
        case .null: try null()
        case .array:
            try beginArray()
            while try nextElement() { try skip() }
        case .object:
            try beginObject()
            while try nextMember() != nil { try skip() }
        }
    }
}

/// The name of a member of an object, to be compared with those that a reader knows.
public struct JSONMemberName {
    private let plain: UnsafeBufferPointer<UInt8>?
    private let unescaped: [UInt8]

    init(_ plain: UnsafeBufferPointer<UInt8>?) {
        self.plain = plain
        unescaped = []
    }

    init(_ unescaped: [UInt8]) {
        plain = nil
        self.unescaped = unescaped
    }

    var isPlain: Bool { plain != nil }

    /// Whether the name is this.
    public static func ~= (name: StaticString, member: JSONMemberName) -> Bool {
        let expected = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        guard let plain = member.plain else { return member.unescaped.elementsEqual(expected) }
        guard plain.count == expected.count else { return false }
        for index in plain.indices where plain[index] != expected[index] { return false }
        return true
    }
}
