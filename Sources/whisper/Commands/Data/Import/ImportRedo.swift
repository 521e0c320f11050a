import WhisperArchive
import WhisperCommand
import WhisperCore
import WhisperIngestionPort
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// Undoes earlier imports that read a file differently, so that it can be imported anew (ING-2).
struct ImportRedo {
    let vault: Vault
    /// Whether it is wanted without a question that imports of the file itself are undone (`--redo`).
    let isWanted: Bool
    /// Whether nothing is asked (`--yes`).
    let asksNothing: Bool
    /// The chat that was chosen for the file; nil if none was.
    let target: UniqueIdentifier?
    /// The name of the file that is imported again.
    let name: String
    let words: ImportWords
    let context: Context

    /// Undoes the imports, if the user wants that. Those of other files are undone only if that was asked, or with `--yes`:
    /// what they alone brought is gone then.
    ///
    /// - Parameters:
    ///   - earlier: The imports, latest first.
    ///   - terms: How the file is read now. An owner who was given before is given again.
    ///   - contents: What the file says (see `FileImport.contents`).
    ///   - failure: What happens instead, without a terminal or `--redo`; nothing has been changed then.
    /// - Throws: `failure`, or `declined`.
    func undo(
        _ earlier: [RecordedImport], for terms: inout ImportTerms, contents: String,
        otherwise failure: any Error
    ) async throws -> Undone {
        guard let latest = earlier.first else { throw failure }
        let undo = try vault.importUndo()
        let all = try await undo.together(with: earlier, areReadAgain: true)
        let files = otherFiles(all, contents)
        let title = try await vault.store.conversation(latest.reading.conversation)?.title ?? ""
        if !isWanted || !files.isEmpty {
            let expected = try await expected(of: all, by: undo, withFiles: files)
            if !isWanted || !asksNothing {
                guard NumberedChoice.isPossible(in: context) else {
                    guard isWanted else { throw failure }
                    throw CommandFailure(
                        .readDifferently, DataFailureText.undoesOthers,
                        ["path": .text(name), "files": listed(files)],
                        hint: LocalizedMessage(DataFailureText.undoesOthersHint))
                }
                describe(expected, of: all, latest: latest, title: title, otherFiles: files)
                try Confirmation.ask(
                    LocalizedMessage(ImportText.askRedo, words.arguments(latest, name: latest.run.source)), in: context)
            }
        }
        let retained = try await RetainedContents(of: all, in: vault.store)
        let bar = DeletionProgressBar(context)
        defer { bar.finish() }
        let report = try await undo.run(all, areReadAgain: true) { bar.update($0) }
        context.output.note(ImportText.undone, words.counted(report.messages, of: latest))
        words.kept(after: report, all).forEach { context.output.note($0, $1) }
        if !report.kept.isEmpty { context.output.note(ImportText.chatStays, ["title": .text(title)]) }
        for file in files {
            let (text, arguments) = (
                isDoubtful(file, among: files) ? ImportText.undoneTooOf : .undoneToo, words.details(file)
            )
            context.output.warning(LocalizedMessage(text, arguments))
        }
        let owner = terms.owner
        if all.contains(where: { $0.reading.isOwnerGiven && $0.reading.owner == owner }) { terms.isOwnerGiven = true }
        let former = report.formerOwners.filter { person in
            !person.aliases.contains { $0.alias.value == owner }
        }
        var undone = Undone(report: report, contents: retained, formerOwners: FormerOwner.say(former, in: context))
        if owner != nil || terms.isNobodyOwner {
            undone.formerOwners.formUnion(all.compactMap(\.reading.owner))
            undone.formerOwners.subtract([owner ?? ""])
        }
        return undone
    }

    /// What was undone.
    struct Undone {
        let report: UndoReport
        /// What the file may lack now.
        let contents: RetainedContents
        /// The names as which the owner was known in these imports, and is not in the file any more.
        var formerOwners: Set<String>
    }

    /// Says in a dry run which imports would be undone, as `undo` does before it asks.
    ///
    /// - Returns: What that would do.
    func foresee(_ earlier: [RecordedImport], contents: String) async throws -> UndoReport? {
        guard let latest = earlier.first else { return nil }
        let undo = try vault.importUndo()
        let all = try await undo.together(with: earlier, areReadAgain: true)
        let files = otherFiles(all, contents)
        let expected = try await expected(of: all, by: undo, withFiles: files)
        let title = try await vault.store.conversation(latest.reading.conversation)?.title ?? ""
        describe(expected, of: all, latest: latest, title: title, otherFiles: files)
        return expected
    }

    /// The imports of other files, the latest of each.
    private func otherFiles(_ imports: [RecordedImport], _ contents: String) -> [RecordedImport] {
        var files: [RecordedImport] = []
        for record in imports where record.reading.contents != contents {
            let isNamed = files.contains {
                $0.run.source == record.run.source && $0.reading.contents == record.reading.contents
            }
            if !isNamed { files.append(record) }
        }
        return files.sorted { $0.run.source < $1.run.source }
    }

    /// Whether the name of a file does not tell which one it is: exports of one chat have the same.
    private func isDoubtful(_ file: RecordedImport, among files: [RecordedImport]) -> Bool {
        file.run.source == name || files.count { $0.run.source == file.run.source } > 1
    }

    /// The files by name, and where that is doubtful with what tells them apart.
    private func listed(_ files: [RecordedImport]) -> TextArgument {
        .list(
            files.map { file in
                isDoubtful(file, among: files) ? words.whole(file) : file.run.source
            }, most: OwnerChoice.mostNamed)
    }

    /// What undoing the imports would do.
    ///
    /// - Throws: `.readDifferently` if the chosen chat would be deleted with those of other files.
    private func expected(
        of imports: [RecordedImport], by undo: ImportUndo, withFiles files: [RecordedImport]
    ) async throws -> UndoReport {
        let expected = try await undo.preview(imports, areReadAgain: true)
        guard !files.isEmpty, let target, expected.conversations.contains(target) else { return expected }
        let title = try await vault.store.conversation(target)?.title ?? ""
        throw CommandFailure(
            .readDifferently, DataFailureText.chosenWouldGo,
            ["files": listed(files), "title": .text(title)],
            hint: LocalizedMessage(DataFailureText.chosenWouldGoHint))
    }

    private func describe(
        _ expected: UndoReport, of imports: [RecordedImport], latest: RecordedImport, title: String,
        otherFiles files: [RecordedImport]
    ) {
        context.output.note(ImportText.wouldUndo, words.counted(expected.messages, of: latest))
        words.kept(after: expected, imports).forEach { context.output.note($0, $1) }
        if !expected.kept.isEmpty { context.output.note(ImportText.chatStays, ["title": .text(title)]) }
        for file in files {
            context.output.note(
                isDoubtful(file, among: files) ? ImportText.wouldUndoTooOf : .wouldUndoToo, words.details(file))
        }
    }

    /// The imports that were read in another date order or zone, into the chat that holds the same texts at other times.
    static func disagreeing(
        _ finding: TimeFinding, dateOrder: DateOrder, zone: String, in store: any VaultStore
    ) async throws -> [RecordedImport] {
        try await store.imports { earlier in
            earlier.reading.conversation == finding.conversation
                && (earlier.reading.dateOrder != dateOrder.rawValue || earlier.reading.zone != zone)
        }
    }
}

/// How a file is read, to be compared with how it was read.
struct PresentReading {
    var dateOrder: String
    var zone: String
    var owner: String?
    /// The chat that was chosen for it; nil if none was.
    var chat: UniqueIdentifier?
    /// The titles of other chats into which it was imported.
    var titles: [UniqueIdentifier: String]
}

/// Words for imports on record.
struct ImportWords {
    private let context: Context
    private let present: PresentReading?

    /// - Parameter present: How the file is read now; nil to say of imports all that is known.
    init(_ context: Context, present: PresentReading? = nil) {
        self.context = context
        self.present = present
    }

    /// How a file was read, in a few words: if it is known how it is read now, only what is different.
    private func settings(_ reading: ImportReading) -> String {
        let order = DateOrder(rawValue: reading.dateOrder).map { context.localizer($0.text) } ?? reading.dateOrder
        let owner = LocalizedMessage(
            reading.owner == nil ? ImportText.readNobody : .readOwner, ["name": .text(reading.owner ?? "")])
        let settings: [(isOther: Bool, text: LocalizedMessage)] = [
            (
                present?.dateOrder != reading.dateOrder,
                LocalizedMessage(ImportText.readDates, ["order": .text(order)])
            ),
            (present?.zone != reading.zone, LocalizedMessage(ImportText.readZone, ["zone": .text(reading.zone)])),
            (present?.owner != reading.owner, owner),
        ]
        var words = settings.filter(\.isOther).map { $0.text.text(context.localizer) }
        if let present, let chat = present.chat, chat != reading.conversation {
            let title = context.localizer.shownTitle(present.titles[reading.conversation] ?? "")
            words.append(LocalizedMessage(ImportText.readChat, ["title": .text(title)]).text(context.localizer))
        }
        return context.localizer.language.list(words)
    }

    /// The options with which the present file is read as another was; empty for none.
    func options(toReadLike reading: ImportReading) -> String {
        var options: [String] = []
        if present?.zone != reading.zone { options.append("--timezone \(reading.zone)") }
        if present?.dateOrder != reading.dateOrder { options.append("--date-order \(reading.dateOrder)") }
        return options.joined(separator: " ")
    }

    /// What to type to import a file as it is read now; nil if that is not known, or nothing leads to the file.
    func again(_ again: ImportAgain) -> LocalizedMessage? {
        guard let present else { return nil }
        let owners = again.options.me.isEmpty ? [present.owner].compactMap(\.self) : again.options.me
        let command = again.command(owners: owners, zone: present.zone, dateOrder: present.dateOrder)
        return command.map { LocalizedMessage(ImportText.importAgain, ["command": .text($0)]) }
    }

    /// What to type to import the file of an import again, with the options that say how it was read.
    func command(toRepeat record: RecordedImport) -> String {
        let reading = record.reading
        return ImportAgain.command(
            record.run.source, owners: [reading.owner].compactMap(\.self), zone: reading.zone,
            dateOrder: reading.dateOrder, in: context)
    }

    /// The arguments of texts about one import: name, date and settings.
    func arguments(_ record: RecordedImport, name: String) -> [String: TextArgument] {
        [
            "path": .text(name), "date": .text(LocalCalendar(context).dateAndTime(record.run.startedAt)),
            "settings": .text(settings(record.reading)),
        ]
    }

    /// The arguments of texts about messages of one import, which its record names.
    func counted(_ messages: Int64, of record: RecordedImport) -> [String: TextArgument] {
        arguments(record, name: record.run.source).merging(["count": .count(messages)]) { $1 }
    }

    /// The arguments of texts about one import among others of files that have the same name.
    func details(_ record: RecordedImport) -> [String: TextArgument] {
        counted(record.run.figures?.added ?? 0, of: record)
            .merging(["reference": .text(ImportWords.reference(record.run))]) { $1 }
    }

    /// The name of an imported file with what tells its import from others.
    func whole(_ record: RecordedImport) -> String {
        LocalizedMessage(ImportText.importNamed, details(record)).text(context.localizer)
    }

    /// The messages that imports brought and their undo leaves, by why they stay.
    func kept(
        after report: UndoReport, _ imports: [RecordedImport]
    ) -> [(key: ImportText, arguments: [String: TextArgument])] {
        let reasons: [(ImportText, Int64)] = [
            (.keptForImports, report.keptForImports), (.keptOpened, report.keptOpened),
            (.keptOtherwise, report.keptOtherwise(of: imports)),
        ]
        return reasons.filter { $0.1 > 0 }.map { ($0, ["count": .count($1)]) }
    }

    /// What becomes of the chats in which undone imports leave no message, with their titles.
    static func chats(
        _ titles: [UniqueIdentifier: String], after report: UndoReport, isForeseen: Bool
    ) -> [(text: ImportText, title: String)] {
        report.kept.keys.sorted().map { (.chatStays, titles[$0] ?? "") }
            + report.conversations.map { (isForeseen ? .chatWouldGo : .chatRemoved, titles[$0] ?? "") }
    }

    /// The reference of an import: the beginning of its id.
    static func reference(_ record: IngestionRun) -> String { String(record.id.description.prefix(8)) }
}

extension UndoReport {
    /// Messages that imports brought, and that are theirs no longer: another source reported them, too, or they were
    /// deleted.
    func keptOtherwise(of imports: [RecordedImport]) -> Int64 {
        // The figures come from the vault and are only shown.
        let brought = imports.reduce(Int64(0)) { $0 &+ ($1.run.figures?.added ?? 0) }
        return max(0, brought &- messages &- keptForImports &- keptOpened)
    }
}
