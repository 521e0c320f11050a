import WhisperMessage
import WhisperStorePort

/// What a transaction reads.
extension Page {
    // MARK: Values

    func value(_ key: StoredValue.Key) -> StoredValue? { book.values[key.naming(book.present)] }

    func values(_ selection: ValueSelection) -> [StoredValue] { book.values.values(selection.naming(book.present)) }

    func count(_ selection: ValueSelection) -> Int64 { Int64(book.values.count(selection.naming(book.present))) }

    // MARK: Records

    func records(
        of kind: RecordKind, after key: String, limit: Int
    ) throws(StoreError) -> [(key: String, record: VaultRecord)] {
        guard let last = key.isEmpty ? 0 : Int64(key) else { throw StoreError(.invalidArgument) }
        let found: [(Int64, VaultRecord?)] =
            switch kind {
            case .people: book.people.map { ($0.value.number, record(of: $0.key, $0.value)) }
            case .conversations:
                book.chats.map { id, chat in
                    (chat.number, book.conversation(id).map { .conversation($0, aliases: []) })
                }
            case .messages: book.entries.values.map { ($0.number, record(of: $0)) }
            case .joinedMessages:
                book.entries.values.filter { $0.join != nil || $0.run != nil }.map { entry in
                    let record = JoinedMessageRecord(message: entry.id, join: entry.join, run: entry.run)
                    return (entry.number, .joinedMessage(record))
                }
            }
        return found.filter { $0.0 > last }.sorted { $0.0 < $1.0 }.prefix(limit)
            .compactMap { number, record in record.map { (String(number), $0) } }
    }

    private func record(of id: UniqueIdentifier, _ human: Human) -> VaultRecord? {
        guard var person = book.person(id) else { return nil }
        person.aliases = human.aliases
        return .person(person, joined: book.merged.filter { $0.value == id }.map(\.key).sorted())
    }

    private func record(of entry: Entry) -> VaultRecord {
        let people = book.reactions(to: entry.id).filter { $0.emoji != nil }.map(\.sender.person)
        return .message(
            book.message(entry), versions: entry.versions, reactionPeople: people,
            receipts: book.receipts(for: entry.id))
    }

    // MARK: Chats and messages

    func conversations(_ query: ChatQuery, limit: Int) -> [Conversation] {
        if case .id(let id) = query { return [book.conversation(id)].compactMap(\.self) }
        let all = book.chats.keys.compactMap(book.conversation)
        let found: [Conversation] =
            switch query {
            case .id: []
            case .session(let id, let platform): all.filter { $0.sessionID == id && $0.platform == platform }
            case .listed(let last):
                all.filter { chat in last.map { $0.listPlace < chat.listPlace } ?? true }
                    .sorted { $0.listPlace < $1.listPlace }
            case .latest(let platform):
                all.filter { $0.platform == platform }.sorted { ($1.lastActivity, $0.id) < ($0.lastActivity, $1.id) }
            }
        return Array(found.prefix(limit))
    }

    func messages(_ query: MessageQuery, limit: Int) throws(StoreError) -> [StoredMessage] {
        let found: [Entry]
        switch query {
        case .named(let key): found = places(key).compactMap { book.entries[$0.id] }
        case .first(let position, let conversation, let person):
            found = entries(of: conversation, by: person).filter { $0.message.position > position }
        case .last(let position, let conversation, let person):
            found = entries(of: conversation, by: person).filter { $0.message.position <= position }.suffix(limit)
        case .answers(let name, let position):
            found = entries(of: name.conversation).filter { entry in
                entry.message.position > position && entry.message.unified.replyTo == name.externalID
            }
        case .sent(let span, let platform, let conversation):
            found = book.entries.values.filter { entry in
                span.contains(entry.message.unified.timestamp) && isOn(platform, entry)
                    && conversation.map { entry.message.conversation == $0 } ?? true
            }.sorted { $0.isOlder(than: $1) }
        case .withRemoteContents(let platform, let conversation, let last):
            let last = try last.map { (id) throws(StoreError) in try entry(id) }
            found = book.entries.values.filter { entry in
                let message = entry.message.unified
                return message.platform == platform && message.content.kind != .deleted
                    && message.content.attachments.contains { $0.state == .remote }
                    && conversation.map { entry.message.conversation == $0 } ?? true
                    && last.map { entry.isOlder(than: $0) } ?? true
            }.sorted { $1.isOlder(than: $0) }
        case .found(let request): found = try book.found(by: request)
        }
        return found.prefix(limit).map(book.message)
    }

    func count(_ search: SearchRequest, upTo most: Int64) -> Int64 {
        min(most, Int64(book.entries.values.count { book.matches(search, $0) }))
    }

    /// The messages of a chat, by a person under any of their names or by anyone, in its order.
    private func entries(of conversation: UniqueIdentifier, by person: UniqueIdentifier? = nil) -> [Entry] {
        let all = (book.chats[conversation]?.order ?? []).compactMap { book.entries[$0.id] }
        guard let person else { return all }
        return all.filter { author(of: $0) == book.present(person) }
    }

    /// The person who wrote a message.
    func author(of entry: Entry) -> UniqueIdentifier? { entry.sender.map { book.present($0.person) } }

    private func isOn(_ platform: Platform, _ entry: Entry) -> Bool {
        book.chats[entry.message.conversation]?.conversation.platform == platform
    }

    func places(_ key: PlaceKey) -> [MessagePlace] {
        let ids: [UniqueIdentifier] =
            switch key {
            case .id(let id): [id]
            case .nameBySender(let name, _, _): book.index[.name(name), default: []]
            case .name, .server: book.index[key, default: []]
            }
        let places = ids.compactMap { book.entries[$0].map(place) }.sorted { $0.position < $1.position }
        switch key {
        case .server(.clientMessageID): return places.filter { $0.direction == .outgoing }
        case .nameBySender(_, let sender, let orOwner):
            let person = sender.map { book.present($0.person) }
            return places.filter { place in
                place.sender?.person == person || orOwner && (place.direction == .outgoing || place.isOwners)
            }
        default: return places
        }
    }

    private func place(of entry: Entry) -> MessagePlace {
        let sender = entry.sender.map(book.present)
        let isOwners = sender.flatMap { book.people[$0.person] }?.isOwner == true
        return MessagePlace(of: entry.message, by: sender, isOwners: isOwners)
    }

    func walk(_ walk: MessageWalk, _ body: (WalkedMessage) throws(StoreError) -> Bool) throws(StoreError) {
        let found: [Entry]
        switch walk {
        case .positions(let range, let conversation, let isBackwards):
            let all = try chat(conversation).order.filter { range.contains($0.position) }
            found = (isBackwards ? all.reversed() : all).compactMap { book.entries[$0.id] }
        case .numbers(let range, let conversation):
            found = try chat(conversation).order.compactMap { book.entries[$0.id] }
                .filter { $0.message.delivery?.serverSequence.map(range.contains) ?? false }
                .sorted { ($0.message.delivery?.serverSequence ?? 0) > ($1.message.delivery?.serverSequence ?? 0) }
        case .sent(let time, let platform):
            found = book.entries.values.filter { $0.message.unified.timestamp == time && isOn(platform, $0) }
        }
        for entry in found { if try !body(WalkedMessage(entry.message, by: author(of: entry))) { return } }
    }

    func visit(
        _ selection: MessageSelection, _ body: (MessageOutline) throws(StoreError) -> Bool
    ) throws(StoreError) {
        if let run = selection.run, book.values[.run(run)] == nil { throw StoreError(.runNotFound) }
        let found = selection.messages?.compactMap { book.entries[$0] } ?? selected(selection)
        for entry in found {
            let isInOutbox = book.values[StoredValue.Key(.outgoing, .id(entry.id))] != nil
            let outline = MessageOutline(
                of: entry.message, by: author(of: entry), run: entry.run, isInOutbox: isInOutbox)
            if try !body(outline) { return }
        }
    }

    /// The messages that meet conditions: in the order of their chat if one is named, else by time.
    func selected(_ selection: MessageSelection) -> [Entry] {
        let found = book.entries.values.filter { entry in
            let message = entry.message
            let traits = MessageSelection.Traits(of: message)
            return selection.conversation.map { message.conversation == $0 } ?? true
                && selection.positions?.contains(message.position) ?? true
                && selection.run.map { entry.run == $0 } ?? true
                && selection.platform.map { message.unified.platform == $0 } ?? true
                && selection.shownBefore.map { message.shownAt < $0 } ?? true
                && selection.receivedBefore.map { isReceived(entry, before: $0) } ?? true
                && selection.sender.map { author(of: entry) == book.present($0) } ?? true
                && selection.receiver.map { value(.init(.receipt, .id(entry.id), .person($0))) != nil } ?? true
                && selection.addressee.map { message.unified.recipients.map(\.identifier).contains($0) } ?? true
                && selection.kind.map { message.unified.content.kind == $0 } ?? true
                && selection.direction.map { message.direction == $0 } ?? true
                && traits.isSuperset(of: selection.having) && traits.isDisjoint(with: selection.without)
        }
        let isOfChat = selection.conversation != nil
        return found.sorted { isOfChat ? $0.message.position < $1.message.position : $0.isOlder(than: $1) }
    }

    private func isReceived(_ entry: Entry, before time: Timestamp) -> Bool {
        book.events.filter { $0.message == entry.id }.map(\.record.receivedAt).min().map { $0 < time } ?? true
    }

    func repetitions(
        of conversation: UniqueIdentifier, in other: UniqueIdentifier
    ) throws(StoreError) -> [(message: UniqueIdentifier, repeated: UniqueIdentifier)] {
        var found: [(UniqueIdentifier, UniqueIdentifier)] = []
        for place in try chat(conversation).order {
            guard let entry = book.entries[place.id] else { continue }
            let name = MessageName(conversation: other, externalID: entry.message.unified.externalID)
            for id in book.index[.name(name), default: []] where book.entries[id].map(author) == author(of: entry) {
                found.append((entry.id, id))
            }
        }
        return found
    }

    func versions(of message: UniqueIdentifier) throws(StoreError) -> [MessageVersion] { try entry(message).versions }

    func rawEvents(
        of message: UniqueIdentifier?, after number: Int64, limit: Int
    ) throws(StoreError) -> [StoredRawEvent] {
        if let message { _ = try entry(message) }
        return Array(
            book.events.filter { $0.number > number && ($0.message == message || message == nil) }.prefix(limit))
    }

    // MARK: Contents

    func contentUses(after place: ContentPlace?, limit: Int) -> [ContentUse] {
        let uses = book.entries.values.flatMap { $0.message.contentUses(number: $0.number) }
        return Array(
            uses.filter { use in place.map { $0 < use.place } ?? true }.sorted { $0.place < $1.place }.prefix(limit))
    }

    func attachments(in state: AttachmentState?) -> [AttachmentState: Int64] {
        let states = book.entries.values.flatMap(\.message.unified.content.attachments).map(\.state)
        return states.filter { $0 == state ?? $0 }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    func referencedBlobs(among blobs: Set<String>?) -> [String] {
        (blobs.map(book.contents.intersection) ?? book.contents).sorted()
    }

    // MARK: People

    func sender(_ handle: SenderHandle) throws(StoreError) -> KnownSender {
        guard let sender = book.sender(handle), let person = sender.person.map(book.present) else {
            throw StoreError(.personNotFound)
        }
        return KnownSender(
            handle: SenderHandle(rawValue: handle.rawValue, person: person),
            isOwner: book.people[person]?.isOwner == true, participant: sender.participant)
    }

    func people(_ selection: PersonSelection, limit: Int) -> [Person] {
        let found: [Person]
        switch selection {
        case .id(let id): found = [book.person(id)].compactMap(\.self)
        case .named(let prefix):
            let prefix = Array(StoredValue.folded(prefix).utf8)
            found = book.people.keys.compactMap(book.person).filter { person in
                ([person.displayName] + person.aliases.map(\.alias.value))
                    .contains { StoredValue.folded($0).utf8.starts(with: prefix) }
            }.sortedByName { ($0.displayName, $0.id) }
        case .owners:
            found = book.people.filter(\.value.isOwner).sorted { $0.value.number < $1.value.number }
                .compactMap { book.person($0.key) }
        case .forgotten: found = book.people.filter(\.value.aliases.areOfForgotten).keys.compactMap(book.person)
        case .leaving: found = book.leaving.filter { book.people[$0] != nil }.compactMap(book.person)
        }
        return Array(found.prefix(limit))
    }

    func bearers(of aliases: [PersonAlias], on platform: Platform) -> [NameMatch.Bearer] {
        book.people.filter { human in aliases.contains { human.value.has($0, on: platform) } }
            .sorted { $0.value.number < $1.value.number }
            .map { id, human in
                let claimed = human.aliases.filter { $0.isClaimed && $0.platform == platform }.map(\.alias)
                return NameMatch.Bearer(
                    id, isOwner: human.isOwner, hasAddress: human.aliases.contains { $0.alias.kind.identifiesPerson },
                    isNameClaimed: aliases.contains { !$0.kind.identifiesPerson && claimed.contains($0) })
            }
    }

    func participants(among people: [UniqueIdentifier]) -> Set<UniqueIdentifier> {
        let all = Set(book.entries.values.flatMap(namedPeople))
        return Set(people.filter { all.contains(book.present($0)) })
    }

    /// Who wrote a message, or voted in it.
    func namedPeople(in entry: Entry) -> [UniqueIdentifier] {
        (author(of: entry).map { [$0] } ?? [])
            + entry.message.unified.platformSpecific.voters.map(book.present)
    }

    func identities(of people: [UniqueIdentifier]) -> [PersonIdentity?] {
        people.map { person in
            let id = book.present(person)
            guard let human = book.people[id] else { return nil }
            let seen = human.aliases.filter { $0.alias.kind == .phoneNumber || $0.alias.kind == .linkedID }
            return PersonIdentity(
                id: id, name: book.name(of: id, human), isOwner: human.isOwner,
                addresses: seen.map { PersonIdentity.Address($0.alias, on: $0.platform, isClaimed: $0.isClaimed) })
        }
    }

    func belongings(of person: UniqueIdentifier) throws(StoreError) -> PersonBelongings {
        let id = book.present(person)
        guard let human = book.people[id] else { throw StoreError(.personNotFound) }
        let senders = book.senders.enumerated().filter { $0.element.person.map(book.present) == id }
        return PersonBelongings(
            ids: book.merged.filter { $0.value == id }.map(\.key), contacts: book.contacts(of: id).map(\.id),
            aliases: human.aliases,
            senders: senders.map { index, sender in
                KnownSender(
                    handle: SenderHandle(rawValue: Int64(index + 1), person: id), isOwner: human.isOwner,
                    participant: sender.participant)
            },
            latestSender: Int64(book.senders.count))
    }
}
