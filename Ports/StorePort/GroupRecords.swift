public import WhisperMessage

/// A member of a group, or a person who has left it, in a conversation's record (ST-13).
public struct MemberRecord: Hashable, Sendable {
    /// The person.
    public var person: UniqueIdentifier
    /// The role; nil if the person is no longer a member.
    public var role: GroupRole?
    /// The time of the report that gave or ended this role.
    public var since: Timestamp

    /// Creates a member.
    public init(person: UniqueIdentifier, role: GroupRole?, since: Timestamp) {
        self.person = person
        self.role = role
        self.since = since
    }

    /// The member without their name.
    public init(_ member: GroupMember) {
        self.init(person: member.person, role: member.role, since: member.since)
    }
}

/// How far a message got with one recipient, in the message's record (ST-13).
public struct ReceiptRecord: Hashable, Sendable {
    /// The recipient.
    public var person: UniqueIdentifier
    /// How far it got.
    public var status: ReceiptStatus
    /// When it got there.
    public var timestamp: Timestamp

    /// Creates a receipt.
    public init(person: UniqueIdentifier, status: ReceiptStatus, timestamp: Timestamp) {
        self.person = person
        self.status = status
        self.timestamp = timestamp
    }

    /// The receipt without the recipient's name.
    public init(_ receipt: PersonReceipt) {
        self.init(person: receipt.person, status: receipt.status, timestamp: receipt.timestamp)
    }
}

extension ReceiptRecord {
    /// The furthest of a message's receipts of each person.
    package static func furthest(among receipts: [ReceiptRecord]) -> [UniqueIdentifier: ReceiptEvent] {
        let events = receipts.map { ($0.person, ReceiptEvent($0.status, at: $0.timestamp)) }
        return Dictionary(events) { one, other in one.isBehind(other) ? other : one }
    }
}
