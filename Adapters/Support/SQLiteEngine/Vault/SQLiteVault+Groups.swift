public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `GroupStore`.
    ///
    /// - Throws: `.conversationNotFound`.
    public func members(of conversation: UniqueIdentifier) async throws(StoreError) -> [GroupMember] {
        try await readRows { session throws(StoreError) in
            let connection = session.connection
            return try connection.members(ofConversation: connection.requireConversation(conversation))
        }
    }

    /// See `GroupStore`.
    ///
    /// - Throws: `.personNotFound`.
    public func memberships(of person: UniqueIdentifier) async throws(StoreError) -> [GroupMembership] {
        try await readRows { session throws(StoreError) in
            guard let row = try session.connection.personRow(person) else { throw StoreError(.personNotFound) }
            let statement = try session.connection.statement(Connection.memberships).bind(1, row)
            defer { statement.reset() }
            var memberships: [GroupMembership] = []
            while try statement.step() {
                memberships.append(
                    GroupMembership(
                        conversation: try statement.conversation(), role: try statement.role(20),
                        since: statement.timestamp(21)))
            }
            return memberships
        }
    }
}

/// Reading members and receipts, within a transaction.
extension Connection {
    static let members = """
        SELECT p.uuid, p.display_name, p.is_owner, g.role, g.timestamp
        FROM group_members AS g CROSS JOIN people AS p ON p.id = g.person_id WHERE g.conversation_id = ?1
        ORDER BY g.role = '0', g.role DESC, p.folded, p.uuid
        """
    static let memberships = """
        SELECT \(conversationColumns), g.role, g.timestamp
        FROM group_members AS g CROSS JOIN conversations AS c ON c.id = g.conversation_id WHERE g.person_id = ?1
        ORDER BY is_archived, is_pinned DESC, activity_at DESC, uuid
        """
    static let receipts = """
        SELECT p.uuid, p.display_name, r.status, r.timestamp
        FROM message_receipts AS r CROSS JOIN people AS p ON p.id = r.person_id
        WHERE r.message_id = ?1 AND NOT p.is_owner ORDER BY p.folded, p.uuid
        """

    /// The members of a conversation, and those who have left, in the order of `GroupStore`.
    func members(ofConversation row: Int64) throws(StoreError) -> [GroupMember] {
        let statement = try statement(Connection.members).bind(1, row)
        defer { statement.reset() }
        var members: [GroupMember] = []
        while try statement.step() {
            guard let person = statement.identifier(0) else { throw StoreError(.damaged) }
            members.append(
                GroupMember(
                    person: person, displayName: statement.text(1), isOwner: statement.bool(2),
                    role: try statement.role(3), since: statement.timestamp(4)))
        }
        return members
    }

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
