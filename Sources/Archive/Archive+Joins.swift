package import WhisperMessage
package import WhisperStorePort

/// Joins of people and of chats that are on record (ING-1).
extension StoreReader {
    /// The joins of which a person consists, latest first.
    ///
    /// - Throws: `.personNotFound`.
    package func joins(ofPerson id: UniqueIdentifier) throws(StoreError) -> [RecordedJoin] {
        guard let person = try person(id) else { throw StoreError(.personNotFound) }
        return try joins(into: person.id, ofChats: false).map(RecordedJoin.init)
    }

    /// The joins of which a conversation consists, latest first.
    ///
    /// - Throws: `.conversationNotFound`.
    package func joins(ofConversation id: UniqueIdentifier) throws(StoreError) -> [RecordedJoin] {
        guard try conversation(id) != nil else { throw StoreError(.conversationNotFound) }
        return try joins(into: id, ofChats: true).map(RecordedJoin.init)
    }

    /// The joins into a person or a conversation, and into those who left by these, latest first.
    func joins(into id: UniqueIdentifier, ofChats: Bool) throws(StoreError) -> [HeldJoin] {
        var found: [HeldJoin] = []
        var known: Set<UniqueIdentifier> = [id]
        var open = [id]
        while let next = open.popLast() {
            for join in try joins(naming: next)
            where join.staying == next && (join.conversation != nil) == ofChats {
                found.append(join)
                if known.insert(join.leaving).inserted { open.append(join.leaving) }
            }
        }
        return found.sorted { $0.number > $1.number }
    }

    /// The join with an id.
    func heldJoin(_ id: UniqueIdentifier) throws(StoreError) -> HeldJoin? {
        if case .join(let join)? = try value(StoredValue.Key(.join, .id(id))) { join } else { nil }
    }

    /// The joins that name an id as their own, as that of either side, or as that of the import that made them, in the
    /// order in which they were made.
    func joins(naming id: UniqueIdentifier) throws(StoreError) -> [HeldJoin] {
        try joins(ValueSelection(.join, by: .side, [.id(id)]))
    }

    /// The joins of a selection of them.
    func joins(_ selection: ValueSelection) throws(StoreError) -> [HeldJoin] {
        try values(selection).compactMap { if case .join(let join) = $0 { join } else { nil } }
    }

    /// What the leaving side of a join had once for something, and the other one for the same, in any order; nothing of
    /// messages that are gone.
    ///
    /// - Parameter areShared: Whether only that is asked for which both had.
    func parts(of join: UniqueIdentifier, ofBoth areShared: Bool) throws(StoreError) -> [JoinedPart] {
        try values(ValueSelection(.joinedPart, by: areShared ? .shared : nil, [.id(join)])).compactMap {
            if case .joinedPart(let part, _, _) = $0 { part } else { nil }
        }
    }

    /// The people and the chats whom the owner has separated, in any order.
    func separations() throws(StoreError) -> [SeparationRecord] {
        var found: Set<SeparationRecord> = []
        for value in try values(ValueSelection(.separation)) {
            if case .separation(let separation) = value { found.insert(separation) }
        }
        return Array(found)
    }

    /// The conversation of which a join is a part now.
    func presentChat(of join: HeldJoin) throws(StoreError) -> UniqueIdentifier {
        var id = join.staying
        // Each was joined once since it last existed, so that this ends.
        var known: Set<UniqueIdentifier> = [id]
        while try conversation(id) == nil,
            let next = try joins(naming: id).last(where: { $0.leaving == id && $0.conversation != nil }),
            known.insert(next.staying).inserted
        {
            id = next.staying
        }
        return id
    }

    /// Whether a join can be taken apart: what left does not exist, and what it was joined into does.
    func canTakeApart(_ join: HeldJoin) throws(StoreError) -> Bool {
        guard join.conversation != nil else { return try presentPerson(of: join) != nil }
        guard try conversation(join.leaving) == nil else { return false }
        return try conversation(presentChat(of: join)) != nil
    }

    /// The person of whom someone who left is a part now.
    func presentPerson(of join: HeldJoin) throws(StoreError) -> PersonIdentity? {
        let person = try identities(of: [join.leaving]).first ?? nil
        return person?.id == join.leaving ? nil : person
    }

    /// A join as a record, which names senders as readers see them.
    func record(of join: HeldJoin) throws(StoreError) -> JoinRecord {
        let former: JoinRecord.Former
        switch join.former {
        case .conversation(var conversation):
            conversation.imports = []
            former = .conversation(conversation)
        case .person(let person):
            let name = try self.person(join.leaving)?.displayName
            let had = Set(person.senders)
            var (own, others): ([Participant], [Participant]) = ([], [])
            for sender in try belongings(of: join.leaving).senders {
                let (number, shown) = (sender.handle.rawValue, sender.participant.named(name))
                if had.contains(number) { own.append(shown) } else if !person.isLater(number) { others.append(shown) }
            }
            former = .person(
                FormerPersonRecord(
                    name: person.name, isOwner: person.isOwner, otherIsOwner: person.otherIsOwner,
                    aliases: person.aliases, otherAliases: person.otherAliases, senders: own, otherSenders: others,
                    joined: person.joined, contacts: person.contacts))
        }
        return JoinRecord(
            id: join.id, leaving: join.leaving, staying: join.staying, cause: join.cause, madeAt: join.madeAt,
            former: former)
    }
}

extension StoreWriter {
    /// Stores what the sides of a join on record had for some things, except for those of which anything is stored.
    ///
    /// - Returns: How many were stored.
    @discardableResult
    func add(_ parts: [JoinedPart], to join: UniqueIdentifier) throws(StoreError) -> Int {
        var count = 0
        for part in parts {
            let value = StoredValue.joinedPart(part, of: join)
            guard try self.value(value.key) == nil else { continue }
            try put(value)
            count += 1
        }
        return count
    }
}

extension Archive {
    /// Takes apart what an import has joined, unless a later import knows its messages: then it is that one's.
    package func takeApart(joinsOf run: UniqueIdentifier, heir: UniqueIdentifier?) throws(StoreError) {
        let made = try store.joins(naming: run).filter { $0.cause == .run(run) }
        if let heir {
            for var join in made {
                join.cause = .run(heir)
                try store.put(.join(join))
            }
            return
        }
        for join in made.reversed() where join.conversation != nil {
            guard try store.conversation(store.presentChat(of: join)) != nil else { continue }
            try splitConversation(join.id, with: [], isOwners: false)
            if try store.conversation(join.leaving)?.messageCount == 0 {
                _ = try eraseConversation(join.leaving)
            }
        }
        for join in made.reversed() where join.conversation == nil {
            if try store.presentPerson(of: join) != nil { try splitPerson(join.id, isOwners: false) }
        }
    }

    // MARK: Separations

    /// The people and the chats whom the owner has separated.
    func separations() throws(StoreError) -> [SeparationRecord] {
        if let heldSeparations { return heldSeparations }
        let held = try store.separations()
        heldSeparations = held
        return held
    }

    /// The separations of two people, or of people who were merged into them, as they are now.
    ///
    /// - Parameter other: The other person; nil for the owner, who is not the person.
    func separations(
        of one: UniqueIdentifier, from other: UniqueIdentifier?
    ) throws(StoreError) -> [SeparationRecord] {
        let sides = Set([one, other].compactMap(\.self))
        var found: [SeparationRecord] = []
        for held in try separations() where (held.other == nil) == (other == nil) {
            let people = try store.identities(of: [held.one, held.other].compactMap(\.self))
            if Set(people.compactMap { $0?.id }) == sides { found.append(held) }
        }
        return found
    }

    /// Stores that two are separated, or that this holds no longer.
    func put(_ separation: SeparationRecord, holds: Bool) throws(StoreError) {
        let value = StoredValue.separation(separation)
        if holds { try store.put(value) } else { try store.remove(value.key) }
        heldSeparations?.removeAll { $0 == separation }
        if holds { heldSeparations?.append(separation) }
    }

    // MARK: Records

    /// Stores the join of a record, unless it is stored, or there is nothing to take apart; returns whether it was new.
    package func insert(_ record: JoinRecord) throws(StoreError) -> Bool {
        guard try store.heldJoin(record.id) == nil else { return false }
        var join = HeldJoin(
            id: record.id, leaving: record.leaving, staying: record.staying, cause: record.cause,
            madeAt: record.madeAt, former: .person(FormerPerson()))
        switch record.former {
        case .conversation(let former):
            guard try store.conversation(record.leaving) == nil else { return false }
            join.former = .conversation(former)
        case .person(let former):
            guard let person = try store.presentPerson(of: join)?.id else { return false }
            let senders = try numbers(of: former.senders, as: person)
            let known = Set(senders + (try numbers(of: former.otherSenders, as: person)))
            let present = try store.belongings(of: person)
            join.former = .person(
                FormerPerson(
                    name: former.name, isOwner: former.isOwner, otherIsOwner: former.otherIsOwner,
                    aliases: former.aliases, otherAliases: former.otherAliases, senders: senders,
                    latestSender: present.latestSender,
                    laterSenders: present.senders.map(\.handle.rawValue).filter { !known.contains($0) },
                    joined: former.joined, contacts: former.contacts))
        }
        try store.put(.join(join))
        return true
    }

    private func numbers(
        of participants: [Participant], as person: UniqueIdentifier
    ) throws(StoreError) -> [Int64] {
        try participants.map { (participant) throws(StoreError) in
            try store.handle(of: participant, as: person).rawValue
        }
    }
}

extension RecordedJoin {
    fileprivate init(_ join: HeldJoin) {
        let (name, addresses) =
            switch join.former {
            case .conversation(let former): (former.conversation.title, former.keys)
            case .person(let former):
                (former.name, former.aliases.map(\.alias).filter(\.kind.identifiesPerson).map(\.value))
            }
        self.init(
            id: join.id, leaving: join.leaving, staying: join.staying, name: name, addresses: addresses,
            cause: join.cause, madeAt: join.madeAt)
    }
}
