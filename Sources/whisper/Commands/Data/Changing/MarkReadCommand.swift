import WhisperArchive
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
            examples: ["whisper mark-read Anna", "whisper mark-read Anna --up-to w7k2m9x4"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String

    @Option(name: .long, help: .text(DataOptionText.upTo, value: "REF"))
    var upTo: String?

    func change(_ conversation: Conversation, of vault: Vault) async throws -> ConversationRemark {
        var last: StoredMessage?
        if let upTo { last = try await MessageFinder(vault.store).find(upTo, in: conversation.id) }
        let count = try await vault.store.markRead(conversation.id, upTo: last?.unified.id)
        return ConversationRemark(
            key: MessageText.markedRead, arguments: ["count": .count(count), "title": .text(conversation.title)])
    }
}
