/// The number of messages in each month, quarter or year, without gaps.
struct PeriodSeries: Sendable {
    /// The periods, from the first with a message to the last: `2026-11`, `2026-Q4` or `2026`.
    let periods: [(label: String, count: Int64)]

    /// The series of some figures, combined into quarters or years if there would be more than `limit` periods otherwise.
    init(_ figures: ActivityFigures, limit: Int) {
        let months = figures.months
        guard let first = months.first?.index, let last = months.last?.index else {
            periods = []
            return
        }
        let counts = Dictionary(months.map { ($0.index, $0.messages) }) { $0 + $1 }
        let all = (first...last).map { (index: $0, count: counts[$0] ?? 0) }
        if all.count <= limit {
            periods = all.map { (PeriodSeries.monthText($0.index), $0.count) }
            return
        }
        let quarters = PeriodSeries.merged(all) { "\(PeriodSeries.yearText($0 / 12))-Q\($0 % 12 / 3 + 1)" }
        periods = quarters.count <= limit ? quarters : PeriodSeries.merged(all) { PeriodSeries.yearText($0 / 12) }
    }

    private static func merged(
        _ months: [(index: Int, count: Int64)], _ label: (Int) -> String
    ) -> [(label: String, count: Int64)] {
        var periods: [(label: String, count: Int64)] = []
        for month in months {
            let label = label(month.index)
            if periods.last?.label == label {
                periods[periods.count - 1].count += month.count
            } else {
                periods.append((label, month.count))
            }
        }
        return periods
    }

    /// A month as `2026-11`.
    ///
    /// - Parameter index: The year times 12 and the month from 0 on.
    static func monthText(_ index: Int) -> String {
        yearText(index / 12) + (index % 12 < 9 ? "-0" : "-") + String(index % 12 + 1)
    }

    private static func yearText(_ year: Int) -> String {
        let digits = String(year)
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
