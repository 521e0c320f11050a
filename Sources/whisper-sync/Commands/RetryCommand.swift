import ArgumentParser
import Command
import Localization
import Message
import RealtimeClient
import StorePort

/// `whisper-sync retry`: puts a message back into the outbox that the server had refused for good.
struct RetryCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command("retry", SyncCommandText.retry, examples: ["whisper-sync retry 01890a5d-ac96-774b-bcce-b302099a8057"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var server: ServerOptions
    @OptionGroup var trust: TrustOptions
    @OptionGroup var delivery: DeliveryOptions

    @Argument(help: .text(SyncCommandText.messageArgument, value: "MESSAGE"))
    var message: String

    func checkArguments() throws { try delivery.check() }

    func execute(on vault: OpenVault, in context: Context) async throws {
        let sync = try SyncAssembly(context, vault, tokens: server.tokenFile, trust: trust)
        let account = try await sync.settledAccount(server)
        let missing = CommandFailure(.notFound, SyncText.noFailedMessage, ["id": .text(message)])
        guard let id = UniqueIdentifier(message) else { throw missing }
        let entry: OutboxEntry
        do throws(StoreError) {
            entry = try await sync.store.retry(id)
        } catch {
            throw [.messageNotFound, .invalidArgument].contains(error.code) ? missing : error
        }
        let delivery = MessageDelivery(context: context, sync: sync, account: account, timeout: delivery.duration)
        try await delivery.deliver(entry)
    }
}
