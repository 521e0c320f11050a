public import WhisperStorePort
internal import WhisperMessage

extension SQLiteVault {
    /// See `SettingStore`.
    ///
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    public func setting(_ name: String) async throws(StoreError) -> String? {
        try checkSettingName(name)
        return try await readRows { session throws(StoreError) in try session.connection.setting(name) }
    }

    /// See `SettingStore`.
    ///
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    public func setSetting(_ name: String, to value: String?) async throws(StoreError) {
        try checkSettingName(name)
        try await write { transaction throws(StoreError) in
            if try transaction.connection.setting(name) == value { return }
            try transaction.put(setting: name, value)
            transaction.changes.insert(.settingChanged(name))
        }
    }

    /// See `SettingStore`.
    ///
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    public func setSetting(
        _ name: String, to value: String?, ifStill expected: String?
    ) async throws(StoreError) -> Bool {
        try checkSettingName(name)
        return try await write { transaction throws(StoreError) in
            guard try transaction.connection.setting(name) == expected else { return false }
            if value == expected { return true }
            try transaction.put(setting: name, value)
            transaction.changes.insert(.settingChanged(name))
            return true
        }
    }

    /// See `SettingStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func settings() async throws(StoreError) -> [String: String] {
        try await readRows { session throws(StoreError) in
            Dictionary(uniqueKeysWithValues: try session.connection.settings())
        }
    }
}

/// Checks that a setting's name is not reserved.
func checkSettingName(_ name: String) throws(StoreError) {
    guard !name.isEmpty, !name.hasPrefix("vault.") else { throw StoreError(.invalidArgument) }
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
