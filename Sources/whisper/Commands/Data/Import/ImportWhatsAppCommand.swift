import WhisperVault
import ArgumentParser
import WhisperClockPort
import WhisperCommand
import WhisperIngestionPort
import WhisperLocalization
import WhisperCore

/// `whisper import whatsapp`: brings in chats that WhatsApp exported (ING-5).
struct ImportWhatsAppCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "whatsapp", DataCommandText.importWhatsApp, discussion: DataCommandText.importWhatsAppDiscussion,
            examples: [
                "whisper import whatsapp \"WhatsApp Chat with Anna.zip\"",
                "whisper import whatsapp chat.txt --me Ben --dry-run",
                "whisper import whatsapp chat.txt --date-order dmy --timezone Europe/Berlin",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.exportPath, value: "PATH"), completion: .file(extensions: ["txt", "zip"]))
    var paths: [String]

    @Option(name: .long, help: .text(DataOptionText.ownName, value: "NAME"))
    var me: String?

    @Option(name: .long, help: .text(DataOptionText.chatTitle, value: "TITLE"))
    var title: String?

    @Option(name: .long, help: .text(DataOptionText.timezone, value: "ZONE"))
    var timezone: String?

    @Option(name: .long, help: .text(DataOptionText.dateOrder, value: "ORDER"))
    var dateOrder: String?

    @Flag(name: .shortAndLong, help: .text(DataOptionText.dryRun))
    var dryRun = false

    @Flag(name: .shortAndLong, help: .text(DataOptionText.importYes))
    var yes = false

    func execute(in context: Context) async throws {
        // Errors in the command line are reported before the passphrase prompt.
        let description = try description(context)
        for path in paths where path != "-" { try FileArgument.check(path) }
        guard title == nil || paths.count == 1 else { throw CommandFailure(.usage, DataFailureText.oneTitle) }
        let vault = try await VaultAccess(context).open(passphrase: passphrase)
        do {
            try await execute(on: vault, description, context)
        } catch {
            await vault.close()
            throw error
        }
        await vault.close()
    }

    func execute(on vault: Vault, in context: Context) async throws {
        try await execute(on: vault, description(context), context)
    }

    private func execute(
        on vault: Vault, _ description: ExportDescription, _ context: Context
    ) async throws {
        let importer = try vault.fileImport()
        var imported = 0
        var isPartial = false
        var lastFailure: (any Error)?
        let chats = try chats(context)
        for chat in chats {
            var description = description
            description.path = chat.path
            description.part = chat.part
            do {
                let summary = try await run(importer, description, vault, context)
                imported += 1
                isPartial = isPartial || summary.isPartial
            } catch {
                let failure = failure(of: error, path: chat.name)
                guard chats.count > 1, failure.code != .interrupted else { throw failure }
                context.output.report(failure)
                lastFailure = failure
            }
        }
        try context.output.flush()
        if let lastFailure {
            guard imported > 0 else { throw lastFailure }
            throw CommandFailure(.partial, DataFailureText.someFilesFailed, ["count": .count(chats.count - imported)])
        }
        if isPartial {
            throw CommandFailure(
                .partial, DataFailureText.partlyRead, hint: LocalizedMessage(DataFailureText.partlyReadHint))
        }
    }

    /// A chat that is to be imported: a file, or one of several in an archive or a folder.
    private struct Chat {
        var path: String
        var part: String?

        var name: String { part.map { "\(path)/\($0)" } ?? path }
    }

    /// The chats in the given files. If a file contains several, all of them are named and imported (ING-5).
    private func chats(_ context: Context) throws(CommandFailure) -> [Chat] {
        var chats: [Chat] = []
        for path in paths {
            // An unreadable file is reported by its import.
            let parts = path == "-" ? [] : (try? ExportDescription.chats(inFileAt: path)) ?? []
            guard parts.count > 1 else {
                chats.append(Chat(path: path))
                continue
            }
            guard title == nil else { throw CommandFailure(.usage, DataFailureText.oneTitle) }
            context.output.note(
                ImportText.severalChats,
                [
                    "path": .text(path),
                    "chats": .text(parts.map { UntrustedText.line($0) }.joined(separator: ", ")),
                ])
            chats += parts.map { Chat(path: path, part: $0) }
        }
        return chats
    }

    private func run(
        _ importer: FileImport, _ description: ExportDescription, _ vault: Vault, _ context: Context
    ) async throws -> ImportSummary {
        var description = description
        let source = vault.adapters.export(description, context.clock)
        let summary: ImportSummary
        do {
            summary = try await run(importer, source, description, context)
        } catch .source(.ambiguousDateOrder) {
            // The survey is cached; the file is not read again for it.
            description.dateOrder = try await askOrder(try await source.survey(), description, context)
            let decided = vault.adapters.export(description, context.clock)
            summary = try await run(importer, decided, description, context)
        }
        try ImportSummaryOutput(
            summary: summary, isDryRun: dryRun, zone: description.zone.identifier, context: context
        ).print()
        return summary
    }

    private func run(
        _ importer: FileImport, _ source: any FileIngestionSource, _ description: ExportDescription,
        _ context: Context
    ) async throws(ImportError) -> ImportSummary {
        let bar = ImportProgressBar(context)
        defer { bar.finish() }
        return try await importer.run(
            source, name: FileArgument.name(description.part ?? description.path), dryRun: dryRun,
            allowsOtherTimes: yes,
            progress: { bar.update($0) })
    }

    /// Asks at the terminal whether the likelier date order is right. Without a terminal, and for standard input, which
    /// cannot be read again, it throws a failure that names the order.
    private func askOrder(
        _ survey: FileSurvey, _ description: ExportDescription, _ context: Context
    ) async throws -> DateOrder {
        let confidence = context.localizer.language.formatted(percent: Int64(survey.confidence * 100))
        guard description.path != "-", context.terminal.errorIsTerminal, !context.output.style.isJSON else {
            throw ImportFailure.ambiguousDates(
                description.path, order: survey.dateOrder.rawValue, confidence: confidence)
        }
        try Confirmation.ask(
            LocalizedMessage(
                ImportText.askDateOrder,
                [
                    "path": .text(FileArgument.name(description.part ?? description.path)),
                    "order": .text(survey.dateOrder.rawValue),
                    "confidence": .text(confidence),
                ]), in: context)
        return survey.dateOrder
    }

    // MARK: Options

    private func description(_ context: Context) throws(CommandFailure) -> ExportDescription {
        let zones = Adapters.zones(context.environment)
        var zone = zones.localZone()
        if let timezone {
            guard let named = zones.zone(named: timezone) else {
                throw CommandFailure(
                    .usage, DataFailureText.unknownZone, ["value": .text(timezone)],
                    hint: LocalizedMessage(DataFailureText.unknownZoneHint))
            }
            zone = named
        }
        var description = ExportDescription(path: "-", zone: zone)
        description.ownerName = me
        description.chatTitle = title
        description.allowsAmbiguousDates = yes
        if let dateOrder {
            guard let order = DateOrder(rawValue: dateOrder.lowercased()) else {
                throw CommandFailure.unknownChoice(
                    dateOrder, option: "--date-order", among: DateOrder.allCases.map(\.rawValue))
            }
            description.dateOrder = order
        }
        return description
    }

    // MARK: Failures

    private func failure(of error: any Error, path: String) -> CommandFailure {
        guard let error = error as? ImportError else { return FailureReport.failure(of: error) }
        return switch error {
        case .source(let error): ImportFailure.failure(of: error, path: path)
        case .store(let error): FailureReport.failure(of: error)
        case .blobs(let error): FailureReport.failure(of: error)
        case .timesDisagree(let finding): ImportFailure.timesDisagree(finding)
        case .cancelled: CommandFailure(.interrupted, DataFailureText.importInterrupted)
        }
    }
}

extension ImportSummary {
    /// Whether something of the file could not be read.
    fileprivate var isPartial: Bool { survey.skippedCount > 0 }
}
