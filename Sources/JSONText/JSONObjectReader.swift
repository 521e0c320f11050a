/// Why a JSON value is not of the expected shape, and where.
///
/// The path is made of names that the reading program asked for and of positions; it never shows what stands there.
public struct JSONShapeError: Error, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let code: Code
    /// Which member, such as `content.attachments[2].size`; empty for the value as a whole.
    public let path: String

    /// The kinds of faults.
    public enum Code: String, Sendable, CaseIterable {
        /// A member that must stand there is absent or null.
        case missing
        /// A member is of another type: a string for a number, and the like.
        case wrongType
        /// A member is of the right type, but its value is not one of those allowed.
        case invalidValue
    }

    /// A fault of a member.
    public init(code: Code, path: JSONPath) {
        self.code = code
        self.path = path.description
    }

    /// The fault and the member.
    public var description: String { path.isEmpty ? code.rawValue : "\(code.rawValue): \(path)" }
}

extension JSONShapeError: Equatable {
    /// Errors are equal by code, wherever they occur.
    public static func == (left: JSONShapeError, right: JSONShapeError) -> Bool { left.code == right.code }
}

/// A place in a JSON value.
public indirect enum JSONPath: Hashable, Sendable, CustomStringConvertible {
    case root
    case member(JSONPath, String)
    case element(JSONPath, Int)

    /// Such as `content.attachments[2].size`.
    public var description: String {
        switch self {
        case .root: ""
        case .member(.root, let name): name
        case .member(let parent, let name): "\(parent.description).\(name)"
        case .element(let parent, let index): "\(parent.description)[\(index)]"
        }
    }
}

/// Reads the members of a JSON object one after the other, and says of each what is wrong with it.
///
/// Absent and null are the same. Reading in the order in which members are usually written is fastest.
public struct JSONObjectReader {
    private let members: [JSONObject.Member]
    /// Where the object stands.
    public let path: JSONPath
    private var next = 0
    private var readCount = 0

    /// Reads an object.
    public init(object: JSONObject, at path: JSONPath = .root) {
        members = object.members
        self.path = path
    }

    /// Reads a value that must be an object.
    public init(_ value: JSONValue, at path: JSONPath = .root) throws(JSONShapeError) {
        guard case .object(let object) = value else { throw JSONShapeError(code: .wrongType, path: path) }
        self.init(object: object, at: path)
    }

    /// The value of a member; nil where it is absent or null. To be asked for once.
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

    /// A fault of one of the object's members.
    public func error(_ code: JSONShapeError.Code, _ name: String) -> JSONShapeError {
        JSONShapeError(code: code, path: .member(path, name))
    }

    /// A member that may be absent, converted.
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

    /// A string, or nil where it is absent.
    public mutating func optionalString(_ name: String) throws(JSONShapeError) -> String? {
        try optional(name) { if case .string(let text) = $0 { text } else { nil } }
    }

    /// A string.
    public mutating func string(_ name: String) throws(JSONShapeError) -> String {
        try required(try optionalString(name), name)
    }

    /// A whole number, or nil where it is absent.
    public mutating func optionalInteger(_ name: String) throws(JSONShapeError) -> Int64? {
        try optional(name) { if case .number(let number) = $0 { number.integer } else { nil } }
    }

    /// A whole number.
    public mutating func integer(_ name: String) throws(JSONShapeError) -> Int64 {
        try required(try optionalInteger(name), name)
    }

    /// A truth value, or nil where it is absent.
    public mutating func optionalBool(_ name: String) throws(JSONShapeError) -> Bool? {
        try optional(name) { if case .bool(let truth) = $0 { truth } else { nil } }
    }

    /// A truth value.
    public mutating func bool(_ name: String) throws(JSONShapeError) -> Bool {
        try required(try optionalBool(name), name)
    }

    /// An object as it stands, or nil where it is absent.
    public mutating func optionalObject(_ name: String) throws(JSONShapeError) -> JSONObject? {
        try optional(name) { if case .object(let object) = $0 { object } else { nil } }
    }

    /// A reader of an object, or nil where it is absent.
    public mutating func optionalReader(_ name: String) throws(JSONShapeError) -> JSONObjectReader? {
        guard let object = try optionalObject(name) else { return nil }
        return JSONObjectReader(object: object, at: .member(path, name))
    }

    /// A reader of an object.
    public mutating func reader(_ name: String) throws(JSONShapeError) -> JSONObjectReader {
        try required(try optionalReader(name), name)
    }

    /// An array, each of its objects read by the closure; empty where it is absent.
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

    /// One of the values of an enumeration, or nil where it is absent.
    public mutating func optionalCase<Value: RawRepresentable>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(JSONShapeError) -> Value? where Value.RawValue == String {
        guard let raw = try optionalString(name) else { return nil }
        guard let value = Value(rawValue: raw) else { throw error(.invalidValue, name) }
        return value
    }

    /// The members that have not been asked for, given all names that were.
    public func unread(besides names: [String]) -> [JSONObject.Member] {
        guard readCount != members.count else { return [] }
        return members.filter { !names.contains($0.name) }
    }
}
