import ArgumentParser
import Synchronization
import WhisperVault
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperPolicy
import WhisperStorePort
import WhisperTextCoding
import WhisperCore

/// `whisper import json`: brings in messages of the unified schema, or a full export (ST-13).
struct ImportJSONCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "json", DataCommandText.importJSON, discussion: DataCommandText.importJSONDiscussion,
            examples: [
                "whisper import json messages.jsonl",
                "whisper import json vault.jsonl --restore --attachments vault-attachments",
                "zcat messages.jsonl.gz | whisper import json -",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.jsonPath, value: "FILE"), completion: .file(extensions: ["jsonl", "json"]))
    var path: String

    @Option(name: .long, help: .text(DataOptionText.ownNameJSON, value: "NAME"))
    var me: [String] = []

    @Option(name: .long, help: .text(DataOptionText.attachmentsFrom, value: "DIR"), completion: .directory)
    var attachments: String?

    @Flag(name: .long, help: .text(DataOptionText.restoreJSON))
    var restore = false

    @Flag(name: .shortAndLong, help: .text(DataOptionText.dryRun))
    var dryRun = false

    @OptionGroup var confirmation: ConfirmationOptions

    /// The most warnings of one kind; JSON names all.
    private static let mostWarnings = 3

    func execute(on vault: Vault, in context: Context) async throws {
        guard me.count < 2 else { throw CommandFailure(.usage, DataFailureText.oneOwnName, ["path": .text(path)]) }
        try SealedArgument.check(path, in: context)
        if path != "-", let own = OwnFile(at: path), !own.isJSON { throw own.failure(at: path, in: context) }
        let source = try InputFile(path: path, in: context)
        let done = JSONImported()
        let library = try attachments.map { directory throws(CommandFailure) in
            try FileArgument.check(directory)
            return AttachmentFolder(directory: directory)
        }
        let contents = try FetchableContents(vault.store, in: context)
        let importer = JSONImport(
            store: vault.store, secrecy: try vault.sealedMessages().ports, blobs: try vault.attachments(),
            library: library, availability: { (use) throws(StoreError) in try await contents.mayFetch(use) },
            clock: context.clock, zones: Adapters.zones(context.environment),
            digest: try Adapters.sealing(), random: Adapters.randomness)
        do {
            let mode: ImportMode = restore ? .restoring : .adding
            let summary = try await run(
                importer, from: source, mode: mode, dryRun: dryRun, noting: done, in: context)
            try report(summary, isRestored: restore, context)
            try checkWhole(summary, context)
        } catch JSONImportError.notEmpty where path != "-" {
            try await restoreIntoOther(importer, noting: done, in: context)
        } catch let error as JSONImportError {
            throw failure(of: error, after: done)
        }
    }

    private func run(
        _ importer: JSONImport, from source: InputFile, mode: ImportMode, accepting claims: Set<TrustClaim> = [],
        dryRun: Bool, noting done: JSONImported, in context: Context
    ) async throws(JSONImportError) -> JSONImportSummary {
        let size = source.size
        let bar = context.startProgress(LocalizedMessage(ImportText.writing), unit: .bytes)
        defer { context.endProgress(bar) }
        return try await importer.run(source, mode: mode, accepting: claims, ownName: me.first, dryRun: dryRun) {
            progress in
            if !dryRun { done.note(progress.summary) }
            bar.update(done: progress.bytes, total: size)
        }
    }

    /// Restores into a vault that is not empty: the trust in the file is imported only after each contact, identity and
    /// policy was shown and confirmed (ING-1b). Messages are trusted no more than those of any other file.
    private func restoreIntoOther(
        _ importer: JSONImport, noting done: JSONImported, in context: Context
    ) async throws {
        do {
            let found = try await run(
                importer, from: try InputFile(path: path), mode: .adding, dryRun: true, noting: done, in: context)
            // They belong to the question, and are findings of a dry run.
            if dryRun || !confirmation.yes || !context.output.style.isQuiet {
                for claim in found.trust.claims { context.output.say("  " + words(of: claim, context)) }
            }
            if dryRun { return try report(found, isRestored: false, context) }
            if !found.trust.claims.isEmpty {
                try confirmation.confirm(
                    LocalizedMessage(ImportText.askClaims, ["count": .count(found.trust.claims.count)]), in: context)
            }
            let source = try InputFile(path: path)
            let claims = Set(found.trust.claims)
            let summary = try await run(
                importer, from: source, mode: .adding, accepting: claims, dryRun: false, noting: done, in: context)
            try report(summary, isRestored: false, context)
            try checkWhole(summary, context)
        } catch let error as JSONImportError {
            throw failure(of: error, after: done)
        }
    }

    private func words(of claim: TrustClaim, _ context: Context) -> String {
        switch claim {
        case .contact(let name, let fingerprint):
            context.localizer(
                ImportText.claimContact,
                ["name": .text(ShownName.text(name)), "fingerprint": .text(HexText.text(fingerprint))])
        case .identity(let name, let fingerprint):
            context.localizer(
                ImportText.claimIdentity,
                ["name": .text(ShownName.text(name)), "fingerprint": .text(HexText.text(fingerprint))])
        case .policy(let policy, let isOn):
            context.localizer(
                isOn ? ImportText.policyTurnedOn : .policyTurnedOff, ["policy": .text(policy.rawValue)])
        }
    }

    /// Ends an import that left chats out as a partial one (CLI-5).
    private func checkWhole(_ summary: JSONImportSummary, _ context: Context) throws(CommandFailure) {
        guard !summary.dividedChats.isEmpty, !dryRun else { return }
        try context.output.flush()
        throw CommandFailure(
            .partial, DataFailureText.chatsLeftOut, hint: LocalizedMessage(DataFailureText.chatsLeftOutHint))
    }

    /// What a dry run says of new messages. It knows those of the vault by their ids; which of the others an export shows
    /// in their chats depends on people and chats that only an import finds or creates.
    private func foreseen(_ summary: JSONImportSummary, isRestored: Bool) -> ImportText {
        isRestored || summary.added == 0 ? .wouldImportMessages : .wouldImportAtMost
    }

    private func report(_ summary: JSONImportSummary, isRestored: Bool, _ context: Context) throws(CommandFailure) {
        if context.output.style.isJSON {
            return try context.output.json([
                "type": "summary", "messages": .integer(summary.messages), "added": .integer(summary.added),
                "duplicates": .integer(summary.duplicates), "changed": .integer(summary.changed),
                "marked_deleted": .integer(summary.markedDeleted), "records": .integer(summary.records),
                "records_added": dryRun ? .null : .integer(summary.recordsAdded),
                "attachments": [
                    "added": .integer(summary.attachmentsAdded), "absent": .integer(summary.attachmentsAbsent),
                    "missing": .integer(summary.attachmentsMissing),
                    "to_fetch": .integer(summary.attachmentsToFetch),
                ],
                "contacts_verified": .integer(summary.trust.verifiedContacts),
                "policies_turned": .array(
                    summary.trust.turned.map { ["policy": .string($0.policy.rawValue), "on": .bool($0.isOn)] }),
                "gate_left_down": .bool(summary.trust.leavesGateDown),
                "contacts_unverified": .integer(summary.trust.unverifiedContacts),
                "contacts_refused": .array(summary.trust.refusedContacts.map { .string($0) }),
                "identities_left_out": .array(summary.trust.foreignIdentities.map { .string($0) }),
                "policies_left_out": .array(summary.trust.foreignPolicies.map { .string($0.policy.rawValue) }),
                "looks_like": .array(
                    summary.trust.lookalikes.map { ["name": .string($0.name), "contact": .string($0.contact)] }),
                "people_kept_apart": .array(summary.trust.separatedPeople.map { .string($0) }),
                "chats_left_out": .array(
                    summary.dividedChats.map { chat in
                        [
                            "line": .integer(Int64(clamping: chat.line)), "title": .string(chat.title),
                            "messages": .integer(chat.messages), "chats": .array(chat.chats.map { .string($0) }),
                        ]
                    }),
                "chats_there_already": .array(
                    summary.repeatedChats.map { repeated in
                        [
                            "title": .string(repeated.chat.title),
                            "ref": .string(ShortChatReference(of: repeated.chat).text),
                            "export": .string(repeated.export.title),
                            "export_ref": .string(ShortChatReference(of: repeated.export).text),
                        ]
                    }),
                "restored": .bool(isRestored), "dry_run": .bool(dryRun),
            ])
        }
        let head: ImportText = dryRun ? foreseen(summary, isRestored: isRestored) : .importedMessages
        if isShown(context) { try context.output.data(head, ["count": .count(summary.added)]) }
        if summary.duplicates > 0 {
            try line(.duplicates, ["count": .count(summary.duplicates)], context)
        }
        if summary.changed > 0 { try line(.laterTexts, ["count": .count(summary.changed)], context) }
        if summary.markedDeleted > 0 {
            try line(.markedDeleted, ["count": .count(summary.markedDeleted)], context)
        }
        if summary.records > 0, dryRun {
            try line(.recordsInFile, ["count": .count(summary.records)], context)
        } else if summary.records > 0 {
            try line(.records, ["count": .count(summary.records), "added": .count(summary.recordsAdded)], context)
        }
        if summary.attachmentsAdded > 0 {
            try line(.attachmentsTaken, ["count": .count(summary.attachmentsAdded)], context)
        }
        if summary.added > 0, summary.own == 0, me.isEmpty, !dryRun, !isRestored {
            context.output.note(ImportText.noOwnerInLines)
        }
        if summary.attachmentsToFetch > 0 {
            try line(.attachmentsToFetch, ["count": .count(summary.attachmentsToFetch)], context)
        }
        for turn in summary.trust.turned {
            try line(turn.isOn ? .policyTurnedOn : .policyTurnedOff, ["policy": .text(turn.policy.rawValue)], context)
        }
        try reportForeign(summary.trust, context)
        warn(
            of: summary.dividedChats.map { chat in
                LocalizedMessage(
                    ImportText.chatDivided,
                    [
                        "title": .text(ShownName.text(chat.title)), "line": .text(String(chat.line)),
                        "chats": .list(chat.chats.map { ShownName.text($0) }),
                    ])
            }, rest: .chatsDividedMore, context)
        warn(
            of: summary.repeatedChats.map { repeated in
                LocalizedMessage(
                    ImportText.inBoth,
                    [
                        "other": .text(ShownName.text(repeated.export.title)),
                        "title": .text(ShownName.text(repeated.chat.title)),
                        "reference": .text(ShortChatReference(of: repeated.chat).text),
                    ])
            }, rest: .inBothMore, context)
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

    /// Warns of the first of several things of one kind, and says how many more there are.
    private func warn(of messages: [LocalizedMessage], rest: ImportText, _ context: Context) {
        for message in messages.prefix(ImportJSONCommand.mostWarnings) { context.output.warning(message) }
        let others = messages.dropFirst(ImportJSONCommand.mostWarnings).count
        if others > 0 { context.output.warning(LocalizedMessage(rest, ["count": .count(others)])) }
    }

    /// Reports what was not imported because a file must not decide it, and how the owner's vault is restored (ING-1b).
    private func reportForeign(_ trust: ImportedTrust, _ context: Context) throws(CommandFailure) {
        if trust.unverifiedContacts > 0 {
            try line(.contactsUnverified, ["count": .count(trust.unverifiedContacts)], context)
        }
        for name in trust.refusedContacts {
            context.output.warning(
                LocalizedMessage(ImportText.contactRefused, ["name": .text(ShownName.text(name))]))
        }
        for name in trust.separatedPeople {
            try line(.personApart, ["name": .text(ShownName.text(name))], context)
        }
        for lookalike in trust.lookalikes {
            context.output.warning(NameWatch.warning(lookalike.name, looksLike: lookalike.contact))
        }
        for name in trust.foreignIdentities {
            try line(.identityLeftOut, ["name": .text(ShownName.text(name))], context)
        }
        for turn in trust.foreignPolicies {
            try line(.policyLeftOut, ["policy": .text(turn.policy.rawValue)], context)
        }
        if !trust.foreignIdentities.isEmpty || !trust.foreignPolicies.isEmpty {
            context.output.note(ImportText.restoreHint)
        }
    }

    private func line(
        _ key: ImportText, _ arguments: [String: TextArgument], _ context: Context
    ) throws(CommandFailure) {
        if isShown(context) { try context.output.data("  " + context.localizer(key, arguments)) }
    }

    /// Whether the summary is printed. The findings of a dry run are its result, and are printed even with `--quiet`.
    private func isShown(_ context: Context) -> Bool { dryRun || !context.output.style.isQuiet }

    // MARK: Failures

    private func failure(of error: JSONImportError, after done: JSONImported) -> CommandFailure {
        switch error {
        case .source(let error): FileArgument.unreadable(path, errno: error.errno)
        case .empty: CommandFailure(.notAnExport, DataFailureText.emptyFile, ["path": .text(path)])
        case .line(let number, let fault): failure(of: fault, line: number, after: done)
        case .store(let error): ImportFailure.failure(of: error, hasWritten: done.hasAny)
        case .blobs(let error): ImportFailure.failure(of: error, hasWritten: done.hasAny)
        case .trust(let error): TrustFailure.failure(of: error)
        case .notEmpty:
            CommandFailure(
                .notEmpty, DataFailureText.vaultNotEmpty, hint: LocalizedMessage(DataFailureText.vaultNotEmptyHint))
        case .cancelled where dryRun: CommandFailure(.interrupted, FailureText.declined)
        case .cancelled:
            CommandFailure(
                .interrupted, done.hasAny ? DataFailureText.importInterrupted : .importInterruptedBefore,
                ["path": .text(path)])
        }
    }

    private func failure(of fault: LineFault, line: UInt64, after done: JSONImported) -> CommandFailure {
        var arguments: [String: TextArgument] = ["path": .text(path), "line": .text(String(line))]
        let key: DataFailureText
        switch fault {
        case .tooLong: key = .lineTooLong
        case .malformed(.unexpectedEnd, _) where line == 1:
            return CommandFailure(.malformedLine, DataFailureText.documentNotLines, ["path": .text(path)])
        case .malformed(let code, let offset):
            key =
                switch code {
                case .tooDeep: .lineTooDeep
                case .unexpectedEnd: .lineCutOff
                case .invalidUTF8: .lineNotUTF8
                case .unexpectedByte, .trailingBytes, .invalidEscape, .loneSurrogate, .controlCharacter, .invalidNumber,
                    .duplicateName, .tooLong:
                    .lineNotJSON
                }
            arguments["offset"] = .text(String(offset + 1))
        case .unexpected(let code, let member):
            key = member.isEmpty ? .lineNotObject : code == .missing ? .lineLacks : .lineUnexpected
            arguments["member"] = .text(member)
        case .unknownType: key = .lineUnknownType
        case .newerFormat: key = .lineNewerFormat
        case .conflict: key = .lineConflict
        case .missingReference: key = .lineMissingReference
        }
        return CommandFailure(.malformedLine, key, arguments, hint: done.hint)
    }
}

/// What an import of JSON Lines has written by the time it fails: lines are written in batches.
private final class JSONImported: Sendable {
    private let summary = Mutex(JSONImportSummary())

    func note(_ present: JSONImportSummary) { summary.withLock { $0 = present } }

    /// Whether anything of the file is in the vault because of this import.
    var hasAny: Bool {
        summary.withLock { $0.added > 0 || $0.changed > 0 || $0.markedDeleted > 0 || $0.recordsAdded > 0 }
    }

    /// What to do about a line that cannot be read, and what became of those before it.
    var hint: LocalizedMessage {
        let added = summary.withLock(\.added)
        guard added == 0 else {
            return LocalizedMessage(DataFailureText.malformedLineHintAfter, ["count": .count(added)])
        }
        return LocalizedMessage(hasAny ? DataFailureText.malformedLineHint : .malformedLineHintBefore)
    }
}
