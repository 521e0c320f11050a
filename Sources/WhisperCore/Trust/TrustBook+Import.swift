import WhisperArchive
import WhisperMessage
import WhisperPolicy
import WhisperStorePort

extension TrustBook {
    /// Throws if the vault is in doubt, because anything restored into it would be in doubt as well.
    func checkRestorable() async throws(TrustError) {
        let present = try await TrustError.storing { () throws(StoreError) in try await state() }
        if case .doubtful = present { throw .inDoubt }
    }

    /// Authenticates the records of a vault that is being restored, once they are in the store, as far as the store has
    /// them in this form. Repeating it after an interruption changes nothing.
    func vouch(for records: [VaultRecord]) async throws(TrustError) {
        var changes: [TrustChange] = []
        for record in records {
            switch record {
            case .contact(let contact, _) where contact.trust != .unverified || contact.isBlocked:
                let present = try await TrustError.storing { () throws(StoreError) in
                    try await store.contact(contact.id)
                }
                guard let present, present.trust == contact.trust, present.isBlocked == contact.isBlocked,
                    present.fingerprint == contact.fingerprint
                else { continue }
                changes.append(.contact(present, over: present))
            case .policy(let policy):
                let present = try await TrustError.storing { () throws(StoreError) in try await store.policies() }
                guard let own = present.first(where: { $0.name == policy.name }), own.isOn == policy.isOn else {
                    continue
                }
                changes.append(.policy(policy.name, isOn: policy.isOn))
            default: break
            }
        }
        if !changes.isEmpty { try await commit(changes) }
    }
}
