#if Bridge
    import WhisperJSONText
    import WhisperTestThreads
    import Testing

    @Suite("whisper bridge coverage and rebuild (ING-1, ING-6)", .ownThreads)
    struct BridgeInsightTests {
        private let vault: TestVault

        init() throws { vault = try TestVault() }

        private static let chat = """
            13/05/2019, 09:13 - Anna: Hello
            14/05/2019, 09:14 - Ben: Fine, thanks
            20/08/2019, 10:01 - Anna: Long time no see
            21/08/2019, 10:01 - Ben: Indeed

            """

        private func importChat() throws {
            let file = try ExportFiles.write(Self.chat, title: "Anna", in: vault.scratch)
            #expect(try vault(["import", "whatsapp", file, "--timezone", "UTC", "--yes"]).status == 0)
        }

        @Test("coverage lists for each chat what exports and bridges have shown, its period and its gaps")
        func coverage() throws {
            try importChat()
            let lines = """
                {"do":"ready"}
                {"do":"messages","count":3}
                {"do":"closed"}
                """
            #expect(try vault(["bridge", "run", "--command", try vault.bridge(lines)]).status == 0)
            let chats = try vault(["bridge", "coverage", "--json"]).objects()
            #expect(chats.count == 2)
            let exported = try #require(chats.first { $0.string("title") == "Anna" })
            #expect(exported.integer("exported") == 4)
            #expect(exported.integer("bridged") == 0)
            #expect(exported.string("first_message_at") == "2019-05-13T09:13:00Z")
            #expect(exported.string("last_message_at") == "2019-08-21T10:01:00Z")
            #expect(
                exported["gaps"]
                    == .array([["from": "2019-05-14T09:14:00Z", "to": "2019-08-20T10:01:00Z"]]))
            let live = try #require(chats.first { $0.string("title") != "Anna" })
            #expect(live.integer("bridged") == 3)
            #expect(live["gaps"] == .array([]))
        }

        @Test("--gap sets how long a silence must be to be listed, and the table shows its days")
        func gaps() throws {
            try importChat()
            let strict = try vault(["bridge", "coverage", "--gap", "100", "--json"]).objects()
            #expect(strict.map { $0["gaps"] } == [.array([])])
            let table = try vault(["bridge", "coverage"], environment: ["TZ": "UTC"])
            #expect(table.output.contains("2019-05-14 – 2019-08-20"), "\(table.output)")
            #expect(table.lines.count == 2)
            #expect(try vault(["bridge", "coverage", "--gap", "0"]).status == 64)
        }

        @Test("Without chats coverage says so, and prints nothing with --json")
        func empty() throws {
            let run = try vault(["bridge", "coverage"])
            #expect(run.status == 0)
            #expect(run.output.isEmpty && !run.errors.isEmpty)
            #expect(try vault(["bridge", "coverage", "--json"]).output.isEmpty)
        }

        @Test("rebuild reads the stored events again; what was already understood does not change")
        func rebuild() throws {
            let lines = """
                {"do":"ready"}
                {"do":"event","name":"Message","raw":"\(try GenuineEvent.raw("text"))"}
                {"do":"event","name":"SomethingOfTomorrow","raw":"CgA="}
                {"do":"closed"}
                """
            #expect(try vault(["bridge", "run", "--command", try vault.bridge(lines)]).status == 0)
            let before = try vault(["export", "json"]).output
            let run = try vault(["bridge", "rebuild", "--json"])
            #expect(
                run.output
                    == #"{"type":"rebuilt","events":2,"unread":1,"replaced":0,"inserted":0,"unread_changes":0}"# + "\n")
            #expect(try vault(["export", "json"]).output == before)
            #expect(try vault(["bridge", "rebuild"]).output.contains("2 reread, 1 of them"))
            #expect(try vault(["verify"]).status == 0)
        }
    }
#endif
