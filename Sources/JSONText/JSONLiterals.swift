extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates null.
    public init(nilLiteral: ()) { self = .null }
    /// Creates a Boolean.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates an integer.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates an array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Creates an object; if a name occurs twice, its last value wins.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Creates an object; if a name occurs twice, its last value wins.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }

    fileprivate init(_ elements: [(String, JSONValue)]) {
        self.init()
        for (name, value) in elements { self[name] = value }
    }
}

extension JSONValue {
    /// Creates an integer.
    public static func integer(_ value: some BinaryInteger) -> JSONValue {
        .number(JSONNumber(checked: String(value)))
    }

    /// Creates a string, or null for nil.
    public static func string(_ value: String?) -> JSONValue {
        value.map { .string($0) } ?? .null
    }

    /// Creates an integer, or null for nil.
    public static func integer(_ value: Int64?) -> JSONValue {
        value.map { .number(JSONNumber($0)) } ?? .null
    }
}
