import WhisperMessage

/// Messages by day, in bounded memory: a row of days for each year that has a message, at most 9,999.
struct DayTable: Sendable {
    private var years: [Int: [Int64]] = [:]

    mutating func add(_ reading: LocalDateTime) {
        years[reading.year, default: Array(repeating: 0, count: 366)][DayTable.index(of: reading)] += 1
    }

    mutating func merge(_ other: DayTable) {
        for (year, days) in other.years {
            guard var mine = years[year] else {
                years[year] = days
                continue
            }
            for (index, count) in days.enumerated() { mine[index] += count }
            years[year] = mine
        }
    }

    /// The days that have a message, in order.
    var days: [DayCount] {
        var result: [DayCount] = []
        for (year, counts) in years.sorted(by: { $0.key < $1.key }) {
            guard let first = LocalDateTime(year: year, month: 1, day: 1)?.daysSince1970 else { continue }
            for (index, count) in counts.enumerated() where count > 0 {
                result.append(DayCount(day: first + index, messages: count))
            }
        }
        return result
    }

    private static func index(of reading: LocalDateTime) -> Int {
        let first = LocalDateTime(year: reading.year, month: 1, day: 1)?.daysSince1970 ?? reading.daysSince1970
        return reading.daysSince1970 - first
    }
}
