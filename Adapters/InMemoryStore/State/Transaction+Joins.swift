import WhisperMessage
import WhisperStorePort

/// Joins on record (see `StoreReader`).
extension Transaction {
    /// The joins, in the order in which they were made.
    var joins: [HeldJoin] {
        values(ValueSelection(.join, by: .number)).compactMap { if case .join(let join) = $0 { join } else { nil } }
    }

    /// Removes the joins of others into some people.
    func removeJoins(into people: Set<UniqueIdentifier>) {
        for join in joins where people.contains(join.staying) { remove(StoredValue.join(join).key) }
    }

    // MARK: People

    func belongings(of person: UniqueIdentifier) throws(StoreError) -> PersonBelongings {
        let id = state.resolved(person)
        guard let row = state.people[id] else { throw StoreError(.personNotFound) }
        let senders = state.senders.indices.filter { state.resolved(state.senders[$0].person) == id }
        return PersonBelongings(
            ids: state.joined.filter { $0.value == id }.map(\.key),
            contacts: state.contacts(ofPerson: id).map(\.id), aliases: row.aliases,
            senders: senders.map { index in
                KnownSender(
                    handle: SenderHandle(rawValue: Int64(index + 1), person: id), isOwner: row.isOwner,
                    participant: state.senders[index].participant)
            },
            latestSender: Int64(state.senders.count))
    }

    private func put(_ contact: ContactRecord, person: UniqueIdentifier) {
        var contact = contact
        contact.person = person
        _ = state.values.put(.contact(contact))
    }

    func merge(
        _ person: UniqueIdentifier, into other: UniqueIdentifier, by join: UniqueIdentifier?
    ) throws(StoreError) {
        let (id, other) = (state.resolved(other), state.resolved(person))
        guard let leaving = state.people[other] else { throw StoreError(.personNotFound) }
        moveDetails(of: other, to: id, by: join)
        for index in state.senders.indices where state.resolved(state.senders[index].person) == other {
            state.senders[index].person = id
        }
        state.people[other] = nil
        state.creations[other] = leaving.arrival
        state.joined[other] = id
        for (earlier, target) in state.joined where target == other { state.joined[earlier] = id }
        for contact in state.contacts(ofPerson: other) { put(contact, person: id) }
        numberSenders(of: [id])
        changes.formUnion([.personChanged(id), .personChanged(other)])
    }

    /// Lets what a person has of messages be another's, unless that one has the same.
    private func moveDetails(of leaving: UniqueIdentifier, to staying: UniqueIdentifier, by join: UniqueIdentifier?) {
        for kind in [StoredValue.Kind.receipt, .reaction] {
            for value in state.values.values(ValueSelection(kind, by: .person, [.person(leaving)])) {
                let moved = value.naming { _ in staying }
                let known = state.values[moved.key]
                let part = JoinedPart(value, besides: known, showing: state.participant)
                if let join, let part { put(.joinedPart(part, of: join)) }
                state.values.remove(value.key)
                if known == nil { _ = state.values.put(moved) }
            }
        }
    }

    func separate(_ person: UniqueIdentifier, with belongings: PersonBelongings) throws(StoreError) {
        guard let id = state.joined.removeValue(forKey: person), let joint = state.people[id] else {
            throw StoreError(.personNotFound)
        }
        for other in belongings.ids { state.joined[other] = person }
        for contact in state.contacts(ofPerson: id) where belongings.contacts.contains(contact.id) {
            put(contact, person: person)
        }
        let returned = Set(belongings.aliases)
        state.people[id] = PersonRow(
            isOwner: joint.isOwner, aliases: joint.aliases.filter { !returned.contains($0) }, arrival: joint.arrival)
        let arrival = state.creations.removeValue(forKey: person)
        state.people[person] = PersonRow(
            isOwner: false, aliases: belongings.aliases, arrival: arrival ?? state.nextArrival())
        for sender in belongings.senders { state.senders[Int(sender.handle.rawValue) - 1].person = person }
        numberSenders(of: [id, person])
        let numbers = Set(belongings.senders.map(\.handle.rawValue))
        for value in state.values.values(ValueSelection(.reaction, by: .person, [.person(id)])) {
            guard case .reaction(let reaction, _) = value, numbers.contains(reaction.sender.rawValue) else { continue }
            state.values.remove(value.key)
            _ = state.values.put(value.naming { _ in person })
        }
        for (message, var row) in state.messages {
            row.sender = row.sender.map { sender in
                SenderHandle(rawValue: sender.rawValue, person: state.senders[Int(sender.rawValue) - 1].person)
            }
            state.messages[message] = row
        }
        state.leaving.formUnion([id, person])
        changes.formUnion([.personChanged(id), .personChanged(person)])
    }

    /// Notes the first sender of some people under each name and identifier.
    private func numberSenders(of people: Set<UniqueIdentifier>) {
        state.senderNumbers = state.senderNumbers.filter { !people.contains($0.key.person) }
        for (number, sender) in state.senders.enumerated().reversed() {
            let person = state.resolved(sender.person)
            guard people.contains(person) else { continue }
            state.senderNumbers[SenderRow(person: person, participant: sender.participant)] = number
        }
    }
}

/// What records say of joins (see `StoreWriter`).
extension Transaction {
    func put(_ joined: JoinedMessageRecord) throws(StoreError) -> Bool {
        var row = try messageRow(joined.message)
        let (join, run) = (joined.join ?? row.join, joined.run ?? row.run)
        if join == row.join, run == row.run { return false }
        (row.join, row.run) = (join, run)
        state.messages[joined.message] = row
        return true
    }
}
