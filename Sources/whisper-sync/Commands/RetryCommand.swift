import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimeClient
import WhisperStorePort

/// `whisper-sync retry`: puts a message that the server refused permanently back into the outbox.
struct RetryCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command("retry", SyncCommandText.retry, examples: ["whisper-sync retry 01890a5d-ac96-774b-bcce-b302099a8057"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var server: ServerOptions
    @OptionGroup var trust: TrustOptions
    @OptionGroup var sealing: SealOptions
    @OptionGroup var delivery: DeliveryOptions

    @Argument(help: .text(SyncCommandText.messageArgument, value: "MESSAGE"))
    var message: String

    func checkArguments() throws { try delivery.check() }

    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try SyncAssembly(context, vault, tokens: server.tokenFile, trust: trust)
        guard try await !SyncAssembly.accounts(in: sync.store).isEmpty else { throw SyncFailure.notLoggedIn }
        let missing = CommandFailure(.notFound, SyncText.noFailedMessage, ["id": .text(message)])
        let stored: StoredMessage
        do {
            stored = try await MessageFinder(sync.store).find(message)
        } catch let failure as CommandFailure where failure.code == .notFound || failure.code == .usage {
            throw missing
        }
        let id = stored.unified.id
        guard let conversation = try await sync.store.conversation(stored.conversation) else { throw missing }
        let messenger = sync.messenger(try await sync.account(of: conversation, server.server))
        let dispatch = try sync.dispatch(messenger, sealing)
        let dispatched: DispatchedMessage
        do throws(DispatchError) {
            dispatched = try await dispatch.retry(id)
        } catch .store(let error) where [.messageNotFound, .invalidArgument].contains(error.code) {
            throw missing
        } catch {
            throw try await DispatchFailure.report(
                error, in: conversation, by: messenger, of: sync.store,
                to: context)
        }
        let delivery = MessageDelivery(
            context: context, sync: sync, messenger: messenger, timeout: delivery.duration)
        // It was sealed, and is another message now.
        if dispatched.sealed != nil { try delivery.report(dispatched) }
        try await delivery.deliver(dispatched.entry)
    }
}
