import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// `whisper stats`: what is in the vault, and how many messages there were over time.
struct StatsCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "stats", DataCommandText.stats, discussion: DataCommandText.statsDiscussion,
            examples: [
                "whisper stats", "whisper stats --ingestion", "whisper stats --svg activity.svg",
                "whisper stats --json",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Option(name: .long, help: .text(DataOptionText.svg, value: "FILE"), completion: .file(extensions: ["svg"]))
    var svg: String?

    @Flag(name: .shortAndLong, help: .text(OptionText.force))
    var force = false

    @Flag(name: .long, help: .text(IngestionText.option))
    var ingestion = false

    /// The maximum number of rows of a chart in a terminal.
    private static let largestChart = 24

    func checkArguments() throws {
        guard let svg, let dot = svg.lastIndex(of: ".") else { return }
        // A picture of another kind under such a name would be believed to be one.
        guard ["png", "jpg", "jpeg", "gif", "webp", "pdf"].contains(svg[dot...].dropFirst().lowercased()) else {
            return
        }
        throw CommandFailure(.usage, UsageText.invalidValue, ["value": .text(svg), "option": "--svg"])
    }

    func execute(on vault: Vault, in context: Context) async throws {
        if ingestion { return try await IngestionReport(vault.store).print(in: context) }
        let statistics = try await vault.store.statistics()
        if let svg { try write(chart(statistics, context), to: svg, in: context) }
        guard svg != "-" else { return }
        if context.output.style.isJSON { return try context.output.json(statistics.json) }
        try printFigures(statistics, context)
        try printChart(statistics, context)
    }

    // MARK: Figures

    private func printFigures(_ statistics: VaultStatistics, _ context: Context) throws(CommandFailure) {
        let localizer = context.localizer
        let calendar = LocalCalendar(context)
        let attachmentSize = localizer.language.formatted(bytes: statistics.blobBytes)
        var rows: [(StatisticsText, String)] = [
            (.conversations, localizer.language.formatted(statistics.conversations)),
            (.messages, localizer.language.formatted(statistics.messages)),
            (.unread, localizer.language.formatted(statistics.unread)),
            (.people, localizer.language.formatted(statistics.people)),
            (.attachments, localizer.language.formatted(statistics.attachments)),
            (.held, "\(localizer.language.formatted(statistics.blobs)) (\(attachmentSize))"),
        ]
        if let first = statistics.first { rows.append((.first, calendar.dateAndTime(first))) }
        if let last = statistics.last { rows.append((.last, calendar.dateAndTime(last))) }
        rows.append((.database, localizer.language.formatted(bytes: statistics.fileBytes)))
        let kinds = statistics.byKind.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
        if !kinds.isEmpty {
            let list = kinds.map { "\($0.key.rawValue) \(localizer.language.formatted($0.value))" }
            rows.append((.kinds, list.joined(separator: ", ")))
        }
        try FigureRows.print(rows.map { (localizer($0.0), $0.1) }, in: context)
    }

    // MARK: Charts

    private func printChart(_ statistics: VaultStatistics, _ context: Context) throws(CommandFailure) {
        let series = ActivitySeries(statistics, limit: StatsCommand.largestChart)
        guard series.peak > 0 else { return }
        let language = context.localizer.language
        let counts = series.periods.map { language.formatted($0.count) }
        let labelWidth = series.periods.map { DisplayWidth.of($0.label) }.max() ?? 0
        let countWidth = counts.map { DisplayWidth.of($0) }.max() ?? 0
        let room = max(8, min(60, (context.tableWidth ?? 80) - labelWidth - countWidth - 4))
        try context.output.data("")
        try context.output.data(
            Emphasis.bold.applied(
                to: context.localizer(StatisticsText.chartTitle), if: context.output.style.colorsOutput))
        for (period, count) in zip(series.periods, counts) {
            if context.output.style.isPlain {
                try context.output.data("\(period.label): \(count)")
                continue
            }
            let label = period.label + String(repeating: " ", count: labelWidth - DisplayWidth.of(period.label))
            let padded = String(repeating: " ", count: countWidth - DisplayWidth.of(count)) + count
            let bar = StatsCommand.bar(Double(period.count) / Double(series.peak), room: room)
            try context.output.data("\(label)  \(padded)  \(bar)".trimmingTrailingSpaces)
        }
    }

    /// A bar in eighths of a column.
    private static func bar(_ fraction: Double, room: Int) -> String {
        let eighths = Int((fraction * Double(room) * 8).rounded(.up))
        let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
        return String(repeating: "█", count: eighths / 8) + rest[eighths % 8]
    }

    private func chart(_ statistics: VaultStatistics, _ context: Context) -> String {
        let localizer = context.localizer
        let calendar = LocalCalendar(context)
        let summary = localizer(
            StatisticsText.chartSummary,
            [
                "count": .count(statistics.messages),
                "first": .text(statistics.first.map { calendar.date($0) } ?? "–"),
                "last": .text(statistics.last.map { calendar.date($0) } ?? "–"),
            ])
        let language = localizer.language
        return ActivityChart(
            ActivitySeries(statistics, limit: 120), title: localizer(StatisticsText.chartTitle), summary: summary,
            formatted: { language.formatted($0) }
        ).svg
    }

    private func write(_ chart: String, to path: String, in context: Context) throws(CommandFailure) {
        guard path != "-" else { return try context.output.append(Array(chart.utf8)) }
        let file = try OutputFile(path: path, mayReplace: force)
        try file.write(Array(chart.utf8))
        try file.commit()
        context.output.note(StatisticsText.chartWritten, ["path": .text(path)])
    }
}

extension VaultStatistics {
    /// The figures as `--json` prints them.
    fileprivate var json: JSONValue {
        [
            "type": "statistics", "conversations": .integer(conversations), "messages": .integer(messages),
            "unread": .integer(unread), "people": .integer(people), "contacts": .integer(contacts),
            "attachments": .integer(attachments), "blobs": .integer(blobs), "blob_bytes": .integer(blobBytes),
            "file_bytes": .integer(fileBytes), "first": .string(first?.rfc3339()), "last": .string(last?.rfc3339()),
            "by_platform": VaultStatistics.object(byPlatform.map { ($0.key.rawValue, $0.value) }),
            "by_type": VaultStatistics.object(byKind.map { ($0.key.rawValue, $0.value) }),
            "by_month": VaultStatistics.object(byMonth.map { ($0.key, $0.value) }),
        ]
    }

    private static func object(_ counts: [(String, Int64)]) -> JSONValue {
        var object = JSONObject()
        for (name, count) in counts.sorted(by: { $0.0 < $1.0 }) { object[name] = .integer(count) }
        return .object(object)
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
