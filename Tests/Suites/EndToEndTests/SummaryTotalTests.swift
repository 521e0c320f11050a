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
        #expect(all.output.contains("Attachments: 1 found, 3 missing, 3 omitted"), "\(all.output)")
        let mixed = try vault(["import"] + damaged + [lacking, "--timezone", "UTC"])
        #expect(mixed.status == 3 && mixed.errors.contains("2 attachments could not be read"), "\(mixed.errors)")
    }
}
