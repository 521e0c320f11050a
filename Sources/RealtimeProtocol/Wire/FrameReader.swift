import WhisperJSONText
import WhisperMessage

/// Reads frames and bodies in one pass over their bytes, applying the protocol's rules for each kind of value.
///
/// A member is read into an optional, which stays nil if the member is absent or null; `required` throws if it must be
/// present. Duplicate names are rejected if the second could change the first.
struct FrameReader {
    /// The position of the reader.
    var cursor: JSONCursor
    /// The names of the enclosing objects, each followed by a point.
    private var path = ""

    /// Creates a reader of one frame or body of at most `limit` bytes.
    private init(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) throws(RealtimeProtocolError) {
        guard bytes.count <= limit else { throw RealtimeProtocolError(.tooLong) }
        cursor = JSONCursor(bytes, maximumDepth: RealtimeLimits.depth)
    }

    /// Reads bytes that must be exactly one object.
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

    /// Reads bytes that must be exactly one object.
    static func read<Value>(
        _ bytes: [UInt8], limit: Int = RealtimeLimits.frameBytes,
        _ body: (inout FrameReader) throws(RealtimeProtocolError) -> Value
    ) throws(RealtimeProtocolError) -> Value {
        try bytes.withUnsafeBufferPointer { (bytes) throws(RealtimeProtocolError) in
            try read(bytes, limit: limit, body)
        }
    }

    /// Creates an error about a member of the current object.
    func error(_ code: RealtimeProtocolError.Code, _ name: StaticString) -> RealtimeProtocolError {
        RealtimeProtocolError(code, path: path + name.description)
    }

    /// Returns the value of a required member.
    func required<Value>(_ value: Value?, _ name: StaticString) throws(RealtimeProtocolError) -> Value {
        guard let value else { throw error(.missing, name) }
        return value
    }

    /// Calls the JSON reader; any error becomes `notJSON`.
    mutating func json<Value>(
        _ body: (inout JSONCursor) throws(JSONError) -> Value
    ) throws(RealtimeProtocolError) -> Value {
        do throws(JSONError) { return try body(&cursor) } catch { throw RealtimeProtocolError(.notJSON) }
    }

    /// Returns the kind of the next value.
    mutating func kind() throws(RealtimeProtocolError) -> JSONCursor.Kind {
        try json { (cursor) throws(JSONError) in try cursor.kind() }
    }
}

// MARK: - Ahead

extension FrameReader {
    /// Returns the text of a member of the next object without consuming it; nil if it is absent.
    ///
    /// The member that determines an object's kind may come last. Objects that begin with it, as most do, are read
    /// fastest. If it occurs twice, the first one counts.
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

    /// Returns the name of the next member; nil at the end of the object.
    mutating func nextMember() throws(RealtimeProtocolError) -> JSONMemberName? {
        try json { (cursor) throws(JSONError) in try cursor.nextMember() }
    }

    /// Skips a value unknown to the protocol.
    mutating func skip() throws(RealtimeProtocolError) {
        try json { (cursor) throws(JSONError) in try cursor.skip() }
    }

    /// Reads a member that is an object or null, and calls the closure for each of its members.
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

    /// Reads a member that is null or an array of at most `limit` elements, and calls the closure before each.
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

    /// Returns whether a value of the expected kind comes next; a null is consumed and gives false.
    private mutating func isValue(
        _ expected: JSONCursor.Kind, _ name: StaticString
    ) throws(RealtimeProtocolError) -> Bool {
        let kind = try kind()
        if kind == expected { return true }
        guard kind == .null else { throw error(.wrongType, name) }
        try json { (cursor) throws(JSONError) in try cursor.null() }
        return false
    }

    /// Does the same for a member read into an optional; a duplicate is rejected.
    private mutating func isValue<Value>(
        _ expected: JSONCursor.Kind, for value: Value?, _ name: StaticString
    ) throws(RealtimeProtocolError) -> Bool {
        guard value == nil else { throw error(.invalidValue, name) }
        return try isValue(expected, name)
    }
}

// MARK: - Values

extension FrameReader {
    /// Reads a text whose length is in the given range.
    mutating func text(
        _ value: inout String?, _ name: StaticString, bytes: ClosedRange<Int> = 0...RealtimeLimits.frameBytes
    ) throws(RealtimeProtocolError) {
        guard try isValue(.string, for: value, name) else { return }
        let text = try json { (cursor) throws(JSONError) in try cursor.string() }
        guard bytes.contains(text.utf8.count) else { throw error(.invalidValue, name) }
        value = text
    }

    /// Reads the bytes of a text whose length is in the given range, without creating a string unless it is escaped.
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

    /// Reads a token.
    mutating func token(_ value: inout [UInt8]?, _ name: StaticString) throws(RealtimeProtocolError) {
        try bytes(&value, name, count: 1...RealtimeLimits.tokenBytes)
        if let value, !RealtimeToken.isValid(value) { throw error(.invalidValue, name) }
    }

    /// Reads an identifier.
    mutating func identifier(_ value: inout String?, _ name: StaticString) throws(RealtimeProtocolError) {
        guard try isValue(.string, for: value, name) else { return }
        value = try identifier(name)
    }

    /// Reads an identifier as the next element of an array.
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

    /// Reads a time of RFC 3339.
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

    /// Reads an integer within a range.
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

    /// Reads a Boolean.
    mutating func bool(_ value: inout Bool?, _ name: StaticString) throws(RealtimeProtocolError) {
        guard try isValue(.bool, for: value, name) else { return }
        value = try json { (cursor) throws(JSONError) in try cursor.bool() }
    }

    /// Reads at most `limit` ids of conversations or users; repetitions are allowed.
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
