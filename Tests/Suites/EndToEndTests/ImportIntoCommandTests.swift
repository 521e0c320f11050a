import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("whisper import --into (ING-1, ING-2)", .ownThreads)
struct ImportIntoCommandTests {
    /// A chat with one other person, the file of its last lines under another name, and the command that imports it.
    private struct Lake {
        let vault: TestVault
        let file: String
        let few: String
        let options = ["--timezone", "UTC", "--me", "Ben"]

        init(title: String = "a few", from name: String = "Ana") throws {
            vault = try TestVault()
            let lines = (10...28).map { day in
                "\(day)/05/2019, 09:00 - \(day.isMultiple(of: 2) ? "Ben" : "Ana"): \(day < 20 ? "message number \(day)" : "ok")"
            }
            file = try ExportFiles.write(lines.joined(separator: "\n") + "\n", title: "Ana", in: vault.scratch)
            few = try ExportFiles.write(
                (lines.suffix(4).joined(separator: "\n") + "\n29/05/2019, 09:00 - Ana: later\n")
                    .replacing(" - Ana:", with: " - \(name):"), title: title, in: vault.scratch)
            try vault.expect(["import", file] + options)
        }

        func texts(_ chat: String = "Ana") throws -> Int {
            try vault.expect(["messages", chat, "--all", "--json"]).lines.count
        }

        func titles() throws -> [String] {
            try vault.expect(["conversations", "--json"]).objects().compactMap { $0.string("title") }.sorted()
        }
    }

    /// The words of the command that the summary names, from the name of the command on.
    private func suggestion(in output: String) throws -> [String] {
        let found = try #require(output.firstMatch(of: #/ (import .+ --into .+)/#), "\(output)")
        var words = [""]
        var isQuoted = false
        for character in found.1 {
            switch character {
            case "'": isQuoted.toggle()
            case " " where !isQuoted: words.append("")
            default: words[words.count - 1].append(character)
            }
        }
        return words
    }

    @Test("What is said after a few messages made a chat of their own leads into the other one, without doubles")
    func suggested() throws {
        for (title, name) in [("a few", "Ana"), ("Ana Reis", "Ana Reis")] {
            let lake = try Lake(title: title, from: name)
            let dry = try lake.vault.expect(["import", lake.few, "--dry-run"] + lake.options)
            let run = try lake.vault.expect(["import", lake.few] + lake.options)
            #expect(try lake.titles() == ["Ana", title].sorted())
            for (output, isRedone) in [(dry.output, false), (run.output, true)] {
                let words = try suggestion(in: output)
                #expect(words.suffix(2) == ["--into", "Ana"] && words.contains("--redo") == isRedone, "\(words)")
                #expect(words.contains(lake.few))
            }
            let words = try suggestion(in: run.output)
            // Without --redo nothing is done, and with it the file is in one chat alone.
            let refused = try lake.vault(words.filter { $0 != "--redo" } + ["--json"])
            #expect(try refused.status == 1 && ErrorLine(refused.errors).code == "read-differently")
            let done = try lake.vault.object(words + ["--json"])
            #expect(done.integer("added") == 1 && done.integer("duplicates") == 4)
            #expect(try lake.titles() == ["Ana"])
            #expect(try lake.texts() == 20)
            #expect(try lake.vault.expect(["people", "--json"]).lines.count == 2)
            try lake.vault.expect(["verify"])
            // It can be undone, and done again.
            try lake.vault.expect(["import", "undo", "--yes"])
            #expect(try lake.texts() == 19)
            #expect(
                try lake.vault.object(["import", lake.few, "--into", "ana", "--json"] + lake.options).integer("added")
                    == 1)
            #expect(try lake.texts() == 20)
        }
    }

    @Test("Where a chat of the file's name has messages of it, this is said, and leads to one chat without doubles")
    func inBoth() throws {
        let lake = try Lake()
        let vault = lake.vault
        try vault.expect(["import", lake.few] + lake.options)
        let longer = try String(contentsOfFile: lake.few, encoding: .utf8) + "30/05/2019, 09:00 - Ana: later still\n"
        let folder = vault.scratch("longer")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let newer = try vault.scratch.write(longer, to: "longer/WhatsApp Chat with a few.txt")
        let run = try vault.expect(["import", newer, "--into", "Ana"] + lake.options)
        #expect(run.output.contains("“a few” has messages of this file, too"), "\(run.output)")
        #expect(run.output.contains("--redo --into Ana"), "\(run.output)")
        let again = try vault.object(["import", newer, "--into", "Ana", "--dry-run", "--json"] + lake.options)
        #expect(again.object("resembling_chat")?.string("title") == "a few", "\(again)")
        let done = try vault.object(["import", lake.few, "--redo", "--into", "Ana", "--json"] + lake.options)
        #expect(done.integer("added") == 0 && done["resembling_chat"] == .null, "\(done)")
        #expect(try lake.titles() == ["Ana"] && lake.texts() == 21)
    }

    @Test("What is said of a chat whose title has spaces and signs can be typed as it stands (CLI-4)")
    func quoted() throws {
        let lake = try Lake()
        let vault = lake.vault
        try vault.expect(["conversation", "rename", "Ana", "Ana & Ben's"])
        try vault.expect(["import", lake.few] + lake.options)
        let longer = try String(contentsOfFile: lake.few, encoding: .utf8) + "30/05/2019, 09:00 - Ana: later still\n"
        let newer = try vault.scratch.write(longer, to: "l/WhatsApp Chat with a few.txt", makingFolders: true)
        let run = try vault.expect(["import", newer, "--into", "Ana & Ben's"] + lake.options)
        #expect(run.output.contains(#"--redo --into 'Ana & Ben'\''s': then"#), "\(run.output)")
    }

    @Test("What a file itself brought into another chat is undone with the imports of other times, not half of it")
    func otherTimes() throws {
        let vault = try TestVault()
        let lines = (1...12).map { day in
            "\(day)/05/2019, 09:00 - \(day.isMultiple(of: 2) ? "Ben" : "Ana"): message number \(day) of this month\n"
        }
        let whole = try ExportFiles.write(lines.joined(), title: "Ana", in: vault.scratch)
        let part = try ExportFiles.write(lines.suffix(9).joined(), title: "Ana Reis", in: vault.scratch)
        let options = ["--timezone", "UTC", "--me", "Ben", "--json"]
        try vault.expect(["import", whole, "--date-order", "mdy"] + options)
        try vault.expect(["draft", "set", "Ana", "to be sent"])
        try vault.expect(["import", part, "--date-order", "dmy", "--yes"] + options)
        #expect(try vault.expect(["conversations", "--json"]).lines.count == 2)
        let done = try vault(["import", part, "--date-order", "dmy", "--into", "Ana", "--redo", "--yes"] + options)
        #expect(done.status == 0, "\(done.errors)")
        #expect(try vault.expect(["conversations", "--json"]).objects().map { $0.string("title") } == ["Ana"])
        #expect(try vault.object(["import", whole, "--date-order", "dmy"] + options).integer("added") == 3)
        #expect(try vault.expect(["messages", "Ana", "--all", "--json"]).lines.count == 12)
    }

    @Test("What is suggested for two who may be one leads into the chosen chat again")
    func suggestedAgain() throws {
        let lake = try Lake()
        let vault = lake.vault
        let work = try ExportFiles.write("13/05/2018, 09:00 - Benny: hm\n", title: "Work", in: vault.scratch)
        try vault.expect(["import", work, "--timezone", "UTC"])
        let text = try String(contentsOfFile: lake.file, encoding: .utf8)
        let other = try vault.scratch.write(text.replacing(" - Ben:", with: " - Benny:"), to: "few.txt")
        let run = try vault.expect(["import", other, "--timezone", "UTC", "--into", "Ana", "--yes"])
        #expect(run.output.contains("They stay two people"), "\(run.output)")
        let words = try suggestion(in: run.output)
        #expect(words.suffix(3) == ["--redo", "--into", "Ana"], "\(words)")
        #expect(try vault.object(words + ["--json"]).string("title") == "Ana")
        #expect(try lake.titles() == ["Ana", "Work"] && lake.texts() == 19)
    }

    @Test("Undone by hand, and imported into the chat, it is the same; so is the chat itself in another order")
    func orders() throws {
        let lake = try Lake()
        try lake.vault.expect(["import", lake.few] + lake.options)
        try lake.vault.expect(["import", "undo", "a few", "--yes"])
        let run = try lake.vault.expect(["import", lake.few, "--into", "Ana"] + lake.options)
        #expect(run.output.contains("1 new message in “Ana”"), "\(run.output)")
        #expect(run.output.contains("The file calls the chat “a few”. It is still called “Ana”"), "\(run.output)")
        #expect(try lake.texts() == 20)
        // The few first, the whole chat into it.
        let vault = try TestVault()
        try vault.expect(["import", lake.few] + lake.options)
        let whole = try vault.object(["import", lake.file, "--into", "a few", "--json"] + lake.options)
        #expect(whole.integer("added") == 15 && whole.integer("duplicates") == 4)
        #expect(try vault.expect(["messages", "a few", "--all", "--json"]).lines.count == 20)
        #expect(try vault.expect(["conversations", "--json"]).lines.count == 1)
    }

    @Test("What cannot be the chat is refused, with what to do, and changes nothing")
    func refused() throws {
        let lake = try Lake()
        let vault = lake.vault
        let strange = try ExportFiles.write("13/05/2019, 09:00 - Cem: who comes\n", title: "Cem", in: vault.scratch)
        let group = try ExportFiles.write(
            "13/05/2019, 09:00 - Cem: who comes\n13/05/2019, 09:01 - Dan: me\n13/05/2019, 09:02 - Eva: I do\n",
            title: "Lake", in: vault.scratch)
        let json = try vault.scratch.write("{\"type\":\"message\"}\n", to: "messages.jsonl")
        let folder = vault.scratch("all")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in ["Cem", "Dan"] {
            _ = try vault.scratch.write("13/05/2019, 09:00 - \(name): hi\n", to: "all/WhatsApp Chat with \(name).txt")
        }
        func failure(_ arguments: [String]) throws -> ErrorLine {
            let run = try vault(["import"] + arguments + ["--json"])
            #expect(run.status != 0 && run.output.isEmpty, "\(arguments): \(run.output)")
            return try ErrorLine(run.errors)
        }
        #expect(try failure([strange, "--into", "Ana"]).message.contains("hardly anything in common"))
        #expect(try failure([strange, "--into", "Ana"]).hint?.contains("--yes") == true)
        #expect(try failure([group, "--into", "Ana", "--yes"]).message.contains("shows a group"))
        #expect(try failure([strange, "--into", "Nobody"]).code == "not-found")
        #expect(try failure([json, "--into", "Ana"]).message.contains("--into"))
        #expect(try failure([json, strange, "--into", "Ana"]).message.contains("--into"))
        #expect(try failure([folder, "--into", "Ana"]).message.contains("exports of several"))
        #expect(try failure([strange, group, "--into", "Ana"]).message.contains("exports of several"))
        #expect(try lake.texts() == 19 && lake.titles() == ["Ana"])
        #expect(
            try vault.object(["import", strange, "--into", "Ana", "--dry-run", "--json"])["unlike_chosen_chat"]
                == .bool(true))
        for (more, text) in [([], "the import needs --yes"), (["--yes"], "With --yes it is imported all the same")] {
            let foreseen = try vault.expect(["import", strange, "--into", "Ana", "--dry-run"] + more).output
            #expect(foreseen.contains(text) && !foreseen.contains("you will be asked"), "\(foreseen)")
        }
        #expect(try vault.object(["import", strange, "--into", "Ana", "--yes", "--json"]).integer("added") == 1)
        try vault.expect(["delete", "Ana", "--yes"])
        #expect(try failure([lake.few, "--into", "Ana"]).code == "not-found")
    }

    @Test("A name that several chats have is asked about, and a chat unlike the file as well")
    func asked() throws {
        let lake = try Lake()
        let vault = lake.vault
        let other = try ExportFiles.write("13/05/2019, 09:00 - Ben: hm\n", title: "Anabel", in: vault.scratch)
        try vault.expect(["import", other] + lake.options)
        let several = try vault(["import", lake.few, "--into", "Ana", "--json"] + lake.options)
        #expect(several.status == 0, "A whole title is meant before a part of one")
        let dry = try TerminalSession(
            ["import", other, "--into", "Ana", "--dry-run", "--vault", vault.path] + lake.options, in: vault.scratch,
            columns: 200)
        try dry.answer("Passphrase: ", with: "correct horse")
        #expect(dry.finish() == 0 && dry.screen.contains("you will be asked whether it is"), "\(dry.screen)")
        let session = try TerminalSession(
            ["import", other, "--redo", "--into", "an", "--vault", vault.path] + lake.options, in: vault.scratch,
            columns: 200)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.waitFor("Several chats match “an”")
        let place = try #require(session.screen.firstMatch(of: #/(\d)  “Ana” \(/#))
        try session.answer("Which number?", with: String(place.1))
        try session.answer("have hardly anything in common. Is it the same chat?", with: "no")
        #expect(
            session.finish() == 1 && session.screen.contains("Cancelled. Nothing was changed."), "\(session.screen)")
        #expect(try lake.titles() == ["Ana", "Anabel"])
        let yes = try TerminalSession(
            ["import", other, "--redo", "--into", "Ana", "--vault", vault.path] + lake.options, in: vault.scratch,
            columns: 200)
        try yes.answer("Passphrase: ", with: "correct horse")
        try yes.answer("have hardly anything in common. Is it the same chat?", with: "yes")
        #expect(yes.finish() == 0, "\(yes.screen)")
        #expect(try lake.titles() == ["Ana"])
    }

    @Test("A chat that had only the file, read in another zone, is made anew")
    func onlyFile() throws {
        let lake = try Lake()
        let again = [
            "import", lake.file, "--redo", "--into", "Ana", "--timezone", "Europe/Berlin", "--me", "Ben", "--json",
        ]
        #expect(try lake.vault.object(again).integer("added") == 19)
        #expect(try lake.titles() == ["Ana"] && lake.texts() == 19)
    }
}
