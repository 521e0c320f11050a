public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `ContactLookup`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contact(fingerprint: [UInt8]) async throws(StoreError) -> ContactRecord? {
        try await contacts(Connection.contactByFingerprint) { $0.bind(1, bytes: fingerprint) }.first
    }

    /// See `ContactLookup`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contacts(recipientKeyID: [UInt8]) async throws(StoreError) -> [ContactRecord] {
        try await contacts(Connection.contactsByRecipientKeyID) { $0.bind(1, bytes: recipientKeyID) }
    }

    /// See `ContactLookup`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contacts(shortID: UInt64) async throws(StoreError) -> [ContactRecord] {
        let prefix = ShortIDRange(shortID)
        return try await contacts(Connection.contactsByShortID) {
            $0.bind(1, bytes: prefix?.lower).bind(2, bytes: prefix?.upper)
        }
    }

    /// See `ContactLookup`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contacts(exactlyNamed name: String) async throws(StoreError) -> [ContactRecord] {
        let folded = NamePrefix.folded(name)
        return try await contacts(Connection.contactsExactlyNamed) { $0.bind(1, folded) }
    }

    /// See `ContactLookup`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func owners(agreementKey: [UInt8], signingKey: [UInt8]?) async throws(StoreError) -> [KeyOwner] {
        try await readRows { session throws(StoreError) in
            try session.connection.owners(agreementKey: agreementKey, signingKey: signingKey)
        }
    }

    /// See `ContactLookup`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func areKnown(_ probes: [ContactProbe]) async throws(StoreError) -> [Bool] {
        try await readRows { session throws(StoreError) in
            var answers: [Bool] = []
            answers.reserveCapacity(probes.count)
            for probe in probes {
                var isKnown = try session.connection.exists(
                    Connection.keyOwners,
                    { $0.bind(1, bytes: probe.agreementKey).bind(2, bytes: probe.signingKey) })
                if !isKnown {
                    isKnown = try session.connection.exists(
                        Connection.contactsExactlyNamed, { $0.bind(1, NamePrefix.folded(probe.name)) })
                }
                answers.append(isKnown)
            }
            return answers
        }
    }

    /// See `ContactLookup`.
    ///
    /// - Throws: `.contactNotFound`.
    public func markSeen(_ id: UniqueIdentifier, at time: Timestamp) async throws(StoreError) {
        try await write(keepsMemory: true) { transaction throws(StoreError) in
            try transaction.statement(Connection.marksSeen).bind(1, id).bind(2, time).run()
            if transaction.connection.changes > 0 {
                transaction.changes.insert(.contactChanged(id))
            } else if try transaction.connection.contact(id) == nil {
                throw StoreError(.contactNotFound)
            }
        }
    }

    /// The contacts from a statement with the columns `contactColumns`.
    private func contacts(
        _ sql: String, _ bind: @Sendable (Statement) -> Void
    ) async throws(StoreError) -> [ContactRecord] {
        try await readRows { session throws(StoreError) in
            let statement = try session.connection.statement(sql)
            bind(statement)
            defer { statement.reset() }
            var contacts: [ContactRecord] = []
            while try statement.step() { contacts.append(try statement.contact()) }
            return contacts
        }
    }
}

/// The range of fingerprints that begin with the 60 bits of a short id.
private struct ShortIDRange {
    /// The lower bound, which is shorter than a fingerprint.
    let lower: [UInt8]
    /// The upper bound.
    let upper: [UInt8]

    /// Nil for a number of more than 60 bits.
    init?(_ shortID: UInt64) {
        guard shortID >> 60 == 0 else { return nil }
        lower = ShortIDRange.bytes(shortID << 4)
        upper = ShortIDRange.bytes(shortID << 4 | 0xF) + Array(repeating: 0xFF, count: 24)
    }

    private static func bytes(_ number: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * $0)) }
    }
}

extension Connection {
    static let contactByFingerprint = "SELECT \(contactColumns) FROM \(contactTables) WHERE k.fingerprint = ?1"
    /// At most a handful of contacts share a recipient key id, so sorting them is cheap.
    static let contactsByRecipientKeyID = """
        SELECT \(contactColumns) FROM \(contactTables) WHERE k.recipient_key_id = ?1 ORDER BY k.folded, k.uuid LIMIT 16
        """
    /// The same applies to contacts with the same short id.
    static let contactsByShortID = """
        SELECT \(contactColumns) FROM \(contactTables) WHERE k.fingerprint BETWEEN ?1 AND ?2
        ORDER BY k.folded, k.uuid LIMIT 16
        """
    static let contactsExactlyNamed = """
        SELECT \(contactColumns) FROM \(contactTables) WHERE k.folded = ?1 ORDER BY k.uuid LIMIT 16
        """
    static let contactByRow = "SELECT \(contactColumns) FROM \(contactTables) WHERE k.id = ?1"
    static let keyOwners = """
        SELECT id FROM contacts WHERE agreement_key = ?1
        UNION ALL SELECT id FROM contacts WHERE signing_key = ?2
        UNION ALL SELECT contact_id FROM contact_keys WHERE agreement_key = ?1
        UNION ALL SELECT contact_id FROM contact_keys WHERE signing_key = ?2
        """
    static let hadKey = "SELECT 1 FROM contact_keys WHERE contact_id = ?1 AND (agreement_key = ?2 OR signing_key = ?3)"
    static let marksSeen = """
        UPDATE contacts SET last_seen_at = ?2 WHERE uuid = ?1 AND (last_seen_at IS NULL OR last_seen_at < ?2)
        """

    /// The contacts that have or had at least one of two keys, best matches first.
    fileprivate func owners(agreementKey: [UInt8], signingKey: [UInt8]?) throws(StoreError) -> [KeyOwner] {
        var rows: Set<Int64> = []
        let walk = try statement(Connection.keyOwners).bind(1, bytes: agreementKey).bind(2, bytes: signingKey)
        defer { walk.reset() }
        while try walk.step() { rows.insert(walk.integer(0)) }
        var owners: [KeyOwner] = []
        for row in rows {
            let statement = try statement(Connection.contactByRow).bind(1, row)
            defer { statement.reset() }
            guard try statement.step() else { continue }
            let contact = try statement.contact()
            let hadKey = try exists(
                Connection.hadKey, { $0.bind(1, row).bind(2, bytes: agreementKey).bind(3, bytes: signingKey) })
            owners.append(
                KeyOwner(
                    contact: contact, hasAgreementKey: contact.agreementKey == agreementKey,
                    hasSigningKey: signingKey != nil && contact.signingKey == signingKey, hadKey: hadKey))
        }
        owners.sort { ($1.share, $0.contact.id) < ($0.share, $1.contact.id) }
        return Array(owners.prefix(16))
    }
}

extension KeyOwner {
    /// How many of the two keys are current ones of the contact.
    fileprivate var share: Int { (hasAgreementKey ? 1 : 0) + (hasSigningKey ? 1 : 0) }
}
