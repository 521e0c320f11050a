import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimeClient

/// `whisper-sync send`: saves a message, and sends it if the server can be reached.
struct SendCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "send", SyncCommandText.send, discussion: SyncCommandText.sendDiscussion,
            examples: ["whisper-sync send Ben 'See you at nine'", "fortune | whisper-sync send Ben -"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var server: ServerOptions
    @OptionGroup var trust: TrustOptions
    @OptionGroup var sealing: SealOptions
    @OptionGroup var delivery: DeliveryOptions

    @Argument(help: .text(SyncCommandText.conversationArgument, value: "CONVERSATION"))
    var conversation: String

    @Argument(help: .text(SyncCommandText.textArgument, value: "TEXT"))
    var text: String

    func checkArguments() throws { try delivery.check() }

    func execute(on vault: Vault, in context: Context) async throws {
        let content = try content()
        let sync = try SyncAssembly(context, vault, tokens: server.tokenFile, trust: trust)
        let target = try await target(sync)
        let messenger = sync.messenger(try await sync.account(of: target, server.server))
        let dispatch = try sync.dispatch(messenger, sealing)
        let dispatched: DispatchedMessage
        do throws(DispatchError) {
            dispatched = try await dispatch.enqueue(content, in: target.id)
        } catch {
            throw try await DispatchFailure.report(
                error, in: target, by: messenger, of: sync.store,
                to: context)
        }
        let deliverer = MessageDelivery(
            context: context, sync: sync, messenger: messenger, timeout: delivery.duration)
        try deliverer.report(dispatched)
        try await deliverer.deliver(dispatched.entry)
    }

    /// The conversation. If the vault does not have it, it may be new at the server, whose list is fetched.
    private func target(_ sync: SyncAssembly) async throws -> Conversation {
        let accounts = try await SyncAssembly.accounts(in: sync.store)
        guard !accounts.isEmpty else { throw SyncFailure.notLoggedIn }
        let conversations = SyncedConversations(store: sync.store)
        do {
            return try await conversations.findForSending(conversation)
        } catch let failure as CommandFailure where failure.code == .notFound {
            // If no list can be fetched, the conversation remains unknown.
            for messenger in accounts.map({ sync.messenger($0) }) where try messenger.isLoggedIn() {
                _ = try? await messenger.rooms()
            }
            return try await conversations.findForSending(conversation)
        }
    }

    /// The text to send: the argument, or standard input without its final line end.
    private func content() throws(CommandFailure) -> String {
        guard text == "-" else { return text }
        var bytes = try InputText.bytes(of: "-", atMost: RealtimeMessenger.textLimit.bytes + 1)
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        guard let content = String(validating: bytes, as: UTF8.self) else {
            throw CommandFailure(.input, SyncText.notText)
        }
        return content
    }
}

/// How long a command waits for the server.
struct DeliveryOptions: ParsableArguments {
    @Option(name: .long, help: .text(SyncCommandText.timeout, value: "N"))
    var timeout = 10

    /// The same as a duration.
    var duration: Duration { .seconds(timeout) }

    /// Throws if the value is invalid.
    func check() throws(CommandFailure) {
        guard (0...3_600).contains(timeout) else {
            throw CommandFailure(
                .usage, DataFailureText.invalidNumber, ["option": "--timeout", "value": .text(String(timeout))])
        }
    }
}
