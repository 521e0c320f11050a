/// A list of details: a label and a value on each line, with the values aligned.
package struct DetailList {
    private var rows: [(label: String, value: String, isOfGroups: Bool)] = []

    /// The least columns that values have beside the labels; on a narrower terminal they stand below them.
    private static let leastRoom = 20

    package init() {}

    /// Adds a fact; a value from outside must have been made safe to print.
    package mutating func add(_ label: String, _ value: String) {
        rows.append((label, value, false))
    }

    /// Adds a text of groups of characters, which a terminal shows in lines of equal length.
    package mutating func addGroups(_ label: String, _ groups: String) {
        rows.append((label, groups, true))
    }

    /// The lines.
    ///
    /// - Parameter indent: How many spaces the caller puts before each.
    package func lines(for output: Output, isOnTerminal: Bool, indent: Int = 0) -> [String] {
        if output.style.isPlain { return rows.map { "\($0.label): \($0.value)" } }
        let width = rows.map { DisplayWidth.of($0.label) }.max() ?? 0
        let isBelow = output.columns - indent - width - 2 < DetailList.leastRoom
        let margin = isBelow ? 2 : width + 2
        let room = max(DetailList.leastRoom, output.columns - indent - margin)
        return rows.flatMap { row -> [String] in
            let label = row.label + String(repeating: " ", count: max(0, width - DisplayWidth.of(row.label)))
            guard isOnTerminal else { return ["\(label)  \(row.value)"] }
            let values =
                row.isOfGroups
                ? DetailList.groups(row.value, room: room) : TextWrapping.lines(of: row.value, room: room)
            let lines = values.map { String(repeating: " ", count: margin) + $0 }
            return isBelow ? [row.label] + lines : ["\(label)  \(values[0])"] + lines.dropFirst()
        }
    }

    /// Groups on two lines, or on four or more where these have not the room.
    private static func groups(_ text: String, room: Int) -> [String] {
        let all = text.split(separator: " ")
        var count = (all.count + 1) / 2
        func lines() -> [String] {
            stride(from: 0, to: all.count, by: max(1, count)).map {
                all[$0..<min($0 + max(1, count), all.count)].joined(separator: " ")
            }
        }
        while count > 1, lines().contains(where: { DisplayWidth.of($0) > room }) { count = (count + 1) / 2 }
        return lines()
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
