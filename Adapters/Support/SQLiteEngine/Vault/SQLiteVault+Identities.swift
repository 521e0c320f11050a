public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `IdentityStore`.
    ///
    /// - Throws: `.invalidArgument` for keys or a fingerprint that are not 32 bytes, a key id that is not 8, an empty
    ///   name, or a default that is not active; `.constraint` for a fingerprint or name that another identity has,
    ///   unless it is the name of a direct or indirect predecessor; `.identityNotFound` for an unknown predecessor,
    ///   `.constraint` for one that was created after the identity itself.
    public func saveIdentities(_ identities: [IdentityRecord]) async throws(StoreError) {
        try await write(keepsMemory: true) { transaction throws(StoreError) in
            for identity in identities { try transaction.save(identity) }
        }
    }

    /// See `IdentityStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func identity(_ id: UniqueIdentifier) async throws(StoreError) -> IdentityRecord? {
        try await readRows { session throws(StoreError) in try session.connection.identity(id)?.identity }
    }

    /// See `IdentityStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func identities() async throws(StoreError) -> [IdentityRecord] {
        try await readRows { session throws(StoreError) in
            let named = try session.connection.identities().map { ($0, SearchText.words(of: $0.name).folded) }
            return named.sorted { left, right in
                if left.1 != right.1 { return left.1.lexicographicallyPrecedes(right.1) }
                return (right.0.keyVersion, left.0.id) < (left.0.keyVersion, right.0.id)
            }.map(\.0)
        }
    }

    /// See `IdentityStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func identities(recipientKeyID: [UInt8]) async throws(StoreError) -> [IdentityRecord] {
        try await readRows { session throws(StoreError) in
            let statement = try session.connection.statement(Connection.identitiesByRecipientKeyID)
                .bind(1, bytes: recipientKeyID)
            defer { statement.reset() }
            var identities: [IdentityRecord] = []
            while try statement.step() { identities.append(try statement.identity()) }
            return identities.sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
        }
    }
}

extension Transaction {
    /// Saves a new or changed identity; if it is the default, it replaces the previous default.
    fileprivate func save(_ identity: IdentityRecord) throws(StoreError) {
        let known = try connection.identity(identity.id)
        if let known, known.identity == identity { return }
        try put(identity, row: known?.row)
        changes.insert(.identityChanged(identity.id))
        guard identity.isDefault else { return }
        for other in try connection.defaultIdentities() where other != identity.id {
            try statement("UPDATE identities SET is_default = 0, updated_at = ?2 WHERE uuid = ?1")
                .bind(1, other).bind(2, now).run()
            changes.insert(.identityChanged(other))
        }
    }

    /// Inserts or updates the row of an identity whose parts are valid.
    func put(_ identity: IdentityRecord, row: Int64?) throws(StoreError) {
        guard identity.agreementKey.count == 32, identity.signingKey?.count ?? 32 == 32,
            identity.fingerprint.count == 32, identity.recipientKeyID.count == 8, !identity.name.isEmpty,
            !identity.isDefault || identity.status == .active
        else { throw StoreError(.invalidArgument) }
        let predecessor = try identity.predecessor.map { id throws(StoreError) in
            guard let row = try connection.identity(id)?.row else { throw StoreError(.identityNotFound) }
            return row
        }
        guard try connection.isFree(identity, row: row, predecessor: predecessor) else { throw StoreError(.constraint) }
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
    static let identitiesByRecipientKeyID =
        "SELECT \(identityColumns) FROM \(identityTables) WHERE i.recipient_key_id = ?1"

    /// The row and record of an identity.
    func identity(_ id: UniqueIdentifier) throws(StoreError) -> (row: Int64, identity: IdentityRecord)? {
        let statement = try statement(
            "SELECT \(Connection.identityColumns) FROM \(Connection.identityTables) WHERE i.uuid = ?1"
        ).bind(1, id)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        return (statement.integer(0), try statement.identity())
    }

    /// All identities, in no particular order.
    fileprivate func identities() throws(StoreError) -> [IdentityRecord] {
        let statement = try statement("SELECT \(Connection.identityColumns) FROM \(Connection.identityTables)")
        defer { statement.reset() }
        var identities: [IdentityRecord] = []
        while try statement.step() { identities.append(try statement.identity()) }
        return identities
    }

    /// All identities in order of creation, each after its predecessor.
    func identitiesByDescent() throws(StoreError) -> [IdentityRecord] {
        var waiting = try identities().sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
        var sorted: [IdentityRecord] = []
        var passed: Set<UniqueIdentifier> = []
        while !waiting.isEmpty {
            let next = waiting.firstIndex { $0.predecessor.map(passed.contains) ?? true }
            // Predecessors never form a cycle, unless the file is damaged.
            guard let next else { throw StoreError(.damaged) }
            let identity = waiting.remove(at: next)
            passed.insert(identity.id)
            sorted.append(identity)
        }
        return sorted
    }

    /// The default identity: one or none.
    func defaultIdentities() throws(StoreError) -> [UniqueIdentifier] {
        let statement = try statement("SELECT uuid FROM identities WHERE is_default = 1")
        defer { statement.reset() }
        var ids: [UniqueIdentifier] = []
        while try statement.step() {
            if let id = statement.identifier(0) { ids.append(id) }
        }
        return ids
    }

    /// Whether an identity is compatible with the others: no other one has its fingerprint, only its predecessors and
    /// successors may have its name, and its predecessor is not one of its successors.
    fileprivate func isFree(
        _ identity: IdentityRecord, row: Int64?, predecessor: Int64?
    ) throws(StoreError) -> Bool {
        let statement = try statement(
            """
            WITH RECURSIVE
                earlier (id) AS (SELECT id FROM identities WHERE id = ?2
                    UNION SELECT i.predecessor_id FROM earlier AS e CROSS JOIN identities AS i ON i.id = e.id
                    WHERE i.predecessor_id IS NOT NULL),
                later (id) AS (SELECT id FROM identities WHERE id = ?1
                    UNION SELECT i.id FROM later AS l CROSS JOIN identities AS i ON i.predecessor_id = l.id)
            SELECT EXISTS (SELECT 1 FROM identities WHERE fingerprint = ?3 AND id IS NOT ?1)
                OR EXISTS (SELECT 1 FROM identities WHERE name = ?4
                    AND id NOT IN (SELECT id FROM earlier) AND id NOT IN (SELECT id FROM later))
                OR ?2 IN (SELECT id FROM later)
            """
        ).bind(1, row).bind(2, predecessor).bind(3, bytes: identity.fingerprint).bind(4, identity.name)
        defer { statement.reset() }
        return try statement.step() && !statement.bool(0)
    }
}

extension Statement {
    /// The identity in the current row, with the columns `Connection.identityColumns`.
    fileprivate func identity() throws(StoreError) -> IdentityRecord {
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
