/// What a full export is taken for.
public enum ImportManner: Hashable, Sendable, CaseIterable {
    /// Somebody's messages: they come in, and what the file claims of trust, identity, policy and attribution stays out, but
    /// for contacts, which come in unverified as bundles do (ING-1b).
    case adding
    /// The owner's own vault, brought back into an empty one as it was (ST-13).
    case restoring
}
