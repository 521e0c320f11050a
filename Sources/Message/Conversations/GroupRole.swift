/// What a member may do in a group. Raw values are the vault's codes.
public enum GroupRole: Int, Sendable, CaseIterable, Comparable {
    /// A member without further rights.
    case member = 1
    /// A member who may remove others and their messages.
    case admin = 2
    /// The group's creator, with the rights of an admin.
    case owner = 3

    /// Orders roles by their rights.
    public static func < (left: GroupRole, right: GroupRole) -> Bool { left.rawValue < right.rawValue }
}
