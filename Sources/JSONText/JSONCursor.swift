/// Reads one JSON text (RFC 8259) sequentially, without building a tree.
///
/// It is as strict as `JSONValue.parse`, except that it accepts duplicate names in one object: the caller sees each
/// member. Returned buffers are valid for as long as the bytes are. After an error the cursor cannot be used any
/// further.
public struct JSONCursor {
    var scanner: JSONScanner
    let bytes: UnsafeBufferPointer<UInt8>
    private var depth = 0
    private let maximumDepth: Int
    /// Whether nothing of the array or object entered last has been read yet.
    private var isFirst = false

    /// The kinds of JSON values.
    public enum Kind: Sendable {
        case null, bool, number, string, array, object
    }

    /// Creates a cursor before the value of a text.
    public init(_ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int = 128) {
        scanner = JSONScanner(bytes: bytes)
        self.bytes = bytes
        self.maximumDepth = maximumDepth
    }

    /// Returns the kind of the next value, determined by its first byte.
    ///
    /// - Throws: `JSONError` with `unexpectedEnd` at the end of the text, or `unexpectedByte` if no value begins with
    ///   the byte.
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
    ///
    /// - Throws: `JSONError` with `trailingBytes` if something other than white space follows.
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
    /// Enters an object; call `nextMember` for its members.
    ///
    /// - Throws: `JSONError` with `unexpectedEnd` or `unexpectedByte` if no object follows, or `tooDeep` beyond the
    ///   maximum depth.
    public mutating func beginObject() throws(JSONError) {
        try begin(UInt8(ascii: "{"))
    }

    /// Enters an array; call `nextElement` for its elements.
    ///
    /// - Throws: `JSONError` with `unexpectedEnd` or `unexpectedByte` if no array follows, or `tooDeep` beyond the
    ///   maximum depth.
    public mutating func beginArray() throws(JSONError) {
        try begin(UInt8(ascii: "["))
    }

    /// Returns the name of the next member; nil at the end of the object.
    ///
    /// The member's value comes next. At its end, the object is left.
    ///
    /// - Throws: `JSONError` if no comma, name and colon, or closing brace, follow if they must, or if the name is
    ///   not a valid string.
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

    /// Returns whether the array has another element; if not, leaves the array.
    ///
    /// - Throws: `JSONError` with `unexpectedEnd` or `unexpectedByte` if neither a comma nor the closing bracket
    ///   follows.
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
    /// Reads a string. Call it if `kind` is `string`.
    ///
    /// - Throws: `JSONError` if the next value is not a string, or not a valid one.
    public mutating func string() throws(JSONError) -> String {
        guard try kind() == .string else { throw scanner.error(.unexpectedByte) }
        return try scanner.string()
    }

    /// Reads the UTF-8 of a string in place; returns nil without reading if it contains escapes. Call it if `kind` is
    /// `string`.
    ///
    /// - Throws: `JSONError` if the next value is not a string, or not a valid one.
    public mutating func plainString() throws(JSONError) -> UnsafeBufferPointer<UInt8>? {
        guard try kind() == .string else { throw scanner.error(.unexpectedByte) }
        return try scanner.plainString()
    }

    /// Reads a number; nil if it is not an integer or does not fit. Call it if `kind` is `number`.
    ///
    /// - Throws: `JSONError` if the next value is not a number, or not a valid one.
    public mutating func integer() throws(JSONError) -> Int64? {
        guard try kind() == .number else { throw scanner.error(.unexpectedByte) }
        return Int64(try scanner.number())
    }

    /// Reads a Boolean. Call it if `kind` is `bool`.
    ///
    /// - Throws: `JSONError` with `unexpectedEnd` or `unexpectedByte` if the next value is not a Boolean.
    public mutating func bool() throws(JSONError) -> Bool {
        guard let first = scanner.peek() else { throw scanner.error(.unexpectedEnd) }
        try scanner.expect(first == UInt8(ascii: "t") ? "true" : "false")
        return first == UInt8(ascii: "t")
    }

    /// Reads null. Call it if `kind` is `null`.
    ///
    /// - Throws: `JSONError` with `unexpectedEnd` or `unexpectedByte` if the next value is not null.
    public mutating func null() throws(JSONError) {
        try scanner.expect("null")
    }

    /// Skips a value of any kind, which must still be valid JSON.
    ///
    /// - Throws: `JSONError` if the value is not valid JSON, or nested beyond the maximum depth.
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

/// The name of an object's member, for comparison with the names that a reader knows.
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

    /// The name as text, for objects whose names are data.
    public var text: String { String(decoding: plain.map { Array($0) } ?? unescaped, as: UTF8.self) }

    /// Returns whether the member has this name.
    public static func ~= (name: StaticString, member: JSONMemberName) -> Bool {
        let expected = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        guard let plain = member.plain else { return member.unescaped.elementsEqual(expected) }
        guard plain.count == expected.count else { return false }
        for index in plain.indices where plain[index] != expected[index] { return false }
        return true
    }
}
