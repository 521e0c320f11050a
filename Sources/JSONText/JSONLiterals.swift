extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Null.
    public init(nilLiteral: ()) { self = .null }
    /// A truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A whole number.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// A string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// An array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// An object; of a name that stands twice the last value counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// An object; of a name that stands twice the last value counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }

    fileprivate init(_ elements: [(String, JSONValue)]) {
        self.init()
        for (name, value) in elements { self[name] = value }
    }
}

extension JSONValue {
    /// A whole number.
    public static func integer(_ value: some BinaryInteger) -> JSONValue {
        .number(JSONNumber(checked: String(value)))
    }

    /// A string, or null.
    public static func string(_ value: String?) -> JSONValue {
        value.map { .string($0) } ?? .null
    }

    /// A whole number, or null.
    public static func integer(_ value: Int64?) -> JSONValue {
        value.map { .number(JSONNumber($0)) } ?? .null
    }
}
