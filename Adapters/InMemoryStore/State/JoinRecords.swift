import WhisperMessage
import WhisperStorePort

/// What records say of joins (see `StoreWriter`).
extension Transaction {
    func joins(after number: Int64, limit: Int) -> [HeldJoin] {
        Array(state.joins.map(\.join).filter { $0.number > number }.prefix(limit))
    }

    /// What the sides of all joins had, as far as records have it.
    var joinedParts: [JoinedPartRecord] {
        state.joins.flatMap { entry in
            parts(of: entry.join.id, ofBoth: false).compactMap { part in
                if case .recorded(let part) = part { JoinedPartRecord(join: entry.join.id, part) } else { nil }
            }
        }
    }

    func put(_ record: JoinedPartRecord) -> Bool {
        guard let index = state.joins.firstIndex(where: { $0.join.id == record.join }) else { return false }
        let part = JoinedPart.recorded(record.part)
        guard !state.joins[index].parts.contains(where: part.concernsSame) else { return false }
        state.joins[index].parts.append(part)
        return true
    }

    func put(_ joined: JoinedMessageRecord) throws(StoreError) -> Bool {
        var row = try messageRow(joined.message)
        let (join, run) = (joined.join ?? row.join, joined.run ?? row.run)
        if join == row.join, run == row.run { return false }
        (row.join, row.run) = (join, run)
        state.messages[joined.message] = row
        return true
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
