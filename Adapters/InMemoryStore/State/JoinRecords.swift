import WhisperArchive
import WhisperMessage
import WhisperStorePort

extension Transaction {
    /// The records of what was joined and separated, each after those that it refers to.
    func joinRecords() throws(StoreError) -> [VaultRecord] {
        var (joins, parts): ([VaultRecord], [VaultRecord]) = ([], [])
        var apart: [HeldJoin] = []
        for join in state.joins.map(\.join) where try archive.canTakeApart(join) {
            joins.append(.join(try archive.record(of: join)))
            let name = state.person(join.leaving)?.displayName
            for case .recorded(let part) in self.parts(of: join.id, ofBoth: false) {
                parts.append(.joinedPart(JoinedPartRecord(join: join.id, part.named(name))))
            }
            if join.conversation != nil { apart.append(join) }
        }
        return joins + parts + messages(of: apart)
            + state.separations.sorted { $0.key < $1.key }.map { .separation($0) }
    }

    /// What is to be known of messages to take joins of chats apart.
    private func messages(of joins: [HeldJoin]) -> [VaultRecord] {
        let ids = Set(joins.map(\.id))
        let runs = Set(joins.compactMap { if case .run(let run) = $0.cause { run } else { nil } })
        return state.messages.values.sorted { $0.arrival < $1.arrival }.compactMap { row in
            let join = row.join.flatMap { ids.contains($0) ? $0 : nil }
            let run = row.run.flatMap { runs.contains($0) ? $0 : nil }
            if join == nil, run == nil { return nil }
            return .joinedMessage(JoinedMessageRecord(message: row.message.unified.id, join: join, run: run))
        }
    }

    /// Inserts what the two sides of a join had for one thing, unless it is known.
    func insert(_ record: JoinedPartRecord) -> Bool {
        guard let index = state.joins.firstIndex(where: { $0.join.id == record.join }) else { return false }
        let part = JoinedPart.recorded(record.part)
        if let message = part.message, state.messages[message] == nil { return false }
        guard !state.joins[index].parts.contains(where: part.concernsSame) else { return false }
        state.joins[index].parts.append(part)
        return true
    }

    /// Inserts what is to be known of a message, unless that is known or names nothing that exists.
    func insert(_ record: JoinedMessageRecord) -> Bool {
        guard let row = state.messages[record.message] else { return false }
        let join = record.join.flatMap { id in state.joins.contains { $0.join.id == id } ? id : nil }
        let run = record.run.flatMap { id in state.runs.contains { $0.id == id } ? id : nil }
        state.messages[record.message]?.join = join ?? row.join
        state.messages[record.message]?.run = run ?? row.run
        return join != nil && join != row.join || run != nil && run != row.run
    }
}

extension JoinedPart {
    /// Whether another part is of the same thing.
    fileprivate func concernsSame(as other: JoinedPart) -> Bool {
        switch (self, other) {
        case (.recorded(.receipt(let one, _)), .recorded(.receipt(let other, _))): one == other
        case (.recorded(.reaction(let one, _)), .recorded(.reaction(let other, _))): one == other
        case (.recorded(.role(let one, _)), .recorded(.role(let other, _))): one == other
        default: false
        }
    }
}
