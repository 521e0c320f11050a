internal import WhisperMessage
internal import WhisperStorePort

/// Receipts of recipients, as rows (see `StoreReader`).
extension Transaction {
    func receipt(
        of person: UniqueIdentifier, for message: UniqueIdentifier
    ) throws(StoreError) -> ReceiptEvent? {
        let statement = try statement(Connection.receiptOfPerson).bind(1, requireMessage(message)).bind(2, person)
        defer { statement.reset() }
        return try statement.step() ? ReceiptEvent(try statement.receiptStatus(0), at: statement.timestamp(1)) : nil
    }

    func receipts(for message: UniqueIdentifier) throws(StoreError) -> [UniqueIdentifier: ReceiptEvent] {
        let statement = try statement(Connection.receiptsOfMessage).bind(1, requireMessage(message))
        defer { statement.reset() }
        var receipts: [UniqueIdentifier: ReceiptEvent] = [:]
        while try statement.step() {
            guard let person = statement.identifier(0) else { throw StoreError(.damaged) }
            receipts[person] = ReceiptEvent(try statement.receiptStatus(1), at: statement.timestamp(2))
        }
        return receipts
    }

    func put(
        _ receipt: ReceiptEvent?, of person: UniqueIdentifier, for message: UniqueIdentifier
    ) throws(StoreError) {
        guard let receipt else { return try removeRow(of: person, about: message, in: "message_receipts") }
        let place = try locate(message)
        try statement(
            """
            INSERT OR REPLACE INTO message_receipts (message_id, person_id, timestamp, status)
            SELECT ?1, ifnull(joined_into, id), ?3, ?4 FROM people WHERE uuid = ?2
            """
        )
        .bind(1, place.row).bind(2, person).bind(3, receipt.timestamp).bind(4, String(receipt.status.rawValue)).run()
        guard connection.changes > 0 else { throw StoreError(.personNotFound) }
        try reportUpdate(of: message, inConversation: place.conversation)
    }

    /// Removes what a table has of a person about a message.
    func removeRow(
        of person: UniqueIdentifier, about message: UniqueIdentifier, in table: String
    ) throws(StoreError) {
        let place = try locate(message)
        try statement(
            """
            DELETE FROM \(table) WHERE message_id = ?1
                AND person_id = (SELECT ifnull(joined_into, id) FROM people WHERE uuid = ?2)
            """
        ).bind(1, place.row).bind(2, person).run()
        if connection.changes > 0 { try reportUpdate(of: message, inConversation: place.conversation) }
    }

    /// Stores the receipts that come with a new message. Nobody observes it yet, so no change is reported.
    func insert(_ receipts: [NewReceipt], ofNewMessage row: Int64) throws(StoreError) {
        for receipt in receipts {
            guard let person = try senderState(receipt.sender.rawValue).person else {
                throw StoreError(.personNotFound)
            }
            try insert(receipt.event, ofPerson: person, toMessage: row)
        }
    }

    /// Stores a receipt of a message that this transaction adds.
    func insert(_ receipt: ReceiptEvent, ofPerson person: Int64, toMessage row: Int64) throws(StoreError) {
        try statement(
            """
            INSERT OR REPLACE INTO message_receipts (message_id, person_id, timestamp, status)
            VALUES (?1, ?2, ?3, ?4)
            """
        )
        .bind(1, row).bind(2, person).bind(3, receipt.timestamp).bind(4, String(receipt.status.rawValue)).run()
    }

    func isOwner(_ person: Int64) throws(StoreError) -> Bool {
        try connection.exists("SELECT 1 FROM people WHERE id = ?1 AND is_owner") { $0.bind(1, person) }
    }
}

extension Connection {
    static let receiptOfPerson = """
        SELECT r.status, r.timestamp FROM people AS o CROSS JOIN message_receipts AS r
        ON r.message_id = ?1 AND r.person_id = ifnull(o.joined_into, o.id) WHERE o.uuid = ?2
        """
    static let receiptsOfMessage = """
        SELECT p.uuid, r.status, r.timestamp FROM message_receipts AS r CROSS JOIN people AS p ON p.id = r.person_id
        WHERE r.message_id = ?1
        """
}
