import WhisperLocalization

/// Draws charts as part of an HTML page: tables whose bars are inline SVG, within `default-src 'none'; style-src 'self'`
/// (LOOK-2, LOOK-8). There are no style attributes, no ids and no scripts; `ChartStyle.sheet` belongs into the page's
/// style sheet.
///
/// Everything has the class `ch` or one that begins with `ch-`. Lying bars are rows of a table, so that a screen reader
/// reads the same numbers; upright bars and cells are followed by such a table in `details`.
public struct PageCharts: Sendable {
    private let sheet: ChartSheet
    private let localizer: Localizer
    private let level: Int

    /// Draws a sheet.
    ///
    /// - Parameter headingLevel: The level of the charts' headings, 2 … 6; the page has those above.
    public init(_ sheet: ChartSheet, headingLevel: Int = 2) {
        self.sheet = sheet
        localizer = Localizer(sheet.language)
        level = min(6, max(2, headingLevel))
    }

    /// The facts and all charts.
    public var fragment: ChartFragment {
        var writer = MarkupWriter()
        writer.markup("<dl class=\"ch ch-facts\">")
        for fact in sheet.facts {
            writer.markup("<div><dt>")
            writer.text(fact.label)
            writer.markup("</dt><dd>")
            writer.text(fact.value)
            writer.markup("</dd></div>")
        }
        writer.markup("</dl>\n<div class=\"ch ch-all\">\n")
        for chart in sheet.charts { draw(chart, &writer) }
        writer.markup("</div>\n")
        return ChartFragment(writer)
    }

    private func draw(_ chart: Chart, _ writer: inout MarkupWriter) {
        if case .bars = chart.form {
            writer.markup("<section class=\"ch-part\">")
        } else {
            writer.markup("<section class=\"ch-part ch-wide\">")
        }
        heading(chart.title, &writer)
        if let note = chart.note {
            writer.markup("<p class=\"ch-note\">")
            writer.text(note)
            writer.markup("</p>")
        }
        switch chart.form {
        case .bars: bars(chart, &writer)
        case .columns:
            columns(chart, &writer)
            details(&writer) { table(chart, [chart.valueHeading], &$0) }
        case .grid(let headings):
            grid(chart, headings, &writer)
            details(&writer) { transposedTable(chart, headings, &$0) }
        }
        writer.markup("</section>\n")
    }

    private func heading(_ title: String, _ writer: inout MarkupWriter) {
        switch level {
        case 2: writer.markup("<h2>")
        case 3: writer.markup("<h3>")
        case 4: writer.markup("<h4>")
        case 5: writer.markup("<h5>")
        default: writer.markup("<h6>")
        }
        writer.text(title)
        switch level {
        case 2: writer.markup("</h2>")
        case 3: writer.markup("</h3>")
        case 4: writer.markup("</h4>")
        case 5: writer.markup("</h5>")
        default: writer.markup("</h6>")
        }
    }

    // MARK: Lying bars

    private func bars(_ chart: Chart, _ writer: inout MarkupWriter) {
        let scale = chart.scale
        head(
            chart, [chart.valueHeading], &writer, "<table class=\"ch-bars\"><thead><tr>",
            "<td></td></tr></thead><tbody>")
        for entry in chart.entries {
            let value = entry.values.first ?? 0
            writer.markup("<tr><th scope=\"row\">")
            label(entry, &writer)
            writer.markup("</th><td>")
            writer.text(sheet.text(of: value))
            writer.markup("</td><td><svg width=\"100%\" height=\"14\" aria-hidden=\"true\" focusable=\"false\">")
            if let drawn = entry.drawn.first, drawn > 0 {
                let width = scale.fraction(of: drawn) * 100
                writer.markup("<rect class=\"ch-bar\" height=\"14\" rx=\"2\" x=\"")
                writer.number(sheet.language.isRightToLeft ? 100 - width : 0)
                writer.markup("%\" width=\"")
                writer.number(width)
                writer.markup("%\"/>")
            }
            writer.markup("</svg></td></tr>\n")
        }
        writer.markup("</tbody></table>")
    }

    // MARK: Upright bars

    private static let height = 180.0

    /// Places are percentages, so that the bars take the width there is while letters keep their size.
    private func columns(_ chart: Chart, _ writer: inout MarkupWriter) {
        let scale = chart.scale
        let rightToLeft = sheet.language.isRightToLeft
        writer.markup("<div class=\"ch-plot\"><svg role=\"img\" width=\"100%\" height=\"212\" overflow=\"visible\"")
        writer.markup(" direction=\"ltr\" aria-label=\"")
        writer.text(chart.title)
        writer.markup("\">")
        for tick in scale.ticks {
            let y = PageCharts.height * (1 - scale.fraction(of: tick)) + 8
            writer.markup("<line class=\"ch-line\" x1=\"0\" x2=\"100%\" y1=\"")
            writer.number(y)
            writer.markup("\" y2=\"")
            writer.number(y)
            writer.markup("\"/><text class=\"ch-tick\" dy=\"4\" y=\"")
            writer.number(y)
            if rightToLeft {
                writer.markup("\" x=\"100%\" dx=\"8\" text-anchor=\"start\">")
            } else {
                writer.markup("\" x=\"-8\" text-anchor=\"end\">")
            }
            writer.text(sheet.text(of: tick))
            writer.markup("</text>")
        }
        let step = 100 / Double(max(1, chart.entries.count))
        // As many as fit beside each other on a phone.
        let labelled = chart.labelled(atMost: 6) { $0 / 2 }
        for (index, entry) in chart.entries.enumerated() {
            let value = entry.values.first ?? 0
            let place = Double(rightToLeft ? chart.entries.count - 1 - index : index) * step
            let length = scale.fraction(of: value) * PageCharts.height
            if value > 0 {
                writer.markup("<rect class=\"ch-bar\" x=\"")
                writer.number(place + step * 0.1)
                writer.markup("%\" width=\"")
                writer.number(step * 0.8)
                writer.markup("%\" y=\"")
                writer.number(PageCharts.height - length + 8)
                writer.markup("\" height=\"")
                writer.number(length)
                writer.markup("\"><title>")
                writer.text(localizer(ChartText.value, ["label": .text(entry.label), "value": .count(value)]))
                writer.markup("</title></rect>")
            }
            if labelled.contains(index) {
                writer.markup("<text class=\"ch-tick\" y=\"206\" text-anchor=\"middle\" x=\"")
                writer.number(place + step / 2)
                writer.markup("%\">")
                writer.text(entry.label)
                writer.markup("</text>")
            }
        }
        writer.markup("</svg></div>")
    }

    // MARK: Cells

    private func grid(_ chart: Chart, _ headings: [String], _ writer: inout MarkupWriter) {
        let rowHeight = 22.0
        let rightToLeft = sheet.language.isRightToLeft
        let step = 100 / Double(max(1, headings.count))
        writer.markup("<div class=\"ch-plot ch-grid\"><svg role=\"img\" width=\"100%\" height=\"")
        writer.number(rowHeight * Double(chart.entries.count) + 20)
        writer.markup("\" overflow=\"visible\" direction=\"ltr\" aria-label=\"")
        writer.text(chart.title)
        writer.markup("\">")
        for (row, entry) in chart.entries.enumerated() {
            let y = Double(row) * rowHeight
            writer.markup("<text class=\"ch-tick\" dy=\"15\" y=\"")
            writer.number(y)
            if rightToLeft {
                writer.markup("\" x=\"100%\" dx=\"8\" text-anchor=\"start\">")
            } else {
                writer.markup("\" x=\"-8\" text-anchor=\"end\">")
            }
            writer.text(entry.short)
            writer.markup("</text>")
            for (column, value) in entry.values.enumerated() {
                let place = Double(rightToLeft ? headings.count - 1 - column : column) * step
                switch PageCharts.level(of: value, peak: chart.peak) {
                case 0: writer.markup("<rect class=\"ch-0\" rx=\"2\" height=\"20\" x=\"")
                case 1: writer.markup("<rect class=\"ch-1\" rx=\"2\" height=\"20\" x=\"")
                case 2: writer.markup("<rect class=\"ch-2\" rx=\"2\" height=\"20\" x=\"")
                case 3: writer.markup("<rect class=\"ch-3\" rx=\"2\" height=\"20\" x=\"")
                default: writer.markup("<rect class=\"ch-4\" rx=\"2\" height=\"20\" x=\"")
                }
                writer.number(place + step * 0.05)
                writer.markup("%\" width=\"")
                writer.number(step * 0.9)
                writer.markup("%\" y=\"")
                writer.number(y)
                writer.markup("\"><title>")
                writer.text(
                    localizer(
                        ChartText.value, ["label": .text("\(entry.label) \(headings[column])"), "value": .count(value)])
                )
                writer.markup("</title></rect>")
            }
        }
        for (column, heading) in headings.enumerated() where column.isMultiple(of: 6) {
            let place = Double(rightToLeft ? headings.count - 1 - column : column) * step
            writer.markup("<text class=\"ch-tick\" text-anchor=\"middle\" y=\"")
            writer.number(rowHeight * Double(chart.entries.count) + 14)
            writer.markup("\" x=\"")
            writer.number(place + step / 2)
            writer.markup("%\">")
            writer.text(heading)
            writer.markup("</text>")
        }
        writer.markup("</svg></div>")
    }

    /// One of five levels: 0 for none, then quarters of the greatest number.
    static func level(of value: Int64, peak: Int64) -> Int {
        guard value > 0, peak > 0 else { return 0 }
        return 1 + min(3, Int(Double(value - 1) / Double(peak) * 4))
    }

    // MARK: Tables

    private func details(_ writer: inout MarkupWriter, _ content: (inout MarkupWriter) -> Void) {
        writer.markup("<details class=\"ch-numbers\"><summary>")
        writer.text(localizer(ChartText.numbers))
        writer.markup("</summary>")
        content(&writer)
        writer.markup("</details>")
    }

    private func head(
        _ chart: Chart, _ headings: [String], _ writer: inout MarkupWriter, _ opening: StaticString,
        _ closing: StaticString
    ) {
        writer.markup(opening)
        for heading in [chart.labelHeading] + headings {
            writer.markup("<th scope=\"col\">")
            writer.text(heading)
            writer.markup("</th>")
        }
        writer.markup(closing)
    }

    private func table(_ chart: Chart, _ headings: [String], _ writer: inout MarkupWriter) {
        head(chart, headings, &writer, "<table><thead><tr>", "</tr></thead><tbody>")
        for entry in chart.entries {
            writer.markup("<tr><th scope=\"row\">")
            label(entry, &writer)
            writer.markup("</th>")
            for value in entry.values {
                writer.markup("<td>")
                writer.text(sheet.text(of: value))
                writer.markup("</td>")
            }
            writer.markup("</tr>\n")
        }
        writer.markup("</tbody></table>")
    }

    /// Columns of the chart as rows, as seven columns fit on a phone and twenty-four do not.
    private func transposedTable(_ chart: Chart, _ headings: [String], _ writer: inout MarkupWriter) {
        let turned = Chart(
            name: chart.name, title: chart.title, labelHeading: localizer(ChartText.hour),
            valueHeading: chart.valueHeading, form: .columns,
            entries: headings.enumerated().map { column, heading in
                Chart.Entry(
                    label: heading,
                    values: chart.entries.map { $0.values.indices.contains(column) ? $0.values[column] : 0 })
            })
        table(turned, chart.entries.map(\.short), &writer)
    }

    private func label(_ entry: Chart.Entry, _ writer: inout MarkupWriter) {
        guard entry.isForeign else { return writer.text(entry.label) }
        writer.markup("<bdi>")
        writer.text(entry.label)
        writer.markup("</bdi>")
    }
}
