/// Detects excessive failure rates (ING-3).
struct FailureRateMonitor {
    /// The number of skipped messages per hour above which a warning is issued.
    static let skippedPerHour = 10
    /// The share of undecryptable messages above which a warning is issued.
    static let undecryptableShare = 0.001

    /// The times of skipped messages within the last hour, at most the latest eleven.
    private var skipped: [Duration] = []
    private var decrypted: Int64 = 0
    private var undecryptable: Int64 = 0
    private var reported: Set<IngestionWarning> = []

    /// Counts skipped messages, and returns a warning once the limit is exceeded.
    mutating func skipped(_ count: Int, at time: Duration) -> IngestionWarning? {
        skipped += Array(repeating: time, count: min(count, FailureRateMonitor.skippedPerHour + 1))
        skipped = skipped.suffix(FailureRateMonitor.skippedPerHour + 1).filter { time - $0 <= .seconds(3_600) }
        guard skipped.count > FailureRateMonitor.skippedPerHour else {
            reported.remove(.manySkipped)
            return nil
        }
        return reported.insert(.manySkipped).inserted ? .manySkipped : nil
    }

    /// Counts decrypted and undecryptable messages, and returns a warning once the limit is exceeded.
    mutating func decrypted(_ good: Int64, failed: Int64) -> IngestionWarning? {
        decrypted = decrypted.saturatingAdd(good)
        undecryptable = undecryptable.saturatingAdd(failed)
        let share = Double(undecryptable) / Double(max(1, decrypted.saturatingAdd(undecryptable)))
        guard share > FailureRateMonitor.undecryptableShare else {
            reported.remove(.manyUndecryptable)
            return nil
        }
        return reported.insert(.manyUndecryptable).inserted ? .manyUndecryptable : nil
    }
}
