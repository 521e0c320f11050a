import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// `whisper mark-read`: marks a chat as read, completely or up to a message.
struct MarkReadCommand: ConversationStateCommand {
    static var configuration: CommandConfiguration {
        .command(
            "mark-read", DataCommandText.markRead,
            examples: ["whisper mark-read Anna", "whisper mark-read Anna --up-to ID"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"))
    var conversation: String

    @Option(name: .long, help: .text(DataOptionText.upTo, value: "ID"))
    var upTo: String?

    func change(_ conversation: Conversation, of vault: Vault) async throws -> ConversationRemark {
        let last = try upTo.map { text throws(CommandFailure) in try IdentifierArgument.read(text) }
        let count = try await vault.store.markRead(conversation.id, upTo: last)
        return ConversationRemark(
            key: MessageText.markedRead, arguments: ["count": .count(count), "title": .text(conversation.title)])
    }
}
