#if Realtime
    import Foundation
    import WhisperJSONText
    import WhisperTestThreads
    import Testing

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    @Suite("Sessions and commands of the realtime client (RT-7, RT-9)", .ownThreads, .serialized)
    struct SyncSessionTests {
        @Test(
            "An expired token is refreshed once for all requests that wait (RT-3)",
            .enabled(if: SyncServer.python != nil, "aiohttp cannot be had"))
        func refresh() async throws {
            let scratch = try Scratch()
            let names = (1...6).map { "c-\($0)" }
            let server = try SyncServer(
                .foreign, conversations: names.map { "\($0):\($0):ana,ben" }, in: scratch)
            let ben = try SyncMember("ben", at: server.port)
            let first = try ben.start()
            try await first.wait { try ben.status().conversations.count == names.count }
            first.stop()
            let relay = try Relay(to: server.port)
            let ana = try SyncMember("ana", at: relay.port)
            let anas = try ana.start()
            try await anas.wait { try ana.status().conversations.count == names.count }
            relay.cut()
            // Each conversation has something new, and the tokens expire meanwhile.
            for name in names { try ben.send("news of \(name)", to: name) }
            try await server.expireTokens()
            let before = try await server.figures().refreshes
            relay.mend()
            try await anas.wait { anas.received == Int64(names.count) }
            let after = try await server.figures().refreshes
            // Six conversations, a list and a socket were requested with a token that was no longer valid.
            #expect(after - before == 1)
            #expect(anas.stop() == 0)
        }

        @Test("Without a login the error says how to log in; a wrong secret, account or address has its own error")
        func errors() throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let vault = try TestVault()
            func error(_ arguments: [String], input: String? = "") throws -> ErrorLine {
                try ErrorLine(try vault.sync(arguments + ["--json"], input: input).errors)
            }
            #expect(try error(["run"]).code == "not-logged-in")
            #expect(try error(["send", "Lake", "hello"]).code == "not-logged-in")
            let url = "http://127.0.0.1:\(server.port)"
            let refused = try error(["login", url, "ana", "--secret-file", "-"], input: "wrong\n")
            #expect(refused.code == "credentials-refused")
            #expect(refused.exit == 1)
            #expect(try error(["login", url, "ana"], input: nil).code == "no-secret")
            #expect(try error(["login", "http://example.org", "ana", "--secret-file", "-"]).exit == 64)
            #expect(try error(["login", "ftp://example.org", "ana", "--secret-file", "-"]).exit == 64)
            let nobody = try error(["login", "http://127.0.0.1:9", "ana", "--secret-file", "-"], input: "secret\n")
            #expect(nobody.code == "unreachable")
            #expect(try SyncMember("ana", at: server.port, vault: vault)(["status"]).status == 0)
            #expect(
                try error(["login", url, "ben", "--secret-file", "-"], input: "secret of ben\n").code
                    == "other-account")
            #expect(try error(["run", "--server", "http://127.0.0.1:9"]).code == "other-account")
            #expect(try error(["send", "Nowhere", "hello"]).code == "not-found")
            #expect(try error(["retry", "nothing"]).code == "not-found")
            #expect(try vault.sync(["send", "Lake"]).status == 64)
            #expect(try vault.sync(["send", "Lake", "x", "--timeout", "-1"]).status == 64)
        }

        @Test("A wrong secret that was typed is asked for again, and the third right one logs in (RT-7, CLI-3)")
        func secretAgain() throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let vault = try TestVault()
            func login() throws -> TerminalSession {
                try TerminalSession(
                    [
                        "login", "http://127.0.0.1:\(server.port)", "ana", "--vault", vault.path, "--passphrase-file",
                        vault.passphraseFile,
                    ], program: WhisperBinary.path(of: "whisper-sync"), in: vault.scratch, columns: 200)
            }
            let refused = try login()
            for left in ["2 tries left.", "1 try left."] {
                try refused.answer("Secret of", with: "wrong")
                try refused.waitFor("The server rejected the user name or the secret. \(left)")
            }
            try refused.answer("Secret of", with: "")
            #expect(refused.finish() == 1)
            let right = try login()
            try right.answer("Secret of", with: "")
            try right.waitFor("2 tries left.")
            try right.answer("Secret of", with: "secret of ana")
            #expect(right.finish() == 0)
            #expect(right.screen.contains("Logged in"))
        }

        @Test("A file with the server's secret that other users can read is refused as what it is (RT-7, CLI-3)")
        func openSecretFile() throws {
            let vault = try TestVault()
            let open = vault.scratch("open")
            let manager = FileManager.default
            try manager.createDirectory(atPath: open, withIntermediateDirectories: true)
            let file = try vault.scratch.write("secret of ana\n", to: "open/secret")
            try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
            // That of the vault is as it should be.
            try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: vault.passphraseFile)
            for path in [open, vault.scratch.path] {
                try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
            }
            defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: vault.scratch.path) }
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: vault.scratch)
            let run = try vault.sync(["login", "http://127.0.0.1:\(server.port)", "ana", "--secret-file", file])
            #expect(run.status == 1 && run.errors.contains("which contains a secret"), "\(run.errors)")
            #expect(run.errors.contains("chmod 600") && !run.errors.contains("rekey"))
        }

        @Test("logout ends the session at the server, removes the token, and leaves what was brought in (RT-7)")
        func logout() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let ana = try SyncMember("ana", at: server.port)
            let running = try ana.start()
            try await running.wait { try !ana.status().conversations.isEmpty }
            try ana.send("before", to: "Lake")
            try await running.wait { try ana.texts("Lake") == ["before"] }
            running.stop()
            let run = try ana(["logout", "--json"])
            #expect(
                run.output
                    == #"{"type":"logged-out","removed":["realtime_refresh_token"],"confirmed":true}"# + "\n")
            #expect(try ana.status()["logged_in"] == false)
            #expect(try ErrorLine(try ana(["run", "--json"]).errors).code == "not-logged-in")
            // What is written now waits for the next login.
            #expect(try ana.send("after", to: "Lake").string("type") == "waiting")
            #expect(try ana(["logout", "--json"]).output.contains(#""removed":[]"#))
            // A person reads words instead of names.
            let other = try SyncMember("ben", at: server.port)
            let words = try other(["logout"]).errors
            #expect(words.contains("The session was removed from this device.") && !words.contains("_"), "\(words)")
            #expect(
                try SyncMember("ana", at: server.port, vault: ana.vault).send("again", to: "Lake")["type"] == "sent")
            #expect(try ana.texts("Lake") == ["before", "after", "again"])
        }

        @Test("A token from a file works without a login, and a refused one ends the run")
        func tokenFile() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let vault = try TestVault()
            let file = try vault.scratch.write("no-such-token\n", to: "token")
            let options = ["--server", "http://127.0.0.1:\(server.port)", "--token-file", file]
            let refused = try vault.sync(["run", "--json"] + options)
            #expect(try ErrorLine(refused.errors).code == "session-ended")
            try vault.scratch.write(try await server.accessToken(of: "ana") + "\n", to: "token")
            let running = try RunningClient(vault, ["run"] + options)
            try await running.wait(for: "connected")
            #expect(running.lines.first?.string("user") == "ana")
            #expect(running.stop() == 0)
            try vault.scratch.write("", to: "token")
            #expect(try vault.sync(["run"] + options).errors.contains(file))
        }

        @Test("No secret or token is in arguments, output or files of the vault (RT-7, R9)")
        func secrecy() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let ana = try SyncMember("ana", at: server.port)
            let running = try ana.start()
            try await running.wait(for: "connected")
            running.stop()
            let places = try FileManager.default.subpathsOfDirectory(atPath: ana.vault.scratch.path)
            for place in places {
                let path = ana.vault.scratch(place)
                guard let data = FileManager.default.contents(atPath: path) else { continue }
                #expect(data.range(of: Data("Bearer".utf8)) == nil, "\(place)")
                // The input that the test itself wrote is the one place.
                if !place.hasSuffix(".in") {
                    #expect(data.range(of: Data("secret of ana".utf8)) == nil, "\(place)")
                }
            }
        }

        @Test("Help, manual pages and the version are the program's own, in every language")
        func help() throws {
            let scratch = try Scratch()
            let program = WhisperBinary.path(of: "whisper-sync")
            let run = try CommandRun.program(program, ["--help"], in: scratch)
            #expect(run.status == 0)
            #expect(run.output.contains("whisper-sync login") && run.output.contains("whisper-sync help"))
            let german = try CommandRun.program(
                program, ["help", "send"], in: scratch, environment: ["LANG": "de_DE.UTF-8"])
            #expect(german.output.contains("whisper-sync send CONVERSATION [TEXT]"))
            #expect(german.output.contains("Nachricht"))
            #expect(try CommandRun.program(program, ["version"], in: scratch).output.hasPrefix("whisper-sync "))
            let unknown = try CommandRun.program(program, ["lgoin"], in: scratch)
            #expect(unknown.status == 64)
            #expect(unknown.errors.contains("login"))
            let pages = try CommandRun.program(program, ["generate-manual", scratch("man")], in: scratch)
            #expect(pages.status == 0)
            #expect(scratch.has("man/whisper-sync.1") && scratch.has("man/whisper-sync-login.1"))
        }
    }

    extension SyncServer {
        /// An access token, requested without Whisper.
        func accessToken(of user: String) async throws -> String {
            guard let url = URL(string: "http://127.0.0.1:\(port)/v1/session") else { throw URLError(.badURL) }
            var request = URLRequest(url: url)
            request.httpMethod = "POST"
            request.httpBody = Data(#"{"user":"\#(user)","secret":"secret of \#(user)","device":"test"}"#.utf8)
            let (data, _) = try await URLSession.shared.data(for: request)
            guard case .object(let answer) = try JSONValue.parse(String(decoding: data, as: UTF8.self)),
                let token = answer.string("access_token")
            else { throw URLError(.cannotParseResponse) }
            return token
        }
    }
#endif
