import ArgumentParser
import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper retention apply`: deletes what is older than the rules allow (ST-11, ST-13).
struct RetentionApplyCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "apply", RetentionText.apply, discussion: RetentionText.applyDiscussion,
            examples: ["whisper retention apply --dry-run", "whisper retention apply --yes"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(name: .long, help: .text(RetentionText.acceptClock))
    var acceptClock = false

    @Flag(name: .shortAndLong, help: .text(DataOptionText.dryRun))
    var dryRun = false

    func execute(on vault: Vault, in context: Context) async throws {
        let calendar = LocalCalendar(context)
        let run = RetentionRun(store: vault.store, blobs: try vault.attachments(), zone: calendar.zone)
        let plan = try await run.plan(at: context.clock.now())
        guard !dryRun else { return try show(plan, calendar, context) }
        guard plan.messages > 0 else { return try report(plan, deleted: 0, copies: [], context) }
        try confirm(plan, calendar, context)
        let deleted = try await apply(plan, run, context)
        let copies = EarlierCopies.paths(of: vault.layout)
        try report(plan, deleted: deleted, copies: copies, context)
        RemainingCopies.name(copies, in: context)
    }

    private func apply(_ plan: RetentionPlan, _ run: RetentionRun, _ context: Context) async throws -> Int64 {
        let bar = DeletionProgressBar(context)
        defer { bar.finish() }
        do {
            return try await run.apply(plan) { bar.update($0) }.messages
        } catch {
            let failure = FailureReport.failure(of: error)
            guard failure.code == .interrupted, plan.messages > 1 else { throw failure }
            throw CommandFailure(failure.code, failure.message, hint: LocalizedMessage(DeletionText.stoppedHint))
        }
    }

    /// Asks before anything is deleted. A clock that may be wrong is a question of its own, which `--yes` leaves open.
    private func confirm(_ plan: RetentionPlan, _ calendar: LocalCalendar, _ context: Context) throws(CommandFailure) {
        guard plan.isClockDoubtful, !acceptClock else {
            return try confirmation.confirm(
                LocalizedMessage(RetentionText.askApply, ["count": .count(plan.messages)]), in: context)
        }
        var arguments: [String: TextArgument] = [
            "now": .text(calendar.date(plan.now)), "newest": .text(plan.newest.map(calendar.date) ?? "–"),
        ]
        guard !confirmation.yes else {
            throw CommandFailure(
                .confirmation, RetentionText.clockDoubtful, arguments,
                hint: LocalizedMessage(RetentionText.clockDoubtfulHint))
        }
        arguments["count"] = .count(plan.messages)
        try Confirmation.ask(LocalizedMessage(RetentionText.askClock, arguments), in: context)
    }

    // MARK: Words

    private func show(_ plan: RetentionPlan, _ calendar: LocalCalendar, _ context: Context) throws {
        guard !context.output.style.isJSON else {
            return try context.output.json(json(plan, messages: plan.messages, wasDone: false, copies: []))
        }
        let localizer = context.localizer
        var table = Table([
            Table.Column(heading: localizer(MessageText.referenceHeading)),
            Table.Column(heading: localizer(MessageText.titleHeading), mayShrink: true),
            Table.Column(heading: localizer(RetentionText.keptHeading)),
            Table.Column(heading: localizer(RetentionText.beforeHeading)),
            Table.Column(heading: localizer(MessageText.messagesHeading), isRightAligned: true),
        ])
        for share in plan.shares {
            table.add([
                ShortChatReference(of: share.conversation).text, ShownName.text(share.conversation.title),
                RetentionOutput.words(share.period, localizer), calendar.date(share.before),
                localizer.language.formatted(share.messages),
            ])
        }
        if !plan.shares.isEmpty { try table.print(to: context.output, fitting: context.tableWidth) }
        try context.output.data(DeletionText.wouldDelete, ["count": .count(plan.messages)])
        noteUnsent(plan, context)
    }

    /// Reports messages that stay although they are old enough.
    private func noteUnsent(_ plan: RetentionPlan, _ context: Context) {
        guard plan.unsent > 0 else { return }
        context.output.note(RetentionText.keptUnsent, ["count": .count(plan.unsent)])
    }

    private func report(_ plan: RetentionPlan, deleted: Int64, copies: [String], _ context: Context) throws {
        guard !context.output.style.isJSON else {
            return try context.output.json(json(plan, messages: deleted, wasDone: true, copies: copies))
        }
        context.output.note(DeletionText.deleted, ["count": .count(deleted)])
        noteUnsent(plan, context)
    }

    private func json(_ plan: RetentionPlan, messages: Int64, wasDone: Bool, copies: [String]) -> JSONValue {
        [
            "type": "deletion", "messages": .integer(messages),
            "conversations": .integer(Int64(plan.shares.count)), "dry_run": .bool(!wasDone),
            "clock_doubtful": .bool(plan.isClockDoubtful), "unsent": .integer(plan.unsent),
            "chats": .array(
                plan.shares.map { share in
                    [
                        "conversation": .string(share.conversation.id.description),
                        "title": .string(share.conversation.title), "keep": .string(share.period.text),
                        "before": .string(share.before.rfc3339()), "messages": .integer(share.messages),
                    ]
                }),
            "copies": .array(copies.map { .string($0) }),
        ]
    }
}
