#if Bridge
    import Foundation
    import WhisperJSONText
    import WhisperTestThreads
    import WhisperTestSupport
    import Testing

    /// Each code of ING-4, in the order of its table: what is read, what is tried again and when, how it ends.
    @Suite("How a bridge fails (ING-4)", .ownThreads)
    struct BridgeFailureTests {
        /// A way to fail.
        struct Case: Sendable, CustomTestStringConvertible {
            let code: String
            /// What the bridge does each time it is started.
            let scenario: String
            var command = "run"
            /// What the user should read.
            let text: String
            /// What the user can do, if that is said apart.
            var hint: String?
            /// The delays reported before each retry, in milliseconds.
            var delays: [Int64] = []
            /// Whether it is retried until it is stopped.
            var isEndless = false
            /// How the command ends.
            var status: Int32 = 1

            var testDescription: String { code }

            /// A bridge that starts and reports a permanent failure.
            static func fatal(_ code: String) -> String {
                "{\"do\":\"ready\"}\n{\"do\":\"error\",\"code\":\"\(code)\",\"fatal\":true}"
            }
        }

        /// At once, 2 s, 4 s, 8 s, 16 s, then every 60 s.
        private static let backOff: [Int64] = [0, 2_000, 4_000, 8_000, 16_000, 60_000, 60_000]

        private static let cases = [
            Case(
                code: "WHATSAPP_QR_EXPIRED",
                scenario: """
                    {"do":"ready"}
                    {"do":"qr","code":"2@first","times":1}
                    {"do":"error","code":"WHATSAPP_QR_EXPIRED","fatal":true,"times":1}
                    {"do":"qr","code":"2@second"}
                    {"do":"login","phone":"15550100"}
                    {"do":"idle"}
                    """, command: "pair", text: "Scan the new code", delays: [0], status: 0),
            Case(
                code: "WHATSAPP_AUTH_FAILED",
                scenario: """
                    {"do":"ready"}
                    {"do":"qr"}
                    {"do":"error","code":"WHATSAPP_AUTH_FAILED","fatal":true}
                    """, command: "pair", text: "Check the phone and pair again"),
            Case(
                code: "WHATSAPP_PASSKEY_REQUIRED",
                scenario: """
                    {"do":"ready"}
                    {"do":"qr"}
                    {"do":"line","line":{"type":"passkey"}}
                    {"do":"error","code":"WHATSAPP_QR_EXPIRED","fatal":true}
                    """, command: "pair", text: "asks for the account’s passkey", hint: "export chats on the phone",
                status: 29),
            Case(
                code: "WHATSAPP_SESSION_EXPIRED", scenario: Case.fatal("WHATSAPP_SESSION_EXPIRED"),
                text: "Pair again; imported messages stay", delays: [60_000]),
            Case(
                code: "WHATSAPP_RATE_LIMITED", scenario: Case.fatal("WHATSAPP_RATE_LIMITED"),
                text: "Too many requests", delays: Array(backOff.prefix(5))),
            Case(
                code: "WHATSAPP_NETWORK_ERROR", scenario: Case.fatal("WHATSAPP_NETWORK_ERROR"),
                text: "Check the connection", delays: backOff, isEndless: true, status: 0),
            Case(
                code: "WHATSAPP_MESSAGE_DECRYPT_FAILED",
                scenario: """
                    {"do":"ready"}
                    {"do":"error","code":"WHATSAPP_MESSAGE_DECRYPT_FAILED","message_id":"M1"}
                    {"do":"closed"}
                    """, text: "could not be decrypted and was requested again: M1", status: 0),
            Case(
                code: "WHATSAPP_CLIENT_OUTDATED", scenario: Case.fatal("WHATSAPP_CLIENT_OUTDATED"),
                text: "Update Whisper and run “whisper bridge install”"),
            Case(
                code: "WHATSAPP_BANNED", scenario: Case.fatal("WHATSAPP_BANNED"),
                text: "Unlink it, wait a day, then pair again"),
            Case(
                code: "WHATSAPP_BRIDGE_CRASHED",
                scenario: """
                    {"do":"ready"}
                    {"do":"crash","times":6}
                    {"do":"closed"}
                    """, text: "The bridge exited unexpectedly", delays: Array(backOff.prefix(6)), status: 0),
            Case(
                code: "WHATSAPP_BRIDGE_UNUSABLE", scenario: Case.fatal("WHATSAPP_BRIDGE_UNUSABLE"),
                text: "This program cannot be used as a bridge", hint: "reported before this says why"),
            Case(
                code: "WHATSAPP_JOURNAL_CHANGED", scenario: Case.fatal("WHATSAPP_JOURNAL_CHANGED"),
                text: "journal is not the one that this vault has read", hint: "whisper bridge run --begin-again"),
            Case(
                code: "WHATSAPP_OTHER_ACCOUNT", scenario: Case.fatal("WHATSAPP_OTHER_ACCOUNT"),
                text: "logged in to a different account", hint: "Use another vault"),
        ]

        /// Runs a case to its end, with waits a thousandth as long as reported.
        private func run(_ failing: Case, _ more: [String]) async throws -> CommandRun {
            let vault = try TestVault()
            let arguments = ["bridge", failing.command, "--command", try vault.bridge(failing.scenario)]
            let process = try RunningCommand(
                arguments + (failing.command == "pair" ? ["--yes"] : []) + more, on: vault,
                environment: ["WHISPER_TEST_WAITS": "short"])
            if failing.isEndless {
                try await process.wait { soFar in
                    more.contains("--json")
                        ? retries(soFar, failing.code).count > failing.delays.count
                        : soFar.errors.ranges(of: "Retrying ").count > failing.delays.count
                }
                return process.stop()
            }
            return process.finish()
        }

        private func retries(_ run: CommandRun, _ code: String) -> [Int64] {
            run.wholeObjects.filter { $0.string("type") == "retry" && $0.string("code") == code }
                .compactMap { $0.integer("delay_ms") }
        }

        @Test("With --json each code, the time of the retry and the exit status are reported", arguments: cases)
        func inJSON(failing: Case) async throws {
            let run = try await run(failing, ["--json"])
            #expect(run.status == failing.status, "\(run.errors)")
            #expect(Array(retries(run, failing.code).prefix(failing.delays.count)) == failing.delays)
            #expect(run.wholeObjects.filter { $0.string("type") == "retry" }.count == retries(run, failing.code).count)
            if !failing.isEndless { #expect(retries(run, failing.code).count == failing.delays.count) }
            if failing.status == 0 {
                #expect(run.errors.isEmpty)
            } else {
                let error = try ErrorLine(run.errors)
                #expect(error.code == failing.code)
                #expect(error.exit == Int64(failing.status))
                #expect(error.message.contains(failing.text))
                if let hint = failing.hint { #expect(error.hint?.contains(hint) == true) }
            }
        }

        @Test("A person reads what is wrong, what to do, and when it is retried", arguments: cases)
        func inWords(failing: Case) async throws {
            let run = try await run(failing, [])
            #expect(run.status == failing.status)
            #expect(run.errors.contains(failing.text), "\(run.errors)")
            if let hint = failing.hint { #expect(run.errors.contains(hint), "\(run.errors)") }
            if !failing.isEndless { #expect(run.errors.ranges(of: "Retrying ").count == failing.delays.count) }
            for delay in failing.delays {
                let when = delay == 0 ? "Retrying now." : "Retrying in \(delay / 1_000) s."
                #expect(run.errors.contains(when), "\(run.errors)")
            }
        }

        @Test("Options set the number and the delay of retries (ING-3)")
        func options() throws {
            let vault = try TestVault()
            let command = try vault.bridge(Case.fatal("WHATSAPP_RATE_LIMITED"))
            let run = try vault([
                "bridge", "run", "--json", "--command", command, "--retries", "3", "--first-delay", "10",
            ])
            #expect(run.status == 1)
            #expect(retries(run, "WHATSAPP_RATE_LIMITED") == [0, 10, 20])
            for wrong in [
                ["--retries", "-1"], ["--first-delay", "0"], ["--batch-size", "0"], ["--session-timeout", "0"],
            ] {
                #expect(try vault(["bridge", "run", "--command", command] + wrong).status == 64, "\(wrong)")
            }
        }

        @Test("The configuration file sets them if no option does (CLI-6)")
        func configured() throws {
            let vault = try TestVault()
            let command = try vault.bridge(Case.fatal("WHATSAPP_RATE_LIMITED"))
            let folder = vault.scratch("home/.config/whisper")
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let file = URL(fileURLWithPath: folder + "/config.toml")
            try Data("bridge-retries = 2\nbridge-first-delay = 7\n".utf8).write(to: file)
            let run = try vault(["bridge", "run", "--json", "--command", command])
            #expect(retries(run, "WHATSAPP_RATE_LIMITED") == [0, 7])
            let other = try vault(["bridge", "run", "--json", "--command", command, "--retries", "0"])
            #expect(retries(other, "WHATSAPP_RATE_LIMITED") == [])
            try Data("bridge-retries = 5000\n".utf8).write(to: file)
            let wrong = try vault(["bridge", "run", "--json", "--command", command])
            #expect(wrong.status == 64)
            #expect(wrong.errors.contains("bridge-retries"))
        }

        @Test("A message that cannot be decrypted is a placeholder, and what comes later takes its place")
        func placeholder() throws {
            let vault = try TestVault()
            func run(_ event: String) throws -> CommandRun {
                let lines = """
                    {"do":"ready"}
                    {"do":"error","code":"WHATSAPP_MESSAGE_DECRYPT_FAILED","message_id":"M1"}
                    {"do":"event","name":"UndecryptableMessage","raw":"\(try GenuineEvent.raw("undecryptable"))"}
                    \(event)
                    {"do":"closed"}
                    """
                return try vault(["bridge", "run", "--json", "--command", try vault.bridge(lines)])
            }
            let first = try run("")
            #expect(first.status == 0)
            #expect(first.lines.contains(#"{"type":"undecryptable","message_id":"M1"}"#), "\(first.output)")
            let before = try vault(["export", "json"]).objects()
            #expect(before.map { $0.object("content")?.string("type") } == ["unknown"])
            #expect(before.map { $0.string("external_id") } == ["M1"])
            let event = try GenuineEvent.raw("text")
            #expect(try run("{\"do\":\"event\",\"name\":\"Message\",\"raw\":\"\(event)\"}").status == 0)
            let after = try vault(["export", "json"]).objects()
            #expect(after.map { $0.object("content")?.string("text") } == ["Hello 👋"])
            #expect(after.map { $0.string("id") } == before.map { $0.string("id") })
        }

        @Test("A link that ends again and again raises a warning: it may be a ban (ING-6)")
        func expiries() throws {
            let vault = try TestVault()
            let command = try vault.bridge(Case.fatal("WHATSAPP_SESSION_EXPIRED"))
            let warnings = try (1...3).map { _ in
                let run = try vault(
                    ["bridge", "run", "--json", "--command", command], environment: ["WHISPER_TEST_WAITS": "short"])
                return run.lines.contains(#"{"type":"warning","warning":"often-expired"}"#)
            }
            #expect(warnings == [false, false, true])
        }
    }

    /// Events recorded from the real library.
    enum GenuineEvent {
        struct Missing: Error {
            let id: String
        }

        /// The bytes of an event, in base64.
        static func raw(_ id: String) throws -> String {
            let file = PackageRoot.url.appending(path: "Tests/Suites/WhatsAppEventTests/Fixtures/genuine.jsonl")
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                guard case .object(let object) = try JSONValue.parse(String(line)), object.string("id") == id,
                    let raw = object.string("raw")
                else { continue }
                return raw
            }
            throw Missing(id: id)
        }
    }
#endif
