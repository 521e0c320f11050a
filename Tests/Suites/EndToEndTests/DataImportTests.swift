import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Importing exports of WhatsApp (ING-5, ING-2)", .ownThreads)
struct DataImportTests {
    @Test("The summary has the pinned form (CLI)")
    func summary() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        let run = try vault(["import", "whatsapp", path, "--timezone", "Europe/Berlin", "--me", "Ben", "--json"])
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        let last = try #require(try run.objects().last)
        let pinned = [
            "type", "messages", "system", "added", "duplicates", "unparsed", "attachments", "date_order", "confidence",
            "evidence", "first", "last",
        ]
        #expect(Array(last.members.map(\.name).prefix(pinned.count)) == pinned)
        #expect(last.string("type") == "summary")
        #expect(last.integer("messages") == 8)
        #expect(last.integer("system") == 1)
        #expect(last.integer("added") == 8)
        #expect(last.integer("duplicates") == 0)
        #expect(last.integer("unparsed") == 0)
        #expect(last["attachments"] == ["found": 0, "missing": 0, "omitted": 0, "damaged": 0])
        #expect(last.string("date_order") == "dmy")
        #expect(last.string("first") == "2019-05-13T07:12:00Z")
        #expect(last.string("last") == "2019-05-15T09:00:00Z")
    }

    @Test("A person reads what was found, how dates were read, and why")
    func readable() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        let run = try vault(["import", "whatsapp", path, "--timezone", "UTC"])
        #expect(run.status == 0)
        #expect(
            run.lines.prefix(3) == [
                "8 new messages in “Anna”", "  In the file: 8 messages, 1 of them from the system",
                "  From 2019-05-13 09:12 to 2019-05-15 11:00",
            ])
        #expect(run.output.contains("Dates read as day, month, year, time zone UTC; certainty"))
        #expect(run.output.contains("dates that do not exist in other orders"))
    }

    @Test("Importing twice adds nothing, and a dry run writes nothing (ING-2)")
    func twice() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        let dry = try vault(["import", "whatsapp", path, "--dry-run"])
        #expect(dry.output.hasPrefix("8 messages would be added to “Anna”"))
        #expect(try vault(["conversations"]).output.isEmpty)
        #expect(try vault(["import", "whatsapp", path]).status == 0)
        let again = try vault(["import", "whatsapp", path, "--json"])
        #expect(try again.objects().last?.integer("added") == 0)
        #expect(try again.objects().last?.integer("duplicates") == 8)
        #expect(try vault(["messages", "Anna", "--json"]).lines.count == 8)
    }

    @Test("Overlapping exports give the union in order, also if a contact has another name meanwhile (ING-1, ING-2)")
    func overlapping() throws {
        let vault = try TestVault()
        let lines = (10...28).map { day in
            "\(day)/05/2019, 09:00 - \(day.isMultiple(of: 2) ? "Ben" : "Anna"): message number \(day) of this month"
        }
        let older = try ExportFiles.write(
            lines.prefix(12).joined(separator: "\n") + "\n", title: "Anna", in: vault.scratch)
        let renamed = lines.dropFirst(5).map { $0.replacingOccurrences(of: "Anna:", with: "Anna Miller:") }
        let newer = try ExportFiles.write(
            renamed.joined(separator: "\n") + "\n", title: "Anna Miller", in: vault.scratch)
        #expect(try vault(["import", "whatsapp", older, "--timezone", "UTC"]).status == 0)
        let run = try vault(["import", "whatsapp", newer, "--timezone", "UTC", "--json"])
        let summary = try #require(try run.objects().last)
        #expect(summary.integer("added") == 7 && summary.integer("duplicates") == 7)
        #expect(summary["renamed"] == [] && summary["kept_apart"] == [["from": "Anna", "to": "Anna Miller"]])
        #expect(summary.string("title") == "Anna" && summary.string("other_title") == "Anna Miller")
        let conversations = try vault(["conversations", "--json"]).objects()
        #expect(conversations.map { $0.integer("message_count") } == [19])
        let texts = try vault(["messages", "Anna", "--all", "--json"]).objects().map {
            $0.object("content")?.string("text")
        }
        #expect(texts == (10...28).map { "message number \($0) of this month" })
        let mine = try vault(["search", "--from-person", "Anna Miller", "--limit", "100", "--json"])
        #expect(mine.lines.count == 3, "It was not said that both are one")
        let said = try vault(["import", "whatsapp", newer, "--timezone", "UTC", "--yes"]).output
        #expect(said.contains("“Anna” and “Anna Miller” wrote the same messages."))
        #expect(said.contains("It is still called “Anna”"))
        #expect(try vault(["messages", "Anna", "--all", "--json"]).lines.count == 19)
    }

    @Test("An archive brings its attachments, which can be saved again (ING-5)")
    func archive() throws {
        let vault = try TestVault()
        let chat = """
            13/05/2019, 09:13 - Anna: IMG-20190513-WA0001.jpg (file attached)
            13/05/2019, 09:14 - Ben: ../../evil.txt

            """
        let data = ExportFiles.zip([
            ("WhatsApp Chat with Anna.txt", Array(chat.utf8)), ("IMG-20190513-WA0001.jpg", Array("picture".utf8)),
        ])
        let path = try vault.scratch.write(data, to: "WhatsApp Chat with Anna.zip")
        let run = try vault(["import", "whatsapp", path, "--json"])
        #expect(run.status == 0)
        #expect(try run.objects().last?.object("attachments")?.integer("found") == 1)
        let saved = vault.scratch("saved")
        let save = try vault(["messages", "Anna", "--save-attachments", saved])
        #expect(save.status == 0)
        #expect(save.errors.contains("Saved 1 attachment"))
        #expect(try String(contentsOfFile: saved + "/IMG-20190513-WA0001.jpg", encoding: .utf8) == "picture")
        let twice = try vault(["messages", "Anna", "--save-attachments", saved])
        #expect(twice.status == 0)
        #expect(vault.scratch.has("saved/IMG-20190513-WA0001 (2).jpg"))
    }

    @Test("Files of one name in an archive are named, in words and for programs, and the first is used (ING-5)")
    func repeatedNames() throws {
        let name = "IMG-20190516-WA0002.jpg"
        let chat = ExportFiles.anna + "16/05/2019, 08:00 - Anna: \(name) (file attached)\n"
        func archive(_ more: [(String, [UInt8])]) -> Data {
            ExportFiles.zip([("WhatsApp Chat with Anna.txt", Array(chat.utf8)), (name, Array("first".utf8))] + more)
        }
        let vault = try TestVault()
        func run(_ data: Data, _ more: [String] = []) throws -> CommandRun {
            let path = try vault.scratch.write(data, to: "WhatsApp Chat with Anna.zip")
            return try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"] + more)
        }
        let doubled = archive([(name, Array("second".utf8))])
        let words = "The archive contains several files with the same name; the first of each was used: \(name)"
        let first = try run(doubled)
        #expect((first.errors + first.output).contains(words), "\(first.errors)\(first.output)")
        #expect(try run(doubled, ["--json"]).objects().last?["repeated_names"] == [.string(name)])
        #expect(try run(archive([]), ["--json"]).objects().last?["repeated_names"] == [])
        try vault.expect(["messages", "Anna", "--save-attachments", vault.scratch("saved")])
        #expect(try String(contentsOfFile: vault.scratch("saved/" + name), encoding: .utf8) == "first")
    }

    @Test("A file is read from standard input, and several files one after the other")
    func inputs() throws {
        let vault = try TestVault()
        let piped = try vault(["import", "whatsapp", "-", "--title", "Piped", "--json"], input: ExportFiles.anna)
        #expect(piped.status == 0)
        #expect(try piped.objects().last?.string("title") == "Piped")
        let one = try ExportFiles.write("13/05/2019, 09:13 - Cara: one and only\n", title: "Cara", in: vault.scratch)
        let missing = vault.scratch("none.txt")
        let bad = try vault.scratch.write("nothing here\n", to: "bad.txt")
        #expect(try vault(["import", "whatsapp", one, missing]).status == 1)
        let some = try vault(["import", "whatsapp", one, bad])
        #expect(some.status == 3)
        #expect(some.errors.contains("is not an exported chat"))
        #expect(some.errors.contains("1 file was not imported: \(bad)"))
    }

    @Test("An archive or a folder of several chats says which they are, and imports each of them (ING-5)")
    func severalChats() throws {
        let anna = "13/05/2019, 09:13 - Anna: Hello\n"
        let ben = "14/05/2019, 09:13 - Ben: Good day\n14/05/2019, 09:14 - Ben: Anybody?\n"
        let names = ["WhatsApp Chat with Anna.txt", "WhatsApp Chat with Ben.txt"]
        for isFolder in [false, true] {
            let vault = try TestVault()
            let path: String
            if isFolder {
                path = vault.scratch("chats")
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
                for (name, text) in zip(names, [anna, ben]) {
                    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
                }
            } else {
                let data = ExportFiles.zip([(names[0], Array(anna.utf8)), (names[1], Array(ben.utf8))])
                path = try vault.scratch.write(data, to: "chats.zip")
            }
            let titled = try vault(["import", "whatsapp", path, "--title", "One"])
            #expect(titled.status == 64 && titled.errors.contains("--title"))
            let run = try vault(["import", "whatsapp", path, "--timezone", "UTC"])
            #expect(run.status == 0)
            #expect(run.errors.contains("2 files in") && names.allSatisfy { run.errors.contains($0) })
            #expect(run.output.contains("1 new message in “Anna”") && run.output.contains("2 new messages in “Ben”"))
            let chats = try vault(["conversations", "--json"]).objects()
            #expect(chats.map { $0.string("title") } == ["Ben", "Anna"])
            #expect(chats.map { $0.integer("message_count") } == [2, 1])
            let again = try vault(["import", "whatsapp", path, "--timezone", "UTC", "--json"])
            #expect(
                try again.objects().filter { $0.string("type") == "summary" }.map { $0.integer("added") } == [0, 0])
        }
    }

    @Test("Dates that can be read two ways stop the import, until an order or --yes is given (ING-5)")
    func ambiguousDates() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write("03/04/19, 09:13 - Anna: Hello\n", title: "Anna", in: vault.scratch)
        let refused = try vault(["import", "whatsapp", path, "--json"])
        #expect(refused.status == 1)
        #expect(refused.output.isEmpty)
        let error = try ErrorLine(refused.errors)
        #expect(error.code == "ambiguous-dates")
        #expect(error.hint?.contains("--date-order") == true)
        #expect(error.message.contains("the likelier order is dmy ("), "It names the likelier one and how sure it is")
        #expect(try vault(["conversations"]).output.isEmpty)
        let given = try vault(["import", "whatsapp", path, "--date-order", "mdy", "--timezone", "UTC", "--json"])
        #expect(try given.objects().last?.string("first") == "2019-03-04T09:13:00Z")
        #expect(try vault(["import", "whatsapp", path, "--yes"]).status == 0)
    }

    @Test("A file that the vault holds at other times is refused, with the offset and what to do, until --yes (ING-2)")
    func otherTimes() throws {
        let vault = try TestVault()
        let words = ["Shall we walk to the lake?", "Only if the weather holds", "It says sunshine all day"]
        let text = words.enumerated().map { "13/05/2019, 09:1\($0) - Anna: \($1)\n" }.joined()
        let path = try ExportFiles.write(text, title: "Anna", in: vault.scratch)
        let moved = try ExportFiles.write(
            text.replacingOccurrences(of: "09:1", with: "10:1"), title: "Annie", in: vault.scratch)
        #expect(try vault(["import", "whatsapp", path, "--timezone", "UTC"]).status == 0)
        let refused = try vault(["import", "whatsapp", moved, "--timezone", "UTC", "--json"])
        #expect(refused.status == 1)
        let error = try ErrorLine(refused.errors)
        #expect(error.code == "times-disagree")
        #expect(error.message.contains("+01:00") && error.message.contains("“Anna”"))
        #expect(error.hint?.contains("--timezone") == true)
        let dry = try vault(["import", "whatsapp", moved, "--timezone", "UTC", "--dry-run"])
        #expect(dry.status == 0 && dry.errors.contains("+01:00"))
        #expect(try vault(["import", "whatsapp", moved, "--timezone", "UTC", "--yes"]).status == 0)
    }

    @Test("A database beside an export of other times is imported, with status 3 and what to do about the chat (ING-2)")
    func databaseAfterOtherTimes() throws {
        let vault = try TestVault()
        let words = [
            "Shall we walk to the lake?", "Only if the weather holds", "It says sunshine all day",
            "Bring the blue umbrella, please", "Then I bring the straw hats", "See you at nine at the boathouse",
        ]
        var database = PhoneDatabase()
        for (number, text) in words.enumerated() { database.message(0, text, isOwn: number % 2 == 1) }
        // The first one is of 2023-11-14 22:14:20 UTC.
        let text = words.enumerated().map { number, text in
            "14/11/2023, 22:\(14 + number) - \(number % 2 == 1 ? "Ben" : "Anna"): \(text)\n"
        }
        let export = try ExportFiles.write(text.joined(), title: "Anna", in: vault.scratch)
        let arguments = ["import", "whatsapp", export, "--me", "Ben"]
        try vault.expect(arguments + ["--timezone", "Asia/Tokyo"])
        let path = try database.write(in: vault.scratch)
        #expect(try vault(["import", "whatsapp", path, "--dry-run"]).status == 0)
        let run = try vault(["import", "whatsapp", path, "--json"])
        #expect(run.status == 3)
        let summary = try #require(try run.objects().first { $0.string("type") == "summary" })
        #expect(summary.integer("added") == 6 && summary.objects("times_disagree").count == 1)
        let error = try ErrorLine(run.errors)
        #expect(error.code == "partial" && error.message.contains("“Anna”"))
        #expect(error.hint?.contains("--redo") == true)
        try vault.expect(arguments + ["--timezone", "UTC", "--redo", "--yes"])
        #expect(try vault.expect(["conversations", "--json"]).objects().count == 1)
    }

    @Test("Impossible dates are counted and located, the rest is imported, and the exit status is 3")
    func unparsedLines() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(
            "13/05/2019, 09:13 - Anna: Hello\n31/02/2019, 09:14 - Anna: never\n14/05/2019, 09:15 - Anna: Bye\n",
            title: "Anna", in: vault.scratch)
        let run = try vault(["import", "whatsapp", path, "--json"])
        #expect(run.status == 3)
        let summary = try #require(try run.objects().last)
        #expect(summary.integer("unparsed") == 1)
        #expect(summary["unparsed_lines"] == [2])
        #expect(summary.integer("added") == 2)
        #expect(try ErrorLine(run.errors).code == "partial")
        let readable = try vault(["import", "whatsapp", path])
        #expect(readable.status == 3)
        #expect(readable.output.contains("1 piece of the input could not be read, on line 2"))
    }

    @Test(
        "Wrong options are reported before anything is opened",
        arguments: [["--timezone", "Nowhere/Land"], ["--date-order", "ydm"]])
    func wrongOptions(options: [String]) throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        let run = try vault(["import", "whatsapp", path] + options)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
    }

    @Test("The same chat, exported by a phone with another language, brings nothing new and is not refused (ING-2)")
    func sameChatOtherDates() throws {
        let vault = try TestVault()
        let words = ["Shall we walk to the lake?", "Only if the weather holds", "Zanzibar it is", "Bring the umbrella"]
        func export(_ dates: [String], to folder: String) throws -> String {
            let lines = zip(dates, words).enumerated().map { index, line in
                "\(line.0) - \(index.isMultiple(of: 2) ? "Anna" : "Ben"): \(line.1)\n"
            }
            return try vault.scratch.write(
                lines.joined(), to: "\(folder)/WhatsApp Chat with Anna.txt", makingFolders: true)
        }
        let first = try export(
            ["13/05/2019, 09:13", "13/05/2019, 09:14", "14/05/2019, 10:01", "14/05/2019, 22:02"], to: "a")
        let american = try export(
            ["5/13/19, 9:13 AM", "5/13/19, 9:14 AM", "5/14/19, 10:01 AM", "5/14/19, 10:02 PM"], to: "b")
        try vault.expect(["import", "whatsapp", first, "--timezone", "UTC", "--me", "Ben"])
        for path in [american, first] {
            let again = try vault(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben", "--json"])
            #expect(again.status == 0, "\(again.errors)")
            let summary = try again.objects().last
            #expect(summary?.integer("added") == 0 && summary?.integer("duplicates") == 4)
        }
        // Read in a zone that is not the phone's, its messages have other times.
        let refused = try vault(["import", "whatsapp", first, "--timezone", "Asia/Tokyo", "--me", "Ben", "--json"])
        #expect(try refused.status == 1 && ErrorLine(refused.errors).code == "read-differently")
    }

    @Test("An export of a phone that was in another zone meanwhile adds what is new, and nothing twice (ING-2)")
    func otherZone() throws {
        let vault = try TestVault()
        func lines(_ hours: Range<Int>, ahead: Int) -> String {
            hours.map { hour in
                let (day, shown) = (13 + (hour + ahead) / 24, (hour + ahead) % 24)
                let name = hour.isMultiple(of: 2) ? "Ben" : "Anna"
                return "\(day)/05/2019, \(shown < 10 ? "0" : "")\(shown):00 - \(name): message \(hour) of that week\n"
            }.joined()
        }
        func added(_ text: String, _ zone: String, _ more: [String] = []) throws -> CommandRun {
            let path = try ExportFiles.write(text, title: "Anna", in: vault.scratch)
            return try vault(["import", path, "--timezone", zone, "--me", "Ben", "--json"] + more)
        }
        #expect(try added(lines(0..<40, ahead: 0), "UTC").objects().first?.integer("added") == 40)
        let again = try added(lines(0..<40, ahead: 9), "Asia/Tokyo")
        #expect(try again.objects().first?.integer("added") == 0, "\(again.errors)")
        let newer = try added(lines(20..<50, ahead: 9), "Asia/Tokyo")
        #expect(try newer.objects().first?.integer("added") == 10, "\(newer.errors)")
        // At home again.
        #expect(try added(lines(10..<60, ahead: 0), "UTC").objects().first?.integer("added") == 10)
        let messages = try vault.expect(["messages", "Anna", "--all", "--json"]).objects()
        #expect(messages.map { $0.string("timestamp") } == messages.map { $0.string("timestamp") }.sorted { $0! < $1! })
        #expect(messages.count == 60)
        // Read in a zone in which the phone was not, it is refused, as its times contradict those that are known.
        #expect(try added(lines(10..<70, ahead: 0), "Asia/Tokyo").status != 0)
        #expect(try vault.expect(["messages", "Anna", "--all", "--json"]).lines.count == 60)
        try vault.expect(["verify"])
    }

    @Test("Of many chats that an export shows, too, the first are named and the others counted; JSON names all")
    func manyRepeatedChats() throws {
        let chats = 5
        var phone = PhoneDatabase()
        var exports: [(title: String, text: String)] = []
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "UTC")
        format.dateFormat = "dd/MM/yyyy, HH:mm"
        for chat in 1...chats {
            let address = "49170000000\(chat)"
            phone.add("INSERT INTO jid VALUES (1\(chat), '\(address)', 's.whatsapp.net', '\(address)@s.whatsapp.net');")
            phone.add("INSERT INTO chat VALUES (1\(chat), 1\(chat), NULL);")
            var text = ""
            for number in 1...8 {
                let time = 1_700_000_000 + (chat * 100 + number) * 60
                let words = "what was said as number \(number) in chat \(chat)"
                let row = chat * 100 + number
                let values = "\(row), 1\(chat), 0, 'K\(row)', 0, \(time)000, 0, '\(words)', \(row)"
                phone.add("INSERT INTO message VALUES (\(values));")
                text += "\(format.string(from: Date(timeIntervalSince1970: Double(time)))) - Person \(chat): \(words)\n"
            }
            exports.append(("Person \(chat)", text))
        }
        let source = try TestVault()
        try source.expect(["import", phone.write(in: source.scratch)])
        let lines = source.scratch("lines.jsonl")
        try source.expect(["export", "json", "-o", lines])
        func importing() throws -> (TestVault, [String]) {
            let vault = try TestVault()
            for export in exports {
                let path = try ExportFiles.write(export.text, title: export.title, in: vault.scratch)
                try vault.expect(["import", path, "--timezone", "UTC", "--date-order", "dmy"])
            }
            return (vault, ["import", "json", lines])
        }
        let (vault, command) = try importing()
        let run = try vault.expect(command)
        #expect(run.errors.components(separatedBy: "has messages of this file, too").count == 4, "\(run.errors)")
        #expect(run.errors.contains("And 2 more chats that exports"), "\(run.errors)")
        let (other, same) = try importing()
        guard case .array(let named)? = try other.object(same)["chats_there_already"] else {
            Issue.record("no list")
            return
        }
        #expect(named.count == chats)
    }
}
