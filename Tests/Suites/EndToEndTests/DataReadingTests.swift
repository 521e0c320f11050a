import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Reading and searching (CLI-2, ST-5)", .ownThreads)
struct DataReadingTests {
    /// A vault with one chat in it.
    private func vault() throws -> TestVault {
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        _ = try vault(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
        return vault
    }

    @Test(
        "The platform in front distinguishes two chats of one title, and a place that an export names is shown once"
    )
    func sameTitle() throws {
        let people = try Correspondents()
        let vault = people.ben
        try vault.expect(["decrypt", "-"], input: try people.envelope("a sealed note"))
        let path = try ExportFiles.write(
            "13/05/2019, 09:13 - Ana: location: https://maps.google.com/?q=52.5,13.4\n"
                + "13/05/2019, 09:14 - Ana: POLL:\nCake?\nOPTION: Yes (1 vote)\nOPTION: No (0 votes)\n",
            title: "Ana", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC"])
        let both = try vault(["messages", "Ana"])
        #expect(both.status == 64)
        #expect(
            both.errors.contains("(whatsapp, 2 messages, last ") && both.errors.contains("(whisper, 1 message, last "))
        let text = try vault.expect(["messages", "whatsapp:Ana"]).output
        #expect(text.contains("[location] https://maps") && !text.contains("location:"))
        #expect(text.contains("[poll] Cake?") && !text.contains("POLL"))
        #expect(try vault.expect(["messages", "whisper:Ana"]).output.contains("a sealed note"))
    }

    @Test("The hint about chats that a name matches can be typed as it stands, whatever is in their titles (CLI-4)")
    func typedHint() throws {
        let vault = try TestVault()
        for title in ["Ana & Ben's", "Ana; echo $HOME"] {
            let path = try ExportFiles.write("13/05/2019, 09:13 - \(title): hi\n", title: title, in: vault.scratch)
            try vault.expect(["import", path, "--timezone", "UTC"])
        }
        let refused = try vault(["messages", "Ana", "--json"])
        let hint = try #require(try ErrorLine(refused.errors).hint)
        let start = try #require(hint.firstRange(of: ": ")).upperBound
        let typed = try CommandRun.program(
            "/bin/sh", ["-c", "printf %s \(hint[start...])"], in: vault.scratch, environment: [:])
        #expect(["whatsapp:Ana & Ben's", "whatsapp:Ana; echo $HOME"].contains(typed.output), "\(hint)")
        #expect(try vault.expect(["messages", typed.output, "--json"]).lines.count == 1)
    }

    @Test("Conversations have the pinned form")
    func conversations() throws {
        let vault = try vault()
        let object = try #require(try vault(["conversations", "--json"]).objects().first)
        #expect(
            object.members.map(\.name) == [
                "type", "id", "title", "session_id", "unread", "last_message_at", "last_message_text", "pinned",
                "muted", "archived", "avatar", "message_count", "last_message_seal", "last_message_signer",
                "last_message_written_at", "ref", "description",
            ])
        #expect(object.string("last_message_seal") == "plain")
        #expect(object.string("title") == "Anna")
        #expect(object.string("last_message_at") == "2019-05-15T11:00:00Z")
        #expect(object["pinned"] == false)
    }

    @Test("The list of chats, a chat and a deletion by age go by the date at which a line was written (RT-10, ST-13)")
    func writtenDates() throws {
        let source = try TestVault()
        let path = try ExportFiles.write("13/05/2019, 09:13 - Anna: Hello\n", title: "Anna", in: source.scratch)
        try source.expect(["import", "whatsapp", path, "--timezone", "UTC"])
        let lines = try source.expect(["export", "json", "--full"]).output
        for (written, isOld) in [("2010-02-03T04:05:06Z", true), ("2024-02-03T04:05:06Z", false)] {
            let vault = try TestVault()
            let text = lines.replacingOccurrences(of: #""written_at":null"#, with: #""written_at":"\#(written)""#)
            let file = try vault.scratch.write(text, to: "full.jsonl")
            try vault.expect(["import", "json", file, "--restore"])
            let date = String(written.prefix(10))
            #expect(try vault.expect(["conversations"]).output.contains(date))
            #expect(try vault.expect(["messages", "Anna", "--plain"]).output.contains(date))
            let chat = try #require(try vault.expect(["conversations", "--json"]).objects().first)
            let message = try #require(try vault.expect(["messages", "Anna", "--json"]).objects().first)
            #expect(chat.string("last_message_written_at") == written && message.string("written_at") == written)
            #expect(chat.string("last_message_at") == message.string("timestamp"))
            let deletion = try vault.expect(["delete", "--before", "2015-01-01", "--dry-run", "--json"])
            #expect(try deletion.objects().first?.integer("messages") == (isOld ? 1 : 0))
        }
    }

    @Test("Messages are shown in order, day by day")
    func transcript() throws {
        let run = try vault()(["messages", "Anna"])
        #expect(
            run.withoutReferences == """
                ── Monday, 13 May 2019 ──
                09:12        Messages to this chat and calls are now secured with end-to-end encryption.
                09:13  Anna  Hello Ben! How are you? 🙂
                09:14  you   Fine, thanks. Shall we walk to the lake on Sunday?
                09:14  Anna  ok
                09:14  Anna  ok

                ── Tuesday, 14 May 2019 ──
                10:01  Anna  我们星期天去湖边散步吧
                10:02  you   first line
                             second line

                ── Wednesday, 15 May 2019 ──
                11:00  Anna  Bring the blue umbrella, please

                """)
    }

    @Test("Plain output has one line a message (UX-4)")
    func plain() throws {
        let run = try vault()(["messages", "Anna", "--plain", "--limit", "2"])
        #expect(
            run.withoutReferences == """
                2019-05-14 10:02, you: first line
                  second line
                2019-05-15 11:00, Anna: Bring the blue umbrella, please

                """)
    }

    @Test("Pages follow each other by ids")
    func pages() throws {
        let vault = try vault()
        let all = try vault(["messages", "Anna", "--all", "--json"]).objects().map { $0.string("id") }
        #expect(all.count == 8)
        let last = try vault(["messages", "Anna", "--limit", "3", "--json"])
        #expect(try last.objects().map { $0.string("id") } == Array(all.suffix(3)))
        let before = try vault(["messages", "Anna", "--json", "--limit", "3", "--before", try #require(all[5])])
        #expect(try before.objects().map { $0.string("id") } == Array(all[2..<5]))
        let after = try vault(["messages", "Anna", "--json", "--after", try #require(all[5])])
        #expect(try after.objects().map { $0.string("id") } == Array(all[6...]))
        let hint = try vault(["messages", "Anna", "--limit", "3"])
        #expect(hint.errors.contains("whisper messages --before "))
    }

    @Test("A chat is found by its id, its title in any case, and a part of it; several are all named")
    func finding() throws {
        let vault = try vault()
        let path = try ExportFiles.write("13/05/2019, 09:13 - Joanna: Hi\n", title: "Joanna", in: vault.scratch)
        #expect(try vault(["import", "whatsapp", path]).status == 0)
        #expect(try vault(["messages", "ANNA", "--limit", "1"]).output.contains("umbrella"))
        #expect(try vault(["messages", "joan"]).output.contains("Hi"))
        let both = try vault(["messages", "nna"])
        #expect(both.status == 64)
        #expect(both.errors.contains("“Anna” (") && both.errors.contains("“Joanna” ("))
        let none = try vault(["messages", "Zoe", "--json"])
        #expect(try ErrorLine(none.errors).code == "not-found")
        #expect(none.output.isEmpty)
    }

    @Test("A search marks its hits, newest first, in any language (ST-5)")
    func search() throws {
        let vault = try vault()
        let run = try vault(["search", "UMBRELLA"])
        #expect(run.withoutReferences == "2019-05-15 11:00  Anna\n  Bring the blue «umbrella», please\n")
        let object = try #require(try vault(["search", "湖边", "--json"]).objects().first)
        #expect(object.string("snippet")?.contains("«湖边»") == true)
        #expect(object.object("content")?.string("text") == "我们星期天去湖边散步吧")
        #expect(try vault(["search", "ok", "--json"]).lines.count == 2)
        #expect(try vault(["search", "umb*", "-l", "1", "--json"]).lines.count == 1)
        let nothing = try vault(["search", "volcano"])
        #expect(nothing.status == 0 && nothing.output.isEmpty && nothing.errors.contains("No messages found"))
    }

    @Test("What no message has exactly is looked for as the beginning of words, which is said; not for programs (ST-5)")
    func beginnings() throws {
        let vault = try vault()
        let run = try vault(["search", "umbrel"])
        #expect(run.output.contains("the blue «umbrella»"), "\(run.output)")
        #expect(run.errors.contains("Nothing has exactly “umbrel”. Hits for umbrel*: 1\n"), "\(run.errors)")
        let several = try vault(["search", "blu umbr -rain"])
        #expect(several.errors.contains("Hits for blu* umbr* -rain: 1\n"), "\(several.errors)")
        #expect(try !vault(["search", "umbrella"]).errors.contains("Nothing has exactly"))
        #expect(try vault(["search", "umbrel", "--json"]).output.isEmpty)
        #expect(try vault(["search", "volcan"]).errors.contains("No messages found."))
    }

    @Test("A search that does not show all hits says how many there are, and has their number for programs (ST-5)")
    func totals() throws {
        let vault = try vault()
        let run = try vault(["search", "--in", "Anna", "-l", "3"])
        #expect(run.errors.contains("Shown: 3 of 8 hits. --limit shows more.\n"), "\(run.errors)")
        #expect(try !vault(["search", "--in", "Anna"]).errors.contains("Shown:"))
        #expect(try !vault(["search", "--in", "Anna", "-l", "8"]).errors.contains("Shown:"))
        for (limit, count) in [("2", 2), ("50", 8)] {
            let hits = try vault(["search", "--in", "Anna", "-l", limit, "--json"]).objects()
            #expect(hits.count == count && hits.allSatisfy { $0.integer("total_hits") == 8 })
        }
    }

    @Test("Chats and people that are called what is looked for are named")
    func namesakes() throws {
        let vault = try vault()
        let path = try ExportFiles.write(
            "13/05/2019, 09:13 - Cara Lindqvist: Hi\n", title: "Anna’s friends", in: vault.scratch)
        try vault.expect(["import", path, "--timezone", "UTC"])
        let run = try vault(["search", "ann"])
        #expect(run.errors.contains("2 chats of this name: “Anna”, “Anna’s friends”\n"), "\(run.errors)")
        #expect(run.errors.contains("Person of this name: “Anna”\n"), "\(run.errors)")
        #expect(try !vault(["search", "lake"]).errors.contains("of this name"))
        #expect(try !vault(["search", "--type", "text"]).errors.contains("of this name"), "Nothing is named")
        for part in ["lindqvist", "lindq", "cara lind"] {
            let found = try vault(["search", part]).errors
            #expect(found.contains("Person of this name: “Cara Lindqvist”\n"), "A part of a name: \(found)")
        }
        #expect(try vault(["search", "anna", "--quiet"]).errors.isEmpty)
    }

    @Test("Filters narrow a search")
    func filters() throws {
        let vault = try vault()
        func count(_ arguments: String...) throws -> Int {
            try vault(["search"] + arguments + ["--json"]).lines.count
        }
        #expect(try count("ok", "--in", "Anna") == 2)
        #expect(try count("--from-person", "Ben") == 2)
        #expect(try count("--since", "2019-05-14") == 3)
        #expect(try count("--until", "2019-05-13") == 5)
        #expect(try count("--since", "2019-05-14", "--until", "2019-05-14") == 2)
        #expect(try count("--type", "system") == 1)
        #expect(try count("--type", "text,system") == 8)
        #expect(try count("--has-attachment", "--in", "Anna") == 0)
        #expect(try count("lake", "--order", "relevance") == 1)
    }

    @Test(
        "What a search cannot mean is a usage error",
        arguments: [
            [], ["!!!"], ["a", "--type", "planet"], ["a", "--since", "someday"], ["a", "--until", "2019-02-30"],
            ["a", "--order", "size"], ["a", "--limit", "0"],
        ])
    func wrongSearch(arguments: [String]) throws {
        let run = try vault()(["search"] + arguments)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
    }

    @Test("Control characters of a chat do not reach the terminal")
    func harmless() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(
            "13/05/2019, 09:13 - Anna\u{1B}]0;x\u{7}: red \u{1B}[31m text\n", title: "Anna", in: vault.scratch)
        _ = try vault(["import", "whatsapp", path])
        for command in [["messages", "Anna"], ["search", "red"], ["conversations"]] {
            #expect(!(try vault(command).output.contains("\u{1B}")))
        }
    }

    @Test("Reading state: unread counts, pins, mutes, archived chats")
    func states() throws {
        let vault = try vault()
        #expect(try vault(["pin", "Anna"]).errors == "Pinned “Anna”.\n")
        #expect(try vault(["mute", "Anna", "--json"]).objects().first?["muted"] == true)
        #expect(try vault(["conversations"]).output.contains("Anna (pinned, muted)"))
        #expect(try vault(["unpin", "Anna"]).status == 0)
        #expect(try vault(["unmute", "Anna"]).status == 0)
        #expect(!(try vault(["conversations"]).output.contains("pinned")))
        #expect(try vault(["archive", "Anna"]).errors == "Archived “Anna”.\n")
        #expect(try vault(["conversations"]).output.contains("Anna (archived)"))
        #expect(try vault(["conversations", "--json"]).objects().first?["archived"] == true)
        #expect(try vault(["unarchive", "Anna", "--json"]).objects().first?["archived"] == false)
        #expect(try vault(["mark-read", "Anna"]).status == 0)
        #expect(try vault(["conversations", "--unread", "--json"]).output.isEmpty)
    }

    @Test("Statistics count, draw, and write a chart that no second call replaces")
    func statistics() throws {
        let vault = try vault()
        let object = try #require(try vault(["stats", "--json"]).objects().first)
        #expect(object.integer("messages") == 8 && object.integer("conversations") == 1)
        #expect(object.object("by_month")?.integer("2019-05") == 8)
        // One of the eight is a line of the system, which charts do not count.
        #expect(object.object("activity")?.integer("system_lines") == 1)
        let shown = try vault(["stats"]).output
        #expect(shown.contains("2019-05  7  █") && shown.contains(/System messages +1\n/))
        let file = vault.scratch("chart.svg")
        #expect(try vault(["stats", "--svg", file]).status == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("<svg "))
        #expect(try vault(["stats", "--svg", file]).status == 1)
        #expect(try vault(["stats", "--svg", file, "--force"]).status == 0)
        #expect(try vault(["stats", "--svg", "-"]).output.hasSuffix("</svg>\n"))
    }

    @Test("Statistics of one chat or between dates count those messages alone, with the same numbers as JSON (LOOK-8)")
    func narrowedStatistics() throws {
        let vault = try vault()
        let path = try ExportFiles.write(
            "13/05/2019, 09:13 - Joanna: Marmalade\n20/06/2020, 09:14 - Ben: Marmalade, marmalade\n", title: "Joanna",
            in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
        func activity(_ arguments: String...) throws -> JSONObject {
            let object = try #require(try vault(["stats", "--json"] + arguments).objects().first)
            return try #require(object.object("activity"))
        }
        #expect(try activity().integer("messages") == 9)
        let chat = try activity("--conversation", "Joanna")
        #expect(chat.integer("messages") == 2 && chat.object("by_day")?.integer("2020-06-20") == 1)
        #expect(chat.object("frequent_words")?.integer("total") == 3)
        #expect(try activity("--conversation", "Joanna", "--since", "2020").integer("messages") == 1)
        #expect(try activity("--until", "2019-05-13").integer("messages") == 5)
        let narrowed = try #require(try vault(["stats", "--json", "--since", "2020"]).objects().first)
        #expect(narrowed.integer("messages") == 1 && narrowed["unread"] == .null && narrowed["by_month"] == .null)
        let text = try vault.expect(["stats", "--conversation", "Joanna", "--plain"]).output
        #expect(text.contains("marmalade: 3\n") && !text.contains("█") && !text.contains("Database"))
        let none = try vault(["stats", "--since", "2030"])
        #expect(none.status == 0 && none.output.contains("Messages") && !none.output.contains("█"))
        #expect(try vault(["stats", "--ingestion", "--since", "2020"]).status == 64)
        #expect(try vault(["stats", "--since", "someday"]).status == 64)
        #expect(try vault(["stats", "--conversation", "Zoe"]).output.isEmpty)
    }

    @Test("Figures of imports and live sources are shown with their objectives (ING-3)")
    func ingestion() throws {
        let vault = try vault()
        let object = try #require(try vault(["stats", "--ingestion", "--json"]).objects().first)
        #expect(object.integer("runs") == 1 && object.integer("complete_runs") == 1)
        #expect(object.integer("added") == 8 && object.integer("duplicates") == 0 && object.integer("spilled") == 0)
        #expect(object.object("last_run")?["adapter"] == .string("whatsapp-export"))
        // There was no live source: no figure is invented.
        for service in ["pairing", "latency", "backlog", "uptime", "decryption"] {
            #expect(object.object(service)?["objective_met"] == .null)
        }
        let text = try vault(["stats", "--ingestion"]).output
        #expect(text.contains("Added") && text.contains("objective > 99.9%: no data yet"))
    }

    @Test("On a terminal text is wrapped to its width, names are bold")
    func terminal() throws {
        let vault = try vault()
        let session = try TerminalSession(
            ["messages", "Anna", "--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch)
        #expect(session.finish() == 0)
        #expect(session.screen.contains("\u{1B}[1mAnna\u{1B}[0m"))
        #expect(session.screen.contains("── Monday, 13 May 2019 ──"))
    }
}
