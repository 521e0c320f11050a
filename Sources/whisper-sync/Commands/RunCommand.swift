import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort

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
        let totals = RunTotals(context)
        context.interruptions.onStatusRequest { totals.printStatus() }
        do {
            try await follow(sync, totals)
        } catch {
            await sync.transport.shutDown()
            if !Task.isCancelled { throw error }
        }
        context.interruptions.onStatusRequest(nil)
        await sync.transport.shutDown()
        // In a task of its own: a vault does nothing for one that is cancelled.
        try await Task { [store = sync.store] in try await totals.end(store) }.value
    }

    private func follow(_ sync: SyncAssembly, _ totals: RunTotals) async throws {
        let stored = try await SyncAssembly.accounts(in: sync.store)
        let accounts = try await SyncFailure.mapping(of: stored.first, tokens: sync.tokenFile) {
            try await sync.accounts(server) { totals.reporter(of: nil).report($0, again: $1) }
        }
        let opening = try sync.opening(sealing, trustsServerTime: trustCarrierTime)
        let isOn = fetchesFiles || sync.context.configuration.flag(.syncFiles) == true
        if fetchesFiles, !accounts.contains(where: { sync.messenger($0).abilities.contains(.media) }) {
            throw SyncFailure.failure(of: .unsupported, account: accounts.first)
        }
        // An account whose session has ended stops none of the others; the first failure is the command's.
        var failure: (any Error)?
        await withTaskGroup(of: Result<Void, any Error>.self) { group in
            for account in accounts {
                let reporter = totals.reporter(of: account)
                let messenger = sync.messenger(account, putsTokenInQuery: putsTokenInQuery, opening: opening)
                let files = isOn && messenger.abilities.contains(.media) ? sync.files(messenger, size) : nil
                group.addTask { await follow(messenger, reporter, files: files, tokens: sync.tokenFile) }
            }
            for await result in group {
                guard case .failure(let error) = result, !Task.isCancelled else { continue }
                if accounts.count > 1, let report = error as? CommandFailure {
                    totals.context.output.warning(report.message)
                }
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
    }

    private func follow(
        _ messenger: any Messenger, _ reporter: SyncReporter, files: FileFetch?, tokens: TokenFile?
    ) async -> Result<Void, any Error> {
        let fetching = files.map { files in Task { await reporter.follow(files) } }
        defer { fetching?.cancel() }
        do {
            try await SyncFailure.mapping(of: messenger.account, tokens: tokens) {
                guard try messenger.isLoggedIn() else { throw MessengerError.notLoggedIn }
                reporter.begin()
                try await messenger.run(.everything) { reporter.report($0) }
            }
            return .success(())
        } catch {
            return .failure(error)
        }
    }
}
