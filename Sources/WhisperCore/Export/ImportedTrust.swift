public import WhisperPolicy

/// What a full export brings of what its owner trusted, and what of it was left out: the owner of the vault is told, since
/// the word of a file is all that stands behind it.
public struct ImportedTrust: Hashable, Sendable {
    /// A switch of a policy, and its position in the file.
    public struct Turn: Hashable, Sendable {
        /// Which one.
        public let policy: PolicySwitch
        /// Its position in the file.
        public let isOn: Bool
    }

    // MARK: Restored

    /// Contacts that come in as verified, though nobody has compared their keys for this vault.
    public internal(set) var verifiedContacts: Int64 = 0
    /// Policies that stand otherwise afterwards than they did before.
    public internal(set) var turned: [Turn] = []
    /// Whether the file has `biometric-gated-signing` on, which stays off: no export holds the keys that it would guard.
    public internal(set) var leavesGateDown = false

    // MARK: Added

    /// Contacts that come in unverified, whatever the file thinks of them.
    public internal(set) var unverifiedContacts: Int64 = 0
    /// The names of contacts that are left out: their keys differ from those of a contact who is known, or the name or the
    /// keys are unusable.
    public internal(set) var refusedContacts: [String] = []
    /// The names of contacts that come in and look like another one's.
    public internal(set) var lookalikes: [Lookalike] = []
    /// The names of people whom the file takes for somebody of the vault under further numbers; they stay apart.
    public internal(set) var separatedPeople: [String] = []
    /// The names of identities that are left out, since their secrets are not here.
    public internal(set) var foreignIdentities: [String] = []
    /// Policies that stand otherwise in the file; they are left as they are.
    public internal(set) var foreignPolicies: [Turn] = []

    /// What the owner could confirm, and has not: contacts in the order of the file, each thing once.
    public internal(set) var claims: [TrustClaim] = []

    /// A contact of a name that only looks like another one's.
    public struct Lookalike: Hashable, Sendable {
        /// The name that came in.
        public let name: String
        /// The contact whose name it looks like.
        public let contact: String
    }

    /// Nothing of the kind.
    public init() {}
}
