import WhisperArchive
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

    func insertPerson() -> UniqueIdentifier {
        let id = makeIdentifier()
        state.people[id] = PersonRow(isOwner: false, aliases: [], arrival: state.nextArrival())
        changes.insert(.personChanged(id))
        return id
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
        handle(for: state.resolved(person), participant)
    }

    /// The handle of a person under one identifier and name.
    func handle(for person: UniqueIdentifier, _ participant: Participant) -> SenderHandle {
        let row = SenderRow(person: person, participant: participant)
        if let known = state.senderNumbers[row] { return SenderHandle(rawValue: Int64(known + 1), person: person) }
        state.senderNumbers[row] = state.senders.count
        state.senders.append(row)
        return SenderHandle(rawValue: Int64(state.senders.count), person: person)
    }

    func merge(
        _ person: UniqueIdentifier, into other: UniqueIdentifier, by cause: JoinCause
    ) throws(StoreError) -> Bool {
        let (id, other) = (state.resolved(other), state.resolved(person))
        guard var row = state.people[id], let leaving = state.people[other] else {
            throw StoreError(.personNotFound)
        }
        record(joinOfPerson: other, into: id, by: cause)
        let hasSent = state.senders.contains { state.resolved($0.person) == other }
        for alias in leaving.aliases where cause.passesOn(alias.alias) { row.see(alias) }
        state.people[id] = row
        state.people[other] = nil
        state.joined[other] = id
        for (earlier, target) in state.joined where target == other { state.joined[earlier] = id }
        for (number, sender) in state.senders.enumerated().reversed() where state.resolved(sender.person) == id {
            state.senderNumbers[SenderRow(person: id, participant: sender.participant)] = number
        }
        for (contact, row) in state.contacts where row.contact.person == other {
            state.contacts[contact]?.contact.person = id
        }
        for message in state.messages.keys {
            state.messages[message]?.joinReactions(of: other, into: id)
            state.messages[message]?.joinReceipts(of: other, into: id)
        }
        for conversation in state.conversations.keys {
            state.conversations[conversation]?.joinMembers(other, into: id)
        }
        for (key, entries) in state.ranks where key.person == other {
            state.ranks[key] = nil
            let staying = RankKey(conversation: key.conversation, person: id)
            let times = Set(entries.map(\.timestamp))
            let others = state.ranks[staying, default: []].filter { !times.contains($0.timestamp) }
            state.ranks[staying] = (entries + others).sorted { $0.timestamp < $1.timestamp }
        }
        changes.formUnion([.personChanged(id), .personChanged(other)])
        return hasSent
    }
}

extension PersonRow {
    /// Whether an identifying alias, seen on a platform, refers to them.
    func isIdentified(by alias: PersonAlias, on platform: Platform) -> Bool {
        has(alias, on: alias.kind.namespace(on: platform))
    }
}

extension MessageRow {
    /// Moves the reactions of one person to another; of two, the one remains that does not give way.
    fileprivate mutating func joinReactions(of other: UniqueIdentifier, into id: UniqueIdentifier) {
        guard let leaving = reactions.firstIndex(where: { $0.person == other }) else { return }
        reactions[leaving].person = id
        guard let staying = reactions.indices.first(where: { $0 != leaving && reactions[$0].person == id }) else {
            return
        }
        let kept = reactions[leaving].givesWay(to: reactions[staying]) ? staying : leaving
        reactions[min(leaving, staying)] = reactions[kept]
        reactions.remove(at: max(leaving, staying))
    }
}
