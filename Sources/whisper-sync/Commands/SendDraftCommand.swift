import ArgumentParser
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
    @OptionGroup var server: ServerOptions
    @OptionGroup var trust: TrustOptions
    @OptionGroup var sealing: SealOptions
    @OptionGroup var delivery: DeliveryOptions

    @Argument(help: .text(SyncCommandText.conversationArgument, value: "CONVERSATION"))
    var conversation: String

    func checkArguments() throws { try delivery.check() }

    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try SyncAssembly(context, vault, tokens: server.tokenFile, trust: trust)
        let target = try await sync.target(conversation)
        guard let draft = try await sync.store.draft(in: target.id) else {
            throw CommandFailure(
                .notFound, DraftText.none, ["title": .text(target.title)], hint: LocalizedMessage(DraftText.noneHint))
        }
        let messenger = sync.messenger(try await sync.account(of: target, server.server))
        let dispatch = try sync.dispatch(messenger, sealing)
        let dispatched: DispatchedMessage
        do throws(DispatchError) {
            dispatched = try await dispatch.enqueue(draft)
        } catch {
            throw try await DispatchFailure.report(error, in: target, by: messenger, of: sync.store, to: context)
        }
        let deliverer = MessageDelivery(
            context: context, sync: sync, messenger: messenger, timeout: delivery.duration)
        try deliverer.report(dispatched)
        try await deliverer.deliver(dispatched.entry)
    }
}
