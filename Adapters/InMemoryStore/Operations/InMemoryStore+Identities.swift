public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// Saves identities in the order given.
    ///
    /// - Throws: As documented by the port.
    public func saveIdentities(_ identities: [IdentityRecord]) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in
            for identity in identities { try transaction.save(identity) }
        }
    }

    /// The identity with this id; nil if there is none.
    ///
    /// - Throws: As documented by the port.
    public func identity(_ id: UniqueIdentifier) async throws(StoreError) -> IdentityRecord? {
        try read { $0.identities[id] }
    }

    /// All identities, by name, and the newest key version first within a name.
    ///
    /// - Throws: As documented by the port.
    public func identities() async throws(StoreError) -> [IdentityRecord] {
        try read { state in
            let named = state.identities.values.map { (FoldedName($0.name), $0) }
            return named.sorted { left, right in
                (left.0, right.1.keyVersion, left.1.id) < (right.0, left.1.keyVersion, right.1.id)
            }.map(\.1)
        }
    }

    /// The identities with this recipient key id, in order of creation.
    ///
    /// - Throws: As documented by the port.
    public func identities(recipientKeyID: [UInt8]) async throws(StoreError) -> [IdentityRecord] {
        try read { $0.identitiesByCreation.filter { $0.recipientKeyID == recipientKeyID } }
    }
}

extension InMemoryStore {
    /// The policies that were ever set, by name.
    ///
    /// - Throws: As documented by the port.
    public func policies() async throws(StoreError) -> [PolicyRecord] {
        try read { $0.policiesByName }
    }

    /// Switches a policy on or off.
    ///
    /// - Throws: As documented by the port.
    public func setPolicy(_ name: String, isOn: Bool) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in try transaction.setPolicy(name, isOn: isOn) }
    }
}

extension Transaction {
    /// Switches a policy on or off.
    mutating func setPolicy(_ name: String, isOn: Bool) throws(StoreError) {
        guard !name.isEmpty else { throw StoreError(.invalidArgument) }
        if state.policies[name]?.isOn == isOn { return }
        state.policies[name] = PolicyRecord(name: name, isOn: isOn, changedAt: now)
        changes.insert(.policyChanged(name))
    }
}
