/// What could be read of a damaged vault, and what could not (ST-10).
public struct RecoveryReport: Hashable, Sendable {
    /// Rows that were carried over, of every kind.
    public var rows: Int64 = 0
    /// Messages among them.
    public var messages: Int64 = 0
    /// What was lost, by table; empty where nothing was.
    public var losses: [RecoveryLoss] = []
}

/// What was lost of a table.
public struct RecoveryLoss: Hashable, Sendable {
    /// The table's name, as docs/formats.md lists it.
    public let table: String
    /// Rows of it that were carried over.
    public let kept: Int64
    /// Rows of it that could not be read: what a sound index of the table counts beyond those; nil where none is left
    /// that could be counted.
    public let lost: Int64?
}
