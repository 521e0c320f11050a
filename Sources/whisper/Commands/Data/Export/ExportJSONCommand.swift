import WhisperArchive
import WhisperVault
import ArgumentParser
import WhisperBlobPort
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperPosixFiles
import WhisperStorePort
import WhisperCore

/// `whisper export json`: messages as JSON Lines in the unified schema, or every record of the vault (ST-13).
struct ExportJSONCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "json", DataCommandText.exportJSON, discussion: DataCommandText.exportJSONDiscussion,
            examples: [
                "whisper export json -o messages.jsonl", "whisper export json --conversation Anna",
                "whisper export json --full -o vault.jsonl --attachments vault-attachments",
                "whisper export json --deidentify | jq .content.text",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Option(name: .chat, help: .text(DataOptionText.exportConversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String?

    @Option(name: .writer, help: .text(DataOptionText.fromPerson, value: "NAME"), completion: .people)
    var fromPerson: String?

    @Flag(name: .long, help: .text(DataOptionText.full))
    var full = false

    @Flag(name: .long, help: .text(DataOptionText.deidentify))
    var deidentify = false

    @Option(name: [.short, .long], help: .text(DataOptionText.output, value: "FILE"), completion: .file())
    var output = "-"

    @Option(name: .long, help: .text(DataOptionText.attachmentsTo, value: "DIR"), completion: .directory)
    var attachments: String?

    @Flag(name: .shortAndLong, help: .text(OptionText.force))
    var force = false

    func execute(on vault: Vault, in context: Context) async throws {
        guard !(full && (deidentify || conversation != nil || fromPerson != nil)), !(deidentify && attachments != nil)
        else {
            throw CommandFailure(.usage, DataFailureText.fullAlone)
        }
        let target = try output == "-" ? nil : OutputFile(path: output, mayReplace: force)
        context.output.note(target == nil ? ExportText.plaintextOutput : .plaintext)
        let found: Conversation?
        if let conversation {
            found = try await ConversationFinder(vault.store, in: context).find(conversation)
        } else {
            found = nil
        }
        let person = try await PersonFinder(vault.store, in: context).find(option: fromPerson)
        let bar = context.startProgress(LocalizedMessage(ExportText.progress), unit: .items)
        defer { context.endProgress(bar) }
        let written: Int64
        let blocked: Int64
        var referenced: [String]
        var lost = LostContents()
        do {
            if full {
                (written, blocked) = try await writeRecords(vault, target, bar, context)
                referenced = try await vault.store.referencedBlobs()
            } else {
                (written, blocked, referenced) = try await writeMessages(vault, (found, person), target, bar, context)
            }
            if target == nil { try context.output.flush() }
            if let attachments { lost = try copy(referenced, of: vault, to: attachments, context) }
            try target?.commit()
        } catch {
            target?.abandon()
            throw error
        }
        context.endProgress(bar)
        let leftOut = attachments == nil ? referenced.count : lost.absent + lost.damaged
        let areCounted = full || attachments != nil
        if context.output.style.isJSON {
            let summary: JSONValue = [
                "type": "summary", "path": .string(output), full ? "records" : "messages": .integer(written),
                "from": OnlyWriter.json(person), "blocked": .integer(blocked),
                "attachments": areCounted
                    ? ["written": .integer(referenced.count - leftOut), "left_out": .integer(leftOut)] : .null,
            ]
            // Standard output has the lines, or the summary alone.
            if output == "-" { context.output.say(json: summary) } else { try context.output.json(summary) }
            return try lost.check(context)
        }
        if output != "-" {
            let key: ExportText = full ? .writtenRecords : .writtenMessages
            context.output.note(key, ["count": .count(written), "path": .text(output)])
            OnlyWriter.note(person, to: context.output)
        }
        if blocked > 0 { context.output.note(ExportText.withBlocked, ["count": .count(blocked)]) }
        if attachments == nil, leftOut > 0 {
            context.output.note(ExportText.withoutAttachments, ["count": .count(leftOut)])
        }
        try lost.check(context)
    }

    /// The contents that could not be written.
    private struct LostContents {
        var absent = 0
        var damaged = 0

        /// Says what is lacking, and ends the export as a partial one (CLI-5).
        func check(_ context: Context) throws(CommandFailure) {
            let hint = LocalizedMessage(FailureText.vaultDamagedHint)
            let damage: [String: TextArgument] = ["count": .count(damaged)]
            guard absent > 0 else {
                guard damaged > 0 else { return }
                throw CommandFailure(.partial, PageExportText.damagedMedia, damage, hint: hint)
            }
            if damaged > 0 { context.output.warning(LocalizedMessage(PageExportText.damagedMedia, damage)) }
            throw CommandFailure(.partial, MessageText.attachmentsNotHeld, ["count": .count(absent)], hint: hint)
        }
    }

    private func writeMessages(
        _ vault: Vault, _ wanted: (chat: Conversation?, writer: Person?), _ target: OutputFile?, _ bar: Progress,
        _ context: Context
    ) async throws -> (written: Int64, blocked: Int64, referenced: [String]) {
        let deidentifier =
            deidentify
            ? try await Deidentifier(
                for: vault.store, digest: try Adapters.sealing(), random: Adapters.randomness) : nil
        var export = try await MessageExport(
            of: vault.store, trust: try vault.trustIfKeyed(), conversation: wanted.chat?.id,
            person: wanted.writer?.id, deidentifier: deidentifier, collectsAttachments: attachments != nil)
        while let lines = try await export.next() {
            try Task.checkCancellation()
            try write(lines, target, context)
            bar.update(done: export.written, total: export.total)
        }
        return (export.written, export.blocked, export.attachments.sorted())
    }

    private func writeRecords(
        _ vault: Vault, _ target: OutputFile?, _ bar: Progress, _ context: Context
    ) async throws -> (written: Int64, blocked: Int64) {
        var export = RecordExport(of: vault.store, trust: try vault.trustIfKeyed())
        while let lines = try await export.next() {
            try Task.checkCancellation()
            try write(lines, target, context)
            bar.update(done: export.written, total: nil)
        }
        return (export.written, export.blocked)
    }

    private func write(_ bytes: [UInt8], _ target: OutputFile?, _ context: Context) throws(CommandFailure) {
        if let target { try target.write(bytes) } else { try context.output.append(bytes, as: .json) }
    }

    /// Writes each content that the vault holds into a file named after its hash; one that is there already is left.
    ///
    /// - Returns: The contents that the vault has lost.
    private func copy(
        _ names: [String], of vault: Vault, to directory: String, _ context: Context
    ) throws -> LostContents {
        let blobs = try vault.attachments()
        let folder = AttachmentFolder(directory: directory)
        do {
            _ = try Files.makeDirectory(directory)
        } catch {
            throw CommandFailure(
                .output, FailureText.cannotWriteFile,
                ["path": .text(directory), "reason": .text(SystemFailure(errno: error.number).reason)])
        }
        var lost = LostContents()
        for id in names.compactMap({ BlobID(hex: $0) }) {
            try Task.checkCancellation()
            guard folder.content(id) == nil else { continue }
            guard try blobs.contains(id) else {
                lost.absent += 1
                continue
            }
            if try !OutputFile.write(id, of: blobs, to: folder.path(id)) { lost.damaged += 1 }
        }
        return lost
    }
}

/// `whisper export`: hands messages on.
struct ExportCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "export", DataCommandText.exporting,
            examples: ["whisper export html -o archive", "whisper export json -o messages.jsonl"],
            subcommands: [
                ExportHTMLCommand.self, ExportJSONCommand.self, ExportTextCommand.self, ExportTableCommand.self,
            ])
    }
}
