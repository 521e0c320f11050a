#if Realtime
    import Foundation
    import WhisperJSONText
    import WhisperTestThreads
    import Testing

    @Suite("Who signed a sealed line, and what a server can do with it (RT-10, LOOK-4)", .ownThreads, .serialized)
    struct SyncAttributionTests {
        private static let words = "the canary sings at nine"

        /// The codes of the notes beside messages.
        private func codes(_ run: CommandRun) throws -> [String] {
            try run.objects().filter { $0.string("type") == "note" }.compactMap { $0.string("code") }
        }

        @Test(
            "A line is shown under its signer's name, and one that a server moved as moved, in messages and in search")
        func moved() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(
                users: ["ana", "eve"], conversations: ["c-1:Lake:ana,eve", "c-2:Wood:ana,eve"], in: scratch)
            let people = try Correspondents()
            let ana = try SyncMember("ana", at: server.port, vault: people.ana)
            // Ben's words come by an account of the server that has another name.
            let ben = try SyncMember("eve", at: server.port, vault: people.ben)
            let eve = try SyncMember("eve", at: server.port, device: "other")
            #expect(try ben(["bind", "Lake", "Ana"]).status == 0)
            try ben.send(Self.words, to: "Lake")
            let running = try ana.start()
            try await running.wait { try ana.texts("Lake").first?.hasPrefix("whisper1:") == true }
            let envelope = try #require(try ana.texts("Lake").first)
            // A message in the clear is beside it, and shown as such.
            try eve.send("in Ben's mouth", to: "Wood")
            try eve.send(envelope, to: "Wood")
            #expect(try ana(["bind", "Wood", "Ben"]).status == 0)
            try await running.wait { try ana.texts("Wood") == ["in Ben's mouth", Self.words] }
            #expect(running.stop() == 0)

            let messages = try ana.vault(["messages", "Wood", "--json"])
            #expect(try codes(messages) == ["from-elsewhere"])
            let rows = try messages.objects().filter { $0.object("content") != nil }
            #expect(rows.map { $0.string("seal") } == ["plain", "verified"])
            #expect(rows.map { $0.string("signer") } == [nil, "Ben"])
            let search = try ana.vault(["search", "canary", "--json"])
            #expect(try codes(search) == ["from-elsewhere"])
            #expect(try search.objects().compactMap { $0.string("signer") } == ["Ben"])

            let note = "── This message was sealed for another chat."
            for arguments in [["messages", "Wood"], ["search", "canary"]] {
                let lines = try ana.vault(arguments).output.split(separator: "\n").map(String.init)
                let place = try #require(lines.firstIndex { $0.hasPrefix(note) }, "\(arguments): \(lines)")
                let row = lines[place...].dropFirst().first ?? ""
                #expect(row.contains("Ben") && !row.contains("eve"), "\(row)")
            }
        }

        @Test(
            "In the list of chats a line has its signer's name, and is verified only where the chat is the signer's")
        func titles() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(
                users: ["ana", "eve"], conversations: ["c-1:ben:ana,eve", "c-2:Wood:ana,eve"], in: scratch)
            let people = try Correspondents()
            let mallory = try TestVault()
            try mallory.expect(["identity", "create", "Mallory"])
            try mallory.expect(["contact", "import", "-", "--yes"], input: try people.ana.bundle())
            try people.ana.expect(["contact", "import", "-", "--yes"], input: try mallory.bundle())
            try people.ana.expect(["contact", "verify", "Mallory", "--yes"])
            let ana = try SyncMember("ana", at: server.port, vault: people.ana)
            let eve = try SyncMember("eve", at: server.port, vault: mallory)
            let running = try ana.start()
            try await running.wait { try !ana.status().conversations.isEmpty }
            // The server calls both chats what it likes; one of them is Mallory's by Ana's own word.
            #expect(try ana(["bind", "Wood", "Mallory"]).status == 0)
            for chat in ["ben", "Wood"] {
                #expect(try eve(["bind", chat, "Ana"]).status == 0)
                try eve.send("Hi, it is Ben", to: chat)
            }
            try await running.wait {
                try ["ben", "Wood"].allSatisfy { try ana.texts($0).last?.hasPrefix("Hi, it is Ben") == true }
            }
            #expect(running.stop() == 0)

            func rows() throws -> [String: JSONObject] {
                let rows = try ana.vault.expect(["conversations", "--json"]).objects()
                return Dictionary(rows.map { ($0.string("title") ?? "", $0) }) { first, _ in first }
            }
            #expect(try rows().mapValues { $0.string("last_message_seal") } == ["ben": "sealed", "Wood": "verified"])
            #expect(
                try rows().mapValues { $0.string("last_message_signer") } == ["ben": "Mallory", "Wood": "Mallory"])
            // Search has the title in the row, too, and keeps to the same rule.
            func found() throws -> [String] {
                try ana.vault.expect(["search", "Ben", "--limit", "10"]).lines.filter { $0.contains("Mallory · ") }
            }
            #expect(try found().count == 2)
            #expect(try found().allSatisfy { $0.hasPrefix($0.hasSuffix("Wood") ? "verified " : "sealed ") })
            let warning = "“ben” is only the name of this chat; it is not confirmed to be with your contact “Ben”."
            let list = try ana.vault.expect(["conversations"])
            let row = try #require(list.lines.first { $0.contains(" ben ") }, "\(list.output)")
            #expect(row.hasPrefix("sealed ") && row.contains("  Mallory: Hi, it is Ben"), "\(row)")
            #expect(list.lines.contains { $0.hasPrefix("verified ") && $0.contains(" Wood ") })
            #expect(list.errors.contains(warning) && !list.errors.contains("“Wood”"))
            #expect(try ana.vault.expect(["messages", "ben"]).errors.contains(warning))
            // On a narrow terminal, without the text, the signer precedes the title.
            let session = try TerminalSession(
                [
                    "conversations", "--no-color", "--vault", ana.vault.path, "--passphrase-file",
                    ana.vault.passphraseFile,
                ], in: ana.vault.scratch, columns: 60)
            #expect(session.finish() == 0)
            #expect(session.screen.contains("Mallory: ben") && session.screen.contains("Mallory: Wood"))

            // The owner's binding makes the chat Mallory's, and still not Ben's; bound to Ben it is his, and her line is not.
            #expect(try ana(["bind", "ben", "Mallory"]).status == 0)
            #expect(try rows()["ben"]?.string("last_message_seal") == "verified")
            #expect(try ana.vault.expect(["conversations"]).errors.contains(warning))
            #expect(try ana(["bind", "ben", "Ben"]).status == 0)
            #expect(try rows()["ben"]?.string("last_message_seal") == "sealed")
            #expect(try !ana.vault.expect(["conversations"]).errors.contains(warning))
        }

        @Test(
            "What a server keeps from being opened in its place has its line read by the inbox, which says the same of it"
        )
        func aroundTheClient() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(
                users: ["ana", "eve", "mia"], conversations: ["c-1:Lake:mia,eve", "c-2:Wood:ana,eve"], in: scratch)
            let people = try Correspondents()
            let ana = try SyncMember("ana", at: server.port, vault: people.ana)
            let ben = try SyncMember("eve", at: server.port, vault: people.ben)
            let mia = try SyncMember("mia", at: server.port)
            let fetching = try mia.start()
            #expect(try ben(["bind", "Lake", "Ana"]).status == 0)
            for text in ["in her own name", "with a word before it"] { try ben.send(text, to: "Lake") }
            try await fetching.wait { try mia.texts("Lake").count == 2 }
            #expect(fetching.stop() == 0)
            let envelopes = try mia.texts("Lake")
            // One comes as the reader's own, the other with a word around it: the client opens neither.
            try SyncMember("ana", at: server.port, device: "other").send(envelopes[0], to: "Wood")
            try SyncMember("eve", at: server.port, device: "other").send("Look: \(envelopes[1])", to: "Wood")
            #expect(try ana(["bind", "Wood", "Ben"]).status == 0)
            let running = try ana.start()
            try await running.wait { try ana.texts("Wood").count == 2 }
            #expect(running.stop() == 0)
            let inbox = try ana.vault.expect(["inbox"])
            #expect(!inbox.output.contains("whisper-line1:"), "\(inbox.output)")
            #expect(inbox.lines.count { $0.hasPrefix("── This message was sealed for another chat.") } == 2)
            let messages = try ana.vault(["messages", "Wood", "--json"])
            #expect(try codes(messages) == ["from-elsewhere", "from-elsewhere"])
        }

        @Test("A missing line is noted beside the next one, whatever page that is on, and by search")
        func notHere() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let people = try Correspondents()
            let ana = try SyncMember("ana", at: server.port, vault: people.ana)
            let ben = try SyncMember("ben", at: server.port, vault: people.ben)
            #expect(try ben(["bind", "Lake", "Ana"]).status == 0)
            for text in ["one", "two", "three", "four"] { try ben.send(text, to: "Lake") }
            let running = try ana.start()
            try await running.wait { try ana.texts("Lake").count == 4 }
            #expect(try ana(["bind", "Lake", "Ben"]).status == 0)
            try await running.wait { try ana.texts("Lake") == ["one", "two", "three", "four"] }
            #expect(running.stop() == 0)
            let all = try ana.vault(["messages", "Lake", "--json"]).objects()
            let second = try #require(all.filter { $0.object("content") != nil }[1].string("id"))
            try ana.vault.expect(["delete", "--message", second, "--erase", "--yes"])
            let third = try #require(all.filter { $0.object("content") != nil }[2].string("id"))
            let pages = [
                ["messages", "Lake"], ["messages", "Lake", "--limit", "2"], ["messages", "Lake", "--after", third],
                ["messages", "Lake", "--before", third], ["search", "three"], ["search", "four"],
            ]
            let codes = try pages.map { try self.codes(ana.vault($0 + ["--json"])) }
            #expect(codes == [["not-here"], ["not-here"], [], [], ["not-here"], []])
        }

        @Test("If the server stores something else instead of an envelope, a note beside the user's words says so")
        func otherEnvelope() throws {
            let scratch = try Scratch()
            let server = try SyncServer(
                conversations: ["c-1:Lake:ana,ben", "c-2:Wood:ana,ben"], options: ["--faults", "alter=1"], in: scratch)
            let people = try Correspondents()
            let ana = try SyncMember("ana", at: server.port, vault: people.ana)
            try ana.send("for everybody", to: "Wood")
            #expect(try codes(ana.vault(["messages", "Wood", "--json"])) == ["own-words"])
            #expect(try ana(["bind", "Lake", "Ben"]).status == 0)
            try ana.send(Self.words, to: "Lake")
            let messages = try ana.vault(["messages", "Lake", "--json"])
            #expect(try codes(messages) == ["other-envelope"])
            #expect(try ana.texts("Lake") == [Self.words])
            #expect(
                try ana.vault.expect(["messages", "Lake"]).lines.contains {
                    $0.hasPrefix("── The server stores something else in place of your envelope")
                })
        }

        @Test(
            "A server that dates messages otherwise changes no date: the signed one is shown, and its own beside it (RT-10)"
        )
        func otherDates() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(
                conversations: ["c-1:Lake:ana,ben"], options: ["--faults", "deceive=old-dates"], in: scratch)
            let people = try Correspondents()
            let ana = try SyncMember("ana", at: server.port, vault: people.ana)
            let ben = try SyncMember("ben", at: server.port, vault: people.ben)
            #expect(try ana(["bind", "Lake", "Ben"]).status == 0)
            #expect(try ben(["bind", "Lake", "Ana"]).status == 0)
            try ben.send(Self.words, to: "Lake")
            let running = try ana.start()
            try await running.wait { try ana.texts("Lake") == [Self.words] }
            #expect(running.stop() == 0)
            let year = Calendar(identifier: .gregorian).component(.year, from: .now)
            for member in [ana, ben] {
                let messages = try member.vault(["messages", "Lake", "--json"])
                #expect(try codes(messages) == ["server-time"], "\(member.name)")
                let message = try #require(try messages.objects().first { $0.object("content") != nil })
                #expect(message.string("timestamp")?.hasPrefix("2020-01-01T00:00:00") == true, "\(message)")
                #expect(message.string("written_at")?.hasPrefix("\(year)-") == true, "\(message)")
                let shown = try member.vault.expect(["messages", "Lake"]).lines
                let note = try #require(shown.firstIndex { $0.contains("According to the server: ") }, "\(shown)")
                #expect(shown[note].contains("2020"))
                #expect(shown.contains { $0.contains(Self.words) && !$0.contains("2020") }, "\(shown)")
            }
            #expect(try codes(ana.vault(["search", "canary", "--json"])) == ["server-time"])
        }

        @Test("A vault that was restored from a backup is another device: its lines contradict nothing")
        func restored() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let people = try Correspondents()
            let ana = try SyncMember("ana", at: server.port, vault: people.ana)
            let ben = try SyncMember("ben", at: server.port, vault: people.ben)
            #expect(try ana(["bind", "Lake", "Ben"]).status == 0)
            #expect(try ben(["bind", "Lake", "Ana"]).status == 0)
            try ben.send("one", to: "Lake")
            let backup = ben.vault.scratch("backup")
            try ben.vault.expect(["backup", backup])
            try ben.send("two", to: "Lake")
            try ben.vault.expect(["restore", backup, "--yes"])
            try ben.send("three", to: "Lake")
            let running = try ana.start()
            try await running.wait { try ana.texts("Lake") == ["one", "two", "three"] }
            #expect(running.stop() == 0)
            let messages = try ana.vault(["messages", "Lake", "--json"])
            #expect(try codes(messages) == [])
            let places = try messages.objects().compactMap { message in
                message.object("metadata")?.object("platform_specific")?.object("envelope")?.object("line")
            }
            #expect(places.map { $0.integer("number") } == [1, 2, 1])
            #expect(Set(places.map { $0.string("device") }).count == 2)
        }
    }
#endif
