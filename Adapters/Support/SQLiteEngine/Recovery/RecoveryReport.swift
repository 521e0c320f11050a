/// What could be recovered from a damaged vault, and what was lost (ST-10).
public struct RecoveryReport: Hashable, Sendable {
    /// The number of recovered rows of all kinds.
    public var rows: Int64 = 0
    /// The number of messages among them.
    public var messages: Int64 = 0
    /// The losses by table; empty if nothing was lost.
    public var losses: [RecoveryLoss] = []
}

/// The loss in one table.
public struct RecoveryLoss: Hashable, Sendable {
    /// The table's name, as in docs/formats.md.
    public let table: String
    /// The number of recovered rows.
    public let kept: Int64
    /// The number of lost rows: how many more an intact index of the table counts; nil if there is no such index.
    public let lost: Int64?
}
