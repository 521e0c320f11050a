import WhisperArchive
import WhisperMessage
import WhisperStorePort

extension Transaction {
    /// Finds, merges or creates the person of a sender, and returns their handle.
    func sender(for sender: NewSender) throws(StoreError) -> SenderHandle {
        guard !sender.aliases.isEmpty else { throw StoreError(.invalidArgument) }
        let sender = withoutSeparated(sender)
        let existing = try existingPerson(for: sender)
        var person = existing ?? newPerson()
        let wasOwner = state.people[person]?.isOwner == true
        if sender.isOwner { person = try completed(claim(person, as: sender), as: sender) }
        guard var row = state.people[person] else { throw StoreError(.personNotFound) }
        let countBefore = row.aliases.count
        for alias in sender.aliases {
            row.see(sender.seen(alias, in: sender.seenAt...sender.seenAt))
        }
        state.people[person] = row
        if row.aliases.count != countBefore || row.isOwner != wasOwner {
            changes.insert(.personChanged(person))
            if existing != nil { try archive.applyWaiting(concerning: person) }
        }
        return handle(for: person, sender.participant)
    }

    /// Takes over the claim that two aliases are those of one person, if it may be true; returns whether it is.
    func identify(_ claim: PersonClaim) throws(StoreError) -> Bool {
        if let aliases = claim.addresses {
            var sides: [PersonMerge.Side] = []
            for alias in aliases {
                let key = ConversationAlias(platform: claim.platform, key: alias.value)
                let chat = state.conversationByAlias[key].flatMap { state.conversations[$0]?.conversation }
                if alias.kind == .linkedID, chat?.kind == .group || chat?.kind == .broadcast { return false }
                let first = state.people.identified(by: [alias], on: claim.platform).first
                sides.append(PersonMerge.Side(alias, of: first.flatMap(state.person), on: claim.platform))
            }
            guard PersonMerge.mayBeOne(sides[0], sides[1], isOfMessage: claim.isOfMessage),
                withoutSeparated(claim.sender) == claim.sender
            else { return false }
            // Each is a person first, so that they can be separated again.
            for (alias, side) in zip(aliases, sides) where !side.isKnown {
                var alone = claim.sender
                alone.aliases = [alias]
                _ = try sender(for: alone)
            }
        }
        _ = try sender(for: claim.sender)
        return true
    }

    /// The person that a sender's aliases already refer to; several are merged.
    private func existingPerson(for sender: NewSender) throws(StoreError) -> UniqueIdentifier? {
        let identifying = sender.aliases.filter(\.kind.identifiesPerson)
        let identified = state.people.identified(by: identifying, on: sender.platform)
        if let first = identified.first {
            for other in identified.dropFirst() { try join(other, into: first, by: .source(sender.platform)) }
            return first
        }
        return bearer(of: sender, where: NameMatch(sender).finds)
    }

    /// Makes the owner of whom only the name was known one with the owner who is stated under an address.
    private func completed(
        _ person: UniqueIdentifier, as sender: NewSender
    ) throws(StoreError) -> UniqueIdentifier {
        let cause = JoinCause.source(sender.platform)
        guard state.people[person]?.isOwner == true,
            let named = bearer(of: sender, where: NameMatch(sender).completes), named != person,
            mayJoin([named, person], ofChats: false, by: cause)
        else { return person }
        let isFirst = (state.people[named]?.arrival ?? 0) < (state.people[person]?.arrival ?? 0)
        let (first, second) = isFirst ? (named, person) : (person, named)
        try join(second, into: first, by: cause)
        return first
    }

    /// The first person with one of a sender's names whom a rule accepts.
    private func bearer(of sender: NewSender, where isFound: (NameMatch.Bearer) -> Bool) -> UniqueIdentifier? {
        let names = sender.aliases.filter { !$0.kind.identifiesPerson }
        if names.isEmpty { return nil }
        let people = state.people.sorted { $0.value.arrival < $1.value.arrival }
        for alias in names {
            let named = people.first { person in
                guard let isClaimed = person.value.isClaimed(alias, on: sender.platform) else { return false }
                return isFound(
                    NameMatch.Bearer(
                        isOwner: person.value.isOwner, hasAddress: person.value.isIdentified, isNameClaimed: isClaimed))
            }
            if let named { return named.key }
        }
        return nil
    }

    private func newPerson() -> UniqueIdentifier {
        let id = newIdentifier()
        state.people[id] = PersonRow(isOwner: false, aliases: [], arrival: state.nextArrival())
        return id
    }

    /// The handle of a person under one identifier and name.
    func handle(for person: UniqueIdentifier, _ participant: Participant) -> SenderHandle {
        let row = SenderRow(person: person, participant: participant)
        if let known = state.senderNumbers[row] { return SenderHandle(rawValue: Int64(known + 1), person: person) }
        state.senderNumbers[row] = state.senders.count
        state.senders.append(row)
        return SenderHandle(rawValue: Int64(state.senders.count), person: person)
    }

    /// Merges two people.
    func join(
        _ other: UniqueIdentifier, into id: UniqueIdentifier, by cause: JoinCause
    ) throws(StoreError) {
        let id = state.resolved(id)
        let other = state.resolved(other)
        guard var row = state.people[id], let leaving = state.people[other] else {
            throw StoreError(.personNotFound)
        }
        if id == other { return }
        record(joinOfPerson: other, into: id, by: cause)
        for alias in leaving.aliases where cause.passesOn(alias.alias) { row.see(alias) }
        row.isOwner = try archive.isOwner(id, joinedBy: other)
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
        if row.isOwner { try joinDoubles(ofOwner: id) }
        try archive.applyWaiting(concerning: id)
    }
}

extension PersonRow {
    /// Whether they have an alias on a platform that identifies them.
    func hasAddress(on platform: Platform) -> Bool {
        aliases.contains { $0.platform == platform && $0.alias.kind.identifiesPerson }
    }

    /// Whether the only one of these says that an owner has no known address.
    func isPlaceholder(on platform: Platform) -> Bool {
        let addresses = aliases.filter { $0.platform == platform && $0.alias.kind.identifiesPerson }
        return !addresses.isEmpty && addresses.allSatisfy { $0.alias == .unknownOwner }
    }

    /// Whether an identifying alias, seen on a platform, refers to them.
    func isIdentified(by alias: PersonAlias, on platform: Platform) -> Bool {
        has(alias, on: alias.kind.namespace(on: platform))
    }

    /// Whether they have an alias that identifies them.
    fileprivate var isIdentified: Bool { !identifying.isEmpty }
}

extension MessageRow {
    /// Moves the reactions of one person to another; of two, the later remains.
    fileprivate mutating func joinReactions(of other: UniqueIdentifier, into id: UniqueIdentifier) {
        guard let leaving = reactions.firstIndex(where: { $0.person == other }) else { return }
        reactions[leaving].person = id
        guard let staying = reactions.indices.first(where: { $0 != leaving && reactions[$0].person == id }) else {
            return
        }
        let later = reactions[leaving].timestamp > reactions[staying].timestamp ? leaving : staying
        reactions[min(leaving, staying)] = reactions[later]
        reactions.remove(at: max(leaving, staying))
    }
}
