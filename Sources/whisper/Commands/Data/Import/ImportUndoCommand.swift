import ArgumentParser
import WhisperArchive
import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperPosixFiles
import WhisperStorePort
import WhisperVault

/// `whisper import undo`: removes what one import alone brought (ING-2, ST-11).
struct ImportUndoCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "undo", DataCommandText.importUndo, discussion: DataCommandText.importUndoDiscussion,
            examples: [
                "whisper import undo --dry-run", "whisper import undo \"WhatsApp Chat with Anna.zip\"",
                "whisper import undo 3f2a91bc --yes",
                "whisper import undo 3f2a91bc 51c0de77 'WhatsApp Chat with Ben.txt'",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: .text(DataOptionText.importToUndo, value: "IMPORT"))
    var targets: [String] = []

    @Flag(name: .shortAndLong, help: .text(DataOptionText.dryRun))
    var dryRun = false

    func execute(on vault: Vault, in context: Context) async throws {
        let undo = try vault.importUndo()
        let store = vault.store
        let chosen = try await choose(
            among: targets.isEmpty ? try await store.imports(limit: 1) : try await store.imports(), on: vault, context)
        let imports = try await undo.together(with: chosen)
        var titles: [UniqueIdentifier: String] = [:]
        for id in Set(imports.map(\.reading.conversation)) { titles[id] = try await store.conversation(id)?.title }
        let expected = try await undo.preview(imports)
        guard !dryRun else {
            return try describe(expected, of: imports, chosen: chosen, titles: titles, copies: [], in: context)
        }
        if !confirmation.yes {
            for (chat, title) in ImportWords.chats(titles, after: expected, isForeseen: true) {
                context.output.note(chat, ["title": .text(title)])
            }
            for owner in expected.formerOwners {
                context.output.note(ImportText.wouldNotBeYou, ["name": .text(owner.recognizableName)])
            }
        }
        try confirmation.confirm(
            LocalizedMessage(
                chosen.count > 1 ? ImportText.askUndoSeveral : .askUndo, counted(expected.messages, of: chosen, context)
            ),
            in: context)
        let report = try await run(undo, of: imports, expecting: expected.messages, in: context)
        let copies = RemainingCopies(deleted: report.messages, from: vault)
        try describe(report, of: imports, chosen: chosen, titles: titles, copies: copies.paths, in: context)
        FormerOwner.say(report.formerOwners, in: context)
        copies.name(in: context)
    }

    private func run(
        _ undo: ImportUndo, of imports: [RecordedImport], expecting messages: Int64, in context: Context
    ) async throws -> UndoReport {
        let bar = DeletionProgressBar(context)
        defer { bar.finish() }
        do {
            return try await undo.run(imports) { bar.update($0) }
        } catch {
            let failure = FailureReport.failure(of: error).ofDeletion
            guard failure.code == .interrupted, messages > 1 else { throw failure }
            throw CommandFailure(failure.code, failure.message, hint: LocalizedMessage(DeletionText.stoppedHint))
        }
    }

    /// The number of messages, and which imports they are of.
    private func counted(
        _ messages: Int64, of chosen: [RecordedImport], _ context: Context
    ) -> [String: TextArgument] {
        let words = ImportWords(context)
        let names = chosen.map { record in
            let isShared = chosen.contains { $0.run.id != record.run.id && $0.run.source == record.run.source }
            return UntrustedText.line(isShared ? words.whole(record) : record.run.source)
        }
        return words.counted(messages, of: chosen[0])
            .merging(["names": .list(names, most: OwnerChoice.mostNamed)]) { $1 }
    }

    // MARK: Which ones

    /// The imports that the arguments mean, each once; without an argument the latest.
    private func choose(
        among imports: [RecordedImport], on vault: Vault, _ context: Context
    ) async throws -> [RecordedImport] {
        var chosen: [RecordedImport] = []
        for target in targets.isEmpty ? [nil] : targets.map(Optional.some) {
            let found = try await choose(target, among: imports, on: vault, context)
            let isKnown = chosen.contains { $0.run.id == found.run.id || $0.isOfSameFile(as: found) }
            if !isKnown { chosen.append(found) }
        }
        return chosen
    }

    /// The import that an argument means: by its reference, its id, or the file's name or a part of it. What a file
    /// says tells it apart from others of its name.
    private func choose(
        _ target: String?, among imports: [RecordedImport], on vault: Vault, _ context: Context
    ) async throws -> RecordedImport {
        let hint = LocalizedMessage(DataFailureText.noSuchImportHint)
        guard let latest = imports.first else {
            throw CommandFailure(.notFound, DataFailureText.nothingToUndo, hint: hint)
        }
        guard let target else { return latest }
        // Imports of one file are undone together, so they are one to choose.
        var files: [RecordedImport] = []
        for record in imports where !files.contains(where: { $0.isOfSameFile(as: record) }) {
            files.append(record)
        }
        if let known = imports.first(where: { isReference(target, of: $0.run) }) { return known }
        // A name may be a path within the folder that was imported; one that was typed may lead there from elsewhere.
        let matching = NameMatching(files, names: { [$0.run.source, FileArgument.name($0.run.source)] })
        let isSource = files.contains { $0.run.source == target }
        let named: [RecordedImport]
        switch matching.match(isSource ? target : FileArgument.name(target)) {
        case .whole(let found), .part(let found): named = [found]
        case .several(let found): named = found
        case .none:
            throw CommandFailure(.notFound, DataFailureText.noSuchImport, ["name": .text(target)], hint: hint)
        }
        guard let contents = try await contents(at: target, on: vault, context) else {
            return try choose(among: named, called: target, context)
        }
        let same = named.filter { $0.reading.contents == contents }
        // Of an import that was interrupted it is not known what the file said.
        let possible = same.isEmpty ? named.filter(\.reading.contents.isEmpty) : same
        guard !possible.isEmpty else {
            throw CommandFailure(
                .notFound, DataFailureText.otherContents, ["path": .text(target)],
                hint: LocalizedMessage(
                    DataFailureText.otherContentsHint,
                    ["imports": .list(rows(of: named, context), most: OwnerChoice.mostNamed)]))
        }
        return try choose(among: possible, called: target, context)
    }

    /// What the only chat at a path says, as imports on record have it; nil if there is no file of one chat.
    private func contents(at path: String, on vault: Vault, _ context: Context) async throws -> String? {
        switch try? Files.kind(path, followingLinks: true) {
        case .regular?, .directory?: break
        default: return nil
        }
        let chats = FoundChat.all(at: path)
        guard let chat = chats.first, chats.count == 1 else { return nil }
        var description = ExportDescription(path: chat.path, zone: Adapters.zones(context.environment).localZone())
        description.part = chat.part
        // What its dates mean makes no difference.
        description.allowsAmbiguousDates = true
        do {
            return try await vault.fileImport().contents(of: vault.adapters.export(description, context.clock))
        } catch ImportError.cancelled {
            throw CommandFailure(.interrupted, FailureText.declined)
        } catch is ImportError {
            return nil
        }
    }

    /// Imports by their references, dates and names.
    private func rows(of imports: [RecordedImport], _ context: Context) -> [String] {
        let calendar = LocalCalendar(context)
        return imports.map { record in
            UntrustedText.line(
                "\(ImportWords.reference(record.run))  \(calendar.dateAndTime(record.run.startedAt))  \(record.run.source)"
            )
        }
    }

    private func choose(
        among found: [RecordedImport], called target: String, _ context: Context
    ) throws(CommandFailure) -> RecordedImport {
        if let only = found.first, found.count == 1 { return only }
        let rows = rows(of: found, context)
        let question = LocalizedMessage(ImportText.severalImports, ["name": .text(target)])
        guard NumberedChoice.isPossible(in: context) else {
            throw CommandFailure(
                .ambiguous, ImportText.severalImports, ["name": .text(target)],
                hint: LocalizedMessage(
                    verbatim: context.localizer.language.list(rows.prefix(OwnerChoice.mostNamed))))
        }
        return found[try NumberedChoice.ask(question, among: rows, in: context)]
    }

    private func isReference(_ text: String, of run: IngestionRun) -> Bool {
        text.utf8.count >= 8 && run.id.description.hasPrefix(text.lowercased())
    }

    // MARK: What was done

    private func describe(
        _ report: UndoReport, of imports: [RecordedImport], chosen: [RecordedImport],
        titles: [UniqueIdentifier: String], copies: [String], in context: Context
    ) throws(CommandFailure) {
        let words = ImportWords(context)
        if context.output.style.isJSON {
            var object: JSONObject = [
                "type": "undo", "imports": .array(imports.map { .string($0.run.id.description) }),
                "messages": .integer(report.messages), "kept_for_imports": .integer(report.keptForImports),
                "kept_opened": .integer(report.keptOpened),
                "kept_otherwise": .integer(report.keptOtherwise(of: imports)),
                "conversations": .array(report.conversations.map { .string($0.description) }),
                "kept_conversations": .array(report.kept.keys.sorted().map { .string($0.description) }),
            ]
            object["files"] = .array(
                imports.map {
                    [
                        "import": .string($0.run.id.description), "file": .string($0.run.source),
                        "imported_at": .string($0.run.startedAt.rfc3339()),
                        "import_again": .string(words.command(toRepeat: $0)),
                    ]
                })
            object["former_owners"] = .array(report.formerOwners.map { .string($0.id.description) })
            object["dry_run"] = .bool(dryRun)
            object["copies"] = .array(copies.map { .string($0) })
            return try context.output.json(.object(object))
        }
        func say(_ key: ImportText, _ arguments: [String: TextArgument]) throws(CommandFailure) {
            // The findings of a dry run are its result.
            if dryRun { try context.output.data(key, arguments) } else { context.output.note(key, arguments) }
        }
        let (foreseen, done): (ImportText, ImportText) =
            chosen.count > 1 ? (.wouldUndoSeveral, .undoneSeveral) : (.wouldUndo, .undone)
        try say(dryRun ? foreseen : done, counted(report.messages, of: chosen, context))
        for (key, arguments) in words.kept(after: report, imports) { try say(key, arguments) }
        if dryRun {
            for owner in report.formerOwners { try say(.wouldNotBeYou, ["name": .text(owner.recognizableName)]) }
        }
        for (chat, title) in ImportWords.chats(titles, after: report, isForeseen: dryRun) {
            try say(chat, ["title": .text(title)])
        }
        guard !dryRun else { return }
        for record in chosen {
            context.output.note(ImportText.importAgain, ["command": .text(words.command(toRepeat: record))])
        }
    }
}
