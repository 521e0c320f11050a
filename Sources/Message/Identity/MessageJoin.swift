import WhisperJSONText

/// One message made of two records of it in a vault, with what either has (ING-2).
///
/// Whatever the owner did to either stays done: a message that they deleted stays deleted, without its words.
public struct MessageJoin: Sendable {
    /// The record that stays, as it was.
    public let held: StoredMessage
    /// The record that leaves.
    public let other: StoredMessage
    /// The joined message, with the reactions of the one that stays.
    public private(set) var message: StoredMessage
    /// The earlier texts of the joined message.
    public private(set) var versions: [MessageVersion]
    /// The earlier texts of the record that stays.
    public let heldVersions: [MessageVersion]
    /// Whether the sender is the one of the record that leaves.
    public private(set) var prefersOther = false
    /// Whether the joined message gets the reactions to the record that leaves.
    public let takesReactions: Bool

    /// Joins two records of one message.
    public init(
        _ held: StoredMessage, versions heldVersions: [MessageVersion], with other: StoredMessage,
        versions otherVersions: [MessageVersion]
    ) {
        self.held = held
        self.other = other
        self.heldVersions = heldVersions
        message = held
        versions = heldVersions
        takesReactions = !held.isDeletedByOwner
        if held.status.isBehind(other.status) { message.status = other.status }
        message.isRead = held.isRead || other.isRead
        if held.seal != nil { return }
        let merge = held.isDeletedByOwner ? nil : MessageMerge(held.unified, with: other.unified)
        let (record, otherRecord) = (Authorship(held, isOwners: true), Authorship(other, isOwners: true))
        prefersOther = record.givesWay(to: otherRecord, isBetter: merge?.prefersNewer ?? false)
        if let merge {
            message.unified = merge.message
            message.contentKey = held.contentKey ?? other.contentKey
        }
        if prefersOther {
            message.person = other.person
            message.direction = other.direction
        }
        message.unified.sender = prefersOther ? other.unified.sender : held.unified.sender
        guard let merge else { return }
        joinMembers()
        var texts = TextHistory(
            text: message.unified.content.text, editedAt: message.unified.editedAt,
            isTimeEstimated: message.unified.isMarkedAsEdited, sentAt: message.unified.timestamp,
            versions: heldVersions)
        for version in otherVersions + [merge.earlier].compactMap(\.self) { texts.insert(version) }
        versions = texts.versions
    }

    /// Adds the votes, and what waits, of the record that leaves.
    private mutating func joinMembers() {
        let (known, others) = (held.unified.platformSpecific, other.unified.platformSpecific)
        for name in [UndecidedMark.member, UnifiedMessage.linkedMember] where known[name] == nil {
            if let value = others[name] { message.unified.platformSpecific[name] = value }
        }
        guard case .array(let added)? = others[PollVote.member] else { return }
        var votes: [JSONValue] = []
        if case .array(let present)? = known[PollVote.member] { votes = present }
        message.unified.platformSpecific[PollVote.member] = .array(votes + added)
        // Of two votes by one person the later stays.
        message.unified.platformSpecific.joinVoters { $0 }
    }

    /// Which of two records of one message stays: the one that a server knows, that was sealed, or that the owner deleted;
    /// otherwise the first in the chat.
    public static func keepsSecond(of first: StoredMessage, _ second: StoredMessage) -> Bool {
        let (rank, secondRank) = (first.weight, second.weight)
        return rank == secondRank ? second.position < first.position : rank < secondRank
    }
}

extension StoredMessage {
    fileprivate var weight: Int {
        delivery != nil ? 3 : isDeletedByOwner ? 2 : seal != nil ? 1 : 0
    }

    /// Whether the vault's owner deleted it.
    fileprivate var isDeletedByOwner: Bool {
        unified.content.kind == .deleted && !unified.isDeletedBySource
    }
}
