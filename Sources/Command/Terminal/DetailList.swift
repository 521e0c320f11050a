/// A list of details: a label and a value on each line, with the values aligned.
package struct DetailList {
    private var rows: [(label: String, value: String)] = []

    package init() {}

    /// Adds a fact; a value from outside must have been made safe to print.
    package mutating func add(_ label: String, _ value: String) {
        rows.append((label, value))
    }

    /// Adds a text of groups of characters, which a terminal shows in two lines, as it has not the width for all.
    package mutating func addGroups(_ label: String, _ groups: String) {
        let all = groups.split(separator: " ")
        let half = (all.count + 1) / 2
        rows.append(
            (label, all.prefix(half).joined(separator: " ") + "\n" + all.dropFirst(half).joined(separator: " ")))
    }

    /// The lines.
    package func lines(for output: Output, isOnTerminal: Bool) -> [String] {
        let isPlain = output.style.isPlain
        let width = isPlain ? 0 : rows.map { DisplayWidth.of($0.label) }.max() ?? 0
        return rows.flatMap { row -> [String] in
            let padding = String(repeating: " ", count: max(0, width - DisplayWidth.of(row.label)))
            let values = row.value.split(separator: "\n", omittingEmptySubsequences: false)
            if isPlain { return ["\(row.label): \(values.joined(separator: " "))"] }
            guard isOnTerminal else { return ["\(row.label)\(padding)  \(values.joined(separator: " "))"] }
            let margin = String(repeating: " ", count: width + 2)
            return values.enumerated().map { $0 == 0 ? "\(row.label)\(padding)  \($1)" : margin + $1 }
        }
    }

    /// Prints the facts as data.
    package func print(to output: Output) throws(CommandFailure) {
        for line in lines(for: output, isOnTerminal: output.style.shieldsOutput) { try output.data(line) }
    }
}

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
