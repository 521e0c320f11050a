import WhisperArchive
import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// `whisper archive`: archives a chat: it goes to the end of the list, and is not announced.
struct ArchiveCommand: ConversationStateCommand {
    static var configuration: CommandConfiguration {
        .command("archive", DataCommandText.archive, examples: ["whisper archive Anna"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"))
    var conversation: String

    func change(_ conversation: Conversation, of vault: Vault) async throws -> ConversationRemark {
        try await vault.store.setArchived(conversation.id, true)
        return ConversationRemark(key: MessageText.archivedNow, arguments: ["title": .text(conversation.title)])
    }
}

/// `whisper unarchive`: takes a chat back from the archived ones.
struct UnarchiveCommand: ConversationStateCommand {
    static var configuration: CommandConfiguration {
        .command("unarchive", DataCommandText.unarchive, examples: ["whisper unarchive Anna"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"))
    var conversation: String

    func change(_ conversation: Conversation, of vault: Vault) async throws -> ConversationRemark {
        try await vault.store.setArchived(conversation.id, false)
        return ConversationRemark(key: MessageText.unarchivedNow, arguments: ["title": .text(conversation.title)])
    }
}
