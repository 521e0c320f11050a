import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

/// The chart of `stats` (CLI-2).
@Suite("Activity", .ownThreads)
struct ActivityTests {
    private func series(_ months: [String: Int64], limit: Int) -> ActivitySeries {
        var statistics = VaultStatistics()
        statistics.byMonth = months
        return ActivitySeries(statistics, limit: limit)
    }

    @Test("Months without messages are there")
    func gaps() {
        let series = series(["2019-11": 3, "2020-02": 5], limit: 24)
        #expect(series.periods.map(\.label) == ["2019-11", "2019-12", "2020-01", "2020-02"])
        #expect(series.periods.map(\.count) == [3, 0, 0, 5])
        #expect(series.peak == 5)
    }

    @Test("Many months become quarters, and then years")
    func merging() {
        let months = ["2019-01": 1, "2019-03": 2, "2020-12": 4] as [String: Int64]
        #expect(series(months, limit: 12).periods.map(\.label).first == "2019-Q1")
        #expect(series(months, limit: 12).periods.map(\.count) == [3, 0, 0, 0, 0, 0, 0, 4])
        #expect(series(months, limit: 4).periods.map(\.label) == ["2019", "2020"])
        #expect(series(months, limit: 4).periods.map(\.count) == [3, 4])
    }

    @Test("No data makes an empty chart, and an invalid month is left out")
    func odd() {
        #expect(series([:], limit: 12).periods.isEmpty)
        #expect(series(["x": 1, "2020-13": 1], limit: 12).periods.isEmpty)
    }

    @Test("Labels of periods are at least 64 units apart, and as close as that allows", arguments: 1...60)
    func labels(count: Int) throws {
        let months = (0..<count).map { month in "\(2_000 + month / 12)-\(month % 12 < 9 ? "0" : "")\(month % 12 + 1)" }
        let series = series(Dictionary(uniqueKeysWithValues: months.map { ($0, 1) }), limit: 100)
        let svg = ActivityChart(series, title: "t", summary: "s", formatted: { "\($0)" }).svg
        let places = try svg.matches(of: #/<text x="([0-9.]+)" y="332"/#).map { try #require(Double($0.output.1)) }
        let step = (960.0 - 72 - 16) / Double(count)
        #expect(!places.isEmpty)
        for (one, next) in zip(places, places.dropFirst()) {
            #expect(next - one > 63.9)
            #expect(next - one < 64.1 + step)
        }
    }

    @Test("A chart names itself, has a bar for each period, and cannot be broken out of")
    func svg() {
        let chart = ActivityChart(
            series(["2020-01": 3, "2020-02": 9], limit: 12), title: "a < b & \"c\"", summary: "s",
            formatted: { "\($0)" })
        let svg = chart.svg
        #expect(svg.contains("<title id=\"title\">a &lt; b &amp; &quot;c&quot;</title>"))
        #expect(svg.split(separator: "\n").count { $0.contains("fill=\"#1f6feb\"") } == 2)
        #expect(svg.contains("<title>2020-02: 9</title>"))
        #expect(!svg.contains("http://") || svg.components(of: "http").count == 2)
    }
}

extension String {
    fileprivate func components(of separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
