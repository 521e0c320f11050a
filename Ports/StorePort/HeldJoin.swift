package import WhisperMessage

/// A join of two people or two chats, as it is kept (ING-1).
package struct HeldJoin: Hashable, Sendable {
    /// Its id.
    package var id: UniqueIdentifier
    /// Who, or which chat, was joined into the other one.
    package var leaving: UniqueIdentifier
    /// The other one.
    package var staying: UniqueIdentifier
    /// Why they were joined.
    package var cause: JoinCause
    /// When they were joined.
    package var madeAt: Timestamp
    /// What the leaving one was.
    package var former: Former
    /// Its place among all joins, which the store gives to it.
    package var number: Int64 = 0

    /// What left.
    package enum Former: Hashable, Sendable {
        /// A person.
        case person(FormerPerson)
        /// A chat.
        case conversation(FormerConversation)
    }

    /// Creates a join.
    package init(
        id: UniqueIdentifier, leaving: UniqueIdentifier, staying: UniqueIdentifier, cause: JoinCause,
        madeAt: Timestamp, former: Former, number: Int64 = 0
    ) {
        self.id = id
        self.leaving = leaving
        self.staying = staying
        self.cause = cause
        self.madeAt = madeAt
        self.former = former
        self.number = number
    }

    /// The chat that left; nil for a person.
    package var conversation: FormerConversation? {
        if case .conversation(let former) = former { former } else { nil }
    }
}

/// A person before they were joined into another one, and what of the other one a split must know.
package struct FormerPerson: Hashable, Sendable {
    /// The name to display.
    package var name: String
    /// Whether they were the owner.
    package var isOwner: Bool
    /// Whether the other one was.
    package var otherIsOwner: Bool
    /// Their aliases, in the order added.
    package var aliases: [Person.SeenAlias]
    /// Those of the other one.
    package var otherAliases: [Person.SeenAlias]
    /// The numbers of their senders.
    package var senders: [Int64]
    /// The highest number of any sender, of all people, at the time of the join.
    package var latestSender: Int64
    /// The numbers up to it of senders that came later all the same, in a vault that was made from records.
    package var laterSenders: [Int64]
    /// Those who were joined into the person before.
    package var joined: [UniqueIdentifier]
    /// Their contacts.
    package var contacts: [UniqueIdentifier]

    /// Creates a former person.
    package init(
        name: String = "", isOwner: Bool = false, otherIsOwner: Bool = false, aliases: [Person.SeenAlias] = [],
        otherAliases: [Person.SeenAlias] = [], senders: [Int64] = [], latestSender: Int64 = 0,
        laterSenders: [Int64] = [], joined: [UniqueIdentifier] = [], contacts: [UniqueIdentifier] = []
    ) {
        self.name = name
        self.isOwner = isOwner
        self.otherIsOwner = otherIsOwner
        self.aliases = aliases
        self.otherAliases = otherAliases
        self.senders = senders
        self.latestSender = latestSender
        self.laterSenders = laterSenders
        self.joined = joined
        self.contacts = contacts
    }

    /// Whether a sender came after the join.
    package func isLater(_ sender: Int64) -> Bool { sender > latestSender || laterSenders.contains(sender) }
}

/// What the leaving side of a join had for one thing, and the other one, if it had something for it.
package enum JoinedPart: Hashable, Sendable {
    /// What records have as well.
    case recorded(JoinedPartRecord.Part)
    /// Whether each of two people was an admin of a group at a time, or a person of each of two groups.
    case rank(of: UniqueIdentifier, at: Timestamp, JoinShares<Bool>)
}

/// What belongs to a person.
package struct PersonBelongings: Hashable, Sendable {
    /// The ids of those who were merged into them.
    package var ids: [UniqueIdentifier]
    /// Their contacts.
    package var contacts: [UniqueIdentifier]
    /// Their aliases, in the order added.
    package var aliases: [Person.SeenAlias]
    /// Their senders.
    package var senders: [KnownSender]
    /// The highest number of any sender, of all people.
    package var latestSender: Int64

    /// Creates belongings.
    package init(
        ids: [UniqueIdentifier] = [], contacts: [UniqueIdentifier] = [], aliases: [Person.SeenAlias] = [],
        senders: [KnownSender] = [], latestSender: Int64 = 0
    ) {
        self.ids = ids
        self.contacts = contacts
        self.aliases = aliases
        self.senders = senders
        self.latestSender = latestSender
    }
}

/// The messages of a conversation that is joined or separated. A chat may have millions, so each takes little.
package struct ChatMessages: Sendable {
    /// A message.
    package struct Place: Sendable {
        /// Its position.
        package var position: ChatPosition
        /// Its time.
        package var timestamp: Timestamp
        /// The number of its sender; 0 for none.
        package var sender: Int64
        /// The index of the import that it belongs to; -1 for none.
        package var run: Int32
        /// The index of the join that brought it from another conversation; -1 for none.
        package var join: Int32

        /// Creates a place.
        package init(position: ChatPosition, timestamp: Timestamp, sender: Int64, run: Int32, join: Int32) {
            self.position = position
            self.timestamp = timestamp
            self.sender = sender
            self.run = run
            self.join = join
        }
    }

    /// The messages, in the chat's order.
    package var places: [Place] = []
    /// The imports to which any of them belong.
    package var runs: [UniqueIdentifier] = []
    /// The joins that have brought any of them.
    package var joins: [UniqueIdentifier] = []

    /// Creates an empty conversation.
    package init() {}

    /// The run to which a message belongs.
    package func run(of place: Place) -> UniqueIdentifier? { place.run < 0 ? nil : runs[Int(place.run)] }
}

/// Where a message is afterwards.
package struct MessageMove: Sendable {
    /// The index of the conversation.
    package var conversation: Int32
    /// Its position there, which no other message has.
    package var position: ChatPosition
    /// What becomes of the mark of the join that brought it.
    package var mark: Mark
    /// Whether it belongs to no import any more.
    package var isDisowned: Bool

    /// What becomes of a mark.
    package enum Mark: Sendable {
        /// It stays, or there is none.
        case stays
        /// It is that of the join that moves it.
        case set
        /// There is none any more.
        case removed
    }

    /// Creates a move.
    package init(to conversation: Int32, at position: ChatPosition, mark: Mark = .stays, isDisowned: Bool = false) {
        self.conversation = conversation
        self.position = position
        self.mark = mark
        self.isDisowned = isDisowned
    }
}
