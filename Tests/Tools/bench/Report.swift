import Foundation

/// The result of a benchmark, beside its yardstick.
struct Finding: Codable {
    /// The requirement, such as `P3`.
    var id: String
    /// What was measured.
    var what: String
    /// The figure.
    var value: Double
    var unit: String
    /// The figure of the yardstick in the same run; nil for an absolute figure.
    var yardstick: Double?
    var yardstickName: String?
    /// The goal in words, and whether it is met; nil for a figure without a goal.
    var goal: String?
    var isReached: Bool?
    /// How often and how it was measured.
    var method: String
}

/// Prints findings as they arrive, and stores them as lines of JSON.
struct Report {
    private let file: FileHandle?
    private(set) var findings: [Finding] = []

    /// Creates a report that appends to a file; nil only prints.
    init(resultsAt path: String?) throws {
        guard let path else {
            file = nil
            return
        }
        if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(fileURLWithPath: path)) }
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.seekToEnd()
        file = handle
    }

    /// Records a finding.
    mutating func add(_ finding: Finding) throws {
        findings.append(finding)
        print(Report.line(finding))
        // Flushed, so that a watched file shows each line immediately.
        fflush(nil)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try file?.write(contentsOf: encoder.encode(finding) + Data("\n".utf8))
    }

    /// A heading between findings.
    func heading(_ text: String) {
        print("\n\(text)")
    }

    /// A note for the reader.
    func note(_ text: String) {
        print("      \(text)")
        fflush(nil)
    }

    /// The table of everything that has a goal, for documents.
    func markdown() -> String {
        var lines = ["| | what | measured | beside | goal | |", "|---|---|---|---|---|---|"]
        for finding in findings where finding.goal != nil {
            let beside = finding.yardstick.map { "\(Report.number($0)) \(finding.yardstickName ?? "")" } ?? ""
            lines.append(
                "| \(finding.id) | \(finding.what) | \(Report.number(finding.value)) \(finding.unit) | \(beside) | "
                    + "\(finding.goal ?? "") | \(Report.verdict(finding)) |")
        }
        return lines.joined(separator: "\n")
    }

    private static func line(_ finding: Finding) -> String {
        var line = "\(padded(finding.id, 5))\(padded(finding.what, 62))"
        line += padded("\(number(finding.value)) \(finding.unit)", 20)
        if let yardstick = finding.yardstick {
            line += padded("\(finding.yardstickName ?? "beside") \(number(yardstick))", 26)
        }
        if let goal = finding.goal { line += " goal \(goal): \(verdict(finding))" }
        return line
    }

    private static func verdict(_ finding: Finding) -> String {
        finding.isReached.map { $0 ? "reached" : "MISSED" } ?? ""
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text.count < width ? text + String(repeating: " ", count: width - text.count) : text + " "
    }

    /// A number with three significant digits or none after the point.
    /// Seconds with two digits behind the point.
    static func seconds(_ value: Double) -> String { String(format: "%.2f s", value) }

    private static func number(_ value: Double) -> String {
        switch abs(value) {
        case 1000...: String(format: "%.0f", value)
        case 100..<1000: String(format: "%.0f", value)
        case 10..<100: String(format: "%.1f", value)
        case 1..<10: String(format: "%.2f", value)
        default: String(format: "%.3f", value)
        }
    }
}
