/// A bar chart of a series as SVG: a self-contained file that screen readers can read.
public struct ActivityChart: Sendable {
    private let series: ActivitySeries
    private let title: String
    private let summary: String
    private let formatted: @Sendable (Int64) -> String

    private static let width = 960.0
    private static let height = 360.0
    private static let left = 72.0
    private static let right = 16.0
    private static let top = 56.0
    private static let bottom = 48.0

    /// Creates a chart of a series.
    ///
    /// - Parameters:
    ///   - title: The heading of the chart.
    ///   - summary: A sentence that describes the chart for those who cannot see it.
    ///   - formatted: Formats numbers in the reader's language.
    public init(
        _ series: ActivitySeries, title: String, summary: String, formatted: @escaping @Sendable (Int64) -> String
    ) {
        self.series = series
        self.title = title
        self.summary = summary
        self.formatted = formatted
    }

    /// The chart as the text of an SVG 1.1 file.
    public var svg: String {
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 960 360\" role=\"img\" "
                + "aria-labelledby=\"title summary\" font-family=\"system-ui, sans-serif\" font-size=\"12\">",
            "<title id=\"title\">\(escaped(title))</title>",
            "<desc id=\"summary\">\(escaped(summary))</desc>",
            "<rect width=\"960\" height=\"360\" fill=\"#ffffff\"/>",
            "<text x=\"72\" y=\"30\" font-size=\"18\" fill=\"#1a1a1a\">\(escaped(title))</text>",
        ]
        lines += grid() + bars() + labels()
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    // MARK: Parts

    /// Four lines at round numbers, with the numbers beside them.
    private func grid() -> [String] {
        let scale = scale
        return (0...4).flatMap { step -> [String] in
            let value = scale / 4 * Int64(step)
            let y = position(of: value)
            let edge = ActivityChart.width - ActivityChart.right
            return [
                "<line x1=\"72\" x2=\"\(number(edge))\" y1=\"\(number(y))\" y2=\"\(number(y))\" stroke=\"#d9d9d9\"/>",
                "<text x=\"64\" y=\"\(number(y + 4))\" text-anchor=\"end\" fill=\"#595959\">\(escaped(formatted(value)))</text>",
            ]
        }
    }

    private func bars() -> [String] {
        let step = step
        return series.periods.enumerated().map { index, period in
            let y = position(of: period.count)
            let x = ActivityChart.left + Double(index) * step
            let width = max(0.5, step * 0.8)
            let height = position(of: 0) - y
            return "<rect x=\"\(number(x + step * 0.1))\" y=\"\(number(y))\" width=\"\(number(width))\" "
                + "height=\"\(number(height))\" fill=\"#1f6feb\"><title>\(escaped(period.label)): "
                + "\(escaped(formatted(period.count)))</title></rect>"
        }
    }

    /// As many period labels as fit side by side.
    private func labels() -> [String] {
        let every = max(1, Int((64 / step).rounded(.up)))
        return series.periods.enumerated().filter { $0.offset.isMultiple(of: every) }.map { index, period in
            let x = ActivityChart.left + (Double(index) + 0.5) * step
            return
                "<text x=\"\(number(x))\" y=\"332\" text-anchor=\"middle\" fill=\"#595959\">\(escaped(period.label))</text>"
        }
    }

    // MARK: Geometry

    private var step: Double {
        (ActivityChart.width - ActivityChart.left - ActivityChart.right) / Double(max(1, series.periods.count))
    }

    /// The value at the top of the chart: 4, 8, 12, 20 or 40 times a power of ten, so that a quarter of it is round.
    private var scale: Int64 {
        var magnitude: Int64 = 1
        while magnitude < Int64.max / 400 {
            for factor in [4, 8, 12, 20] as [Int64] where factor * magnitude >= series.peak {
                return factor * magnitude
            }
            magnitude *= 10
        }
        return Int64.max / 4 * 4
    }

    private func position(of value: Int64) -> Double {
        let room = ActivityChart.height - ActivityChart.top - ActivityChart.bottom
        return ActivityChart.height - ActivityChart.bottom - room * Double(value) / Double(scale)
    }

    /// A length with one decimal place.
    private func number(_ value: Double) -> String {
        let tenths = Int64((value * 10).rounded())
        return "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
    }

    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
