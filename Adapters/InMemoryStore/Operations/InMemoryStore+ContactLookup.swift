public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The contact with this fingerprint; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contact(fingerprint: [UInt8]) async throws(StoreError) -> ContactRecord? {
        try readState { state in state.contactByFingerprint[fingerprint].flatMap { state.contacts[$0]?.contact } }
    }

    /// The contacts with this recipient key id, by name.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contacts(recipientKeyID: [UInt8]) async throws(StoreError) -> [ContactRecord] {
        try contacts { $0.recipientKeyID == recipientKeyID }
    }

    /// The contacts whose fingerprint begins with these 60 bits, by name.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contacts(shortID: UInt64) async throws(StoreError) -> [ContactRecord] {
        try contacts { contact in
            contact.fingerprint.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } >> 4 == shortID
        }
    }

    /// The contacts with exactly this name, by id.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contacts(exactlyNamed name: String) async throws(StoreError) -> [ContactRecord] {
        let name = FoldedName(name)
        return try contacts { FoldedName($0.displayName) == name }
    }

    private func contacts(where matches: (ContactRecord) -> Bool) throws(StoreError) -> [ContactRecord] {
        try readState { state in
            state.contacts.values.map(\.contact).filter(matches).sortedByName(\.displayName, \.id, limit: 16)
        }
    }

    /// The contacts that have or had at least one of two keys.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func owners(agreementKey: [UInt8], signingKey: [UInt8]?) async throws(StoreError) -> [KeyOwner] {
        try readState { state in
            let owners = state.contacts.values.map { row in
                KeyOwner(
                    contact: row.contact, hasAgreementKey: row.contact.agreementKey == agreementKey,
                    hasSigningKey: signingKey != nil && row.contact.signingKey == signingKey,
                    hadKey: row.pastKeys.contains { past in
                        past.agreementKey == agreementKey || signingKey != nil && past.signingKey == signingKey
                    })
            }
            let ranked = owners.filter { $0.share > 0 || $0.hadKey }
                .sorted { ($1.share, $0.contact.id) < ($0.share, $1.contact.id) }
            return Array(ranked.prefix(16))
        }
    }

    /// For each probe, whether a contact has or had one of its keys, or has its name.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func areKnown(_ probes: [ContactProbe]) async throws(StoreError) -> [Bool] {
        try readState { state in
            var agreementKeys: Set<[UInt8]> = []
            var signingKeys: Set<[UInt8]> = []
            var names: Set<FoldedName> = []
            for row in state.contacts.values {
                agreementKeys.formUnion([row.contact.agreementKey] + row.pastKeys.map(\.agreementKey))
                signingKeys.formUnion(([row.contact.signingKey] + row.pastKeys.map(\.signingKey)).compactMap(\.self))
                names.insert(FoldedName(row.contact.displayName))
            }
            return probes.map { probe in
                agreementKeys.contains(probe.agreementKey) || probe.signingKey.map(signingKeys.contains) == true
                    || names.contains(FoldedName(probe.name))
            }
        }
    }

    /// Records when a contact was seen.
    ///
    /// - Throws: `.contactNotFound`.
    public func markSeen(_ id: UniqueIdentifier, at time: Timestamp) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in
            guard let contact = transaction.state.contacts[id]?.contact else { throw StoreError(.contactNotFound) }
            if let seen = contact.lastSeenAt, seen >= time { return }
            transaction.state.contacts[id]?.contact.lastSeenAt = time
            transaction.changes.insert(.contactChanged(id))
        }
    }
}

extension KeyOwner {
    /// How many of the two keys are current ones of the contact.
    fileprivate var share: Int { (hasAgreementKey ? 1 : 0) + (hasSigningKey ? 1 : 0) }
}

/// A name as search folds it: its words joined by single spaces.
struct FoldedName: Comparable, Hashable {
    private let bytes: [UInt8]

    init(_ name: String) {
        bytes = SearchText.words(of: name).folded
    }

    /// Whether it begins with a shorter one.
    func begins(with prefix: FoldedName) -> Bool {
        bytes.starts(with: prefix.bytes)
    }

    static func < (left: FoldedName, right: FoldedName) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}

extension Sequence {
    /// The first elements by folded name, ties by id.
    func sortedByName(
        _ name: (Element) -> String, _ id: (Element) -> UniqueIdentifier, limit: Int
    ) -> [Element] {
        let sorted = map { (FoldedName(name($0)), id($0), $0) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
        return sorted.prefix(limit).map(\.2)
    }
}
