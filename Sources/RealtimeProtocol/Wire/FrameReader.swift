import WhisperJSONText
import WhisperMessage

/// Reads frames and bodies in one pass over their bytes, with the protocol's rules for each kind of value.
///
/// A member is read into an optional, which stays nil where it is absent or null; `required` says so where it must not be.
/// Names that stand twice are refused where the second could change what the first said.
struct FrameReader {
    /// Where the reader is.
    var cursor: JSONCursor
    /// The names of the objects around the one that is read, each with a point after it.
    private var path = ""

    /// A reader of one frame or body of at most so many bytes.
    private init(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) throws(RealtimeProtocolError) {
        guard bytes.count <= limit else { throw RealtimeProtocolError(.tooLong) }
        cursor = JSONCursor(bytes, maximumDepth: RealtimeLimits.depth)
    }

    /// Reads bytes that must be one object and nothing else.
    static func read<Value>(
        _ bytes: UnsafeBufferPointer<UInt8>, limit: Int = RealtimeLimits.frameBytes,
        _ body: (inout FrameReader) throws(RealtimeProtocolError) -> Value
    ) throws(RealtimeProtocolError) -> Value {
        var reader = try FrameReader(bytes, limit: limit)
        guard try reader.kind() == .object else { throw RealtimeProtocolError(.notAnObject) }
        let value = try body(&reader)
        do throws(JSONError) { try reader.cursor.finish() } catch { throw RealtimeProtocolError(.notJSON) }
        return value
    }

    /// Reads bytes that must be one object and nothing else.
    static func read<Value>(
        _ bytes: [UInt8], limit: Int = RealtimeLimits.frameBytes,
        _ body: (inout FrameReader) throws(RealtimeProtocolError) -> Value
    ) throws(RealtimeProtocolError) -> Value {
        try bytes.withUnsafeBufferPointer { (bytes) throws(RealtimeProtocolError) in
            try read(bytes, limit: limit, body)
        }
    }

    /// A fault of a member of the object that is read.
    func error(_ code: RealtimeProtocolError.Code, _ name: StaticString) -> RealtimeProtocolError {
        RealtimeProtocolError(code, path: path + name.description)
    }

    /// The value of a member that must be there.
    func required<Value>(_ value: Value?, _ name: StaticString) throws(RealtimeProtocolError) -> Value {
        guard let value else { throw error(.missing, name) }
        return value
    }

    /// Calls JSON's reader; whatever it finds wrong is that the bytes are not JSON.
    mutating func json<Value>(
        _ body: (inout JSONCursor) throws(JSONError) -> Value
    ) throws(RealtimeProtocolError) -> Value {
        do throws(JSONError) { return try body(&cursor) } catch { throw RealtimeProtocolError(.notJSON) }
    }

    /// The kind of the next value.
    mutating func kind() throws(RealtimeProtocolError) -> JSONCursor.Kind {
        try json { (cursor) throws(JSONError) in try cursor.kind() }
    }
}

// MARK: - Ahead

extension FrameReader {
    /// The text of a member of the object that comes next, which stays unread; nil where there is none.
    ///
    /// What says of which kind an object is may stand behind all else; those who write it first, as most do, are read
    /// fastest. Where it stands twice the first counts.
    func lookAhead(for name: StaticString) throws(RealtimeProtocolError) -> String? {
        var ahead = self
        try ahead.beginObject()
        while let member = try ahead.nextMember() {
            guard name ~= member else {
                try ahead.skip()
                continue
            }
            var text: String?
            try ahead.text(&text, name, bytes: 0...RealtimeLimits.nameBytes)
            return text
        }
        return nil
    }
}

// MARK: - Objects and arrays

extension FrameReader {
    /// Enters an object.
    mutating func beginObject() throws(RealtimeProtocolError) {
        try json { (cursor) throws(JSONError) in try cursor.beginObject() }
    }

    /// The name of the next member; nil at the object's end.
    mutating func nextMember() throws(RealtimeProtocolError) -> JSONMemberName? {
        try json { (cursor) throws(JSONError) in try cursor.nextMember() }
    }

    /// Passes over a value that the protocol does not name.
    mutating func skip() throws(RealtimeProtocolError) {
        try json { (cursor) throws(JSONError) in try cursor.skip() }
    }

    /// A member that is an object, or null: the closure is called for each of its members.
    mutating func object(
        _ name: StaticString, _ member: (inout FrameReader, JSONMemberName) throws(RealtimeProtocolError) -> Void
    ) throws(RealtimeProtocolError) {
        guard try isValue(.object, name) else { return }
        let outer = path
        path += name.description + "."
        try beginObject()
        while let next = try nextMember() { try member(&self, next) }
        path = outer
    }

    /// A member that is an array, or null, of at most so many elements: the closure is called before each.
    mutating func array(
        _ name: StaticString, limit: Int, _ element: (inout FrameReader) throws(RealtimeProtocolError) -> Void
    ) throws(RealtimeProtocolError) {
        guard try isValue(.array, name) else { return }
        try json { (cursor) throws(JSONError) in try cursor.beginArray() }
        var count = 0
        while try json({ (cursor) throws(JSONError) in try cursor.nextElement() }) {
            count += 1
            guard count <= limit else { throw error(.tooLong, name) }
            try element(&self)
        }
    }

    /// Whether a value of a kind comes next; null is read, and is none.
    private mutating func isValue(
        _ expected: JSONCursor.Kind, _ name: StaticString
    ) throws(RealtimeProtocolError) -> Bool {
        let kind = try kind()
        if kind == expected { return true }
        guard kind == .null else { throw error(.wrongType, name) }
        try json { (cursor) throws(JSONError) in try cursor.null() }
        return false
    }

    /// The same, of a member that is read into an optional: what stands twice is refused.
    private mutating func isValue<Value>(
        _ expected: JSONCursor.Kind, for value: Value?, _ name: StaticString
    ) throws(RealtimeProtocolError) -> Bool {
        guard value == nil else { throw error(.invalidValue, name) }
        return try isValue(expected, name)
    }
}

// MARK: - Values

extension FrameReader {
    /// A text of so many bytes.
    mutating func text(
        _ value: inout String?, _ name: StaticString, bytes: ClosedRange<Int> = 0...RealtimeLimits.frameBytes
    ) throws(RealtimeProtocolError) {
        guard try isValue(.string, for: value, name) else { return }
        let text = try json { (cursor) throws(JSONError) in try cursor.string() }
        guard bytes.contains(text.utf8.count) else { throw error(.invalidValue, name) }
        value = text
    }

    /// The bytes of a text of so many bytes, without a string of it being made unless something in it is escaped.
    mutating func bytes(
        _ value: inout [UInt8]?, _ name: StaticString, count: ClosedRange<Int>
    ) throws(RealtimeProtocolError) {
        guard try isValue(.string, for: value, name) else { return }
        let bytes = try json { (cursor) throws(JSONError) in
            if let plain = try cursor.plainString() { return Array(plain) }
            return Array(try cursor.string().utf8)
        }
        guard count.contains(bytes.count) else { throw error(.invalidValue, name) }
        value = bytes
    }

    /// A token.
    mutating func token(_ value: inout [UInt8]?, _ name: StaticString) throws(RealtimeProtocolError) {
        try bytes(&value, name, count: 1...RealtimeLimits.tokenBytes)
        if let value, !RealtimeToken.isValid(value) { throw error(.invalidValue, name) }
    }

    /// An identifier.
    mutating func identifier(_ value: inout String?, _ name: StaticString) throws(RealtimeProtocolError) {
        guard try isValue(.string, for: value, name) else { return }
        value = try identifier(name)
    }

    /// An identifier that must come next, as an element of an array.
    mutating func identifierElement(_ name: StaticString) throws(RealtimeProtocolError) -> String {
        guard try kind() == .string else { throw error(.wrongType, name) }
        return try identifier(name)
    }

    private mutating func identifier(_ name: StaticString) throws(RealtimeProtocolError) -> String {
        if let plain = try json({ (cursor) throws(JSONError) in try cursor.plainString() }) {
            guard RealtimeIdentifier.isValid(plain) else { throw error(.invalidValue, name) }
            return String(decoding: plain, as: UTF8.self)
        }
        let text = try json { (cursor) throws(JSONError) in try cursor.string() }
        guard RealtimeIdentifier.isValid(text) else { throw error(.invalidValue, name) }
        return text
    }

    /// A time of RFC 3339.
    mutating func time(_ value: inout Timestamp?, _ name: StaticString) throws(RealtimeProtocolError) {
        guard try isValue(.string, for: value, name) else { return }
        let time: Timestamp?
        if let plain = try json({ (cursor) throws(JSONError) in try cursor.plainString() }) {
            time = Timestamp(rfc3339: plain)
        } else {
            time = Timestamp(rfc3339: try json { (cursor) throws(JSONError) in try cursor.string() })
        }
        guard let time else { throw error(.invalidValue, name) }
        value = time
    }

    /// A whole number within a range.
    mutating func integer(
        _ value: inout Int64?, _ name: StaticString, in range: ClosedRange<Int64> = 0...RealtimeLimits.largestInteger
    ) throws(RealtimeProtocolError) {
        guard try isValue(.number, for: value, name) else { return }
        guard let number = try json({ (cursor) throws(JSONError) in try cursor.integer() }) else {
            throw error(.wrongType, name)
        }
        guard range.contains(number) else { throw error(.invalidValue, name) }
        value = number
    }

    /// A truth value.
    mutating func bool(_ value: inout Bool?, _ name: StaticString) throws(RealtimeProtocolError) {
        guard try isValue(.bool, for: value, name) else { return }
        value = try json { (cursor) throws(JSONError) in try cursor.bool() }
    }

    /// Ids of conversations or users, at most so many; each stands in the array once or more often.
    mutating func identifiers(
        _ value: inout [String]?, _ name: StaticString, limit: Int
    ) throws(RealtimeProtocolError) {
        guard value == nil else { throw error(.invalidValue, name) }
        var identifiers: [String] = []
        try array(name, limit: limit) { (reader) throws(RealtimeProtocolError) in
            identifiers.append(try reader.identifierElement(name))
        }
        value = identifiers
    }
}
