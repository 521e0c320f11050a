import Message
import Policy
import StorePort

extension TrustBook {
    /// Vouches for what an import brought, once it is in the vault: the owner imported it.
    ///
    /// A vault that nothing is vouched for yet is left so; its first keyed opening takes it as it is.
    public func vouch(for imported: ImportedTrust) async throws(TrustError) {
        guard !imported.contacts.isEmpty || !imported.turned.isEmpty else { return }
        let root = try await TrustError.storing { () throws(StoreError) in try await soundRoot() }
        guard root != nil else { return }
        var changes: [TrustChange] = []
        for id in imported.contacts {
            let record = try await TrustError.storing { () throws(StoreError) in try await contact(id) }
            if let record { changes.append(.contact(record, over: record)) }
        }
        changes += imported.turned.map { .policy($0.policy.rawValue, isOn: $0.isOn) }
        do throws(TrustError) {
            try await commit(changes)
        } catch {
            // What is in doubt stays so, with what came in: nobody of it is verified.
            guard error == .inDoubt else { throw error }
        }
    }
}
