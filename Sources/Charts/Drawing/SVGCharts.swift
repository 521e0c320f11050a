import WhisperLocalization

/// Draws charts as an SVG file: self-contained, without a script, dark where the reader's system is, and readable by
/// screen readers: each chart names itself and states its numbers.
public struct SVGCharts: Sendable {
    private let sheet: ChartSheet
    private let title: String
    private let summary: String
    private let localizer: Localizer

    private static let width = 960.0
    private static let margin = 32.0
    private static let left = 232.0
    private static let rowHeight = 24.0
    private static let plotHeight = 220.0

    /// Draws a sheet.
    ///
    /// - Parameters:
    ///   - title: The heading of the file.
    ///   - summary: A sentence that describes what was counted.
    public init(_ sheet: ChartSheet, title: String, summary: String) {
        self.sheet = sheet
        self.title = title
        self.summary = summary
        localizer = Localizer(sheet.language)
    }

    /// The file, in UTF-8.
    public var bytes: [UInt8] {
        var body = MarkupWriter()
        var y = 88.0
        for fact in sheet.facts {
            text(
                localizer(ChartText.value, ["label": .text(fact.label), "value": .text(fact.value)]), .plain,
                x: SVGCharts.margin, y: y, anchor: .start, &body)
            y += 20
        }
        for (index, chart) in sheet.charts.enumerated() {
            y += 40
            y = draw(chart, number: index, top: y, &body)
        }
        var writer = MarkupWriter()
        writer.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 960 ")
        writer.number(y + SVGCharts.margin)
        writer.markup("\" lang=\"")
        writer.text(sheet.language.rawValue)
        writer.markup("\" direction=\"ltr\" font-family=\"system-ui, sans-serif\" font-size=\"13\">\n<title>")
        writer.text(title)
        writer.markup("</title>\n<desc>")
        writer.text(summary)
        writer.markup("</desc>\n<style>\n")
        writer.markup(SVGCharts.style)
        writer.markup("</style>\n<rect class=\"page\" width=\"960\" height=\"")
        writer.number(y + SVGCharts.margin)
        writer.markup("\"/>\n")
        text(title, .title, x: SVGCharts.margin, y: 44, anchor: .start, &writer)
        text(summary, .note, x: SVGCharts.margin, y: 66, anchor: .start, &writer)
        writer.append(body)
        writer.markup("</svg>\n")
        return writer.bytes
    }

    /// Colours that are told apart in light and dark: letters at least 4.5:1, bars at least 3:1.
    private static let style: StaticString = """
        .page{fill:#fff}.ink{fill:#1a1a1a}.note{fill:#595959}.line{stroke:#d9d9d9}.bar{fill:#1f6feb}
        .c0{fill:#ebedf0}.c1{fill:#b3d0fb}.c2{fill:#7fb0f7}.c3{fill:#3f85ef}.c4{fill:#0f4fb8}
        @media (prefers-color-scheme:dark){.page{fill:#16191d}.ink{fill:#e8eaed}.note{fill:#a6acb5}
        .line{stroke:#3a3f47}.bar{fill:#6ea8fe}
        .c0{fill:#22262c}.c1{fill:#1f3a63}.c2{fill:#2c5ba3}.c3{fill:#4d8ae8}.c4{fill:#a3c8ff}}

        """

    // MARK: Charts

    /// Draws a chart from `top` on, and returns where it ends.
    private func draw(_ chart: Chart, number: Int, top: Double, _ writer: inout MarkupWriter) -> Double {
        writer.markup("<g role=\"img\" aria-labelledby=\"t")
        writer.number(number)
        writer.markup(" d")
        writer.number(number)
        writer.markup("\">\n<title id=\"t")
        writer.number(number)
        writer.markup("\">")
        writer.text(chart.title)
        writer.markup("</title>\n<desc id=\"d")
        writer.number(number)
        writer.markup("\">")
        writer.text(description(of: chart))
        writer.markup("</desc>\n")
        text(chart.title, .heading, x: SVGCharts.margin, y: top, anchor: .start, &writer)
        var y = top
        if let note = chart.note {
            y += 20
            text(note, .note, x: SVGCharts.margin, y: y, anchor: .start, &writer)
        }
        y += 16
        let end =
            switch chart.form {
            case .bars: bars(chart, top: y, &writer)
            case .columns: columns(chart, top: y, &writer)
            case .grid(let headings): grid(chart, headings, top: y, &writer)
            }
        writer.markup("</g>\n")
        return end
    }

    /// All numbers of a chart as one text.
    private func description(of chart: Chart) -> String {
        let parts = chart.entries.map { entry -> String in
            let numbers = entry.values.map(sheet.text(of:)).joined(separator: " ")
            return localizer(ChartText.value, ["label": .text(entry.label), "value": .text(numbers)])
        }
        return parts.joined(separator: "; ")
    }

    private func bars(_ chart: Chart, top: Double, _ writer: inout MarkupWriter) -> Double {
        let scale = chart.scale
        let room = SVGCharts.width - SVGCharts.left - SVGCharts.margin - 72
        let bottom = top + SVGCharts.rowHeight * Double(chart.entries.count)
        for tick in scale.ticks {
            let x = SVGCharts.left + room * scale.fraction(of: tick)
            line(x1: x, y1: top, x2: x, y2: bottom, &writer)
            text(sheet.text(of: tick), .note, x: x, y: bottom + 16, anchor: .middle, &writer)
        }
        for (index, entry) in chart.entries.enumerated() {
            let value = entry.values.first ?? 0
            let y = top + SVGCharts.rowHeight * Double(index)
            let length = room * scale.fraction(of: entry.drawn.first ?? 0)
            text(
                LabelFit.fitted(entry.label, to: 26), .plain, x: SVGCharts.left - 10, y: y + 16, anchor: .end, &writer)
            rectangle(.bar, x: SVGCharts.left, y: y + 4, width: length, height: 16, entry.label, value, &writer)
            text(
                sheet.text(of: value), .plain, x: SVGCharts.left + length + 8, y: y + 16, anchor: .start, &writer)
        }
        return bottom + 20
    }

    private func columns(_ chart: Chart, top: Double, _ writer: inout MarkupWriter) -> Double {
        let scale = chart.scale
        let left = SVGCharts.margin + 64
        let right = SVGCharts.width - SVGCharts.margin
        let bottom = top + SVGCharts.plotHeight
        for tick in scale.ticks {
            let y = bottom - SVGCharts.plotHeight * scale.fraction(of: tick)
            line(x1: left, y1: y, x2: right, y2: y, &writer)
            text(sheet.text(of: tick), .note, x: left - 10, y: y + 4, anchor: .end, &writer)
        }
        let step = (right - left) / Double(max(1, chart.entries.count))
        let labelled = chart.labelled(atMost: max(1, Int((right - left) / 64))) { _ in 0 }
        for (index, entry) in chart.entries.enumerated() {
            let value = entry.values.first ?? 0
            let x = left + Double(index) * step
            let height = SVGCharts.plotHeight * scale.fraction(of: value)
            rectangle(
                .bar, x: x + step * 0.1, y: bottom - height, width: step * 0.8, height: height, entry.label, value,
                &writer)
            guard labelled.contains(index) else { continue }
            text(entry.label, .note, x: x + step / 2, y: bottom + 18, anchor: .middle, &writer)
        }
        return bottom + 22
    }

    private func grid(_ chart: Chart, _ headings: [String], top: Double, _ writer: inout MarkupWriter) -> Double {
        let room = SVGCharts.width - SVGCharts.left - SVGCharts.margin
        let step = room / Double(max(1, headings.count))
        let bottom = top + SVGCharts.rowHeight * Double(chart.entries.count)
        for (row, entry) in chart.entries.enumerated() {
            let y = top + SVGCharts.rowHeight * Double(row)
            text(
                LabelFit.fitted(entry.label, to: 26), .plain, x: SVGCharts.left - 10, y: y + 16, anchor: .end, &writer)
            for (column, value) in entry.values.enumerated() {
                rectangle(
                    .cell(PageCharts.level(of: value, peak: chart.peak)), x: SVGCharts.left + Double(column) * step + 1,
                    y: y + 1, width: step - 2, height: SVGCharts.rowHeight - 2, "\(entry.label) \(headings[column])",
                    value, &writer)
            }
        }
        for (column, heading) in headings.enumerated() where column.isMultiple(of: 3) {
            text(
                heading, .note, x: SVGCharts.left + (Double(column) + 0.5) * step, y: bottom + 16, anchor: .middle,
                &writer)
        }
        return bottom + 20
    }

    // MARK: Shapes

    private enum Letters {
        case title, heading, plain, note
    }

    private enum Anchor {
        case start, middle, end
    }

    private enum Fill {
        case bar
        case cell(Int)
    }

    private func text(
        _ content: String, _ letters: Letters, x: Double, y: Double, anchor: Anchor, _ writer: inout MarkupWriter
    ) {
        switch letters {
        case .title: writer.markup("<text class=\"ink\" font-size=\"22\" font-weight=\"600\" x=\"")
        case .heading: writer.markup("<text class=\"ink\" font-size=\"16\" font-weight=\"600\" x=\"")
        case .plain: writer.markup("<text class=\"ink\" x=\"")
        case .note: writer.markup("<text class=\"note\" x=\"")
        }
        // A page from right to left is the mirror image of one from left to right.
        let isMirrored = sheet.language.isRightToLeft
        writer.number(isMirrored ? SVGCharts.width - x : x)
        writer.markup("\" y=\"")
        writer.number(y)
        switch (anchor, isMirrored) {
        case (.start, false), (.end, true): writer.markup("\">")
        case (.middle, _): writer.markup("\" text-anchor=\"middle\">")
        case (.end, false), (.start, true): writer.markup("\" text-anchor=\"end\">")
        }
        writer.isolated(content)
        writer.markup("</text>\n")
    }

    private func line(x1: Double, y1: Double, x2: Double, y2: Double, _ writer: inout MarkupWriter) {
        let isMirrored = sheet.language.isRightToLeft
        writer.markup("<line class=\"line\" x1=\"")
        writer.number(isMirrored ? SVGCharts.width - x1 : x1)
        writer.markup("\" y1=\"")
        writer.number(y1)
        writer.markup("\" x2=\"")
        writer.number(isMirrored ? SVGCharts.width - x2 : x2)
        writer.markup("\" y2=\"")
        writer.number(y2)
        writer.markup("\"/>\n")
    }

    private func rectangle(
        _ fill: Fill, x: Double, y: Double, width: Double, height: Double, _ label: String, _ value: Int64,
        _ writer: inout MarkupWriter
    ) {
        switch fill {
        case .bar: writer.markup("<rect class=\"bar\" x=\"")
        case .cell(0): writer.markup("<rect class=\"c0\" rx=\"2\" x=\"")
        case .cell(1): writer.markup("<rect class=\"c1\" rx=\"2\" x=\"")
        case .cell(2): writer.markup("<rect class=\"c2\" rx=\"2\" x=\"")
        case .cell(3): writer.markup("<rect class=\"c3\" rx=\"2\" x=\"")
        case .cell: writer.markup("<rect class=\"c4\" rx=\"2\" x=\"")
        }
        writer.number(sheet.language.isRightToLeft ? SVGCharts.width - x - width : x)
        writer.markup("\" y=\"")
        writer.number(y)
        writer.markup("\" width=\"")
        writer.number(width)
        writer.markup("\" height=\"")
        writer.number(height)
        writer.markup("\"><title>")
        writer.text(localizer(ChartText.value, ["label": .text(label), "value": .count(value)]))
        writer.markup("</title></rect>\n")
    }
}
