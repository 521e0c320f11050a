/// Whether two people are one, as a live source claims (ING-1).
///
/// A source may lie over several reports, each of which is harmless alone. So each claim is compared with what is known
/// of both people: a person has one telephone number and one linked id, and the owner is nobody else.
public enum PersonMerge {
    /// What is known of one of the two.
    public struct Side: Hashable, Sendable {
        /// The aliases on the platform of the claim, and the alias by which the claim names the person.
        public var aliases: Set<PersonAlias>
        /// Whether this is the vault's owner.
        public var isOwner: Bool
        /// Whether the vault has known the person before.
        public var isKnown: Bool

        /// Creates a side of a claim.
        public init(aliases: Set<PersonAlias>, isOwner: Bool, isKnown: Bool) {
            self.aliases = aliases
            self.isOwner = isOwner
            self.isKnown = isKnown
        }

        fileprivate var numbers: Set<PersonAlias> { aliases.filter { $0.kind == .phoneNumber } }
        fileprivate var linkedIDs: Set<PersonAlias> { aliases.filter(\.isServiceLinkedID) }
        fileprivate var addresses: Set<PersonAlias> {
            aliases.filter { $0.kind.identifiesPerson && $0 != .unknownOwner }
        }
    }

    /// Whether two people may be one: not if they have different telephone numbers, or different linked ids, and not if
    /// one of them is the owner, unless the other is only an address of a kind that the owner lacks.
    ///
    /// - Parameters:
    ///   - first: One of them.
    ///   - second: The other.
    ///   - isOfMessage: Whether the claim is the sender of a message, under both a number and a linked id. Then a number
    ///     that nobody had may be the new one of a person whose linked id stays.
    public static func mayBeOne(_ first: Side, _ second: Side, isOfMessage: Bool = false) -> Bool {
        let hasNewNumber = isOfMessage && (first.isNewNumber || second.isNewNumber)
        guard hasNewNumber || mayBeEqual(first.numbers, second.numbers),
            mayBeEqual(first.linkedIDs, second.linkedIDs)
        else { return false }
        guard first.isOwner != second.isOwner else { return true }
        let (owner, other) = first.isOwner ? (first, second) : (second, first)
        return other.addresses.count == 1
            && (owner.numbers.isEmpty && !other.numbers.isEmpty
                || owner.linkedIDs.isEmpty && !other.linkedIDs.isEmpty)
    }

    /// Of the addresses of a person, the one that lasts: a number changes, and a linked id does not.
    package static func lasting(of addresses: [PersonAlias]) -> PersonAlias? {
        addresses.first(where: \.isServiceLinkedID) ?? addresses.first
    }

    private static func mayBeEqual(_ first: Set<PersonAlias>, _ second: Set<PersonAlias>) -> Bool {
        first.isEmpty || second.isEmpty || !first.isDisjoint(with: second)
    }
}

extension PersonMerge.Side {
    /// Whether it is a telephone number of which nothing else is known.
    fileprivate var isNewNumber: Bool { !isKnown && !numbers.isEmpty }
}

extension PersonAlias {
    /// Whether it is an id of which a service gives each person one (`digits@lid`), as opposed to other ids.
    public var isServiceLinkedID: Bool { kind == .linkedID && value.hasSuffix("@lid") }

    /// Whether it is the id of a channel.
    public var isChannel: Bool { kind == .linkedID && value.hasSuffix(Self.channelSuffix) }

    /// The end of the ids of channels.
    package static let channelSuffix = "@newsletter"
}

extension Participant {
    /// Whether this is no person, but a channel, which sends its own messages.
    public var isChannel: Bool { identifier?.hasSuffix(PersonAlias.channelSuffix) == true }
}
