import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperPageExport
import WhisperPosixFiles
import WhisperVault

/// `whisper export html`: messages as pages for a browser (LOOK-1).
struct ExportHTMLCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "html", DataCommandText.exportHTML, discussion: DataCommandText.exportHTMLDiscussion,
            examples: [
                "whisper export html", "whisper export html -o ~/archive --media used",
                "whisper export html --conversation Anna --since 2019 --language de",
                "whisper export html --encrypt -o archive.pages", "whisper export html --open archive.pages",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var sealing: SealedArchiveOptions

    @Option(name: [.short, .long], help: .text(DataOptionText.pagesFolder, value: "DIR"), completion: .directory)
    var output = "whisper-archive"

    @Option(name: .chat, help: .text(DataOptionText.pagesConversation, value: "CONVERSATION"), completion: .chats)
    var conversation: [String] = []

    @Option(name: .writer, help: .text(DataOptionText.fromPerson, value: "NAME"), completion: .people)
    var fromPerson: String?

    @Option(name: .long, help: .text(DataOptionText.pagesSince, value: "DATE"))
    var since: String?

    @Option(name: .long, help: .text(DataOptionText.pagesUntil, value: "DATE"))
    var until: String?

    @Option(name: .long, help: .text(DataOptionText.pagesMedia, value: "all|used|none"))
    var media: String?

    @Option(name: .long, help: .text(DataOptionText.pagesTheme, value: "auto|light|dark"))
    var theme: String?

    @Option(name: .long, help: .text(DataOptionText.pagesLanguage, value: "LANGUAGE"))
    var language: String?

    @Flag(name: .shortAndLong, help: .text(DataOptionText.pagesForce))
    var force = false

    func checkArguments() throws {
        guard output != "-" else { throw CommandFailure(.usage, PageExportText.standardOutput) }
        let isWriting =
            sealing.encrypt || !conversation.isEmpty || [fromPerson, since, until, media].contains { $0 != nil }
        if sealing.open != nil, isWriting { throw CommandFailure(.usage, SealedArchiveText.openAlone) }
        _ = try chosenMedia()
        _ = try chosenTheme()
        _ = try chosenLanguage(otherwise: .english)
    }

    func execute(in context: Context) async throws {
        guard let archive = sealing.open else {
            ArchiveOpening.removeRemains(in: context)
            return try await executeOnVault(in: context)
        }
        try await ArchiveOpening(archive, options: sealing, in: context).run()
    }

    func execute(on vault: Vault, in context: Context) async throws {
        let person = try await PersonFinder(vault.store, in: context).find(option: fromPerson)
        let options = try await options(vault, by: person, context)
        let site = PageSite(
            language: try chosenLanguage(otherwise: context.localizer.language), theme: try chosenTheme(),
            zone: Adapters.zones(context.environment).localZone(), hasSearch: true)
        var sources = PageExport.Sources(
            store: vault.store, blobs: options.media == .none ? nil : try vault.attachments(),
            trust: try vault.trustIfKeyed(), digest: try Adapters.sealing())
        sources.sealedLines = vault.sealedLines
        let export = PageExport(of: sources, options: options, site: site)
        // The place is claimed first, so that no question precedes a refusal.
        let pages = try pages(context)
        do {
            // As of every export in the clear, it is said, and not asked: nothing is lost by it (LOOK-6).
            if !sealing.encrypt { context.output.note(PageExportText.plaintext) }
            let summary = try await write(export, to: pages, context)
            try report(summary, by: person, context)
        } catch {
            pages.abandon()
            throw error
        }
    }

    /// The place for the pages: a folder, or a file sealed under a passphrase (LOOK-6).
    private func pages(_ context: Context) throws -> any PageOutput {
        guard sealing.encrypt else { return try Adapters.pages(at: output, mayReplace: force) }
        let passphrase = try sealing.passphrase(in: context).new(assumingYes: confirmation.yes)
        return try Adapters.sealedPages(at: output, mayReplace: force, under: passphrase)
    }

    private func write(
        _ export: PageExport, to pages: any PageOutput, _ context: Context
    ) async throws(CommandFailure) -> PageExportSummary {
        let bar = context.startProgress(LocalizedMessage(PageExportText.progress), unit: .items)
        defer { context.endProgress(bar) }
        do throws(PageExportError) {
            let summary = try await export.run(into: pages) { done, total in bar.update(done: done, total: total) }
            do throws(PageOutputError) { try pages.commit() } catch { throw .output(error) }
            return summary
        } catch {
            throw PageFailure.failure(of: error, at: output)
        }
    }

    private func report(_ summary: PageExportSummary, by person: Person?, _ context: Context) throws {
        let index = Files.absolute(output) + "/" + ArchivePath.index(1).text
        if context.output.style.isJSON {
            try context.output.json([
                "type": "summary", "path": .string(output), "open": sealing.encrypt ? .null : .string(index),
                "from": OnlyWriter.json(person), "chats": .integer(Int64(summary.chats)),
                "messages": .integer(summary.messages),
                "people": .integer(Int64(summary.people)), "pages": .integer(Int64(summary.pages)),
                "page_bytes": .integer(summary.pageBytes), "media": .integer(Int64(summary.media)),
                "media_bytes": .integer(summary.mediaBytes), "damaged": .integer(Int64(summary.damaged)),
                "absent": .integer(Int64(summary.absent)),
                "blocked": .integer(Int64(summary.blocked)),
            ])
            return
        }
        context.output.note(
            PageExportText.written,
            [
                "count": .count(summary.messages),
                "chats": .text(context.localizer(PageText.chatCount, ["count": .count(summary.chats)])),
                "path": .text(output),
            ])
        OnlyWriter.note(person, to: context.output)
        if summary.media > 0 { context.output.note(PageExportText.wroteMedia, ["count": .count(summary.media)]) }
        if summary.damaged > 0 {
            context.output.warning(
                LocalizedMessage(PageExportText.damagedMedia, ["count": .count(summary.damaged)]))
        }
        if summary.absent > 0 {
            context.output.warning(
                LocalizedMessage(MessageText.attachmentsNotHeld, ["count": .count(summary.absent)]))
        }
        if summary.blocked > 0 { context.output.note(EnvelopeWords.blockedHidden, ["count": .count(summary.blocked)]) }
        if sealing.encrypt {
            let command = NextSteps.line(["export", "html", "--open", .argument(output)], in: context)
            context.output.note(SealedArchiveText.showWith, ["command": .text(command)])
        } else {
            context.output.note(PageExportText.openAt, ["path": .text(index)])
        }
    }

    // MARK: Options

    private func options(
        _ vault: Vault, by person: Person?, _ context: Context
    ) async throws -> PageExport.Options {
        var options = PageExport.Options(person: person?.id, media: try chosenMedia())
        if let since { options.since = try MomentArgument(since, option: "--since", in: context).start }
        if let until { options.until = try MomentArgument(until, option: "--until", in: context).end }
        if let first = options.since, let last = options.until, first >= last {
            throw CommandFailure(.usage, PageExportText.emptyPeriod)
        }
        guard !conversation.isEmpty else { return options }
        let finder = ConversationFinder(vault.store, in: context)
        var found: [UniqueIdentifier] = []
        for name in conversation {
            let id = try await finder.find(name).id
            if !found.contains(id) { found.append(id) }
        }
        options.conversations = found
        return options
    }

    private func chosenMedia() throws(CommandFailure) -> PageMedia {
        guard let media else { return .all }
        guard let chosen = PageMedia(rawValue: media) else {
            throw CommandFailure(.usage, PageExportText.badMedia, ["value": .text(media)])
        }
        return chosen
    }

    private func chosenTheme() throws(CommandFailure) -> PageTheme {
        guard let theme else { return .automatic }
        guard let chosen = PageTheme(rawValue: theme) else {
            throw CommandFailure(.usage, PageExportText.badTheme, ["value": .text(theme)])
        }
        return chosen
    }

    private func chosenLanguage(otherwise preferred: Language) throws(CommandFailure) -> Language {
        guard let language else { return preferred }
        guard let chosen = Language(rawValue: language) ?? Language(locale: language) else {
            let all = Language.allCases.map(\.rawValue)
            throw CommandFailure(
                .usage, PageExportText.badLanguage, ["value": .text(language), "languages": .list(all)])
        }
        return chosen
    }
}
