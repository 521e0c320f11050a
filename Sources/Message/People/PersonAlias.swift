/// One of the names and numbers that a person is known by. A person is never keyed by any of them (ING-1).
public struct PersonAlias: Hashable, Sendable {
    /// What kind of name it is.
    public var kind: PersonAliasKind
    /// The name or number: an E.164 number for `phoneNumber`, a JID for `linkedID`, else the text as shown.
    public var value: String

    /// A name of a kind.
    public init(kind: PersonAliasKind, value: String) {
        self.kind = kind
        self.value = value
    }
}

/// What kind of name an alias is. Raw values are the vault's codes.
public enum PersonAliasKind: Int, Sendable, CaseIterable {
    /// The name that an export shows: the exporting phone's address book, so it is only good within one platform.
    case exportName = 0
    /// An E.164 number, as in a phone-number JID.
    case phoneNumber = 1
    /// A linked-device identity (LID).
    case linkedID = 2
    /// The name that the person gave themself.
    case pushName = 3
    /// The name that the platform vouches for.
    case verifiedName = 4
    /// A contact of this vault.
    case contact = 5

    /// Whether two sightings of the same value are the same person, whatever the chat.
    public var identifiesPerson: Bool { self == .phoneNumber || self == .linkedID || self == .contact }
}
