/// How far a message has got (ST-3). Raw values are the vault's codes.
public enum MessageStatus: Int, Sendable, CaseIterable {
    /// Not yet handed to the platform.
    case pending = 0
    /// Handed to the platform.
    case sent = 1
    /// On the other side's device.
    case delivered = 2
    /// Given up.
    case failed = 3
    /// Seen by the other side.
    case read = 4
}

/// Which way a message went, seen from the vault's owner.
public enum MessageDirection: Int, Sendable, CaseIterable {
    /// Not known: an export that was imported without saying who one is; system lines.
    case unknown = 0
    /// To the owner.
    case incoming = 1
    /// By the owner.
    case outgoing = 2
}
