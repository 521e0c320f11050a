public import WhisperMessage

/// A join of two people or two chats, as it is kept (ING-1).
public struct HeldJoin: Hashable, Sendable {
    /// Its id.
    public var id: UniqueIdentifier
    /// Who, or which chat, was joined into the other one.
    public var leaving: UniqueIdentifier
    /// The other one.
    public var staying: UniqueIdentifier
    /// Why they were joined.
    public var cause: JoinCause
    /// When they were joined.
    public var madeAt: Timestamp
    /// What the leaving one was.
    public var former: Former
    /// Its place among all joins, which the store gives to it.
    public var number: Int64 = 0

    /// What left.
    public enum Former: Hashable, Sendable {
        /// A person.
        case person(FormerPerson)
        /// A chat.
        case conversation(FormerConversation)
    }

    /// Creates a join.
    public init(
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
    public var conversation: FormerConversation? {
        if case .conversation(let former) = former { former } else { nil }
    }
}

/// A person before they were joined into another one, and what of the other one a split must know.
public struct FormerPerson: Hashable, Sendable {
    /// The name to display.
    public var name: String
    /// Whether they were the owner.
    public var isOwner: Bool
    /// Whether the other one was.
    public var otherIsOwner: Bool
    /// Their aliases, in the order added.
    public var aliases: [Person.SeenAlias]
    /// Those of the other one.
    public var otherAliases: [Person.SeenAlias]
    /// The numbers of their senders.
    public var senders: [Int64]
    /// The highest number of any sender, of all people, at the time of the join.
    public var latestSender: Int64
    /// The numbers up to it of senders that came later all the same, in a vault that was made from records.
    public var laterSenders: [Int64]
    /// Those who were joined into the person before.
    public var joined: [UniqueIdentifier]
    /// Their contacts.
    public var contacts: [UniqueIdentifier]

    /// Creates a former person.
    public init(
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
    public func isLater(_ sender: Int64) -> Bool { sender > latestSender || laterSenders.contains(sender) }
}

/// What the leaving side of a join had for one thing, and the other one, if it had something for it.
public enum JoinedPart: Hashable, Sendable {
    /// What records have as well.
    case recorded(JoinedPartRecord.Part)
    /// Whether each of two people was an admin of a group at a time, or a person of each of two groups.
    case rank(of: UniqueIdentifier, at: Timestamp, JoinShares<Bool>)

    /// What it is about: no two parts of a join have the same. Ids are written as 32 capital hexadecimal digits.
    public var subject: String {
        switch self {
        case .recorded(.receipt(let message, _)): "receipt " + message.hex
        case .recorded(.reaction(let message, _)): "reaction " + message.hex
        case .recorded(.role(let id, _)): "role " + id.hex
        case .rank(let id, let time, _): "rank \(time.milliseconds) " + id.hex
        }
    }

    /// The message that it concerns; nil for none.
    public var message: UniqueIdentifier? {
        switch self {
        case .recorded(.receipt(let message, _)), .recorded(.reaction(let message, _)): message
        case .recorded(.role), .rank: nil
        }
    }

    /// Whether both sides had something.
    public var isOfBoth: Bool {
        switch self {
        case .recorded(.receipt(_, let shares)): shares.staying != nil
        case .recorded(.reaction(_, let shares)): shares.staying != nil
        case .recorded(.role(_, let shares)): shares.staying != nil
        case .rank(_, _, let shares): shares.staying != nil
        }
    }
}

extension UniqueIdentifier {
    /// Its 16 bytes as 32 capital hexadecimal digits.
    public var hex: String { description.filter { $0 != "-" }.uppercased() }

    /// Reads 32 hexadecimal digits; nil for anything else.
    public init?(hex: String) {
        guard hex.utf8.count == 32, let high = UInt64(hex.prefix(16), radix: 16),
            let low = UInt64(hex.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }
}

/// What belongs to a person.
public struct PersonBelongings: Hashable, Sendable {
    /// The ids of those who were merged into them.
    public var ids: [UniqueIdentifier]
    /// Their contacts.
    public var contacts: [UniqueIdentifier]
    /// Their aliases, in the order added.
    public var aliases: [Person.SeenAlias]
    /// Their senders.
    public var senders: [KnownSender]
    /// The highest number of any sender, of all people.
    public var latestSender: Int64

    /// Creates belongings.
    public init(
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

/// Messages of a conversation that get other places. A chat may have millions, so each takes little.
public struct ChatMessages: Sendable {
    /// A message.
    public struct Place: Sendable {
        /// Its position.
        public var position: ChatPosition
        /// Its time.
        public var timestamp: Timestamp
        /// The number of its sender; 0 for none.
        public var sender: Int64
        /// The index of the import that it belongs to; -1 for none.
        public var run: Int32
        /// The index of the join that brought it from another conversation; -1 for none.
        public var join: Int32
        /// The number that a server has given it; 0 for none.
        public var number: Int64

        /// Creates a place.
        public init(
            position: ChatPosition, timestamp: Timestamp, sender: Int64, run: Int32, join: Int32, number: Int64
        ) {
            self.position = position
            self.timestamp = timestamp
            self.sender = sender
            self.run = run
            self.join = join
            self.number = number
        }
    }

    /// The messages, in the chat's order.
    public var places: [Place] = []
    /// The imports to which any of them belong.
    public var runs: [UniqueIdentifier] = []
    /// The joins that have brought any of them.
    public var joins: [UniqueIdentifier] = []

    /// Creates an empty conversation.
    public init() {}

    /// The run to which a message belongs.
    public func run(of place: Place) -> UniqueIdentifier? { place.run < 0 ? nil : runs[Int(place.run)] }
}

/// Where a message is afterwards.
public struct MessageMove: Sendable {
    /// The index of the conversation.
    public var conversation: Int32
    /// Its position there, which no other message has.
    public var position: ChatPosition
    /// What becomes of the mark of the join that brought it.
    public var mark: Mark
    /// Whether it belongs to no import any more.
    public var isDisowned: Bool
    /// The number that a server has given it, which no other message of the conversation has; 0 for none.
    public var number: Int64

    /// What becomes of a mark.
    public enum Mark: Sendable {
        /// It stays, or there is none.
        case stays
        /// It is that of the join that moves it.
        case set
        /// There is none any more.
        case removed
    }

    /// Creates a move.
    public init(
        to conversation: Int32, at position: ChatPosition, mark: Mark = .stays, isDisowned: Bool = false,
        number: Int64
    ) {
        self.conversation = conversation
        self.position = position
        self.mark = mark
        self.isDisowned = isDisowned
        self.number = number
    }
}

extension StoredMessage {
    /// Takes the position of a move, and its number.
    public mutating func take(_ move: MessageMove) {
        position = move.position
        guard move.number != delivery?.serverSequence ?? 0 else { return }
        var delivery = delivery ?? ServerDelivery()
        delivery.serverSequence = move.number == 0 ? nil : move.number
        self.delivery = delivery == ServerDelivery() ? nil : delivery
    }
}

extension JoinedPart {
    /// What the leaving side of a join has, as a value of a kind of which joins keep a record, and the other one under
    /// the same key; nil for values of other kinds.
    ///
    /// - Parameters:
    ///   - isOfChats: Whether two groups are joined, and not two people.
    ///   - participant: How the source shows who reacted; nil if that is not known.
    public init?(
        _ leaving: StoredValue, besides staying: StoredValue?, ofChats isOfChats: Bool = false,
        showing participant: (SenderHandle) -> Participant? = { _ in nil }
    ) {
        switch leaving {
        case .reaction(let reaction, let message):
            guard let former = FormerReaction(reaction, by: participant(reaction.sender)) else { return nil }
            var other: FormerReaction?
            if case .reaction(let known, _)? = staying { other = FormerReaction(known, by: participant(known.sender)) }
            self = .recorded(.reaction(message: message, JoinShares(leaving: former, staying: other)))
        case .presence(let role, let person, let conversation):
            var other: FormerRole?
            if case .presence(let known, _, _)? = staying { other = FormerRole(known) }
            let shares = JoinShares(leaving: FormerRole(role), staying: other)
            self = .recorded(.role(of: isOfChats ? person : conversation, shares))
        case .rank(let rank, let person, let conversation):
            var other: Bool?
            if case .rank(let known, _, _)? = staying { other = known.isAdmin }
            self = .rank(
                of: isOfChats ? person : conversation, at: rank.timestamp,
                JoinShares(leaving: rank.isAdmin, staying: other))
        case .receipt(let event, _, let message):
            var other: ReceiptEvent?
            if case .receipt(let known, _, _)? = staying { other = known }
            self = .recorded(.receipt(message: message, JoinShares(leaving: event, staying: other)))
        default: return nil
        }
    }
}

extension FormerReaction {
    fileprivate init?(_ reaction: HeldReaction, by participant: Participant?) {
        guard let participant else { return nil }
        self.init(
            participant: participant, emoji: reaction.emoji, timestamp: reaction.timestamp,
            isClaimed: reaction.isClaimed)
    }
}

extension FormerRole {
    /// That of someone who is, or was, in a group.
    public init(_ presence: GroupPresence) { self.init(presence.role, since: presence.since) }
}
