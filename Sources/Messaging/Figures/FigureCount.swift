/// The figures of a run: those that are in the vault already, and those that are not.
package struct FigureCount {
    /// The counts since they were last taken.
    package var recent = SyncFigures()
    private var taken = SyncFigures()

    /// Creates figures of a run that has not begun.
    package init() {}

    /// The counts of this run.
    package var total: SyncFigures {
        var sum = taken
        sum.add(recent)
        return sum
    }

    /// Returns the counts since the last call, to be stored.
    package mutating func takeRecent() -> SyncFigures {
        defer { recent = SyncFigures() }
        taken.add(recent)
        return recent
    }
}
