#if Bridge
    import WhisperCommand
    import WhisperPosixFiles
    import WhisperVault
    import WhisperWhatsmeowBridge

    /// How a bridge's process is started: its words, its environment, and the memory for its session.
    struct BridgeLaunch: Sendable {
        /// The program, for messages to the user.
        let program: String
        /// What is run.
        let command: BridgeCommand
        /// Where the session may be, the best place first.
        let sessionPlaces: [String]

        /// - Throws: `CommandFailure` if the reference bridge is needed and not installed, or the path of another program
        ///   leads nowhere.
        init(_ options: BridgeProgramOptions, for layout: VaultLayout, in context: Context) throws {
            try BridgeLaunch.requireProgram(options, for: layout)
            let directory = BridgeVault.directory(of: layout)
            let words =
                try options.words()
                ?? [BridgeVault.python(in: directory), "-I", BridgeVault.modules(in: directory) + "/bridge.py"]
            program = words.first ?? ""
            command = BridgeCommand(
                program: program, arguments: Array(words.dropFirst()),
                environment: BridgeLaunch.environment(in: context))
            // Memory that is the user's alone comes first.
            sessionPlaces = [context.environment.nonEmpty("XDG_RUNTIME_DIR"), "/dev/shm"].compactMap(\.self)
        }

        /// Throws if the reference bridge is needed and not installed, or the path of another program leads nowhere.
        static func requireProgram(_ options: BridgeProgramOptions, for layout: VaultLayout) throws {
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

        /// What a bridge gets of the environment: how to find programs and the network, nothing that may be secret.
        private static func environment(in context: Context) -> [String: String] {
            let names = [
                "PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ", "LD_LIBRARY_PATH", "SSL_CERT_FILE",
                "SSL_CERT_DIR", "http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "no_proxy", "NO_PROXY",
            ]
            return Dictionary(
                uniqueKeysWithValues: names.compactMap { name in context.environment.nonEmpty(name).map { (name, $0) } }
            )
        }
    }
#endif
