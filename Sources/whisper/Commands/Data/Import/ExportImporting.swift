import WhisperCommand
import WhisperCore
import WhisperIngestionPort
import WhisperLocalization
import WhisperVault

/// Imports one chat that WhatsApp exported, and prints what was found and done (ING-5).
struct ExportImporting {
    let vault: Vault
    let isDryRun: Bool
    /// Whether messages are imported that the vault holds at other times.
    let allowsOtherTimes: Bool
    let context: Context

    func run(_ description: ExportDescription) async throws -> ImportSummary {
        let importer = try vault.fileImport()
        var description = description
        let source = vault.adapters.export(description, context.clock)
        let summary: ImportSummary
        do {
            summary = try await run(importer, source, description)
        } catch .source(.ambiguousDateOrder) {
            // The survey is cached; the file is not read again for it.
            description.dateOrder = try await askOrder(try await source.survey(), description)
            let decided = vault.adapters.export(description, context.clock)
            summary = try await run(importer, decided, description)
        }
        try ImportSummaryOutput(
            summary: summary, isDryRun: isDryRun, zone: description.zone.identifier, context: context
        ).print()
        return summary
    }

    private func run(
        _ importer: FileImport, _ source: any FileIngestionSource, _ description: ExportDescription
    ) async throws(ImportError) -> ImportSummary {
        let bar = ImportProgressBar(context)
        defer { bar.finish() }
        return try await importer.run(
            source, name: FileArgument.name(description.part ?? description.path), dryRun: isDryRun,
            allowsOtherTimes: allowsOtherTimes,
            progress: { bar.update($0) })
    }

    /// Asks at the terminal whether the likelier date order is right. Without a terminal, and for standard input, which
    /// cannot be read again, it throws a failure that names the order.
    private func askOrder(_ survey: FileSurvey, _ description: ExportDescription) async throws -> DateOrder {
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
}
