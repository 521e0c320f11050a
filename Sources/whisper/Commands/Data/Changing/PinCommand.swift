import WhisperArchive
import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// `whisper pin`: pins a chat to the top of the list.
struct PinCommand: ConversationStateCommand {
    static var configuration: CommandConfiguration {
        .command("pin", DataCommandText.pin, examples: ["whisper pin Anna"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String

    func change(_ conversation: Conversation, of vault: Vault) async throws -> ConversationRemark {
        try await vault.store.setPinned(conversation.id, true)
        return ConversationRemark(key: MessageText.pinnedNow, arguments: ["title": .text(conversation.title)])
    }
}

/// `whisper unpin`: unpins a chat.
struct UnpinCommand: ConversationStateCommand {
    static var configuration: CommandConfiguration {
        .command("unpin", DataCommandText.unpin, examples: ["whisper unpin Anna"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String

    func change(_ conversation: Conversation, of vault: Vault) async throws -> ConversationRemark {
        try await vault.store.setPinned(conversation.id, false)
        return ConversationRemark(key: MessageText.unpinnedNow, arguments: ["title": .text(conversation.title)])
    }
}
