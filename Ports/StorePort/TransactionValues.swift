public import WhisperMessage

/// What sources call a message: its chat, and the id that they give it there. Several people can use one id.
public struct MessageName: Hashable, Sendable {
    /// The chat.
    public var conversation: UniqueIdentifier
    /// The id.
    public var externalID: String

    /// Creates a name.
    public init(conversation: UniqueIdentifier, externalID: String) {
        self.conversation = conversation
        self.externalID = externalID
    }
}

extension MessageTarget {
    /// The chat and the id, without whose message it is.
    public var name: MessageName { MessageName(conversation: conversation, externalID: externalID) }
}

extension NewMessage {
    /// The chat and the id by which changes refer to the message.
    public var name: MessageName { MessageName(conversation: conversation, externalID: externalID) }
}

extension StoredMessage {
    /// The chat and the id by which changes refer to the message.
    public var name: MessageName { MessageName(conversation: conversation, externalID: unified.externalID) }
}

extension NewReceipt {
    /// How far the message got, and when.
    public var event: ReceiptEvent { ReceiptEvent(status, at: timestamp) }
}

/// Where a message is, and who wrote it.
public struct MessagePlace: Hashable, Sendable {
    /// The message.
    public var id: UniqueIdentifier
    /// Its conversation.
    public var conversation: UniqueIdentifier
    /// Its position.
    public var position: ChatPosition
    /// The number that a server has given it; nil if it has none.
    public var number: Int64?
    /// Whether a server has given it an id.
    public var hasServerID: Bool
    /// Its status.
    public var status: MessageStatus
    /// Its direction.
    public var direction: MessageDirection
    /// The sender; nil for system lines. The person is the one who is stored now.
    public var sender: SenderHandle?
    /// Whether the sender is the vault's owner.
    public var isOwners: Bool
    /// The kind of its content.
    public var kind: ContentKind
    /// The precision of its time.
    public var precision: TimestampPrecision
    /// Whether nothing but added files has shown it.
    public var isOfFile: Bool

    /// Creates a place.
    public init(
        id: UniqueIdentifier, conversation: UniqueIdentifier, position: ChatPosition, number: Int64?,
        hasServerID: Bool, status: MessageStatus, direction: MessageDirection, sender: SenderHandle?,
        isOwners: Bool, kind: ContentKind, precision: TimestampPrecision, isOfFile: Bool
    ) {
        self.id = id
        self.conversation = conversation
        self.position = position
        self.number = number
        self.hasServerID = hasServerID
        self.status = status
        self.direction = direction
        self.sender = sender
        self.isOwners = isOwners
        self.kind = kind
        self.precision = precision
        self.isOfFile = isOfFile
    }
}

extension MessagePlace {
    /// The place of a message.
    ///
    /// - Parameters:
    ///   - sender: The sender, with the person who is stored now.
    ///   - isOwners: Whether that is the vault's owner.
    public init(of message: StoredMessage, by sender: SenderHandle?, isOwners: Bool) {
        self.init(
            id: message.unified.id, conversation: message.conversation, position: message.position,
            number: message.delivery?.serverSequence, hasServerID: message.delivery?.serverID != nil,
            status: message.status, direction: message.direction, sender: sender, isOwners: isOwners,
            kind: message.unified.content.kind, precision: message.unified.precision,
            isOfFile: message.unified.isOfFile)
    }
}

/// A change of a stored message.
public struct MessageUpdate: Sendable {
    /// The message as it was read in this transaction.
    public var before: StoredMessage
    /// The message as it becomes: what differs from `before` is stored, a position that is free in the same
    /// conversation included. The person, the sender and the reactions of both are as readers see them, and are not.
    public var after: StoredMessage
    /// Its earlier texts, before and after; nil if they stay. A text that stays one of them is not erased.
    public var versions: (before: [MessageVersion], after: [MessageVersion])?
    /// Who wrote it.
    public var sender: Sender
    /// What it loses of what belongs to it.
    public var lost: Belongings

    /// What belongs to a message besides its own values.
    public struct Belongings: OptionSet, Hashable, Sendable {
        /// The bits of what belongs to it.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The reactions to it, with the times of those that were removed.
        public static let reactions = Belongings(rawValue: 1)
        /// The events that are kept of it.
        public static let events = Belongings(rawValue: 2)
    }

    /// What becomes of the sender.
    public enum Sender: Hashable, Sendable {
        /// It stays.
        case stays
        /// It is another one, or none.
        case becomes(SenderHandle?)
    }

    /// Creates a change.
    public init(
        _ before: StoredMessage, to after: StoredMessage,
        versions: (before: [MessageVersion], after: [MessageVersion])? = nil, sender: Sender = .stays,
        losing lost: Belongings = []
    ) {
        self.before = before
        self.after = after
        self.versions = versions
        self.sender = sender
        self.lost = lost
    }
}

/// A person's latest reaction to a message.
public struct HeldReaction: Hashable, Sendable {
    /// The person, under the name and the address that the source shows.
    public var sender: SenderHandle
    /// The emoji; nil for a reaction that was removed, whose time stays.
    public var emoji: String?
    /// When.
    public var timestamp: Timestamp
    /// Whether only an added file says so, which anyone may have written.
    public var isClaimed: Bool
    /// Its place among the reactions to the message, in the order in which their people reacted first; the store gives
    /// it (see `StoredValue.number`).
    public var number: Int64

    /// Creates a reaction.
    public init(
        _ emoji: String?, by sender: SenderHandle, at timestamp: Timestamp, isClaimed: Bool, number: Int64 = 0
    ) {
        self.sender = sender
        self.emoji = emoji
        self.timestamp = timestamp
        self.isClaimed = isClaimed
        self.number = number
    }

    /// Whether another reaction of the same person takes its place.
    public func givesWay(to other: HeldReaction) -> Bool {
        Reaction.givesWay((isClaimed, timestamp), to: (other.isClaimed, other.timestamp))
    }
}

/// A sender as the vault knows them.
public struct KnownSender: Hashable, Sendable {
    /// The sender; the person is the one who is stored now.
    public var handle: SenderHandle
    /// Whether this is the vault's owner.
    public var isOwner: Bool
    /// The sender as their messages show them.
    public var participant: Participant

    /// Creates a sender.
    public init(handle: SenderHandle, isOwner: Bool, participant: Participant) {
        self.handle = handle
        self.isOwner = isOwner
        self.participant = participant
    }
}

/// A change that a source reports, and who makes it.
public struct AuthoredChange: Hashable, Sendable {
    /// The kind of change, with what it says.
    public enum Kind: Hashable, Sendable {
        /// Another text.
        case edit(String)
        /// A deletion.
        case deletion(DeletionClaim)
        /// A reaction; nil removes it.
        case reaction(String?)
        /// A vote in a poll.
        case vote([[UInt8]])
        /// An event that is encrypted with a secret of the message.
        case encrypted(RawRecord, isEdit: Bool)
    }

    /// What changes.
    public var kind: Kind
    /// Who makes the change; nil if the source does not say.
    public var sender: SenderHandle?
    /// When they made it.
    public var timestamp: Timestamp

    /// Creates a change.
    public init(_ kind: Kind, by sender: SenderHandle?, at timestamp: Timestamp) {
        self.kind = kind
        self.sender = sender
        self.timestamp = timestamp
    }
}

/// A change that waits for its message, or for the decision whether it is granted.
public struct WaitingChange: Hashable, Sendable {
    /// The name of its message.
    public var message: MessageName
    /// Whose message it is.
    public var author: MessageAuthor<SenderHandle>
    /// The change.
    public var change: AuthoredChange

    /// Creates a waiting change.
    public init(for message: MessageName, of author: MessageAuthor<SenderHandle>, _ change: AuthoredChange) {
        self.message = message
        self.author = author
        self.change = change
    }
}

/// Who a person is.
public struct PersonIdentity: Hashable, Sendable {
    /// A number, an id of a service or another alias, on a platform on which it was seen.
    public struct Address: Hashable, Sendable {
        /// The alias.
        public var alias: PersonAlias
        /// The platform.
        public var platform: Platform
        /// Whether only an added file says so, which anyone may have written.
        public var isClaimed: Bool

        /// Creates an address.
        public init(_ alias: PersonAlias, on platform: Platform, isClaimed: Bool = false) {
            self.alias = alias
            self.platform = platform
            self.isClaimed = isClaimed
        }
    }

    /// The person, after any merge.
    public var id: UniqueIdentifier
    /// The name by which they are shown.
    public var name: String
    /// Whether this is the vault's owner.
    public var isOwner: Bool
    /// The numbers and the ids by which services know the person, in any order.
    public var addresses: [Address]

    /// Creates an identity.
    public init(id: UniqueIdentifier, name: String, isOwner: Bool, addresses: [Address]) {
        self.id = id
        self.name = name
        self.isOwner = isOwner
        self.addresses = addresses
    }
}

extension UniqueIdentifier {
    /// Stands for the owner in a separation of the owner from a person, whichever person the owner is. No person has
    /// this id.
    public static let anyOwner = UniqueIdentifier(high: 0, low: 0)
}

/// What sources have reported of a chat besides what it shows, its messages and its members.
public struct ChatReport: Hashable, Sendable {
    /// When the description was reported, also that there is none; nil if it never was.
    public var describedAt: Timestamp?
    /// What the owner's phone said last; nil if it never said anything.
    public var choices: PhoneChoices?
    /// When all members were named last; nil if they never were.
    public var listedAt: Timestamp?

    /// Creates a report from its parts.
    public init(describedAt: Timestamp? = nil, choices: PhoneChoices? = nil, listedAt: Timestamp? = nil) {
        self.describedAt = describedAt
        self.choices = choices
        self.listedAt = listedAt
    }
}
