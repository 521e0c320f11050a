import WhisperArchive
import WhisperVault
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// The note to print about a changed conversation.
struct ConversationRemark {
    let key: MessageText
    let arguments: [String: TextArgument]
}

/// A command that changes the state of one conversation and reports it.
protocol ConversationStateCommand: VaultCommand {
    /// The conversation as the user names it.
    var conversation: String { get }

    /// Changes a conversation, and returns the note to print.
    func change(_ conversation: Conversation, of vault: Vault) async throws -> ConversationRemark
}

extension ConversationStateCommand {
    func execute(on vault: Vault, in context: Context) async throws {
        let found = try await ConversationFinder(vault.store, in: context).find(conversation)
        let remark = try await change(found, of: vault)
        if context.output.style.isJSON {
            guard let changed = try await vault.store.conversation(found.id) else { return }
            var assurances = try vault.assurances()
            try context.output.json(changed.json(try await assurances.lastLine(of: changed)))
        } else {
            context.output.note(remark.key, remark.arguments)
        }
    }
}
