#if Bridge && Notifications
    import Foundation
    import WhisperJSONText
    import WhisperTestSupport
    import WhisperTestThreads
    import Testing

    @Suite(
        "Notifications while a bridge is run (ING-6)", .ownThreads,
        .enabled(if: PrivateDesktop.obstacle == nil, "needs dbus-daemon and python3-dbusmock"))
    struct BridgeNotificationTests {
        private let vault: TestVault

        init() throws { vault = try TestVault() }

        private static let news = """
            {"do":"ready"}
            {"do":"messages","count":2,"backlog":true,"text":"old"}
            {"do":"messages","count":2,"text":"secret plan","now":true}
            {"do":"idle"}
            """

        /// Runs the bridge until the desktop has received a notification.
        private func shown(_ more: [String]) async throws -> PrivateDesktop.Call? {
            let desktop = try PrivateDesktop()
            let process = try RunningCommand(
                ["bridge", "run", "--json", "--command", try vault.bridge(Self.news)] + more, on: vault,
                environment: ["DBUS_SESSION_BUS_ADDRESS": desktop.address])
            var last: PrivateDesktop.Call?
            for _ in 0..<300 where last?.body?.contains("2 new messages") != true {
                last = try desktop.calls().last { $0.method == "Notify" }
                try await Task.sleep(for: .milliseconds(50))
            }
            let run = process.stop()
            #expect(run.status == 0, "\(run.errors)")
            #expect(!run.output.contains("no-notifications"))
            return last
        }

        @Test("New messages are notified of with their chat but without their text; old ones are not")
        func chat() async throws {
            let call = try #require(try await shown([]))
            #expect(call.summary == "Ana 0")
            #expect(call.body == "2 new messages")
        }

        @Test("--notify count shows no name, --notify content also the text of the newest message")
        func disclosure() async throws {
            let count = try #require(try await shown(["--notify", "count"]))
            #expect(count.summary == "Whisper")
            #expect(count.body == "2 new messages")
            let other = try BridgeNotificationTests()
            let content = try #require(try await other.shown(["--notify", "content"]))
            #expect(content.body?.hasPrefix("2 new messages") == true)
            #expect(content.body?.contains("secret plan") == true)
        }

        @Test("--notify none shows no notification")
        func none() async throws {
            let desktop = try PrivateDesktop()
            let process = try RunningCommand(
                ["bridge", "run", "--json", "--command", try vault.bridge(Self.news), "--notify", "none"], on: vault,
                environment: ["DBUS_SESSION_BUS_ADDRESS": desktop.address])
            try await process.wait { _ in try vault(["search", "secret", "--json"]).lines.count == 2 }
            #expect(process.stop().status == 0)
            #expect(try desktop.calls().isEmpty)
        }

        @Test("Without a bus, or on one without answers, messages are stored and a warning is printed once")
        func silence() async throws {
            let lines = """
                {"do":"ready"}
                {"do":"messages","count":1,"now":true,"text":"one"}
                {"do":"wait","ms":1500}
                {"do":"messages","count":1,"now":true,"text":"two"}
                {"do":"wait","ms":1500}
                {"do":"closed"}
                """
            let desktop = try PrivateDesktop(withService: false)
            for address in [nil, desktop.address, "unix:path=/nonexistent/bus"] {
                let vault = try TestVault()
                let environment = address.map { ["DBUS_SESSION_BUS_ADDRESS": $0] } ?? [:]
                let run = try vault(
                    ["bridge", "run", "--json", "--command", try vault.bridge(lines)], environment: environment)
                #expect(run.status == 0, "\(run.errors)")
                #expect(run.errors.isEmpty)
                let warnings = run.lines.filter { $0 == #"{"type":"warning","warning":"no-notifications"}"# }
                #expect(warnings.count == 1, "\(address ?? "none"): \(run.output)")
                #expect(run.lines.last == #"{"type":"summary","added":2,"duplicates":0,"skipped":0}"#)
            }
        }
    }
#endif
