public import WhisperPolicy

/// The trust claims of a full export, imported or omitted. The vault's owner is informed, because nothing but the file
/// supports them.
public struct ImportedTrust: Hashable, Sendable {
    /// A policy, and its state in the file.
    public struct Turn: Hashable, Sendable {
        /// The policy.
        public let policy: PolicySwitch
        /// Its state in the file.
        public let isOn: Bool
    }

    // MARK: Restored

    /// Contacts imported as verified, although their keys were not compared for this vault.
    public internal(set) var verifiedContacts: Int64 = 0
    /// Policies whose state changes.
    public internal(set) var turned: [Turn] = []
    /// Whether the file has `biometric-gated-signing` on, which stays off: an export does not contain the keys that it
    /// would guard.
    public internal(set) var leavesGateDown = false

    // MARK: Added

    /// Contacts imported as unverified, whatever their trust in the file.
    public internal(set) var unverifiedContacts: Int64 = 0
    /// The names of omitted contacts: their keys differ from those of a known contact or are the owner's, or the name or the
    /// keys are unusable.
    public internal(set) var refusedContacts: [String] = []
    /// The names of imported contacts that look like another contact's.
    public internal(set) var lookalikes: [Lookalike] = []
    /// The names of people whom the file merges with someone in the vault by further numbers; they remain separate.
    public internal(set) var separatedPeople: [String] = []
    /// The names of omitted identities, whose secrets are not available.
    public internal(set) var foreignIdentities: [String] = []
    /// Policies that differ in the file; they are not changed.
    public internal(set) var foreignPolicies: [Turn] = []

    /// The claims that the owner could confirm and has not: in the order of the file, each once.
    public internal(set) var claims: [TrustClaim] = []

    /// A contact whose name resembles another one's.
    public struct Lookalike: Hashable, Sendable {
        /// The imported name.
        public let name: String
        /// The contact whose name it resembles.
        public let contact: String
    }

    /// Creates an empty report.
    public init() {}
}

/// A trust claim of a full export, which is applied only if the vault's owner confirms it individually (ING-1b).
public enum TrustClaim: Hashable, Sendable {
    /// The keys with this fingerprint were compared, so the contact is verified.
    case contact(name: String, fingerprint: [UInt8])
    /// This is the owner's own identity, whose secret is not available.
    case identity(name: String, fingerprint: [UInt8])
    /// A policy has another state than in the vault.
    case policy(PolicySwitch, isOn: Bool)
}
