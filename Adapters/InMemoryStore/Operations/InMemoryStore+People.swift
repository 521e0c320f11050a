public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The people whose names begin with a prefix, by name.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func people(named prefix: String, limit: Int) async throws(StoreError) -> [Person] {
        try checkLimit(limit, upTo: 10_000)
        return try readState { state in
            let prefix = FoldedName(prefix)
            return
                state.people.keys.compactMap(state.person)
                .filter { person in
                    ([person.displayName] + person.aliases.map(\.alias.value))
                        .contains { FoldedName($0).begins(with: prefix) }
                }
                .sortedByName(\.displayName, \.id, limit: limit)
        }
    }

    /// Removes people of whom something was deleted, and to whom nothing refers any more.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    @discardableResult
    public func removeUnreferencedPeople() async throws(StoreError) -> Int {
        try write { (transaction) throws(StoreError) in
            var leaving = transaction.state.leaving.filter { transaction.state.people[$0] != nil }
            transaction.state.leaving = []
            for reference in PersonReference.allCases {
                leaving.subtract(transaction.state.people(referredBy: reference))
            }
            if leaving.isEmpty { return 0 }
            for person in leaving { transaction.state.people[person] = nil }
            transaction.state.joins.removeAll { leaving.contains($0.join.staying) }
            transaction.state.joined = transaction.state.joined.filter { !leaving.contains($0.value) }
            for sender in transaction.state.senderNumbers.keys where leaving.contains(sender.person) {
                transaction.state.senderNumbers[sender] = nil
            }
            transaction.reportReload()
            return leaving.count
        }
    }

    /// Those of some people to whom anything refers.
    ///
    /// - Throws: `.invalidArgument` for more than 10,000 people.
    public func referenced(among people: [UniqueIdentifier]) async throws(StoreError) -> Set<UniqueIdentifier> {
        guard people.count <= 10_000 else { throw StoreError(.invalidArgument) }
        return try readState { state in
            let all = PersonReference.allCases.reduce(into: Set()) { $0.formUnion(state.people(referredBy: $1)) }
            return Set(people.filter { all.contains(state.resolved($0)) })
        }
    }

    /// Removes everything that names a person.
    ///
    /// - Throws: `.personNotFound`; `.invalidArgument` for the owner or a contact.
    public func forget(_ person: UniqueIdentifier, as name: String) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in try transaction.forget(person, as: name) }
    }
}

extension Transaction {
    fileprivate func forget(_ id: UniqueIdentifier, as name: String) throws(StoreError) {
        let person = state.resolved(id)
        guard let former = state.people[person] else { throw StoreError(.personNotFound) }
        for reference in PersonReference.allCases where reference.isOwners {
            guard !state.people(referredBy: reference).contains(person) else { throw StoreError(.invalidArgument) }
        }
        let participant = Participant(identifier: nil, displayName: name)
        let shown = state.senders.filter { state.resolved($0.person) == person }.map(\.participant)
        let addresses = Set(shown.compactMap(\.identifier))
        let names = addresses.union(shown.map(\.displayName)).union(former.aliases.map(\.alias.value))
        let present = handle(for: person, participant)
        for number in state.senders.indices where number + 1 != present.rawValue {
            guard state.resolved(state.senders[number].person) == person else { continue }
            state.senderNumbers[state.senders[number]] = nil
            state.senders[number] = SenderRow(person: UniqueIdentifier(high: 0, low: 0), participant: participant)
        }
        for (id, message) in state.messages {
            if let sender = message.sender, state.resolved(sender.person) == person {
                state.messages[id]?.sender = present
                state.messages[id]?.message.unified.sender = participant
                state.rawEvents.removeAll { $0.message == id }
            }
            for index in message.reactions.indices where message.reactions[index].person == person {
                state.messages[id]?.reactions[index].participant = participant
            }
            var unified = message.message.unified
            let isRenamed = unified.platformSpecific.renameDeleter(names, to: name)
            let isAddressed = unified.recipients.contains { $0.identifier.map(addresses.contains) ?? false }
            guard isRenamed || isAddressed else { continue }
            state.messages[id]?.message.unified.platformSpecific = unified.platformSpecific
            state.messages[id]?.message.unified.recipients = unified.recipients.map { recipient in
                recipient.identifier.map(addresses.contains) ?? false ? participant : recipient
            }
        }
        for index in state.waiting.indices {
            state.waiting[index].author = state.waiting[index].author.map { author in
                state.resolved(author.person) == person ? present : author
            }
            guard let sender = state.waiting[index].change.sender, state.resolved(sender.person) == person else {
                continue
            }
            state.waiting[index].change.sender = present
        }
        forgetSources(names, as: name)
        state.joins.removeAll { $0.join.staying == person }
        state.joined = state.joined.filter { $0.value != person }
        let (seen, moment) = (former.aliases, now)
        let alias = PersonReference.forgotten(
            as: name, from: seen.map(\.firstSeen).min() ?? moment, to: seen.map(\.lastSeen).max() ?? moment)
        state.people[person] = PersonRow(isOwner: false, aliases: [alias], arrival: former.arrival)
        reportReload()
    }

    /// Removes the names of a forgotten person from the records of imports.
    private func forgetSources(_ names: Set<String>, as name: String) {
        for value in values(ValueSelection(.run)) {
            guard case .run(var run, let number) = value else { continue }
            var chat: ConversationRow?
            if case .reading(var reading, _)? = self.value(StoredValue.Key(.reading, .id(run.id))) {
                chat = state.conversations[reading.conversation]
                reading.forgetOwner(named: names)
                put(.reading(reading, of: run.id))
            }
            run.source = ForgottenSource.name(
                run.source,
                isTheirChat: chat?.conversation.kind == .direct
                    && chat?.aliases.contains { names.contains($0.key) } == true,
                without: names, as: name)
            put(.run(run, number: number))
        }
    }
}

extension VaultState {
    /// The people whom nothing names any more.
    var forgotten: Set<UniqueIdentifier> { Set(people.filter(\.value.isForgotten).keys) }

    /// The people to whom something refers.
    fileprivate func people(referredBy reference: PersonReference) -> Set<UniqueIdentifier> {
        switch reference {
        case .owner: Set(people.filter(\.value.isOwner).keys)
        case .contact:
            Set(people.keys.filter { !contacts(ofPerson: $0).isEmpty }).union(
                people.filter { $0.value.aliases.contains { $0.alias.kind == .contact } }.keys)
        case .separation: Set(separations.flatMap { [$0.one, $0.storedOther] }.map(resolved))
        case .membership: Set(conversations.values.flatMap(\.members.keys))
        case .rank: Set(ranks.keys.map(\.person))
        case .reaction: Set(messages.values.flatMap { $0.reactions.map(\.person) })
        case .receipt: Set(messages.values.flatMap(\.receipts.keys))
        case .change: waiting.reduce(into: []) { $0.formUnion(people(of: $1)) }
        case .message: Set(messages.values.compactMap { $0.sender.map { resolved($0.person) } })
        case .vote: Set(messages.values.flatMap { $0.message.unified.platformSpecific.voters.map(resolved) })
        }
    }
}

/// A name as search folds it: its words joined by single spaces.
struct FoldedName: Comparable, Hashable {
    private let bytes: [UInt8]

    init(_ name: String) {
        bytes = SearchText.words(of: name).folded
    }

    /// Whether it begins with a shorter one.
    func begins(with prefix: FoldedName) -> Bool {
        bytes.starts(with: prefix.bytes)
    }

    static func < (left: FoldedName, right: FoldedName) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}

extension Sequence {
    /// The first elements by folded name, ties by id.
    func sortedByName(
        _ name: (Element) -> String, _ id: (Element) -> UniqueIdentifier, limit: Int
    ) -> [Element] {
        let sorted = map { (FoldedName(name($0)), id($0), $0) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
        return sorted.prefix(limit).map(\.2)
    }
}
