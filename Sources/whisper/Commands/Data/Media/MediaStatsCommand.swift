import ArgumentParser
import WhisperArchive
import WhisperCharts
import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper media stats`: how much room the files of messages take (ST-13).
struct MediaStatsCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "stats", MediaText.stats, discussion: MediaText.statsDiscussion,
            examples: ["whisper media stats", "whisper media stats --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    /// The number of chats in the table.
    private static let mostChats = 20

    func execute(on vault: Vault, in context: Context) async throws {
        let figures = try await figures(vault, context)
        let chats = figures.byConversation.sorted { left, right in
            (right.value.bytes, right.value.contents, left.key.description)
                < (left.value.bytes, left.value.contents, right.key.description)
        }
        if context.output.style.isJSON { return try await printJSON(figures, chats, vault.store, context) }
        try FigureRows.print(rows(figures, context), in: context)
        guard figures.stored.contents > 0 || figures.chatPictures.contents > 0 else { return }
        try printKinds(figures, context)
        guard figures.stored.contents > 0 else { return }
        try await printChats(chats, vault.store, context)
        var steps = NextSteps(in: context)
        steps.add(["media", "prune", "--keep-under", "5GB", "--dry-run"], MediaText.makeRoom)
        try steps.print()
    }

    private func figures(_ vault: Vault, _ context: Context) async throws -> MediaFigures {
        let contents = try FetchableContents(vault.store, in: context)
        let bar = context.startProgress(LocalizedMessage(MediaText.reading), unit: .items)
        defer { context.endProgress(bar) }
        return try await MediaFigures(
            of: vault.store, mayFetch: { (use) throws(StoreError) in try await contents.mayFetch(use) },
            progress: { read, total in bar.update(done: read, total: total) })
    }

    // MARK: Output

    private func rows(_ figures: MediaFigures, _ context: Context) -> [(label: String, text: String)] {
        let language = context.localizer.language
        var rows: [(MediaText, String)] = [
            (.stored, MediaOutput.text(figures.stored, language)),
            (.attachments, language.formatted(figures.uses)),
            (.fetchable, MediaOutput.text(figures.fetchable, language)),
            (.unfetchable, MediaOutput.text(figures.unfetchable, language)),
        ]
        let absent = (figures.states[.missing] ?? 0) + (figures.states[.omitted] ?? 0)
        for (key, count) in [
            (MediaText.remote, figures.states[.remote] ?? 0), (.expired, figures.states[.expired] ?? 0),
            (.absent, absent),
        ] where count > 0 {
            rows.append((key, language.formatted(count)))
        }
        return rows.map { (context.localizer($0.0), $0.1) }
    }

    private func printKinds(_ figures: MediaFigures, _ context: Context) throws(CommandFailure) {
        var table = MediaOutput.table(MediaText.kindHeading, context.localizer)
        let kinds = figures.byKind.sorted {
            ($1.value.bytes, $0.key.rawValue) < ($0.value.bytes, $1.key.rawValue)
        }
        for (kind, amount) in kinds {
            let name = context.localizer(ChartText(kind: kind))
            table.add(MediaOutput.row(name, amount, context.localizer.language))
        }
        if figures.chatPictures.contents > 0 {
            let name = context.localizer(MediaText.chatPictures)
            table.add(MediaOutput.row(name, figures.chatPictures, context.localizer.language))
        }
        try context.output.data("")
        try table.print(to: context.output, fitting: context.tableWidth)
    }

    private func printChats(
        _ chats: [(key: UniqueIdentifier, value: MediaAmount)], _ store: any VaultStore, _ context: Context
    ) async throws {
        var table = MediaOutput.table(MessageText.titleHeading, context.localizer)
        for (id, amount) in chats.prefix(MediaStatsCommand.mostChats) {
            guard let chat = try await store.conversation(id) else { continue }
            table.add(MediaOutput.row(context.localizer.shownTitle(chat.title), amount, context.localizer.language))
        }
        try context.output.data("")
        try table.print(to: context.output, fitting: context.tableWidth)
        let more = chats.count - MediaStatsCommand.mostChats
        try context.output.flush()
        if more > 0 { context.output.note(MediaText.moreChats, ["count": .count(more)]) }
    }

    private func printJSON(
        _ figures: MediaFigures, _ chats: [(key: UniqueIdentifier, value: MediaAmount)], _ store: any VaultStore,
        _ context: Context
    ) async throws {
        var entries: [JSONValue] = []
        for (id, amount) in chats {
            guard let chat = try await store.conversation(id) else { continue }
            entries.append([
                "conversation": .string(id.description), "title": .string(chat.title),
                "ref": .string(ShortChatReference(of: chat).text), "contents": .integer(amount.contents),
                "bytes": .integer(amount.bytes),
            ])
        }
        let states = AttachmentState.allCases.map { ($0.rawValue, JSONValue.integer(figures.states[$0] ?? 0)) }
        let kinds = figures.byKind.map { ($0.key.rawValue, MediaOutput.json($0.value)) }
        try context.output.json([
            "type": "media", "contents": .integer(figures.stored.contents), "bytes": .integer(figures.stored.bytes),
            "attachments": .integer(figures.uses), "fetchable": MediaOutput.json(figures.fetchable),
            "unfetchable": MediaOutput.json(figures.unfetchable), "states": MediaOutput.object(states),
            "by_kind": MediaOutput.object(kinds), "by_conversation": .array(entries),
            "chat_pictures": MediaOutput.json(figures.chatPictures),
        ])
    }
}
