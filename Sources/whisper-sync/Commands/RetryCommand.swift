import WhisperArchive
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
    @OptionGroup var dispatch: DispatchOptions

    @Argument(help: .text(SyncCommandText.messageArgument, value: "MESSAGE"))
    var message: String

    func checkArguments() throws { try dispatch.check() }

    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try dispatch.assembly(on: vault, in: context)
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
        // What was sealed is another message now.
        try await dispatch.send(in: conversation, by: sync, isNew: false) { outbox, _ in
            do throws(DispatchError) {
                return try await outbox.retry(id)
            } catch .store(let error) where [.messageNotFound, .invalidArgument].contains(error.code) {
                throw missing
            }
        }
    }
}
