import WhisperMessage
import WhisperStorePort

/// A join that is on record, with what either side had.
struct JoinEntry: Sendable {
    var record: RecordedJoin
    /// The person who left; nil for a chat.
    var person: FormerPersonRow?
    /// The chat that left; nil for a person.
    var chat: FormerConversation?
    var members: [UniqueIdentifier: JoinShares<GroupPresence>] = [:]
    var ranks: [RankKey: JoinShares<[GroupRank]>] = [:]
    /// The imports into the chat that left, unless they are of an earlier join.
    var imports: [UniqueIdentifier] = []
}

/// A person before they were joined into another one.
struct FormerPersonRow: Sendable {
    var row: PersonRow
    var other: PersonRow
    /// The number of senders at that time.
    var senders: Int
    /// The places of senders who came later although they are before it, in a vault that was made from records.
    var laterSenders: Set<Int> = []
    /// Those who were joined into the person before.
    var joined: [UniqueIdentifier]
    var contacts: [UniqueIdentifier]
    var receipts: [UniqueIdentifier: JoinShares<ReceiptEvent>]
    var reactions: [UniqueIdentifier: JoinShares<ReactionRow>]

    /// Whether a sender came after the join.
    func isLater(_ sender: Int) -> Bool { sender >= senders || laterSenders.contains(sender) }
}

/// Records joins, and takes them apart (ING-1).
extension Transaction {
    func hasSeparations() -> Bool { !state.separations.isEmpty }

    func areSeparated(_ one: UniqueIdentifier, _ other: UniqueIdentifier) -> Bool {
        !separations(parts(ofPerson: one), parts(ofPerson: other)).isEmpty
    }

    func forgetSeparation(of one: UniqueIdentifier, from other: UniqueIdentifier) {
        state.separations.subtract(separations(parts(ofPerson: one), parts(ofPerson: other)))
    }

    /// Whether two chats may be joined: those that the owner has separated are not, unless the cause overrules that.
    func mayJoin(chat one: UniqueIdentifier, _ other: UniqueIdentifier, by cause: JoinCause) -> Bool {
        let sides = [one, other].map { [$0] + state.joins(into: $0, ofChats: true).map(\.record.leaving) }
        let separations = separations(sides[0], sides[1])
        if cause.overrulesSeparation { state.separations.subtract(separations) }
        return cause.overrulesSeparation || separations.isEmpty
    }

    /// A person, and those who were merged into them.
    private func parts(ofPerson person: UniqueIdentifier) -> [UniqueIdentifier] {
        let id = state.resolved(person)
        return state.joined.filter { $0.value == id }.map(\.key) + [id]
    }

    private func separations(_ ones: [UniqueIdentifier], _ others: [UniqueIdentifier]) -> [Set<UniqueIdentifier>] {
        state.separations.filter { separation in ones.contains { one in others.contains { separation == [one, $0] } } }
    }

    // MARK: People

    /// Records that a person is about to be joined into another one.
    func record(joinOfPerson other: UniqueIdentifier, into id: UniqueIdentifier, by cause: JoinCause) {
        guard let row = state.people[other], let staying = state.people[id] else { return }
        var former = FormerPersonRow(
            row: row, other: staying, senders: state.senders.count,
            joined: state.joined.filter { $0.value == other }.map(\.key),
            contacts: state.contacts.filter { $0.value.contact.person == other }.map(\.key), receipts: [:],
            reactions: [:])
        for (message, row) in state.messages {
            if let receipt = row.receipts[other] {
                former.receipts[message] = JoinShares(leaving: receipt, staying: row.receipts[id])
            }
            if let reaction = row.reactions.first(where: { $0.person == other }) {
                former.reactions[message] = JoinShares(
                    leaving: reaction, staying: row.reactions.first { $0.person == id })
            }
        }
        var entry = JoinEntry(
            record: RecordedJoin(
                id: makeIdentifier(), leaving: other, staying: id, name: state.person(other)?.displayName ?? "",
                addresses: row.aliases.map(\.alias).filter(\.kind.identifiesPerson).map(\.value), cause: cause,
                madeAt: now),
            person: former)
        for (chat, row) in state.conversations {
            guard let member = row.members[other] else { continue }
            entry.members[chat] = JoinShares(leaving: member, staying: row.members[id])
        }
        for (key, entries) in state.ranks where key.person == other {
            entry.ranks[key] = JoinShares(
                leaving: entries, staying: state.ranks[RankKey(conversation: key.conversation, person: id)])
        }
        state.joins.append(entry)
    }

    /// Separates two people who were joined.
    ///
    /// - Parameter isOwners: Whether the owner separates them, so that no source joins them again.
    func splitPerson(_ id: UniqueIdentifier, isOwners: Bool) throws(StoreError) {
        guard let index = state.joins.firstIndex(where: { $0.record.id == id }),
            let former = state.joins[index].person, let person = state.joined[state.joins[index].record.leaving],
            let present = state.people[person]
        else { throw StoreError(.personNotFound) }
        let entry = state.joins.remove(at: index)
        let leaving = entry.record.leaving
        let isDenied = state.isDeniedOwner(person)
        var split = PersonSplit(
            leaving: Set(former.row.aliases.map(PersonSplit.Alias.init)),
            staying: Set(former.other.aliases.map(PersonSplit.Alias.init)))
        returnSenders(of: former, leaving, &split, from: person)
        var kept: [Person.SeenAlias] = []
        var returned: [Person.SeenAlias] = []
        for seen in present.aliases {
            switch split.side(of: PersonSplit.Alias(seen)) {
            case .staying: kept.append(seen)
            case .leaving: returned.append(seen)
            case .both:
                kept.append(seen)
                returned += former.row.aliases.filter { PersonSplit.Alias($0) == PersonSplit.Alias(seen) }
            }
        }
        // Who was forgotten, and has nothing else, is so again.
        if returned.isEmpty { returned = former.row.aliases.filter(\.isOfForgotten) }
        if kept.isEmpty { kept = former.other.aliases.filter(\.isOfForgotten) }
        let keepsMark = JoinSplit.keepsMark(
            leaving: former.row.isOwner, staying: former.other.isOwner, present: present.isOwner)
        state.people[person] = PersonRow(isOwner: keepsMark, aliases: kept, arrival: present.arrival)
        // Of a joint person who is not the owner, neither part is.
        if isDenied { mark(leaving, asDenied: true) }
        state.people[leaving] = PersonRow(
            isOwner: former.row.isOwner && !isDenied, aliases: returned, arrival: former.row.arrival)
        for contact in former.contacts where state.contacts[contact]?.contact.person == person {
            state.contacts[contact]?.contact.person = leaving
        }
        divideMessages(of: former, from: person, to: leaving)
        divide(entry, from: person, to: leaving)
        if isOwners {
            state.separations.insert([leaving, entry.record.staying])
        } else {
            state.leaving.formUnion([person, leaving])
        }
        changes.formUnion([.personChanged(person), .personChanged(leaving)])
    }

    /// Gives back the senders, and takes note of whose names they show.
    private func returnSenders(
        of former: FormerPersonRow, _ leaving: UniqueIdentifier, _ split: inout PersonSplit,
        from person: UniqueIdentifier
    ) {
        let own = state.senders.indices.filter { state.resolved(state.senders[$0].person) == person }
        state.joined[leaving] = nil
        for id in former.joined where state.joined[id] == person { state.joined[id] = leaving }
        for index in own {
            let participant = state.senders[index].participant
            if former.isLater(index), state.resolved(state.senders[index].person) == person,
                split.isOfLeaving(identifier: participant.identifier, name: participant.displayName)
            {
                state.senders[index].person = leaving
            }
            split.note(
                participant.displayName, ofLeaving: state.resolved(state.senders[index].person) == leaving)
        }
        for (message, row) in state.messages {
            guard let sender = row.sender, own.contains(Int(sender.rawValue) - 1) else { continue }
            let person = state.senders[Int(sender.rawValue) - 1].person
            state.messages[message]?.sender = SenderHandle(rawValue: sender.rawValue, person: person)
        }
        state.senderNumbers = state.senderNumbers.filter { $0.key.person != person && $0.key.person != leaving }
        for index in own.reversed() {
            let sender = state.senders[index]
            state.senderNumbers[
                SenderRow(person: state.resolved(sender.person), participant: sender.participant)] = index
        }
    }

    private func divideMessages(
        of former: FormerPersonRow, from person: UniqueIdentifier, to leaving: UniqueIdentifier
    ) {
        let senders = state.senders.filter { state.resolved($0.person) == leaving }.map(\.participant)
        let others = state.senders.filter { state.resolved($0.person) == person }.map(\.participant)
        let names = Set(senders).subtracting(others)
        for (message, var row) in state.messages {
            if let receipts = former.receipts[message] {
                let share = receipts.divided(present: row.receipts[person])
                row.receipts[person] = share.staying
                row.receipts[leaving] = share.leaving
            }
            let present = row.reactions.firstIndex { $0.person == person }
            if let reactions = former.reactions[message] {
                var joint = present.map { row.reactions[$0] }
                // Whichever it is, it is under the id of the joint person.
                if joint?.isSame(as: reactions.leaving) == true { joint = reactions.leaving }
                let share = reactions.divided(present: joint)
                if let present {
                    if let staying = share.staying {
                        row.reactions[present] = staying
                    } else {
                        row.reactions.remove(at: present)
                    }
                }
                if let reaction = share.leaving { row.reactions.append(reaction.by(leaving)) }
            } else if let present, names.contains(row.reactions[present].participant) {
                row.reactions[present].person = leaving
            }
            state.messages[message] = row
        }
    }

    /// Gives each of two people back their roles and ranks.
    private func divide(_ entry: JoinEntry, from person: UniqueIdentifier, to leaving: UniqueIdentifier) {
        for (chat, roles) in entry.members where state.conversations[chat] != nil {
            let share = roles.divided(present: state.conversations[chat]?.members[person])
            state.conversations[chat]?.members[person] = share.staying
            state.conversations[chat]?.members[leaving] = share.leaving
        }
        for (key, entries) in entry.ranks {
            let joint = RankKey(conversation: key.conversation, person: person)
            let share = entries.divided(ranks: state.ranks[joint])
            state.ranks[joint] = share.staying
            state.ranks[key] = share.leaving
        }
    }

    // MARK: Undoing imports

    /// Takes apart what an import has joined, unless a later import knows its messages: then it is that one's.
    func takeApart(joinsOf run: UniqueIdentifier, heir: UniqueIdentifier?) throws(StoreError) {
        if let heir {
            for index in state.joins.indices where state.joins[index].record.cause == .run(run) {
                state.joins[index].record.cause = .run(heir)
            }
            return
        }
        let made = state.joins.filter { $0.record.cause == .run(run) }.reversed()
        for entry in made where entry.chat != nil && state.conversations[state.presentChat(of: entry)] != nil {
            try splitConversation(entry.record.id, with: [], isOwners: false)
            if state.conversations[entry.record.leaving]?.order.isEmpty == true {
                _ = try deleteConversation(entry.record.leaving)
            }
        }
        for entry in made where entry.person != nil && state.joined[entry.record.leaving] != nil {
            try splitPerson(entry.record.id, isOwners: false)
        }
    }
}

extension VaultState {
    /// Whether the owner has said that they are not this person.
    func isDeniedOwner(_ person: UniqueIdentifier) -> Bool {
        separations.contains { $0.contains(.anyOwner) && $0.contains { resolved($0) == person } }
    }

    /// The joins of which a person or a conversation consists, latest first.
    func joins(into id: UniqueIdentifier, ofChats: Bool) -> [JoinEntry] {
        var parts: Set<UniqueIdentifier> = [id]
        var found: [JoinEntry] = []
        // A join is behind those of which what left consisted.
        for entry in joins.reversed() where (entry.chat != nil) == ofChats && parts.contains(entry.record.staying) {
            parts.insert(entry.record.leaving)
            found.append(entry)
        }
        return found
    }

    /// The conversation of which a join is a part now.
    func presentChat(of entry: JoinEntry) -> UniqueIdentifier {
        var id = entry.record.staying
        var known: Set<UniqueIdentifier> = [id]
        while conversations[id] == nil, let next = joins.last(where: { $0.chat != nil && $0.record.leaving == id }),
            known.insert(next.record.staying).inserted
        {
            id = next.record.staying
        }
        return id
    }
}

extension JoinShares {
    func divided(present: Value?) -> (leaving: Value?, staying: Value?) {
        JoinSplit.shares(leaving: leaving, staying: staying, present: present)
    }
}

extension JoinShares<[GroupRank]> {
    /// Divides what each has at each time.
    func divided(ranks present: [GroupRank]?) -> (leaving: [GroupRank]?, staying: [GroupRank]?) {
        func entry(_ entries: [GroupRank]?, _ time: Timestamp) -> GroupRank? {
            entries?.first { $0.timestamp == time }
        }
        var parts: (leaving: [GroupRank], staying: [GroupRank]) = ([], [])
        for now in present ?? [] {
            let share = JoinSplit.shares(
                leaving: entry(leaving, now.timestamp), staying: entry(staying, now.timestamp), present: now)
            parts.leaving += share.leaving.map { [$0] } ?? []
            parts.staying += share.staying.map { [$0] } ?? []
        }
        return (parts.leaving.isEmpty ? nil : parts.leaving, parts.staying.isEmpty ? nil : parts.staying)
    }
}

extension PersonSplit.Alias {
    fileprivate init(_ seen: Person.SeenAlias) { self.init(platform: seen.platform, alias: seen.alias) }
}

extension ReactionRow {
    fileprivate func isSame(as other: ReactionRow) -> Bool { by(other.person) == other }

    fileprivate func by(_ person: UniqueIdentifier) -> ReactionRow {
        var row = self
        row.person = person
        return row
    }
}
