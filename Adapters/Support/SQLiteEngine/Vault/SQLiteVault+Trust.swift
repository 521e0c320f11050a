public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `TrustStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func trustRoot() async throws(StoreError) -> [UInt8]? {
        try await readRows { session throws(StoreError) in try session.connection.trustSeal(Connection.rootOfTrust) }
    }

    /// See `TrustStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func trustPart(_ index: UInt8) async throws(StoreError) -> [UInt8] {
        try await readRows { session throws(StoreError) in try session.connection.trustSeal(Int64(index)) ?? [] }
    }

    /// See `TrustStore`.
    ///
    /// - Throws: `.trustChanged` if the root is no longer the one that the seal is based on, without a change; for the
    ///   changes, what `saveContact(_:over:)`, `saveContact(_:)`, `deleteContact(_:)` and `setPolicy(_:isOn:)` throw.
    public func commitTrust(_ seal: TrustSeal, with changes: [TrustChange]) async throws(StoreError) {
        guard !seal.root.isEmpty else { throw StoreError(.invalidArgument) }
        try await write { transaction throws(StoreError) in
            guard try transaction.connection.trustSeal(Connection.rootOfTrust) == seal.known else {
                throw StoreError(.trustChanged)
            }
            for change in changes {
                switch change {
                case .contact(let contact, over: let known?): try transaction.save(contact, over: known)
                case .contact(let contact, over: nil): try transaction.save(contact)
                case .removal(let id): try transaction.deleteContact(id)
                case .policy(let name, let isOn): try transaction.setPolicy(name, isOn: isOn)
                }
            }
            try transaction.put(trustSeal: seal.root, at: Connection.rootOfTrust)
            for (index, part) in seal.parts { try transaction.put(trustSeal: part, at: Int64(index)) }
        }
    }

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

extension Transaction {
    /// Stores the root or a part; an empty one is removed.
    fileprivate func put(trustSeal bytes: [UInt8], at part: Int64) throws(StoreError) {
        if bytes.isEmpty {
            try statement("DELETE FROM trust_seals WHERE part = ?1").bind(1, part).run()
        } else {
            try statement("INSERT OR REPLACE INTO trust_seals (part, seal) VALUES (?1, ?2)")
                .bind(1, part).bind(2, bytes: bytes).run()
        }
    }
}

extension Connection {
    /// The index of the root among the parts.
    static let rootOfTrust: Int64 = -1
    static let trustSeal = "SELECT seal FROM trust_seals WHERE part = ?1"
    static let trustedContacts = """
        SELECT \(contactColumns) FROM \(contactTables) WHERE (k.trust <> 0 OR k.is_blocked <> 0)
        ORDER BY k.uuid LIMIT ?1
        """
    static let trustedContactsAfter = """
        SELECT \(contactColumns) FROM \(contactTables) WHERE (k.trust <> 0 OR k.is_blocked <> 0) AND k.uuid > ?2
        ORDER BY k.uuid LIMIT ?1
        """

    fileprivate func trustSeal(_ part: Int64) throws(StoreError) -> [UInt8]? {
        let statement = try statement(Connection.trustSeal).bind(1, part)
        defer { statement.reset() }
        return try statement.step() ? statement.bytes(0) : nil
    }
}
