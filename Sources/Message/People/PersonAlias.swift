/// A name, number or id that a person is known by. A person is never keyed by any of them (ING-1).
///
/// It is always kept with the platform on which it was seen, so values need no prefix of it.
public struct PersonAlias: Hashable, Sendable {
    /// The kind of alias.
    public var kind: PersonAliasKind
    /// The value: an E.164 number for `phoneNumber`, the service's own id for `linkedID`, otherwise the text as shown.
    public var value: String

    /// Creates an alias.
    public init(kind: PersonAliasKind, value: String) {
        self.kind = kind
        self.value = value
    }

    /// Represents the vault's owner in sources that do not know an address of theirs.
    public static let unknownOwner = PersonAlias(kind: .linkedID, value: "owner")

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
    /// An id by which the service of the platform identifies people: a linked-device identity (LID) of WhatsApp's, the
    /// id of an account elsewhere.
    case linkedID = 2
    /// The name that the person chose for themselves.
    case pushName = 3
    /// A name verified by the platform, such as that of a business.
    case verifiedName = 4
    /// A contact of this vault.
    case contact = 5

    /// Whether equal values always mean the same person, regardless of the chat: within the alias's namespace.
    public var identifiesPerson: Bool { self == .phoneNumber || self == .linkedID || self == .contact }

    /// The platform within which an alias that is seen on a platform identifies a person; nil if it does so on all.
    ///
    /// Numbers are given out once in the world, ids by each service for itself: the same id of two services is that of
    /// two people.
    public func namespace(on platform: Platform) -> Platform? { self == .linkedID ? platform : nil }
}
