import Foundation
import Testing
import WhisperTestThreads

@Suite("The owner is “you”, and nobody else looks like that (LOOK-4)", .ownThreads)
struct OwnerWordTests {
    /// A vault of Ben's with somebody whose name is the word for him.
    private static func vault(_ name: String) throws -> TestVault {
        let vault = try TestVault()
        let text = """
            13/05/2019, 09:13 - \(name): I am the zebra
            13/05/2019, 09:14 - Ben: and I am Ben
            14/05/2019, 09:13 - \(name): photo.jpg (file attached)

            """
        let chat = ExportFiles.zip([
            ("WhatsApp Chat with \(name).txt", Array(text.utf8)), ("photo.jpg", Array("picture".utf8)),
        ])
        let path = try vault.scratch.write(chat, to: "WhatsApp Chat with \(name).zip")
        try vault.expect(["import", path, "--timezone", "UTC", "--me", "Ben"])
        return vault
    }

    @Test(
        "A name that looks like the word is quoted in lists, messages and hits, and the owner is not",
        arguments: [
            ("you", "you", "en_GB"), ("You", "you", "C"), ("y\u{43E}u", "you", "en_GB"), ("Du", "du", "de_DE"),
            ("tu\u{301}", "t\u{FA}", "es_ES"), ("您", "您", "zh_CN"),
        ])
    func terminal(name: String, word: String, locale: String) throws {
        let vault = try Self.vault(name)
        let language = ["LC_ALL": "\(locale).UTF-8"]
        let people = try vault(["people"], environment: language)
        #expect(people.output.contains("“\(name)”") && people.output.contains("(\(word))"), "\(people.output)")
        #expect(!people.lines.contains { $0.hasPrefix(name) }, "\(people.output)")
        let shown = try vault(["people", "show", name], environment: language)
        #expect(shown.output.contains("“\(name)”"), "\(shown.output)\(shown.errors)")
        let messages = try vault(["messages", name, "--all"], environment: language)
        #expect(messages.output.matches(of: try Regex("“\(name)” ")).count >= 1, "\(messages.output)")
        #expect(messages.lines.contains { $0.contains("  \(word) ") && $0.contains("Ben") }, "\(messages.output)")
        let hits = try vault(["search", "zebra"], environment: language)
        #expect(hits.output.contains("“\(name)” ·"), "\(hits.output)")
    }

    @Test("Who is called like that in another language is not quoted")
    func otherLanguage() throws {
        let people = try Self.vault("Du")(["people"], environment: ["LC_ALL": "en_GB.UTF-8"])
        #expect(people.lines.contains { $0.hasPrefix("Du ") }, "\(people.output)")
    }

    @Test("On pages the name is quoted as well, and the owner's word is not")
    func pages() throws {
        let vault = try Self.vault("you")
        let folder = vault.scratch("pages")
        try vault.expect(["export", "html", "-o", folder, "--yes"])
        func text(_ part: String) throws -> String {
            let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
            return try names.filter { $0.hasPrefix(part) && $0.hasSuffix(".html") }
                .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }.joined()
        }
        let people = try text("people")
        #expect(people.contains("“you”") && !people.contains("<h1><bdi>you</bdi>"), "\(people)")
        #expect(people.contains("<small>You</small>"), "\(people)")
        let chats = try text("chats")
        #expect(chats.contains("<bdi>“you”</bdi></a>") && !chats.contains("class=n><bdi>you</bdi>"), "\(chats)")
        let all = try text("")
        #expect(!all.contains(" <bdi>you</bdi><br>"), "the gallery")
    }
}
