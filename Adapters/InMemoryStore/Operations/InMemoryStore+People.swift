public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The handle of a sender, whose person is found, merged or created.
    ///
    /// - Throws: `.invalidArgument` for a sender without aliases.
    public func sender(for sender: NewSender) async throws(StoreError) -> SenderHandle {
        try write { (transaction) throws(StoreError) in try transaction.sender(for: sender) }
    }

    /// The person with this id; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func person(_ id: UniqueIdentifier) async throws(StoreError) -> Person? {
        try read { $0.person(id) }
    }

    /// The people whose names begin with a prefix, by name.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func people(named prefix: String, limit: Int) async throws(StoreError) -> [Person] {
        try checkLimit(limit, upTo: 10_000)
        return try read { state in
            let prefix = FoldedName(prefix)
            return
                state.people.keys.compactMap(state.person)
                .filter { person in
                    ([person.displayName] + person.aliases.map(\.alias.value))
                        .contains { FoldedName($0).begins(with: prefix) }
                }
                .sortedByName(\.displayName, \.id, limit: limit)
        }
    }

    /// Takes over claims that two aliases are those of one person.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func identify(_ claims: [PersonClaim]) async throws(StoreError) -> [Bool] {
        if claims.isEmpty { return [] }
        return try write { (transaction) throws(StoreError) in
            var results: [Bool] = []
            for claim in claims { results.append(try transaction.identify(claim)) }
            return results
        }
    }

    /// Merges two people.
    ///
    /// - Throws: `.personNotFound`.
    @discardableResult
    public func join(
        _ other: UniqueIdentifier, into id: UniqueIdentifier, by cause: JoinCause
    ) async throws(StoreError) -> Bool {
        try write { (transaction) throws(StoreError) in
            guard transaction.mayJoin([other, id].map(transaction.state.resolved), ofChats: false, by: cause) else {
                return false
            }
            try transaction.join(other, into: id, by: cause)
            return true
        }
    }
}
