import WhisperJSONText
package import WhisperMessage
package import WhisperStorePort

/// Who a sender is, and which people are one (ING-1).
extension Archive {
    /// A sender who was looked up, and when they were seen since.
    struct Sighting {
        var handle: SenderHandle
        var seen: ClosedRange<Timestamp>
        var isWritten = true
    }

    /// As `sender(for:)`, with one look in a transaction for each sender, as people react and vote again and again. That they
    /// were seen is written at its end.
    package func handle(for sender: NewSender) throws(StoreError) -> SenderHandle {
        var key = sender
        key.seenAt = Timestamp(milliseconds: 0)
        let time = sender.seenAt
        if var known = sightings[key] {
            guard !known.seen.contains(time) else { return known.handle }
            known.seen = min(known.seen.lowerBound, time)...max(known.seen.upperBound, time)
            known.isWritten = false
            sightings[key] = known
            return known.handle
        }
        let before = peopleChanges
        let handle = try self.sender(for: sender)
        // Others may have become this person.
        if peopleChanges != before { try writeSightings() }
        sightings[key] = Sighting(handle: handle, seen: time...time)
        return handle
    }

    /// Writes when senders were seen, and forgets them. Must be called at the end of each transaction.
    package func writeSightings() throws(StoreError) {
        for (sender, sighting) in sightings where !sighting.isWritten {
            _ = try see(sender.aliases.map { sender.seen($0, in: sighting.seen) }, of: sighting.handle.person)
        }
        sightings = [:]
    }

    /// The handle of a sender; the person and their aliases are created, and people become one, as needed.
    ///
    /// - Throws: `.invalidArgument` for a sender without aliases.
    package func sender(for sender: NewSender) throws(StoreError) -> SenderHandle {
        guard !sender.aliases.isEmpty else { throw StoreError(.invalidArgument) }
        let sender = try withoutSeparated(sender)
        let known = try knownPerson(for: sender)
        var person = if let known { known } else { store.makeIdentifier() }
        let before = peopleChanges
        if known != nil, !sender.isClaimed { try forgetClaimedAddresses(of: person, reportedAs: sender) }
        if sender.isOwner {
            if known == nil { _ = try store.update(PersonUpdate(person)) }
            person = try completed(claim(person, as: sender), as: sender)
        }
        let isNamed = try see(sender.aliases.map { sender.seen($0, in: sender.seenAt...sender.seenAt) }, of: person)
        if known == nil || isNamed { peopleChanges += 1 }
        if known != nil, peopleChanges != before { try applyWaiting(concerning: person) }
        return try store.handle(of: sender.participant, as: person)
    }

    /// Takes over the claim that two aliases are those of one person, if it may be true; returns whether it is.
    package func identify(_ claim: PersonClaim) throws(StoreError) -> Bool {
        if let addresses = claim.addresses {
            var sides: [PersonMerge.Side] = []
            for alias in addresses {
                if alias.kind == .linkedID {
                    let chat = try store.conversation(havingKey: alias.value, on: claim.platform)
                    if chat?.kind == .group || chat?.kind == .broadcast { return false }
                }
                let first = try store.people(having: [alias], on: claim.platform).first
                let person = try first.flatMap { (id) throws(StoreError) in try store.person(id) }
                sides.append(PersonMerge.Side(alias, of: person, on: claim.platform))
            }
            guard PersonMerge.mayBeOne(sides[0], sides[1], isOfMessage: claim.isOfMessage),
                try withoutSeparated(claim.sender) == claim.sender
            else { return false }
            // Each is a person first, so that they can be separated again.
            for (alias, side) in zip(addresses, sides) where !side.isKnown {
                var alone = claim.sender
                alone.aliases = [alias]
                _ = try sender(for: alone)
            }
        }
        _ = try sender(for: claim.sender)
        return true
    }

    // MARK: Joins

    /// Joins two people, unless the owner has separated them and the cause does not overrule that; returns whether they are one.
    ///
    /// - Throws: `.personNotFound`.
    package func join(
        _ leaving: UniqueIdentifier, into staying: UniqueIdentifier, ifAllowedBy cause: JoinCause
    ) throws(StoreError) -> Bool {
        let identities = try store.identities(of: [staying, leaving])
        guard let person = identities[0], let other = identities[1] else { throw StoreError(.personNotFound) }
        if person.id == other.id { return true }
        guard try mayJoin(other, person, by: cause) else { return false }
        try join(other, into: person, by: cause)
        return true
    }

    /// Whether two people may be joined: those whom the owner has separated are not, unless the cause overrules that. Then
    /// they are separated no longer.
    private func mayJoin(
        _ one: PersonIdentity, _ other: PersonIdentity, by cause: JoinCause
    ) throws(StoreError) -> Bool {
        if try separations().isEmpty { return true }
        var held = try separations(of: one.id, from: other.id)
        for (person, owner) in [(one, other), (other, one)] where owner.isOwner {
            held += try separations(of: person.id, from: nil)
        }
        guard cause.overrulesSeparation else { return held.isEmpty }
        for separation in held { try put(separation, holds: false) }
        return true
    }

    /// Joins two people, who may be the same already.
    private func join(
        _ leaving: UniqueIdentifier, into staying: UniqueIdentifier, by cause: JoinCause
    ) throws(StoreError) {
        let identities = try store.identities(of: [staying, leaving])
        guard let person = identities[0], let other = identities[1] else { throw StoreError(.personNotFound) }
        if person.id != other.id { try join(other, into: person, by: cause) }
    }

    private func join(
        _ leaving: PersonIdentity, into staying: PersonIdentity, by cause: JoinCause
    ) throws(StoreError) {
        peopleChanges += 1
        refusedOwners = []
        let isOwner = try isOwner(staying.id, joinedBy: leaving.id)
        let hasSent = try merge(leaving.id, into: staying.id, by: cause)
        if isOwner {
            if !staying.isOwner { try mark(staying.id, asOwner: true) }
            if hasSent { try joinDoubles(ofOwner: staying.id) }
        }
        // Their handles name who has left.
        try writeSightings()
        try applyWaiting(concerning: staying.id)
    }

    /// A sender without addresses of people whom the owner has separated from the others' (see `JoinCause`).
    private func withoutSeparated(_ sender: NewSender) throws(StoreError) -> NewSender {
        let identifying = sender.aliases.filter(\.kind.identifiesPerson)
        guard identifying.count > 1, try !separations().isEmpty, let kept = PersonMerge.lasting(of: identifying),
            let person = try identity(having: kept, on: sender.platform)
        else { return sender }
        var sender = sender
        for alias in identifying where alias != kept {
            guard let other = try identity(having: alias, on: sender.platform), other.id != person.id,
                try !mayJoin(person, other, by: .source(sender.platform))
            else { continue }
            sender.aliases.removeAll { $0 == alias }
        }
        return sender
    }

    private func identity(
        having alias: PersonAlias, on platform: Platform
    ) throws(StoreError) -> PersonIdentity? {
        let first = try store.people(having: [alias], on: platform).first
        return try first.flatMap { (id) throws(StoreError) in try store.identities(of: [id])[0] }
    }

    /// Adds aliases to a person, who is created if there is none, or extends the periods in which they were seen;
    /// returns whether the person has a new one, or is named again.
    func see(_ aliases: [Person.SeenAlias], of person: UniqueIdentifier) throws(StoreError) -> Bool {
        let isNew = try store.update(PersonUpdate(person, seeing: aliases))
        if isNew { heldForgotten = nil }
        return isNew
    }

    /// Gives a person the owner's mark, or takes it: whom nothing else refers to may go then.
    func mark(_ person: UniqueIdentifier, asOwner isOwner: Bool) throws(StoreError) {
        _ = try store.update(PersonUpdate(person, isOwner: isOwner, isLeaving: isOwner ? nil : true))
    }

    /// The person whom a sender's aliases already refer to; several are joined.
    private func knownPerson(for sender: NewSender) throws(StoreError) -> UniqueIdentifier? {
        let identifying = sender.aliases.filter(\.kind.identifiesPerson)
        let people = try store.people(having: identifying, on: sender.platform)
        guard let first = people.first else {
            return try bearer(ofNameOf: sender, where: NameMatch(sender).finds)
        }
        for other in people.dropFirst() { try join(other, into: first, by: .source(sender.platform)) }
        // A source that states what only a file has said gives the name to whom another source has called so.
        if !sender.isClaimed, let named = try bearer(ofNameOf: sender, where: NameMatch(sender).finds), named != first,
            try store.person(first)?.aliases.allSatisfy(\.isClaimed) ?? true
        {
            try join(named, into: first, by: .source(sender.platform))
        }
        return first
    }

    /// Removes the addresses of a person that come from added files alone, once a source reports the person by another one.
    /// Otherwise the source would seem to confirm them as well.
    private func forgetClaimedAddresses(of person: UniqueIdentifier, reportedAs sender: NewSender) throws(StoreError) {
        guard sender.aliases.contains(where: \.kind.identifiesPerson) else { return }
        let kept = sender.aliases + [.unknownOwner]
        let addresses = try store.identities(of: [person])[0]?.addresses ?? []
        let claimed = addresses.filter { $0.isClaimed && !kept.contains($0.alias) }
        if claimed.isEmpty { return }
        _ = try store.update(PersonUpdate(person, removing: claimed))
        peopleChanges += 1
    }

    /// The first person with one of a sender's names whom a rule accepts.
    private func bearer(
        ofNameOf sender: NewSender, where isFound: (NameMatch.Bearer) -> Bool
    ) throws(StoreError) -> UniqueIdentifier? {
        for alias in sender.aliases where !alias.kind.identifiesPerson {
            if let bearer = try store.bearers(of: [alias], on: sender.platform).first(where: isFound) {
                return bearer.person
            }
        }
        return nil
    }

    // MARK: The owner

    /// Lets a person be the owner whom a source states, as far as that is possible (see `OwnerClaim`).
    ///
    /// - Returns: The person, who may have become one with the former owner.
    private func claim(
        _ person: UniqueIdentifier, as sender: NewSender
    ) throws(StoreError) -> UniqueIdentifier {
        let owners = try store.owners()
        let isOwner = owners.contains { $0.id == person }
        let hasAddress = sender.aliases.contains(where: \.kind.identifiesPerson)
        if !isOwner, hasAddress, try !separations(of: person, from: nil).isEmpty { return person }
        // A person whom the owner has separated from their own entry is another person.
        if !isOwner, let identity = try store.identities(of: [person])[0] {
            for owner in try store.identities(of: owners.map(\.id)) {
                guard let owner, try !mayJoin(owner, identity, by: .source(sender.platform)) else { continue }
                return person
            }
        }
        let joinsAddresses = hasAddress && OwnerClaim.joinsAddresses(on: sender.platform)
        let others = owners.filter { joinsAddresses && $0.id != person && $0.hasAddress(on: sender.platform) }
        // Repeated statements say nothing new.
        if isOwner && others.isEmpty || refusedOwners.contains(person) { return person }
        let claim = OwnerClaim(
            of: OwnerClaim.Person(hasAddress: hasAddress, isAnother: try isAnother(person)),
            owners: try others.map { (owner) throws(StoreError) in
                OwnerClaim.Person(
                    hasAddress: true, isAnother: try isAnother(owner.id),
                    isPlaceholder: !owner.hasAddress(on: sender.platform, besides: .unknownOwner))
            },
            isOfAddedFile: sender.isClaimed)
        guard claim.isGranted else {
            if !sender.isClaimed { refusedOwners.insert(person) }
            return person
        }
        peopleChanges += 1
        try mark(person, asOwner: true)
        var result = person
        for (owner, outcome) in zip(others, claim.outcomes) {
            switch outcome {
            case .joined: result = try joinOwners(owner.id, result, on: sender.platform)
            case .revoked: try mark(owner.id, asOwner: false)
            case .kept: break
            }
        }
        return result
    }

    /// Makes the owner of whom only the name was known one with the owner who is stated under an address.
    private func completed(
        _ person: UniqueIdentifier, as sender: NewSender
    ) throws(StoreError) -> UniqueIdentifier {
        guard let named = try bearer(ofNameOf: sender, where: NameMatch(sender).completes), named != person else {
            return person
        }
        let identities = try store.identities(of: [named, person])
        guard let one = identities[0], let other = identities[1], other.isOwner,
            try mayJoin(one, other, by: .source(sender.platform))
        else { return person }
        return try joinOwners(named, person, on: sender.platform)
    }

    /// Makes one of two people who are the owner; returns the one who was created first, who stays.
    private func joinOwners(
        _ one: UniqueIdentifier, _ other: UniqueIdentifier, on platform: Platform
    ) throws(StoreError) -> UniqueIdentifier {
        let isFirst = try store.owners().first { $0.id == one || $0.id == other }?.id == one
        let (first, second) = isFirst ? (one, other) : (other, one)
        try join(second, into: first, by: .source(platform))
        return first
    }

    /// Makes one of the owner and of whom a source shows in their place without name and address, or of the owner under a name
    /// alone and under an address, if both turn out to have sent one message (see `OwnerClaim`); returns whether they did.
    func joinNamelessOwner(
        of id: UniqueIdentifier, reportedAs incoming: NewMessage
    ) throws(StoreError) -> Bool {
        guard let reported = incoming.sender, let sender = try store.place(of: id)?.sender else { return false }
        let (known, other) = (try store.sender(sender), try store.sender(reported))
        // Nearly all are named, so the message is rarely read.
        guard known.handle.person != other.handle.person,
            known.participant.isUnknownOwner || other.participant.isUnknownOwner || known.isOwner && other.isOwner,
            let held = try store.message(id)
        else { return false }
        let record = Authorship(held, isOwners: known.isOwner)
        let report = Authorship(incoming, isOwners: other.isOwner)
        var pair = [known.handle.person, other.handle.person]
        if OwnerClaim.areOne(record, report) {
            if try hasAddress(pair[0], on: incoming.platform) { pair.reverse() }
        } else if OwnerClaim.isNameless(other.participant, of: report, beside: record) {
            pair.reverse()
        } else if !OwnerClaim.isNameless(known.participant, of: record, beside: report) {
            return false
        }
        if try hasAddress(pair[0], on: incoming.platform) { return false }
        return try join(pair[0], into: pair[1], ifAllowedBy: .source(incoming.platform))
    }

    private func hasAddress(_ person: UniqueIdentifier, on platform: Platform) throws(StoreError) -> Bool {
        try store.person(person)?.hasAddress(on: platform) ?? false
    }

    // MARK: The forgotten

    /// Those whom nothing names any more.
    func forgotten() throws(StoreError) -> Set<UniqueIdentifier> {
        if let heldForgotten { return heldForgotten }
        let people = Set(try store.people(.forgotten, limit: .max).map(\.id))
        heldForgotten = people
        return people
    }

    /// Lets forgotten people be the senders of messages that show what they wrote (ST-11). An added file says of nobody who they
    /// are.
    package func restorePeople(namedBy messages: [NewMessage]) throws(StoreError) {
        guard try !forgotten().isEmpty else { return }
        for message in messages where !message.isOfFile {
            guard let sender = message.sender else { continue }
            let places = try store.places(of: message.name)
            let forgotten = try forgotten().intersection(places.compactMap(\.sender?.person))
            if forgotten.isEmpty { continue }
            let person = try store.sender(sender).handle.person
            let report = try authorship(of: message)
            for place in places {
                guard let author = place.sender?.person, author != person, forgotten.contains(author),
                    let held = try store.message(place.id),
                    Authorship(held, isOwners: false).isOfForgotten(namedBy: report),
                    try join(author, into: person, ifAllowedBy: .source(message.platform))
                else { continue }
                break
            }
        }
    }
}

extension NewMessage {
    fileprivate var isOfFile: Bool {
        guard case .object(let members)? = try? JSONValue.parse(platformSpecific) else { return false }
        return members[UnifiedMessage.fileMember] != nil
    }
}

extension Person {
    /// Whether they have an alias on a platform that identifies them, apart from one.
    fileprivate func hasAddress(on platform: Platform, besides other: PersonAlias? = nil) -> Bool {
        aliases.contains { $0.platform == platform && $0.alias.kind.identifiesPerson && $0.alias != other }
    }
}
