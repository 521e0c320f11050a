import WhisperMessage
import WhisperStorePort

extension VaultState {
    /// The policies by name.
    var policiesByName: [PolicyRecord] {
        policies.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The identities in order of creation.
    var identitiesByCreation: [IdentityRecord] {
        identities.values.sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
    }

    /// The identities in order of creation, each after its predecessor.
    var identitiesByDescent: [IdentityRecord] {
        var waiting = identitiesByCreation
        var sorted: [IdentityRecord] = []
        while let next = waiting.firstIndex(where: { later in
            !waiting.contains { $0.id == later.predecessor }
        }) {
            sorted.append(waiting.remove(at: next))
        }
        return sorted
    }

    /// Whether one identity succeeded another, directly or indirectly.
    func isSuccessor(_ later: UniqueIdentifier, of earlier: UniqueIdentifier) -> Bool {
        var next = identities[later]?.predecessor
        while let id = next {
            if id == earlier { return true }
            next = identities[id]?.predecessor
        }
        return false
    }
}

extension Transaction {
    /// Saves a new or changed identity; if it is the default, it replaces the previous default.
    func save(_ identity: IdentityRecord) throws(StoreError) {
        if state.identities[identity.id] == identity { return }
        try put(identity)
        changes.insert(.identityChanged(identity.id))
        guard identity.isDefault else { return }
        for other in state.identities.values where other.isDefault && other.id != identity.id {
            var other = other
            other.isDefault = false
            other.updatedAt = now
            state.identities[other.id] = other
            changes.insert(.identityChanged(other.id))
        }
    }

    /// Stores an identity whose parts are valid.
    func put(_ identity: IdentityRecord) throws(StoreError) {
        let hasRightParts =
            identity.agreementKey.count == 32 && identity.signingKey.map { $0.count == 32 } ?? true
            && identity.fingerprint.count == 32 && identity.recipientKeyID.count == 8 && !identity.name.isEmpty
            && (!identity.isDefault || identity.status == .active)
        guard hasRightParts else { throw StoreError(.invalidArgument) }
        if let predecessor = identity.predecessor {
            guard state.identities[predecessor] != nil else { throw StoreError(.identityNotFound) }
            let isCircle = predecessor == identity.id || state.isSuccessor(predecessor, of: identity.id)
            guard !isCircle else { throw StoreError(.constraint) }
        }
        var after = state
        after.identities[identity.id] = identity
        let isTaken = after.identities.values.contains { other in
            let isOfOneLine =
                after.isSuccessor(identity.id, of: other.id) || after.isSuccessor(other.id, of: identity.id)
            return other.id != identity.id
                && (other.fingerprint == identity.fingerprint
                    || other.name.utf8.elementsEqual(identity.name.utf8) && !isOfOneLine)
        }
        guard !isTaken else { throw StoreError(.constraint) }
        state.identities[identity.id] = identity
    }
}
