import ArgumentParser
import WhisperArchive
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper import list`: the imports of the vault, latest first, and how their files were read (ING-2).
struct ImportListCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "list", DataCommandText.importList, discussion: DataCommandText.importListDiscussion,
            examples: ["whisper import list", "whisper import list --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    /// The number of runs that are read at once.
    private static let pageSize = 1_000
    /// The columns from which on there is room for a column of titles.
    private static let wide = 110
    /// Bridges run on and on; what they do is reported by `whisper bridge status`.
    private static let live = "whatsmeow-bridge"

    func execute(on vault: Vault, in context: Context) async throws {
        let calendar = LocalCalendar(context)
        // Where there is no room for a column of titles, which most files' names contain, the others stand behind these.
        let isNarrow = !context.output.style.isPlain && context.tableWidth.map { $0 < Self.wide } ?? false
        let title = Table.Column(heading: context.localizer(MessageText.titleHeading), wraps: true)
        var table = Table(
            [
                Table.Column(heading: context.localizer(MessageText.referenceHeading)),
                Table.Column(heading: context.localizer(ImportText.importedHeading)),
                Table.Column(heading: context.localizer(ImportText.fileHeading), wraps: true),
            ] + (isNarrow ? [] : [title]) + [
                Table.Column(heading: context.localizer(MessageText.messagesHeading), isRightAligned: true),
                Table.Column(heading: context.localizer(ImportText.readingHeading), wraps: true),
            ])
        var (isEmpty, last) = (true, nil as UniqueIdentifier?)
        while case let page = try await vault.store.runs(after: last, limit: Self.pageSize), let end = page.last {
            // Those of this page are the first ones behind the page before.
            let readings = Dictionary(
                try await vault.store.imports(after: last, limit: Self.pageSize).map { ($0.run.id, $0.reading) },
                uniquingKeysWith: { first, _ in first })
            for run in page where run.adapter != Self.live {
                isEmpty = false
                let reading = readings[run.id]
                var title: String?
                if let reading { title = try await vault.store.conversation(reading.conversation)?.title }
                guard !context.output.style.isJSON else {
                    try context.output.json(json(run, reading, title))
                    continue
                }
                let shown = title.map { context.localizer.shownTitle($0) } ?? ""
                let file = UntrustedText.line(run.source)
                let place = isNarrow ? [run.source.contains(title ?? "") ? file : "\(file) (\(shown))"] : [file, shown]
                table.add(
                    [ImportWords.reference(run), calendar.dateAndTime(run.startedAt)] + place + [
                        run.figures.map { context.localizer.language.formatted($0.added) } ?? "",
                        reading.map { settings($0, of: run, context) } ?? context.localizer(ImportText.notUndoable),
                    ])
            }
            last = end.id
        }
        guard !context.output.style.isJSON else { return }
        if isEmpty { return context.output.note(ImportText.noImports) }
        try table.print(to: context.output, fitting: context.tableWidth)
    }

    /// How a file was read, as the options of the import say it: `dmy, Europe/Berlin`; before that, whether the import ended
    /// before the end of the file.
    private func settings(_ reading: ImportReading, of run: IngestionRun, _ context: Context) -> String {
        let isWhole = run.figures?.isComplete == true
        let owner = reading.owner.map { context.localizer(ImportText.youAre, ["name": .text(UntrustedText.line($0))]) }
        return context.localizer.language.list(
            (isWhole ? [] : [context.localizer(ImportText.incomplete)]) + [reading.dateOrder, reading.zone]
                + [owner].compactMap(\.self))
    }

    private func json(_ run: IngestionRun, _ reading: ImportReading?, _ title: String?) -> JSONValue {
        var object: JSONObject = [
            "type": "import", "id": .string(run.id.description), "adapter": .string(run.adapter),
            "file": .string(run.source), "imported_at": .string(run.startedAt.rfc3339()),
            "conversation": .string(reading?.conversation.description), "title": .string(title),
            "added": run.figures.map { .integer($0.added) } ?? .null,
            "duplicates": run.figures.map { .integer($0.duplicates) } ?? .null,
        ]
        object["is_complete"] = run.figures.map { .bool($0.isComplete) } ?? .null
        object["date_order"] = .string(reading?.dateOrder)
        object["timezone"] = .string(reading?.zone)
        object["owner"] = .string(reading?.owner)
        object["can_be_undone"] = .bool(reading != nil)
        return .object(object)
    }
}
