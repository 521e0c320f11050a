/// Figures behind their names, one to a line: the names as wide as the widest, the figures wrapped beside them.
package enum FigureRows {
    /// Prints names and figures to standard output.
    package static func print(_ rows: [(label: String, text: String)], in context: Context) throws(CommandFailure) {
        let width = rows.map { DisplayWidth.of($0.label) }.max() ?? 0
        for row in rows {
            if context.output.style.isPlain {
                try context.output.data("\(row.label): \(row.text)")
                continue
            }
            let padding = String(repeating: " ", count: width - DisplayWidth.of(row.label))
            let lines = wrapped(row.text, room: context.tableWidth.map { $0 - width - 2 })
            for (index, line) in lines.enumerated() {
                let head = index == 0 ? row.label + padding : String(repeating: " ", count: width)
                try context.output.data("\(head)  \(line)")
            }
        }
    }

    private static func wrapped(_ text: String, room: Int?) -> [Substring] {
        guard let room else { return [text[...]] }
        return TextWrapping.wrapped(text, width: room, indent: 0).split(separator: "\n")
    }
}
