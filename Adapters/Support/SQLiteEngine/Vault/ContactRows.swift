internal import WhisperMessage
internal import WhisperStorePort

extension Transaction {
    /// Stores a contact, with its former keys, in the place of the one with its id.
    func put(_ contact: ContactRecord) throws(StoreError) {
        let known = try connection.contact(contact.id)
        let row = known?.row
        let person = try contact.person.map { (id) throws(StoreError) in try requirePerson(id) }
        let sql =
            row == nil
            ? """
            INSERT INTO contacts (uuid, display_name, folded, agreement_key, signing_key, fingerprint, recipient_key_id,
                trust, is_blocked, key_version, note, avatar, person_id, created_at, last_seen_at, updated_at)
            VALUES (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)
            """
            : """
            UPDATE contacts SET uuid = ?2, display_name = ?3, folded = ?4, agreement_key = ?5, signing_key = ?6,
                fingerprint = ?7, recipient_key_id = ?8, trust = ?9, is_blocked = ?10, key_version = ?11, note = ?12,
                avatar = ?13, person_id = ?14, created_at = ?15, last_seen_at = ?16, updated_at = ?17 WHERE id = ?1
            """
        let statement = try statement(sql)
        if let row { statement.bind(1, row) }
        try statement
            .bind(2, contact.id).bind(3, contact.displayName).bind(4, NamePrefix.folded(contact.displayName))
            .bind(5, bytes: contact.agreementKey).bind(6, bytes: contact.signingKey)
            .bind(7, bytes: contact.fingerprint).bind(8, bytes: contact.recipientKeyID)
            .bind(9, Int64(contact.trust.rawValue)).bind(10, contact.isBlocked).bind(11, Int64(contact.keyVersion))
            .bind(12, contact.note).bind(13, contact.avatar).bind(14, person)
            .bind(15, contact.createdAt).bind(16, contact.lastSeenAt).bind(17, contact.updatedAt).run()
        if let person { try refreshName(ofPerson: person) }
        if let former = known?.contact.person, former != contact.person {
            try refreshName(ofPerson: requirePerson(former))
        }
    }

    /// Removes a contact, if there is one, and its former keys.
    func removeContact(_ id: UniqueIdentifier) throws(StoreError) {
        guard let (row, contact) = try connection.contact(id) else { return }
        try statement("DELETE FROM contacts WHERE id = ?1").bind(1, row).run()
        if let person = contact.person { try refreshName(ofPerson: requirePerson(person)) }
    }

    func put(_ keys: [PastKey], ofContact id: UniqueIdentifier) throws(StoreError) {
        guard let row = try connection.contact(id)?.row else { throw StoreError(.contactNotFound) }
        let held = try connection.pastKeys(ofContact: row)
        var new = keys[...]
        if keys.starts(with: held) {
            new = keys.dropFirst(held.count)
        } else {
            try statement("DELETE FROM contact_keys WHERE contact_id = ?1").bind(1, row).run()
        }
        for key in new { try insert(key, ofContact: row) }
    }

    /// Adds former keys of a contact.
    private func insert(_ key: PastKey, ofContact row: Int64) throws(StoreError) {
        try statement(
            "INSERT INTO contact_keys (contact_id, agreement_key, signing_key, replaced_at) VALUES (?1, ?2, ?3, ?4)"
        )
        .bind(1, row).bind(2, bytes: key.agreementKey).bind(3, bytes: key.signingKey).bind(4, key.replacedAt).run()
    }
}

extension Connection {
    static let contactColumns = """
        k.id, k.uuid, k.display_name, k.agreement_key, k.signing_key, k.fingerprint, k.recipient_key_id, k.trust,
        k.is_blocked, k.key_version, k.note, k.avatar, p.uuid, k.created_at, k.last_seen_at, k.updated_at
        """
    static let contactTables = "contacts AS k LEFT JOIN people AS p ON p.id = k.person_id"

    /// The row and record of a contact.
    func contact(_ id: UniqueIdentifier) throws(StoreError) -> (row: Int64, contact: ContactRecord)? {
        let statement = try statement(
            "SELECT \(Connection.contactColumns) FROM \(Connection.contactTables) WHERE k.uuid = ?1"
        ).bind(1, id)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        return (statement.integer(0), try statement.contact())
    }

    /// The former keys of a contact, oldest first.
    func pastKeys(ofContact row: Int64) throws(StoreError) -> [PastKey] {
        let statement = try statement(
            "SELECT agreement_key, signing_key, replaced_at FROM contact_keys WHERE contact_id = ?1 ORDER BY id"
        ).bind(1, row)
        defer { statement.reset() }
        var keys: [PastKey] = []
        while try statement.step() {
            keys.append(
                PastKey(
                    agreementKey: statement.bytes(0), signingKey: statement.isNull(1) ? nil : statement.bytes(1),
                    replacedAt: statement.timestamp(2)))
        }
        return keys
    }
}

extension Statement {
    /// The contact in the current row, with the columns `Connection.contactColumns`.
    func contact() throws(StoreError) -> ContactRecord {
        guard let id = identifier(1), let trust = ContactTrust(rawValue: Int(integer(7))),
            let version = UInt32(exactly: integer(9))
        else { throw StoreError(.damaged) }
        return ContactRecord(
            id: id, displayName: text(2), agreementKey: bytes(3), signingKey: isNull(4) ? nil : bytes(4),
            fingerprint: bytes(5), recipientKeyID: bytes(6), trust: trust, isBlocked: bool(8), keyVersion: version,
            note: text(10), avatar: optionalText(11), person: identifier(12), createdAt: timestamp(13),
            lastSeenAt: optionalTimestamp(14), updatedAt: timestamp(15))
    }
}
