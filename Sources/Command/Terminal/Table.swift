import WhisperLocalization

/// Rows under headings: aligned in columns on a terminal, or on request one `heading: value` on each line (UX-4). Where a
/// terminal is too narrow for columns whose values continue in the next line, each row stands below the other.
package struct Table {
    /// A column of a table.
    package struct Column {
        /// The heading.
        let heading: String
        /// Whether values are right-aligned, as numbers are.
        let isRightAligned: Bool
        /// Whether values may be cut to make the row fit the terminal.
        let mayShrink: Bool
        /// Whether values that do not fit continue in the next line instead.
        let wraps: Bool

        package init(heading: String, isRightAligned: Bool = false, mayShrink: Bool = false, wraps: Bool = false) {
            self.heading = heading
            self.isRightAligned = isRightAligned
            self.mayShrink = mayShrink || wraps
            self.wraps = wraps
        }
    }

    private let columns: [Column]
    private var rows: [[String]] = []

    package init(_ columns: [Column]) {
        self.columns = columns
    }

    /// Adds a row; values from outside must have been made safe to print.
    package mutating func add(_ values: [String]) {
        rows.append(values)
    }

    /// Prints the table.
    package func print(to output: Output, fitting width: Int?) throws(CommandFailure) {
        if output.style.isPlain {
            try printLinear(to: output)
        } else {
            try printAligned(to: output, fitting: width)
        }
    }

    private func printLinear(to output: Output) throws(CommandFailure) {
        for (index, row) in rows.enumerated() {
            if index > 0 { try output.data("") }
            for (column, value) in zip(columns, row) where !value.isEmpty {
                try output.data("\(column.heading): \(value)")
            }
        }
    }

    /// Whether the columns have no room beside each other, or values that continue in the next line too little in each.
    private func isTooWide(_ widths: [Int], for width: Int) -> Bool {
        if widths.reduce(-Table.gap, { $0 + Table.gap + $1 }) > width { return columns.count > 1 }
        let whole = columnWidths(fitting: .max)
        return columns.indices.contains { columns[$0].wraps && widths[$0] < min(whole[$0], Table.narrowest) }
    }

    /// Prints each row as lines of a heading and its value, which continues behind the heading.
    private func printBlocks(to output: Output, fitting width: Int) throws(CommandFailure) {
        let margin = columns.reduce(0) { max($0, DisplayWidth.of($1.heading)) } + 2
        for (index, row) in rows.enumerated() {
            if index > 0 { try output.data("") }
            for (column, value) in zip(columns, row) where !value.isEmpty {
                let padding = String(repeating: " ", count: margin - DisplayWidth.of(column.heading))
                let heading = Emphasis.bold.applied(to: column.heading, if: output.style.colorsOutput)
                let text = TextWrapping.lines(of: value, room: max(Table.narrowest, width - margin), cutsWords: true)
                let lines = text.enumerated().map { number, line in
                    (number == 0 ? heading + padding : String(repeating: " ", count: margin)) + line
                }
                for line in lines { try output.data(line) }
            }
        }
    }

    private func printAligned(to output: Output, fitting width: Int?) throws(CommandFailure) {
        guard !rows.isEmpty else { return }
        let widths = columnWidths(fitting: width)
        if let width, isTooWide(widths, for: width) { return try printBlocks(to: output, fitting: width) }
        let isCut = width != nil
        let headings = aligned(columns.map(\.heading), widths: widths, isCut: isCut)
        try output.data(Emphasis.bold.applied(to: headings, if: output.style.colorsOutput))
        for row in rows {
            for line in lines(of: row, widths: widths, isCut: isCut) {
                try output.data(aligned(line, widths: widths, isCut: isCut))
            }
        }
    }

    /// The lines of a row: one, unless values continue.
    private func lines(of row: [String], widths: [Int], isCut: Bool) -> [[String]] {
        guard isCut, columns.contains(where: \.wraps) else { return [row] }
        let cells = row.enumerated().map { index, value in
            guard index < widths.count, columns[index].wraps else { return [value] }
            return TextWrapping.lines(of: value, room: max(1, widths[index]), cutsWords: true)
        }
        return (0..<(cells.map(\.count).max() ?? 1)).map { line in
            cells.map { $0.indices.contains(line) ? $0[line] : "" }
        }
    }

    private func columnWidths(fitting width: Int?) -> [Int] {
        var widths = columns.enumerated().map { index, column in
            rows.reduce(DisplayWidth.of(column.heading)) { widest, row in
                index < row.count ? max(widest, DisplayWidth.most(of: row[index])) : widest
            }
        }
        guard let width else {
            // One very long value does not widen all other rows.
            return widths.enumerated().map { columns[$0].mayShrink ? min($1, Table.widest) : $1 }
        }
        let total = widths.reduce(-Table.gap) { $0 + Table.gap + $1 }
        var excess = total - width
        func shrink(_ index: Int, to least: Int) {
            let cut = min(max(excess, 0), max(0, widths[index] - least))
            widths[index] -= cut
            excess -= cut
        }
        let shrinking = columns.indices.filter { columns[$0].mayShrink }
        for index in shrinking { shrink(index, to: Table.narrowest) }
        // Then headings that are wider than all of their values, and at last more of what may be cut.
        for index in columns.indices {
            let values = rows.reduce(Table.least) { widest, row in
                index < row.count ? max(widest, DisplayWidth.most(of: row[index])) : widest
            }
            shrink(index, to: values)
        }
        for index in shrinking { shrink(index, to: Table.legible) }
        return widths
    }

    private func aligned(_ values: [String], widths: [Int], isCut: Bool) -> String {
        var line = ""
        for (index, value) in values.enumerated() where index < widths.count {
            let text = isCut ? DisplayWidth.truncated(value, to: widths[index]) : value
            let padding = String(repeating: " ", count: max(0, widths[index] - DisplayWidth.of(text)))
            if index > 0 { line += String(repeating: " ", count: Table.gap) }
            line += columns[index].isRightAligned ? padding + text : text + padding
        }
        while line.last == " " { line.removeLast() }
        return line
    }

    /// The spaces between two columns.
    private static let gap = 2
    /// The width up to which a column that may shrink is aligned where nothing is cut, in characters.
    private static let widest = 80
    /// The minimum width of a column that shrinks, in characters, as long as headings can be cut instead.
    private static let narrowest = 12
    /// The minimum width of a column that shrinks; rows that need more room are printed as blocks.
    private static let legible = 8
    /// The minimum width of a column whose heading is cut.
    private static let least = 4
}
