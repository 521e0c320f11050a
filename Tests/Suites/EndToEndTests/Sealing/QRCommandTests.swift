import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("QR codes at the command line (QR)", .ownThreads)
struct QRCommandTests {
    @Test("A bundle goes from one vault to another as a picture, with a preview before (QR-2)")
    func bundle() throws {
        let ana = try TestVault()
        let ben = try TestVault()
        try ana.expect(["identity", "create", "Ana"])
        let picture = ana.scratch("ana.png")
        try ana.expect(["qr", "show", "--png", picture])
        #expect(try ana(["qr", "show", "--png", picture]).status == 1, "the picture is there already")
        #expect(try ben(["qr", "scan", picture, "--dry-run"]).errors.contains("Bundle of Ana"))
        #expect(try ben.expect(["contact", "list", "--json"]).output.isEmpty)
        #expect(try ben(["qr", "scan", picture]).status == 1, "it requires a confirmation")
        try ben.expect(["qr", "scan", picture, "--yes"])
        #expect(
            try ben.object(["contact", "show", "Ana"]).string("fingerprint")
                == ana.object(["identity", "show"]).string("fingerprint"))
    }

    @Test("An envelope goes as a picture, too, and is opened once it was agreed to")
    func envelope() throws {
        let people = try Correspondents()
        let picture = people.ana.scratch("note.png")
        try people.ana.expect(["qr", "show", "-", "--png", picture], input: try people.envelope("by picture"))
        let run = try people.ben.expect(["qr", "scan", picture, "--yes"])
        #expect(run.output == "by picture")
        #expect(try people.ben(["qr", "scan", picture, "--yes"]).status == 22)
    }

    @Test("On the terminal a code has its quiet zone, and as SVG it is a picture (QR-1)")
    func forms() throws {
        let vault = try TestVault()
        try vault.expect(["identity", "create", "Ana"])
        let lines = try vault.expect(["qr", "show"]).lines
        #expect(lines.count > 20)
        #expect(Set(lines.map(\.count)).count == 1)
        #expect(try vault.expect(["qr", "show", "--svg", "-"]).output.contains("<svg"))
    }

    @Test("A code that the terminal has no room for is shown at level L, with fewer lines (QR-1)")
    func smallTerminal() throws {
        let vault = try TestVault()
        try vault.expect(["identity", "create", "Ana"])
        let usual = try vault.expect(["qr", "show"]).lines.count
        let session = try TerminalSession(
            ["qr", "show", "--vault", vault.path], in: vault.scratch, input: "/dev/null", rows: UInt16(usual))
        try session.answer("Passphrase: ", with: "correct horse")
        #expect(session.finish() == 0)
        let drawn = session.screen.split(whereSeparator: \.isNewline).count { $0.contains("▀") || $0.contains("█") }
        #expect(drawn < usual && drawn > 20, "\(drawn) lines of \(usual)")
    }

    @Test("A code that is taller or wider than the terminal is not shown in part: how to see it is said (QR-1)")
    func noRoom() throws {
        let vault = try TestVault()
        try vault.expect(["identity", "create", "Ana"])
        for (columns, rows, words) in [(80, 24, "the terminal shows only 24"), (40, 60, "the terminal only 40")] {
            let session = try TerminalSession(
                ["qr", "show", "--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
                columns: UInt16(columns), rows: UInt16(rows))
            #expect(session.finish() == 1)
            let screen = session.screen.replacing("\r\n", with: " ")
            #expect(screen.contains(words) && screen.contains("--png FILE"), "\(screen)")
            #expect(!screen.contains("█"), "\(screen)")
        }
    }

    @Test("A dense code comes with a note, and one too dense with a warning to send the text instead (QR-3)")
    func density() throws {
        let people = try Correspondents()
        #expect(try people.ana.expect(["qr", "show", "--svg", "-"]).errors.contains("dense") == false)
        for (message, words) in [
            ("See you at nine", "The code is dense"),
            (String(repeating: "See you at nine. ", count: 20), "too dense for most cameras; send the text"),
        ] {
            let run = try people.ana.expect(["qr", "show", "-", "--svg", "-"], input: try people.envelope(message))
            #expect(run.errors.contains(words), "\(run.errors)")
            #expect(run.output.contains("<svg"))
        }
    }

    @Test("A file that is not a picture, has no code, or is too long is rejected")
    func refused() throws {
        let vault = try TestVault()
        let text = try vault.scratch.write("not a picture", to: "text.png")
        for arguments in [["qr", "scan", text], ["qr", "scan", "/nowhere.png"]] {
            let run = try vault(arguments)
            #expect(run.status == 1)
            #expect(run.output.isEmpty)
        }
        #expect(try vault(["qr", "show", "-"], input: "no bundle").status == 1)
        #expect(try vault(["qr", "show", "--scale", "1"]).status == 64)
        #expect(try vault(["qr", "show", "--png", "a", "--svg", "b"]).status == 64)
    }
}
