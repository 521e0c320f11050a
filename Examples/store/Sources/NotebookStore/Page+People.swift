import WhisperMessage
import WhisperStorePort

/// How people are written.
extension Page {
    func update(_ change: PersonUpdate) -> Bool {
        let id = book.present(change.person)
        let before = book.people[id]
        var human = before ?? Human(number: book.nextNumber())
        let count = human.aliases.count
        human.aliases.removeAll { seen in
            change.removed.contains { $0.alias == seen.alias && $0.platform == seen.platform }
        }
        let isReduced = human.aliases.count < count
        let kept = human
        for seen in change.seen { human.aliases.see(seen) }
        let isNamed =
            human.aliases.count != kept.aliases.count || human.aliases.areOfForgotten != kept.aliases.areOfForgotten
        human.isOwner = change.isOwner ?? human.isOwner
        book.people[id] = human
        if change.isLeaving == true { book.leaving.insert(id) }
        if change.isLeaving == false { book.leaving.remove(id) }
        if before?.isOwner != human.isOwner || isReduced || isNamed { changes.insert(.personChanged(id)) }
        return isNamed
    }

    func handle(of participant: Participant, as person: UniqueIdentifier) throws(StoreError) -> SenderHandle {
        let person = book.present(person)
        guard book.people[person] != nil else { throw StoreError(.personNotFound) }
        let known = book.senders.firstIndex { $0.person.map(book.present) == person && $0.participant == participant }
        if known == nil { book.senders.append(Sender(person: person, participant: participant)) }
        return SenderHandle(rawValue: Int64((known ?? book.senders.count - 1) + 1), person: person)
    }

    func remove(people: [UniqueIdentifier]) {
        let gone = Set(people)
        for id in gone { book.people[id] = nil }
        for case .join(let join) in values(ValueSelection(.join)) where gone.contains(join.staying) {
            remove(StoredValue.join(join).key)
        }
        for index in book.senders.indices
        where book.senders[index].person.map({ gone.contains(book.present($0)) }) ?? false {
            book.senders[index] = Sender(participant: Participant(identifier: nil, displayName: ""))
        }
        book.merged = book.merged.filter { !gone.contains($0.value) }
        book.leaving.subtract(gone)
    }

    func rename(_ person: UniqueIdentifier, to participant: Participant) throws(StoreError) {
        let id = book.present(person)
        let present = try handle(of: participant, as: id)
        for entry in book.entries.values where author(of: entry) == id {
            book.entries[entry.id]?.sender = present
            book.entries[entry.id]?.message.unified.sender = participant
            book.events.removeAll { $0.message == entry.id }
        }
        for case .reaction(var reaction, let message) in values(ValueSelection(.reaction, by: .person, [.person(id)])) {
            reaction.sender = present
            _ = book.values.put(.reaction(reaction, to: message))
        }
        for case .waiting(let waiting, let number) in values(ValueSelection(.waiting, by: .person, [.person(id)])) {
            let renamed = waiting.map { book.present($0.person) == id ? present : $0 }
            _ = book.values.put(.waiting(renamed, number: number))
        }
        for index in book.senders.indices where index + 1 != present.rawValue {
            guard book.senders[index].person.map(book.present) == id else { continue }
            book.senders[index] = Sender(participant: participant)
        }
    }

    // MARK: Joining and separating

    func merge(
        _ person: UniqueIdentifier, into other: UniqueIdentifier, by join: UniqueIdentifier?
    ) throws(StoreError) {
        let (leaving, staying) = (book.present(person), book.present(other))
        guard let human = book.people[leaving] else { throw StoreError(.personNotFound) }
        for kind in [StoredValue.Kind.receipt, .reaction] {
            for value in book.values.values(ValueSelection(kind, by: .person, [.person(leaving)])) {
                let moved = value.naming { _ in staying }
                let known = book.values[moved.key]
                let part = JoinedPart(value, besides: known) { book.sender($0)?.participant }
                if let join, let part { put(.joinedPart(part, of: join)) }
                book.values.remove(value.key)
                if known == nil { _ = book.values.put(moved) }
            }
        }
        book.people[leaving] = nil
        book.creations[leaving] = human.number
        for (id, target) in book.merged where target == leaving { book.merged[id] = staying }
        book.merged[leaving] = staying
        for contact in book.contacts(of: leaving) { give(contact.id, to: staying) }
        changes.formUnion([.personChanged(leaving), .personChanged(staying)])
    }

    private func give(_ contact: UniqueIdentifier, to person: UniqueIdentifier) {
        guard case .contact(var contact)? = book.values[.contact(contact)] else { return }
        contact.person = person
        _ = book.values.put(.contact(contact))
    }

    func separate(_ person: UniqueIdentifier, with belongings: PersonBelongings) throws(StoreError) {
        guard let joint = book.merged.removeValue(forKey: person), var rest = book.people[joint] else {
            throw StoreError(.personNotFound)
        }
        rest.aliases.removeAll { belongings.aliases.contains($0) }
        book.people[joint] = rest
        book.people[person] = Human(
            aliases: belongings.aliases, number: book.creations.removeValue(forKey: person) ?? book.nextNumber())
        for id in belongings.ids { book.merged[id] = person }
        for contact in belongings.contacts { give(contact, to: person) }
        let handles = Set(belongings.senders.map(\.handle.rawValue))
        for handle in handles where handle >= 1 && handle <= book.senders.count {
            book.senders[Int(handle) - 1].person = person
        }
        // A sender of the joint person's that was made before they were joined must not lead to the wrong one.
        for index in book.senders.indices where book.senders[index].person.map(book.present) == joint {
            book.senders[index].person = joint
        }
        for entry in book.entries.values {
            guard let sender = entry.sender, let owner = book.sender(sender)?.person else { continue }
            book.entries[entry.id]?.sender = SenderHandle(rawValue: sender.rawValue, person: owner)
        }
        for value in book.values.values(ValueSelection(.reaction, by: .person, [.person(joint)])) {
            guard case .reaction(let reaction, _) = value, handles.contains(reaction.sender.rawValue) else { continue }
            book.values.remove(value.key)
            _ = book.values.put(value.naming { _ in person })
        }
        book.leaving.formUnion([person, joint])
        changes.formUnion([.personChanged(person), .personChanged(joint)])
    }
}
