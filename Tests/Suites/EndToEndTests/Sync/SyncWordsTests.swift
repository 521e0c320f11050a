#if Realtime
    import Foundation
    import Testing
    import WhisperTestThreads

    @Suite("What a run and a status say to a person (RT-9, CLI-4)", .ownThreads, .serialized)
    struct SyncWordsTests {
        @Test("At a terminal a run says that it waits, how it ends, and how many messages came; elsewhere it does not")
        func run() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let ana = try SyncMember("ana", at: server.port)
            let ben = try SyncMember("ben", at: server.port)
            let session = try TerminalSession(
                ["run", "--vault", ana.vault.path, "--passphrase-file", ana.vault.passphraseFile],
                program: WhisperBinary.path(of: "whisper-sync"), in: ana.vault.scratch, columns: 160)
            try session.waitFor(
                "Connected to http://127.0.0.1:\(server.port) as “ana”; waiting for messages. Ctrl-C ends.")
            try ben.send("hello", to: "Lake")
            try session.waitFor("Messages so far: 1 received, 0 sent.")
            session.type("\u{3}")
            #expect(session.finish() == 0)
            #expect(session.text.contains("Messages: 1 received, 0 sent; 0 waiting to be sent."))
            let running = try ben.start(inJSON: false)
            try await running.wait { running.words.contains("as “ben”.") }
            #expect(running.stop() == 0)
            #expect(!running.words.contains("Ctrl-C") && !running.words.contains("so far"), "\(running.words)")
        }

        @Test("status leaves out what is zero, and says of the rest what it is")
        func status() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let relay = try Relay(to: server.port)
            let ana = try SyncMember("ana", at: relay.port)
            let before = try ana(["status"]).output
            #expect(before.contains("logged in") && before.contains("Lake"), "\(before)")
            #expect(!before.contains(" 0"), "\(before)")
            relay.cut()
            #expect(try ana.send("later", to: "Lake", ["--timeout", "1"]).string("type") == "waiting")
            let waiting = try ana(["status"]).output
            #expect(waiting.contains("1; the next “whisper-sync run” sends it"), "\(waiting)")
            relay.mend()
            let running = try ana.start()
            try await running.wait(for: "sent")
            #expect(running.stop() == 0)
            let after = try ana(["status"]).output
            #expect(after.contains("messages, edits, receipts and the like") && !after.contains("Waiting"), "\(after)")
            #expect(!after.contains(" 0"), "\(after)")
        }
    }
#endif
