import Synchronization
import WhisperArchive
import WhisperCommand
import WhisperCore
import WhisperIngestionPort
import WhisperLocalization
import WhisperVault

/// Imports one chat that WhatsApp exported, and prints what was found and done (ING-5).
struct ExportImporting {
    let vault: Vault
    /// What the user specified.
    let options: ImportOptions
    /// The chat that the user chose; nil for none.
    let target: ImportTarget?
    /// What a dry run of several files would have added so far; nil for one file, or an import.
    let rehearsal: ImportRehearsal?
    /// Whether other chats are imported by the same command, so that `--me` need not name a sender of this one.
    let isOneOfSeveral: Bool
    let context: Context

    private var isDryRun: Bool { options.dryRun }
    /// The names that the user gave for the owner.
    private var owners: [String] { options.me }
    /// Whether nothing is asked (`--yes`): doubtful dates are read in the likelier order, and messages are imported that
    /// the vault holds at other times.
    private var asksNothing: Bool { options.yes }
    /// Whether earlier imports of the file that read it differently are undone without a question (`--redo`).
    private var redoes: Bool { options.redo }

    /// - Parameters:
    ///   - chat: Which one it is.
    ///   - answers: What was answered about other chats, and what is answered about this one.
    /// - Returns: What was done, and whether the owner is not known in the chat.
    func run(
        _ description: ExportDescription, of chat: FoundChat, _ answers: inout OwnerAnswers
    ) async throws -> (summary: ImportSummary, isOwnerless: Bool) {
        let name = chat.name
        let source = vault.adapters.export(description, context.clock)
        let survey = try await survey(of: source, description)
        let choice = OwnerChoice(
            store: vault.store, given: owners, mayAsk: !asksNothing, asksAnew: options.isRedoAlone,
            isOneOfSeveral: isOneOfSeveral, isLenient: isOneOfSeveral || asksNothing, warns: !isOneOfSeveral,
            context: context)
        let owner = try await choice.name(in: survey, of: name, &answers)
        let former = try await vault.fileImport().settleAsBefore(
            source, zones: Adapters.zones(context.environment), isZoneGiven: options.timezone != nil,
            isDateOrderGiven: options.dateOrder != nil)
        let zone = (former ?? description.zone).identifier
        try await source.settle(FileDecisions(ownerName: owner.name))
        if !asksNothing, try await source.survey().isAmbiguous {
            let order = try DateOrderChoice(context: context).order(survey, path: chat.place, name: name)
            try await source.settle(FileDecisions(dateOrder: order))
        }
        let terms = ImportTerms(
            zone: zone, owner: owner.name, isZoneGiven: options.timezone != nil,
            isOwnerGiven: owner.isGiven, isNobodyOwner: owner.isGiven && owner.isNobody)
        let summary = try await summary(of: source, with: terms, from: chat, &answers)
        var isOwnerless = summary.owner == nil && !survey.senders.isEmpty && !owner.isNobody
        if isOwnerless {
            isOwnerless = try await !choice.isKnown(among: survey.senders, of: summary.conversation)
        }
        var referred = summary.resembling
        if target != nil, let chosen = summary.conversation { referred = try await vault.store.conversation(chosen) }
        var reference: String?
        if let referred { reference = try await ConversationFinder(vault.store, in: context).argument(for: referred) }
        let reading = try await self.reading(terms, of: source, besides: summary.earlierReadings)
        try ImportSummaryOutput(
            summary: summary, isDryRun: isDryRun, owner: summary.owner,
            asksForOwner: isOwnerless && owners.isEmpty, zone: zone,
            isBrief: isOneOfSeveral && !options.verbose,
            words: ImportWords(context, present: reading),
            again: ImportAgain(
                chat: chat, options: options, reference: reference,
                namesakes: try await namesakes(keptApartIn: summary), context: context), context: context
        ).print()
        return (summary, isOwnerless)
    }

    /// What finds each of two people of one name who were kept apart, by their name.
    private func namesakes(keptApartIn summary: ImportSummary) async throws -> [String: [String]] {
        var found: [String: [String]] = [:]
        if isDryRun { return found }
        for people in summary.keptApart where people.from == people.to {
            let both = try await PersonDescription.people(called: people.from, in: vault.store)
            guard both.count == 2 else { continue }
            found[people.from] = both.map { PersonDescription.argument(for: $0, among: both) }
        }
        return found
    }

    /// What the file has. Nothing is written while it is read, or typed.
    private func survey(
        of source: any FileIngestionSource, _ description: ExportDescription
    ) async throws -> FileSurvey {
        let isTyped = description.path == "-" && context.terminal.inputIsTerminal
        if isTyped { context.beginTyping() }
        defer { if isTyped { context.endTyping() } }
        do throws(IngestionError) {
            return try await source.survey()
        } catch {
            guard case .notAnExport = error, description.path != "-", description.part == nil,
                let sealed = OwnFile.sealed(at: description.path)
            else { throw error }
            throw sealed.failure(at: description.path, in: context)
        }
    }

    /// How the file is read now, to be compared with how it was in earlier imports.
    private func reading(
        _ terms: ImportTerms, of source: any FileIngestionSource, besides earlier: [RecordedImport]
    ) async throws -> PresentReading {
        var titles: [UniqueIdentifier: String] = [:]
        for chat in Set(earlier.map(\.reading.conversation)) where target != nil && chat != target?.conversation {
            titles[chat] = try await vault.store.conversation(chat)?.title
        }
        return PresentReading(
            dateOrder: try await source.survey().dateOrder.rawValue, zone: terms.zone, owner: terms.owner,
            chat: target?.conversation, titles: titles)
    }

    /// Imports the file, if the user wants that after undoing earlier imports that read it differently.
    private func summary(
        of source: any FileIngestionSource, with terms: ImportTerms, from chat: FoundChat,
        _ answers: inout OwnerAnswers
    ) async throws -> ImportSummary {
        let name = chat.name
        let importer = try vault.fileImport()
        if isDryRun, redoes { return try await rehearsedRedo(of: source, importer, with: terms, named: name) }
        let bar = ImportProgressBar(context)
        defer { bar.finish() }
        let decisions = Decisions()
        let allowsOtherTimes = asksNothing && !redoes
        var terms = terms
        let failure: ImportError
        do throws(ImportError) {
            let summary = try await run(
                importer, source, into: target, with: terms, named: name, showing: bar, asking: decisions,
                allowsOtherTimes: allowsOtherTimes)
            bar.finish()
            noteNothingRedone(name)
            return summary
        } catch {
            failure = error
        }
        let earlier: [RecordedImport]
        switch failure {
        case .cancelled: throw bar.interruption(of: name, isDryRun: isDryRun)
        case .readDifferently(let contradicting): earlier = contradicting
        case .timesDisagree(let finding):
            let order = try await source.survey().dateOrder
            var disagreeing = try await ImportRedo.disagreeing(
                finding, dateOrder: order, zone: terms.zone, in: vault.store)
            if let target, !disagreeing.isEmpty {
                // Of what is undone at all, so that it does not stop half way.
                let contents = try await importer.contents(of: source)
                disagreeing += try await vault.store.imports {
                    $0.reading.contents == contents && $0.reading.conversation != target.conversation
                }
            }
            earlier = disagreeing
        case .otherChat(.unlike, _) where !asksNothing && NumberedChoice.isPossible(in: context):
            throw CommandFailure(.declined, FailureText.declined)
        default: throw bar.fullDisk(failure) ?? failure
        }
        let words = ImportWords(context, present: try await reading(terms, of: source, besides: earlier))
        let redo = ImportRedo(
            vault: vault, isWanted: redoes, asksNothing: asksNothing, target: target?.conversation, name: name,
            words: words, context: context)
        let contents = try await importer.contents(of: source)
        let undone = try await redo.undo(
            earlier, for: &terms, contents: contents,
            otherwise: ImportFailure.failure(of: failure, disagreeingWith: earlier, name: name, words))
        answers.former.formUnion(undone.formerOwners)
        // Nothing was objected to the chat while the file's messages were in it. One that had nothing else is gone.
        var rest = target
        rest?.isSettled = true
        func again() -> LocalizedMessage? {
            words.again(
                ImportAgain(
                    chat: chat, options: options, reference: rest == nil ? nil : options.into, namesakes: [:],
                    context: context))
        }
        let summary: ImportSummary
        do {
            if let chat = rest?.conversation, try await vault.store.conversation(chat) == nil { rest = nil }
            if target == nil { rest = try await ImportTarget.joint(after: earlier, of: contents, in: vault.store) }
            // What is left of the earlier imports was not theirs alone, and is no reason to stop half way.
            summary = try await run(
                importer.retaining(undone.contents), source, into: rest, with: terms, named: name, showing: bar,
                asking: decisions, allowsOtherTimes: true)
        } catch ImportError.cancelled {
            if bar.hasWritten { throw bar.interruption(of: name, isDryRun: isDryRun) }
            throw CommandFailure(
                .interrupted, DataFailureText.interruptedUndone, ["path": .text(name)], hint: again())
        } catch {
            throw bar.fullDisk(error)
                ?? ImportFailure.afterUndo(error, path: name, otherwise: again(), in: context)
        }
        try await vault.importUndo().finish(undone.report)
        return summary
    }

    /// Says that nothing had to be undone, where that was wanted.
    private func noteNothingRedone(_ name: String) {
        guard redoes, !isOneOfSeveral else { return }
        context.output.note(ImportText.nothingRedone, ["path": .text(name)])
    }

    /// What an import would do after earlier ones that read the file differently were undone.
    private func rehearsedRedo(
        of source: any FileIngestionSource, _ importer: FileImport, with terms: ImportTerms, named name: String
    ) async throws -> ImportSummary {
        let bar = ImportProgressBar(context)
        defer { bar.finish() }
        func run(
            _ importer: FileImport, into target: ImportTarget?, besides rehearsal: ImportRehearsal?
        ) async throws -> ImportSummary {
            do {
                return try await importer.run(
                    source, name: name, dryRun: true, into: target, terms: terms, rehearsal: rehearsal,
                    progress: { bar.update($0) })
            } catch ImportError.cancelled {
                throw bar.interruption(of: name, isDryRun: true)
            }
        }
        let before = try await run(importer, into: target, besides: nil)
        var earlier = before.earlierReadings
        if let finding = before.timeFinding {
            let order = try await source.survey().dateOrder
            earlier = try await ImportRedo.disagreeing(finding, dateOrder: order, zone: terms.zone, in: vault.store)
        }
        bar.finish()
        let redo = ImportRedo(
            vault: vault, isWanted: redoes, asksNothing: asksNothing, target: target?.conversation, name: name,
            words: ImportWords(context, present: try await reading(terms, of: source, besides: earlier)),
            context: context)
        guard let undone = try await redo.foresee(earlier, contents: try await importer.contents(of: source)) else {
            noteNothingRedone(name)
            return rehearsal == nil ? before : try await run(importer, into: target, besides: rehearsal)
        }
        let isGone = target.map { undone.conversations.contains($0.conversation) } ?? false
        var summary = try await run(
            importer.foreseen(after: undone), into: isGone ? nil : target, besides: rehearsal)
        summary.earlierReadings = before.earlierReadings
        return summary
    }

    private func run(
        _ importer: FileImport, _ source: any FileIngestionSource, into target: ImportTarget?,
        with terms: ImportTerms, named name: String, showing bar: ImportProgressBar, asking decisions: Decisions,
        allowsOtherTimes: Bool
    ) async throws(ImportError) -> ImportSummary {
        try await importer.run(
            source, name: name, dryRun: isDryRun, allowsOtherTimes: allowsOtherTimes, into: target, terms: terms,
            rehearsal: rehearsal, progress: { bar.update($0) },
            decide: { (likeness) throws(ImportError) in
                bar.finish()
                return try decisions.answer(to: likeness) { (likeness) throws(ImportError) in
                    try decide(likeness, name)
                }
            })
    }

    /// Asks at the terminal whether what only looks alike is the same.
    private func decide(_ likeness: ImportLikeness, _ name: String) throws(ImportError) -> ImportLikeness.Answer {
        guard !asksNothing, NumberedChoice.isPossible(in: context) else { return .unasked }
        let language = context.localizer.language
        let names = likeness.people.map { "\(language.quoted($0.from)) – \(language.quoted($0.to))" }
        let title = likeness.otherTitle.map { "\(language.quoted(likeness.chat)) – \(language.quoted($0))" }
        let titles = title.map { names.contains($0) ? [] : [$0] } ?? []
        let question = LocalizedMessage(
            likeness.isOfTitleAlone ? ImportText.askSameGroup : .askAlike,
            [
                "path": .text(name), "title": .text(likeness.chat),
                "names": .list(titles + names, most: OwnerChoice.mostNamed),
            ])
        do throws(CommandFailure) {
            return try Confirmation.reply(to: question, emptyIsNo: false, on: context.output, context.interruptions)
                == .yes ? .same : .apart
        } catch {
            throw .cancelled
        }
    }
}

/// What was decided about likenesses before earlier imports were undone, which is not asked again.
private final class Decisions: Sendable {
    private let answers = Mutex<[ImportLikeness: ImportLikeness.Answer]>([:])

    func answer(
        to likeness: ImportLikeness, asking ask: (ImportLikeness) throws(ImportError) -> ImportLikeness.Answer
    ) throws(ImportError) -> ImportLikeness.Answer {
        if let known = answers.withLock({ $0[likeness] }) { return known }
        let answer = try ask(likeness)
        answers.withLock { $0[likeness] = answer }
        return answer
    }
}
