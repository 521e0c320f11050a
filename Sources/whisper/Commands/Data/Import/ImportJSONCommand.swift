import ArgumentParser
import Command
import JSONText
import Localization
import Policy
import WhisperCore

/// `whisper import json`: brings in messages of the unified schema, or a full export (ST-13).
struct ImportJSONCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "json", DataCommandText.importJSON, discussion: DataCommandText.importJSONDiscussion,
            examples: [
                "whisper import json messages.jsonl", "whisper import json vault.jsonl --attachments vault-attachments",
                "zcat messages.jsonl.gz | whisper import json -",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.jsonPath, value: "FILE"), completion: .file(extensions: ["jsonl", "json"]))
    var path: String

    @Option(name: .long, help: .text(DataOptionText.ownNameJSON, value: "NAME"))
    var me: String?

    @Option(name: .long, help: .text(DataOptionText.attachmentsFrom, value: "DIR"), completion: .directory)
    var attachments: String?

    @Flag(name: .shortAndLong, help: .text(DataOptionText.dryRun))
    var dryRun = false

    func execute(on vault: OpenVault, in context: Context) async throws {
        let source = try InputFile(path: path)
        let library = try attachments.map { directory throws(CommandFailure) in
            try FileArgument.check(directory)
            return AttachmentFolder(directory: directory)
        }
        let importer = JSONImport(
            store: vault.store, blobs: try vault.attachments(), library: library, clock: context.clock,
            zones: Adapters.zones(context.environment), digest: try Adapters.sealing(), random: Adapters.randomness)
        let bar = context.startProgress(LocalizedMessage(ImportText.writing), unit: .bytes)
        let size = source.size
        let summary: JSONImportSummary
        do {
            summary = try await importer.run(source, ownName: me, dryRun: dryRun) { progress in
                bar.update(done: progress.bytes, total: size)
            }
        } catch {
            context.endProgress(bar)
            throw failure(of: error)
        }
        context.endProgress(bar)
        if !dryRun { try await vouch(for: summary.trust, in: vault, context) }
        try tell(summary, context)
    }

    /// What the owner imports is as good as what the owner sets.
    private func vouch(for trust: ImportedTrust, in vault: OpenVault, _ context: Context) async throws {
        do {
            try await Secrecy(vault, in: context).trust.vouch(for: trust)
        } catch let error as TrustError {
            throw TrustFailure.failure(of: error)
        }
    }

    private func tell(_ summary: JSONImportSummary, _ context: Context) throws(CommandFailure) {
        if context.output.style.isJSON {
            return try context.output.json([
                "type": "summary", "messages": .integer(summary.messages), "added": .integer(summary.added),
                "duplicates": .integer(summary.duplicates), "records": .integer(summary.records),
                "records_added": .integer(summary.recordsAdded),
                "attachments": [
                    "added": .integer(summary.attachmentsAdded), "absent": .integer(summary.attachmentsAbsent),
                ],
                "contacts_verified": .integer(summary.trust.verifiedContacts),
                "policies_turned": .array(
                    summary.trust.turned.map { ["policy": .string($0.policy.rawValue), "on": .bool($0.isOn)] }),
                "gate_left_down": .bool(summary.trust.leavesGateDown),
                "dry_run": .bool(dryRun),
            ])
        }
        let head: ImportText = dryRun ? .wouldImportMessages : .importedMessages
        try context.output.data(head, ["count": .count(summary.added)])
        if summary.duplicates > 0 {
            try line(.duplicates, ["count": .count(summary.duplicates)], context)
        }
        if summary.records > 0 {
            try line(.records, ["count": .count(summary.records), "added": .count(summary.recordsAdded)], context)
        }
        if summary.attachmentsAdded > 0 {
            try line(.attachmentsTaken, ["count": .count(summary.attachmentsAdded)], context)
        }
        for turn in summary.trust.turned {
            try line(turn.isOn ? .policyTurnedOn : .policyTurnedOff, ["policy": .text(turn.policy.rawValue)], context)
        }
        if summary.trust.verifiedContacts > 0 {
            context.output.warning(
                LocalizedMessage(ImportText.broughtVerified, ["count": .count(summary.trust.verifiedContacts)]))
        }
        if summary.trust.leavesGateDown {
            context.output.warning(LocalizedMessage(ImportText.gateLeftDown))
        }
        if summary.attachmentsAbsent > 0 {
            context.output.warning(
                LocalizedMessage(ImportText.attachmentsAbsent, ["count": .count(summary.attachmentsAbsent)]))
        }
    }

    private func line(
        _ key: ImportText, _ arguments: [String: TextArgument], _ context: Context
    ) throws(CommandFailure) {
        try context.output.data("  " + context.localizer(key, arguments))
    }

    // MARK: Failures

    private func failure(of error: JSONImportError) -> CommandFailure {
        switch error {
        case .source(let error): FileArgument.unreadable(path, errno: error.errno)
        case .empty: CommandFailure(.notAnExport, DataFailureText.emptyFile, ["path": .text(path)])
        case .line(let number, let fault): failure(of: fault, line: number)
        case .store(let error): FailureReport.failure(of: error)
        case .blobs(let error): FailureReport.failure(of: error)
        case .cancelled: CommandFailure(.interrupted, DataFailureText.importInterrupted)
        }
    }

    private func failure(of fault: LineFault, line: UInt64) -> CommandFailure {
        var arguments: [String: TextArgument] = ["path": .text(path), "line": .text(String(line))]
        let key: DataFailureText
        switch fault {
        case .tooLong: key = .lineTooLong
        case .malformed(let code, let offset):
            key = .lineNotJSON
            arguments["reason"] = .text(code.rawValue)
            arguments["offset"] = .text(String(offset + 1))
        case .unexpected(let code, let member):
            key = .lineUnexpected
            arguments["reason"] = .text(member.isEmpty ? code.rawValue : "\(code.rawValue): \(member)")
        case .unknownType: key = .lineUnknownType
        case .newerFormat: key = .lineNewerFormat
        case .conflict: key = .lineConflict
        case .missingReference: key = .lineMissingReference
        }
        return CommandFailure(
            .malformedLine, key, arguments, hint: LocalizedMessage(DataFailureText.malformedLineHint))
    }
}
