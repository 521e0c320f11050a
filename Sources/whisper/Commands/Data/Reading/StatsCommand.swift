import WhisperVault
import ArgumentParser
import WhisperCharts
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// `whisper stats`: what is in the vault, and charts of its messages (LOOK-8).
struct StatsCommand: VaultCommand, PagedCommand {
    static var configuration: CommandConfiguration {
        .command(
            "stats", DataCommandText.stats, discussion: DataCommandText.statsDiscussion,
            examples: [
                "whisper stats", "whisper stats --conversation Anna --since 2019", "whisper stats --from Anna",
                "whisper stats --svg charts.svg", "whisper stats --ingestion", "whisper stats --json",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Option(name: .chat, help: .text(DataOptionText.countConversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String?

    @Option(name: .writer, help: .text(DataOptionText.fromPerson, value: "NAME"), completion: .people)
    var fromPerson: String?

    @Option(name: .long, help: .text(DataOptionText.countSince, value: "DATE"))
    var since: String?

    @Option(name: .long, help: .text(DataOptionText.countUntil, value: "DATE"))
    var until: String?

    @Option(name: .long, help: .text(DataOptionText.svg, value: "FILE"), completion: .file(extensions: ["svg"]))
    var svg: String?

    @Flag(name: .shortAndLong, help: .text(OptionText.force))
    var force = false

    @Flag(name: .long, help: .text(IngestionText.option))
    var ingestion = false

    /// The maximum number of periods of a chart in a terminal.
    private static let mostPeriods = 24
    /// The maximum number of people, chats, words or emoji of one.
    private static let mostEntries = 10

    /// Whether only some messages are counted, so that figures of the whole vault say nothing about them.
    private var isNarrowed: Bool { [conversation, fromPerson, since, until].contains { $0 != nil } }

    func checkArguments() throws {
        if ingestion, isNarrowed {
            throw CommandFailure(.usage, DataFailureText.ingestionAlone)
        }
        guard let svg, let dot = svg.lastIndex(of: ".") else { return }
        // A picture of another kind under such a name would be believed to be one.
        guard ["png", "jpg", "jpeg", "gif", "webp", "pdf"].contains(svg[dot...].dropFirst().lowercased()) else {
            return
        }
        throw CommandFailure(.usage, UsageText.invalidValue, ["value": .text(svg), "option": "--svg"])
    }

    func execute(on vault: Vault, in context: Context) async throws {
        if ingestion { return try await IngestionReport(vault.store).print(in: context) }
        let target = try svg.flatMap { try $0 == "-" ? nil : OutputFile(path: $0, mayReplace: force) }
        let figures = try await count(vault, context)
        let statistics = isNarrowed ? nil : try await vault.store.statistics()
        if let svg { try write(figures, to: svg, target, in: context) }
        guard svg != "-" else { return }
        if context.output.style.isJSON {
            return try context.output.json(StatisticsJSON.value(statistics, figures))
        }
        let sheet = ChartSheet(
            figures, localizer: context.localizer, periods: StatsCommand.mostPeriods,
            entries: StatsCommand.mostEntries)
        let facts = sheet.facts.map { ($0.label, $0.value) }
        if let statistics {
            // The first is among the others of the vault.
            try FigureRows.print(rows(statistics, figures, context) + facts.dropFirst(), in: context)
        } else {
            try FigureRows.print(facts, in: context)
        }
        let drawing = TerminalCharts(
            sheet, columns: context.tableWidth ?? 80, isPlain: context.output.style.isPlain,
            isColored: context.output.style.colorsOutput, measure: .terminal)
        for line in drawing.lines { try context.output.data(line) }
    }

    /// Reads all messages that count.
    private func count(_ vault: Vault, _ context: Context) async throws -> ActivityFigures {
        let from = try since.map { try MomentArgument($0, option: "--since", in: context).start }
        let end = try until.map { try MomentArgument($0, option: "--until", in: context).end }
        var chat: UniqueIdentifier?
        if let conversation { chat = try await ConversationFinder(vault.store, in: context).find(conversation).id }
        let person = try await PersonFinder(vault.store, in: context).find(option: fromPerson)
        let bar = context.startProgress(LocalizedMessage(StatisticsText.progress), unit: .items)
        defer { context.endProgress(bar) }
        var reading = try await FigureReading(
            of: vault.store, trust: try vault.trustIfKeyed(), conversation: chat, person: person?.id, from: from,
            until: end, zone: LocalCalendar(context).zone)
        while try await reading.next() {
            try Task.checkCancellation()
            bar.update(done: reading.read, total: reading.total)
        }
        return try await reading.figures()
    }

    // MARK: Output

    /// - Parameter figures: The figures of its messages: notices of the system are none, here as in pages.
    private func rows(
        _ statistics: VaultStatistics, _ figures: ActivityFigures, _ context: Context
    ) -> [(String, String)] {
        let localizer = context.localizer
        let calendar = LocalCalendar(context)
        let attachmentSize = localizer.language.formatted(bytes: statistics.blobBytes)
        var rows: [(StatisticsText, String)] = [
            (.conversations, localizer.language.formatted(statistics.conversations)),
            (.messages, localizer.language.formatted(figures.messages)),
            (.unread, localizer.language.formatted(statistics.unread)),
            (.people, localizer.language.formatted(statistics.people)),
            (.attachments, localizer.language.formatted(statistics.attachments)),
            (.held, "\(localizer.language.formatted(statistics.blobs)) (\(attachmentSize))"),
        ]
        if let first = statistics.first { rows.append((.first, calendar.dateAndTime(first))) }
        if let last = statistics.last { rows.append((.last, calendar.dateAndTime(last))) }
        rows.append((.database, localizer.language.formatted(bytes: statistics.fileBytes)))
        let kinds = statistics.byKind.filter { $0.key != .system }.sorted {
            ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
        }
        if !kinds.isEmpty {
            let list = kinds.map {
                "\(localizer(ChartText(kind: $0.key))) \(localizer.language.formatted($0.value))"
            }
            rows.append((.kinds, localizer.language.list(list)))
        }
        return rows.map { (localizer($0.0), $0.1) }
    }

    private func write(
        _ figures: ActivityFigures, to path: String, _ target: OutputFile?, in context: Context
    ) throws(CommandFailure) {
        let localizer = context.localizer
        let calendar = LocalCalendar(context)
        let summary = localizer(
            ChartText.sheetSummary,
            [
                "count": .count(figures.messages),
                "first": .text(figures.first.map { calendar.date($0) } ?? "–"),
                "last": .text(figures.last.map { calendar.date($0) } ?? "–"),
            ])
        let drawing = SVGCharts(
            ChartSheet(figures, localizer: localizer), title: localizer(ChartText.sheetTitle), summary: summary)
        guard let target else { return try context.output.append(drawing.bytes, as: .foreign) }
        try target.write(drawing.bytes)
        try target.commit()
        context.output.note(StatisticsText.chartWritten, ["path": .text(path)])
    }
}

extension TerminalCharts.TextMeasure {
    /// As all other output of the program is measured and made safe.
    fileprivate static var terminal: Self {
        Self(
            safe: { UntrustedText.line($0) }, width: { DisplayWidth.most(of: $0) },
            truncated: { DisplayWidth.truncated($0, to: $1) })
    }
}
