import ArgumentParser
import WhisperArchive
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper conversation`: manages a chat.
struct ConversationCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "conversation", DataCommandText.conversationGroup,
            examples: [
                "whisper conversation rename Anna 'Anna Berg'", "whisper conversation picture Anna -o anna.jpg",
            ],
            subcommands: [
                ConversationRenameCommand.self, ConversationPictureCommand.self, ConversationJoinCommand.self,
                ConversationSplitCommand.self,
            ])
    }
}

/// `whisper conversation rename`: gives a chat another title in the vault.
struct ConversationRenameCommand: ConversationStateCommand {
    static var configuration: CommandConfiguration {
        .command(
            "rename", DataCommandText.conversationRename, discussion: DataCommandText.conversationRenameDiscussion,
            examples: ["whisper conversation rename Anna 'Anna Berg'"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String

    @Argument(help: .text(DataOptionText.newTitle, value: "TITLE"))
    var title: String

    func checkArguments() throws {
        guard !title.allSatisfy(\.isWhitespace) else { throw CommandFailure(.usage, DataFailureText.emptyTitle) }
    }

    func change(_ conversation: Conversation, of vault: Vault) async throws -> ConversationRemark {
        try await vault.store.rename(conversation.id, to: title)
        return ConversationRemark(
            key: MessageText.renamedNow, arguments: ["from": .text(conversation.title), "to": .text(title)])
    }
}
