#if Realtime
    import Foundation
    import Testing
    import WhisperTestThreads

    @Suite(
        "What README and the realtime guide show of a server, typed line by line (CLI-1, RT-9)", .ownThreads,
        .timeLimit(.minutes(10)))
    struct SyncExampleTests {
        private static let guide = "docs/guides/realtime.md"

        /// Terminals on one machine, whose homes are in a folder of the test instead of in /tmp.
        private final class Desk {
            let place: Scratch
            private var shells: [String: ShellSession] = [:]
            private var port = "8642"

            init() throws { place = try Scratch() }

            deinit {
                for shell in shells.values {
                    shell.interrupt()
                    shell.leave()
                }
            }

            private func shell(_ name: String, _ user: String) throws -> ShellSession {
                if let shell = shells[name] { return shell }
                let shell = try ShellSession(
                    in: place.path, scratch: place,
                    answers: [.init(question: "http://localhost:\(port): ", answer: "\(user)-secret")])
                shells[name] = shell
                return shell
            }

            /// Types a line of a user; what follows a server is left running.
            func type(_ example: ConsoleExample, at terminal: String, as user: String) throws {
                let shell = try shell(terminal, user)
                let command = example.command.replacing("=/tmp/", with: "=\(place.path)/").replacing("8642", with: port)
                if command == "whisper-sync-devserver" {
                    // Any port that is free: other tests run beside this one.
                    shell.start(command + " --port 0")
                    port = String(try shell.wait { $0.firstMatch(of: #/http:[^ ]*:([0-9]+)\s/#)?.output.1 })
                } else if command.hasSuffix("whisper-sync run") {
                    shell.start(command)
                    _ = try shell.wait { $0.contains("Connected") ? true : nil }
                } else {
                    let ended = try shell.run(command)
                    #expect(ended.status == 0, "\(example): \(ended.screen)")
                    if command.contains("whisper messages") { #expect(ended.screen.contains("See you at nine")) }
                }
            }
        }

        @Test("README: two people, a server, one machine, four terminals")
        func readme() throws {
            let desk = try Desk()
            for example in try ConsoleExample.block("whisper-sync-devserver", terminal: "1", in: "README.md") {
                let user = example.command.contains("/tmp/ben") ? "ben" : "ana"
                try desk.type(example, at: example.terminal, as: user)
            }
        }

        @Test("The guide: the server, then one person, the other, and a message")
        func guide() throws {
            let desk = try Desk()
            let first = try ConsoleExample.block("for p in whisper", in: Self.guide)
            try desk.type(try #require(first.last), at: "server", as: "")
            for user in ["ana", "ben"] {
                for example in try ConsoleExample.block("export WHISPER_HOME=/tmp/ana", in: Self.guide) {
                    let line = example.command.replacing("ana", with: user)
                    try desk.type(
                        ConsoleExample(place: example.place, terminal: user, command: line), at: user, as: user)
                }
            }
            for example in try ConsoleExample.block("WHISPER_HOME=/tmp/ben", in: Self.guide) {
                try desk.type(example, at: "fourth", as: "ana")
            }
        }

        @Test("The guide: sending, binding to a contact, looking at the state, and logging out")
        func others() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Ben:ana,ben"], in: scratch)
            let (ana, ben) = (try SyncMember("ana", at: server.port), try TestVault())
            try ana.vault.expect(["identity", "create", "Ana Reis"])
            try ben.expect(["identity", "create", "Ben Okoro"])
            try ana.vault.expect(["contact", "import", "-", "--yes"], input: try ben.bundle())
            try ana.vault.expect(["contact", "verify", "Ben Okoro", "--yes"])
            let running = try ana.start()
            try await running.wait { try !ana.status().conversations.isEmpty }
            running.stop()
            let tools = scratch("tools")
            try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
            let fortune = try scratch.write("#!/bin/sh\necho You will do foolish things.\n", to: "tools/fortune")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fortune)
            let shell = try ShellSession(
                in: scratch.path, scratch: scratch, tools: tools,
                environment: ["WHISPER_HOME": ana.vault.scratch.path, "WHISPER_PASSPHRASE": "correct horse"])
            defer { shell.leave() }
            for beginning in ["whisper-sync send Ben", "whisper-sync bind Ben", "whisper-sync status"] {
                for example in try ConsoleExample.block(beginning, in: Self.guide) {
                    let ended = try shell.run(example.command)
                    #expect(ended.status == 0, "\(example): \(ended.screen)")
                }
            }
        }
    }
#endif
