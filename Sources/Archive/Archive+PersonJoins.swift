package import WhisperMessage
package import WhisperStorePort

/// People who turn out to be one, and those who are not after all (ING-1).
extension Archive {
    /// Lets everything that belongs to a person be another's, with the aliases that the cause passes on, and records
    /// it, so that they can be separated again.
    ///
    /// - Returns: Whether the person had written, or done, anything.
    func merge(
        _ leaving: UniqueIdentifier, into staying: UniqueIdentifier, by cause: JoinCause
    ) throws(StoreError) -> Bool {
        guard let person = try store.person(leaving), let other = try store.person(staying) else {
            throw StoreError(.personNotFound)
        }
        let own = try store.belongings(of: leaving)
        let join = HeldJoin(
            id: store.makeIdentifier(), leaving: leaving, staying: staying, cause: cause, madeAt: store.now,
            former: .person(
                FormerPerson(
                    name: person.displayName, isOwner: person.isOwner, otherIsOwner: other.isOwner,
                    aliases: own.aliases, otherAliases: other.aliases,
                    senders: own.senders.map(\.handle.rawValue), latestSender: own.latestSender, joined: own.ids,
                    contacts: own.contacts)))
        try store.put(.join(join))
        try joinGroups(of: leaving, into: staying, by: join.id)
        _ = try see(own.aliases.filter { cause.passesOn($0.alias) }, of: staying)
        let waiting = try store.waitingChanges(naming: leaving)
        try store.merge(leaving, into: staying, by: join.id)
        heldForgotten = nil
        try renameWaiting(waiting)
        for part in try store.parts(of: join.id, ofBoth: true) { try settle(part, of: staying) }
        return !own.senders.isEmpty
    }

    /// Of what two people who are one had for one thing, lets that of the leaving one count where it does.
    private func settle(_ part: JoinedPart, of staying: UniqueIdentifier) throws(StoreError) {
        switch part {
        case .recorded(.receipt(let message, let shares)):
            guard let known = shares.staying, known.isBehind(shares.leaving) else { return }
            try store.put(shares.leaving, of: staying, for: message)
        case .recorded(.reaction(let message, let shares)):
            let (former, known) = (shares.leaving, shares.staying)
            guard let known, known.timestamp != former.timestamp || known.isClaimed != former.isClaimed,
                Reaction.givesWay((known.isClaimed, known.timestamp), to: (former.isClaimed, former.timestamp))
            else { return }
            try put(former, of: staying, to: message)
        case .recorded(.role(let conversation, let shares)):
            let former = shares.leaving.presence
            guard let known = shares.staying?.presence, known.since <= former.since else { return }
            // That one had left was concluded from its absence in a list that names the other.
            if known.since == former.since, known.role != nil || former.role == nil { return }
            try store.put(former, of: staying, in: conversation)
        case .rank(let conversation, let time, let shares):
            guard shares.staying != nil else { return }
            try store.putRank(shares.leaving, at: time, of: staying, in: conversation)
        }
    }

    // MARK: Splits

    /// Separates two people who were joined.
    ///
    /// - Parameter isOwners: Whether the owner separates them, so that no source joins them again.
    /// - Throws: As `VaultStore.splitPerson`.
    package func splitPerson(_ id: UniqueIdentifier, isOwners: Bool) throws(StoreError) {
        guard let join = try store.heldJoin(id), case .person(let former) = join.former,
            let present = try store.presentPerson(of: join)
        else { throw StoreError(.personNotFound) }
        let (leaving, staying) = (join.leaving, present.id)
        let isDenied = try !separations(of: staying, from: nil).isEmpty
        let joint = try store.belongings(of: staying)
        var split = PersonSplit(
            leaving: Set(former.aliases.map(PersonSplit.Alias.init)),
            staying: Set(former.otherAliases.map(PersonSplit.Alias.init)))
        var returned = PersonBelongings(
            ids: former.joined.filter(Set(joint.ids).contains),
            contacts: former.contacts.filter(Set(joint.contacts).contains))
        let had = Set(former.senders)
        for sender in joint.senders {
            let (number, shown) = (sender.handle.rawValue, sender.participant)
            let isReturned =
                had.contains(number)
                || former.isLater(number) && split.isOfLeaving(identifier: shown.identifier, name: shown.displayName)
            split.note(shown.displayName, ofLeaving: isReturned)
            if isReturned { returned.senders.append(sender) }
        }
        returned.aliases = joint.aliases.filter { split.side(of: PersonSplit.Alias($0)) == .leaving }
        let waiting = try store.waitingChanges(naming: staying)
        try store.separate(leaving, with: returned)
        heldForgotten = nil
        try renameWaiting(waiting)
        let shared = Set(joint.aliases.map(PersonSplit.Alias.init).filter { split.side(of: $0) == .both })
        // Who was forgotten, and has nothing else, is so again.
        let kept = former.aliases.filter { shared.contains(PersonSplit.Alias($0)) || $0.isOfForgotten }
        _ = try see(kept, of: leaving)
        _ = try see(former.otherAliases.filter(\.isOfForgotten), of: staying)
        for part in try store.parts(of: id, ofBoth: false) { try divide(part, from: staying, to: leaving) }
        // Of a joint person who is not the owner, neither part is.
        if isDenied { try put(SeparationRecord(leaving, from: nil), holds: true) }
        if former.isOwner, !isDenied { try mark(leaving, asOwner: true) }
        let keepsMark = JoinSplit.keepsMark(
            leaving: former.isOwner, staying: former.otherIsOwner, present: present.isOwner)
        if keepsMark != present.isOwner { try mark(staying, asOwner: keepsMark) }
        try store.remove(StoredValue.Key(.join, .id(id)))
        if isOwners { try put(SeparationRecord(leaving, from: join.staying), holds: true) }
        peopleChanges += 1
        try store.reload(keeping: [:])
    }

    /// Gives each of two people back what they had once for something.
    private func divide(
        _ part: JoinedPart, from staying: UniqueIdentifier, to leaving: UniqueIdentifier
    ) throws(StoreError) {
        switch part {
        case .recorded(.receipt(let message, let shares)):
            let present = try store.receipt(of: staying, for: message)
            let share = shares.divided(present: present)
            if share.staying != present { try store.put(share.staying, of: staying, for: message) }
            try store.put(share.leaving, of: leaving, for: message)
        case .recorded(.reaction(let message, let shares)):
            try divide(shares, to: message, from: staying, to: leaving)
        case .recorded(.role(let id, let shares)):
            guard try store.conversation(id) != nil else { return }
            let present = try store.presence(of: staying, in: id)
            let share = shares.map(\.presence).divided(present: present)
            if share.staying != present { try store.put(share.staying, of: staying, in: id) }
            try store.put(share.leaving, of: leaving, in: id)
        case .rank(let id, let time, let shares):
            guard try store.conversation(id) != nil else { return }
            let share = shares.divided(present: try store.isAdmin(staying, of: id, at: time))
            try store.putRank(share.staying, at: time, of: staying, in: id)
            try store.putRank(share.leaving, at: time, of: leaving, in: id)
        }
    }

    private func divide(
        _ shares: JoinShares<FormerReaction>, to message: UniqueIdentifier, from staying: UniqueIdentifier,
        to leaving: UniqueIdentifier
    ) throws(StoreError) {
        // Under which of their names a reaction is, says who has it already.
        var held = try store.reaction(of: staying, to: message)
        if held == nil { held = try store.reaction(of: leaving, to: message) }
        let present = held.map { held in
            [shares.leaving, shares.staying].compactMap(\.self).first { $0.isSame(as: held) }
                ?? FormerReaction(
                    participant: shares.leaving.participant, emoji: held.emoji, timestamp: held.timestamp,
                    isClaimed: held.isClaimed)
        }
        let share = shares.divided(present: present)
        for (person, reaction) in [(staying, share.staying), (leaving, share.leaving)] {
            if let reaction {
                try put(reaction, of: person, to: message)
            } else {
                try store.remove(StoredValue.Key(.reaction, .id(message), .person(person)))
            }
        }
    }

    /// Stores a reaction as a person's latest.
    private func put(
        _ reaction: FormerReaction, of person: UniqueIdentifier, to message: UniqueIdentifier
    ) throws(StoreError) {
        let known = try store.reaction(of: person, to: message)
        if let known, reaction.isSame(as: known) { return }
        let held = HeldReaction(
            reaction.emoji, by: try store.handle(of: reaction.participant, as: person), at: reaction.timestamp,
            isClaimed: reaction.isClaimed)
        try store.put(.reaction(held, to: message))
    }
}

extension FormerReaction {
    fileprivate func isSame(as held: HeldReaction) -> Bool {
        emoji == held.emoji && timestamp == held.timestamp && isClaimed == held.isClaimed
    }
}

extension PersonSplit.Alias {
    fileprivate init(_ seen: Person.SeenAlias) { self.init(platform: seen.platform, alias: seen.alias) }
}
