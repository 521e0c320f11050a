import WhisperMessage
import WhisperStorePort

extension VaultState {
    /// The records of what was joined and separated, each after those that it refers to.
    var joinRecords: [VaultRecord] {
        let joins = self.joins.filter(canBeTakenApart)
        return joins.compactMap(record) + joins.flatMap(parts) + messages(of: joins.filter { $0.chat != nil })
            + separations.map { pair in
                let ids = pair.sorted()
                return SeparationRecord(stored: ids[0], ids[ids.count - 1])
            }
            .sorted { $0.key < $1.key }.map { .separation($0) }
    }

    private func canBeTakenApart(_ entry: JoinEntry) -> Bool {
        let leaving = entry.record.leaving
        guard entry.chat != nil else { return joined[leaving] != nil }
        return conversations[leaving] == nil && conversations[presentChat(of: entry)] != nil
    }

    private func record(_ entry: JoinEntry) -> VaultRecord? {
        let join = entry.record
        let person = entry.person.map { record($0, leaving: join.leaving, name: join.name) }
        guard let former = person.map(JoinRecord.Former.person) ?? entry.chat.map(JoinRecord.Former.conversation)
        else { return nil }
        return .join(
            JoinRecord(
                id: join.id, leaving: join.leaving, staying: join.staying, cause: join.cause, madeAt: join.madeAt,
                former: former))
    }

    private func record(
        _ former: FormerPersonRow, leaving: UniqueIdentifier, name: String
    ) -> FormerPersonRecord {
        let present = resolved(leaving)
        let parts = Set(former.joined + [leaving])
        var (own, others): ([Participant], [Participant]) = ([], [])
        for (index, sender) in senders.enumerated() where resolved(sender.person) == present {
            let participant = named(sender.participant, present)
            if parts.contains(sender.person) {
                own.append(participant)
            } else if !former.isLater(index) {
                others.append(participant)
            }
        }
        return FormerPersonRecord(
            name: name, isOwner: former.row.isOwner, otherIsOwner: former.other.isOwner,
            aliases: former.row.aliases, otherAliases: former.other.aliases, senders: own,
            otherSenders: others, joined: former.joined, contacts: former.contacts)
    }

    private func parts(of entry: JoinEntry) -> [VaultRecord] {
        let person = resolved(entry.record.leaving)
        let receipts = entry.person?.receipts.filter { messages[$0.key] != nil }.sorted { $0.key < $1.key } ?? []
        let reactions = entry.person?.reactions.filter { messages[$0.key] != nil }.sorted { $0.key < $1.key } ?? []
        let parts: [JoinedPartRecord.Part] =
            receipts.map { .receipt(message: $0.key, $0.value) }
            + reactions.map { message, shares in
                .reaction(
                    message: message,
                    shares.map { row in
                        FormerReaction(
                            participant: named(row.participant, person), emoji: row.emoji, timestamp: row.timestamp,
                            isClaimed: row.isClaimed)
                    })
            }
            + entry.members.sorted { $0.key < $1.key }.map { id, shares in
                .role(of: id, shares.map { FormerRole($0.role, since: $0.since) })
            }
        return parts.map { .joinedPart(JoinedPartRecord(join: entry.record.id, $0)) }
    }

    /// What is to be known of messages to take joins of chats apart.
    private func messages(of joins: [JoinEntry]) -> [VaultRecord] {
        let ids = Set(joins.map(\.record.id))
        let runs = Set(joins.compactMap { if case .run(let run) = $0.record.cause { run } else { nil } })
        return messages.values.sorted { $0.arrival < $1.arrival }.compactMap { row in
            let join = row.join.flatMap { ids.contains($0) ? $0 : nil }
            let run = row.run.flatMap { runs.contains($0) ? $0 : nil }
            if join == nil, run == nil { return nil }
            return .joinedMessage(JoinedMessageRecord(message: row.message.unified.id, join: join, run: run))
        }
    }
}

extension Transaction {
    /// Inserts a join, unless it exists or there is nothing to take apart.
    func insert(_ record: JoinRecord) -> Bool {
        guard !state.joins.contains(where: { $0.record.id == record.id }) else { return false }
        var join = RecordedJoin(
            id: record.id, leaving: record.leaving, staying: record.staying, name: "", addresses: [],
            cause: record.cause, madeAt: record.madeAt)
        switch record.former {
        case .person(let former):
            guard let person = state.joined[record.leaving] else { return false }
            join.name = former.name
            join.addresses = former.aliases.map(\.alias).filter(\.kind.identifiesPerson).map(\.value)
            state.joins.append(JoinEntry(record: join, person: row(former, leaving: record.leaving, in: person)))
        case .conversation(let former):
            guard state.conversations[record.leaving] == nil else { return false }
            join.name = former.conversation.title
            join.addresses = former.keys
            state.joins.append(JoinEntry(record: join, chat: former))
        }
        return true
    }

    private func row(
        _ former: FormerPersonRecord, leaving: UniqueIdentifier, in person: UniqueIdentifier
    ) -> FormerPersonRow {
        func places(_ participants: [Participant]) -> [Int] {
            participants.map { Int(handle(for: person, $0).rawValue) - 1 }
        }
        let own = places(former.senders)
        let known = Set(own + places(former.otherSenders))
        // Whoever was joined into the leaving person before has theirs already.
        for place in own where state.senders[place].person == person { state.senders[place].person = leaving }
        let later = state.senders.indices.filter { index in
            state.resolved(state.senders[index].person) == person && !known.contains(index)
        }
        return FormerPersonRow(
            row: PersonRow(isOwner: former.isOwner, aliases: former.aliases, arrival: state.nextArrival()),
            other: PersonRow(isOwner: former.otherIsOwner, aliases: former.otherAliases, arrival: 0),
            senders: state.senders.count, laterSenders: Set(later), joined: former.joined, contacts: former.contacts,
            receipts: [:], reactions: [:])
    }

    /// Inserts what the two sides of a join had for one thing, unless it is known.
    func insert(_ record: JoinedPartRecord) -> Bool {
        guard let index = state.joins.firstIndex(where: { $0.record.id == record.join }) else { return false }
        let (leaving, staying) = (state.joins[index].record.leaving, state.joins[index].record.staying)
        switch record.part {
        case .receipt(let message, let shares):
            guard state.messages[message] != nil, let person = state.joins[index].person,
                person.receipts[message] == nil
            else { return false }
            state.joins[index].person?.receipts[message] = shares
        case .reaction(let message, let shares):
            guard state.messages[message] != nil, let person = state.joins[index].person,
                person.reactions[message] == nil
            else { return false }
            func row(_ former: FormerReaction, _ person: UniqueIdentifier) -> ReactionRow {
                ReactionRow(
                    person: person, participant: former.participant, emoji: former.emoji,
                    timestamp: former.timestamp, isClaimed: former.isClaimed)
            }
            state.joins[index].person?.reactions[message] = JoinShares(
                leaving: row(shares.leaving, leaving), staying: shares.staying.map { row($0, staying) })
        case .role(let id, let shares):
            guard state.joins[index].members[id] == nil else { return false }
            state.joins[index].members[id] = shares.map { GroupPresence(role: $0.role, since: $0.since) }
        }
        return true
    }

    /// Inserts what is to be known of a message, unless that is known or names nothing that exists.
    func insert(_ record: JoinedMessageRecord) -> Bool {
        guard let row = state.messages[record.message] else { return false }
        let join = record.join.flatMap { id in state.joins.contains { $0.record.id == id } ? id : nil }
        let run = record.run.flatMap { id in state.runs.contains { $0.id == id } ? id : nil }
        state.messages[record.message]?.join = join ?? row.join
        state.messages[record.message]?.run = run ?? row.run
        return join != nil && join != row.join || run != nil && run != row.run
    }
}
