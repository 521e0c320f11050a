import ArgumentParser
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper media prune`: removes files to make room, and keeps their messages (ST-11, ST-13).
struct MediaPruneCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "prune", MediaText.prune, discussion: MediaText.pruneDiscussion,
            examples: [
                "whisper media prune --keep-under 5GB --dry-run",
                "whisper media prune --older-than 2y --larger-than 10MB",
                "whisper media prune --conversation Anna --kind video",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Option(name: .long, help: .text(MediaText.olderThan, value: "AGE"))
    var olderThan: String?

    @Option(name: .long, help: .text(MediaText.largerThan, value: "SIZE"))
    var largerThan: String?

    @Option(name: .chat, help: .text(MediaText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String?

    @Option(
        name: .long, help: .text(MediaText.kind, value: "TYPE"), completion: .list(ContentKind.allCases.map(\.rawValue))
    )
    var kind: String?

    @Option(name: .long, help: .text(MediaText.keepUnder, value: "SIZE"))
    var keepUnder: String?

    @Flag(name: .long, help: .text(MediaText.evenUnfetchable))
    var evenUnfetchable = false

    @Flag(name: .shortAndLong, help: .text(DataOptionText.dryRun))
    var dryRun = false

    func checkArguments() throws {
        guard [olderThan, largerThan, conversation, kind, keepUnder].contains(where: { $0 != nil }) else {
            throw CommandFailure(.usage, MediaText.nothingChosen, hint: LocalizedMessage(MediaText.nothingChosenHint))
        }
        _ = try rule(before: nil, of: nil)
    }

    func execute(on vault: Vault, in context: Context) async throws {
        let chat: Conversation? =
            if let conversation {
                try await ConversationFinder(vault.store, in: context).find(conversation)
            } else {
                nil
            }
        let rule = try rule(before: try moment(context), of: chat?.id)
        let contents = try FetchableContents(vault.store, in: context)
        let pruning = MediaPruning(
            store: vault.store, blobs: try vault.attachments(),
            mayFetch: { (use) throws(StoreError) in try await contents.mayFetch(use) })
        let plan = try await plan(rule, pruning, context)
        let output = MediaPruneOutput(rule: rule, store: vault.store, context: context)
        guard !dryRun else { return try await output.print(plan.report, wasDone: false) }
        if !plan.isEmpty { try confirmation.confirm(output.question(plan.report), in: context) }
        try await output.print(try await apply(plan, pruning, in: vault.store, context), wasDone: true)
    }

    private func rule(before: Timestamp?, of chat: UniqueIdentifier?) throws(CommandFailure) -> MediaRule {
        var rule = MediaRule(before: before, conversation: chat, evenUnfetchable: evenUnfetchable)
        if let largerThan { rule.largerThan = try SizeArgument.bytes(largerThan, option: "--larger-than") }
        if let keepUnder { rule.keepUnder = try SizeArgument.bytes(keepUnder, option: "--keep-under") }
        if let kind {
            guard let known = ContentKind(rawValue: kind) else {
                throw CommandFailure.unknownChoice(
                    kind, option: "--kind", among: ContentKind.allCases.map(\.rawValue))
            }
            rule.kind = known
        }
        return rule
    }

    /// The time before which messages are old: an age ends with its unit, a date does not.
    private func moment(_ context: Context) throws(CommandFailure) -> Timestamp? {
        guard let olderThan else { return nil }
        guard let last = olderThan.last, "dwmy".contains(last) else {
            return try MomentArgument(olderThan, option: "--older-than", in: context).start
        }
        return try AgeArgument.moment(
            olderThan, before: context.clock.now(), option: "--older-than",
            calendar: LocalCalendar(context))
    }

    private func plan(
        _ rule: MediaRule, _ pruning: MediaPruning, _ context: Context
    ) async throws -> MediaPrunePlan {
        let bar = context.startProgress(LocalizedMessage(MediaText.reading), unit: .items)
        defer { context.endProgress(bar) }
        return try await pruning.plan(rule) { bar.update(done: $0, total: nil) }
    }

    private func apply(
        _ plan: MediaPrunePlan, _ pruning: MediaPruning, in store: any VaultStore, _ context: Context
    ) async throws -> MediaPruneReport {
        let bar = context.startProgress(LocalizedMessage(MediaText.removing), unit: .items)
        defer { context.endProgress(bar) }
        do {
            if !plan.isEmpty { try await FetchHorizon(store: store).note(removalAt: context.clock.now()) }
            return try await pruning.apply(plan) { bar.update(done: $0, total: plan.report.released.contents) }
        } catch {
            let failure = FailureReport.failure(of: error)
            guard failure.code == .interrupted, !plan.isEmpty else { throw failure }
            throw CommandFailure(failure.code, failure.message, hint: LocalizedMessage(MediaText.stoppedHint))
        }
    }
}
