import WhisperMessage
import WhisperStorePort

/// What the archive reads and writes of people (ING-1).
extension Transaction {
    func people(_ selection: PersonSelection, limit: Int) -> [Person] {
        let found: [Person]
        switch selection {
        case .id(let id): found = [state.person(id)].compactMap(\.self)
        case .named(let prefix):
            let prefix = Array(StoredValue.folded(prefix).utf8)
            found = state.people.keys.compactMap(state.person).filter { person in
                ([person.displayName] + person.aliases.map(\.alias.value))
                    .contains { StoredValue.folded($0).utf8.starts(with: prefix) }
            }
            .sortedByName { ($0.displayName, $0.id) }
        case .owners:
            found = state.people.filter(\.value.isOwner).sorted { $0.value.arrival < $1.value.arrival }
                .compactMap { state.person($0.key) }
        case .forgotten: found = state.people.filter(\.value.isForgotten).keys.compactMap(state.person)
        case .leaving: found = state.leaving.filter { state.people[$0] != nil }.compactMap(state.person)
        }
        return Array(found.prefix(limit))
    }

    func bearers(of aliases: [PersonAlias], on platform: Platform) -> [NameMatch.Bearer] {
        state.people.bearers(of: aliases, on: platform).map { id, row in
            NameMatch.Bearer(
                id, isOwner: row.isOwner, hasAddress: !row.identifying.isEmpty,
                isNameClaimed: aliases.contains { alias in
                    !alias.kind.identifiesPerson && row.isClaimed(alias, on: platform) == true
                })
        }
    }

    func participants(among people: [UniqueIdentifier]) -> Set<UniqueIdentifier> {
        let all = state.messages.values.reduce(into: Set<UniqueIdentifier>()) { found, row in
            if let sender = row.sender { found.insert(state.resolved(sender.person)) }
            found.formUnion(row.message.unified.platformSpecific.voters.map(state.resolved))
        }
        return Set(people.filter { all.contains(state.resolved($0)) })
    }

    func update(_ change: PersonUpdate) -> Bool {
        let id = state.resolved(change.person)
        let before = state.people[id]
        var row = before ?? PersonRow(isOwner: false, aliases: [], arrival: state.nextArrival())
        let kept = row.aliases.filter { seen in
            !change.removed.contains { $0.alias == seen.alias && $0.platform == seen.platform }
        }
        let isReduced = kept.count < row.aliases.count
        if isReduced { row = PersonRow(isOwner: row.isOwner, aliases: kept, arrival: row.arrival) }
        let (count, wasForgotten) = (row.aliases.count, row.isForgotten)
        for alias in change.seen { row.see(alias) }
        let isNamed = row.aliases.count != count || row.isForgotten != wasForgotten
        row.isOwner = change.isOwner ?? row.isOwner
        state.people[id] = row
        switch change.isLeaving {
        case true?: state.leaving.insert(id)
        case false?: state.leaving.remove(id)
        case nil: break
        }
        if before?.isOwner != row.isOwner || isReduced || isNamed { changes.insert(.personChanged(id)) }
        return isNamed
    }

    func remove(people: [UniqueIdentifier]) {
        let gone = Set(people)
        for person in gone { state.people[person] = nil }
        removeJoins(into: gone)
        state.joined = state.joined.filter { !gone.contains($0.value) }
        state.senderNumbers = state.senderNumbers.filter { !gone.contains($0.key.person) }
        state.leaving.subtract(gone)
    }

    func rename(_ person: UniqueIdentifier, to participant: Participant) throws(StoreError) {
        let id = state.resolved(person)
        let present = try handle(of: participant, as: id)
        func isTheirs(_ handle: SenderHandle) -> Bool { state.resolved(handle.person) == id }
        for (message, row) in state.messages {
            if row.sender.map(isTheirs) == true {
                state.messages[message]?.sender = present
                state.messages[message]?.message.unified.sender = participant
                state.rawEvents.removeAll { $0.message == message }
            }
        }
        for value in state.values.values(ValueSelection(.reaction, by: .person, [.person(id)])) {
            guard case .reaction(var reaction, let message) = value else { continue }
            reaction.sender = present
            _ = state.values.put(.reaction(reaction, to: message))
        }
        for number in state.senders.indices where number + 1 != present.rawValue {
            guard state.resolved(state.senders[number].person) == id else { continue }
            state.senderNumbers[state.senders[number]] = nil
            state.senders[number] = SenderRow(person: UniqueIdentifier(high: 0, low: 0), participant: participant)
        }
    }

    func handle(of participant: Participant, as person: UniqueIdentifier) throws(StoreError) -> SenderHandle {
        let person = state.resolved(person)
        guard state.people[person] != nil else { throw StoreError(.personNotFound) }
        return handle(for: person, participant)
    }

    /// The handle of a person under one identifier and name.
    func handle(for person: UniqueIdentifier, _ participant: Participant) -> SenderHandle {
        let row = SenderRow(person: person, participant: participant)
        if let known = state.senderNumbers[row] { return SenderHandle(rawValue: Int64(known + 1), person: person) }
        state.senderNumbers[row] = state.senders.count
        state.senders.append(row)
        return SenderHandle(rawValue: Int64(state.senders.count), person: person)
    }
}
