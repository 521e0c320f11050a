import WhisperMessage
package import WhisperStorePort

/// The owner's identities (ID-1).
extension Archive {
    /// Saves new and changed identities, in the order given; one that is the default replaces the former default.
    ///
    /// - Throws: As `VaultStore.saveIdentities`.
    package func save(_ identities: [IdentityRecord]) throws(StoreError) {
        for identity in identities {
            let held = try store.identities()
            if held.contains(identity) { continue }
            try identity.check(among: held)
            try store.put(.identity(identity))
            guard identity.isDefault else { continue }
            for var other in held where other.isDefault && other.id != identity.id {
                other.isDefault = false
                other.updatedAt = store.now
                try store.put(.identity(other))
            }
        }
    }

    /// Stores the identity of a record; it does not become the default if there is one.
    ///
    /// - Throws: As `VaultStore.saveIdentities`.
    /// - Returns: Whether it was new.
    func insert(_ identity: IdentityRecord) throws(StoreError) -> Bool {
        let held = try store.identities()
        if held.contains(where: { $0.id == identity.id }) { return false }
        var identity = identity
        if held.contains(where: \.isDefault) { identity.isDefault = false }
        try identity.check(among: held)
        try store.put(.identity(identity))
        return true
    }
}

extension StoreReader {
    /// All identities in order of creation, each after its predecessor.
    ///
    /// - Throws: `.damaged` if they precede each other in a circle.
    func identitiesByDescent() throws(StoreError) -> [IdentityRecord] {
        var waiting = try identities().sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
        var sorted: [IdentityRecord] = []
        var passed: Set<UniqueIdentifier> = []
        while !waiting.isEmpty {
            let next = waiting.firstIndex { $0.predecessor.map(passed.contains) ?? true }
            guard let next else { throw StoreError(.damaged) }
            let identity = waiting.remove(at: next)
            passed.insert(identity.id)
            sorted.append(identity)
        }
        return sorted
    }

    /// All identities, in any order.
    func identities() throws(StoreError) -> [IdentityRecord] {
        try values(ValueSelection(.identity)).compactMap { value in
            if case .identity(let identity) = value { identity } else { nil }
        }
    }
}

extension IdentityRecord {
    /// Checks that an identity may be stored beside others, or in the place of one of them.
    ///
    /// - Throws: `.invalidArgument`, `.identityNotFound` and `.constraint` as `VaultStore.saveIdentities`.
    fileprivate func check(among held: [IdentityRecord]) throws(StoreError) {
        guard agreementKey.count == 32, signingKey?.count ?? 32 == 32, fingerprint.count == 32,
            recipientKeyID.count == 8, !name.isEmpty, !isDefault || status == .active
        else { throw StoreError(.invalidArgument) }
        var line: Set<UniqueIdentifier> = []
        if held.contains(where: { $0.id == id }) { line.insert(id) }
        var successors = Array(line)
        while let next = successors.popLast() {
            for other in held where other.predecessor == next && line.insert(other.id).inserted {
                successors.append(other.id)
            }
        }
        if let predecessor {
            guard held.contains(where: { $0.id == predecessor }) else { throw StoreError(.identityNotFound) }
            guard !line.contains(predecessor) else { throw StoreError(.constraint) }
        }
        var next = predecessor
        while let earlier = next, line.insert(earlier).inserted {
            next = held.first { $0.id == earlier }?.predecessor
        }
        let isTaken = held.contains { other in
            other.id != id
                && (other.fingerprint == fingerprint
                    || other.name.utf8.elementsEqual(name.utf8) && !line.contains(other.id))
        }
        guard !isTaken else { throw StoreError(.constraint) }
    }
}
