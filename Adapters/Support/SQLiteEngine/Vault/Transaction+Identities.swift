internal import WhisperMessage
internal import WhisperStorePort

extension Transaction {
    /// Stores an identity in the place of the one with its id.
    func put(_ identity: IdentityRecord) throws(StoreError) {
        let row = try connection.identity(identity.id)?.row
        let predecessor = try identity.predecessor.flatMap { id throws(StoreError) in try connection.identity(id)?.row }
        let sql =
            row == nil
            ? """
            INSERT INTO identities (uuid, name, agreement_key, signing_key, fingerprint, recipient_key_id, status,
                is_default, key_version, predecessor_id, succession, created_at, updated_at)
            VALUES (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)
            """
            : """
            UPDATE identities SET uuid = ?2, name = ?3, agreement_key = ?4, signing_key = ?5, fingerprint = ?6,
                recipient_key_id = ?7, status = ?8, is_default = ?9, key_version = ?10, predecessor_id = ?11,
                succession = ?12, created_at = ?13, updated_at = ?14 WHERE id = ?1
            """
        let statement = try statement(sql)
        if let row { statement.bind(1, row) }
        try statement
            .bind(2, identity.id).bind(3, identity.name)
            .bind(4, bytes: identity.agreementKey).bind(5, bytes: identity.signingKey)
            .bind(6, bytes: identity.fingerprint).bind(7, bytes: identity.recipientKeyID)
            .bind(8, Int64(identity.status.rawValue)).bind(9, identity.isDefault).bind(10, Int64(identity.keyVersion))
            .bind(11, predecessor).bind(12, bytes: identity.succession)
            .bind(13, identity.createdAt).bind(14, identity.updatedAt).run()
    }
}

extension Connection {
    static let identityColumns = """
        i.id, i.uuid, i.name, i.agreement_key, i.signing_key, i.fingerprint, i.recipient_key_id, i.status, i.is_default,
        i.key_version, p.uuid, i.succession, i.created_at, i.updated_at
        """
    static let identityTables = "identities AS i LEFT JOIN identities AS p ON p.id = i.predecessor_id"

    /// The row and record of an identity.
    func identity(_ id: UniqueIdentifier) throws(StoreError) -> (row: Int64, identity: IdentityRecord)? {
        let statement = try statement(
            "SELECT \(Connection.identityColumns) FROM \(Connection.identityTables) WHERE i.uuid = ?1"
        ).bind(1, id)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        return (statement.integer(0), try statement.identity())
    }
}

extension Statement {
    /// The identity in the current row, with the columns `Connection.identityColumns`.
    func identity() throws(StoreError) -> IdentityRecord {
        guard let id = identifier(1), let status = IdentityStatus(rawValue: Int(integer(7))),
            let version = UInt32(exactly: integer(9))
        else { throw StoreError(.damaged) }
        return IdentityRecord(
            id: id, name: text(2), agreementKey: bytes(3), signingKey: isNull(4) ? nil : bytes(4),
            fingerprint: bytes(5), recipientKeyID: bytes(6), status: status, isDefault: bool(8), keyVersion: version,
            predecessor: identifier(10), succession: isNull(11) ? nil : bytes(11), createdAt: timestamp(12),
            updatedAt: timestamp(13))
    }
}
