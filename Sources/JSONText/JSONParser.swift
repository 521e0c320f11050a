/// The limits of a parser.
public struct JSONLimits: Hashable, Sendable {
    /// The maximum number of bytes.
    public var maximumBytes: Int
    /// The maximum nesting of arrays and objects; the parser needs about 300 bytes of stack for each level.
    public var maximumDepth: Int

    /// Creates limits for one value; the defaults are 16 MiB and 128 levels.
    public init(maximumBytes: Int = 16 << 20, maximumDepth: Int = 128) {
        self.maximumBytes = maximumBytes
        self.maximumDepth = maximumDepth
    }
}

extension JSONValue {
    /// Parses one JSON text (RFC 8259), surrounded by nothing but white space.
    ///
    /// Parsing is strict: no comments, no byte order mark, no trailing commas. Invalid UTF-8, lone surrogates and
    /// duplicate names in an object are rejected because programs disagree on their meaning. (Names are duplicates if
    /// they are canonically equivalent in Unicode.) Numbers retain their digits.
    ///
    /// - Throws: `JSONError` with the code and offset of the first error, or `tooLong` if the text exceeds the limit.
    public static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits = JSONLimits()
    ) throws(JSONError) -> JSONValue {
        guard bytes.count <= limits.maximumBytes else {
            throw JSONError(code: .tooLong, offset: limits.maximumBytes)
        }
        var parser = JSONParser(bytes: bytes, maximumDepth: limits.maximumDepth)
        return try parser.parseText()
    }

    /// Parses one JSON text; see `parse(_:limits:)`.
    ///
    /// - Throws: `JSONError` with the code and offset of the first error, or `tooLong` if the text exceeds the limit.
    public static func parse(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) -> JSONValue {
        try bytes.withUnsafeBufferPointer { (bytes) throws(JSONError) in try parse(bytes, limits: limits) }
    }

    /// Parses one JSON text; see `parse(_:limits:)`.
    ///
    /// - Throws: `JSONError` with the code and offset of the first error, or `tooLong` if the text exceeds the limit.
    public static func parse(_ text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) -> JSONValue {
        try parse(Array(text.utf8), limits: limits)
    }
}

/// Recursive descent over bytes; the depth is limited so that no input exhausts the stack.
struct JSONParser {
    private var scanner: JSONScanner
    private let maximumDepth: Int

    init(bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int) {
        scanner = JSONScanner(bytes: bytes)
        self.maximumDepth = maximumDepth
    }

    mutating func parseText() throws(JSONError) -> JSONValue {
        let value = try value(depth: 0)
        if scanner.peek() != nil { throw scanner.error(.trailingBytes) }
        return value
    }

    private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        guard let first = scanner.peek() else { throw scanner.error(.unexpectedEnd) }
        switch first {
        case UInt8(ascii: "\""):
            return .string(try scanner.string())
        case UInt8(ascii: "{"):
            return .object(try object(depth: depth + 1))
        case UInt8(ascii: "["):
            return .array(try array(depth: depth + 1))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return .number(JSONNumber(checked: try scanner.number()))
        case UInt8(ascii: "t"):
            try scanner.expect("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try scanner.expect("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try scanner.expect("null")
            return .null
        default: throw scanner.error(.unexpectedByte)
        }
    }

    private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
        guard depth <= maximumDepth else { throw scanner.error(.tooDeep) }
        scanner.skip()
        var elements: [JSONValue] = []
        if scanner.peek() == UInt8(ascii: "]") {
            scanner.skip()
            return elements
        }
        while true {
            elements.append(try value(depth: depth))
            if try scanner.separator(closing: UInt8(ascii: "]")) == .closing { return elements }
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
        guard depth <= maximumDepth else { throw scanner.error(.tooDeep) }
        scanner.skip()
        var members: [JSONObject.Member] = []
        if scanner.peek() == UInt8(ascii: "}") {
            scanner.skip()
            return JSONObject()
        }
        members.reserveCapacity(4)
        var names = NameSet()
        while true {
            guard let next = scanner.peek() else { throw scanner.error(.unexpectedEnd) }
            guard next == UInt8(ascii: "\"") else { throw scanner.error(.unexpectedByte) }
            let offset = scanner.position
            let name = try scanner.string()
            guard names.insert(name, after: members) else { throw JSONError(code: .duplicateName, offset: offset) }
            guard let colon = scanner.peek() else { throw scanner.error(.unexpectedEnd) }
            guard colon == UInt8(ascii: ":") else { throw scanner.error(.unexpectedByte) }
            scanner.skip()
            members.append(JSONObject.Member(name: name, value: try value(depth: depth)))
            if try scanner.separator(closing: UInt8(ascii: "}")) == .closing { return JSONObject(distinct: members) }
        }
    }

    /// The names of one object: compared one by one while there are few, hashed when there are many.
    private struct NameSet {
        private static let few = 16
        private var hashed: Set<String> = []

        /// Inserts a name; returns false if one of the members already has it.
        mutating func insert(_ name: String, after members: [JSONObject.Member]) -> Bool {
            if members.count < NameSet.few {
                for member in members where member.name == name { return false }
                return true
            }
            if hashed.isEmpty { hashed = Set(members.lazy.map(\.name)) }
            return hashed.insert(name).inserted
        }
    }
}
