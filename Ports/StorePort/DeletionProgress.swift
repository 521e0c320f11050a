/// How far a deletion, or the upkeep that follows one, has got (P12).
public struct DeletionProgress: Hashable, Sendable {
    /// What is being done.
    public enum Stage: Hashable, Sendable {
        /// Messages are deleted; they are counted.
        case messages
        /// The words of what is gone leave the full-text index; its parts are counted.
        case words
    }

    /// What is being done.
    public var stage: Stage
    /// How much of it is done.
    public var done: Int64
    /// How much there is of it.
    public var total: Int64

    /// A state of the work.
    public init(stage: Stage, done: Int64, total: Int64) {
        self.stage = stage
        self.done = done
        self.total = total
    }
}

/// What an optimization did to the full-text index.
public struct OptimizationReport: Hashable, Sendable {
    /// How many pieces the index consisted of: each search reads all of them.
    public var piecesBefore: Int64
    /// How many it consists of now.
    public var piecesAfter: Int64
    /// The size of the pieces before, in bytes.
    public var bytesBefore: Int64
    /// Their size now, in bytes.
    public var bytesAfter: Int64

    /// A report; all zero where there is no index.
    public init(piecesBefore: Int64 = 0, piecesAfter: Int64 = 0, bytesBefore: Int64 = 0, bytesAfter: Int64 = 0) {
        self.piecesBefore = piecesBefore
        self.piecesAfter = piecesAfter
        self.bytesBefore = bytesBefore
        self.bytesAfter = bytesAfter
    }
}
