#if Bridge
    import Foundation
    import WhisperTestSupport
    import WhisperJSONText
    import WhisperTestThreads
    import Testing

    /// The bridge as it is shipped, with the real library, run by the command without a network.
    @Suite(
        "whisper bridge pair with the reference bridge, offline (ING-4, ING-6)", .ownThreads,
        .enabled(if: OfflineBridge.python != nil, "no Python that the bridge's pinned packages can be installed for"),
        .enabled(if: OfflineBridge.hasNetworks, "no network namespaces here"))
    struct ReferenceBridgeCommandTests {
        private let vault: TestVault
        private let memory: PrivateMemory

        init() throws {
            vault = try TestVault()
            memory = try PrivateMemory()
        }

        private func pair(_ network: [String]) throws -> RunningCommand {
            let words = network + [OfflineBridge.python ?? "", "-I", "-B", OfflineBridge.program]
            let command = words.map { "'\($0)'" }.joined(separator: " ")
            return try RunningCommand(
                ["bridge", "pair", "--yes", "--json", "--command", command], on: vault,
                environment: ["XDG_RUNTIME_DIR": memory.path, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"])
        }

        private func delays(_ run: CommandRun) -> [Int64] {
            run.wholeObjects.filter { $0.string("type") == "retry" && $0.string("code") == "WHATSAPP_NETWORK_ERROR" }
                .compactMap { $0.integer("delay_ms") }
        }

        /// Ends it, and looks at what is left.
        private func stop(_ process: RunningCommand) throws {
            let begin = ContinuousClock.now
            let run = process.stop()
            // The grace, the delay before it is killed, and far more than a busy machine needs.
            #expect(ContinuousClock.now - begin < .seconds(6 + 2 + 60))
            #expect(run.status == 130, "\(run.errors)")
            #expect(try ErrorLine(run.errors).code == "interrupted")
            #expect(memory.files() == [])
            let folder = vault.path + "/bridge"
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
                let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
                #expect(bytes.range(of: Data("SQLite format".utf8)) == nil, "\(name) is no readable database")
            }
            #expect(try vault(["bridge", "status", "--json"]).output.contains(#""linked":false"#))
        }

        @Test("Without name resolution it ends in WHATSAPP_NETWORK_ERROR, and is retried at once, then after 2 s")
        func noNames() async throws {
            let process = try pair(OfflineBridge.nowhere)
            try await process.wait(seconds: 300) { delays($0).count >= 2 }
            try await process.wait { delays($0).prefix(2) == [0, 2_000] }
            try stop(process)
        }

        @Test("In a black hole it ends in WHATSAPP_NETWORK_ERROR, and is stopped in time while it waits")
        func blackHole() async throws {
            let process = try pair(OfflineBridge.blackHole)
            // The session is only in memory, readable only by its owner.
            try await process.wait(seconds: 300) { _ in memory.files().contains { $0.hasSuffix("session.db") } }
            for name in memory.files() {
                // The session's journals come and go.
                let found = try? FileManager.default.attributesOfItem(atPath: memory.path + "/" + name)
                guard let found else {
                    #expect(!name.hasSuffix("session.db"))
                    continue
                }
                #expect((found[.posixPermissions] as? Int ?? 0o777) & 0o077 == 0, "\(name)")
            }
            try await process.wait(seconds: 300) { delays($0).first == 0 }
            try await process.wait(seconds: 300) { run in
                run.wholeObjects.filter { $0.string("type") == "ready" }.count >= 2
            }
            try stop(process)
        }
    }

    /// The reference bridge, and networks in which nothing answers.
    enum OfflineBridge {
        /// The program.
        static let program = PackageRoot.path("Adapters/ReferenceBridge/bridge.py")

        /// A Python with the bridge's dependencies, installed as a user would install them; nil if they are
        /// unavailable.
        static let python: String? = {
            let pins = PackageRoot.path("Adapters/ReferenceBridge/requirements.txt")
            let path = output(
                of: "/bin/bash", [PackageRoot.path("Tests/Scripts/python.sh"), "--pinned", pins])?
                .trimmingCharacters(in: .whitespacesAndNewlines)
            return path.flatMap { $0.isEmpty ? nil : $0 }
        }()

        /// Runs a program in a separate network that has only its own interface.
        static let nowhere = ["unshare", "--user", "--map-root-user", "--net"]

        /// Runs a program in a network where the service is an address that takes connections and never answers.
        static let blackHole = nowhere + ["--mount", python ?? "", "-I", "-c", dig]

        private static let dig =
            "import os,socket,subprocess,sys,tempfile;"
            + "subprocess.run([\"ip\",\"link\",\"set\",\"lo\",\"up\"],check=True);"
            + "hosts=tempfile.NamedTemporaryFile(\"w\");"
            + "hosts.write(\"127.0.0.1 web.whatsapp.com\\n\");hosts.flush();"
            + "subprocess.run([\"mount\",\"--bind\",hosts.name,\"/etc/hosts\"],check=True);"
            + "service=socket.create_server((\"127.0.0.1\",443),backlog=1);"
            + "os.set_inheritable(service.fileno(),True);os.execvp(sys.argv[1],sys.argv[1:])"

        /// Whether this system permits separate networks.
        static let hasNetworks: Bool =
            python != nil && output(of: "/usr/bin/env", nowhere + ["true"]) != nil
            && output(of: "/usr/bin/env", blackHole + ["true"]) != nil

        /// What a program prints; nil if it fails or does not exist.
        private static func output(of program: String, _ arguments: [String]) -> String? {
            try? ChildProcess.output(of: program, arguments)
        }
    }
#endif
