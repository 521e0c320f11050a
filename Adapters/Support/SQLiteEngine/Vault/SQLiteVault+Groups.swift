internal import WhisperMessage
internal import WhisperStorePort

/// Reading receipts, within a transaction.
extension Connection {
    static let receipts = """
        SELECT p.uuid, p.display_name, r.status, r.timestamp
        FROM message_receipts AS r CROSS JOIN people AS p ON p.id = r.person_id
        WHERE r.message_id = ?1 AND NOT p.is_owner ORDER BY p.folded, p.uuid
        """

    /// The receipts of a message, by name. People who turned out to be the owner are not recipients.
    func receipts(ofMessage row: Int64) throws(StoreError) -> [PersonReceipt] {
        let statement = try statement(Connection.receipts).bind(1, row)
        defer { statement.reset() }
        var receipts: [PersonReceipt] = []
        while try statement.step() {
            guard let person = statement.identifier(0) else { throw StoreError(.damaged) }
            receipts.append(
                PersonReceipt(
                    person: person, displayName: statement.text(1), status: try statement.receiptStatus(2),
                    timestamp: statement.timestamp(3)))
        }
        return receipts
    }
}

extension Statement {
    /// A role; nil for the code of a former member.
    func role(_ column: Int32) throws(StoreError) -> GroupRole? {
        let code = integer(column)
        if code == 0 { return nil }
        guard let role = GroupRole(rawValue: Int(code)) else { throw StoreError(.damaged) }
        return role
    }

    /// The status of a receipt.
    func receiptStatus(_ column: Int32) throws(StoreError) -> ReceiptStatus {
        guard let status = ReceiptStatus(rawValue: Int(integer(column))) else { throw StoreError(.damaged) }
        return status
    }
}
