import ArgumentParser
import WhisperArchive
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperTerminalText
import WhisperVault

/// `whisper draft show`: prints the draft of a chat.
struct DraftShowCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command("show", DraftText.show, examples: ["whisper draft show Ben"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String

    func execute(on vault: Vault, in context: Context) async throws {
        let found = try await ConversationFinder(vault.store, in: context).find(conversation)
        guard let draft = try await vault.store.draft(in: found.id) else { throw CommandFailure.noDraft(in: found) }
        guard !context.output.style.isJSON else {
            return try context.output.json(DraftOutput.json(draft, in: found))
        }
        // A program gets the text as it is.
        try context.output.data(context.terminal.outputIsTerminal ? UntrustedText.lines(draft.text) : draft.text)
    }
}

/// `whisper draft list`: lists the drafts.
struct DraftListCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command("list", DraftText.list, examples: ["whisper draft list", "whisper draft list --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    func execute(on vault: Vault, in context: Context) async throws {
        let localizer = context.localizer
        let calendar = LocalCalendar(context)
        var table = Table([
            Table.Column(heading: localizer(MessageText.referenceHeading)),
            Table.Column(heading: localizer(MessageText.titleHeading), mayShrink: true),
            Table.Column(heading: localizer(DraftText.savedHeading)),
            Table.Column(heading: localizer(MessageText.textHeading), mayShrink: true),
        ])
        var isEmpty = true
        for draft in try await vault.store.drafts() {
            guard let found = try await vault.store.conversation(draft.conversation) else { continue }
            isEmpty = false
            guard !context.output.style.isJSON else {
                try context.output.json(DraftOutput.json(draft, in: found))
                continue
            }
            let text = draft.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            table.add([
                ShortChatReference(of: found).text, localizer.shownTitle(found.title),
                calendar.dateAndTime(draft.updatedAt),
                UntrustedText.line(context.terminal.outputIsTerminal ? text : DisplayWidth.truncated(text, to: 80)),
            ])
        }
        guard !context.output.style.isJSON else { return }
        if isEmpty { return context.output.note(DraftText.noDrafts) }
        try table.print(to: context.output, fitting: context.tableWidth)
    }
}
