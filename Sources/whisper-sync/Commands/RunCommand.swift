import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperRealtimeClient
import WhisperRealtimePort

/// `whisper-sync run`: follows the server until it is stopped.
struct RunCommand: VaultCommand {
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

    @Flag(name: .customLong("token-in-query"), help: .text(SyncCommandText.tokenInQuery))
    var putsTokenInQuery = false

    /// Being stopped is no failure: this is how it is meant to end.
    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try SyncAssembly(context, vault, tokens: server.tokenFile, trust: trust)
        let reporter = SyncReporter(context)
        context.interruptions.onStatusRequest { reporter.printStatus() }
        do {
            try await follow(sync, reporter)
        } catch {
            await sync.transport.shutDown()
            if !Task.isCancelled { throw error }
        }
        context.interruptions.onStatusRequest(nil)
        await sync.transport.shutDown()
        // In a task of its own: a vault does nothing for one that is cancelled.
        try await Task { [store = sync.store] in try await reporter.end(store) }.value
    }

    private func follow(_ sync: SyncAssembly, _ reporter: SyncReporter) async throws {
        let kept = try await RealtimeAccount.stored(in: sync.store)
        try await SyncFailure.mapping(of: kept, tokens: sync.tokenFile) {
            let account = try await sync.account(server) { reporter.report($0, again: $1) }
            guard try sync.tokens.hasSession() else { throw SyncError.notLoggedIn }
            var options = SyncOptions()
            options.putsTokenInQuery = putsTokenInQuery
            let client = SyncClient(
                sync.ports, account: account, options: options, random: SystemRandomNumberGenerator(),
                opening: try sync.opening(sealing, trustsServerTime: trustCarrierTime)
            ) { reporter.report($0) }
            reporter.begin(account)
            try await client.run()
        }
    }
}
