import WhisperMessage
import WhisperStorePort

/// A conversation without what follows from its messages.
struct ConversationRow: Hashable, Sendable {
    /// Counters and last message in it are not used: they are derived.
    var conversation: Conversation
    /// What names it, in the order added.
    var aliases: [ConversationAlias]
    var arrival: Int64
    /// The messages in the chat's order.
    var order: [Place] = []
    /// Incoming messages that were not read.
    var unread: Set<UniqueIdentifier> = []

    /// A message's place.
    struct Place: Hashable, Sendable {
        var position: ChatPosition
        var id: UniqueIdentifier
    }

    /// Where in `order` the first place at or behind a position is.
    func index(of position: ChatPosition) -> Int {
        var low = 0
        var high = order.count
        while low < high {
            let middle = (low + high) / 2
            if order[middle].position < position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A message.
struct MessageRow: Sendable {
    /// As it is read, but for person and reactions, which are filled in on reading.
    var message: StoredMessage {
        didSet { searchFields = MessageRow.searchFields(of: message.unified) }
    }
    /// The words of what is searched. The one thing that is kept though it follows from the rest: folding is slow.
    private(set) var searchFields: [SearchWords]
    /// The sender; nil on system lines.
    var sender: SenderHandle?
    var versions: [MessageVersion] = []
    var reactions: [ReactionRow] = []
    var arrival: Int64

    init(
        message: StoredMessage, sender: SenderHandle? = nil, versions: [MessageVersion] = [], arrival: Int64
    ) {
        self.message = message
        self.sender = sender
        self.versions = versions
        self.arrival = arrival
        searchFields = MessageRow.searchFields(of: message.unified)
    }

    /// Incoming and not read.
    var isUnread: Bool { message.direction == .incoming && !message.isRead }

    /// The words of text, sender's name and names of attachments.
    private static func searchFields(of message: UnifiedMessage) -> [SearchWords] {
        let texts = [message.content.text, message.sender?.displayName] + message.content.attachments.map(\.name)
        return texts.compactMap { $0.map(SearchText.words) }
    }
}

/// The latest that a person did about a message.
struct ReactionRow: Hashable, Sendable {
    var person: UniqueIdentifier
    var participant: Participant
    /// Nil for a reaction that was removed: its time is still needed.
    var emoji: String?
    var timestamp: Timestamp
}

/// A person under one identifier and name.
struct SenderRow: Hashable, Sendable {
    var person: UniqueIdentifier
    var participant: Participant
}

/// A person.
struct PersonRow: Sendable {
    var isOwner: Bool
    /// In the order added.
    var aliases: [Person.SeenAlias]
    var arrival: Int64

    /// Whether this alias is among theirs.
    func has(_ alias: PersonAlias, on platform: Platform) -> Bool {
        aliases.contains { $0.alias == alias && $0.platform == platform }
    }

    /// Adds an alias, or widens the time in which it was seen.
    mutating func see(_ seen: Person.SeenAlias) {
        let known = aliases.firstIndex { $0.alias == seen.alias && $0.platform == seen.platform }
        guard let known else { return aliases.append(seen) }
        aliases[known].firstSeen = min(aliases[known].firstSeen, seen.firstSeen)
        aliases[known].lastSeen = max(aliases[known].lastSeen, seen.lastSeen)
    }
}

/// A contact.
struct ContactRow: Sendable {
    var contact: ContactRecord
    /// Oldest first.
    var pastKeys: [PastKey]
}
