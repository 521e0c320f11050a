package import WhisperMessage
package import WhisperStorePort

/// The owner's address book, and what authenticates trust in it (CON-1, CON-3).
extension Archive {
    /// Saves a new contact, or the changed record of one; keys that are replaced become former ones.
    ///
    /// - Throws: As `VaultStore.saveContact(_:)`.
    package func save(_ contact: ContactRecord) throws(StoreError) {
        try put(contact, inPlaceOf: store.contact(contact.id))
    }

    private func put(_ contact: ContactRecord, inPlaceOf known: ContactRecord?) throws(StoreError) {
        if known == contact { return }
        try check(contact)
        let bearer = try store.contacts(by: .fingerprint, [.bytes(contact.fingerprint)], limit: 1).first
        guard bearer == nil || bearer?.id == contact.id else { throw StoreError(.constraint) }
        try store.put(.contact(contact))
        if let former = known,
            former.agreementKey != contact.agreementKey || former.signingKey != contact.signingKey
        {
            let replaced = PastKey(
                agreementKey: former.agreementKey, signingKey: former.signingKey, replacedAt: contact.updatedAt)
            try store.put(.formerKeys(store.formerKeys(of: contact.id) + [replaced], of: contact.id))
        }
    }

    /// Saves a contact, provided that its record is still the known one.
    ///
    /// - Throws: As `VaultStore.saveContact(_:over:)`.
    package func save(_ contact: ContactRecord, over known: ContactRecord) throws(StoreError) {
        guard contact.id == known.id else { throw StoreError(.invalidArgument) }
        guard let present = try store.contact(known.id) else { throw StoreError(.contactNotFound) }
        guard present == known else { throw StoreError(.contactChanged) }
        try put(contact, inPlaceOf: present)
    }

    /// Blocks or unblocks a contact.
    ///
    /// - Throws: `.contactNotFound`.
    package func setBlocked(_ id: UniqueIdentifier, _ isBlocked: Bool) throws(StoreError) {
        guard var known = try store.contact(id) else { throw StoreError(.contactNotFound) }
        if known.isBlocked == isBlocked { return }
        known.isBlocked = isBlocked
        known.updatedAt = store.now
        try store.put(.contact(known))
    }

    /// Deletes a contact and its former keys.
    ///
    /// - Throws: `.contactNotFound`.
    package func deleteContact(_ id: UniqueIdentifier) throws(StoreError) {
        guard try store.contact(id) != nil else { throw StoreError(.contactNotFound) }
        try store.remove(StoredValue.Key(.formerKeys, .id(id)))
        try store.remove(.contact(id))
    }

    /// Records the time of a message in which a contact was seen, if it is later than the recorded one.
    ///
    /// - Throws: `.contactNotFound`.
    func markSeen(_ id: UniqueIdentifier, at time: Timestamp) throws(StoreError) {
        guard var contact = try store.contact(id) else { throw StoreError(.contactNotFound) }
        if let seen = contact.lastSeenAt, seen >= time { return }
        contact.lastSeenAt = time
        try store.put(.contact(contact))
    }

    /// Applies changes, and stores the root and the parts that authenticate them.
    ///
    /// - Throws: As `VaultStore.commitTrust`.
    package func commit(_ seal: TrustSeal, with changes: [TrustChange]) throws(StoreError) {
        guard try store.seal(nil) == seal.known else { throw StoreError(.trustChanged) }
        for change in changes {
            switch change {
            case .contact(let contact, over: let known?): try save(contact, over: known)
            case .contact(let contact, over: nil): try save(contact)
            case .removal(let id): try deleteContact(id)
            case .policy(let name, let isOn): try setPolicy(name, isOn: isOn)
            }
        }
        try store.put(.seal(part: nil, seal.root))
        for (part, bytes) in seal.parts {
            if bytes.isEmpty { try store.remove(.seal(part)) } else { try store.put(.seal(part: part, bytes)) }
        }
    }

    /// Checks what can be stored of a contact.
    ///
    /// - Throws: `.invalidArgument` for keys or a fingerprint that are not 32 bytes or a key id that is not 8;
    ///   `.personNotFound`.
    func check(_ contact: ContactRecord) throws(StoreError) {
        guard contact.agreementKey.count == 32, contact.signingKey?.count ?? 32 == 32,
            contact.fingerprint.count == 32, contact.recipientKeyID.count == 8
        else { throw StoreError(.invalidArgument) }
        if let person = contact.person, try identity(of: person) == nil { throw StoreError(.personNotFound) }
    }
}
