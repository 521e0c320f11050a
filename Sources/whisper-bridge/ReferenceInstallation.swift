#if Bridge
    import WhisperVault
    import WhisperCommand
    import WhisperJSONText
    import WhisperLocalization
    import WhisperPosixFiles
    import Subprocess
    import WhisperCore

    #if canImport(System)
        import System
    #else
        import SystemPackage
    #endif

    /// `whisper bridge install`: an environment of Python's own, with the pinned versions of what the reference bridge needs.
    struct ReferenceInstallation {
        private let context: Context
        private let directory: String

        init(_ context: Context) {
            self.context = context
            directory = BridgeVault.directory(of: VaultLayout(directory: context.places.vault))
        }

        /// Makes the environment anew, installs into it, and puts the bridge's modules beside it. What was installed before
        /// stays until all of that is done.
        func run(_ command: BridgeInstallCommand) async throws {
            try VaultAccess(context).folder.requireVault()
            guard let source else { throw CommandFailure(.notFound, BridgeText.sourceMissing) }
            try Files.makeDirectory(directory)
            context.output.note(BridgeText.installing)
            let new = directory + "/installing"
            do {
                try await install(from: source, by: new)
            } catch {
                try? await step("rm", ["-rf", new])
                throw error
            }
            guard !context.output.style.isJSON else {
                return try context.output.json([
                    "type": "installed", "path": .string(BridgeVault.modules(in: directory)),
                ])
            }
            context.output.note(BridgeText.installed, ["path": .text(BridgeVault.modules(in: directory))])
        }

        private func install(from source: String, by new: String) async throws {
            try await step("rm", ["-rf", new])
            try await step("python3", ["-m", "venv", BridgeVault.environment(in: new)])
            try await step(
                BridgeVault.python(in: new),
                [
                    "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", "--require-hashes",
                    "--no-deps", "--only-binary", ":all:", "--requirement", source + "/requirements.txt",
                ])
            try await step("cp", ["-R", source, BridgeVault.modules(in: new)])
            // The bridge calls the environment's Python alone, which finds its packages from where it lies.
            let places = [BridgeVault.environment(in:), BridgeVault.modules(in:)]
            try await step("rm", ["-rf"] + places.map { $0(directory) })
            try await step("mv", places.map { $0(new) } + [directory])
            try await step("rm", ["-rf", new])
        }

        /// Where the modules and the pinned versions are: installed beside the program, or in the source tree.
        private var source: String? {
            let program = (try? Files.linkTarget("/proc/self/exe")).flatMap(\.self) ?? CommandLine.arguments.first ?? ""
            let folder = Files.parent(of: program)
            var places = [Files.parent(of: folder) + "/share/whisper/reference-bridge"]
            var parent = folder
            // The source tree is some levels above its build products.
            for _ in 0..<5 {
                parent = Files.parent(of: parent)
                places.append(parent + "/Adapters/ReferenceBridge")
            }
            return places.first { (try? Files.exists($0 + "/requirements.txt")) == true }
        }

        /// Runs a program to its end, with its output on standard error.
        private func step(_ program: String, _ arguments: [String]) async throws {
            let executable: Executable = program.contains("/") ? .path(FilePath(program)) : .name(program)
            let isDone: Bool
            do {
                let result = try await Subprocess.run(
                    executable, arguments: Arguments(arguments), input: .none,
                    output: .fileDescriptor(.standardError, closeAfterSpawningProcess: false),
                    error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false))
                isDone = result.terminationStatus.isSuccess
            } catch {
                isDone = false
            }
            guard isDone else {
                throw CommandFailure(
                    FailureCode("install-failed", .failure), BridgeText.installFailed,
                    hint: LocalizedMessage(BridgeText.installFailedHint))
            }
        }
    }
#endif
