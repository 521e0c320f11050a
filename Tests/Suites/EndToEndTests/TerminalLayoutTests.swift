import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("What fits a terminal, and what does not (QR-1, UX-4)", .ownThreads)
struct TerminalLayoutTests {
    private func session(_ arguments: [String], on vault: TestVault) throws -> TerminalSession {
        try TerminalSession(
            arguments + ["--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
            environment: ["NO_COLOR": "1"])
    }

    @Test("Errors and hints are broken between words, and elsewhere not at all")
    func sentences() throws {
        let vault = try TestVault()
        let arguments = ["contact", "show", "Somebody whose name is so long that the sentence about it needs lines"]
        let session = try session(arguments, on: vault)
        #expect(session.finish() != 0)
        let lines = session.screen.split(whereSeparator: \.isNewline)
        #expect(lines.count > 2)
        #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines)")
        let run = try vault(arguments)
        #expect(lines.joined(separator: " ") == run.errors.split(separator: "\n").joined(separator: " "))
        #expect(run.errors.split(separator: "\n").count == 2)
    }

    @Test(
        "The list of chats fits a terminal of 40 columns in every language (UX-4)",
        arguments: ["en_GB", "de_DE", "es_ES", "fr_FR", "pt_BR", "tr_TR", "hi_IN", "zh_CN"])
    func narrowTable(_ locale: String) throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna of the boat house", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
        let session = try TerminalSession(
            ["conversations", "--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
            environment: ["NO_COLOR": "1", "LC_ALL": "\(locale).UTF-8"], columns: 40)
        #expect(session.finish() == 0)
        let lines = session.screen.split(whereSeparator: \.isNewline)
        // The line about the empty place stands below the headings and the chat.
        #expect(lines.count > 2 && lines.allSatisfy { $0.count <= 40 }, "\(lines)")
        #expect(lines.prefix(3).contains { $0.hasSuffix("11:00") }, "\(lines)")
        #expect(lines.contains { $0.contains("Anna of") }, "\(lines)")
    }

    @Test("Rows without room for their names are blocks in which nothing is cut (UX-4)")
    func narrowBlocks() throws {
        let people = try Correspondents()
        try people.ben.expect(["decrypt"], input: try people.envelope())
        for (command, name) in [
            (["contact", "list"], "Ana"), (["identity", "list"], "Ben"), (["conversations"], "Ana"),
        ] {
            let session = try TerminalSession(
                command + ["--vault", people.ben.path, "--passphrase-file", people.ben.passphraseFile],
                in: people.ben.scratch, environment: ["NO_COLOR": "1"], columns: 40)
            #expect(session.finish() == 0)
            // Of a heading a part is enough.
            let rows = session.screen.split(whereSeparator: \.isNewline).drop { $0.contains("…") }
            #expect(rows.contains { $0.contains(name) }, "\(session.screen)")
            #expect(rows.allSatisfy { !$0.contains("…") }, "\(session.screen)")
            #expect(
                session.screen.split(whereSeparator: \.isNewline).allSatisfy { $0.count <= 40 }, "\(session.screen)")
        }
    }

    @Test("Explanations and files of imports are whole in a terminal of 40 columns, and of 80 (UX-4)")
    func narrowRows() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna of the boat house", in: vault.scratch)
        try vault.expect(["import", path, "--timezone", "Europe/Berlin", "--me", "Ben"])
        let wanted = [
            (
                ["import", "list"],
                ["WhatsApp Chat with Anna of the boat house.txt", "dmy, Europe/Berlin, you: Ben"]
            ),
            (
                ["policy", "list"],
                ["require-signature-for-verified", "Messages to verified contacts are always signed."]
            ),
        ]
        for (command, texts) in wanted {
            for columns: UInt16 in [40, 80] {
                let session = try TerminalSession(
                    command + ["--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
                    environment: ["NO_COLOR": "1"], columns: columns)
                #expect(session.finish() == 0)
                let lines = session.screen.split(whereSeparator: \.isNewline)
                #expect(lines.allSatisfy { $0.count <= columns } && !session.screen.contains("…"), "\(session.screen)")
                guard columns == 40 else { continue }
                let words = session.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                for text in texts { #expect(words.contains(text), "\(session.screen)") }
            }
        }
    }

    @Test("Words and groups of keys, and generated words, are broken between them at 40 columns (UX-4)")
    func narrowWords() throws {
        let vault = try TestVault()
        try vault.expect(["identity", "create", "Ana"])
        let shown = try vault.object(["identity", "show"])
        let access = ["--vault", vault.path, "--passphrase-file", vault.passphraseFile]
        let session = try TerminalSession(["identity", "show"] + access, in: vault.scratch, columns: 40)
        #expect(session.finish() == 0)
        // A key of 64 digits is one word, which a terminal copies whole.
        let lines = session.text.split(whereSeparator: \.isNewline).filter { !$0.contains("key") }
        #expect(lines.allSatisfy { $0.count <= 40 }, "\(session.text)")
        guard case .array(let sas)? = shown["sas"] else { throw CocoaError(.coderReadCorrupt) }
        let words = sas.compactMap { if case .string(let word) = $0 { word } else { nil } }
        let joined = session.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.count > 1 && joined.contains(words.joined(separator: " ")), "\(session.text)")
        let made = try TerminalSession(
            ["identity", "backup", "-o", vault.scratch("backup")] + access, in: vault.scratch, columns: 40)
        try made.answer("generate ten words): ", with: "")
        _ = try made.askedWord()
        let advice = made.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(advice.contains("no one can open the backup") && !advice.contains("vault"), "\(made.screen)")
        let indented = made.screen.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("    ") }
        #expect(indented.count == 2 && indented.allSatisfy { $0.count <= 40 }, "\(made.screen)")
        #expect(indented.flatMap { $0.split(separator: " ") }.map(\.count) == Array(repeating: 4, count: 10))
        made.type("\u{3}")
        _ = made.finish(seconds: 30)
    }

    @Test("The list of imports cuts no path, and what undoing one would do fits the terminal (UX-4)")
    func imports() throws {
        let vault = try TestVault()
        let folder = vault.scratch("years")
        for year in ["2023-05-in-spring", "2023-09-in-autumn"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/chats/\(year)", withIntermediateDirectories: true)
            let lines = "13/05/2019, 09:13 - Eva: \(year)\n14/05/2019, 09:13 - Ben: so\n"
            try lines.write(toFile: "\(folder)/chats/\(year)/Eva.txt", atomically: true, encoding: .utf8)
        }
        try vault.expect(["import", folder, "--timezone", "America/Argentina/Buenos_Aires", "--me", "Ben"])
        let list = try session(["import", "list"], on: vault)
        #expect(list.finish() == 0)
        let lines = list.screen.split(whereSeparator: \.isNewline)
        #expect(lines.allSatisfy { $0.count <= 80 } && !list.screen.contains("…"), "\(list.screen)")
        let words = list.screen.split(whereSeparator: \.isWhitespace)
        #expect(words.contains("chats/") && words.contains { $0.hasPrefix("2023-09-in") }, "\(list.screen)")
        let undo = try session(["import", "undo", "chats/2023-09-in-autumn/Eva.txt", "--dry-run"], on: vault)
        #expect(undo.finish() == 0)
        let sentences = undo.screen.split(whereSeparator: \.isNewline)
        #expect(sentences.count > 1 && sentences.allSatisfy { $0.count <= 80 }, "\(undo.screen)")
    }

    @Test("A QR code that is wider than the terminal is not drawn: the error says so and offers a picture (QR-1)")
    func wideCode() throws {
        let vault = try TestVault()
        try vault.expect(["identity", "create", "Ana"])
        // The statement that one key follows another makes it wider.
        try vault.expect(["identity", "rotate", "Ana", "--yes"])
        let long = try session(["qr", "show"], on: vault)
        #expect(long.finish() == 1)
        #expect(!long.screen.contains("█"))
        #expect(long.screen.contains("columns wide, but the terminal only 80."), "\(long.screen)")
        #expect(long.screen.contains("--png FILE"))
        #expect(try vault(["qr", "show"]).output.contains("█"), "Output that is not a terminal need not fit")
    }

    @Test("A chart is not written under the name of a picture of another kind")
    func pictureOfAnotherKind() throws {
        let vault = try TestVault()
        let run = try vault(["stats", "--svg", vault.scratch("x.png")])
        #expect(run.status == 64)
        #expect(!vault.scratch.has("x.png"))
        #expect(try vault(["stats", "--svg", vault.scratch("x.svg")]).status == 0)
    }
}
