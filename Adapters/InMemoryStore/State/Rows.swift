import WhisperMessage
import WhisperStorePort

/// A conversation without the fields derived from its messages.
struct ConversationRow: Hashable, Sendable {
    /// Its counters and last message are unused, as they are derived.
    var conversation: Conversation
    var arrival: Int64
    /// Whether the owner has given it its title.
    var hasGivenTitle = false
    /// The messages in the chat's order.
    var order: [Place] = []
    /// The unread incoming messages.
    var unread: Set<UniqueIdentifier> = []

    /// The position of a message.
    struct Place: Hashable, Sendable {
        var position: ChatPosition
        var id: UniqueIdentifier
    }

    /// The index in `order` of the first message at or behind a position.
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
    /// The message as returned, except for person and reactions, which are filled in on reading.
    var message: StoredMessage {
        didSet { searchFields = MessageRow.searchFields(of: message.unified) }
    }
    /// The words of the searched fields. The only derived data that is stored, because folding is slow.
    private(set) var searchFields: [SearchWords]
    /// The sender; nil on system messages.
    var sender: SenderHandle?
    var versions: [MessageVersion] = []
    var arrival: Int64
    /// The run that it belongs to.
    var run: UniqueIdentifier?
    /// The join that brought it from another conversation.
    var join: UniqueIdentifier?

    init(
        message: StoredMessage, sender: SenderHandle? = nil, versions: [MessageVersion] = [], arrival: Int64
    ) {
        self.message = message
        self.sender = sender
        self.versions = versions
        self.arrival = arrival
        searchFields = MessageRow.searchFields(of: message.unified)
    }

    /// Whether it is incoming and unread.
    var isUnread: Bool { message.direction == .incoming && !message.isRead }

    /// The words of the text, the sender's name, and the names and transcripts of attachments.
    private static func searchFields(of message: UnifiedMessage) -> [SearchWords] {
        let texts =
            [message.content.text, message.sender?.displayName] + message.content.attachments.flatMap(\.searchTexts)
        return texts.compactMap { $0.map(SearchText.words) }
    }
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
    private(set) var aliases: [Person.SeenAlias]
    /// Those that identify the person, each once.
    private(set) var identifying: [PersonAlias] = []
    var arrival: Int64
    /// Where each alias is, by platform: a source may bring a new one with each message.
    private var places: [PersonAlias: [Platform: Int]] = [:]

    init(isOwner: Bool, aliases: [Person.SeenAlias], arrival: Int64) {
        self.isOwner = isOwner
        self.aliases = []
        self.arrival = arrival
        for alias in aliases { see(alias) }
    }

    /// Whether the person has this alias, on a platform or on any.
    func has(_ alias: PersonAlias, on platform: Platform? = nil) -> Bool {
        guard let known = places[alias] else { return false }
        return platform.map { known[$0] != nil } ?? true
    }

    /// Whether nothing names them any more.
    var isForgotten: Bool { aliases.count == 1 && aliases[0].isOfForgotten }

    /// Whether only an added file says that the person has an alias on a platform; nil if they have not.
    func isClaimed(_ alias: PersonAlias, on platform: Platform) -> Bool? {
        places[alias]?[platform].map { aliases[$0].isClaimed }
    }

    /// Adds an alias, or extends the period in which it was seen.
    mutating func see(_ seen: Person.SeenAlias) {
        guard let known = places[seen.alias]?[seen.platform] else {
            if seen.isOfForgotten, !aliases.isEmpty { return }
            if isForgotten { (aliases, places) = ([], [:]) }
            if seen.alias.kind.identifiesPerson, places[seen.alias] == nil { identifying.append(seen.alias) }
            places[seen.alias, default: [:]][seen.platform] = aliases.count
            return aliases.append(seen)
        }
        aliases[known].take(seen)
    }
}
