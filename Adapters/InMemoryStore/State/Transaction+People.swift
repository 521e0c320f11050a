import WhisperMessage
import WhisperStorePort

/// What the archive reads and writes of people (ING-1).
extension Transaction {
    func person(_ id: UniqueIdentifier) -> Person? { state.person(id) }

    func people(having aliases: [PersonAlias], on platform: Platform) -> [UniqueIdentifier] {
        state.people.identified(by: aliases, on: platform)
    }

    func bearers(of name: PersonAlias, on platform: Platform) -> [NameMatch.Bearer] {
        state.people.filter { $0.value.isClaimed(name, on: platform) != nil }
            .sorted { $0.value.arrival < $1.value.arrival }
            .map { id, row in
                NameMatch.Bearer(
                    id, isOwner: row.isOwner, hasAddress: !row.identifying.isEmpty,
                    isNameClaimed: row.isClaimed(name, on: platform) == true)
            }
    }

    func insertPerson(_ id: UniqueIdentifier) {
        state.people[id] = PersonRow(isOwner: false, aliases: [], arrival: state.nextArrival())
        changes.insert(.personChanged(id))
    }

    func see(_ aliases: [Person.SeenAlias], of person: UniqueIdentifier) throws(StoreError) -> Bool {
        let id = state.resolved(person)
        guard var row = state.people[id] else { throw StoreError(.personNotFound) }
        let (count, wasForgotten) = (row.aliases.count, row.isForgotten)
        for alias in aliases { row.see(alias) }
        state.people[id] = row
        if row.aliases.count == count, row.isForgotten == wasForgotten { return false }
        changes.insert(.personChanged(id))
        return true
    }

    func removeClaimedAddresses(
        of person: UniqueIdentifier, besides kept: [PersonAlias]
    ) throws(StoreError) -> Bool {
        let id = state.resolved(person)
        guard let row = state.people[id] else { throw StoreError(.personNotFound) }
        let others = row.aliases.filter { seen in
            !seen.isClaimed || ![.phoneNumber, .linkedID].contains(seen.alias.kind) || kept.contains(seen.alias)
        }
        if others.count == row.aliases.count { return false }
        state.people[id] = PersonRow(isOwner: row.isOwner, aliases: others, arrival: row.arrival)
        changes.insert(.personChanged(id))
        return true
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

extension PersonRow {
    /// Whether an identifying alias, seen on a platform, refers to them.
    func isIdentified(by alias: PersonAlias, on platform: Platform) -> Bool {
        has(alias, on: alias.kind.namespace(on: platform))
    }
}
