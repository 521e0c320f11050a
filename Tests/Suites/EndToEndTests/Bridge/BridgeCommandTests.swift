#if Bridge
    import Foundation
    import WhisperJSONText
    import WhisperTestSupport
    import WhisperTestThreads
    import Testing

    @Suite("whisper bridge, with a scripted bridge (ING-6, CLI-2)", .ownThreads)
    struct BridgeCommandTests {
        private let vault: TestVault

        init() throws { vault = try TestVault() }

        /// The argument of `--command` for a bridge that plays these lines.
        private func command(_ lines: String) throws -> String {
            let scenario = try vault.scratch.write(lines, to: "scenario \(UUID().uuidString)")
            return "'\(WhisperBinary.path(of: "whisper-scripted-bridge"))' '\(scenario)'"
        }

        private func run(_ lines: String, _ more: [String] = []) throws -> CommandRun {
            try vault(["bridge", "run", "--command", try command(lines)] + more)
        }

        private func pair(_ more: [String] = [], environment: [String: String] = [:]) throws -> CommandRun {
            let lines = """
                {"do":"ready"}
                {"do":"qr","code":"2@abcdefgh"}
                {"do":"login","phone":"15550100"}
                {"do":"idle"}
                """
            return try vault(
                ["bridge", "pair", "--yes", "--command", try command(lines)] + more, environment: environment)
        }

        private func status() throws -> JSONObject {
            let run = try vault(["bridge", "status", "--json"])
            guard case .object(let object)? = try? JSONValue.parse(run.output) else { return JSONObject() }
            return object
        }

        private static let hello = """
            {"do":"ready"}
            {"do":"messages","count":250,"backlog":true,"chats":3,"text":"hello"}
            {"do":"messages","count":5,"text":"news"}
            {"do":"closed"}
            """

        @Test("run --command imports what any bridge reports, and a second run adds nothing")
        func running() throws {
            let first = try run(Self.hello, ["--json"])
            #expect(first.status == 0, "\(first.errors)")
            #expect(first.lines.last == #"{"type":"summary","added":255,"duplicates":0,"skipped":0}"#)
            let found = try vault(["search", "news", "--json"])
            #expect(found.lines.count == 5)
            #expect(try status()["acknowledged"] == 255)
            #expect(try run(Self.hello, ["--json"]).lines.last?.contains(#""added":0"#) == true)
            #expect(try vault(["verify"]).status == 0)
        }

        @Test("A second run during another is refused with exit status 11 and a message (ING-6)")
        func oneAtATime() async throws {
            let bridge = try command("{\"do\":\"ready\"}\n{\"do\":\"idle\"}")
            let first = try RunningCommand(["bridge", "run", "--json", "--command", bridge], on: vault)
            try await first.wait { $0.output.contains(#""type":"ready""#) }
            let second = try run(Self.hello, ["--json"])
            #expect(second.status == 11)
            #expect(try ErrorLine(second.errors).code == "bridge-running")
            #expect(try vault(["search", "hello", "--json"]).lines.isEmpty, "It read nothing")
            #expect(first.stop().status == 0)
            #expect(try run(Self.hello, ["--json"]).status == 0, "Afterwards another one may")
        }

        @Test("A bridge receives absolute paths, however the vault was specified (ING-6)")
        func relativeVault() throws {
            let start = vault.scratch("start")
            let script = try vault.scratch.write("tee '\(start)' | \(try command(Self.hello))\n", to: "tell-start.sh")
            let parent = URL(fileURLWithPath: vault.path).deletingLastPathComponent().path
            let name = URL(fileURLWithPath: vault.path).lastPathComponent
            let line = "cd '\(parent)' && exec '\(WhisperBinary.path)' bridge run --json --command 'sh \"\(script)\"'"
            let run = try CommandRun.program(
                "/bin/sh", ["-c", "\(line) --vault '\(name)' --passphrase-file '\(vault.passphraseFile)'"],
                in: vault.scratch)
            #expect(run.status == 0, "\(run.errors)")
            let told = try String(contentsOfFile: start, encoding: .utf8)
            #expect(told.contains(##""journal":"/"##), "\(told)")
        }

        @Test("pair shows the code and who may scan it, seals the session, and leaves nothing in memory")
        func pairing() throws {
            // A separate memory directory: in the shared one, other tests have bridges running.
            let memory = URL(fileURLWithPath: "/dev/shm/whisper-test-\(UUID().uuidString)")
            try FileManager.default.createDirectory(
                at: memory, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            defer { try? FileManager.default.removeItem(at: memory) }
            let run = try pair(environment: ["XDG_RUNTIME_DIR": memory.path])
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.contains("█") || run.output.contains("▀"), "The code is on standard output")
            #expect(run.errors.contains("YOUR phone") && run.errors.contains("+15550100"))
            #expect(run.errors.contains("whisper bridge logout"), "How to undo it is shown before")
            #expect(try status()["linked"] == true)
            let sealed = try Data(contentsOf: URL(fileURLWithPath: vault.path + "/bridge/whatsapp_session"))
            #expect(sealed.range(of: Data("session".utf8)) == nil)
            // The directory and the lock under which sessions are made are left; the session and its own lock are gone.
            let places = try FileManager.default.contentsOfDirectory(atPath: memory.path)
            #expect(places.count == 1)
            for place in places {
                let left = try FileManager.default.contentsOfDirectory(atPath: memory.appending(path: place).path)
                #expect(left == ["lock"])
            }
        }

        @Test("With --json a code is one line with its text and its expiry")
        func pairingInJSON() throws {
            let run = try pair(["--json"])
            let lines = try run.lines.map { try JSONValue.parse($0) }
            guard case .object(let code)? = lines.first(where: { $0.type == "qr" }) else {
                Issue.record("no code: \(run.output)")
                return
            }
            #expect(code["code"] == "2@abcdefgh")
            #expect(lines.map(\.type).contains("login"))
        }

        @Test("A pairing that the phone refuses leaves the vault as it was, though the bridge has made a session")
        func refusedPairing() throws {
            let lines = """
                {"do":"ready"}
                {"do":"session"}
                {"do":"qr","code":"2@abcdefgh"}
                {"do":"error","code":"WHATSAPP_AUTH_FAILED","fatal":true}
                """
            let run = try vault(["bridge", "pair", "--yes", "--command", try command(lines)])
            #expect(run.status == 1)
            #expect(try status()["linked"] == false)
        }

        @Test("An installation without a package index says so, and leaves nothing behind")
        func offlineInstallation() throws {
            let run = try vault.withoutPassphrase(
                ["bridge", "install", "--json"],
                environment: [
                    "PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "0", "PIP_NO_CACHE_DIR": "1",
                ])
            #expect(run.status == 1)
            #expect(run.errors.contains(#""code":"install-failed""#), "\(run.errors)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: vault.path + "/bridge") == [])
            #expect(try status()["reference_bridge"] == false)
        }

        @Test("Without a bridge there is nothing to consent to: pairing says so first (ING-6)")
        func noBridge() throws {
            for more in [[], ["--command", "/nowhere/bridge --x"]] {
                let run = try vault(["bridge", "pair"] + more)
                #expect(run.status == 1)
                #expect(run.errors.contains("whisper bridge install"), "\(run.errors)")
                #expect(!run.errors.contains("--yes") && !run.errors.contains("WhatsApp"), "\(run.errors)")
            }
        }

        @Test("Pairing asks first: without an answer nothing happens")
        func consent() throws {
            let run = try vault(["bridge", "pair", "--command", try command(#"{"do":"ready"}"#)])
            #expect(run.status == 1)
            #expect(run.output.isEmpty)
            #expect(try status()["linked"] == false)
        }

        @Test("logout unlinks, removes every secret of the account, and names them; messages stay")
        func logout() throws {
            #expect(try pair().status == 0)
            #expect(try run(Self.hello).status == 0)
            let lines = "{\"do\":\"ready\"}\n{\"do\":\"login\"}\n{\"do\":\"idle\"}"
            let run = try vault(["bridge", "logout", "--yes", "--json", "--command", try command(lines)])
            #expect(run.status == 0, "\(run.errors)")
            #expect(
                run.output
                    == #"{"type":"logged-out","confirmed":true,"removed":["whatsapp_session_key","whatsapp_session"]}"#
                    + "\n")
            #expect(try status()["linked"] == false)
            let left = try FileManager.default.contentsOfDirectory(atPath: vault.path + "/bridge")
            #expect(left.allSatisfy { !$0.hasPrefix("whatsapp") && $0 != "journal" }, "\(left)")
            #expect(try vault(["search", "news", "--json"]).lines.count == 5)
            let again = try vault(["bridge", "logout", "--yes", "--json", "--command", try command(lines)])
            #expect(again.output.contains(#""removed":[]"#))
        }

        @Test("If WhatsApp cannot be reached, logout removes everything here and says what is left to do")
        func logoutOffline() throws {
            #expect(try pair().status == 0)
            let run = try vault(["bridge", "logout", "--yes", "--command", "/nonexistent/bridge"])
            #expect(run.status == 0)
            #expect(run.errors.contains("Linked devices"))
            #expect(try status()["linked"] == false)
        }

        @Test("A permanent failure has its own code and says what to do (ING-4)")
        func failure() throws {
            let lines = """
                {"do":"ready"}
                {"do":"messages","count":2}
                {"do":"error","code":"WHATSAPP_BANNED","fatal":true}
                """
            let run = try run(lines, ["--json"])
            #expect(run.status == 1)
            #expect(run.errors.contains(#""code":"WHATSAPP_BANNED""#))
            #expect(try vault(["search", "message", "--json"]).lines.count == 2, "What arrived before it is stored")
            #expect(try self.run(lines).errors.contains("wait a day"))
        }

        @Test("Without a bridge or an account, the error says how to get one")
        func missing() throws {
            let none = try vault(["bridge", "run", "--json"])
            #expect(none.status == 1)
            #expect(none.errors.contains("whisper bridge install"))
            let absent = try vault(["bridge", "run", "--command", "/nonexistent/bridge"])
            #expect(absent.status == 1)
            #expect(absent.errors.contains("/nonexistent/bridge"))
            #expect(try vault(["bridge", "run", "--command", "'open"]).status == 64)
        }

        @Test("A run that is killed repeatedly with its bridge loses nothing and stores nothing twice (R1)")
        func kills() async throws {
            let lines = """
                {"do":"ready"}
                {"do":"login"}
                {"do":"messages","count":300,"interval_us":1000,"chats":3}
                {"do":"crash","times":2}
                {"do":"messages","count":300,"interval_us":1000,"backlog":true,"chats":3}
                {"do":"closed"}
                """
            let command = try command(lines)
            for round in 0..<8 {
                let process = try SpawnedProcess.start(
                    WhisperBinary.path,
                    [
                        "bridge", "run", "--command", command, "--vault", vault.path, "--passphrase-file",
                        vault.passphraseFile,
                    ],
                    environment: [String: String]().forTesting(vault.scratch), files: [], closesInput: true)
                try await Task.sleep(for: .milliseconds(100 + 90 * round))
                kill(process.identifier, SIGKILL)
                _ = process.wait()
            }
            let last = try vault(["bridge", "run", "--command", command])
            #expect(last.status == 0, "\(last.errors)")
            let ids = try vault(["export", "json"]).lines.map { line -> JSONValue? in
                if case .object(let message) = try JSONValue.parse(line) { message["external_id"] } else { nil }
            }
            #expect(ids.count == 600)
            #expect(Set(ids).count == 600)
            #expect(try vault(["verify"]).status == 0)
        }

        @Test(
            "SIGTERM ends a run in good order, with everything that was read in the vault",
            arguments: [SIGTERM, SIGINT])
        func stopping(_ signal: Int32) async throws {
            let lines = """
                {"do":"ready"}
                {"do":"messages","count":20,"text":"hello"}
                {"do":"idle"}
                """
            let output = vault.scratch("output-\(signal)")
            let process = try SpawnedProcess.start(
                WhisperBinary.path,
                [
                    "bridge", "run", "--json", "--command", try command(lines), "--vault", vault.path,
                    "--passphrase-file",
                    vault.passphraseFile,
                ],
                environment: [String: String]().forTesting(vault.scratch),
                files: [.init(descriptor: 1, path: output, flags: O_WRONLY | O_CREAT | O_TRUNC)], closesInput: true)
            // Single messages are not reported; the vault itself shows when they are stored.
            #expect(try await eventually { try vault(["search", "hello", "--json"]).lines.count == 20 })
            kill(process.identifier, signal)
            #expect(process.wait() == 0)
            let text = try String(contentsOfFile: output, encoding: .utf8)
            #expect(text.contains(#""type":"summary","added":20"#), "\(text)")
            #expect(try vault(["verify"]).status == 0)
        }
    }

    extension JSONValue {
        fileprivate var type: String? {
            if case .object(let object) = self, case .string(let text)? = object["type"] { text } else { nil }
        }
    }
#endif
