/// How a full export is imported.
public enum ImportMode: Hashable, Sendable, CaseIterable {
    /// As another person's messages: messages are imported, but the file's claims about trust, identity, policy and
    /// attribution are ignored. Contacts are imported unverified, as from bundles (ING-1b).
    case adding
    /// As the owner's own vault, restored into an empty one (ST-13).
    case restoring
}
