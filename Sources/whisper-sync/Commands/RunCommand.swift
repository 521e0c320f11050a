import WhisperVault
import ArgumentParser
import WhisperClockPort
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperRealtimePort
import WhisperServicePort

/// `whisper-sync run`: follows the server until it is stopped.
struct RunCommand: VaultCommand, LastingCommand {
    static var configuration: CommandConfiguration {
        .command(
            "run", SyncCommandText.run, discussion: SyncCommandText.runDiscussion,
            examples: ["whisper-sync run", "whisper-sync run --server http://localhost:8080 --token-file token --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var server: ServerOptions
    @OptionGroup var trust: TrustOptions
    @OptionGroup var sealing: SealOptions

    @Flag(name: .long, help: .text(SyncCommandText.trustCarrierTime))
    var trustCarrierTime = false

    @Flag(name: .customLong("files"), help: .text(SyncCommandText.runFilesOption))
    var fetchesFiles = false

    @OptionGroup var size: FileSizeOptions

    @Flag(name: .customLong("token-in-query"), help: .text(SyncCommandText.tokenInQuery))
    var putsTokenInQuery = false

    func checkArguments() throws { try size.check() }

    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try SyncAssembly(context, vault, tokens: server.tokenFile, trust: trust)
        let totals = RunTotals(context, isWatched: true)
        let following = try AccountFollowing(
            sync, totals, server, sealing, trustsServerTime: trustCarrierTime, putsTokenInQuery: putsTokenInQuery,
            files: fetchesFiles ? .required(size) : .configured(size))
        context.interruptions.onStatusRequest { totals.printStatus() }
        let service = SyncService.manager
        // A server that cannot be reached is tried again and again: that is work, and not the end of starting up.
        service?.ready()
        let watch = ServiceWatch(service, of: vault.store, clock: Adapters.stopwatch) { totals.status }
        let watching = Task { await watch.run() }
        do {
            try await following.run()
            await end(watching, of: service)
        } catch {
            await end(watching, of: service)
            await sync.transport.shutDown()
            if !Task.isCancelled { throw error }
        }
        context.interruptions.onStatusRequest(nil)
        await sync.transport.shutDown()
        // In a task of its own: a vault does nothing for one that is cancelled.
        try await Task { [store = sync.store] in try await totals.end(store) }.value
    }

    /// Reports the end to the manager of services, as the last word to it.
    private func end(_ watching: Task<Void, Never>, of service: (any ServiceManager)?) async {
        watching.cancel()
        await watching.value
        service?.stopping()
    }
}
