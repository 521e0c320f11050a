/// The stage of an identity's life cycle (ID-1). Raw values are written to backups and are the vault's codes.
public enum IdentityStage: UInt8, Hashable, Sendable, CaseIterable {
    /// In use: seals and opens.
    case active = 0
    /// Superseded: seals if named explicitly, opens, and is never the default.
    case rotated = 1
    /// Archived: opens permanently, and seals nothing (ID-2).
    case archived = 2

    /// Whether messages may be sealed with the identity. Opening is always allowed.
    public var canSeal: Bool { self != .archived }

    /// Whether the identity may be the default for sealing.
    public var canBeDefault: Bool { self == .active }

    /// Whether the identity may have a successor; a superseded or archived one may not.
    public var canRotate: Bool { self == .active }

    /// Returns the stage of an identity after its successor is created (ID-3).
    ///
    /// - Parameter archives: Whether the policy archives superseded identities.
    public func afterRotation(archives: Bool) -> IdentityStage {
        archives || self == .archived ? .archived : .rotated
    }
}
