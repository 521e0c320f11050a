import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Writing pages for a browser (LOOK-1, LOOK-6, CLI-7)", .ownThreads)
struct PageExportCommandTests {
    @Test("The help of --force says that nothing but an archive of pages is replaced")
    func forceInHelp() throws {
        let help = try TestVault()(["export", "html", "--help"]).output
        #expect(help.contains("Replace an archive that an earlier export wrote"), "\(help)")
    }

    private func vault() throws -> TestVault {
        let vault = try TestVault()
        let chat = ExportFiles.anna + "16/05/2019, 08:00 - Anna: IMG-20190516-WA0002.jpg (file attached)\n"
        let data = ExportFiles.zip([
            ("WhatsApp Chat with Anna.txt", Array(chat.utf8)),
            ("IMG-20190516-WA0002.jpg", Array("<script>whisper()</script>".utf8)),
        ])
        let path = try vault.scratch.write(data, to: "WhatsApp Chat with Anna.zip")
        _ = try vault(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
        return vault
    }

    private func text(_ vault: TestVault, _ path: String) throws -> String {
        try String(contentsOfFile: vault.scratch(path), encoding: .utf8)
    }

    @Test("A folder that only its owner can read, with everything that it counts (LOOK-1, LOOK-6)")
    func folder() throws {
        let vault = try vault()
        let folder = vault.scratch("archive")
        let run = try vault(["export", "html", "-o", folder, "--yes"])
        #expect(run.status == 0 && run.output.isEmpty, "\(run.errors)")
        #expect(
            run.errors.contains("not be encrypted") && run.errors.contains("Wrote 9 messages to “\(folder)” (1 chat)."))
        #expect(run.errors.hasSuffix("Open it in a browser: \(folder)/index.html\n"))
        #expect(try vault.scratch.permissions(of: "archive") == 0o700)
        #expect(try vault.scratch.permissions(of: "archive/chats/1") == 0o700)
        #expect(try vault.scratch.permissions(of: "archive/index.html") == 0o600)
        #expect(try text(vault, "archive/index.html").contains("Anna"))
        #expect(try text(vault, "archive/chats/1/2019-05.html").contains("<b><time>"))
        for path in ["style.css", "script.js", "search.html", "search/search.js", "statistics.html", "years/2019.html"]
        {
            #expect(vault.scratch.has("archive/" + path), "\(path)")
        }
        let media = try FileManager.default.subpathsOfDirectory(atPath: folder + "/media").filter { $0.contains(".") }
        #expect(
            media.count == 1 && media.allSatisfy { $0.hasSuffix(".bin") }, "A picture's name does not make a picture")
    }

    @Test("The summary counts what was written (CLI-4)")
    func summary() throws {
        let vault = try vault()
        let run = try vault(["export", "html", "-o", vault.scratch("archive"), "--json", "--media", "none", "--yes"])
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        let summary = try #require(try run.objects().last)
        #expect(summary.string("type") == "summary" && summary.string("open") == vault.scratch("archive/index.html"))
        #expect(summary.integer("messages") == 9 && summary.integer("chats") == 1 && summary.integer("people") == 2)
        #expect(summary.integer("media") == 0 && (summary.integer("pages") ?? 0) >= 10)
    }

    @Test("Language, colours, chats and dates are as one asks (LOOK-1)")
    func choices() throws {
        let vault = try vault()
        let run = try vault([
            "export", "html", "-o", vault.scratch("archive"), "--yes", "--language", "ar", "--theme", "dark",
            "--conversation", "Anna", "--since", "2019-05-16",
        ])
        #expect(run.status == 0, "\(run.errors)")
        let page = try text(vault, "archive/index.html")
        #expect(page.contains("<html lang=\"ar\" dir=rtl data-theme=dark>"))
        #expect(page.contains("رسالة واحدة"))
    }

    @Test("What is there is not replaced, except an archive, and only by --force (CLI-7)")
    func replacing() throws {
        let vault = try vault()
        let folder = vault.scratch("archive")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        try vault.scratch.write("mine", to: "archive/notes.txt")
        for arguments in [[], ["--force"]] {
            let run = try vault(["export", "html", "-o", folder, "--yes", "--json"] + arguments)
            #expect(run.status == 1 && run.output.isEmpty)
            #expect(try ErrorLine(run.errors).code == "file-exists")
            #expect(try text(vault, "archive/notes.txt") == "mine")
        }
        let other = vault.scratch("other")
        #expect(try vault(["export", "html", "-o", other, "--yes"]).status == 0)
        #expect(try vault(["export", "html", "-o", other, "--yes"]).status == 1)
        let again = try vault(["export", "html", "-o", other, "--yes", "--force", "--theme", "light"])
        #expect(again.status == 0, "\(again.errors)")
        #expect(try text(vault, "other/index.html").contains("data-theme=light"))
        let left = try FileManager.default.contentsOfDirectory(atPath: vault.scratch.path)
        #expect(!left.contains { $0.contains("partial") })
    }

    @Test(
        "Options that mean nothing are usage errors, and nothing is written (CLI-5)",
        arguments: [
            ["--media", "some"], ["--theme", "pink"], ["--language", "xx"], ["--since", "someday"],
            ["--since", "2020", "--until", "2019"], ["-o", "-"],
        ])
    func usage(arguments: [String]) throws {
        let vault = try vault()
        let place = arguments.first == "-o" ? [] : ["-o", vault.scratch("archive")]
        let run = try vault(["export", "html", "--yes", "--json"] + place + arguments)
        #expect(run.status == 64 && run.output.isEmpty, "\(run.errors)")
        #expect(try ErrorLine(run.errors).code == "usage")
        #expect(!vault.scratch.has("archive"))
    }

    @Test("A chat that is not there, and a folder that cannot be made (CLI-5)")
    func failures() throws {
        let vault = try vault()
        let unknown = try vault([
            "export", "html", "-o", vault.scratch("a"), "--yes", "--json", "--conversation", "Nobody",
        ])
        #expect(unknown.status == 1)
        #expect(try ErrorLine(unknown.errors).code == "not-found")
        let nowhere = try vault(["export", "html", "-o", vault.scratch("no/such/folder"), "--yes", "--json"])
        #expect(nowhere.status == 1 && nowhere.output.isEmpty)
        #expect(!vault.scratch.has("a") && !vault.scratch.has("no"))
    }

    @Test("Every export in the clear says so before it writes, and asks nothing, also at a terminal (LOOK-6)")
    func plaintext() throws {
        let vault = try vault()
        for (form, name) in [("html", "archive"), ("json", "m.jsonl"), ("txt", "m.txt"), ("csv", "m.csv")] {
            let arguments = ["export", form, "-o", vault.scratch(name)]
            let session = try TerminalSession(
                arguments + ["--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
                columns: 160)
            #expect(session.finish(seconds: 60) == 0, "\(form)")
            #expect(session.text.contains("not encrypted") || session.text.contains("not be encrypted"), "\(form)")
            #expect(!session.text.contains("[y/N]") && vault.scratch.has(name), "\(form)")
            let run = try vault(arguments + ["--force"])
            #expect(run.status == 0 && run.errors.contains("encrypted"), "\(form): \(run.errors)")
        }
    }
}
