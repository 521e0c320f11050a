package import WhisperMessage
package import WhisperStorePort

/// Settings, policies and runs (ST-6, ING-2, POL).
extension Archive {
    /// Sets a value; nil removes it.
    ///
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    package func set(_ name: String, to value: String?) throws(StoreError) {
        guard try store.setting(name) != value else { return }
        if let value {
            try store.put(.setting(name: name, value: value))
        } else {
            try store.remove(.setting(name))
        }
    }

    /// Sets a value only if the present one is `expected`; nil stands for no value in both. Returns whether it was.
    ///
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    package func set(
        _ name: String, to value: String?, ifStill expected: String?
    ) throws(StoreError) -> Bool {
        guard try store.setting(name) == expected else { return false }
        try set(name, to: value)
        return true
    }

    /// Switches a policy on or off.
    ///
    /// - Throws: `.invalidArgument` for an empty name.
    package func setPolicy(_ name: String, isOn: Bool) throws(StoreError) {
        guard !name.isEmpty else { throw StoreError(.invalidArgument) }
        guard try store.policy(name)?.isOn != isOn else { return }
        try store.put(.policy(PolicyRecord(name: name, isOn: isOn, changedAt: store.now)))
    }

    /// Records the start of a run over a source, and returns its id.
    package func beginRun(
        adapter: String, platform: Platform, source: String
    ) throws(StoreError) -> UniqueIdentifier {
        let run = IngestionRun(
            id: store.makeIdentifier(), adapter: adapter, platform: platform, source: source, startedAt: store.now,
            finishedAt: nil, figures: nil)
        try store.put(.run(run))
        return run.id
    }

    /// Records how a run ended.
    ///
    /// - Throws: `.runNotFound`.
    package func finishRun(_ id: UniqueIdentifier, _ figures: RunFigures) throws(StoreError) {
        guard var run = try store.run(id) else { throw StoreError(.runNotFound) }
        run.finishedAt = store.now
        run.figures = figures
        try store.put(.run(run))
    }
}

/// Checks that a setting has a name, and none that is reserved for the vault's own.
///
/// - Throws: `.invalidArgument` if not.
package func checkSettingName(_ name: String) throws(StoreError) {
    guard !name.isEmpty, !name.hasPrefix("vault.") else { throw StoreError(.invalidArgument) }
}
