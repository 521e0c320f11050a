import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The value of a setting; nil if it was never set.
    ///
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    public func setting(_ name: String) async throws(StoreError) -> String? {
        try checkSettingName(name)
        return try readState { $0.settings[name] }
    }

    /// Sets a value; nil removes it.
    ///
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    public func setSetting(_ name: String, to value: String?) async throws(StoreError) {
        try checkSettingName(name)
        try write { transaction in
            if transaction.state.settings[name] == value { return }
            transaction.state.settings[name] = value
            transaction.changes.insert(.settingChanged(name))
        }
    }

    /// Sets a value only if the present one is `expected`; nil stands for no value in both.
    ///
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    public func setSetting(
        _ name: String, to value: String?, ifStill expected: String?
    ) async throws(StoreError) -> Bool {
        try checkSettingName(name)
        return try write { transaction in
            guard transaction.state.settings[name] == expected else { return false }
            if value == expected { return true }
            transaction.state.settings[name] = value
            transaction.changes.insert(.settingChanged(name))
            return true
        }
    }

    /// All settings by name.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func settings() async throws(StoreError) -> [String: String] {
        try readState { $0.settings }
    }
}

/// Checks that a setting's name is not reserved.
func checkSettingName(_ name: String) throws(StoreError) {
    guard !name.isEmpty, !name.hasPrefix("vault.") else { throw StoreError(.invalidArgument) }
}
