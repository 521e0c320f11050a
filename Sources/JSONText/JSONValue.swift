/// One JSON value (RFC 8259) without loss: members retain their order and numbers their digits.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

/// A JSON number with its original digits.
public struct JSONNumber: Hashable, Sendable {
    /// The digits, in the grammar of RFC 8259, section 6.
    public let text: String

    /// Creates a number from digits that were already checked.
    init(checked text: String) {
        self.text = text
    }

    /// Creates an integer.
    public init(_ value: Int64) {
        text = String(value)
    }

    /// Creates a finite number with the fewest digits that round-trip; nil for infinities and NaN.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        text = value.description
    }

    /// Parses a number by the grammar of RFC 8259, section 6; nil for anything else.
    public init?(text: String) {
        guard case .number(let number)? = try? JSONValue.parse(text), number.text == text else { return nil }
        self = number
    }

    /// The number as an integer; nil if it is not one or does not fit.
    public var integer: Int64? { Int64(text) }

    /// The number as the nearest double.
    public var double: Double? { Double(text) }
}

/// The members of a JSON object in order. Each name occurs once.
public struct JSONObject: Hashable, Sendable {
    /// The names and values, in order.
    public private(set) var members: [Member]

    /// A name and its value.
    public struct Member: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The value.
        public let value: JSONValue

        /// Creates a member.
        public init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// Creates an object without members.
    public init() {
        members = []
    }

    /// Creates an object of members whose names are known to be distinct.
    init(distinct members: [Member]) {
        self.members = members
    }

    /// Whether there are no members.
    public var isEmpty: Bool { members.isEmpty }

    /// The value of a name; setting nil removes the member, setting a new name appends it.
    public subscript(name: String) -> JSONValue? {
        get { members.first { $0.name == name }?.value }
        set {
            let position = members.firstIndex { $0.name == name }
            switch (position, newValue) {
            case (let position?, let value?): members[position] = Member(name: name, value: value)
            case (let position?, nil): members.remove(at: position)
            case (nil, let value?): members.append(Member(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    /// Appends members with new names; among several with one name, the first wins.
    ///
    /// Takes time proportional to the number of members.
    public mutating func appendNew(_ additions: [Member]) {
        guard !additions.isEmpty else { return }
        var names = Set(members.map(\.name))
        for member in additions where names.insert(member.name).inserted { members.append(member) }
    }
}
