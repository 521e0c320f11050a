import WhisperArchive
public import WhisperBlobPort
public import WhisperIngestionPort
import WhisperMessage
public import WhisperSealingPort
public import WhisperStorePort

/// Imports a file of messages into a vault (ING-2, ING-5).
///
/// The file is surveyed, then aligned with what the vault holds of the same chat, then written batch by batch, each
/// batch one transaction: three passes, two into a vault that holds nothing that the file could belong to, and one more if the
/// owner has deleted messages in the file's minutes. Cut off at any point, what was committed stays, and importing again adds
/// the rest.
public struct FileImport: Sendable {
    private(set) var store: any VaultStore
    private let blobs: any BlobStore
    let digest: Digest128
    private var retained = RetainedContents()

    /// Creates an importer into a vault.
    public init(store: any VaultStore, blobs: any BlobStore, digest: any ShortDigest) {
        self.store = store
        self.blobs = blobs
        self.digest = { digest.digest128($0) }
    }

    /// An importer for a dry run that sees the vault as it would be after imports were undone.
    public func foreseen(after undone: UndoReport) -> FileImport {
        var importer = self
        importer.store = ForeseenVault(base: store, undone)
        return importer
    }

    /// An importer that gives attachments which a file names and lacks the contents that the vault had of them before.
    public func retaining(_ contents: RetainedContents) -> FileImport {
        var importer = self
        importer.retained = contents
        return importer
    }

    /// Imports a source, or, in a dry run, reports what an import would do.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - fileName: The file's name without its path, for the table of runs.
    ///   - dryRun: Whether to leave the vault unchanged.
    ///   - allowsOtherTimes: Whether to import messages again that the vault has at other times. If not, they cause
    ///     `.timesDisagree` before anything is written, files that were read differently before `.readDifferently`, and
    ///     files in which the user gives the name of somebody else as their own `.ownerIsAnother`.
    ///   - target: The chat that the file shows, as the user says; nil to find out which one that is. The file is aligned
    ///     with it; one that does not show it causes `.otherChat` before anything is written.
    ///   - terms: What was specified about reading the file; nil if nothing is known, and nothing compared.
    ///   - rehearsal: What a dry run of several files would have added before this one; nil for one file, or an import.
    ///   - progress: Called from time to time, on any thread.
    ///   - decide: Asks whether people and chats that only look alike are the same, before anything is written; not in a
    ///     dry run. Without it, they are kept apart.
    /// - Throws: The reason the import ended early. Committed batches remain.
    public func run(
        _ source: any FileIngestionSource, name fileName: String, dryRun: Bool = false, allowsOtherTimes: Bool = false,
        into target: ImportTarget? = nil, terms: ImportTerms? = nil, rehearsal: ImportRehearsal? = nil,
        progress: @escaping @Sendable (ImportProgress) -> Void = { _ in },
        decide: @Sendable (ImportLikeness) async throws(ImportError) -> ImportLikeness.Answer = {
            (_) throws(ImportError) in .unasked
        }
    ) async throws(ImportError) -> ImportSummary {
        let survey: FileSurvey
        do throws(IngestionError) { survey = try await source.survey() } catch { throw ImportError(error) }
        progress(ImportProgress(phase: .surveying, messages: survey.messages, total: survey.messages, added: 0))
        var chat: ChatReference
        do throws(IngestionError) { chat = try await source.chat() } catch { throw ImportError(error) }
        chat = try await spelled(chat, on: source.origin.platform)
        var summary = ImportSummary(survey: survey, chatTitle: chat.title)

        let plans = try await makePlans(
            source, chat, survey, into: target, dryRun: dryRun, keepsLedger: rehearsal != nil, progress)
        var plan = plans.plan
        var isNamesakeSame = false
        if let target, let chosen = plan.conversation, let objection = plan.objection {
            summary.isUnlike = objection == .unlike
            var isSaid = target.allowsUnlike || dryRun
            if objection == .unlike, !isSaid, !target.isSettled {
                isSaid = try await decide(ImportLikeness(namesake: chosen.title)) == .same
            }
            guard target.isSettled || objection == .unlike && isSaid else { throw .otherChat(objection, chosen) }
            isNamesakeSame = true
        }
        if let doubtful = plans.doubtful, let namesake = doubtful.conversation, !dryRun,
            try await decide(ImportLikeness(namesake: namesake.title)) == .same
        {
            plan = doubtful
            isNamesakeSame = true
        }
        chat.key = plan.key ?? chat.key
        summary.isNamesake = plan.namesake != nil
        summary.resembling = plan.conversation == nil || plan.isChosen ? plan.resembling : nil
        let likeness = plan.likeness(to: chat)
        var answer = ImportLikeness.Answer.unasked
        if let likeness, !dryRun, !plan.isDecided { answer = try await decide(likeness) }
        if answer == .same {
            plan.renames.merge(plan.undecided) { owner, _ in owner }
        }
        if var terms, terms.owner == nil, answer == .same || !terms.isOwnerGiven, let name = plan.ownerName {
            // Who is the owner under another name wrote the owner's messages, so the file is read again as theirs.
            terms.owner = name
            do throws(IngestionError) {
                try await source.settle(FileDecisions(ownerName: name))
            } catch {
                throw ImportError(error)
            }
            let answers: [Bool: ImportLikeness.Answer] = [true: isNamesakeSame ? .same : .unasked, false: answer]
            return try await run(
                source, name: fileName, dryRun: dryRun, allowsOtherTimes: allowsOtherTimes, into: target, terms: terms,
                rehearsal: rehearsal, progress: progress,
                decide: { (likeness) throws(ImportError) in answers[likeness.isOfTitleAlone] ?? .unasked })
        }
        if terms?.isOwnerGiven == true {
            let (named, others, platform) = (plan.owner, plan.others, source.origin.platform)
            let known = try await storing { () throws(StoreError) in
                try await OwnersNames(store: store, platform: platform).owner(knownOtherwiseThan: named, amid: others)
            }
            // Whom the owner has just named is the owner, who is one person, whatever the names.
            if let named, let known, plan.renames[named] == nil, plan.alike[named] == nil {
                plan.renames[named] = known
            }
        }
        if answer != .same {
            summary.keptApart = ImportSummary.Rename.list(plan.undecided, marksOwner: true)
            summary.otherTitle = likeness?.otherTitle
        }
        if plan.isChosen, let conversation = plan.conversation {
            summary.chatTitle = conversation.title
            summary.otherTitle = conversation.title == chat.title ? nil : chat.title
        }
        summary.renamed = ImportSummary.Rename.list(plan.renames)
        summary.owner = terms?.owner
        summary.conversation = plan.conversation?.id
        summary.timeFinding = plan.finding
        summary.keptTimes = Int64(plan.keptTimes)
        var reading = ImportReading(
            conversation: plan.conversation?.id ?? UniqueIdentifier(high: 0, low: 0), contents: plan.contents ?? "",
            dateOrder: survey.dateOrder.rawValue, zone: terms?.zone ?? "", owner: terms?.owner,
            isOwnerGiven: try await storing { () throws(StoreError) in
                guard let terms, terms.isOwnerGiven, let owner = terms.owner else { return false }
                return try await !OwnersNames(store: store, platform: source.origin.platform).isOwner(owner)
            })
        if let terms {
            let (compared, finding, origin) = (reading, plan.finding, source.origin.platform)
            let isKnown = plan.isKnownAsRead
            summary.earlierReadings = try await storing { () throws(StoreError) in
                try await EarlierReadings(store: store).contradicting(
                    compared, of: terms, on: origin, senders: survey.senders, isChatGiven: target != nil,
                    isKnown: isKnown, disagreeing: finding?.conversation)
            }
        }
        if dryRun {
            let (foreseen, titled, platform) = (plan, chat, source.origin.platform)
            summary.chatTitle = try await storing { () throws(StoreError) in
                try await foreseenTitle(for: foreseen, of: titled, until: survey.last, on: platform)
            }
            if summary.chatTitle == chat.title { summary.otherTitle = nil }
            summary.added = plan.newCount.map(Int64.init) ?? survey.messages
            if let rehearsal, let ledger = plans.ledger {
                let place = plan.conversation?.id.description ?? chat.key
                summary.repeated = await rehearsal.repeated(ledger, plan, in: place)
                summary.added -= summary.repeated
            }
            summary.duplicates = survey.messages - summary.added
            return summary
        }

        if let other = plan.ownersOther, terms?.isOwnerGiven == true, !allowsOtherTimes { throw .ownerIsAnother(other) }
        if let finding = plan.finding, !allowsOtherTimes { throw .timesDisagree(finding) }
        // In another chat, its messages would be there twice whatever their times.
        let isElsewhere =
            plan.isChosen && summary.earlierReadings.contains { $0.reading.conversation != summary.conversation }
        if !summary.earlierReadings.isEmpty, !allowsOtherTimes || isElsewhere {
            throw .readDifferently(summary.earlierReadings)
        }

        let platform = source.origin.platform
        // The run comes first, as what the import joins and renames is recorded as its.
        let run = try await storing { () throws(StoreError) in
            try await store.beginRun(adapter: source.origin.adapter, platform: platform, source: fileName)
        }
        let conversation = try await storing { () throws(StoreError) in
            try await prepareConversation(
                for: plan, of: chat, until: survey.last, on: platform, isSame: answer == .same, in: run)
        }
        summary.conversation = conversation.id
        summary.chatTitle = conversation.title
        if conversation.title == chat.title { summary.otherTitle = nil }
        if let former = plan.conversation?.title, former != conversation.title { summary.formerTitle = former }
        reading.conversation = conversation.id
        let begun = reading
        let known = plan.knownPositions
        let named = terms?.isOwnerGiven == true ? terms?.owner : nil
        try await storing { () throws(StoreError) in
            try await store.describeRun(run, begun, known: known)
            if let named { try await OwnersNames.admit(named, in: store) }
        }
        var figures = RunFigures(added: 0, duplicates: 0, skipped: survey.skippedCount, isComplete: false)
        var introduced: [UniqueIdentifier] = []
        do throws(ImportError) {
            // From the first stored content to the last committed message, blobs must not be garbage-collected.
            guard let hold = try await holdAttachments() else { throw .cancelled }
            defer { hold.release() }
            let writer = ImportWriter(
                store: store, intake: AttachmentIntake(blobs: blobs), digest: digest, run: run, retained: retained)
            let written = try await writer.write(
                source, plan, conversation, survey, &figures, introduced: &introduced, progress)
            reading.contents = written.contents
            reading.people = introduced
            summary.attachments = written.attachments
            summary.sealed = written.sealed
            summary.markedSent = written.own
            summary.markedSent += try await markSent(plan, in: conversation, on: platform)
            figures.isComplete = true
        } catch {
            // The record of the run is informative; failing to write it must not hide why the import ended. It is
            // written in a separate task, as a vault does nothing for a cancelled one.
            let (store, ended) = (store, figures)
            reading.people = introduced
            let partly = reading
            let isNew = plan.conversation == nil && ended.added == 0
            await Task {
                // A chat of which nothing was imported is none.
                if isNew, (try? await store.undoImports([run], dryRun: false, progress: { _ in })) != nil { return }
                if partly != begun { try? await store.describeRun(run, partly, known: known) }
                try? await store.finishRun(run, ended)
            }.value
            throw error
        }
        let ended = figures
        if reading != begun {
            let whole = reading
            try await storing { () throws(StoreError) in try await store.describeRun(run, whole, known: known) }
        }
        try await storing { () throws(StoreError) in try await store.finishRun(run, ended) }
        summary.added = figures.added
        summary.duplicates = figures.duplicates
        summary.severalOwners = try await storing { () throws(StoreError) in
            try await PeopleListing(store: store).severalOwners(on: platform)
        }
        if answer != .same {
            let (kept, isAnswered) = (plan.alike, answer == .apart)
            try await storing { () throws(StoreError) in try await note(kept, on: platform, isAnswered) }
        }
        return summary
    }

    /// What a file says, whatever its dates mean, as imports on record have it (see `ImportReading.contents`).
    ///
    /// - Throws: `.source`, `.cancelled`.
    public func contents(of source: any FileIngestionSource) async throws(ImportError) -> String {
        do throws(IngestionError) {
            let session = try await source.open()
            var contents = ContentsDigest(digest: digest)
            do throws(IngestionError) {
                while let batch = try await session.next() {
                    for case .message(let message) in batch.events { contents.add(message) }
                }
            } catch {
                await session.close()
                throw error
            }
            await session.close()
            return contents.text()
        } catch {
            throw ImportError(error)
        }
    }

    private func holdAttachments() async throws(ImportError) -> (any BlobHold)? {
        do throws(BlobError) { return try await blobs.wait(toHold: .storing) } catch { throw .blobs(error) }
    }

    /// The chat as the vault spells its title: in names of files, a Mac stores the marks of letters as characters of their own.
    private func spelled(_ chat: ChatReference, on platform: Platform) async throws(ImportError) -> ChatReference {
        if chat.key.utf8.allSatisfy({ $0 < 0x80 }) { return chat }
        return try await storing { () throws(StoreError) in
            var chat = chat
            if let known = try await store.conversation(platform: platform, key: chat.key) {
                if known.title == chat.title { chat.title = known.title }
                return chat
            }
            for known in try await store.conversations(titled: chat.title, on: platform)
            where try await store.conversation(platform: platform, key: known.title)?.id == known.id {
                return ChatReference(key: known.title, title: known.title, kind: chat.kind)
            }
            return chat
        }
    }

    func storing<Result>(
        _ body: () async throws(StoreError) -> Result
    ) async throws(ImportError) -> Result {
        do throws(StoreError) { return try await body() } catch { throw ImportError(error) }
    }
}
