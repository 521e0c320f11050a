public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// Saves a contact; replaced keys are added to the history.
    ///
    /// - Throws: `.invalidArgument` for keys or a fingerprint that are not 32 bytes or a key id that is not 8;
    ///   `.constraint` for a fingerprint that another contact has; `.personNotFound` for an unknown person.
    public func saveContact(_ contact: ContactRecord) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in try transaction.save(contact) }
    }

    /// Saves a contact, provided that its record is still the known one.
    ///
    /// - Throws: `.contactChanged` if the record differs from `known`, without a change; `.contactNotFound`;
    ///   `.invalidArgument` for records of two contacts; otherwise as `saveContact`.
    public func saveContact(_ contact: ContactRecord, over known: ContactRecord) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in try transaction.save(contact, over: known) }
    }

    /// The contact with this id; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contact(_ id: UniqueIdentifier) async throws(StoreError) -> ContactRecord? {
        try readState { $0.contacts[id]?.contact }
    }

    /// The contacts whose name begins with a prefix, by name.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contacts(named prefix: String, limit: Int) async throws(StoreError) -> [ContactRecord] {
        try checkLimit(limit, upTo: 10_000)
        return try readState { state in
            let prefix = FoldedName(prefix)
            return state.contacts.values.map(\.contact)
                .filter { FoldedName($0.displayName).begins(with: prefix) }
                .sortedByName(\.displayName, \.id, limit: limit)
        }
    }

    /// All contacts, page by page, by id.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contacts(after id: UniqueIdentifier?, limit: Int) async throws(StoreError) -> [ContactRecord] {
        try checkLimit(limit, upTo: 10_000)
        return try readState { state in
            let rest = state.contacts.values.map(\.contact).filter { contact in id.map { contact.id > $0 } ?? true }
            return Array(rest.sorted { $0.id < $1.id }.prefix(limit))
        }
    }

    /// Blocks or unblocks a contact.
    ///
    /// - Throws: `.contactNotFound`.
    public func setBlocked(_ id: UniqueIdentifier, _ isBlocked: Bool) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in
            guard var row = transaction.state.contacts[id] else { throw StoreError(.contactNotFound) }
            if row.contact.isBlocked == isBlocked { return }
            row.contact.isBlocked = isBlocked
            row.contact.updatedAt = transaction.now
            transaction.state.contacts[id] = row
            transaction.changes.insert(.contactChanged(id))
        }
    }

    /// Deletes a contact and its key history.
    ///
    /// - Throws: `.contactNotFound`.
    public func deleteContact(_ id: UniqueIdentifier) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in try transaction.deleteContact(id) }
    }

    /// The former keys of a contact, oldest first.
    ///
    /// - Throws: `.contactNotFound`.
    public func keyHistory(of id: UniqueIdentifier) async throws(StoreError) -> [PastKey] {
        try readState { (state) throws(StoreError) in
            guard let row = state.contacts[id] else { throw StoreError(.contactNotFound) }
            return row.pastKeys
        }
    }
}

extension Transaction {
    /// Saves a contact, provided that its record is still the known one.
    func save(_ contact: ContactRecord, over known: ContactRecord) throws(StoreError) {
        guard contact.id == known.id else { throw StoreError(.invalidArgument) }
        guard let present = state.contacts[known.id] else { throw StoreError(.contactNotFound) }
        guard present.contact == known else { throw StoreError(.contactChanged) }
        try save(contact)
    }

    /// Deletes a contact and its key history.
    func deleteContact(_ id: UniqueIdentifier) throws(StoreError) {
        guard let row = state.contacts.removeValue(forKey: id) else { throw StoreError(.contactNotFound) }
        state.contactByFingerprint[row.contact.fingerprint] = nil
        changes.insert(.contactChanged(id))
    }

    /// Saves a contact; replaced keys are added to the history.
    func save(_ contact: ContactRecord) throws(StoreError) {
        var row = ContactRow(contact: contact, pastKeys: [])
        if let known = state.contacts[contact.id] {
            if known.contact == contact { return }
            row.pastKeys = known.pastKeys
            if known.contact.keys != contact.keys {
                row.pastKeys.append(
                    PastKey(
                        agreementKey: known.contact.agreementKey, signingKey: known.contact.signingKey,
                        replacedAt: contact.updatedAt))
            }
        }
        try put(row)
        changes.insert(.contactChanged(contact.id))
    }

    /// Stores a contact whose parts are valid.
    func put(_ row: ContactRow) throws(StoreError) {
        var row = row
        let contact = row.contact
        let hasRightSizes =
            contact.agreementKey.count == 32 && contact.signingKey.map { $0.count == 32 } ?? true
            && contact.fingerprint.count == 32 && contact.recipientKeyID.count == 8
        guard hasRightSizes else { throw StoreError(.invalidArgument) }
        let owner = state.contactByFingerprint[contact.fingerprint]
        guard owner == nil || owner == contact.id else { throw StoreError(.constraint) }
        if let person = contact.person.map(state.resolved) {
            guard state.people[person] != nil else { throw StoreError(.personNotFound) }
            row.contact.person = person
        }
        if let known = state.contacts[contact.id] { state.contactByFingerprint[known.contact.fingerprint] = nil }
        state.contactByFingerprint[contact.fingerprint] = contact.id
        state.contacts[contact.id] = row
    }
}

extension ContactRecord {
    /// Both keys, for comparison.
    fileprivate var keys: [[UInt8]?] { [agreementKey, signingKey] }
}
