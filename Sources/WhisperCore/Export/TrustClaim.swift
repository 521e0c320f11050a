public import WhisperPolicy

/// One thing that a full export says of trust, and that comes true only where the vault's owner confirms it by name
/// (ING-1b).
public enum TrustClaim: Hashable, Sendable {
    /// The keys of a fingerprint were compared: the contact is a verified one.
    case contact(name: String, fingerprint: [UInt8])
    /// The owner's own identity, whose secret is not here.
    case identity(name: String, fingerprint: [UInt8])
    /// A policy stands otherwise than in the vault.
    case policy(PolicySwitch, isOn: Bool)
}
