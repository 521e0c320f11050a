/// Where an identity is in its life (ID-1). Raw values are written into backups and are the vault's codes.
public enum IdentityStage: UInt8, Hashable, Sendable, CaseIterable {
    /// In use: seals and opens.
    case active = 0
    /// Superseded: seals where it is named, opens, and is never the default.
    case rotated = 1
    /// Put away: opens, for good, and seals nothing (ID-2).
    case archived = 2

    /// Whether messages may be sealed with it. Opening is never refused.
    public var canSeal: Bool { self != .archived }

    /// Whether it may be the one that seals where none is named.
    public var canBeDefault: Bool { self == .active }

    /// Whether it may have a successor: one that was superseded or put away has had its turn.
    public var canRotate: Bool { self == .active }

    /// What becomes of an identity when its successor is made (ID-3).
    ///
    /// - Parameter archives: Whether the policy wants superseded identities put away.
    public func afterRotation(archives: Bool) -> IdentityStage {
        archives || self == .archived ? .archived : .rotated
    }
}
