import WhisperPolicy
import WhisperStorePort

extension PolicyStore {
    /// The state of all policies.
    func policySettings() async throws(StoreError) -> PolicySettings {
        let records = try await policies()
        return PolicySettings(stored: Dictionary(records.map { ($0.name, $0.isOn) }) { $1 })
    }
}
