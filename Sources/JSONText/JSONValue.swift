/// One JSON value (RFC 8259), kept losslessly: members in order, numbers in their own digits.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

/// A JSON number, kept as it was written.
public struct JSONNumber: Hashable, Sendable {
    /// The digits, in the grammar of RFC 8259, section 6.
    public let text: String

    /// A number of already checked digits.
    init(checked text: String) {
        self.text = text
    }

    /// A whole number.
    public init(_ value: Int64) {
        text = String(value)
    }

    /// A finite number, in the fewest digits that give it back; nil for infinities and what is no number.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        text = value.description
    }

    /// A number in the grammar of RFC 8259, section 6; nil for anything else.
    public init?(text: String) {
        guard case .number(let number)? = try? JSONValue.parse(text), number.text == text else { return nil }
        self = number
    }

    /// The number as a whole number, where it is one and fits.
    public var integer: Int64? { Int64(text) }

    /// The number as the nearest double.
    public var double: Double? { Double(text) }
}

/// The members of a JSON object in their order. A name stands once.
public struct JSONObject: Hashable, Sendable {
    /// Names and values, in order.
    public private(set) var members: [Member]

    /// A name and its value.
    public struct Member: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The value.
        public let value: JSONValue

        /// A member of an object.
        public init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// An object without members.
    public init() {
        members = []
    }

    /// An object of members whose names are known to differ.
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

    /// Appends members whose names do not stand here yet; of several with one name the first counts.
    ///
    /// Takes time in proportion to the number of members, however many they are.
    public mutating func appendNew(_ additions: [Member]) {
        guard !additions.isEmpty else { return }
        var names = Set(members.map(\.name))
        for member in additions where names.insert(member.name).inserted { members.append(member) }
    }
}
