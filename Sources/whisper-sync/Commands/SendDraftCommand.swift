import ArgumentParser
import WhisperArchive
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperStorePort
import WhisperVault

/// `whisper-sync send-draft`: puts the draft of a chat into the outbox, and sends it if the server can be reached (ST-6, RT-5).
struct SendDraftCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "send-draft", DraftText.send, discussion: DraftText.sendDiscussion,
            examples: ["whisper-sync send-draft Ben"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var dispatch: DispatchOptions

    @Argument(help: .text(SyncCommandText.conversationArgument, value: "CONVERSATION"))
    var conversation: String

    func checkArguments() throws { try dispatch.check() }

    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try dispatch.assembly(on: vault, in: context)
        let target = try await sync.target(conversation)
        guard let draft = try await sync.store.draft(in: target.id) else { throw CommandFailure.noDraft(in: target) }
        try await dispatch.send(in: target, by: sync) { outbox, _ in try await outbox.enqueue(draft) }
    }
}
