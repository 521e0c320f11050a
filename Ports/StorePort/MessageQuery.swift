public import WhisperMessage

/// Which conversations are read.
public enum ChatQuery: Sendable {
    /// The one with an id.
    case id(UniqueIdentifier)
    /// The one with a session id on a platform.
    case session(String, on: Platform)
    /// All behind one, as it was read, or from the first one on: archived ones last, pinned ones first among each, then
    /// by latest activity (time of the last message, else of creation), newest first; ties by id in ascending order.
    case listed(after: Conversation?)
    /// Those of a platform, latest activity first; ties by id in ascending order.
    case latest(of: Platform)
}

/// Which messages are read together, and in which order.
public enum MessageQuery: Sendable {
    /// Those that a key names, in the chat's order.
    case named(PlaceKey)
    /// The first ones of a conversation behind a position, by a person or, for nil, by anyone; in the chat's order.
    case first(behind: ChatPosition, in: UniqueIdentifier, by: UniqueIdentifier?)
    /// The last ones of a conversation up to a position, by a person or, for nil, by anyone; in the chat's order.
    case last(upTo: ChatPosition, in: UniqueIdentifier, by: UniqueIdentifier?)
    /// Those behind a position that state a name as the one of the message that they answer; in the chat's order.
    case answers(to: MessageName, behind: ChatPosition)
    /// Those sent in a half-open time range, of a platform's conversations or of one of them, by time; ties in the
    /// order in which they were saved.
    case sent(within: Range<Timestamp>, on: Platform, in: UniqueIdentifier?)
    /// Those of a platform, in all conversations or in one, with an attachment whose content is `remote`, except
    /// deleted ones: the latest first, where messages that are less than two minutes apart may be in another order,
    /// which is always the same. They are behind a message that need not have such an attachment, if one is given.
    case withRemoteContents(of: Platform, in: UniqueIdentifier?, after: UniqueIdentifier?)
    /// Those that a search finds, in its order.
    case found(by: SearchRequest)
}

/// What names messages.
public enum PlaceKey: Hashable, Sendable {
    /// The id.
    case id(UniqueIdentifier)
    /// The name, which different people can have given.
    case name(MessageName)
    /// The name, by one person under any of their names, or by none; with `orOwner`, those that are outgoing, or the
    /// owner's, as well. However many people have used the name, only what is asked for is read.
    case nameBySender(MessageName, SenderHandle?, orOwner: Bool)
    /// What a server knows it by: one message at most, but for the ids of clients.
    case server(ServerKey)
}

/// Which messages are shown one after the other, and in which order.
public enum MessageWalk: Hashable, Sendable {
    /// Those of a conversation within a range of positions, in the chat's order or backwards.
    case positions(ClosedRange<ChatPosition>, in: UniqueIdentifier, isBackwards: Bool)
    /// Those of a conversation whose numbers are within a range, the highest first.
    case numbers(ClosedRange<Int64>, in: UniqueIdentifier)
    /// Those of a platform's conversations that were sent at a time, in any order.
    case sent(at: Timestamp, on: Platform)

    /// Every message of a conversation, in the chat's order.
    public static func all(of conversation: UniqueIdentifier) -> MessageWalk {
        .positions(ChatPosition.all, in: conversation, isBackwards: false)
    }
}

/// A message as a walk shows it.
public struct WalkedMessage: Hashable, Sendable {
    /// Its conversation.
    public var conversation: UniqueIdentifier
    /// Its position.
    public var position: ChatPosition
    /// The number that a server has given it; nil if it has none.
    public var number: Int64?
    /// When it was sent.
    public var timestamp: Timestamp
    /// The sender, after any merge; nil on system messages.
    public var person: UniqueIdentifier?
    /// The content key.
    public var contentKey: ContentKey?
    /// Whether it was reported by a source that writes local times, as exports do.
    public var hasLocalTime: Bool
    /// Whether it is what is left of a message that the owner has deleted (see `UnifiedMessage.isOwnersMark`).
    public var isOwnersMark: Bool

    /// Creates a message from its parts.
    public init(
        conversation: UniqueIdentifier, position: ChatPosition, number: Int64?, timestamp: Timestamp,
        person: UniqueIdentifier?, contentKey: ContentKey?, hasLocalTime: Bool, isOwnersMark: Bool
    ) {
        self.conversation = conversation
        self.position = position
        self.number = number
        self.timestamp = timestamp
        self.person = person
        self.contentKey = contentKey
        self.hasLocalTime = hasLocalTime
        self.isOwnersMark = isOwnersMark
    }
}

extension WalkedMessage {
    /// A message as a walk shows it, with the person who wrote it after any merge.
    public init(_ message: StoredMessage, by person: UniqueIdentifier?) {
        self.init(
            conversation: message.conversation, position: message.position,
            number: message.delivery?.serverSequence, timestamp: message.unified.timestamp, person: person,
            contentKey: message.contentKey, hasLocalTime: message.unified.local != nil,
            isOwnersMark: message.unified.isOwnersMark)
    }
}

extension StoredMessage {
    /// What it is found by: its name, and what a server knows it by.
    public var placeKeys: [PlaceKey] { [.name(name)] + PlaceKey.keys(of: delivery, in: conversation) }
}

extension PlaceKey {
    /// What a server knows a message of a conversation by.
    public static func keys(of delivery: ServerDelivery?, in conversation: UniqueIdentifier) -> [PlaceKey] {
        let keys: [ServerKey?] = [
            delivery?.serverID.map { .serverID($0) }, delivery?.serverSequence.map { .number($0, in: conversation) },
            delivery?.clientMessageID.map { .clientMessageID($0) },
        ]
        return keys.compactMap { $0.map { .server($0) } }
    }
}

/// The last message of a conversation, in the chat's order.
public struct ChatEnd: Hashable, Sendable {
    /// Its position.
    public var position: ChatPosition
    /// When it was sent.
    public var timestamp: Timestamp

    /// Creates an end.
    public init(position: ChatPosition, timestamp: Timestamp) {
        self.position = position
        self.timestamp = timestamp
    }
}

extension ChatPosition {
    /// All positions.
    public static let all = ChatPosition(rawValue: .min)...ChatPosition(rawValue: .max)
}

extension StoreReader {
    /// A conversation.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func conversation(_ id: UniqueIdentifier) throws(StoreError) -> Conversation? {
        try conversations(.id(id), limit: 1).first
    }

    /// A message, as readers see it.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func message(_ id: UniqueIdentifier) throws(StoreError) -> StoredMessage? {
        try messages(.named(.id(id)), limit: 1).first
    }

    /// The first messages of a walk.
    ///
    /// - Throws: `.conversationNotFound`.
    package func walked(_ walk: MessageWalk, limit: Int = .max) throws(StoreError) -> [WalkedMessage] {
        var messages: [WalkedMessage] = []
        try self.walk(walk) { message in
            messages.append(message)
            return messages.count < limit
        }
        return messages
    }

    /// The highest number of a conversation's messages; nil if none has one.
    ///
    /// - Throws: `.conversationNotFound`.
    package func highestNumber(in conversation: UniqueIdentifier) throws(StoreError) -> Int64? {
        try walked(.numbers(1...SyncLimits.largestSequence, in: conversation), limit: 1).first?.number
    }

    /// Whether a server numbers the messages of a conversation: they have numbers, gaps, or places behind all that
    /// have.
    ///
    /// - Throws: `.conversationNotFound`.
    public func isNumbered(_ conversation: UniqueIdentifier) throws(StoreError) -> Bool {
        if try highestNumber(in: conversation) != nil { return true }
        if case .server(let state, _, _)? = try value(StoredValue.Key(.server, .id(conversation))), !state.gaps.isEmpty
        {
            return true
        }
        let last = try walked(.positions(ChatPosition.all, in: conversation, isBackwards: true), limit: 1).first
        return last.map { $0.position > .behindEvents } ?? false
    }
}
