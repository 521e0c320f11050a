internal import WhisperMessage
internal import WhisperStorePort

/// Receipts of recipients (ST-3, ING-6).
extension Transaction {
    /// Applies how far a message got with a person.
    func receive(
        _ status: ReceiptStatus, of id: UniqueIdentifier, by sender: NewSender, at time: Timestamp
    ) throws(StoreError) {
        let handle = try sighted(sender)
        guard let person = try connection.personRow(ofSender: handle.rawValue) else {
            throw StoreError(.personNotFound)
        }
        let isOwner = try isOwner(person)
        try advance(id, to: status.messageStatus, byOwner: isOwner)
        if isOwner { return }
        let place = try session.requirePlace(of: id)
        if try put(status, ofPerson: person, toMessage: place.row, at: time) {
            try reportUpdate(of: id, inConversation: place.conversation)
        }
    }

    /// Stores the receipts that come with a new message. In direct chats there is one.
    func insert(_ receipts: [NewReceipt], ofNewMessage row: Int64) throws(StoreError) {
        guard receipts.count == 1, let receipt = receipts.first else {
            _ = try take(receipts, ofMessage: row)
            return
        }
        guard let person = try recipient(receipt) else { return }
        try statement("INSERT INTO message_receipts (message_id, person_id, timestamp, status) VALUES (?1, ?2, ?3, ?4)")
            .bind(1, row).bind(2, person).bind(3, receipt.timestamp).bind(4, String(receipt.status.rawValue)).run()
    }

    /// Stores the receipts that come with a message; returns whether any was new.
    func take(_ receipts: [NewReceipt], ofMessage row: Int64) throws(StoreError) -> Bool {
        var isChanged = false
        for receipt in receipts {
            guard let person = try recipient(receipt) else { continue }
            if try put(receipt.status, ofPerson: person, toMessage: row, at: receipt.timestamp) { isChanged = true }
        }
        return isChanged
    }

    /// The person of a receipt; nil for the vault's owner.
    private func recipient(_ receipt: NewReceipt) throws(StoreError) -> Int64? {
        let state = try senderState(receipt.sender.rawValue)
        guard let person = state.person else { throw StoreError(.personNotFound) }
        return state.isOwner ? nil : person
    }

    func isOwner(_ person: Int64) throws(StoreError) -> Bool {
        try connection.exists("SELECT 1 FROM people WHERE id = ?1 AND is_owner") { $0.bind(1, person) }
    }

    /// Stores a receipt unless the person has a further one, or an earlier one of this status; returns whether it was
    /// stored.
    func put(
        _ status: ReceiptStatus, ofPerson person: Int64, toMessage row: Int64, at time: Timestamp
    ) throws(StoreError) -> Bool {
        if try hasForgotten() {
            try statement(
                """
                DELETE FROM message_receipts WHERE message_id = ?1 AND timestamp = ?2 AND status = ?3
                    AND person_id IN (\(Connection.forgotten)) AND NOT ?4 IN (\(Connection.forgotten))
                """
            ).bind(1, row).bind(2, time).bind(3, String(status.rawValue)).bind(4, person).run()
        }
        try statement(
            """
            INSERT OR REPLACE INTO message_receipts (message_id, person_id, timestamp, status)
            SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM message_receipts
                WHERE message_id = ?1 AND person_id = ?2 AND (status > ?4 OR status = ?4 AND timestamp <= ?3))
            """
        ).bind(1, row).bind(2, person).bind(3, time).bind(4, String(status.rawValue)).run()
        return connection.changes > 0
    }

    /// Moves the receipts of one person to another; of two for one message, the further remains.
    func joinReceipts(ofPerson leaving: Int64, into person: Int64) throws(StoreError) {
        try statement(
            """
            INSERT OR REPLACE INTO message_receipts (message_id, person_id, timestamp, status)
            SELECT o.message_id, ?2, o.timestamp, o.status FROM message_receipts AS o
            WHERE o.person_id = ?1 AND NOT EXISTS (SELECT 1 FROM message_receipts AS p
                WHERE p.message_id = o.message_id AND p.person_id = ?2
                    AND (p.status > o.status OR p.status = o.status AND p.timestamp <= o.timestamp))
            """
        ).bind(1, leaving).bind(2, person).run()
        try statement("DELETE FROM message_receipts WHERE person_id = ?1").bind(1, leaving).run()
    }

    /// Copies the receipts of a message that is about to be removed to another record of it; of two by one person, the
    /// further remains.
    func joinReceipts(ofMessage leaving: Int64, into row: Int64) throws(StoreError) {
        try statement(
            """
            INSERT OR REPLACE INTO message_receipts (message_id, person_id, timestamp, status)
            SELECT ?2, o.person_id, o.timestamp, o.status FROM message_receipts AS o
            WHERE o.message_id = ?1 AND NOT EXISTS (SELECT 1 FROM message_receipts AS p
                WHERE p.message_id = ?2 AND p.person_id = o.person_id
                    AND (p.status > o.status OR p.status = o.status AND p.timestamp <= o.timestamp))
            """
        ).bind(1, leaving).bind(2, row).run()
    }
}
