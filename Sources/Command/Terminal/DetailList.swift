/// Facts about one thing: a label and a value a line, the values under each other.
package struct DetailList {
    private var rows: [(label: String, value: String)] = []

    package init() {}

    /// Adds a fact; a value from outside must have been made safe to print.
    package mutating func add(_ label: String, _ value: String) {
        rows.append((label, value))
    }

    /// The lines.
    package func lines(isPlain: Bool) -> [String] {
        let width = isPlain ? 0 : rows.map { DisplayWidth.of($0.label) }.max() ?? 0
        return rows.map { row in
            let padding = String(repeating: " ", count: max(0, width - DisplayWidth.of(row.label)))
            return isPlain ? "\(row.label): \(row.value)" : "\(row.label)\(padding)  \(row.value)"
        }
    }

    /// Prints the facts as data.
    package func print(to output: Output) throws(CommandFailure) {
        for line in lines(isPlain: output.style.isPlain) { try output.data(line) }
    }
}
