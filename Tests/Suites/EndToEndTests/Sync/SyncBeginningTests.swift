#if Realtime
    import Foundation
    import WhisperJSONText
    import WhisperTestSupport
    import WhisperTestThreads
    import Testing

    @Suite("How syncing begins, and why it does not (RT-9)", .ownThreads, .serialized)
    struct SyncBeginningTests {
        @Test("Right after the login a message goes out, and “whisper sync” is “whisper-sync”")
        func sendsAtOnce() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let ana = try SyncMember("ana", at: server.port)
            #expect(try ana.send("first thing", to: "Lake").string("type") == "sent")
            let handed = try ana.vault(["sync", "status", "--json"])
            let direct = try ana(["status", "--json"])
            #expect(handed.status == 0 && handed.output == direct.output)
            #expect(try ana.vault(["sync", "no-such-command"]).status == 64)
        }

        @Test("While the server is down, run says so and for how long it waits")
        func down() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let relay = try Relay(to: server.port)
            let ana = try SyncMember("ana", at: relay.port)
            relay.cut()
            let running = try ana.start()
            try await running.wait(for: "retry")
            let retry = try #require(running.lines.first { $0.string("type") == "retry" })
            #expect(retry.string("code") == "unreachable")
            #expect((retry.integer("seconds") ?? 99) <= 30)
            relay.mend()
            try await running.wait(for: "connected")
            #expect(running.stop() == 0)
        }

        /// Expects that a run does not begin, and says why: to programs by a code, to people in words.
        private func expectRetries(_ ana: SyncMember, _ code: String, _ words: String) async throws {
            let running = try ana.start()
            try await running.wait(for: "retry")
            let retries = running.lines.filter { $0.string("type") == "retry" }
            #expect(retries.allSatisfy { $0.string("code") == code }, "\(retries)")
            #expect(retries.allSatisfy { (0...30).contains($0.integer("seconds") ?? -1) }, "\(retries)")
            #expect(running.count("connected") == 0)
            #expect(running.stop() == 0)
            let spoken = try ana.start(inJSON: false)
            try await spoken.wait { spoken.words.contains("Retrying in ") }
            #expect(spoken.words.contains(words + " Retrying in "), "\(spoken.words)")
            #expect(spoken.stop() == 0)
        }

        @Test(
            "A server that answers with an error, or a page for people, is retried, and the reason is named (RT-9)",
            arguments: [
                ("500 Internal Server Error", "{}", "server-failed", "The server reported an internal error."),
                (
                    "502 Bad Gateway", "<html>Bad gateway</html>", "server-failed",
                    "The server reported an internal error."
                ),
                ("200 OK", "<html>Log in</html>", "protocol", "The server sent an invalid response."),
                ("429 Too Many Requests", "{}", "rate-limited", "The server is limiting requests."),
            ])
        func otherAnswers(status: String, body: String, code: String, words: String) async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let relay = try Relay(to: server.port)
            let ana = try SyncMember("ana", at: relay.port)
            let other = try CannedServer(status: status, body: body)
            relay.lead(to: other.port)
            try await expectRetries(ana, code, words)
            relay.lead(to: server.port)
            let running = try ana.start()
            try await running.wait(for: "connected")
            #expect(running.stop() == 0)
        }

        @Test(
            "A certificate that has expired, is for another host or of an unknown issuer is named as such, and no token is sent (RT-7)",
            .enabled(if: TestAuthority.isAvailable, "needs the openssl command"),
            arguments: [
                (.expired, "untrusted-expired", "The server’s certificate has expired or is not valid yet."),
                (.wrongHost, "untrusted-host", "The server’s certificate is for another host."),
                (.unknownIssuer, "untrusted-issuer", "The server’s certificate was not issued by a trusted authority."),
                (.selfSigned, "untrusted-issuer", "The server’s certificate was not issued by a trusted authority."),
            ] as [(TestAuthority.Flaw, String, String)])
        func certificates(_ flaw: TestAuthority.Flaw, code: String, words: String) async throws {
            let scratch = try Scratch()
            let authority = try TestAuthority.shared.get()
            func server(_ flaw: TestAuthority.Flaw) throws -> SyncServer {
                let files = authority.server(flaw)
                return try SyncServer(
                    conversations: ["c-1:Lake:ana,ben"],
                    options: ["--certificate", files.certificate, "--key", files.key], in: scratch)
            }
            let (sound, flawed) = (try server(.none), try server(flaw))
            let relay = try Relay(to: sound.port)
            let ana = try SyncMember("ana", at: relay.port, trusting: authority.folder + "/trusted.pem")
            relay.lead(to: flawed.port)
            try await expectRetries(ana, code, words)
            relay.lead(to: sound.port)
            let running = try ana.start()
            try await running.wait(for: "connected")
            #expect(running.stop() == 0)
        }

        @Test("A server of another version of the protocol is left alone, and its version is named (RT-9)")
        func version() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(
                conversations: ["c-1:Lake:ana,ben"], options: ["--faults", "deceive=version"], in: scratch)
            let ana = try SyncMember("ana", at: server.port)
            try await expectRetries(
                ana, "protocol-version",
                "The server uses version 2 of the protocol, which this program does not support.")
        }
    }
#endif
