/// Reports why a JSON value does not have the expected shape, and where.
///
/// The path consists of names that the program asked for and of indices; it never contains any of the input.
public struct JSONShapeError: Error, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let code: Code
    /// The member, such as `content.attachments[2].size`; empty for the value as a whole.
    public let path: String

    /// The kinds of errors.
    public enum Code: String, Sendable, CaseIterable {
        /// A required member is absent or null.
        case missing
        /// A member has the wrong type: a string instead of a number, for example.
        case wrongType
        /// A member has the right type but a value that is not allowed.
        case invalidValue
    }

    /// Creates an error about a member.
    public init(code: Code, path: JSONPath) {
        self.code = code
        self.path = path.description
    }

    /// The error and the member.
    public var description: String { path.isEmpty ? code.rawValue : "\(code.rawValue): \(path)" }
}

extension JSONShapeError: Equatable {
    /// Errors are equal by code, regardless of their path.
    public static func == (left: JSONShapeError, right: JSONShapeError) -> Bool { left.code == right.code }
}

/// A path within a JSON value.
public indirect enum JSONPath: Hashable, Sendable, CustomStringConvertible {
    case root
    case member(JSONPath, String)
    case element(JSONPath, Int)

    /// The path in the form `content.attachments[2].size`.
    public var description: String {
        switch self {
        case .root: ""
        case .member(.root, let name): name
        case .member(let parent, let name): "\(parent.description).\(name)"
        case .element(let parent, let index): "\(parent.description)[\(index)]"
        }
    }
}

/// Reads the members of a JSON object one by one, with an error that names the member.
///
/// Absent and null are equivalent. Reading members in the order in which they are usually written is fastest.
public struct JSONObjectReader {
    private let members: [JSONObject.Member]
    /// The path of the object.
    public let path: JSONPath
    private var next = 0
    private var readCount = 0

    /// Creates a reader of an object.
    public init(object: JSONObject, at path: JSONPath = .root) {
        members = object.members
        self.path = path
    }

    /// Creates a reader of a value, which must be an object.
    ///
    /// - Throws: `JSONShapeError` with `wrongType` if the value is not an object.
    public init(_ value: JSONValue, at path: JSONPath = .root) throws(JSONShapeError) {
        guard case .object(let object) = value else { throw JSONShapeError(code: .wrongType, path: path) }
        self.init(object: object, at: path)
    }

    /// Returns the value of a member; nil if it is absent or null. Call it once for each member.
    public mutating func value(_ name: String) -> JSONValue? {
        guard let place = place(of: name) else { return nil }
        readCount += 1
        if case .null = members[place].value { return nil }
        return members[place].value
    }

    private mutating func place(of name: String) -> Int? {
        if next < members.count, members[next].name == name {
            next += 1
            return next - 1
        }
        guard let found = members.firstIndex(where: { $0.name == name }) else { return nil }
        next = found + 1
        return found
    }

    /// Creates an error about one of the object's members.
    public func error(_ code: JSONShapeError.Code, _ name: String) -> JSONShapeError {
        JSONShapeError(code: code, path: .member(path, name))
    }

    /// Reads and converts an optional member.
    private mutating func optional<Value>(
        _ name: String, _ convert: (JSONValue) -> Value?
    ) throws(JSONShapeError) -> Value? {
        guard let value = value(name) else { return nil }
        guard let converted = convert(value) else { throw error(.wrongType, name) }
        return converted
    }

    private func required<Value>(_ value: Value?, _ name: String) throws(JSONShapeError) -> Value {
        guard let value else { throw error(.missing, name) }
        return value
    }

    /// Reads an optional string; nil if it is absent.
    ///
    /// - Throws: `JSONShapeError` with `wrongType` if the member is not a string.
    public mutating func optionalString(_ name: String) throws(JSONShapeError) -> String? {
        try optional(name) { if case .string(let text) = $0 { text } else { nil } }
    }

    /// Reads a string.
    ///
    /// - Throws: `JSONShapeError` with `missing` if the member is absent, or `wrongType` if it is not a string.
    public mutating func string(_ name: String) throws(JSONShapeError) -> String {
        try required(try optionalString(name), name)
    }

    /// Reads an optional integer; nil if it is absent.
    ///
    /// - Throws: `JSONShapeError` with `wrongType` if the member is not an integer that fits.
    public mutating func optionalInteger(_ name: String) throws(JSONShapeError) -> Int64? {
        try optional(name) { if case .number(let number) = $0 { number.integer } else { nil } }
    }

    /// Reads an integer.
    ///
    /// - Throws: `JSONShapeError` with `missing` if the member is absent, or `wrongType` if it is not an integer that
    ///   fits.
    public mutating func integer(_ name: String) throws(JSONShapeError) -> Int64 {
        try required(try optionalInteger(name), name)
    }

    /// Reads an optional Boolean; nil if it is absent.
    ///
    /// - Throws: `JSONShapeError` with `wrongType` if the member is not a Boolean.
    public mutating func optionalBool(_ name: String) throws(JSONShapeError) -> Bool? {
        try optional(name) { if case .bool(let truth) = $0 { truth } else { nil } }
    }

    /// Reads a Boolean.
    ///
    /// - Throws: `JSONShapeError` with `missing` if the member is absent, or `wrongType` if it is not a Boolean.
    public mutating func bool(_ name: String) throws(JSONShapeError) -> Bool {
        try required(try optionalBool(name), name)
    }

    /// Reads an optional object unchanged; nil if it is absent.
    ///
    /// - Throws: `JSONShapeError` with `wrongType` if the member is not an object.
    public mutating func optionalObject(_ name: String) throws(JSONShapeError) -> JSONObject? {
        try optional(name) { if case .object(let object) = $0 { object } else { nil } }
    }

    /// Returns a reader of an optional object; nil if it is absent.
    ///
    /// - Throws: `JSONShapeError` with `wrongType` if the member is not an object.
    public mutating func optionalReader(_ name: String) throws(JSONShapeError) -> JSONObjectReader? {
        guard let object = try optionalObject(name) else { return nil }
        return JSONObjectReader(object: object, at: .member(path, name))
    }

    /// Returns a reader of an object.
    ///
    /// - Throws: `JSONShapeError` with `missing` if the member is absent, or `wrongType` if it is not an object.
    public mutating func reader(_ name: String) throws(JSONShapeError) -> JSONObjectReader {
        try required(try optionalReader(name), name)
    }

    /// Reads an array of objects, each with the closure; empty if it is absent.
    ///
    /// - Throws: `JSONShapeError` with `wrongType` if the member is not an array or an element is not an object, or any
    ///   error of the closure.
    public mutating func array<Element>(
        _ name: String, _ read: (inout JSONObjectReader) throws(JSONShapeError) -> Element
    ) throws(JSONShapeError) -> [Element] {
        guard let values = try optional(name, { if case .array(let values) = $0 { values } else { nil } }) else {
            return []
        }
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            var reader = try JSONObjectReader(value, at: .element(.member(path, name), index))
            elements.append(try read(&reader))
        }
        return elements
    }

    /// Reads an optional value of an enumeration; nil if it is absent.
    ///
    /// - Throws: `JSONShapeError` with `wrongType` if the member is not a string, or `invalidValue` if it is none of
    ///   the cases.
    public mutating func optionalCase<Value: RawRepresentable>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(JSONShapeError) -> Value? where Value.RawValue == String {
        guard let raw = try optionalString(name) else { return nil }
        guard let value = Value(rawValue: raw) else { throw error(.invalidValue, name) }
        return value
    }

    /// Returns the members not read yet, given all the names that were.
    public func unread(besides names: [String]) -> [JSONObject.Member] {
        guard readCount != members.count else { return [] }
        return members.filter { !names.contains($0.name) }
    }
}
