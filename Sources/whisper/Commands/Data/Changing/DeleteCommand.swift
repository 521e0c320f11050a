import WhisperArchive
import WhisperVault
import ArgumentParser
import WhisperClockPort
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperTerminalText
import WhisperCore

/// `whisper delete`: deletes a chat, a message, or all messages of an age or a platform, for good (ST-11, ST-13).
struct DeleteCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "delete", DataCommandText.delete, discussion: DataCommandText.deleteDiscussion,
            examples: [
                "whisper delete Anna --dry-run", "whisper delete Anna", "whisper delete --older-than 5y",
                "whisper delete Anna --before 2019-06-01", "whisper delete --message w7k2m9x4",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String?

    @Option(name: .long, help: .text(DataOptionText.deleteMessage, value: "REF"))
    var message: String?

    @Flag(name: .long, help: .text(DataOptionText.erase))
    var erase = false

    @Option(name: .long, help: .text(DataOptionText.deleteBefore, value: "DATE"))
    var before: String?

    @Option(name: .long, help: .text(DataOptionText.olderThan, value: "AGE"))
    var olderThan: String?

    @Option(name: .long, help: .text(DataOptionText.platform, value: "NAME"))
    var platform: String?

    @Flag(name: .shortAndLong, help: .text(DataOptionText.dryRun))
    var dryRun = false

    /// What is to be deleted.
    private enum Target {
        case conversation(Conversation)
        case message(StoredMessage)
        case rule(RetentionRule, title: String?)
    }

    func execute(on vault: Vault, in context: Context) async throws {
        let target = try await target(vault, context)
        let report = try await preview(target, vault)
        name(target, in: context)
        var choices: OwnChoices = []
        if case .conversation(let conversation) = target {
            choices = try await vault.store.choices(of: conversation.id)
        }
        guard !dryRun else {
            try describe(report, from: title(target), wasDone: false, copies: [], context)
            if !choices.isEmpty, !context.output.style.isJSON { try context.output.data(DeletionText.choicesGo) }
            return
        }
        if !choices.isEmpty, !confirmation.yes { context.output.note(DeletionText.choicesGo) }
        if case .rule = target, report.messages == 0 {
            return try describe(report, from: nil, wasDone: true, copies: [], context)
        }
        try confirmation.confirm(question(target, report), in: context)
        let deleted: PruneReport
        do {
            deleted = try await delete(target, from: vault, in: context)
        } catch {
            let failure = FailureReport.failure(of: error).ofDeletion
            guard failure.code == .interrupted, report.messages > 1 else { throw failure }
            throw CommandFailure(
                failure.code, failure.message, hint: LocalizedMessage(DeletionText.stoppedHint))
        }
        let copies = RemainingCopies(deleted: deleted.messages, from: vault)
        try describe(deleted, from: nil, wasDone: true, copies: copies.paths, context)
        copies.name(in: context)
    }

    /// Deletes, and returns what was there to delete.
    private func delete(_ target: Target, from vault: Vault, in context: Context) async throws -> PruneReport {
        let deletion = Deletion(store: vault.store, blobs: try vault.attachments())
        let bar = DeletionProgressBar(context)
        defer { bar.finish() }
        switch target {
        case .conversation(let conversation):
            return try await deletion.deleteConversation(conversation.id) { bar.update($0) }
        case .message(let message):
            return try await deletion.deleteMessage(message.unified.id, erase ? .erase : .tombstone)
        case .rule(let rule, _): return try await deletion.apply(rule) { bar.update($0) }
        }
    }

    // MARK: Target

    private func target(_ vault: Vault, _ context: Context) async throws -> Target {
        let isRule = before != nil || olderThan != nil || platform != nil
        guard !(before != nil && olderThan != nil), !(message != nil && (isRule || conversation != nil)),
            !(erase && message == nil)
        else { throw CommandFailure(.usage, DataFailureText.oneDeletion) }
        if let message {
            return .message(try await MessageFinder(vault.store).find(message))
        }
        let found: Conversation?
        if let conversation {
            found = try await ConversationFinder(vault.store, in: context).find(conversation)
        } else {
            found = nil
        }
        guard isRule else {
            guard let found else {
                throw CommandFailure(
                    .usage, DataFailureText.nothingToDelete, hint: LocalizedMessage(DataFailureText.nothingToDeleteHint)
                )
            }
            return .conversation(found)
        }
        return .rule(
            RetentionRule(
                before: try moment(context), conversation: found?.id, platform: platform.map { Platform(rawValue: $0) }),
            title: found?.title)
    }

    private func moment(_ context: Context) throws(CommandFailure) -> Timestamp? {
        if let before { return try MomentArgument(before, option: "--before", in: context).start }
        guard let olderThan else { return nil }
        return try AgeArgument.moment(
            olderThan, before: context.clock.now(), option: "--older-than",
            calendar: LocalCalendar(context))
    }

    private func preview(_ target: Target, _ vault: Vault) async throws -> PruneReport {
        switch target {
        case .conversation(let conversation):
            PruneReport(messages: conversation.messageCount, conversations: 1, orphanedBlobs: [])
        case .message: PruneReport(messages: 1, conversations: 1, orphanedBlobs: [])
        case .rule(let rule, _): try await vault.store.prune(rule, dryRun: true)
        }
    }

    // MARK: Words

    /// Shows the message that is meant, as its reference says nothing about it.
    private func name(_ target: Target, in context: Context) {
        guard case .message(let message) = target, dryRun || !confirmation.yes, !context.output.style.isJSON,
            !context.output.style.isQuiet
        else { return }
        let localizer = context.localizer
        let words = MessageDescription(localizer: localizer, hidesEnvelopes: true).line(of: message.unified)
        let text = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let writer = localizer.writer(of: message, author: nil).map { localizer.shown($0) + "  " } ?? ""
        context.output.say(
            LocalCalendar(context).dateAndTime(message.shownAt) + "  " + writer
                + UntrustedText.line(DisplayWidth.truncated(text, to: 200)))
    }

    private func question(_ target: Target, _ report: PruneReport) -> LocalizedMessage {
        switch target {
        case .conversation(let conversation):
            LocalizedMessage(
                DeletionText.askConversation, ["title": .text(conversation.title), "count": .count(report.messages)])
        case .message: LocalizedMessage(DeletionText.askMessage)
        case .rule(_, let title?):
            LocalizedMessage(DeletionText.askRuleInChat, ["count": .count(report.messages), "title": .text(title)])
        case .rule: LocalizedMessage(DeletionText.askRule, ["count": .count(report.messages)])
        }
    }

    /// The title of the only chat from which messages are deleted; nil if it is not known.
    private func title(_ target: Target) -> String? {
        switch target {
        case .conversation(let conversation): conversation.title
        case .message: nil
        case .rule(_, let title): title
        }
    }

    private func describe(
        _ report: PruneReport, from title: String?, wasDone: Bool, copies: [String], _ context: Context
    ) throws(CommandFailure) {
        if context.output.style.isJSON {
            return try context.output.json([
                "type": "deletion", "messages": .integer(report.messages),
                "conversations": .integer(report.conversations), "dry_run": .bool(!wasDone),
                "copies": .array(copies.map { .string($0) }),
            ])
        }
        guard wasDone else {
            let arguments: [String: TextArgument] = ["count": .count(report.messages), "title": .text(title ?? "")]
            return try context.output.data(
                title == nil ? DeletionText.wouldDelete : .wouldDeleteFrom, arguments)
        }
        context.output.note(DeletionText.deleted, ["count": .count(report.messages)])
    }
}

extension CommandFailure {
    /// The failure of a command that deletes: what is missing on a full disk is the room for the deletion itself.
    var ofDeletion: CommandFailure {
        guard code == .diskFull else { return self }
        return CommandFailure(code, DeletionText.noRoom, hint: LocalizedMessage(DeletionText.noRoomHint))
    }
}
