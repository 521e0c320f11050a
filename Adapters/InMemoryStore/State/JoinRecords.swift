import WhisperMessage
import WhisperStorePort

/// What records say of joins (see `StoreWriter`).
extension Transaction {
    /// What the sides of all joins had, as far as records have it.
    var joinedParts: [JoinedPartRecord] {
        joins.flatMap { join in
            parts(of: join.id, ofBoth: false).compactMap { part in
                if case .recorded(let part) = part { JoinedPartRecord(join: join.id, part) } else { nil }
            }
        }
    }

    func put(_ parts: [JoinedPart], of join: UniqueIdentifier) -> Int {
        var known = Set(state.joinedParts[join, default: []].map(\.subject))
        let new = parts.filter { known.insert($0.subject).inserted }
        state.joinedParts[join, default: []] += new
        return new.count
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
