import ArgumentParser
import WhisperBrowsing
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperVault

/// `whisper browse`: the vault in a full-screen view (LOOK-7).
struct BrowseCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "browse", BrowserText.command, discussion: BrowserText.discussion,
            examples: ["whisper browse", "whisper browse Anna"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String?

    func execute(in context: Context) async throws {
        try BrowserSession.requireTerminal(in: context)
        try await executeOnVault(in: context)
    }

    func execute(on vault: Vault, in context: Context) async throws {
        var chat: UniqueIdentifier?
        if let conversation { chat = try await ConversationFinder(vault.store, in: context).find(conversation).id }
        try await BrowserSession.show(vault, in: context, opening: chat)
    }
}
