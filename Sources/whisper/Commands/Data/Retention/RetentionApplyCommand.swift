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
        guard plan.messages > 0 else {
            return try report(RetentionReport(nothingOf: plan), of: plan, copies: [], context)
        }
        try confirm(plan, calendar, context)
        let deleted = try await apply(plan, by: run, in: context)
        let copies = RemainingCopies(deleted: deleted.messages, from: vault)
        try report(deleted, of: plan, copies: copies.paths, context)
        copies.name(in: context)
    }

    private func apply(_ plan: RetentionPlan, by run: RetentionRun, in context: Context) async throws -> RetentionReport
    {
        let bar = DeletionProgressBar(context)
        defer { bar.finish() }
        do {
            return try await run.apply(plan) { bar.update($0) }
        } catch {
            let failure = FailureReport.failure(of: error)
            guard failure.code == .interrupted, plan.messages > 1 else { throw failure }
            throw CommandFailure(failure.code, failure.message, hint: LocalizedMessage(DeletionText.stoppedHint))
        }
    }

    /// Asks before anything is deleted. A clock that may be wrong is a question of its own, which `--yes` leaves open.
    private func confirm(_ plan: RetentionPlan, _ calendar: LocalCalendar, _ context: Context) throws(CommandFailure) {
        guard isDoubtful(plan) else {
            return try confirmation.confirm(
                LocalizedMessage(RetentionText.askApply, ["count": .count(plan.messages)]), in: context)
        }
        var arguments = clocks(of: plan, calendar)
        guard !isUnattended else {
            throw CommandFailure(
                .confirmation, RetentionText.clockDoubtful, arguments,
                hint: LocalizedMessage(RetentionText.clockDoubtfulHint, command(in: context)))
        }
        arguments["count"] = .count(plan.messages)
        try Confirmation.ask(LocalizedMessage(RetentionText.askClock, arguments), in: context)
    }

    /// Whether nobody is asked.
    private var isUnattended: Bool { confirmation.yes || ControllingTerminal() == nil }

    /// The argument of texts about what to type if the clock is right.
    private func command(in context: Context) -> [String: TextArgument] {
        let words: [NextSteps.Word] = ["retention", "apply", "--accept-clock"] + (isUnattended ? ["--yes"] : [])
        return ["command": .text(NextSteps.line(words, in: context))]
    }

    /// Whether the clock has to be vouched for before anything is deleted.
    private func isDoubtful(_ plan: RetentionPlan) -> Bool { plan.isClockDoubtful && !acceptClock }

    /// The arguments of texts about a clock that may be wrong.
    private func clocks(of plan: RetentionPlan, _ calendar: LocalCalendar) -> [String: TextArgument] {
        ["now": .text(calendar.date(plan.now)), "newest": .text(plan.newest.map(calendar.date) ?? "–")]
    }

    // MARK: Words

    private func show(_ plan: RetentionPlan, _ calendar: LocalCalendar, _ context: Context) throws {
        guard !context.output.style.isJSON else {
            return try context.output.json(
                json(plan, shares: plan.shares, unsent: plan.unsent, wasDone: false, copies: []))
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
                ShortChatReference(of: share.conversation).text, localizer.shownTitle(share.conversation.title),
                RetentionOutput.words(share.period, localizer), calendar.date(share.before),
                localizer.language.formatted(share.messages),
            ])
        }
        if !plan.shares.isEmpty { try table.print(to: context.output, fitting: context.tableWidth) }
        if plan.messages > 0, isDoubtful(plan) {
            // It would not come to that.
            try context.output.data(RetentionText.clockWouldStop, clocks(of: plan, calendar))
            context.output.note(RetentionText.clockDoubtfulHint, command(in: context))
        } else {
            try context.output.data(DeletionText.wouldDelete, ["count": .count(plan.messages)])
        }
        noteUnsent(plan.unsent, context)
    }

    /// Reports messages that stay although they are old enough.
    private func noteUnsent(_ count: Int64, _ context: Context) {
        guard count > 0 else { return }
        context.output.note(RetentionText.keptUnsent, ["count": .count(count)])
    }

    /// Reports what was deleted, which may be less than the plan.
    private func report(
        _ deleted: RetentionReport, of plan: RetentionPlan, copies: [String], _ context: Context
    ) throws {
        guard !context.output.style.isJSON else {
            return try context.output.json(
                json(plan, shares: deleted.shares, unsent: deleted.unsent, wasDone: true, copies: copies))
        }
        context.output.note(DeletionText.deleted, ["count": .count(deleted.messages)])
        noteUnsent(deleted.unsent, context)
    }

    private func json(
        _ plan: RetentionPlan, shares: [RetentionPlan.Share], unsent: Int64, wasDone: Bool, copies: [String]
    ) -> JSONValue {
        [
            "type": "deletion", "messages": .integer(shares.reduce(0) { $0 + $1.messages }),
            "conversations": .integer(Int64(shares.count)), "dry_run": .bool(!wasDone),
            "clock_doubtful": .bool(plan.isClockDoubtful), "unsent": .integer(unsent),
            "chats": .array(
                shares.map { share in
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
