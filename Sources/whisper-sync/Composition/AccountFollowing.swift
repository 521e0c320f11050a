import WhisperCommand
import WhisperCore
import WhisperMessaging
import WhisperMessengerPort

/// Follows all accounts of a vault, or the one of a token, until the task is cancelled.
struct AccountFollowing: Sendable {
    /// Whether files are downloaded as they arrive.
    enum Files: Sendable {
        /// As the configuration file says, from services that have files.
        case configured(FileSizeOptions)
        /// In any case.
        case required(FileSizeOptions)
        /// In no case.
        case none
    }

    private let sync: SyncAssembly
    private let totals: RunTotals
    private let server: ServerOptions
    private let opening: IncomingOpening
    private let putsTokenInQuery: Bool
    private let files: Files

    /// - Parameter trustsServerTime: Whether a message that the server held for long is opened by the server's time.
    init(
        _ sync: SyncAssembly, _ totals: RunTotals, _ server: ServerOptions, _ sealing: SealOptions,
        trustsServerTime: Bool = false, putsTokenInQuery: Bool = false, files: Files
    ) throws {
        self.sync = sync
        self.totals = totals
        self.server = server
        self.putsTokenInQuery = putsTokenInQuery
        self.files = files
        opening = try sync.opening(sealing, trustsServerTime: trustsServerTime)
    }

    /// Follows them.
    ///
    /// - Parameter observe: Gets whatever is reported about an account, too.
    func run(observe: @escaping @Sendable (MessengerAccount, MessengerNotice) -> Void = { _, _ in }) async throws {
        let stored = try await SyncAssembly.accounts(in: sync.store)
        let accounts = try await SyncFailure.mapping(of: stored.first, tokens: sync.tokenFile) {
            try await sync.accounts(server) { totals.reporter(of: nil).report($0, again: $1) }
        }
        if case .required = files, !accounts.contains(where: { sync.messenger($0).abilities.contains(.media) }) {
            throw SyncFailure.failure(of: .unsupported, account: accounts.first)
        }
        // An account whose session has ended stops none of the others; the first failure is the command's.
        var failure: (any Error)?
        await withTaskGroup(of: Result<Void, any Error>.self) { group in
            for account in accounts {
                let reporter = totals.reporter(of: account)
                let messenger = sync.messenger(account, putsTokenInQuery: putsTokenInQuery, opening: opening)
                group.addTask {
                    await follow(messenger, reporter) { observe(account, $0) }
                }
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
        _ messenger: any Messenger, _ reporter: SyncReporter, _ observe: @escaping @Sendable (MessengerNotice) -> Void
    ) async -> Result<Void, any Error> {
        let fetching = fetch(of: messenger).map { files in Task { await reporter.follow(files) } }
        defer { fetching?.cancel() }
        do {
            try await SyncFailure.mapping(of: messenger.account, tokens: sync.tokenFile) {
                guard try messenger.isLoggedIn() else { throw MessengerError.notLoggedIn }
                reporter.begin()
                do {
                    try await messenger.run(.everything) { notice in
                        reporter.report(notice)
                        observe(notice)
                    }
                } catch MessengerError.unsupported {
                    throw SyncFailure.noSync(at: messenger.account)
                }
            }
            return .success(())
        } catch {
            return .failure(error)
        }
    }

    /// What downloads the files of an account; nil if none are downloaded.
    private func fetch(of messenger: any Messenger) -> FileFetch<MessengerFiles>? {
        guard messenger.abilities.contains(.media) else { return nil }
        switch files {
        case .none: return nil
        case .required(let size): return sync.files(messenger, size)
        case .configured(let size):
            return sync.context.configuration.flag(.syncFiles) == true ? sync.files(messenger, size) : nil
        }
    }
}
