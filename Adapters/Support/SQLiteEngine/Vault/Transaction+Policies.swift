internal import WhisperMessage
internal import WhisperStorePort

extension Transaction {
    /// Stores the state of a policy.
    func put(_ policy: PolicyRecord) throws(StoreError) {
        try statement("INSERT OR REPLACE INTO policies (name, is_on, changed_at) VALUES (?1, ?2, ?3)")
            .bind(1, policy.name).bind(2, policy.isOn).bind(3, policy.changedAt).run()
    }
}

extension Connection {
    /// The policy with this name; nil if it was never set.
    func policy(_ name: String) throws(StoreError) -> PolicyRecord? {
        let statement = try statement("SELECT name, is_on, changed_at FROM policies WHERE name = ?1").bind(1, name)
        defer { statement.reset() }
        return try statement.step() ? statement.policy() : nil
    }

    /// All policies that were ever set, by name.
    func policies() throws(StoreError) -> [PolicyRecord] {
        let statement = try statement("SELECT name, is_on, changed_at FROM policies ORDER BY name")
        defer { statement.reset() }
        var policies: [PolicyRecord] = []
        while try statement.step() { policies.append(statement.policy()) }
        return policies
    }
}

extension Statement {
    fileprivate func policy() -> PolicyRecord {
        PolicyRecord(name: text(0), isOn: bool(1), changedAt: timestamp(2))
    }
}
