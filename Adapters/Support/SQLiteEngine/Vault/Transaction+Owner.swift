internal import WhisperMessage
internal import WhisperStorePort

/// The vault's owner, who is one person under any address (WDB-5).
extension Transaction {
    /// The rows of the people who are known as the owner.
    func ownerRows() throws(StoreError) -> [Int64] {
        if let known = session.saving.owners { return known }
        let owners = try connection.ownerRows()
        session.saving.owners = owners
        return owners
    }

    func setOwner(_ person: Int64, _ isOwner: Bool) throws(StoreError) {
        try statement("UPDATE OR FAIL people SET is_owner = ?2 WHERE id = ?1 AND is_owner <> ?2")
            .bind(1, person).bind(2, isOwner).run()
        guard connection.changes > 0 else { return }
        session.saving.senders = [:]
        session.saving.owners = nil
        changes.insert(.personChanged(try identifier(ofPerson: person)))
    }
}

extension Connection {
    /// The rows of the people who are known as the owner, in the order of their creation.
    func ownerRows() throws(StoreError) -> [Int64] {
        let statement = try statement("SELECT id FROM people WHERE is_owner = 1 AND joined_into IS NULL ORDER BY id")
        defer { statement.reset() }
        var owners: [Int64] = []
        while try statement.step() { owners.append(statement.integer(0)) }
        return owners
    }
}
