public import WhisperMessage
public import WhisperStorePort

/// The owner's address book (CON-1, ST-6), and looking up contacts by their keys, at a cost independent of their number
/// (CON-7, ENV-5).
extension VaultStore {
    /// The contact with this id; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contact(_ id: UniqueIdentifier) async throws(StoreError) -> ContactRecord? {
        try await read { reader throws(StoreError) in try reader.contact(id) }
    }

    /// The contacts whose name begins with a prefix, folded as search folds, by name. Text without words returns all;
    /// `limit` is 1 … 10,000.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contacts(named prefix: String, limit: Int) async throws(StoreError) -> [ContactRecord] {
        guard (1...10_000).contains(limit) else { throw StoreError(.invalidArgument) }
        let name = StoredValue.folded(prefix)
        // No folded name contains the highest character.
        let range = StoredValue.Term.text(name)...StoredValue.Term.text(name + "\u{10FFFF}")
        return try await read { reader throws(StoreError) in
            try reader.contacts(ValueSelection(.contact, by: .name, within: name.isEmpty ? nil : range, limit: limit))
        }
    }

    /// All contacts, page by page, by id in ascending order.
    ///
    /// - Parameters:
    ///   - id: The last contact of the previous page, which may have been deleted since; nil for the first page.
    ///   - limit: The maximum number, 1 … 10,000.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contacts(after id: UniqueIdentifier?, limit: Int) async throws(StoreError) -> [ContactRecord] {
        guard (1...10_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in try reader.contacts(after: id, limit: limit) }
    }

    /// The contacts that are blocked or whose trust is not `unverified`, by id in ascending order, at most `limit` (1 …
    /// 10,000).
    ///
    /// - Parameter id: Only contacts after this one; nil starts at the beginning.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func trustedContacts(
        after id: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [ContactRecord] {
        guard (1...10_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in
            try reader.contacts(ValueSelection(.contact, by: .trust, after: id.map { [.id($0)] } ?? [], limit: limit))
        }
    }

    /// The contact with this fingerprint (32 bytes); nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contact(fingerprint: [UInt8]) async throws(StoreError) -> ContactRecord? {
        try await read { reader throws(StoreError) in
            try reader.contacts(by: .fingerprint, [.bytes(fingerprint)], limit: 1).first
        }
    }

    /// The contacts with this recipient key id (8 bytes), by name, at most 16.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contacts(recipientKeyID: [UInt8]) async throws(StoreError) -> [ContactRecord] {
        try await read { reader throws(StoreError) in
            try reader.contacts(by: .recipientKey, [.bytes(recipientKeyID)]).firstByName
        }
    }

    /// The contacts whose fingerprint begins with these 60 bits, passed in the low bits of a number; by name, at most
    /// 16. For display and lookup, never for trust (CON-2).
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contacts(shortID: UInt64) async throws(StoreError) -> [ContactRecord] {
        guard shortID >> 60 == 0 else { return [] }
        func bytes(_ number: UInt64) -> [UInt8] {
            (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * $0)) }
        }
        let upper = bytes(shortID << 4 | 0xF) + Array(repeating: 0xFF, count: 24)
        let range = StoredValue.Term.bytes(bytes(shortID << 4))...StoredValue.Term.bytes(upper)
        return try await read { reader throws(StoreError) in
            try reader.contacts(ValueSelection(.contact, by: .fingerprint, within: range)).firstByName
        }
    }

    /// The contacts with exactly this name, folded as search folds, by id, at most 16.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contacts(exactlyNamed name: String) async throws(StoreError) -> [ContactRecord] {
        try await read { reader throws(StoreError) in
            try reader.contacts(by: .name, [.text(StoredValue.folded(name))], limit: 16)
        }
    }

    /// The contacts that have or had at least one of two keys: the agreement key, or the signing key if given.
    /// At most 16: first those that have both, then those that have one, then those that had one; each group by id in
    /// ascending order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func owners(agreementKey: [UInt8], signingKey: [UInt8]?) async throws(StoreError) -> [KeyOwner] {
        let keys = [(StoredValue.Field.agreementKey, Optional(agreementKey)), (.signingKey, signingKey)]
        return try await read { reader throws(StoreError) in
            var contacts: [UniqueIdentifier: ContactRecord] = [:]
            for (field, key) in keys {
                guard let key else { continue }
                for contact in try reader.contacts(by: field, [.bytes(key)]) { contacts[contact.id] = contact }
            }
            var former: Set<UniqueIdentifier> = []
            for (field, key) in keys {
                guard let key else { continue }
                for value in try reader.values(ValueSelection(.formerKeys, by: field, [.bytes(key)])) {
                    guard case .formerKeys(_, let id) = value else { continue }
                    former.insert(id)
                    if contacts[id] == nil { contacts[id] = try reader.contact(id) }
                }
            }
            let owners = contacts.values.map { contact in
                KeyOwner(
                    contact: contact, hasAgreementKey: contact.agreementKey == agreementKey,
                    hasSigningKey: signingKey != nil && contact.signingKey == signingKey,
                    hadKey: former.contains(contact.id))
            }
            return Array(owners.sorted { ($1.share, $0.contact.id) < ($0.share, $1.contact.id) }.prefix(16))
        }
    }

    /// For each probe, in order, whether a contact has or had one of its keys, or has its name, folded as search folds.
    /// Used to compare many new contacts at once.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func areKnown(_ probes: [ContactProbe]) async throws(StoreError) -> [Bool] {
        try await read { reader throws(StoreError) in
            let kinds: [StoredValue.Kind] =
                try reader.values(ValueSelection(.formerKeys, limit: 1)).isEmpty ? [.contact] : [.contact, .formerKeys]
            return try probes.map { probe throws(StoreError) in
                for kind in kinds {
                    for (field, key) in [
                        (StoredValue.Field.agreementKey, Optional(probe.agreementKey)), (.signingKey, probe.signingKey),
                    ] {
                        guard let key else { continue }
                        if try reader.count(ValueSelection(kind, by: field, [.bytes(key)])) > 0 { return true }
                    }
                }
                let name = StoredValue.Term.text(StoredValue.folded(probe.name))
                return try reader.count(ValueSelection(.contact, by: .name, [name])) > 0
            }
        }
    }

    /// Records the time of a message in which a contact was seen, if it is later than the recorded one. The contact's
    /// `updatedAt` stays the same, as the contact itself did not change.
    ///
    /// - Throws: `.contactNotFound`.
    public func markSeen(_ id: UniqueIdentifier, at time: Timestamp) async throws(StoreError) {
        try await change(.seeContact(id, at: time)) { archive throws(StoreError) in try archive.markSeen(id, at: time) }
    }
}

extension StoreReader {
    /// The contacts of a selection of them.
    func contacts(_ selection: ValueSelection) throws(StoreError) -> [ContactRecord] {
        try values(selection).compactMap { if case .contact(let contact) = $0 { contact } else { nil } }
    }

    /// The contacts that have something in a field.
    func contacts(
        by field: StoredValue.Field, _ terms: [StoredValue.Term], limit: Int = .max
    ) throws(StoreError) -> [ContactRecord] {
        try contacts(ValueSelection(.contact, by: field, terms, limit: limit))
    }

    /// All contacts behind one, by id.
    func contacts(after id: UniqueIdentifier?, limit: Int) throws(StoreError) -> [ContactRecord] {
        try contacts(ValueSelection(.contact, after: id.map { [.id($0)] } ?? [], limit: limit))
    }

    /// All drafts, in any order.
    func drafts() throws(StoreError) -> [Draft] {
        try values(ValueSelection(.draft)).compactMap { if case .draft(let draft) = $0 { draft } else { nil } }
    }

    /// All settings by name, except the vault's own.
    func settings() throws(StoreError) -> [(name: String, value: String)] {
        try values(ValueSelection(.setting)).compactMap { value in
            guard case .setting(let name, let value) = value, !name.hasPrefix(StoredValue.ownSettings) else {
                return nil
            }
            return (name, value)
        }
    }
}

extension [ContactRecord] {
    /// The first sixteen by name, ties by id.
    fileprivate var firstByName: [ContactRecord] {
        let named = map { (name: StoredValue.Term.text(StoredValue.folded($0.displayName)), contact: $0) }
        return named.sorted { ($0.name, $0.contact.id) < ($1.name, $1.contact.id) }.prefix(16).map(\.contact)
    }
}

extension KeyOwner {
    /// How many of the two keys are current ones of the contact.
    fileprivate var share: Int { (hasAgreementKey ? 1 : 0) + (hasSigningKey ? 1 : 0) }
}
