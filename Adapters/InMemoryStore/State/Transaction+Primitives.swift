import WhisperMessage
import WhisperStorePort

/// What the archive reads (see `StoreReader`).
extension Transaction: StoreWriter {
    func versions(of message: UniqueIdentifier) throws(StoreError) -> [MessageVersion] {
        try messageRow(message).versions
    }

    func sender(_ handle: SenderHandle) throws(StoreError) -> KnownSender {
        let row = try senderRow(of: handle)
        let person = state.resolved(row.person)
        return KnownSender(
            handle: SenderHandle(rawValue: handle.rawValue, person: person),
            isOwner: state.people[person]?.isOwner == true, participant: row.participant)
    }

    func identities(of people: [UniqueIdentifier]) -> [PersonIdentity?] {
        people.map { person in
            let id = state.resolved(person)
            guard let row = state.people[id] else { return nil }
            let seen = row.aliases.filter { $0.alias.kind == .phoneNumber || $0.alias.kind == .linkedID }
            return PersonIdentity(
                id: id, name: state.name(of: id, row), isOwner: row.isOwner,
                addresses: seen.map { PersonIdentity.Address($0.alias, on: $0.platform, isClaimed: $0.isClaimed) })
        }
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
        if change.lost.contains(.reactions) {
            for reaction in state.reactions(to: change.before.unified.id) {
                state.values.remove(StoredValue.reaction(reaction, to: change.before.unified.id).key)
            }
        }
        if change.lost.contains(.events) { state.rawEvents.removeAll { $0.message == change.before.unified.id } }
        if row.message.position != before.message.position, var chat = state.conversations[row.message.conversation] {
            chat.order.remove(at: chat.index(of: before.message.position))
            let place = ConversationRow.Place(position: row.message.position, id: row.message.unified.id)
            chat.order.insert(place, at: chat.index(of: place.position))
            state.conversations[row.message.conversation] = chat
        }
        try put(row, inPlaceOf: before)
    }

}
