import WhisperArchive
import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// `whisper mute`: mutes a chat.
struct MuteCommand: ConversationStateCommand {
    static var configuration: CommandConfiguration {
        .command("mute", DataCommandText.mute, examples: ["whisper mute Anna"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String

    func change(_ conversation: Conversation, of vault: Vault) async throws -> ConversationRemark {
        try await vault.store.setMuted(conversation.id, true)
        return ConversationRemark(key: MessageText.mutedNow, arguments: ["title": .text(conversation.title)])
    }
}

/// `whisper unmute`: unmutes a chat.
struct UnmuteCommand: ConversationStateCommand {
    static var configuration: CommandConfiguration {
        .command("unmute", DataCommandText.unmute, examples: ["whisper unmute Anna"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String

    func change(_ conversation: Conversation, of vault: Vault) async throws -> ConversationRemark {
        try await vault.store.setMuted(conversation.id, false)
        return ConversationRemark(key: MessageText.unmutedNow, arguments: ["title": .text(conversation.title)])
    }
}
