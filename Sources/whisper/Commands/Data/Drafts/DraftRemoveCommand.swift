import ArgumentParser
import WhisperArchive
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper draft remove`: removes the draft of a chat.
struct DraftRemoveCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command("remove", DraftText.remove, examples: ["whisper draft remove Ben"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String

    func execute(on vault: Vault, in context: Context) async throws {
        let found = try await ConversationFinder(vault.store, in: context).find(conversation)
        guard let draft = try await vault.store.draft(in: found.id) else { throw CommandFailure.noDraft(in: found) }
        try await vault.store.setDraft("", in: found.id)
        guard !context.output.style.isJSON else {
            return try context.output.json(DraftOutput.json(draft, in: found))
        }
        context.output.note(DraftText.removed, ["title": .text(found.title)])
    }
}
