/// Notices when more goes wrong than should (ING-3).
struct TroubleWatch {
    /// More skipped messages than this in an hour are too many.
    static let skippedPerHour = 10
    /// A larger share of undecryptable messages than this is too large.
    static let undecryptableShare = 0.001

    /// When messages were skipped, within the last hour, the latest eleven at most.
    private var skipped: [Duration] = []
    private var decrypted: Int64 = 0
    private var undecryptable: Int64 = 0
    private var told: Set<IngestionWarning> = []

    /// Counts messages that were skipped; the warning that this gives rise to, once.
    mutating func skipped(_ count: Int, at time: Duration) -> IngestionWarning? {
        skipped += Array(repeating: time, count: min(count, TroubleWatch.skippedPerHour + 1))
        skipped = skipped.suffix(TroubleWatch.skippedPerHour + 1).filter { time - $0 <= .seconds(3_600) }
        guard skipped.count > TroubleWatch.skippedPerHour else {
            told.remove(.manySkipped)
            return nil
        }
        return told.insert(.manySkipped).inserted ? .manySkipped : nil
    }

    /// Counts messages that could be read, or not; the warning that this gives rise to, once.
    mutating func decrypted(_ good: Int64, failed: Int64) -> IngestionWarning? {
        decrypted = decrypted.saturatingAdd(good)
        undecryptable = undecryptable.saturatingAdd(failed)
        let share = Double(undecryptable) / Double(max(1, decrypted.saturatingAdd(undecryptable)))
        guard share > TroubleWatch.undecryptableShare else {
            told.remove(.manyUndecryptable)
            return nil
        }
        return told.insert(.manyUndecryptable).inserted ? .manyUndecryptable : nil
    }
}
