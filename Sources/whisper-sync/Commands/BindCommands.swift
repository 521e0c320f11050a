import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperRealtimeClient
import WhisperCore

/// `whisper-sync bind`: seals a conversation to a contact from now on (RT-10).
struct BindCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "bind", SyncCommandText.bind, discussion: SyncCommandText.bindDiscussion,
            examples: ["whisper-sync bind Ben 'Ben Okoro'"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SyncCommandText.conversationArgument, value: "CONVERSATION"))
    var conversation: String

    @Argument(help: .text(SyncCommandText.boundContact, value: "CONTACT"))
    var contact: String

    func execute(on vault: Vault, in context: Context) async throws {
        let store = vault.store
        let target = try await SyncedConversations(store: store).find(conversation)
        let contact = try await vault.sealedMessages().contact(named: contact, care: .exact, in: context)
        do throws(SealedConversationError) {
            try await ConversationContacts(store).bind(target.id, to: contact.id)
        } catch {
            throw DispatchFailure.failure(of: error, conversation: target.title, contact: contact.name)
        }
        if try await SyncedConversations(store: store).entry(target.id.description).hasThirdPerson {
            context.output.warning(
                LocalizedMessage(SyncText.thirdPerson, ["conversation": .text(target.title)]))
        }
        guard !context.output.style.isJSON else {
            return try context.output.json([
                "type": "bound", "conversation": .string(target.id.description),
                "contact": .string(contact.id.description),
            ])
        }
        context.output.note(
            SyncText.bound, ["conversation": .text(target.title), "contact": .text(contact.name)])
    }
}

/// `whisper-sync unbind`: unbinds a chat from its contact.
struct UnbindCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command("unbind", SyncCommandText.unbind, examples: ["whisper-sync unbind Ben"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SyncCommandText.conversationArgument, value: "CONVERSATION"))
    var conversation: String

    func execute(on vault: Vault, in context: Context) async throws {
        let contacts = ConversationContacts(vault.store)
        let target: Conversation
        do {
            target = try await SyncedConversations(store: vault.store).find(conversation)
        } catch let failure as CommandFailure where failure.code == .notFound {
            // A binding outlives its conversation, and is then identified by the server's id.
            guard try await contacts.unbind(server: conversation) else { throw failure }
            guard !context.output.style.isJSON else {
                return try context.output.json(["type": "unbound", "conversation": .string(conversation)])
            }
            return context.output.note(SyncText.unbound, ["conversation": .text(conversation)])
        }
        try await contacts.unbind(target.id)
        guard !context.output.style.isJSON else {
            return try context.output.json(["type": "unbound", "conversation": .string(target.id.description)])
        }
        context.output.note(SyncText.unbound, ["conversation": .text(target.title)])
    }
}
