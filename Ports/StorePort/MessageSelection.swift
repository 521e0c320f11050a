public import WhisperMessage

/// Messages that meet some conditions, all of them if there are several.
public struct MessageSelection: Hashable, Sendable {
    /// They are these; nil for any.
    public var messages: [UniqueIdentifier]?
    /// They are in this conversation.
    public var conversation: UniqueIdentifier?
    /// They are within this range of positions.
    public var positions: ClosedRange<ChatPosition>?
    /// They belong to this run.
    public var run: UniqueIdentifier?
    /// They are of this platform.
    public var platform: Platform?
    /// They have an earlier date, as readers see it (`StoredMessage.shownAt`).
    public var shownBefore: Timestamp?
    /// The first event that is kept of them was received earlier, or none is kept.
    public var receivedBefore: Timestamp?
    /// This person wrote them.
    public var sender: UniqueIdentifier?
    /// There is a receipt of this person for them.
    public var receiver: UniqueIdentifier?
    /// One of their recipients has this identifier.
    public var addressee: String?
    /// Their content is of this kind.
    public var kind: ContentKind?
    /// They have this direction.
    public var direction: MessageDirection?
    /// They have all of these.
    public var having: Traits
    /// They have none of these.
    public var without: Traits

    /// What a message has, or has not.
    public struct Traits: OptionSet, Hashable, Sendable {
        /// The bits of what it has.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A sender.
        public static let sender = Traits(rawValue: 1)
        /// A record of how it was sealed.
        public static let seal = Traits(rawValue: 2)
        /// A local time, as an export writes it.
        public static let localTime = Traits(rawValue: 4)
        /// An id that this vault gave it as the client of a service.
        public static let clientID = Traits(rawValue: 8)
    }

    /// Creates a selection from its conditions.
    public init(
        conversation: UniqueIdentifier? = nil, positions: ClosedRange<ChatPosition>? = nil,
        run: UniqueIdentifier? = nil, platform: Platform? = nil, shownBefore: Timestamp? = nil,
        receivedBefore: Timestamp? = nil, sender: UniqueIdentifier? = nil, receiver: UniqueIdentifier? = nil,
        addressee: String? = nil, kind: ContentKind? = nil, direction: MessageDirection? = nil,
        having: Traits = [], without: Traits = []
    ) {
        messages = nil
        self.conversation = conversation
        self.positions = positions
        self.run = run
        self.platform = platform
        self.shownBefore = shownBefore
        self.receivedBefore = receivedBefore
        self.sender = sender
        self.receiver = receiver
        self.addressee = addressee
        self.kind = kind
        self.direction = direction
        self.having = having
        self.without = without
    }

    /// Selects some messages, as far as they are stored.
    public init(of messages: ArraySlice<UniqueIdentifier>) {
        self.init()
        self.messages = Array(messages)
    }
}

/// What many messages are marked as at once.
public enum MessageMark: Hashable, Sendable {
    /// Read, or unread.
    case read(Bool)
    /// Of a direction; where it becomes known, they are read as well.
    case direction(MessageDirection)
    /// Shown by more than added files (see `UnifiedMessage.isOfFile`).
    case confirmed
}

/// What has to be known of a message that is one of many.
public struct MessageOutline: Hashable, Sendable {
    /// Its id.
    public var id: UniqueIdentifier
    /// Its chat.
    public var conversation: UniqueIdentifier
    /// The id that its source gives it in the chat.
    public var externalID: String
    /// The person who wrote it; nil for system lines.
    public var sender: UniqueIdentifier?
    /// Where it is in its chat.
    public var position: ChatPosition
    /// The run by which it was saved, or which inherited it; nil for none.
    public var run: UniqueIdentifier?
    /// Its status.
    public var status: MessageStatus
    /// Whether it is in the outbox.
    public var isInOutbox: Bool
    /// Whether it was opened from an envelope: it has a record of how it was sealed.
    public var isOpened: Bool

    /// Describes a message.
    public init(
        id: UniqueIdentifier, conversation: UniqueIdentifier, externalID: String, sender: UniqueIdentifier?,
        position: ChatPosition, run: UniqueIdentifier?, status: MessageStatus, isInOutbox: Bool, isOpened: Bool
    ) {
        self.id = id
        self.conversation = conversation
        self.externalID = externalID
        self.sender = sender
        self.position = position
        self.run = run
        self.status = status
        self.isInOutbox = isInOutbox
        self.isOpened = isOpened
    }
}

extension MessageOutline {
    /// Describes a message, with the person who wrote it after any merge.
    public init(of message: StoredMessage, by sender: UniqueIdentifier?, run: UniqueIdentifier?, isInOutbox: Bool) {
        self.init(
            id: message.unified.id, conversation: message.conversation, externalID: message.unified.externalID,
            sender: sender, position: message.position, run: run, status: message.status, isInOutbox: isInOutbox,
            isOpened: message.seal != nil)
    }
}

extension MessageSelection.Traits {
    /// What a message has.
    public init(of message: StoredMessage) {
        self = []
        if message.person != nil { insert(.sender) }
        if message.seal != nil { insert(.seal) }
        if message.unified.local != nil { insert(.localTime) }
        if message.delivery?.clientMessageID != nil { insert(.clientID) }
    }
}

/// A part of a vault that is erased.
public enum ErasedPart: Hashable, Sendable {
    /// Messages, as far as they are stored. Observers learn which one was removed, or, of several, that anything may
    /// have changed.
    case messages([UniqueIdentifier])
    /// The first messages of a conversation, in its order: at most a number of them. Observers learn that it has
    /// changed.
    case first(Int, of: UniqueIdentifier)
    /// A conversation, with everything in it.
    case conversation(UniqueIdentifier)
    /// Every conversation, message, person, contact, draft, run and event that waits. Settings, identities, policies,
    /// seals and the record of opened envelopes stay, and so do the greatest numbers of what is numbered. Contents are
    /// not looked for, and observers learn that anything may have changed.
    case everything
}

/// What was erased together.
public struct Erasure: Hashable, Sendable {
    /// The number of messages.
    public var messages: Int64
    /// The contents to which they referred; something else may refer to them as well.
    public var contents: Set<String>

    /// Describes what was erased.
    public init(messages: Int64 = 0, contents: Set<String> = []) {
        self.messages = messages
        self.contents = contents
    }
}
