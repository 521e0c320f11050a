#if Bridge
    import WhisperVault
    import WhisperCommand
    import WhisperIngestionPort
    import WhisperLocalization
    import Synchronization
    import WhisperWhatsmeowBridge
    import WhisperCore

    /// `whisper bridge pair`.
    struct BridgePairing {
        private let context: Context

        init(_ context: Context) { self.context = context }

        /// Asks for consent, shows pairing codes until one is scanned, and ends once the session is in the vault.
        /// Messages that the phone sends in the meantime are stored as well.
        func run(_ command: BridgePairCommand) async throws {
            let access = try VaultAccess(context)
            try access.folder.requireVault()
            // Nobody is asked for consent to what cannot begin.
            try BridgeLaunch.requireProgram(command.bridge.program, for: access.layout)
            // Consent comes first: if it is declined, or cannot be asked for, no passphrase is requested.
            if !context.output.style.isJSON { context.output.note(BridgeText.consent) }
            try command.confirmation.confirm(LocalizedMessage(BridgeText.consentQuestion), in: context)
            let vault = try await access.open(passphrase: command.passphrase)
            do {
                try await pair(vault, command)
            } catch {
                await vault.close()
                throw error
            }
            await vault.close()
        }

        private func pair(_ vault: Vault, _ command: BridgePairCommand) async throws {
            let assembly = try BridgeAssembly(context, vault, command.bridge)
            let lock = try BridgeAssembly.hold(assembly.bridgeVault)
            defer { withExtendedLifetime(lock) {} }
            let reporter = BridgeReporter(context)
            let progress = Mutex(PairingProgress())
            let wasLinked = try assembly.bridgeVault.isLinked()
            let keeper = VaultSessionKeeper(
                assembly.bridgeVault, isWorthKeeping: { wasLinked || progress.withLock { $0.hasLoggedIn } },
                afterKeeping: { progress.withLock { $0.keep() } })
            let phone = try command.phoneDigits()
            let source = try await assembly.source(
                keeper: keeper,
                change: {
                    $0.mayPair = true
                    $0.pairPhone = phone
                }
            ) { notice in
                if case .login(let login) = notice { progress.withLock { $0.note(login.device) } }
                reporter.report(notice)
            }
            let pipeline = try assembly.pipeline()
            let reading = Task { () -> ImportError? in
                do throws(ImportError) {
                    try await pipeline.run(source, name: "pairing") { reporter.report($0) }
                    return nil
                } catch {
                    return error
                }
            }
            progress.withLock { $0.whenDone = { reading.cancel() } }
            let error = await withTaskCancellationHandler {
                await reading.value
            } onCancel: {
                reading.cancel()
            }
            let (isDone, device) = progress.withLock { ($0.isDone, $0.device) }
            if isDone {
                // The account is linked, whether or not `status` can say since when.
                try? await assembly.bridgeVault.noteLink(device: device ?? "Whisper", at: context.clock.now())
                return try reporter.reportEnd()
            }
            if let error {
                let failure = BridgeReporter.failure(of: error, keeper: keeper, program: assembly.program)
                guard phone != nil, case .source(.live(.authenticationFailed)) = error else { throw failure }
                // No code is given for a number that nobody has.
                throw CommandFailure(failure.code, failure.message, hint: LocalizedMessage(BridgeText.pairPhoneHint))
            }
            throw BridgeFailureReport.failure(of: .live(.authenticationFailed), program: assembly.program)
        }
    }

    /// How far a pairing is: done once a phone has logged in and the session has been stored since.
    private struct PairingProgress {
        private(set) var hasLoggedIn = false
        /// The name under which the phone lists this device.
        private(set) var device: String?
        private(set) var isDone = false
        var whenDone: (@Sendable () -> Void)? {
            didSet { if isDone { whenDone?() } }
        }

        mutating func note(_ device: String?) {
            hasLoggedIn = true
            self.device = device
        }

        mutating func keep() {
            guard hasLoggedIn, !isDone else { return }
            isDone = true
            whenDone?()
        }
    }
#endif
