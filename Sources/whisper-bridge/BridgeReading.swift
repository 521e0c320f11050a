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
            guard try command.bridge.command != nil || assembly.bridgeVault.isLinked() else {
                throw CommandFailure(
                    FailureCode("not-linked", .failure), BridgeText.notLinked,
                    hint: LocalizedMessage(BridgeText.notLinkedHint))
            }
            let lock = try BridgeAssembly.hold(assembly.bridgeVault)
            defer { withExtendedLifetime(lock) {} }
            if command.beginAgain { try await assembly.bridgeVault.beginAgain() }
            let reporter = BridgeReporter(context)
            let keeper = VaultSessionKeeper(assembly.bridgeVault)
            let source = assembly.source(keeper: keeper) { reporter.report($0) }
            let pipeline = try assembly.pipeline()
            let notifications = try await BridgeNotifications.begin(
                on: vault.store, as: command.notify, in: context, reporter: reporter)
            let notifying = Task { await notifications?.run() }
            do throws(ImportError) {
                try await pipeline.run(source, name: "bridge") { reporter.report($0) }
            } catch .cancelled {
                // Everything that was read is committed.
            } catch {
                await end(notifying)
                try? reporter.reportEnd()
                await warnOfExpiries(error, assembly.bridgeVault, reporter)
                throw BridgeReporter.failure(of: error, keeper: keeper, program: assembly.program)
            }
            await end(notifying)
            try reporter.reportEnd()
        }

        /// Stops reporting, and returns once nothing is pending.
        private func end(_ notifying: Task<Void?, Never>) async {
            notifying.cancel()
            _ = await notifying.value
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
