#if Realtime
    import Testing
    import WhisperJSONText
    import WhisperTestThreads

    @Suite("Options before a command that another program runs (CLI-2, RT-9)", .ownThreads, .timeLimit(.minutes(10)))
    struct SyncHandoverTests {
        /// Runs the command with options before its name.
        private func run(_ vault: TestVault, _ options: [String], _ command: [String]) throws -> CommandRun {
            try CommandRun.whisper(options + command, in: vault.scratch)
        }

        @Test("The vault and the form of the output, named before sync, reach the program that exchanges messages")
        func sync() throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let ana = try SyncMember("ana", at: server.port)
            let file = ana.vault.passphraseFile
            let forms: [(before: [String], after: [String])] = [
                (["--vault", ana.vault.path, "--passphrase-file", file, "--json"], []),
                (["--vault=\(ana.vault.path)", "--json"], ["--passphrase-file", file]),
                (["--passphrase-file=\(file)", "--quiet"], ["--vault", ana.vault.path, "--json"]),
            ]
            for form in forms {
                let status = try run(ana.vault, form.before, ["sync", "status"] + form.after)
                #expect(status.status == 0, "\(form): \(status.errors)")
                #expect(try status.objects().first?.string("user") == "ana", "\(form)")
            }
            #expect(try run(ana.vault, ["--vault", ana.vault.path], ["sync", "no-such-command"]).status == 64)
        }

        @Test("A draft is put into the outbox of the vault that is named before send-draft (ST-6)")
        func sendDraft() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let ana = try SyncMember("ana", at: server.port)
            let client = try ana.start()
            try await client.wait { try ana.vault.expect(["conversations", "--json"]).output.contains("Lake") }
            #expect(client.stop() == 0)
            try ana.vault.expect(["draft", "set", "Lake", "See you at nine"])
            let options = ["--json", "--vault", ana.vault.path, "--passphrase-file", ana.vault.passphraseFile]
            let sent = try run(ana.vault, options, ["send-draft", "Lake", "--timeout", "0"])
            #expect(sent.status == 0, "\(sent.errors)")
            #expect(try sent.objects().map { $0.string("type") } == ["saved", "waiting"])
            #expect(try ana.vault.expect(["draft", "list", "--json"]).output.isEmpty)
        }
    }
#endif
