public import WhisperStorePort

/// The number of messages in each month, quarter or year, without gaps.
public struct ActivitySeries: Hashable, Sendable {
    /// The periods, from the first with a message to the last.
    public let periods: [Period]

    /// A period and its messages.
    public struct Period: Hashable, Sendable {
        /// `2026-11`, `2026-Q4` or `2026`.
        public var label: String
        /// The number of messages in it.
        public var count: Int64
    }

    /// The maximum number of messages in one period; 0 without messages.
    public var peak: Int64 { periods.map(\.count).max() ?? 0 }

    /// Creates the series of a vault's months, combined into quarters or years if there would
    /// be more than `limit` periods otherwise.
    public init(_ statistics: VaultStatistics, limit: Int) {
        let months = ActivitySeries.months(statistics.byMonth)
        if months.count <= limit {
            periods = months.map { Period(label: $0.label, count: $0.count) }
            return
        }
        let quarters = ActivitySeries.merged(months) { "\($0.yearText)-Q\(($0.month - 1) / 3 + 1)" }
        periods = quarters.count <= limit ? quarters : ActivitySeries.merged(months) { $0.yearText }
    }

    private struct Month {
        var year: Int
        var month: Int
        var count: Int64

        var yearText: String { ActivitySeries.padded(year, 4) }
        var label: String { "\(yearText)-\(ActivitySeries.padded(month, 2))" }
    }

    private static func months(_ counts: [String: Int64]) -> [Month] {
        let known = counts.compactMap { label, count -> (index: Int, count: Int64)? in
            let parts = label.split(separator: "-")
            guard parts.count == 2, let year = Int(parts[0]), let month = Int(parts[1]), (1...12).contains(month),
                (0...9999).contains(year)
            else { return nil }
            return (year * 12 + month - 1, count)
        }
        guard let first = known.map(\.index).min(), let last = known.map(\.index).max() else { return [] }
        let byIndex = Dictionary(known.map { ($0.index, $0.count) }) { $0 + $1 }
        return (first...last).map { Month(year: $0 / 12, month: $0 % 12 + 1, count: byIndex[$0] ?? 0) }
    }

    private static func merged(_ months: [Month], _ label: (Month) -> String) -> [Period] {
        var periods: [Period] = []
        for month in months {
            let label = label(month)
            if periods.last?.label == label {
                periods[periods.count - 1].count += month.count
            } else {
                periods.append(Period(label: label, count: month.count))
            }
        }
        return periods
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
