import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperStorePort

/// `whisper optimize`: brings the search index into its fastest form (ST-13).
struct OptimizeCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "optimize", CommandText.optimize, discussion: CommandText.optimizeDiscussion,
            examples: ["whisper optimize", "whisper optimize --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    func execute(on vault: Vault, in context: Context) async throws {
        let bar = DeletionProgressBar(context)
        let report: OptimizationReport
        do {
            defer { bar.finish() }
            report = try await vault.store.optimize { bar.update($0) }
        }
        guard context.output.style.isJSON else {
            return context.output.note(
                DeletionText.optimized,
                [
                    "count": .count(report.piecesAfter), "before": .count(report.piecesBefore),
                    "size": .text(context.localizer.language.formatted(bytes: report.bytesAfter)),
                    "sizeBefore": .text(context.localizer.language.formatted(bytes: report.bytesBefore)),
                ])
        }
        try context.output.json([
            "type": "optimization", "parts": .integer(report.piecesAfter),
            "parts_before": .integer(report.piecesBefore),
            "bytes": .integer(report.bytesAfter), "bytes_before": .integer(report.bytesBefore),
        ])
    }
}
