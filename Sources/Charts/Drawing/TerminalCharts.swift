/// Draws charts as lines of text: bars in eighths of a column, with the number beside each.
///
/// In plain style a line is a label and its number, which a screen reader reads in this order.
public struct TerminalCharts: Sendable {
    private let sheet: ChartSheet
    private let columns: Int
    private let isPlain: Bool
    private let isColored: Bool
    private let measure: TextMeasure

    /// How texts are measured and made safe for the terminal, which the program knows and charts do not.
    public struct TextMeasure: Sendable {
        /// Makes text from outside safe to print on one line.
        public var safe: @Sendable (String) -> String
        /// The columns that a text takes.
        public var width: @Sendable (String) -> Int
        /// The beginning of a text that takes at most so many columns.
        public var truncated: @Sendable (String, Int) -> String

        /// Creates a measure.
        public init(
            safe: @escaping @Sendable (String) -> String, width: @escaping @Sendable (String) -> Int,
            truncated: @escaping @Sendable (String, Int) -> String
        ) {
            self.safe = safe
            self.width = width
            self.truncated = truncated
        }
    }

    /// The narrowest terminal that lines are made for; on a narrower one they wrap.
    public static let narrowest = 40
    /// The longest bar, as a longer one is no easier to compare.
    private static let longestBar = 80

    /// Draws a sheet.
    ///
    /// - Parameters:
    ///   - columns: The width of the terminal.
    ///   - isPlain: Linear output without bars.
    ///   - isColored: Whether bars and headings may have colours.
    public init(_ sheet: ChartSheet, columns: Int, isPlain: Bool, isColored: Bool, measure: TextMeasure) {
        self.sheet = sheet
        self.columns = max(TerminalCharts.narrowest, columns)
        self.isPlain = isPlain
        self.isColored = isColored && !isPlain
        self.measure = measure
    }

    /// The lines of all charts, an empty line before each chart.
    public var lines: [String] { sheet.charts.flatMap { [""] + lines(of: $0) } }

    private func lines(of chart: Chart) -> [String] {
        var lines = [emphasised(chart.title, "1")]
        if let note = chart.note { lines += wrapped(note) }
        switch chart.form {
        case .columns, .bars: lines += isPlain ? plainBars(chart) : bars(chart)
        case .grid(let headings): lines += isPlain ? plainGrid(chart, headings) : grid(chart, headings)
        }
        return lines
    }

    // MARK: Bars

    private func plainBars(_ chart: Chart) -> [String] {
        chart.entries.map { "\(measure.safe($0.label)): \(sheet.text(of: $0.values.first ?? 0))" }
    }

    private func bars(_ chart: Chart) -> [String] {
        let counts = chart.entries.map { sheet.text(of: $0.values.first ?? 0) }
        let countWidth = counts.map(measure.width).max() ?? 0
        let labels = chart.entries.map { measure.truncated(measure.safe($0.label), columns / 3) }
        let labelWidth = labels.map(measure.width).max() ?? 0
        let room = min(TerminalCharts.longestBar, max(4, columns - labelWidth - countWidth - 5))
        return zip(chart.entries, zip(labels, counts)).map { entry, texts in
            let value = entry.drawn.first ?? 0
            let bar = TerminalCharts.bar(Double(value) / Double(max(1, chart.peak)), room: room)
            let line =
                texts.0 + padding(texts.0, labelWidth) + "  " + padding(texts.1, countWidth) + texts.1
            return bar.isEmpty ? line : line + "  " + emphasised(bar, "36")
        }
    }

    /// A bar in eighths of a column; a number above zero has at least one.
    private static func bar(_ fraction: Double, room: Int) -> String {
        let eighths = Int((min(1, max(0, fraction)) * Double(room) * 8).rounded(.up))
        let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
        return String(repeating: "█", count: eighths / 8) + rest[eighths % 8]
    }

    // MARK: Grids

    private func plainGrid(_ chart: Chart, _ headings: [String]) -> [String] {
        chart.entries.map { entry in
            let cells = zip(headings, entry.values).filter { $0.1 > 0 }.map { "\($0.0) \(sheet.text(of: $0.1))" }
            return "\(measure.safe(entry.label)): " + (cells.isEmpty ? "0" : sheet.language.list(cells))
        }
    }

    /// Cells of one to three columns in five shades; every third column has its heading.
    private func grid(_ chart: Chart, _ headings: [String]) -> [String] {
        let count = max(1, headings.count)
        let labelRoom = max(2, min(columns / 3, columns - count - 3))
        let labels = chart.entries.map { measure.truncated(measure.safe($0.short), labelRoom) }
        let labelWidth = labels.map(measure.width).max() ?? 0
        let cell = min(3, max(1, (columns - labelWidth - 3) / count))
        var top = String(repeating: " ", count: labelWidth + 2)
        for (index, heading) in headings.enumerated() where index.isMultiple(of: 3) {
            top += heading + String(repeating: " ", count: max(0, 3 * cell - measure.width(heading)))
        }
        let rows = zip(chart.entries, labels).map { entry, label in
            let cells = entry.values.map { String(repeating: TerminalCharts.shade($0, peak: chart.peak), count: cell) }
            return label + padding(label, labelWidth) + "  " + emphasised(cells.joined(), "36")
        }
        let legend = "· 0  ░ ▒ ▓ █ " + sheet.text(of: chart.peak)
        return [top.trimmingTrailingSpaces] + rows
            + [String(repeating: " ", count: labelWidth + 2) + legend]
    }

    /// One of five shades, the lightest for none.
    private static func shade(_ value: Int64, peak: Int64) -> String {
        guard value > 0, peak > 0 else { return "·" }
        return ["░", "▒", "▓", "█"][min(3, Int(Double(value - 1) / Double(peak) * 4))]
    }

    // MARK: Text

    private func padding(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - measure.width(text)))
    }

    private func emphasised(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }

    /// A note in lines that fit; plain output does not break sentences.
    private func wrapped(_ note: String) -> [String] {
        let note = measure.safe(note)
        guard !isPlain, measure.width(note) > columns else { return [note] }
        var lines = [""]
        for word in note.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if measure.width(line) + 1 + measure.width(String(word)) > columns {
                lines.append(String(word))
            } else {
                lines[lines.count - 1] = line + " " + word
            }
        }
        return lines
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
