import ArgumentParser
import WhisperArchive
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper draft set`: saves a text as the draft of a chat.
struct DraftSetCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "set", DraftText.set, discussion: DraftText.setDiscussion,
            examples: ["whisper draft set Ben 'See you at nine'", "whisper draft set Ben < letter.txt"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String

    @Argument(help: .text(DraftText.textArgument, value: "TEXT"))
    var text = "-"

    func execute(on vault: Vault, in context: Context) async throws {
        let found = try await ConversationFinder(vault.store, in: context).find(conversation)
        let text = try InputText.text(self.text, atMost: DraftOutput.longest, in: context)
        guard !text.isEmpty else { throw CommandFailure(.input, DraftText.empty) }
        try await vault.store.setDraft(text, in: found.id)
        guard !context.output.style.isJSON else {
            guard let draft = try await vault.store.draft(in: found.id) else { return }
            return try context.output.json(DraftOutput.json(draft, in: found))
        }
        context.output.note(DraftText.saved, ["title": .text(found.title)])
        var steps = NextSteps(in: context)
        steps.add(["send-draft", .argument(found.title)], NextStepText.sendDraft)
        if found.platform.isMessenger { try steps.print() }
    }
}
