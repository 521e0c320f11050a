#if Bridge
    import WhisperVault
    import WhisperTextCoding
    import WhisperBridgeProtocol
    import WhisperCommand
    import WhisperIngestionPort
    import WhisperJSONText
    import WhisperLocalization
    import WhisperMessage
    import WhisperPosixFiles
    import WhisperSealingPort
    import WhisperStorePort
    import WhisperSystemClock
    import WhisperWhatsAppEvents
    import WhisperWhatsmeowBridge
    import WhisperCore

    /// Puts a bridge together: its program, its vault, its decoder and its reporter.
    struct BridgeAssembly {
        let context: Context
        let vault: Vault
        let bridgeVault: BridgeVault
        let configuration: BridgeConfiguration
        /// How its process is started.
        let launch: BridgeLaunch
        private let decoder = WhatsAppEventDecoder()

        /// The program, for messages to the user.
        var program: String { launch.program }

        /// - Throws: `CommandFailure` if the reference bridge is needed and not installed.
        init(_ context: Context, _ vault: Vault, _ options: BridgeOptions) throws {
            self.context = context
            self.vault = vault
            configuration = try BridgeConfiguration(options, context.configuration)
            launch = try BridgeLaunch(options.program, for: vault.layout, in: context)
            bridgeVault = try BridgeVault(vault)
            try bridgeVault.makeDirectory()
        }

        /// Ensures that only one bridge at a time runs for a vault.
        static func hold(_ vault: BridgeVault) throws -> FileLock {
            do throws(FileError) {
                return try vault.hold()
            } catch  where error == .busy {
                throw CommandFailure(FailureCode("bridge-running", .vaultHeld), BridgeText.alreadyRunning)
            }
        }

        /// The bridge.
        func source(
            keeper: VaultSessionKeeper, change: (inout BridgeSettings) -> Void = { _ in },
            notify: @escaping @Sendable (BridgeNotice) -> Void
        ) async throws(StoreError) -> WhatsmeowBridge {
            var settings = BridgeSettings(sessionPlaces: launch.sessionPlaces, journal: bridgeVault.journal)
            settings.history = BridgeHistory(
                isEnabled: configuration.takesHistory, limit: configuration.historyLimit.map { Int64($0) },
                interval: Int64(configuration.historyInterval))
            settings.sessionTimeoutDays = Int64(configuration.sessionTimeout)
            change(&settings)
            let decoder = decoder
            if let account = try await bridgeVault.account().flatMap({ BridgeAccount(text: $0) }) {
                decoder.learnOwner(jid: account.jid, lid: account.lid)
            }
            return WhatsmeowBridge(
                command: launch.command, settings: settings, keeper: keeper, clock: SystemStopwatch(),
                decode: { event, time in BridgeAssembly.events(of: event, at: time, by: decoder) },
                sha256: BridgeAssembly.sha256,
                notify: { notice in
                    if case .login(let login) = notice { decoder.learnOwner(jid: login.jid, lid: login.lid) }
                    notify(notice)
                })
        }

        /// Reports an event. Changes of the connection have lines of their own.
        private static func events(
            of event: BridgeEvent, at time: Int64, by decoder: WhatsAppEventDecoder
        ) -> [IngestionEvent] {
            var votes: [[UInt8]]?
            if case .array(let options)? = event.json?["poll_vote"] {
                votes = options.compactMap { if case .string(let text) = $0 { Base64.bytes(of: text) } else { nil } }
            }
            return decoder.events(
                name: event.name, raw: event.raw, pollVote: votes, receivedAt: Timestamp(milliseconds: time)
            ).filter { if case .connection = $0 { false } else { true } }
        }

        /// SHA-256; nil if the library is unavailable, without which no vault is open.
        private static var sha256: (@Sendable ([UInt8]) -> [UInt8])? {
            guard let sealing: any Sealing = try? Adapters.sealing() else { return nil }
            return { bytes in
                let hash = sealing.sha256()
                unsafe bytes.withUnsafeBytes { unsafe hash.update($0) }
                return hash.finish()
            }
        }

        /// The pipeline into the vault.
        func pipeline() throws -> IngestionPipeline {
            var settings = IngestionConfiguration()
            settings.readsBacklog = configuration.takesHistory
            settings.backlogLimit = configuration.historyLimit
            settings.batchSize = configuration.batchSize
            settings.retries = configuration.retries
            settings.firstDelay = configuration.firstDelay
            settings.sessionTimeout = .seconds(configuration.sessionTimeout * 86_400)
            return IngestionPipeline(
                store: vault.store, digest: try Adapters.sealing(), wallClock: context.clock,
                clock: Adapters.stopwatch, configuration: settings,
                decrypt: LiveMedia.decryption(by: decoder, memory: vault.adapters.memory))
        }
    }

    extension BridgeReporter {
        /// Why a run ended, for the user.
        static func failure(of error: ImportError, keeper: VaultSessionKeeper, program: String) -> CommandFailure {
            if let cause = keeper.failure { return FailureReport.failure(of: cause) }
            return switch error {
            case .source(let error): BridgeFailureReport.failure(of: error, program: program)
            case .store(let error): FailureReport.failure(of: error)
            case .blobs(let error): FailureReport.failure(of: error)
            case .timesDisagree(let finding):
                // Only files are refused for that.
                CommandFailure(.input, FailureText.internalError, ["reason": .text("\(finding.disagreement)")])
            // And for that.
            case .readDifferently, .ownerIsAnother, .otherChat:
                CommandFailure(.input, FailureText.internalError, ["reason": "readDifferently"])
            case .cancelled: CommandFailure(.interrupted, FailureText.interrupted)
            }
        }
    }
#endif
