internal import WhisperMessage
internal import WhisperStorePort

/// What is stored under a name or an id (see `StoreReader`).
extension Transaction {
    func value(_ key: StoredValue.Key) throws(StoreError) -> StoredValue? {
        switch key {
        case .setting(let name): try connection.setting(name).map { .setting(name: name, value: $0) }
        case .policy(let name): try connection.policy(name).map { .policy($0) }
        case .identity(let id): try connection.identity(id).map { .identity($0.identity) }
        case .contact(let id):
            try connection.contact(id).map { (known) throws(StoreError) in
                .contact(known.contact, pastKeys: try connection.pastKeys(ofContact: known.row))
            }
        case .run(let id): try connection.run(id).map { .run($0) }
        case .opening(let key): try connection.opening(key).map { .opening($0) }
        case .seal(let part): try connection.trustSeal(Connection.index(ofPart: part)).map { .seal(part: part, $0) }
        }
    }

    func put(_ value: StoredValue) throws(StoreError) {
        switch value {
        case .setting(let name, let value):
            try put(setting: name, value)
            changes.insert(.settingChanged(name))
        case .policy(let policy):
            try put(policy)
            changes.insert(.policyChanged(policy.name))
        case .identity(let identity): try put(identity)
        case .contact(let contact, let pastKeys): try put(contact, pastKeys: pastKeys)
        case .run(let run): try put(run)
        case .opening(let opening):
            let row = try opening.message.map { (id) throws(StoreError) in try requireMessage(id) }
            try insertOpening(opening.key, message: row, at: opening.openedAt)
        case .seal(let part, let bytes):
            try statement("INSERT OR REPLACE INTO trust_seals (part, seal) VALUES (?1, ?2)")
                .bind(1, Connection.index(ofPart: part)).bind(2, bytes: bytes).run()
        }
    }

    func remove(_ key: StoredValue.Key) throws(StoreError) {
        switch key {
        case .setting(let name):
            try put(setting: name, nil)
            changes.insert(.settingChanged(name))
        case .policy(let name): try statement("DELETE FROM policies WHERE name = ?1").bind(1, name).run()
        case .identity(let id): try statement("DELETE FROM identities WHERE uuid = ?1").bind(1, id).run()
        case .contact(let id): try removeContact(id)
        case .run(let id):
            latestRun = nil
            try statement("DELETE FROM ingestion_runs WHERE uuid = ?1").bind(1, id).run()
        case .opening(let key):
            try statement("DELETE FROM opened_envelopes WHERE key = ?1").bind(1, bytes: key).run()
        case .seal(let part):
            try statement("DELETE FROM trust_seals WHERE part = ?1").bind(1, Connection.index(ofPart: part)).run()
        }
    }
}

extension Connection {
    /// The run with this id; nil if there is none.
    fileprivate func run(_ id: UniqueIdentifier) throws(StoreError) -> IngestionRun? {
        try runs(statement("SELECT \(Connection.runColumns) FROM ingestion_runs WHERE uuid = ?1").bind(1, id)).first
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

    /// All settings by name in ascending order, except the vault's own.
    func settings() throws(StoreError) -> [(String, String)] {
        let statement = try statement("SELECT name, value FROM settings ORDER BY name")
        defer { statement.reset() }
        var settings: [(String, String)] = []
        while try statement.step() {
            let name = statement.text(0)
            if !name.hasPrefix("vault.") { settings.append((name, statement.text(1))) }
        }
        return settings
    }
}
