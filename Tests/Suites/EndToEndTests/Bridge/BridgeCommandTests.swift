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

        @Test("pair --phone shows the code to type on the phone, and takes no number without its country (ING-6)")
        func pairingByCode() throws {
            let lines = """
                {"do":"ready","protocol":2,"abilities":["pairing_code"]}
                {"do":"pair_code","code":"ABCD-2345"}
                {"do":"login","phone":"15550100"}
                {"do":"idle"}
                """
            let arguments = ["bridge", "pair", "--yes", "--command", try command(lines), "--phone"]
            let paired = try vault(arguments + ["+1 (555) 010-0123"])
            #expect(paired.status == 0, "\(paired.errors)")
            #expect(paired.lines.contains("ABCD-2345"))
            #expect(paired.errors.contains("YOUR phone"))
            for number in ["+49 (0) 151 1234567", "0555010012", "+1555", "ben", "", "+155501001231234567"] {
                let refused = try vault(arguments + [number, "--json"])
                #expect(refused.status == 64)
                #expect(try ErrorLine(refused.errors).code == "usage")
            }
        }

        @Test("status names the account, the device, since when it is linked, and what ended the last run (ING-6)")
        func statusOfLink() throws {
            #expect(try status().string("account") == nil)
            #expect(try pair().status == 0)
            let linked = try status()
            #expect(linked["linked"] == true && linked.string("account") == "15550100")
            #expect(linked.string("device") == "Whisper" && linked.string("linked_since") != nil)
            #expect(linked.string("failure") == nil && linked["files_to_fetch"] == 0)
            let banned = try run(#"{"do":"ready"}"# + "\n" + #"{"do":"error","code":"WHATSAPP_BANNED","fatal":true}"#)
            #expect(banned.status == 1)
            let failed = try status()
            #expect(failed.string("failure") == "WHATSAPP_BANNED" && failed.string("failed_at") != nil)
            let words = try vault(["bridge", "status"]).output
            #expect(words.contains("+15550100") && words.contains("WhatsApp has banned the account"), "\(words)")
            #expect(try run(Self.hello).status == 0)
            #expect(try status().string("failure") == nil, "A run that ends in good order")
            _ = try vault(["bridge", "logout", "--yes", "--command", try command(#"{"do":"ready"}"#)])
            #expect(try status().string("account") == nil && status().string("device") == nil)
        }

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

        /// A step that writes a `message` line in the protocol's own form: Ana's, in a group.
        private func said(_ number: Int, _ text: String, _ more: String = "") -> String {
            let line = """
                {"type":"message","v":2,"seq":\(number),"ts":0,"message_id":"m\(number)","from":"+15550101001",\
                "to":"trip","group_id":"trip","timestamp":\(1_781_000_000_000 + number * 60_000),\
                "message_type":"text","content":{"text":"\(text)","from_name":"Ana","group_name":"Trip"}\(more)}

                """
            return "{\"do\":\"write\",\"text\":\(JSONValue.string(line).text)}"
        }

        @Test("A change in the protocol’s own form counts only if the person whom it names may make it (ING-1b)")
        func changesByOthers() throws {
            let (ana, eve) = ("+15550101001", "+15550101666")
            func edit(_ from: String) -> String {
                #","edits":[{"text":"other words","from":"\#(from)","timestamp":1781000900000}]"#
            }
            func deletion(_ from: String, _ admin: String) -> String {
                #","deleted":{"from":"\#(from)","timestamp":1781000900000\#(admin)}"#
            }
            let lines = [
                said(1, "edited by Ana", edit(ana)), said(2, "edited by Eve", edit(eve)),
                said(3, "deleted by Ana", deletion(ana, "")),
                said(4, "deleted by Eve", deletion(eve, #","admin":false"#)),
                said(5, "deleted by an admin", deletion(eve, #","admin":true"#)),
                said(6, "deleted by somebody", deletion(eve, "")),
            ]
            let run = try run(
                (["{\"do\":\"ready\"}"] + lines + ["{\"do\":\"closed\"}"]).joined(separator: "\n"), ["--json"])
            #expect(run.status == 0, "\(run.errors)")
            #expect(
                run.lines.last == #"{"type":"summary","added":6,"duplicates":0,"skipped":3}"#,
                "Two are refused, one waits")
            #expect(run.lines.contains(#"{"type":"refused","count":2}"#), "\(run.output)")
            let messages = try vault(["messages", "Trip", "--json"]).objects()
            #expect(
                messages.map { $0.object("content")?.string("text") } == [
                    "other words", "edited by Eve", "deleted by Ana", "deleted by Eve", "deleted by an admin",
                    "deleted by somebody",
                ])
        }

        @Test(
            "Another journal is refused with the way to begin again, which adds what is new in it and nothing twice (ING-6)"
        )
        func otherJournal() throws {
            func journal(_ id: String, _ count: Int) -> String {
                """
                {"do":"ready","journal_id":"\(id)"}
                {"do":"messages","count":\(count),"text":"hello"}
                {"do":"closed"}
                """
            }
            #expect(try run(journal("a", 3)).status == 0)
            for _ in 0..<2 {
                let refused = try run(journal("b", 5), ["--json"])
                #expect(refused.status == 1)
                let error = try ErrorLine(refused.errors)
                #expect(error.code == "WHATSAPP_JOURNAL_CHANGED")
                #expect(error.hint?.contains("whisper bridge run --begin-again") == true, "\(error)")
                #expect(!refused.output.contains(#""type":"retry""#), "\(refused.output)")
            }
            #expect(try ErrorLine(run("{\"do\":\"ready\"}", ["--json"]).errors).code == "WHATSAPP_JOURNAL_CHANGED")
            #expect(try status()["acknowledged"] == 3)
            // The first three messages of both journals are the same.
            let again = try run(journal("b", 5), ["--begin-again", "--json"])
            #expect(again.lines.last == #"{"type":"summary","added":2,"duplicates":3,"skipped":0}"#, "\(again.errors)")
            #expect(try status()["acknowledged"] == 5)
            #expect(try vault(["search", "hello", "--json"]).lines.count == 5)
            #expect(try run(journal("b", 6), ["--json"]).lines.last?.contains(#""added":1,"duplicates":0"#) == true)
            #expect(try ErrorLine(run(journal("a", 3), ["--json"]).errors).code == "WHATSAPP_JOURNAL_CHANGED")
        }

        @Test(
            "A bridge that logs in to another account is refused with what to do, and nothing of it is stored (ING-6)")
        func otherAccount() throws {
            func account(_ jid: String, _ text: String) -> String {
                """
                {"do":"ready"}
                {"do":"login","jid":"\(jid)"}
                {"do":"messages","count":4,"text":"\(text)"}
                {"do":"wait","ms":300}
                {"do":"closed"}
                """
            }
            #expect(try run(account("15550100:7@s.whatsapp.net", "mine")).status == 0)
            let refused = try run(account("15550666:1@s.whatsapp.net", "theirs"), ["--json"])
            #expect(refused.status == 1)
            let error = try ErrorLine(refused.errors)
            #expect(error.code == "WHATSAPP_OTHER_ACCOUNT")
            #expect(error.hint?.contains("whisper bridge logout") == true)
            #expect(!refused.output.contains(#""type":"retry""#))
            #expect(try vault(["search", "theirs", "--json"]).lines.isEmpty)
            #expect(try run(account("15550100:8@s.whatsapp.net", "mine")).status == 0)
        }

        @Test("A program of another version is refused at once, with its version (ING-6)")
        func otherVersion() throws {
            for version in [1, 3] {
                let refused = try run(#"{"do":"ready","protocol":\#(version)}"#, ["--json"])
                #expect(refused.status == 1)
                #expect(try ErrorLine(refused.errors).code == "WHATSAPP_BRIDGE_UNUSABLE")
                #expect(refused.lines.contains(#"{"type":"other-version","version":\#(version),"supported":2}"#))
                #expect(!refused.output.contains(#""type":"retry""#))
                let words = try run(#"{"do":"ready","protocol":\#(version)}"#).errors
                let sentence = "chosen version \(version) of the bridge protocol; this program supports only version 2."
                #expect(words.contains(sentence), "\(words)")
            }
        }

        @Test("Lines that are none are counted, and the summary says how many (ING-3)")
        func malformedLines() throws {
            let lines = """
                {"do":"ready"}
                {"do":"messages","count":2,"text":"hello"}
                {"do":"write","text":"noise of a library\\n[]\\n{\\"type\\":7}\\n"}
                {"do":"messages","count":2,"text":"hello"}
                {"do":"closed"}
                """
            #expect(
                try run(lines, ["--json"]).lines.last == #"{"type":"summary","added":4,"duplicates":0,"skipped":3}"#)
            #expect(try vault(["search", "hello", "--json"]).lines.count == 4)
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

        @Test("A group with more members than are stored is named, once")
        func longGroup() throws {
            func group(_ count: Int) -> String {
                let members = (1...count).map { #"{"id":"\#(90_000 + $0)@lid","role":"member"}"# }.joined(
                    separator: ",")
                let line = #"{"type":"chat","chat":"1-2@g.us","kind":"group","name":"Town","members":[\#(members)]}"#
                return #"{"do":"line","line":\#(line)}"#
            }
            func lines(_ groups: String...) -> String {
                ([#"{"do":"ready"}"#, #"{"do":"login"}"#] + groups + [#"{"do":"closed"}"#]).joined(separator: "\n")
            }
            let warning = "“Town” has more than 10,000 members"
            let long = try run(lines(group(10_001), group(10_001)))
            #expect(long.status == 0)
            #expect(long.errors.components(separatedBy: warning).count == 2, "\(long.errors)")
            let json = try run(lines(group(10_001)), ["--json"])
            #expect(json.lines.contains { $0.contains(#""many-members""#) && $0.contains("Town") })
            #expect(!(try run(lines(group(10_000))).errors.contains(warning)))
        }

        @Test("Of what a bridge says over and over, the first is shown and the rest counted")
        func floods() throws {
            func line(_ members: String) -> String {
                let text = "{\"v\":2,\"seq\":0,\"ts\":0,\(members)}\n"
                return JSONValue.object(["do": "write", "text": .string(text), "repeat": 500]).text
            }
            let scenario = [
                #"{"do":"ready"}"#,
                line(#""type":"error","code":"WHATSAPP_RATE_LIMITED","message":"slow down","fatal":false"#),
                line(#""type":"disconnected","reason":"network""#), line(#""type":"qr","code":"2@a","expires_at":9"#),
                #"{"do":"closed"}"#,
            ].joined(separator: "\n")
            let words = try run(scenario)
            #expect(words.status == 0, "\(words.errors)")
            for text in ["slow down", "Connection lost", "Only scan this"] {
                let count = words.errors.components(separatedBy: text).count - 1
                #expect((1...50).contains(count), "\(text): \(count)")
            }
            #expect(words.errors.contains("490"), "\(words.errors)")
            let lines = try run(scenario, ["--json"]).lines
            #expect(lines.count < 200)
            #expect(lines.contains { $0.contains(#""left-out""#) && $0.contains(#""explanation""#) })
        }

        /// The processes that play a scenario.
        private func players(of command: String) -> [pid_t] {
            let scenario = command.split(separator: "'").last.map(String.init) ?? ""
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.compactMap { pid_t($0) }.filter { process in
                KernelFile.text("/proc/\(process)/cmdline")?.split(separator: "\0").last.map(String.init) == scenario
            }
        }

        @Test("A bridge that outlives its killed host is ended by the next run, whatever it ignores")
        func orphan() async throws {
            let command = try command(
                """
                {"do":"ready"}
                {"do":"deaf"}
                {"do":"messages","count":1}
                {"do":"idle"}
                """)
            let host = try SpawnedProcess.start(
                WhisperBinary.path,
                [
                    "bridge", "run", "--command", command, "--vault", vault.path, "--passphrase-file",
                    vault.passphraseFile,
                ],
                environment: [String: String]().forTesting(vault.scratch), files: [], closesInput: true)
            #expect(try await eventually(within: .seconds(60)) { try vault(["export", "json"]).lines.count == 1 })
            try #require(players(of: command).count == 1)
            kill(host.identifier, SIGKILL)
            _ = host.wait()
            defer { for process in players(of: command) { kill(process, SIGKILL) } }
            let next = try run(Self.hello)
            #expect(next.status == 0, "\(next.errors)")
            #expect(players(of: command).isEmpty)
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
