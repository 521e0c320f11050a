#if os(Linux) && Bridge && Notifications
    import Foundation
    import Testing
    import WhisperTestThreads

    @Suite("A bridge as a service (CLI-4)", .ownThreads)
    struct BridgeServiceTests {
        private static let news = """
            {"do":"ready"}
            {"do":"messages","count":2,"text":"secret plan","now":true}
            {"do":"idle"}
            """

        private func start(_ vault: TestVault, _ lines: String, _ environment: [String: String]) throws
            -> RunningCommand
        {
            try RunningCommand(
                ["bridge", "run", "--json", "--notify", "none", "--command", try vault.bridge(lines)], on: vault,
                environment: environment)
        }

        @Test("It reports that it is ready once the bridge has answered, that it is alive, and that it ends")
        func reports() async throws {
            let vault = try TestVault()
            let socket = try NotificationSocket()
            let process = try start(
                vault, Self.news, ["NOTIFY_SOCKET": socket.path, "WATCHDOG_USEC": "200000"])
            try await process.wait { _ in
                let messages = socket.messages()
                return messages.contains("READY=1") && messages.filter { $0 == "WATCHDOG=1" }.count >= 5
                    && messages.contains { $0.hasPrefix("STATUS=") && $0.contains("2") }
            }
            let run = process.stop()
            #expect(run.status == 0, "\(run.errors)")
            let messages = socket.messages()
            #expect(messages.last == "STOPPING=1", "\(messages)")
            #expect(messages.filter { $0 == "STOPPING=1" }.count == 1)
            for message in messages { #expect(!message.contains("Ana") && !message.contains("secret"), "\(message)") }
        }

        @Test("While the bridge does not answer it is not ready; without a watchdog it reports no life")
        func silent() async throws {
            let vault = try TestVault()
            let socket = try NotificationSocket()
            let process = try start(vault, "{\"do\":\"idle\"}\n", ["NOTIFY_SOCKET": socket.path])
            try await Task.sleep(for: .seconds(3))
            #expect(socket.messages().isEmpty)
            #expect(process.stop().status == 0)
            #expect(socket.messages().allSatisfy { $0 == "STOPPING=1" })
        }

        @Test("A watchdog of another process is left alone, and a manager that is gone stops nothing")
        func others() async throws {
            let vault = try TestVault()
            let process = try start(
                vault, Self.news,
                ["NOTIFY_SOCKET": "/tmp/whisper-notify-nobody", "WATCHDOG_USEC": "100000", "WATCHDOG_PID": "1"])
            try await process.wait { _ in try vault(["search", "secret", "--json"]).lines.count == 2 }
            #expect(process.stop().status == 0)
        }
    }
#endif
