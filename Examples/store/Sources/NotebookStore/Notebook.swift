import WhisperMessage
import WhisperStorePort

/// Everything that a vault holds.
struct Notebook: Sendable {
    var values = ValueTable()
    var chats: [UniqueIdentifier: Chat] = [:]
    var entries: [UniqueIdentifier: Entry] = [:]
    /// The messages by their names and by what servers call them.
    var index: [PlaceKey: [UniqueIdentifier]] = [:]
    /// The first one has the handle 1. One that nobody has any more keeps its handle, which is never given again.
    var senders: [Sender] = []
    var people: [UniqueIdentifier: Human] = [:]
    /// Whom the ids of merged people stand for now.
    var merged: [UniqueIdentifier: UniqueIdentifier] = [:]
    /// When merged people came into being, as they may be separated again.
    var creations: [UniqueIdentifier: Int64] = [:]
    /// The people of whom something was deleted.
    var leaving: Set<UniqueIdentifier> = []
    var events: [StoredRawEvent] = []
    private var latest: Int64 = 0

    /// A number that is higher than all before.
    mutating func nextNumber() -> Int64 {
        latest += 1
        return latest
    }

    /// The id under which a person is kept.
    func present(_ person: UniqueIdentifier) -> UniqueIdentifier { merged[person] ?? person }
}

/// A chat; what follows from its messages is put together on reading.
struct Chat: Sendable {
    var conversation: Conversation
    var number: Int64
    /// Its messages by position.
    var order: [(position: ChatPosition, id: UniqueIdentifier)] = []
}

/// A message, as its source shows it.
struct Entry: Sendable {
    /// Without the present person and without reactions, which are put together on reading.
    var message: StoredMessage
    var sender: SenderHandle?
    var versions: [MessageVersion] = []
    var number: Int64
    var run: UniqueIdentifier?
    var join: UniqueIdentifier?

    var id: UniqueIdentifier { message.unified.id }
    var isUnread: Bool { message.direction == .incoming && !message.isRead }

    /// By time, then in the order of saving.
    func isOlder(than other: Entry) -> Bool {
        (message.unified.timestamp, number) < (other.message.unified.timestamp, other.number)
    }

    /// The words that a search looks at.
    var words: [SearchWords] {
        let message = message.unified
        let texts =
            [message.content.text, message.sender?.displayName] + message.content.attachments.flatMap(\.searchTexts)
        return texts.compactMap { $0.map(SearchText.words) }
    }
}

/// A person under one name and address.
struct Sender: Hashable, Sendable {
    /// Nil for one that nobody has any more.
    var person: UniqueIdentifier?
    var participant: Participant
}

/// A person, with their aliases in the order in which these were added.
struct Human: Sendable {
    var isOwner = false
    var aliases: [Person.SeenAlias] = []
    var number: Int64

    /// Whether one of some aliases, seen on a platform, is theirs.
    func has(_ alias: PersonAlias, on platform: Platform) -> Bool {
        let namespace = alias.kind.identifiesPerson ? alias.kind.namespace(on: platform) : platform
        return aliases.contains { $0.alias == alias && (namespace == nil || $0.platform == namespace) }
    }
}

// MARK: - As readers see it

extension Notebook {
    func conversation(_ id: UniqueIdentifier) -> Conversation? {
        guard let chat = chats[id] else { return nil }
        var conversation = chat.conversation
        conversation.messageCount = Int64(chat.order.count)
        conversation.unreadCount = Int64(chat.order.count { entries[$0.id]?.isUnread == true })
        conversation.lastMessage = chat.order.last.flatMap { entries[$0.id]?.message.unified }
            .map(Conversation.LastMessage.init)
        return conversation
    }

    func message(_ entry: Entry) -> StoredMessage {
        var message = entry.message
        message.person = entry.sender.map { present($0.person) }
        message.unified.sender = entry.sender.flatMap { sender in
            message.unified.sender.map { named($0, sender.person) }
        }
        if let person = message.person { message.nameSender(bestName(of: person)) }
        message.unified.platformSpecific.joinVoters(present)
        message.unified.platformSpecific.nameDeleter { bestName(of: $0) }
        message.unified.reactions = reactions(to: entry.id).compactMap { reaction in
            guard let emoji = reaction.emoji, let sender = sender(reaction.sender) else { return nil }
            let person = reaction.sender.person
            return Reaction(
                emoji: emoji, sender: named(sender.participant, person).known(by: bestName(of: person)),
                timestamp: reaction.timestamp, isClaimed: reaction.isClaimed)
        }
        return message
    }

    /// The reactions to a message by time, those that were removed included.
    func reactions(to message: UniqueIdentifier) -> [HeldReaction] {
        values.values(ValueSelection(.reaction, by: .message, [.id(message)])).compactMap {
            if case .reaction(let reaction, _) = $0 { reaction } else { nil }
        }
    }

    func receipts(for message: UniqueIdentifier) -> [ReceiptRecord] {
        let receipts = values.values(ValueSelection(.receipt, [.id(message)])).compactMap { value in
            if case .receipt(let event, let id, _) = value {
                person(id).map { (person: $0, event: event) }
            } else {
                nil
            }
        }
        return receipts.filter { !$0.person.isOwner }.sortedByName { ($0.person.displayName, $0.person.id) }
            .map { ReceiptRecord(person: $0.person.id, status: $0.event.status, timestamp: $0.event.timestamp) }
    }

    func person(_ id: UniqueIdentifier) -> Person? {
        let id = present(id)
        guard let human = people[id] else { return nil }
        return Person(
            id: id, displayName: name(of: id, human), isOwner: human.isOwner, aliases: human.aliases.byFirstSeen)
    }

    /// That of the contact that was changed last, else the best alias.
    func name(of id: UniqueIdentifier, _ human: Human) -> String {
        let contact = contacts(of: id).max { ($0.updatedAt, $1.id) < ($1.updatedAt, $0.id) }
        if let contact { return contact.displayName }
        return human.aliases.best?.alias.value ?? ""
    }

    func contacts(of person: UniqueIdentifier) -> [ContactRecord] {
        values.values(ValueSelection(.contact, by: .person, [.person(person)])).compactMap {
            if case .contact(let contact) = $0 { contact } else { nil }
        }
    }

    /// The name by which a person is known, and whether that is an address.
    private func bestName(of person: UniqueIdentifier) -> PersonName? {
        guard let human = people[present(person)] else { return nil }
        let name = name(of: present(person), human)
        let isAddress = human.aliases.contains { $0.alias.kind.identifiesPerson && $0.alias.value == name }
        return PersonName(name, isAddress: isAddress)
    }

    /// A participant under the name of their person where the source shows none.
    private func named(_ participant: Participant, _ person: UniqueIdentifier) -> Participant {
        guard participant.isUnnamed, let human = people[present(person)] else { return participant }
        var shown = participant
        shown.identifier = participant.identifier ?? human.aliases.shownAddress
        return shown.named(name(of: present(person), human))
    }

    /// What is behind a handle.
    func sender(_ handle: SenderHandle) -> Sender? {
        guard handle.rawValue >= 1, handle.rawValue <= senders.count else { return nil }
        let sender = senders[Int(handle.rawValue) - 1]
        return sender.person.flatMap { people[present($0)] } == nil ? nil : sender
    }

    /// The handle with the person who is kept now.
    func present(_ handle: SenderHandle) -> SenderHandle {
        SenderHandle(rawValue: handle.rawValue, person: present(handle.person))
    }

    // MARK: Search

    /// The messages that a search finds, in its order.
    func found(by request: SearchRequest) throws(StoreError) -> [Entry] {
        var found = entries.values.filter { matches(request, $0) }
        if let after = request.after {
            guard let last = entries[after] else { throw StoreError(.messageNotFound) }
            found.removeAll { !$0.isOlder(than: last) }
        }
        found.sort { $1.isOlder(than: $0) }
        guard request.order == .relevance else { return found }
        let holding = SearchRelevance.parts(of: request.expression).map { part in
            Int64(entries.values.count { part.matches(words(of: $0)) })
        }
        let relevance = SearchRelevance(request.expression, messages: Int64(entries.count), holding: holding)
        return found.enumerated().map { place, entry in
            let length = entry.message.unified.content.text?.utf8.count ?? 0
            return (score: relevance.score(words(of: entry), length: length), place: place, entry: entry)
        }
        .sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.entry)
    }

    func matches(_ request: SearchRequest, _ entry: Entry) -> Bool {
        let (message, content) = (entry.message.unified, entry.message.unified.content)
        return request.conversation.map { entry.message.conversation == $0 } ?? true
            && request.person.map { person in entry.sender.map { present($0.person) } == present(person) } ?? true
            && request.from.map { message.timestamp >= $0 } ?? true
            && request.until.map { message.timestamp < $0 } ?? true
            && (request.kinds.isEmpty || request.kinds.contains(content.kind))
            && request.hasAttachment.map { content.attachments.isEmpty != $0 } ?? true
            && request.isEncrypted.map { (content.text ?? "").contains("whisper1:") == $0 } ?? true
            && request.expression.matches(words(of: entry))
    }

    /// The words of a message, with those of the name under which its sender is shown.
    private func words(of entry: Entry) -> [SearchWords] {
        guard let sender = entry.sender, let name = entry.message.unified.sender?.displayName else {
            return entry.words
        }
        let shown = Participant(identifier: nil, displayName: name)
            .sender(ofMessageSealed: entry.message.seal, knownBy: bestName(of: sender.person)).shownName
        return shown == name ? entry.words : entry.words + [SearchText.words(of: shown)]
    }

    // MARK: Figures

    var statistics: VaultStatistics {
        var figures = VaultStatistics()
        figures.conversations = Int64(chats.count)
        figures.people = Int64(people.values.count { human in !human.aliases.contains(where: \.alias.isChannel) })
        figures.contacts = Int64(values.count(ValueSelection(.contact)))
        figures.encryptedChanges = Int64(
            values.values(ValueSelection(.waiting)).count { value in
                if case .waiting(let waiting, _) = value, case .encrypted = waiting.change.kind { true } else { false }
            })
        figures.count(entries.values.map(\.message))
        return figures
    }

    /// The contents to which anything refers.
    var contents: Set<String> {
        var found = Set(entries.values.flatMap { $0.message.unified.content.attachments }.compactMap(\.sha256))
        found.formUnion(chats.values.compactMap(\.conversation.avatar))
        for value in values.values(ValueSelection(.contact, by: .picture)) {
            if case .contact(let contact) = value, let picture = contact.avatar { found.insert(picture) }
        }
        return found
    }
}
