/// The progress of a deletion, or of the maintenance that follows one (P12).
public struct DeletionProgress: Hashable, Sendable {
    /// The stages of the work.
    public enum Stage: Hashable, Sendable {
        /// Deleting messages, counted one by one.
        case messages
        /// Removing deleted words from the full-text index, counted by index part.
        case words
    }

    /// The current stage.
    public var stage: Stage
    /// The completed number of units.
    public var done: Int64
    /// The total number of units.
    public var total: Int64

    /// Creates a progress value.
    public init(stage: Stage, done: Int64, total: Int64) {
        self.stage = stage
        self.done = done
        self.total = total
    }
}

/// The effect of an optimisation on the full-text index.
public struct OptimizationReport: Hashable, Sendable {
    /// The number of segments before; each search reads all of them.
    public var piecesBefore: Int64
    /// The number of segments after.
    public var piecesAfter: Int64
    /// The size of the segments before, in bytes.
    public var bytesBefore: Int64
    /// The size of the segments after, in bytes.
    public var bytesAfter: Int64

    /// Creates a report; all zero if there is no index.
    public init(piecesBefore: Int64 = 0, piecesAfter: Int64 = 0, bytesBefore: Int64 = 0, bytesAfter: Int64 = 0) {
        self.piecesBefore = piecesBefore
        self.piecesAfter = piecesAfter
        self.bytesBefore = bytesBefore
        self.bytesAfter = bytesAfter
    }
}
