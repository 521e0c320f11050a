import ArgumentParser
import WhisperArchive
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperMessage
import WhisperVault

/// `whisper retention list`: lists the rules, the default last.
struct RetentionListCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "list", RetentionText.list, examples: ["whisper retention list", "whisper retention list --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    func execute(on vault: Vault, in context: Context) async throws {
        let rules = try await RetentionSchedule(store: vault.store).rules()
        var chats: [(conversation: Conversation, period: RetentionPeriod)] = []
        for (id, period) in rules.byConversation {
            // A chat that an undone import had brought is gone; its rule covers nothing.
            guard let found = try await vault.store.conversation(id) else { continue }
            chats.append((found, period))
        }
        chats.sort { ($0.conversation.title, $0.conversation.id) < ($1.conversation.title, $1.conversation.id) }
        guard !context.output.style.isJSON else {
            for chat in chats { try context.output.json(RetentionOutput.json(chat.period, of: chat.conversation)) }
            if let standard = rules.standard { try context.output.json(RetentionOutput.json(standard, of: nil)) }
            return
        }
        guard !chats.isEmpty || rules.standard != nil else { return context.output.note(RetentionText.noRules) }
        let localizer = context.localizer
        var table = Table([
            Table.Column(heading: localizer(MessageText.referenceHeading)),
            Table.Column(heading: localizer(MessageText.titleHeading), mayShrink: true),
            Table.Column(heading: localizer(RetentionText.keptHeading)),
        ])
        for chat in chats {
            table.add([
                ShortChatReference(of: chat.conversation).text, localizer.shownTitle(chat.conversation.title),
                RetentionOutput.words(chat.period, localizer),
            ])
        }
        if let standard = rules.standard {
            table.add(["", localizer(RetentionText.allOthers), RetentionOutput.words(standard, localizer)])
        }
        try table.print(to: context.output, fitting: context.tableWidth)
    }
}
