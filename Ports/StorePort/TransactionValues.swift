package import WhisperMessage

/// What sources call a message: its chat, and the id that they give it there. Several people can use one id.
package struct MessageName: Hashable, Sendable {
    /// The chat.
    package var conversation: UniqueIdentifier
    /// The id.
    package var externalID: String

    /// Creates a name.
    package init(conversation: UniqueIdentifier, externalID: String) {
        self.conversation = conversation
        self.externalID = externalID
    }
}

extension MessageTarget {
    /// The chat and the id, without whose message it is.
    package var name: MessageName { MessageName(conversation: conversation, externalID: externalID) }
}

extension NewMessage {
    /// The chat and the id by which changes refer to the message.
    package var name: MessageName { MessageName(conversation: conversation, externalID: externalID) }
}

extension StoredMessage {
    /// The chat and the id by which changes refer to the message.
    package var name: MessageName { MessageName(conversation: conversation, externalID: unified.externalID) }
}

extension NewReceipt {
    /// How far the message got, and when.
    package var event: ReceiptEvent { ReceiptEvent(status, at: timestamp) }
}

/// Where a message is, and who wrote it.
package struct MessagePlace: Hashable, Sendable {
    /// The message.
    package var id: UniqueIdentifier
    /// Its position.
    package var position: ChatPosition
    /// Its direction.
    package var direction: MessageDirection
    /// The sender; nil for system lines. The person is the one who is stored now.
    package var sender: SenderHandle?
    /// Whether the sender is the vault's owner.
    package var isOwners: Bool
    /// The kind of its content.
    package var kind: ContentKind
    /// The precision of its time.
    package var precision: TimestampPrecision
    /// Whether nothing but added files has shown it.
    package var isOfFile: Bool

    /// Creates a place.
    package init(
        id: UniqueIdentifier, position: ChatPosition, direction: MessageDirection, sender: SenderHandle?,
        isOwners: Bool, kind: ContentKind, precision: TimestampPrecision, isOfFile: Bool
    ) {
        self.id = id
        self.position = position
        self.direction = direction
        self.sender = sender
        self.isOwners = isOwners
        self.kind = kind
        self.precision = precision
        self.isOfFile = isOfFile
    }
}

/// A change of a stored message.
package struct MessageUpdate: Sendable {
    /// The message as it was read in this transaction.
    package var before: StoredMessage
    /// The message as it becomes.
    package var after: StoredMessage
    /// Its earlier texts, before and after; nil if they stay. A text that stays one of them is not erased.
    package var versions: (before: [MessageVersion], after: [MessageVersion])?
    /// Who wrote it.
    package var sender: Sender

    /// What becomes of the sender.
    package enum Sender: Hashable, Sendable {
        /// It stays.
        case stays
        /// It is another one, or none.
        case becomes(SenderHandle?)
    }

    /// Creates a change.
    package init(
        _ before: StoredMessage, to after: StoredMessage,
        versions: (before: [MessageVersion], after: [MessageVersion])? = nil, sender: Sender = .stays
    ) {
        self.before = before
        self.after = after
        self.versions = versions
        self.sender = sender
    }
}

/// A person's latest reaction to a message.
package struct HeldReaction: Hashable, Sendable {
    /// The person.
    package var person: UniqueIdentifier
    /// Whether this is the vault's owner.
    package var isOwners: Bool
    /// The emoji; nil for a reaction that was removed.
    package var emoji: String?
    /// When.
    package var timestamp: Timestamp
    /// Whether only an added file says so, which anyone may have written.
    package var isClaimed: Bool

    /// Creates a reaction.
    package init(
        of person: UniqueIdentifier, isOwners: Bool, _ emoji: String?, at timestamp: Timestamp, isClaimed: Bool
    ) {
        self.person = person
        self.isOwners = isOwners
        self.emoji = emoji
        self.timestamp = timestamp
        self.isClaimed = isClaimed
    }
}

/// A sender as the vault knows them.
package struct KnownSender: Hashable, Sendable {
    /// The sender; the person is the one who is stored now.
    package var handle: SenderHandle
    /// Whether this is the vault's owner.
    package var isOwner: Bool
    /// The sender as their messages show them.
    package var participant: Participant

    /// Creates a sender.
    package init(handle: SenderHandle, isOwner: Bool, participant: Participant) {
        self.handle = handle
        self.isOwner = isOwner
        self.participant = participant
    }
}

/// A change that a source reports, and who makes it.
package struct AuthoredChange: Hashable, Sendable {
    /// The kind of change, with what it says.
    package enum Kind: Hashable, Sendable {
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
    package var kind: Kind
    /// Who makes the change; nil if the source does not say.
    package var sender: SenderHandle?
    /// When they made it.
    package var timestamp: Timestamp

    /// Creates a change.
    package init(_ kind: Kind, by sender: SenderHandle?, at timestamp: Timestamp) {
        self.kind = kind
        self.sender = sender
        self.timestamp = timestamp
    }
}

/// A change that waits for its message, or for the decision whether it is granted.
package struct WaitingChange: Hashable, Sendable {
    /// The name of its message.
    package var message: MessageName
    /// Whose message it is.
    package var author: MessageAuthor<SenderHandle>
    /// The change.
    package var change: AuthoredChange

    /// Creates a waiting change.
    package init(for message: MessageName, of author: MessageAuthor<SenderHandle>, _ change: AuthoredChange) {
        self.message = message
        self.author = author
        self.change = change
    }
}

/// Who a person is.
package struct PersonIdentity: Hashable, Sendable {
    /// A number, or an id of a service, on a platform on which it was seen.
    package struct Address: Hashable, Sendable {
        /// The alias.
        package var alias: PersonAlias
        /// The platform.
        package var platform: Platform

        /// Creates an address.
        package init(_ alias: PersonAlias, on platform: Platform) {
            self.alias = alias
            self.platform = platform
        }
    }

    /// The person, after any merge.
    package var id: UniqueIdentifier
    /// Whether this is the vault's owner.
    package var isOwner: Bool
    /// The numbers and the ids by which services know the person, in any order.
    package var addresses: [Address]

    /// Creates an identity.
    package init(id: UniqueIdentifier, isOwner: Bool, addresses: [Address]) {
        self.id = id
        self.isOwner = isOwner
        self.addresses = addresses
    }
}

extension UniqueIdentifier {
    /// Stands for the owner in a separation of the owner from a person, whichever person the owner is. No person has this id.
    package static let anyOwner = UniqueIdentifier(high: 0, low: 0)
}

/// The present members of a group.
package struct MemberList: Hashable, Sendable {
    /// The time of the last list that named all members.
    package var listedAt: Timestamp
    /// The members.
    package var people: [UniqueIdentifier]

    /// Creates a list.
    package init(listedAt: Timestamp, people: [UniqueIdentifier]) {
        self.listedAt = listedAt
        self.people = people
    }
}

/// What sources have reported of a chat besides its messages and members.
package struct ChatReport: Hashable, Sendable {
    /// The description; nil for none.
    package var description: String?
    /// When it was reported, also that there is none; nil if it never was.
    package var describedAt: Timestamp?
    /// What the owner's phone said last; nil if it never said anything.
    package var choices: PhoneChoices?
    /// When all members were named last; nil if they never were.
    package var listedAt: Timestamp?

    /// Creates a report from its parts.
    package init(description: String?, describedAt: Timestamp?, choices: PhoneChoices?, listedAt: Timestamp?) {
        self.description = description
        self.describedAt = describedAt
        self.choices = choices
        self.listedAt = listedAt
    }
}
