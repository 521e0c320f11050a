public import WhisperPolicy

/// A trust claim of a full export, which is applied only if the vault's owner confirms it individually (ING-1b).
public enum TrustClaim: Hashable, Sendable {
    /// The keys with this fingerprint were compared, so the contact is verified.
    case contact(name: String, fingerprint: [UInt8])
    /// This is the owner's own identity, whose secret is not available.
    case identity(name: String, fingerprint: [UInt8])
    /// A policy has another state than in the vault.
    case policy(PolicySwitch, isOn: Bool)
}
