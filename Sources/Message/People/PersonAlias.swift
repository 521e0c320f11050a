/// A name or number that a person is known by. A person is never keyed by any of them (ING-1).
public struct PersonAlias: Hashable, Sendable {
    /// The kind of alias.
    public var kind: PersonAliasKind
    /// The value: an E.164 number for `phoneNumber`, a JID for `linkedID`, otherwise the text as shown.
    public var value: String

    /// Creates an alias.
    public init(kind: PersonAliasKind, value: String) {
        self.kind = kind
        self.value = value
    }

    /// Represents the vault's owner in sources that do not know an address of theirs.
    package static let unknownOwner = PersonAlias(kind: .linkedID, value: "owner")

    /// Whether a text is a number or a linked id, as opposed to a name.
    package static func isAddress(_ text: String) -> Bool {
        text.hasSuffix("@lid") || text.hasPrefix("+") && PhoneNumber.e164(text) != nil
    }
}

/// The kind of an alias. Raw values are the vault's codes.
public enum PersonAliasKind: Int, Sendable, CaseIterable {
    /// A name shown by an export. It comes from the exporting phone's address book, so it is only valid within one
    /// platform.
    case exportName = 0
    /// An E.164 number, as in a phone-number JID.
    case phoneNumber = 1
    /// A linked-device identity (LID).
    case linkedID = 2
    /// The name that the person chose for themselves.
    case pushName = 3
    /// A name verified by the platform.
    case verifiedName = 4
    /// A contact of this vault.
    case contact = 5

    /// Whether equal values always mean the same person, regardless of the chat.
    public var identifiesPerson: Bool { self == .phoneNumber || self == .linkedID || self == .contact }
}
