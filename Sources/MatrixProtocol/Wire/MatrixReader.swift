import WhisperJSONText

/// Reads the outer structure of a response in one pass over its bytes.
///
/// Members that are absent and members that are null are equivalent. A member that is read into a value must not occur
/// twice. Values that nothing reads are passed over by their strings and brackets, without checking what is in them.
struct MatrixReader {
    /// The position of the reader.
    private var cursor: JSONCursor

    /// Reads bytes that must be exactly one object.
    static func read<Value>(
        _ bytes: UnsafeBufferPointer<UInt8>, limit: Int,
        _ body: (inout MatrixReader) throws(MatrixProtocolError) -> Value
    ) throws(MatrixProtocolError) -> Value {
        guard bytes.count <= limit else { throw MatrixProtocolError(.tooLong) }
        var reader = MatrixReader(cursor: JSONCursor(bytes, maximumDepth: MatrixLimits.depth))
        let value = try body(&reader)
        try reader.json { (cursor) throws(JSONError) in try cursor.finish() }
        return value
    }

    /// Reads bytes that must be exactly one object.
    static func read<Value>(
        _ bytes: [UInt8], limit: Int, _ body: (inout MatrixReader) throws(MatrixProtocolError) -> Value
    ) throws(MatrixProtocolError) -> Value {
        try bytes.withUnsafeBufferPointer { (bytes) throws(MatrixProtocolError) in
            try read(bytes, limit: limit, body)
        }
    }

    private mutating func json<Value>(
        _ body: (inout JSONCursor) throws(JSONError) -> Value
    ) throws(MatrixProtocolError) -> Value {
        do throws(JSONError) { return try body(&cursor) } catch { throw MatrixProtocolError(.notJSON) }
    }

    /// Returns whether a value of the expected kind comes next; a null is consumed and gives false.
    private mutating func isValue(
        _ expected: JSONCursor.Kind, _ name: StaticString
    ) throws(MatrixProtocolError) -> Bool {
        let kind = try json { (cursor) throws(JSONError) in try cursor.kind() }
        if kind == expected { return true }
        guard kind == .null else { throw MatrixProtocolError(.wrongType, member: name.description) }
        try json { (cursor) throws(JSONError) in try cursor.null() }
        return false
    }
}

// MARK: - Structure

extension MatrixReader {
    /// Passes over a value that nothing reads.
    mutating func skip() throws(MatrixProtocolError) {
        try json { (cursor) throws(JSONError) in try cursor.passOver() }
    }

    /// Passes over a value and returns its bytes, to be read apart from the rest.
    mutating func slice() throws(MatrixProtocolError) -> UnsafeBufferPointer<UInt8> {
        let start = cursor
        try skip()
        return cursor.bytes(since: start)
    }

    /// Reads an object or null, and calls the closure for each member; the closure must read or skip the value.
    mutating func members(
        _ name: StaticString, _ member: (inout MatrixReader, JSONMemberName) throws(MatrixProtocolError) -> Void
    ) throws(MatrixProtocolError) {
        guard try isValue(.object, name) else { return }
        try json { (cursor) throws(JSONError) in try cursor.beginObject() }
        while let next = try json({ (cursor) throws(JSONError) in try cursor.nextMember() }) {
            try member(&self, next)
        }
    }

    /// Reads an object whose names are data, or null, and calls the closure for each member with its name.
    mutating func entries(
        _ name: StaticString, limit: Int,
        _ entry: (inout MatrixReader, String) throws(MatrixProtocolError) -> Void
    ) throws(MatrixProtocolError) {
        guard try isValue(.object, name) else { return }
        try json { (cursor) throws(JSONError) in try cursor.beginObject() }
        var count = 0
        while let next = try json({ (cursor) throws(JSONError) in try cursor.nextMember() }) {
            count += 1
            guard count <= limit else { throw MatrixProtocolError(.tooLong, member: name.description) }
            try entry(&self, next.text)
        }
    }

    /// Reads an array or null, and calls the closure before each element.
    mutating func elements(
        _ name: StaticString, limit: Int, _ element: (inout MatrixReader) throws(MatrixProtocolError) -> Void
    ) throws(MatrixProtocolError) {
        guard try isValue(.array, name) else { return }
        try json { (cursor) throws(JSONError) in try cursor.beginArray() }
        var count = 0
        while try json({ (cursor) throws(JSONError) in try cursor.nextElement() }) {
            count += 1
            guard count <= limit else { throw MatrixProtocolError(.tooLong, member: name.description) }
            try element(&self)
        }
    }
}

// MARK: - Values

extension MatrixReader {
    /// Reads a text of at most `limit` bytes.
    mutating func text(
        _ value: inout String?, _ name: StaticString, limit: Int = MatrixLimits.nameBytes
    ) throws(MatrixProtocolError) {
        guard value == nil else { throw MatrixProtocolError(.invalidValue, member: name.description) }
        guard try isValue(.string, name) else { return }
        let text = try json { (cursor) throws(JSONError) in try cursor.string() }
        guard text.utf8.count <= limit else { throw MatrixProtocolError(.invalidValue, member: name.description) }
        value = text
    }

    /// Reads a secret of 1…`limit` bytes without creating a string unless it is escaped.
    mutating func secret(
        _ value: inout [UInt8]?, _ name: StaticString, limit: Int
    ) throws(MatrixProtocolError) {
        guard value == nil else { throw MatrixProtocolError(.invalidValue, member: name.description) }
        guard try isValue(.string, name) else { return }
        let bytes = try json { (cursor) throws(JSONError) in
            if let plain = try cursor.plainString() { return Array(plain) }
            return Array(try cursor.string().utf8)
        }
        guard (1...limit).contains(bytes.count) else {
            throw MatrixProtocolError(.invalidValue, member: name.description)
        }
        value = bytes
    }

    /// Reads an integer of 0…2^53 − 1.
    mutating func integer(_ value: inout Int64?, _ name: StaticString) throws(MatrixProtocolError) {
        guard value == nil else { throw MatrixProtocolError(.invalidValue, member: name.description) }
        guard try isValue(.number, name) else { return }
        let number = try json { (cursor) throws(JSONError) in try cursor.integer() }
        guard let number, (0...MatrixLimits.largestInteger).contains(number) else {
            throw MatrixProtocolError(.invalidValue, member: name.description)
        }
        value = number
    }

    /// Reads a Boolean.
    mutating func bool(_ value: inout Bool?, _ name: StaticString) throws(MatrixProtocolError) {
        guard value == nil else { throw MatrixProtocolError(.invalidValue, member: name.description) }
        guard try isValue(.bool, name) else { return }
        value = try json { (cursor) throws(JSONError) in try cursor.bool() }
    }

    /// Returns the value of a required member.
    func required<Value>(_ value: Value?, _ name: StaticString) throws(MatrixProtocolError) -> Value {
        guard let value else { throw MatrixProtocolError(.missing, member: name.description) }
        return value
    }
}
