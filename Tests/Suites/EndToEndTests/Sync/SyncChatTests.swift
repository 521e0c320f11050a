#if Realtime
    import Foundation
    import Testing
    import WhisperTestThreads

    #if canImport(Glibc)
        import Glibc
    #else
        import Darwin
    #endif

    @Suite("Chatting in the full-screen view at a terminal (LOOK-7, RT-9)", .ownThreads, .timeLimit(.minutes(10)))
    struct SyncChatTests {
        private func session(_ member: SyncMember, _ arguments: [String] = ["Lake"]) throws -> TerminalSession {
            try TerminalSession(
                ["chat"] + arguments
                    + ["--vault", member.vault.path, "--passphrase-file", member.vault.passphraseFile],
                program: WhisperBinary.path(of: "whisper-sync"), in: member.vault.scratch,
                environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"], columns: 110, rows: 24)
        }

        @Test("What is typed reaches the other, what the other writes appears, and leaving restores the terminal")
        func exchange() throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let (ana, ben) = (try SyncMember("ana", at: server.port), try SyncMember("ben", at: server.port))
            let chat = try session(ana)
            try chat.waitForText("connected")
            try chat.waitForText("not sealed: the server can read it")
            chat.type("See you at nine\r")
            try chat.waitForText("See you at nine")
            let received = try session(ben)
            try received.waitForText("See you at nine")
            received.type("By the lake\r")
            try chat.waitForText("By the lake")
            received.type("\u{3}")
            #expect(received.finish() == 0)
            // What is in front of one's eyes is read.
            func unread() throws -> Int64? { try ana.vault.object(["conversations"]).integer("unread") }
            for _ in 0..<200 where try unread() != 0 { usleep(50_000) }
            #expect(try unread() == 0)
            chat.type("unfinished\u{3}")
            #expect(chat.finish() == 0)
            #expect(chat.screen.contains("1 text that was not sent is kept as a draft."))
            #expect(chat.screen.contains("\u{1B}[?25h\u{1B}[?1049l"))
            #expect(chat.echoes)
            #expect(chat.screen.contains("1 received, 1 sent; 0 waiting"), "\(chat.screen.suffix(300))")
            #expect(try ana.texts("Lake") == ["See you at nine", "By the lake"])
        }

        @Test("What is written without a server waits, marked so, and is sent once by the next run (RT-5)")
        func offline() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let relay = try Relay(to: server.port)
            let (ana, ben) = (try SyncMember("ana", at: relay.port), try SyncMember("ben", at: server.port))
            let chat = try session(ana)
            try chat.waitForText("connected")
            relay.cut()
            try chat.waitForText("no connection, messages wait")
            chat.type("Are you there?\r")
            try chat.waitForText("waiting")
            chat.type("\u{3}")
            #expect(chat.finish() == 0)
            #expect(chat.screen.contains("1 waiting"))
            relay.mend()
            let (anas, bens) = (try ana.start(), try ben.start())
            try await bens.wait { try ben.texts("Lake") == ["Are you there?"] }
            #expect(anas.stop() == 0 && bens.stop() == 0)
        }

        @Test("In a bound conversation the line says to whom it is sealed, and the server has ciphertext (RT-10)")
        func sealed() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let (ana, ben) = (try SyncMember("ana", at: server.port), try SyncMember("ben", at: server.port))
            for (member, name) in [(ana, "Ana Reis"), (ben, "Ben Okoro")] {
                try member.vault.expect(["identity", "create", name])
            }
            try ana.vault.expect(["contact", "import", "-", "--yes"], input: try ben.vault.bundle())
            try ana.vault.expect(["contact", "verify", "Ben Okoro", "--yes"])
            let chat = try session(ana)
            try chat.waitForText("not sealed: the server can read it")
            #expect(try ana(["bind", "Lake", "Ben Okoro"]).status == 0)
            try chat.waitForText("sealed to Ben Okoro")
            chat.type("For you alone\r")
            try chat.waitForText("For you alone")
            let bens = try ben.start()
            try await bens.wait { try ben.texts("Lake").contains { $0.hasPrefix("whisper1:") } }
            #expect(bens.stop() == 0)
            chat.type("\u{3}")
            #expect(chat.finish() == 0)
        }

        @Test("What is typed while a chat is shown as sealed never goes out in the clear when its binding ends (RT-10)")
        func unbound() throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let (ana, other) = (try SyncMember("ana", at: server.port), try TestVault())
            try ana.vault.expect(["identity", "create", "Ana Reis"])
            try other.expect(["identity", "create", "Ben Okoro"])
            try ana.vault.expect(["contact", "import", "-", "--yes"], input: try other.bundle())
            let chat = try session(ana)
            try chat.waitForText("not sealed: the server can read it")
            #expect(try ana(["bind", "Lake", "Ben Okoro"]).status == 0)
            try chat.waitForText("sealed to Ben Okoro")
            // The view stands still while the binding ends and the person types.
            chat.send(SIGSTOP)
            #expect(try ana(["unbind", "Lake"]).status == 0)
            chat.type("for Ben alone\r")
            chat.send(SIGCONT)
            try chat.waitForText("Not sent")
            chat.type("\u{3}")
            #expect(chat.finish() == 0)
            #expect(chat.screen.contains("1 text that was not sent is kept as a draft."))
            #expect(try ana.texts("Lake") == [])
        }

        @Test("What is not sent is a draft in the vault, also after a kill, and is there again until it is sent (ST-6)")
        func drafts() throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let ana = try SyncMember("ana", at: server.port)
            let killed = try session(ana)
            try killed.waitForText("connected")
            try killed.waitForText("not sealed: the server can read it")
            killed.type("By the lake")
            // A draft is stored within a second of being typed.
            let deadline = Date().addingTimeInterval(60)
            while try !ana.vault.expect(["export", "json", "--full"]).output.contains("By the lake") {
                try #require(Date() < deadline)
                Thread.sleep(forTimeInterval: 0.1)
            }
            killed.send(SIGKILL)
            _ = killed.finish()
            let chat = try session(ana)
            try chat.waitForText("By the lake")
            try chat.waitForText("connected")
            chat.type(" at nine\r")
            try chat.waitForText("By the lake at nine")
            chat.type("\u{3}")
            #expect(chat.finish() == 0)
            #expect(!chat.screen.contains("kept as a draft"))
            #expect(try ana.texts("Lake") == ["By the lake at nine"])
            #expect(try !ana.vault.expect(["export", "json", "--full"]).output.contains("\"draft\""))
        }

        @Test("A draft that another command changes is shown where nothing was typed; what was typed stays (ST-6)")
        func changedDraft() throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let ana = try SyncMember("ana", at: server.port)
            let chat = try session(ana)
            try chat.waitForText("connected")
            try chat.waitForText("not sealed: the server can read it")
            try ana.vault.expect(["draft", "set", "Lake", "from elsewhere"])
            try chat.waitForText("from elsewhere")
            try ana.vault.expect(["draft", "set", "Lake", "and once again"])
            try chat.waitForText("again")
            // A key that is typed into it makes it the view's.
            chat.type("!")
            let deadline = Date().addingTimeInterval(60)
            while try !ana.vault.expect(["draft", "list", "--json"]).output.contains("and once again!") {
                try #require(Date() < deadline)
                Thread.sleep(forTimeInterval: 0.1)
            }
            try ana.vault.expect(["draft", "remove", "Lake"])
            try chat.waitForText("Another command has changed this draft.")
            chat.type("\u{3}")
            #expect(chat.finish() == 0)
            #expect(chat.screen.contains("1 text that was not sent is kept as a draft."))
            #expect(try ana.vault.expect(["draft", "show", "Lake"]).output == "and once again!\n")
        }

        #if os(Linux)
            @Test("A draft that cannot be stored when the view is left at once ends the command with the reason (ST-6)")
            func fullDiskAtTheEnd() throws {
                let scratch = try Scratch()
                let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
                let ana = try SyncMember("ana", at: server.port)
                let chat = try TerminalSession(
                    ["-c", "trap '' XFSZ; exec \"$@\"", "sh", WhisperBinary.path(of: "whisper-sync"), "chat", "Lake"]
                        + ["--vault", ana.vault.path, "--passphrase-file", ana.vault.passphraseFile],
                    program: "/bin/sh", in: ana.vault.scratch,
                    environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"], columns: 110, rows: 24)
                try chat.waitForText("connected")
                try chat.waitForText("not sealed: the server can read it")
                try chat.limitFiles(to: 1, in: scratch)
                // It reads all of this at once, before the text is to be stored.
                chat.send(SIGSTOP)
                chat.type("for nobody\u{3}")
                chat.send(SIGCONT)
                #expect(chat.finish() == 1)
                #expect(chat.screen.contains("The disk is full"))
                #expect(!chat.screen.contains("kept as a draft"))
                #expect(try ana.vault(["verify"]).status == 0)
            }

            @Test("A draft that cannot be stored is reported, and leaving asks before it is lost (ST-6)")
            func fullDisk() throws {
                let scratch = try Scratch()
                let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
                let ana = try SyncMember("ana", at: server.port)
                let chat = try TerminalSession(
                    ["-c", "trap '' XFSZ; exec \"$@\"", "sh", WhisperBinary.path(of: "whisper-sync"), "chat", "Lake"]
                        + ["--vault", ana.vault.path, "--passphrase-file", ana.vault.passphraseFile],
                    program: "/bin/sh", in: ana.vault.scratch,
                    environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"], columns: 110, rows: 24)
                try chat.waitForText("connected")
                try chat.waitForText("not sealed: the server can read it")
                try chat.limitFiles(to: 1, in: scratch)
                chat.type("for nobody")
                try chat.waitForText("The disk is full")
                chat.type("\u{3}")
                try chat.waitForText("What you have written cannot be kept, and will be lost. Leave?")
                chat.type("y")
                #expect(chat.finish() == 0)
                #expect(chat.screen.contains("\u{1B}[?25h\u{1B}[?1049l"))
                #expect(try ana.vault(["verify"]).status == 0)
            }
        #endif

        @Test("A draft is sent once by send-draft, which whisper hands over, and is none afterwards (ST-6, RT-5)")
        func sendDraft() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let (ana, ben) = (try SyncMember("ana", at: server.port), try SyncMember("ben", at: server.port))
            let (anas, bens) = (try ana.start(), try ben.start())
            try await anas.wait { try ana.vault.expect(["conversations", "--json"]).output.contains("Lake") }
            let missing = try ana(["send-draft", "Lake"])
            #expect(missing.status == 1 && missing.errors.contains("There is no draft for “Lake”."))
            try ana.vault.expect(["draft", "set", "Lake", "See you at nine"])
            let sent = try ana.vault(["send-draft", "Lake", "--json"])
            #expect(sent.status == 0, "\(sent.errors)")
            #expect(try sent.objects().first?.string("type") == "saved")
            try await bens.wait { try ben.texts("Lake") == ["See you at nine"] }
            #expect(try ana.vault.expect(["draft", "list", "--json"]).output.isEmpty)
            #expect(try ana(["send-draft", "Lake"]).status == 1)
            #expect(anas.stop() == 0 && bens.stop() == 0)
        }

        @Test("Without a terminal, an account or such a chat, the reason is reported, and nothing is drawn")
        func refusals() throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let ana = try SyncMember("ana", at: server.port)
            let piped = try ana(["chat", "Lake"])
            #expect(piped.status == 1 && piped.errors.contains("needs a terminal"))
            let missing = try session(ana, ["Nobody"])
            #expect(missing.finish() == 1)
            #expect(missing.screen.contains("Nobody") && !missing.screen.contains("\u{1B}[?1049h"))
            let vault = try TestVault()
            let stranger = try TerminalSession(
                ["chat", "--vault", vault.path, "--passphrase-file", vault.passphraseFile],
                program: WhisperBinary.path(of: "whisper-sync"), in: vault.scratch,
                environment: ["TERM": "xterm-256color"])
            #expect(stranger.finish() == 1)
            #expect(stranger.screen.contains("logged in"))
        }
    }
#endif
