internal import WhisperMessage
internal import WhisperStorePort

/// What is stored under a name or an id (see `StoreReader`).
extension Transaction {
    func value(_ key: StoredValue.Key) throws(StoreError) -> StoredValue? {
        switch (key.kind, key.terms.first) {
        // Asked for with every envelope.
        case (.setting, .text(let name)): try connection.setting(name).map { .setting(name: name, value: $0) }
        case (.opening, .bytes(let key)): try connection.opening(key).map { .opening($0) }
        default: try values(ValueSelection(key.kind, key.terms)).first
        }
    }

    func put(_ value: StoredValue) throws(StoreError) {
        switch value {
        case .setting(let name, let value): try put(setting: name, value)
        case .policy(let policy): try put(policy)
        case .identity(let identity): try put(identity)
        case .contact(let contact): try put(contact)
        case .formerKeys(let keys, let contact): try put(keys, ofContact: contact)
        case .run(let run, _): try put(run)
        case .reading(let reading, let run): try put(reading, of: run)
        case .opening(let opening): try put(opening)
        case .draft(let draft):
            try statement("INSERT OR REPLACE INTO drafts (conversation_id, text, updated_at) VALUES (?1, ?2, ?3)")
                .bind(1, requireConversation(draft.conversation)).bind(2, draft.text).bind(3, draft.updatedAt).run()
        case .seal(let part, let bytes):
            try statement("INSERT OR REPLACE INTO trust_seals (part, seal) VALUES (?1, ?2)")
                .bind(1, part.map(Int64.init) ?? -1).bind(2, bytes: bytes).run()
        default: throw StoreError(.unsupported)
        }
        if let change = value.change { changes.insert(change) }
    }

    func remove(_ key: StoredValue.Key) throws(StoreError) {
        guard let value = try value(key) else { return }
        switch value {
        case .setting(let name, _): try put(setting: name, nil)
        case .policy(let policy): try statement("DELETE FROM policies WHERE name = ?1").bind(1, policy.name).run()
        case .identity(let identity): try statement("DELETE FROM identities WHERE uuid = ?1").bind(1, identity.id).run()
        case .contact(let contact): try removeContact(contact.id)
        case .formerKeys(_, let contact): try put([], ofContact: contact)
        case .run(let run, _):
            latestRun = nil
            try statement("DELETE FROM ingestion_runs WHERE uuid = ?1").bind(1, run.id).run()
        case .reading(_, let run): try put(nil as ImportReading?, of: run)
        case .opening(let opening):
            try statement("DELETE FROM opened_envelopes WHERE key = ?1").bind(1, bytes: opening.key).run()
        case .draft(let draft):
            try statement("DELETE FROM drafts WHERE conversation_id = ?1")
                .bind(1, requireConversation(draft.conversation)).run()
        case .seal(let part, _):
            try statement("DELETE FROM trust_seals WHERE part = ?1").bind(1, part.map(Int64.init) ?? -1).run()
        default: throw StoreError(.unsupported)
        }
        if let change = value.change { changes.insert(change) }
    }
}

extension Transaction {
    /// Sets a value, or removes it.
    func put(setting name: String, _ value: String?) throws(StoreError) {
        if let value {
            try statement("INSERT OR REPLACE INTO settings (name, value) VALUES (?1, ?2)")
                .bind(1, name).bind(2, value).run()
        } else {
            try statement("DELETE FROM settings WHERE name = ?1").bind(1, name).run()
        }
    }
}

extension Connection {
    /// The value of a setting; nil if it was never set.
    func setting(_ name: String) throws(StoreError) -> String? {
        let statement = try statement("SELECT value FROM settings WHERE name = ?1").bind(1, name)
        defer { statement.reset() }
        return try statement.step() ? statement.text(0) : nil
    }
}
