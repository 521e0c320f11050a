import Foundation
import Testing
import WhisperTestThreads

@Suite("Somebody of whom only a linked id is known is an unknown person everywhere (WDB-5)", .ownThreads)
struct NamelessChatTests {
    private static let id = "262646785581111"

    private static var line: String {
        """
        {"id":"87533c1e-327b-409e-a349-e72e6dc85b16","external_id":"3EB0","platform":"whatsapp",\
        "timestamp":"2026-03-14T21:05:00Z","timestamp_precision":"second","local_time":null,"assumed_zone":null,\
        "sender":{"identifier":"\(id)@lid","display_name":"\(id)"},"recipients":[],\
        "content":{"type":"text","text":"bring bread","attachments":[]},\
        "metadata":{"thread_id":"edb3e0569bcd4701d986c7429be01325","reply_to":null,"reactions":[],"edited_at":null,\
        "platform_specific":{}},"chat":{"title":"\(id)@lid","kind":"direct"}}

        """
    }

    @Test("In lists, messages, hits and pages")
    func everywhere() throws {
        let vault = try TestVault()
        try vault.expect(["import", "json", try vault.scratch.write(Self.line, to: "lines.jsonl")])
        let chat = try #require(try vault.expect(["conversations", "--json"]).objects().first?.string("id"))
        let commands = [
            ["conversations"], ["messages", chat], ["search", "bread"], ["search", "bread", "--context", "1"],
            ["people"],
            ["export", "txt"],
        ]
        for command in commands {
            let output = try vault.expect(command).output
            let name =
                command[0] == "messages" || command.contains("--context") ? "Unknown …1111" : "Unknown person (…1111)"
            #expect(output.contains(name) && !output.contains(Self.id), "\(command): \(output)")
        }
        let folder = vault.scratch("pages")
        try vault.expect(["export", "html", "-o", folder, "--yes"])
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) where name.hasSuffix(".html") {
            let page = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            // The person's own page lists the addresses.
            #expect(name.contains("people/") || !page.contains(Self.id), "\(name)")
        }
    }
}
