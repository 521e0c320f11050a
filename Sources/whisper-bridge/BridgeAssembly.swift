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
        /// The program, for messages to the user.
        let program: String
        private let words: [String]

        /// - Throws: `CommandFailure` if the reference bridge is needed and not installed.
        init(_ context: Context, _ vault: Vault, _ options: BridgeOptions) throws {
            self.context = context
            self.vault = vault
            configuration = try BridgeConfiguration(options, context.configuration)
            bridgeVault = try BridgeVault(vault)
            let directory = bridgeVault.directory
            let given = try options.words()
            words =
                given ?? [BridgeVault.python(in: directory), "-I", BridgeVault.modules(in: directory) + "/bridge.py"]
            program = words.first ?? ""
            try BridgeAssembly.requireBridge(options, for: vault.layout)
            try bridgeVault.makeDirectory()
        }

        /// Throws if the reference bridge is needed and not installed, or the path of another program leads nowhere.
        static func requireBridge(_ options: BridgeOptions, for layout: VaultLayout) throws {
            let directory = BridgeVault.directory(of: layout)
            guard let program = try options.words()?.first else {
                guard BridgeVault.isReferenceInstalled(in: directory) else {
                    throw BridgeFailureReport.failure(of: .notFound, program: BridgeVault.python(in: directory))
                }
                return
            }
            guard !program.contains("/") || (try? Files.exists(program)) == true else {
                throw BridgeFailureReport.failure(of: .notFound, program: program)
            }
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
        ) -> WhatsmeowBridge {
            var settings = BridgeSettings(sessionPlaces: places, journal: bridgeVault.journal)
            settings.history = BridgeHistory(
                isEnabled: configuration.takesHistory, limit: configuration.historyLimit.map { Int64($0) },
                interval: Int64(configuration.historyInterval))
            settings.sessionTimeoutDays = Int64(configuration.sessionTimeout)
            change(&settings)
            let decoder = WhatsAppEventDecoder()
            return WhatsmeowBridge(
                command: BridgeCommand(program: program, arguments: Array(words.dropFirst()), environment: environment),
                settings: settings, keeper: keeper, clock: SystemStopwatch(),
                decode: { event, time in BridgeAssembly.events(of: event, at: time, by: decoder) },
                notify: { notice in
                    if case .login(let login) = notice { decoder.learnOwner(jid: login.jid, lid: login.lid) }
                    notify(notice)
                })
        }

        /// Memory that is the user's alone comes first.
        private var places: [String] {
            [context.environment.nonEmpty("XDG_RUNTIME_DIR"), "/dev/shm"].compactMap(\.self)
        }

        /// What a bridge gets of the environment: how to find programs and the network, nothing that may be secret.
        private var environment: [String: String] {
            let names = [
                "PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ", "LD_LIBRARY_PATH", "SSL_CERT_FILE",
                "SSL_CERT_DIR", "http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "no_proxy", "NO_PROXY",
            ]
            return Dictionary(
                uniqueKeysWithValues: names.compactMap { name in context.environment.nonEmpty(name).map { (name, $0) } }
            )
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
                clock: Adapters.stopwatch, configuration: settings)
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
            case .readDifferently: CommandFailure(.input, FailureText.internalError, ["reason": "readDifferently"])
            case .cancelled: CommandFailure(.interrupted, FailureText.interrupted)
            }
        }
    }
#endif
