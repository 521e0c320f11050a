internal import WhisperMessage
internal import WhisperStorePort

extension Transaction {
    /// Stores the state of a policy.
    func put(_ policy: PolicyRecord) throws(StoreError) {
        try statement("INSERT OR REPLACE INTO policies (name, is_on, changed_at) VALUES (?1, ?2, ?3)")
            .bind(1, policy.name).bind(2, policy.isOn).bind(3, policy.changedAt).run()
    }
}
