import WhisperMessage
import WhisperStorePort

/// What the archive reads (see `StoreReader`).
extension Transaction: StoreWriter {
    func conversation(_ id: UniqueIdentifier) -> Conversation? { state.conversation(id) }

    func conversation(havingKey key: String, on platform: Platform) -> Conversation? {
        state.conversationByAlias[ConversationAlias(platform: platform, key: key)].flatMap(state.conversation)
    }

    func conversation(threadOf key: String, on platform: Platform) -> Conversation? {
        state.conversation(threadOf: ConversationAlias(platform: platform, key: key)).flatMap(state.conversation)
    }

    func message(_ id: UniqueIdentifier) -> StoredMessage? { state.message(id) }

    func versions(of message: UniqueIdentifier) throws(StoreError) -> [MessageVersion] {
        try messageRow(message).versions
    }

    func place(of message: UniqueIdentifier) -> MessagePlace? {
        state.messages[message].map { row in
            let sender = row.sender.map { SenderHandle(rawValue: $0.rawValue, person: state.resolved($0.person)) }
            return MessagePlace(
                id: message, position: row.message.position, direction: row.message.direction, sender: sender,
                isOwners: sender.flatMap { state.people[$0.person] }?.isOwner == true,
                kind: row.message.unified.content.kind, precision: row.message.unified.precision,
                isOfFile: row.message.unified.isOfFile)
        }
    }

    func places(of name: MessageName) -> [MessagePlace] {
        state.messagesByExternalID[name, default: []].compactMap(place).sorted { $0.position < $1.position }
    }

    func places(of name: MessageName, by sender: SenderHandle?, orOwner: Bool) -> [MessagePlace] {
        let person = sender.map { state.resolved($0.person) }
        return places(of: name).filter { place in
            place.sender?.person == person || orOwner && (place.direction == .outgoing || place.isOwners)
        }
    }

    func sender(_ handle: SenderHandle) throws(StoreError) -> KnownSender {
        let row = try senderRow(of: handle)
        let person = state.resolved(row.person)
        return KnownSender(
            handle: SenderHandle(rawValue: handle.rawValue, person: person),
            isOwner: state.people[person]?.isOwner == true, participant: row.participant)
    }

    func shownParticipant(_ handle: SenderHandle) throws(StoreError) -> Participant {
        let row = try senderRow(of: handle)
        return state.named(row.participant, row.person)
    }

    func identities(of people: [UniqueIdentifier]) -> [PersonIdentity?] {
        people.map { person in
            let id = state.resolved(person)
            guard let row = state.people[id] else { return nil }
            let seen = row.aliases.filter { $0.alias.kind == .phoneNumber || $0.alias.kind == .linkedID }
            return PersonIdentity(
                id: id, isOwner: row.isOwner,
                addresses: seen.map { PersonIdentity.Address($0.alias, on: $0.platform) })
        }
    }

    func forgotten(among people: [UniqueIdentifier]) -> Set<UniqueIdentifier> {
        Set(people.filter { state.people[state.resolved($0)]?.isForgotten == true })
    }

    func ranks(of person: UniqueIdentifier, in conversation: UniqueIdentifier) -> [GroupRank] {
        state.ranks[RankKey(conversation: conversation, person: state.resolved(person)), default: []]
    }

    func presence(of person: UniqueIdentifier, in conversation: UniqueIdentifier) -> GroupPresence? {
        state.conversations[conversation]?.members[state.resolved(person)]
    }

    func presences(in conversation: UniqueIdentifier) -> [UniqueIdentifier: GroupPresence] {
        state.conversations[conversation]?.members ?? [:]
    }

    func report(of conversation: UniqueIdentifier) throws(StoreError) -> ChatReport {
        let row = try conversationRow(conversation)
        return ChatReport(
            description: row.conversation.description, describedAt: row.describedAt, choices: row.phoneChoices,
            listedAt: row.rosterAt)
    }

    func members(of conversation: UniqueIdentifier) -> MemberList? {
        guard let row = state.conversations[conversation], let listedAt = row.rosterAt else { return nil }
        return MemberList(listedAt: listedAt, people: row.members.filter { $0.value.role != nil }.map(\.key))
    }

    func hasWaitingChanges() -> Bool { !state.waiting.isEmpty }

    func waitingChanges(for name: MessageName) -> [WaitingChange] { state.waiting.filter { $0.message == name } }

    func waitingNames(in conversation: UniqueIdentifier) -> [MessageName] {
        var seen: Set<MessageName> = []
        return state.waiting.map(\.message).filter { $0.conversation == conversation && seen.insert($0).inserted }
    }

    func waitingNames(concerning person: UniqueIdentifier) -> [MessageName] {
        let id = state.resolved(person)
        var seen: Set<MessageName> = []
        return state.waiting.filter { waiting in
            state.people(of: waiting).contains(id)
                || places(of: waiting.message).contains { $0.sender?.person == id }
        }
        .map(\.message).filter { seen.insert($0).inserted }
    }
}

/// What the archive writes (see `StoreWriter`).
extension Transaction {
    func update(_ change: MessageUpdate) throws(StoreError) {
        let before = try messageRow(change.before.unified.id)
        var row = before
        if change.after != change.before {
            // What is stored is what the sources show; reactions are rows of their own.
            row.message = change.after
            row.message.person = before.message.person
            row.message.unified.sender = before.message.unified.sender
            row.message.unified.reactions = before.message.unified.reactions
        }
        if case .becomes(let handle) = change.sender {
            let sender = try handle.map { (handle) throws(StoreError) in try senderRow(of: handle) }
            row.sender = handle
            row.message.person = sender?.person
            row.message.unified.sender = sender?.participant
        }
        if let versions = change.versions { row.versions = versions.after }
        if change.lost.contains(.reactions) { row.reactions = [] }
        if change.lost.contains(.events) { state.rawEvents.removeAll { $0.message == change.before.unified.id } }
        if row.message.position != before.message.position, var chat = state.conversations[row.message.conversation] {
            chat.order.remove(at: chat.index(of: before.message.position))
            let place = ConversationRow.Place(position: row.message.position, id: row.message.unified.id)
            chat.order.insert(place, at: chat.index(of: place.position))
            state.conversations[row.message.conversation] = chat
        }
        try put(row, inPlaceOf: before)
    }

    func freePosition(behind message: UniqueIdentifier) throws(StoreError) -> ChatPosition {
        try freePosition(in: messageRow(message).message.conversation, behind: message)
    }

    func freePosition(atEndOf conversation: UniqueIdentifier) throws(StoreError) -> ChatPosition {
        try freePosition(in: conversation, behind: conversationRow(conversation).order.last?.id)
    }

    func putRank(
        _ isAdmin: Bool?, at time: Timestamp, of person: UniqueIdentifier, in conversation: UniqueIdentifier
    ) {
        let key = RankKey(conversation: conversation, person: state.resolved(person))
        state.ranks[key, default: []].removeAll { $0.timestamp == time }
        if let isAdmin { state.ranks[key, default: []].append(GroupRank(isAdmin: isAdmin, at: time)) }
        state.ranks[key]?.sort { $0.timestamp < $1.timestamp }
    }

    func put(_ presence: GroupPresence?, of person: UniqueIdentifier, in conversation: UniqueIdentifier) {
        let person = state.resolved(person)
        state.conversations[conversation]?.members[person] = presence
        touchDetails(of: conversation)
    }

    func put(
        _ report: ChatReport, taking choices: PhoneChoices, of conversation: UniqueIdentifier
    ) throws(StoreError) {
        var row = try conversationRow(conversation)
        row.conversation.description = report.description
        row.describedAt = report.describedAt
        row.conversation.take(choices)
        row.phoneChoices = report.choices
        row.rosterAt = report.listedAt
        state.conversations[conversation] = row
        touch(conversation)
    }

    func put(_ waiting: WaitingChange) {
        if !state.waiting.contains(waiting) { state.waiting.append(waiting) }
    }

    func remove(_ waiting: WaitingChange) { state.waiting.removeAll { $0 == waiting } }

    func removeSpilled(_ mark: SpillMark) {
        state.spilled[mark.source]?.removeAll { $0.number <= mark.through }
    }
}

/// A person in a group.
struct RankKey: Hashable, Sendable {
    var conversation: UniqueIdentifier
    var person: UniqueIdentifier
}

extension VaultState {
    /// The people whom a waiting change names.
    func people(of entry: WaitingChange) -> Set<UniqueIdentifier> {
        var people = Set([entry.change.sender].compactMap { $0 }.map { resolved($0.person) })
        if case .participant(let author) = entry.author { people.insert(resolved(author.person)) }
        return people
    }
}
