import WhisperMessage
import WhisperStorePort

extension VaultState {
    /// The policies by name.
    var policiesByName: [PolicyRecord] {
        policies.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The identities in order of creation.
    var identitiesByCreation: [IdentityRecord] {
        identities.values.sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
    }
}
