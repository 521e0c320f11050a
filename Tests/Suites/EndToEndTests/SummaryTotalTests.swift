import Foundation
import Testing
import WhisperJSONText
import WhisperTestThreads

@Suite("What a command says of many files, of nothing, and with --quiet (ING-5, ST-11)", .ownThreads)
struct SummaryTotalTests {
    /// The archive of a chat with two pictures, of which it may lack the second, and whose first may be damaged.
    private static func archive(
        of name: String, isDamaged: Bool = false, isComplete: Bool = false, in vault: TestVault
    ) throws -> String {
        let pictures = ["IMG-20260314-WA0001.jpg", "IMG-20260314-WA0002.jpg"]
        let chat = """
            14/03/2026, 21:05 - \(name): Hello
            14/03/2026, 21:06 - \(name): \(pictures[0]) (file attached)
            14/03/2026, 21:07 - \(name): \(pictures[1]) (file attached)
            14/03/2026, 21:08 - \(name): <Media omitted>

            """
        let title = "WhatsApp Chat with \(name)"
        var files = [("\(title).txt", Array(chat.utf8)), (pictures[0], Array("picture of \(name)".utf8))]
        if isComplete { files.append((pictures[1], Array("another of \(name)".utf8))) }
        var data = ExportFiles.zip(files)
        if isDamaged {
            let content = try #require(data.range(of: Data("picture of".utf8), options: .backwards)).lowerBound
            data[content] ^= 1
        }
        return try vault.scratch.write(data, to: "\(title).zip")
    }

    @Test("The total of several chats counts the attachments of all, and the status is that of one chat")
    func attachments() throws {
        let vault = try TestVault()
        let whole = try Self.archive(of: "Ana", isComplete: true, in: vault)
        let lacking = try Self.archive(of: "Eva", in: vault)
        let damaged = try ["Ida", "Uma"].map { try Self.archive(of: $0, isDamaged: true, in: vault) }
        func run(_ paths: [String], _ options: String...) throws -> CommandRun {
            try vault(["import", "whatsapp"] + paths + ["--timezone", "UTC", "--dry-run"] + options)
        }
        #expect(try run([lacking]).status == 0)
        let both = try run([whole, lacking])
        #expect(both.status == 0, "\(both.errors)")
        let lines = both.output.split(separator: "\n")
        #expect(lines.contains("Attachments: 3 found, 1 missing, 2 omitted from the export"), "\(both.output)")
        // The chat that lacks one says so, the other says nothing.
        #expect(lines.count { $0 == "  Attachments: 1 found, 1 missing, 1 omitted from the export" } == 1)
        #expect(lines.count { $0.contains("Attachments:") } == 2)

        #expect(try vault(["import", "whatsapp", damaged[0], "--timezone", "UTC"]).status == 3)
        // A chat without damage at the end changes nothing.
        let all = try vault(["import", "whatsapp"] + damaged + [lacking, "--timezone", "UTC"])
        #expect(all.status == 3 && all.errors.contains("2 attachments could not be read; every"), "\(all.errors)")
        #expect(all.output.contains("Attachments: 1 found, 2 unreadable, 3 missing, 3 omitted"), "\(all.output)")
        let mixed = try vault(["import"] + damaged + [lacking, "--timezone", "UTC"])
        #expect(mixed.status == 3 && mixed.errors.contains("2 attachments could not be read"), "\(mixed.errors)")
    }

    @Test("With --quiet no import prints a summary; a dry run still has its findings")
    func quiet() throws {
        let vault = try TestVault()
        let chat = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        let other = try ExportFiles.write(
            "13/05/2019, 09:13 - Eva: hi\n15/05/2019, 09:13 - Eva: ho\n", title: "Eva", in: vault.scratch)
        try vault.expect(["import", chat, "--timezone", "UTC"])
        let lines = vault.scratch("messages.jsonl")
        let full = vault.scratch("full.jsonl")
        try vault.expect(["identity", "create", "Ben"])
        try vault.expect(["export", "json", "-o", lines])
        try vault.expect(["export", "json", "--full", "-o", full])
        let commands = [
            ["import", chat, "--timezone", "UTC"], ["import", chat, other, "--timezone", "UTC"], ["import", lines],
            ["import", chat, lines, "--timezone", "UTC"], ["import", "json", lines], ["import", "json", full],
            ["import", "json", full, "--restore"],
        ]
        for command in commands {
            let quiet = try TestVault()(command + ["-q"])
            #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.errors.isEmpty, "\(command): \(quiet)")
            let dry = try TestVault()(command + ["--quiet", "--dry-run"])
            #expect(dry.status == 0 && dry.output.contains("would"), "\(command): \(dry)")
        }
        // What a file would make trusted is asked of an owner who has a vault, and with --yes nothing is to be said.
        let filled = try TestVault()
        try filled.expect(["import", other, "--timezone", "UTC"])
        let added = try filled(["import", "json", full, "--restore", "--yes", "-q"])
        #expect(added.status == 0 && added.output.isEmpty && added.errors.isEmpty, "\(added)")
    }

    @Test("Where nothing was deleted, no copy contains what was deleted; forgetting is about names")
    func nothingDeleted() throws {
        let vault = try TestVault()
        let chat = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        try vault.expect(["import", chat, "--timezone", "UTC", "--me", "Ben"])
        let message = try #require(try vault.expect(["export", "json"]).objects().first?.string("id"))
        let delete = ["delete", "--message", message, "--yes"]
        #expect(try vault(delete).errors.contains("Earlier backups and exports still contain the deleted messages."))
        let again = try vault(delete)
        #expect(again.status == 0 && !again.errors.contains("still contain"), "\(again.errors)")
        // An older export of the chat, which brings nothing.
        let beginning = ExportFiles.anna.split(separator: "\n").prefix(4).map { $0 + "\n" }.joined()
        let older = try vault.scratch.write(beginning, to: "older.txt")
        try vault.expect(["import", older, "--timezone", "UTC", "--title", "Anna"])
        let undone = try vault(["import", "undo", "--yes"])
        #expect(undone.status == 0 && undone.errors.contains("0 messages deleted"), "\(undone.errors)")
        #expect(!undone.errors.contains("still contain"), "\(undone.errors)")
        let forgotten = try vault(["people", "forget", "Anna", "--yes"])
        #expect(
            forgotten.errors.contains("Earlier backups and exports still contain the names and addresses."),
            "\(forgotten.errors)")
        #expect(!forgotten.errors.contains("deleted messages"), "\(forgotten.errors)")
    }
}
