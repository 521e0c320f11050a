internal import WhisperStorePort

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
