public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `TrustStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func trustedContacts(
        after id: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [ContactRecord] {
        try checkLimit(limit, upTo: 10_000)
        return try await readRows { session throws(StoreError) in
            let statement = try session.connection.statement(
                id == nil ? Connection.trustedContacts : Connection.trustedContactsAfter)
            if let id { statement.bind(2, id) }
            statement.bind(1, Int64(limit))
            defer { statement.reset() }
            var contacts: [ContactRecord] = []
            while try statement.step() { contacts.append(try statement.contact()) }
            return contacts
        }
    }
}

extension Connection {
    /// The index of the root among the parts.
    static let rootOfTrust: Int64 = -1
    /// The index under which a part is stored; nil stands for the root.
    static func index(ofPart part: UInt8?) -> Int64 { part.map(Int64.init) ?? rootOfTrust }
    static let trustSeal = "SELECT seal FROM trust_seals WHERE part = ?1"
    static let trustedContacts = """
        SELECT \(contactColumns) FROM \(contactTables) WHERE (k.trust <> 0 OR k.is_blocked <> 0)
        ORDER BY k.uuid LIMIT ?1
        """
    static let trustedContactsAfter = """
        SELECT \(contactColumns) FROM \(contactTables) WHERE (k.trust <> 0 OR k.is_blocked <> 0) AND k.uuid > ?2
        ORDER BY k.uuid LIMIT ?1
        """

    func trustSeal(_ part: Int64) throws(StoreError) -> [UInt8]? {
        let statement = try statement(Connection.trustSeal).bind(1, part)
        defer { statement.reset() }
        return try statement.step() ? statement.bytes(0) : nil
    }
}
