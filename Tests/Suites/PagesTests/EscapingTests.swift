import WhisperContacts
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperPages
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Nothing that a message says becomes markup", .ownThreads)
struct EscapingTests {
    /// A message that has a text in every field that a message or a person has.
    private func message(_ kind: ContentKind, _ text: String) -> PageMessage {
        let value = JSONValue.string(text)
        var stored = Samples.message(
            7, kind, text, from: text,
            files: [
                Attachment(name: text, mime: text, size: 3, sha256: nil, state: .missing),
                Attachment(name: text, mime: text, size: 3, sha256: nil, state: .found),
                Attachment(name: text, mime: text, size: 3, sha256: nil, state: .found),
            ],
            direction: .outgoing, status: .read,
            specific: [
                "system": ["type": value, "by": value, "seconds": 3], "forwarded": true, "view_once": true,
                "quoted": ["sender": value, "text": value], "location_url": value,
                "location": ["latitude": "1.5", "longitude": "2.5", "link": value],
                "contacts": [
                    ["display_name": value, "vcard": .string("BEGIN:VCARD\nFN:\(text)\nTEL:\(text)\nEND:VCARD")]
                ],
                "poll": ["question": value, "options": [value, value]],
                "call": ["video": true, "outcome": value], "variant": value, "media": ["variant": value],
                "deletion": ["as": "admin", "by": value, "at": "2024-05-03T12:00:00Z"],
            ])
        stored.unified.reactions = [
            Reaction(emoji: text, sender: Participant(identifier: text, displayName: text), timestamp: Samples.noon)
        ]
        stored.unified.editedAt = Samples.noon
        var message = PageMessage(stored, assurance: .verified)
        message.author = text
        message.person = 4
        message.reply = .held(
            PageReply.Quote(
                of: Samples.message(6, .text, text), name: text, page: .month(Samples.month, part: 1, ofChat: 3)))
        message.versions = [MessageVersion(text: text, timestamp: Samples.noon)]
        message.files = [
            .notHeld, .published(Samples.picture, .png), .published(Samples.file, .other),
        ]
        message.voters = [[text], [text, text]]
        message.notes = [.ownWords(text)]
        message.imitated = [text]
        return message
    }

    private func tree(_ kind: ContentKind, _ text: String) throws -> PageTree {
        let chat = PageChat(number: 3, Samples.conversation(text))
        return try Samples.page([message(kind, text)], chat: chat)
    }

    /// What the same page has with a harmless text: links to the web, marks and the language of a script apart.
    private func compare(_ kind: ContentKind, _ text: String) throws {
        let tree = try tree(kind, text)
        let names: Set<String> = [
            "html", "head", "meta", "title", "link", "script", "body", "a", "header", "nav", "ul", "li", "button",
            "main",
            "h1", "h2", "bdi", "small", "div", "label", "span", "input", "output", "time", "ol", "b", "p", "blockquote",
            "details", "summary", "img", "video", "audio", "meter", "footer", "i",
        ]
        let attributes: Set<String> = [
            "lang", "dir", "charset", "http-equiv", "content", "name", "rel", "href", "src", "defer", "class", "id",
            "type",
            "hidden", "aria-label", "aria-current", "tabindex", "autocomplete", "data-filter", "data-words", "datetime",
            "role", "alt", "loading", "decoding", "width", "height", "controls", "preload", "download", "max", "value",
            "target",
        ]
        #expect(Set(tree.elements.map(\.name)).isSubset(of: names), "\(kind) \(text.debugDescription)")
        #expect(tree.elements.count { $0.name == "script" } == 2)
        for element in tree.elements {
            #expect(Set(element.attributes.map(\.name)).isSubset(of: attributes), "\(element.name)")
            if let address = element["href"] ?? element["src"] {
                let isOurs = address.utf8.allSatisfy {
                    (0x61...0x7A).contains($0 | 0x20) || (0x2D...0x39).contains($0) || $0 == 0x23 || $0 == 0x5F
                }
                #expect(isOurs || element["rel"] == "noreferrer noopener", "\(address)")
                if !isOurs { #expect(address.hasPrefix("http://") || address.hasPrefix("https://")) }
                #expect(!address.contains(":") || !isOurs)
            }
        }
        // Links to the web alone come from texts.
        let harmless = try self.tree(kind, "x")
        let added = Set(tree.skeleton.filter { !$0.contains("target") && !$0.hasSuffix("a>b[]") })
            .subtracting(harmless.skeleton)
            .filter { !$0.hasSuffix("p[dir,lang]") }
        #expect(added.isEmpty || text.allSatisfy(\.isWhitespace), "\(kind) \(text.debugDescription): \(added)")
    }

    @Test("Hostile texts in every field leave the page as it is (LOOK-2)", arguments: ContentKind.allCases)
    func hostile(kind: ContentKind) throws {
        for text in HostileTexts.all { try compare(kind, text) }
    }

    @Test("Random hostile texts do, too (LOOK-2)", arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func random(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<60 {
            let kind = ContentKind.allCases.randomElement(using: &random) ?? .text
            try compare(kind, HostileTexts.random(&random))
        }
    }

    @Test("What is read is what was written (LOOK-2)", arguments: [11, 12, 13] as [UInt64])
    func faithful(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<300 {
            let text = HostileTexts.random(&random) + "."
            let tree = try Samples.page([PageMessage(Samples.message(1, .text, text), assurance: .plain)])
            let read = tree.texts.filter { $0.path.contains("ol") && $0.path.contains("p") }.map(\.text).joined()
            #expect(read == HostileTexts.shown(text), "seed \(seed)")
        }
    }

    @Test("A name or title is on one line, and never empty")
    func names() throws {
        let tree = try Samples.page(
            [PageMessage(Samples.message(from: "Ana\nBen\r\nCleo"), assurance: .plain)],
            chat: PageChat(number: 1, Samples.conversation(" \n ")))
        #expect(tree.texts.contains { $0.text == "Ana Ben Cleo" })
        #expect(tree.texts.contains { $0.path.contains("h1") && $0.text == "…" })
        // Characters without a shape are as good as none.
        let invisible = try Samples.page(
            [PageMessage(Samples.message(from: "\u{200B}\u{2060}\u{FEFF}"), assurance: .plain)],
            chat: PageChat(number: 1, Samples.conversation("\u{2028}\u{3164}\u{E0041}")))
        #expect(invisible.texts.contains { $0.path.contains("h1") && $0.text == "…" })
        #expect(invisible.texts.count { $0.text == "…" } > tree.texts.count { $0.text == "…" })
    }
}

extension Samples {
    static let month = site.monthOfNoon
    static let hash = String(repeating: "0123456789abcdef", count: 4)
    static var picture: ArchivePath { path(.png) }
    static var file: ArchivePath { path(.other) }

    static func path(_ form: MediaForm) -> ArchivePath {
        ArchivePath.media(sha256: hash, form: form) ?? .statistics
    }
}

extension PageSite {
    var monthOfNoon: PageMonth { month(of: Samples.message()) }
}
