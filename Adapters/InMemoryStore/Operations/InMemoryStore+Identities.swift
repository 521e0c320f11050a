import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// All identities, by name, and the newest key version first within a name.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func identities() async throws(StoreError) -> [IdentityRecord] {
        try readState { state in
            let named = state.identities.values.map { (FoldedName($0.name), $0) }
            return named.sorted { left, right in
                (left.0, right.1.keyVersion, left.1.id) < (right.0, left.1.keyVersion, right.1.id)
            }.map(\.1)
        }
    }

    /// The identities with this recipient key id, in order of creation.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func identities(recipientKeyID: [UInt8]) async throws(StoreError) -> [IdentityRecord] {
        try readState { $0.identitiesByCreation.filter { $0.recipientKeyID == recipientKeyID } }
    }
}

extension InMemoryStore {
    /// The policies that were ever set, by name.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func policies() async throws(StoreError) -> [PolicyRecord] {
        try readState { $0.policiesByName }
    }
}
