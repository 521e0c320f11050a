public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// Saves identities in the order given.
    ///
    /// - Throws: `.invalidArgument` for keys or a fingerprint that are not 32 bytes, a key id that is not 8, an empty
    ///   name, or a default that is not active; `.constraint` for a fingerprint or name that another identity has,
    ///   unless it is the name of a direct or indirect predecessor; `.identityNotFound` for an unknown predecessor,
    ///   `.constraint` for one that was created after the identity itself.
    public func saveIdentities(_ identities: [IdentityRecord]) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in
            for identity in identities { try transaction.save(identity) }
        }
    }

    /// The identity with this id; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func identity(_ id: UniqueIdentifier) async throws(StoreError) -> IdentityRecord? {
        try readState { $0.identities[id] }
    }

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

    /// Switches a policy on or off.
    ///
    /// - Throws: `.invalidArgument` for an empty name.
    public func setPolicy(_ name: String, isOn: Bool) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in try transaction.setPolicy(name, isOn: isOn) }
    }
}

extension Transaction {
    /// Switches a policy on or off.
    func setPolicy(_ name: String, isOn: Bool) throws(StoreError) {
        guard !name.isEmpty else { throw StoreError(.invalidArgument) }
        if state.policies[name]?.isOn == isOn { return }
        state.policies[name] = PolicyRecord(name: name, isOn: isOn, changedAt: now)
        changes.insert(.policyChanged(name))
    }
}
