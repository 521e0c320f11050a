import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
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

    /// The most runs that are listed.
    private static let most = 1_000
    /// Bridges run on and on; what they do is reported by `whisper bridge status`.
    private static let live = "whatsmeow-bridge"

    func execute(on vault: Vault, in context: Context) async throws {
        let runs = try await vault.store.runs(limit: Self.most).filter { $0.adapter != Self.live }
        var readings = try await vault.store.imports(limit: Self.most)[...]
        let words = ImportWords(context)
        let calendar = LocalCalendar(context)
        var table = Table([
            Table.Column(heading: context.localizer(MessageText.referenceHeading)),
            Table.Column(heading: context.localizer(ImportText.importedHeading)),
            Table.Column(heading: context.localizer(ImportText.fileHeading), mayShrink: true),
            Table.Column(heading: context.localizer(MessageText.titleHeading), mayShrink: true),
            Table.Column(heading: context.localizer(MessageText.messagesHeading), isRightAligned: true),
            Table.Column(heading: context.localizer(ImportText.readingHeading), mayShrink: true),
        ])
        for run in runs {
            // Both are in the same order.
            var reading: ImportReading?
            if let next = readings.first, next.run.id == run.id {
                reading = next.reading
                readings = readings.dropFirst()
            }
            var title: String?
            if let reading { title = try await vault.store.conversation(reading.conversation)?.title }
            if context.output.style.isJSON {
                try context.output.json(json(run, reading, title))
            } else {
                table.add([
                    ImportWords.reference(run), calendar.dateAndTime(run.startedAt), UntrustedText.line(run.source),
                    title.map(ShownName.text) ?? "",
                    run.figures.map { context.localizer.language.formatted($0.added) } ?? "",
                    reading.map(words.settings) ?? context.localizer(ImportText.notUndoable),
                ])
            }
        }
        guard !context.output.style.isJSON else { return }
        if runs.isEmpty { return context.output.note(ImportText.noImports) }
        try table.print(to: context.output, fitting: context.tableWidth)
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
