/// What becomes of the statement that a person is the vault's owner (WDB-5).
///
/// The owner is one person, whatever their address: another address of the owner's is added to them. But a source can
/// be wrong, or lie, and people who were merged cannot be separated again. So an address of someone who is certainly
/// another person is never taken over. A file that was added is no evidence at all. If whoever adds it says by which
/// name it shows the owner, that can make an owner where none is known but as a placeholder, but never joins anyone with
/// another owner.
public struct OwnerClaim: Hashable, Sendable {
    /// A person who is stated to be the owner, or was before.
    public struct Person: Hashable, Sendable {
        /// Whether the person has an address on the platform, as opposed to names alone. Names are shared, and the name
        /// that the owner gives with an export may be another's.
        public var hasAddress: Bool
        /// Whether the person is certainly someone else: their messages came in, or they received the owner's.
        public var isAnother: Bool
        /// Whether the person stands for the owner of sources that knew no name and no address of theirs.
        public var isPlaceholder: Bool

        /// Creates a person.
        public init(hasAddress: Bool, isAnother: Bool, isPlaceholder: Bool = false) {
            self.hasAddress = hasAddress
            self.isAnother = isAnother
            self.isPlaceholder = isPlaceholder
        }
    }

    /// What becomes of a person who was the owner before.
    public enum Outcome: Hashable, Sendable {
        /// They and the stated person are one.
        case joined
        /// They were taken for the owner by mistake.
        case revoked
        /// They stay what they are.
        case kept
    }

    /// Whether the stated person is the owner.
    public let isGranted: Bool
    /// What becomes of each of the former owners, in their order.
    public let outcomes: [Outcome]

    /// Decides about a statement.
    ///
    /// - Parameters:
    ///   - claimed: The person who is stated to be the owner.
    ///   - owners: The other people who are known as the owner.
    ///   - isOfAddedFile: Whether only an added file says who has the address.
    public init(of claimed: Person, owners: [Person], isOfAddedFile: Bool = false) {
        if claimed.isAnother || isOfAddedFile && owners.contains(where: { !$0.isPlaceholder }) {
            isGranted = false
            outcomes = owners.map { _ in .kept }
            return
        }
        isGranted = true
        outcomes = owners.map { owner in
            if isOfAddedFile { return .kept }
            if owner.isAnother { return claimed.hasAddress ? .revoked : .kept }
            return claimed.hasAddress && owner.hasAddress ? .joined : .kept
        }
    }

    /// Whether the owner's addresses on a platform belong to one person. An identity of the owner's own stands for itself:
    /// its key identifies what it signed.
    public static func joinsAddresses(on platform: Platform) -> Bool { platform != .whisper }
}

/// The owner, where a source shows them as someone else.
extension OwnerClaim {
    /// Whether the sender of a record of a message is the owner, whom its source shows without name and address, as it knows
    /// neither: another record of the same message is certainly the owner's.
    ///
    /// A record of a message is no evidence that an address is the owner's, as whoever has read the message can name any
    /// address as its sender.
    public static func isNameless(_ participant: Participant, of record: Authorship, beside other: Authorship) -> Bool {
        participant.isUnknownOwner && !record.isOwners && other.isOwn
    }

    /// Whether two people who are both taken to be the owner are one: each sent the same message, as one record of it says. A
    /// store joins them if one has no address, so that no address is in doubt.
    public static func areOne(_ record: Authorship, _ other: Authorship) -> Bool { record.isOwn && other.isOwn }

    /// Whether a reaction of the owner, and one of a person who may be the owner under another address, are the same
    /// reaction: both have the same emoji and the same millisecond. Times in whole seconds are not precise enough to tell.
    public static func isOneReaction(_ emoji: String?, at time: Timestamp, as other: String?, at otherTime: Timestamp)
        -> Bool
    {
        emoji != nil && emoji == other && time == otherTime && !time.milliseconds.isMultiple(of: 1_000)
    }
}
