#if Bridge
    import WhisperVault
    import WhisperClockPort
    import WhisperCommand
    import WhisperIngestionPort
    import WhisperLocalization
    import WhisperWhatsmeowBridge
    import WhisperCore

    /// `whisper bridge run`.
    struct BridgeReading {
        private let context: Context

        init(_ context: Context) { self.context = context }

        /// How often the link may end within 30 days before that is a warning.
        private static let toleratedExpiries = 2

        /// Reads until it is stopped, the bridge ends in good order, or fails for good.
        func run(_ command: BridgeRunCommand) async throws {
            let vault = try await VaultAccess(context).open(passphrase: command.passphrase)
            do {
                try await read(vault, command)
            } catch {
                await vault.close()
                throw error
            }
            await vault.close()
        }

        private func read(_ vault: Vault, _ command: BridgeRunCommand) async throws {
            let assembly = try BridgeAssembly(context, vault, command.bridge)
            // A bridge of another kind knows itself whether it needs an account.
            guard try command.bridge.program.command != nil || assembly.bridgeVault.isLinked() else {
                throw CommandFailure(
                    FailureCode("not-linked", .failure), BridgeText.notLinked,
                    hint: LocalizedMessage(BridgeText.notLinkedHint))
            }
            let lock = try BridgeAssembly.hold(assembly.bridgeVault)
            defer { withExtendedLifetime(lock) {} }
            if command.beginAgain { try await assembly.bridgeVault.beginAgain() }
            let reporter = BridgeReporter(context)
            let keeper = VaultSessionKeeper(assembly.bridgeVault)
            let service = BridgeService.manager
            let introduction = BridgeIntroduction()
            let bridge = try await assembly.source(keeper: keeper) { notice in
                reporter.report(notice)
                if case .ready(let ready) = notice {
                    introduction.note(ready)
                    service?.ready()
                }
            }
            let source = AttendedBridge(bridge: bridge, current: CurrentSession())
            let pipeline = try assembly.pipeline()
            let notifications = try await BridgeNotifications.begin(
                on: vault, as: command.notify, in: context, reporter: reporter)
            let notifying = Task { await notifications?.run() }
            let fetching = try makeFetching(command.media, assembly, reporter)
            let fetchingFiles = Task { await fetching?.follow(beside: source.current) }
            let backfill = BridgeBackfill(assembly, of: source, by: introduction, BackfillReporter(context))
            let requesting = Task<Void?, Never> { await backfill.follow() }
            let pending = PendingNotes(
                current: source.current, vault: assembly.bridgeVault, wallClock: context.clock,
                stopwatch: Adapters.stopwatch)
            let noting = Task<Void?, Never> { await pending.run() }
            let watch = ServiceWatch(service, of: vault.store, clock: Adapters.stopwatch) { reporter.totals }
            let watching = Task<Void?, Never> { await watch.run() }
            do throws(ImportError) {
                try await pipeline.run(source, name: "bridge") { reporter.report($0) }
            } catch .cancelled {
                // Everything that was read is committed.
            } catch {
                await end(watching)
                service?.stopping()
                for work in [notifying, fetchingFiles, requesting, noting] { await end(work) }
                try? reporter.reportEnd()
                if case .source(.live(let failure)) = error {
                    try? await assembly.bridgeVault.noteFailure(failure, at: context.clock.now())
                }
                await warnOfExpiries(error, assembly.bridgeVault, reporter)
                throw BridgeReporter.failure(of: error, keeper: keeper, program: assembly.program)
            }
            await end(watching)
            service?.stopping()
            for work in [notifying, fetchingFiles, requesting, noting] { await end(work) }
            // The task is cancelled where the run was ended. A note for `status` is no reason to fail.
            await Task { [clock = context.clock] in
                try? await assembly.bridgeVault.noteFailure(nil, at: clock.now())
            }.value
            try reporter.reportEnd()
        }

        /// What fetches files as their messages arrive; nil if none are fetched.
        private func makeFetching(
            _ options: BridgeMediaOptions, _ assembly: BridgeAssembly, _ reporter: BridgeReporter
        ) throws -> BridgeFetching? {
            let choice = try options.choice(context.configuration)
            guard choice != .nothing else { return nil }
            let rules = FileFetchRules(
                limit: try options.bounds.limit(context.configuration),
                bytesPerSecond: try options.bounds.rate(context.configuration), isWanted: { choice.includes($1) })
            return try BridgeFetching(
                context, assembly.vault, by: assembly.launch, rules: rules, notify: { reporter.reportFetching($0) })
        }

        /// Ends work beside the reading, and returns once nothing of it is pending.
        private func end(_ work: Task<Void?, Never>) async {
            work.cancel()
            _ = await work.value
        }

        /// A link that ends again and again may be a ban (ING-6).
        private func warnOfExpiries(_ error: ImportError, _ vault: BridgeVault, _ reporter: BridgeReporter) async {
            guard case .source(.live(.sessionExpired)) = error,
                let count = try? await vault.noteExpiry(at: context.clock.now()),
                count > BridgeReading.toleratedExpiries
            else { return }
            reporter.reportExpiries()
        }
    }
#endif
