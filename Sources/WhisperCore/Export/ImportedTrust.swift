public import Message
public import Policy

/// What a full export brings of what its owner trusted, and of how they wanted to be held to it: the owner of the vault is
/// told, since the word of a file is all that stands behind it.
public struct ImportedTrust: Hashable, Sendable {
    /// A switch that a file turns.
    public struct Turn: Hashable, Sendable {
        /// Which one.
        public let policy: PolicySwitch
        /// Its position afterwards.
        public let isOn: Bool
    }

    /// Contacts that come in as verified, though nobody has compared their keys for this vault.
    public internal(set) var verifiedContacts: Int64 = 0
    /// Contacts that come in as verified, revoked or blocked, in the order in which they come.
    public internal(set) var contacts: [UniqueIdentifier] = []
    /// Policies that stand otherwise afterwards than they did before.
    public internal(set) var turned: [Turn] = []
    /// Whether the file has `biometric-gated-signing` on, which stays off: no export holds the keys that it would guard.
    public internal(set) var leavesGateDown = false

    /// Nothing of the kind.
    public init() {}
}
