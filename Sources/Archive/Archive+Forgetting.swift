import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// People who are removed, and those whom nothing names any more (ST-11).
extension Archive {
    /// Removes those of whom something was deleted and to whom nothing refers; returns their number.
    func removeUnreferencedPeople() throws(StoreError) -> Int {
        let leaving = try store.people(.leaving, limit: .max).map(\.id)
        let kept = try store.referenced(among: leaving)
        for person in kept { _ = try store.update(PersonUpdate(person, isLeaving: false)) }
        let gone = leaving.filter { !kept.contains($0) }
        if gone.isEmpty { return 0 }
        try store.remove(people: gone)
        try store.reload(keeping: [:])
        return gone.count
    }

    /// Removes everything that names a person.
    ///
    /// - Throws: `.personNotFound`; `.invalidArgument` for the owner or a contact.
    func forget(_ id: UniqueIdentifier, as name: String) throws(StoreError) {
        guard let person = try store.person(id) else { throw StoreError(.personNotFound) }
        if try store.isNamedByOwner(person) { throw StoreError(.invalidArgument) }
        let belongings = try store.belongings(of: person.id)
        let (shown, aliases) = (belongings.senders.map(\.participant), person.aliases.map(\.alias))
        let addresses = Set(shown.compactMap(\.identifier) + aliases.filter(\.kind.identifiesPerson).map(\.value))
        let names = addresses.union(shown.map(\.displayName) + aliases.map(\.value)).subtracting([""])
        let anonymous = Participant(identifier: nil, displayName: name)
        let ids = Set(belongings.ids + [person.id])

        try renameDeleter(ids, named: names, to: name)
        for address in addresses { try renameRecipient(address, to: anonymous) }
        let waiting = try store.waitingChanges(naming: person.id)
        try store.rename(person.id, to: anonymous)
        let nobody = try store.handle(of: anonymous, as: person.id)
        for (change, number) in waiting {
            try store.put(.waiting(change.map { ids.contains($0.person) ? nobody : $0 }, number: number))
        }
        try forgetSources(names, as: name)
        // The ids of those who were joined stay, as votes name them.
        for id in ids {
            for join in try store.joins(naming: id) where join.conversation == nil && join.staying == id {
                try store.remove(StoredValue.join(join).key)
            }
        }
        let (first, last) = (person.aliases.map(\.firstSeen).min(), person.aliases.map(\.lastSeen).max())
        _ = try store.update(
            PersonUpdate(
                person.id,
                removing: person.aliases.map { PersonIdentity.Address($0.alias, on: $0.platform) },
                seeing: [Person.SeenAlias.forgotten(as: name, from: first ?? store.now, to: last ?? store.now)]))
        heldForgotten = nil
        try store.reload(keeping: [:])
    }

    /// Renames a person in the marks of messages that they deleted: those that name one of their ids, or show one of
    /// their names.
    private func renameDeleter(
        _ ids: Set<UniqueIdentifier>, named names: Set<String>, to name: String
    ) throws(StoreError) {
        for held in try messages(MessageSelection(kind: .deleted)) {
            guard var mark = DeletionMark(held.unified.platformSpecific) else { continue }
            let isTheirs = [mark.person.map(ids.contains), mark.name.map(names.contains)].contains(true)
            guard isTheirs else { continue }
            mark.name = name
            var renamed = held
            renamed.unified.platformSpecific[DeletionMark.member] = mark.json
            guard mark.person != nil else {
                try store.update(MessageUpdate(held, to: renamed))
                continue
            }
            // What is shown is the best name of the person, whatever is stored: so it is written in any case.
            var unmarked = held
            unmarked.unified.platformSpecific[DeletionMark.member] = nil
            try store.update(MessageUpdate(held, to: unmarked))
            try store.update(MessageUpdate(unmarked, to: renamed))
        }
    }

    /// Gives the recipients of messages who have an address another name, and none.
    private func renameRecipient(_ address: String, to participant: Participant) throws(StoreError) {
        for held in try messages(MessageSelection(addressee: address)) {
            var renamed = held
            renamed.unified.recipients = held.unified.recipients.map { $0.identifier == address ? participant : $0 }
            try store.update(MessageUpdate(held, to: renamed))
        }
    }

    /// Removes the names of a forgotten person from the records of imports.
    private func forgetSources(_ names: Set<String>, as name: String) throws(StoreError) {
        var chats: [UniqueIdentifier: UniqueIdentifier] = [:]
        for described in try store.describedImports() {
            chats[described.run.id] = described.reading.conversation
            var reading = described.reading
            reading.forgetOwner(named: names)
            if reading != described.reading { try store.put(.reading(reading, of: described.run.id)) }
        }
        for value in try store.values(ValueSelection(.run)) {
            guard case .run(var run, _) = value else { continue }
            let chat = try chats[run.id].flatMap { (id) throws(StoreError) in try store.conversation(id) }
            let isTheirChat =
                if let chat, chat.kind == .direct {
                    try store.references(of: chat.id).contains { names.contains($0.key) }
                } else {
                    false
                }
            let source = ForgottenSource.name(run.source, isTheirChat: isTheirChat, without: names, as: name)
            if source == run.source { continue }
            run.source = source
            try store.put(.run(run))
        }
    }

    /// The messages of a selection.
    private func messages(_ selection: MessageSelection) throws(StoreError) -> [StoredMessage] {
        var ids: [UniqueIdentifier] = []
        try store.visit(selection) { (message) throws(StoreError) in
            ids.append(message.id)
            return true
        }
        var messages: [StoredMessage] = []
        for id in ids { if let message = try store.message(id) { messages.append(message) } }
        return messages
    }
}

extension StoreReader {
    /// Those of some people to whom anything refers, under the ids given (see `VaultStore.referenced(among:)`).
    func referenced(among people: [UniqueIdentifier]) throws(StoreError) -> Set<UniqueIdentifier> {
        // What is kept of few is read once for everyone.
        var all: Set<UniqueIdentifier> = []
        for separation in try separations() {
            for id in [separation.one, separation.other] {
                if let id, let person = try self.person(id) { all.insert(person.id) }
            }
        }
        for value in try values(ValueSelection(.rank)) {
            if case .rank(_, let person, _) = value { all.insert(person) }
        }
        var (found, open): (Set<UniqueIdentifier>, [UniqueIdentifier]) = ([], [])
        for id in people {
            guard let person = try self.person(id) else { continue }
            if try all.contains(person.id) ? true : isNamedElsewhere(person) {
                found.insert(id)
            } else {
                open.append(id)
            }
        }
        return open.isEmpty ? found : found.union(try participants(among: open))
    }

    /// Whether the owner has named a person: as themselves, or as a contact. Such a person cannot be forgotten.
    fileprivate func isNamedByOwner(_ person: Person) throws(StoreError) -> Bool {
        if person.isOwner || person.aliases.contains(where: { $0.alias.kind == .contact }) { return true }
        return try has(.contact, of: person.id)
    }

    /// Whether the owner names a person, or they are or were in a group, received a message, reacted to one, or have a
    /// change that waits.
    private func isNamedElsewhere(_ person: Person) throws(StoreError) -> Bool {
        if try isNamedByOwner(person) { return true }
        if try has(.presence, of: person.id) { return true }
        if try has(.receipt, of: person.id) { return true }
        if try has(.reaction, of: person.id) { return true }
        return try has(.waiting, of: person.id)
    }

    /// Whether a value of a kind names a person.
    private func has(_ kind: StoredValue.Kind, of person: UniqueIdentifier) throws(StoreError) -> Bool {
        try !values(ValueSelection(kind, by: .person, [.person(person)], limit: 1)).isEmpty
    }
}
