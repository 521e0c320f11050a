internal import WhisperMessage
internal import WhisperStorePort

/// Receipts of recipients, as rows (see `StoreReader`).
extension Transaction {
    /// That of a person for a message, which is asked for with every one that arrives.
    func receipt(
        of person: UniqueIdentifier, for message: UniqueIdentifier
    ) throws(StoreError) -> StoredValue? {
        guard let row = try messageRow(message) else { return nil }
        let look = try statement(Connection.receiptOfPerson).bind(1, row).bind(2, person)
        defer { look.reset() }
        guard try look.step() else { return nil }
        guard let present = look.identifier(2) else { throw StoreError(.damaged) }
        return .receipt(ReceiptEvent(try look.receiptStatus(0), at: look.timestamp(1)), of: present, for: message)
    }

    func put(
        _ receipt: ReceiptEvent, of person: UniqueIdentifier, for message: UniqueIdentifier
    ) throws(StoreError) {
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
    ///
    /// - Parameter isSeen: Whether observers learn of it.
    func removeRow(
        of person: UniqueIdentifier, about message: UniqueIdentifier, in table: String, isSeen: Bool = true
    ) throws(StoreError) {
        guard let place = try located(message) else { return }
        try statement(
            """
            DELETE FROM \(table) WHERE message_id = ?1
                AND person_id = (SELECT ifnull(joined_into, id) FROM people WHERE uuid = ?2)
            """
        ).bind(1, place.row).bind(2, person).run()
        if isSeen, connection.changes > 0 { try reportUpdate(of: message, inConversation: place.conversation) }
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
        SELECT r.status, r.timestamp, ifnull((SELECT uuid FROM people WHERE id = o.joined_into), o.uuid)
        FROM people AS o CROSS JOIN message_receipts AS r
        ON r.message_id = ?1 AND r.person_id = ifnull(o.joined_into, o.id) WHERE o.uuid = ?2
        """
}

/// Receipts as values.
extension ValueRows {
    static let receipts = ValueRows(
        columns: "m.uuid, p.uuid, r.status, r.timestamp",
        tables: """
            message_receipts AS r CROSS JOIN messages AS m ON m.id = r.message_id
            CROSS JOIN people AS p ON p.id = r.person_id
            """,
        key: [Column("r.message_id", of: "messages"), Column("r.person_id", of: "people")],
        fields: [.person: [Column("r.person_id", of: "people")]]
    ) { (_, row) throws(StoreError) in
        guard let message = row.identifier(0), let person = row.identifier(1) else { throw StoreError(.damaged) }
        return .receipt(ReceiptEvent(try row.receiptStatus(2), at: row.timestamp(3)), of: person, for: message)
    }
}
