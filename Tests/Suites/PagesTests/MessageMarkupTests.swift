import WhisperContacts
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperPages
import WhisperTestThreads
import Testing

@Suite("Messages on pages", .ownThreads)
struct MessageMarkupTests {
    @Test("The words stand in a column of their own, before anything that came from outside; plain has none (LOOK-4)")
    func assurance() throws {
        let words = ["verified", "unverified", "sealed", nil]
        for (assurance, word) in zip(MessageAssurance.allCases, words) {
            let tree = try Samples.page(
                [PageMessage(Samples.message(1, .text, "</b>verified<b>", from: "verified"), assurance: assurance)])
            let inItem = tree.texts.filter { $0.path.contains("ol") && $0.text != "\n" }
            #expect(inItem.first?.text == word ?? "12:03")
            #expect(inItem.first?.path.last == (word == nil ? "time" : "b"))
            #expect(inItem.contains { $0.path.last == "b" } == (word != nil))
            // Only the program writes a badge, and it is the first child of the item.
            let badges = tree.elements.filter { Array($0.path.suffix(2)) == ["ol", "li"] && $0.name == "b" }
            #expect(badges.count == 1)
            let first = tree.elements.firstIndex { $0.path.last == "ol" } ?? 0
            #expect(tree.elements[first + 1].name == "b")
            #expect(tree.elements[first + 2].name == "time")
        }
    }

    @Test("What the empty place means is said once on a page that has it, and on the page of the search (LOOK-4)")
    func legend() throws {
        func legends(_ assurances: MessageAssurance...) throws -> [String] {
            try Samples.page(assurances.enumerated().map { PageMessage(Samples.message(UInt64($0)), assurance: $1) })
                .texts
                .filter { $0.text.contains("No word before a message") }.map { $0.path.joined(separator: " ") }
        }
        #expect(try legends(.plain, .verified, .plain) == ["html body main p"])
        #expect(try legends(.sealed, .verified) == [])
        let search = try PageTree(SearchPage.page(site: Samples.site))
        #expect(search.texts.count { $0.text.contains("No word before a message") } == 1)
    }

    @Test("A name stands above a run of messages by one person, not by one name (LOOK-1)")
    func names() throws {
        var other = Samples.message(3)
        other.person = Samples.id(901)
        let messages = [
            Samples.message(1), Samples.message(2), other, Samples.message(4, .system, "x", from: nil), other,
        ]
        let tree = try Samples.page(messages.map { PageMessage($0, assurance: .plain) })
        #expect(tree.texts.filter { $0.path.last == "bdi" && $0.text == "Ana" }.count == 3)
    }

    @Test("A line whose source says neither whom nor what has no empty place in its sentence (databases D19)")
    func bareLines() throws {
        let types = [
            "group-created", "chat-created", "chat-subject", "chat-description", "group-subject", "group-description",
            "group-joined", "participant-added",
            "participant-joined", "participant-left", "participant-removed", "participant-promoted",
            "participant-demoted", "participant-invited", "participant-banned", "participant-unbanned",
            "participant-asked-to-join", "invitation-declined", "invitation-withdrawn", "request-declined",
            "request-withdrawn", "participant-changed-number", "number-changed", "identity-changed", "username-changed",
            "group-additions", "device-changed", "pinned", "unpinned", "kept", "not-kept", "event-response",
            "business-notice", "channel-notice", "community-notice", "group-approval", "chat-privacy",
        ]
        for type in types {
            for text in [nil, "", " "] as [String?] {
                for by in [nil, "", "Ana"] as [String?] {
                    let system: JSONObject =
                        by.map { ["type": .string(type), "by": .string($0)] } ?? ["type": .string(type)]
                    let line = Samples.message(1, .system, text, from: nil, specific: ["system": .object(system)])
                    let words = try Samples.item(line)
                    #expect(!words.contains("\u{2068}\u{2069}"), "\(type): \(words)")
                    #expect(!words.contains("\u{2068} \u{2069}"), "\(type): \(words)")
                    #expect(!words.contains("event: "), "\(type): \(words)")
                }
            }
        }
        // What such a line says beside its type is shown.
        for type in ["business-notice", "channel-notice", "community-notice"] {
            let line = Samples.message(1, .system, "Parents", from: nil, specific: ["system": ["type": .string(type)]])
            #expect(try Samples.item(line).contains("Parents"), "\(type)")
        }
        let changed = Samples.message(1, .system, nil, from: nil, specific: ["system": ["type": "ephemeral-setting"]])
        #expect(try Samples.item(changed).contains("Whether new messages disappear was changed"))
    }

    @Test("A sender of whom the source says nothing has a word; a line without an author has none")
    func unknownSender() throws {
        let messages = [
            Samples.message(1, .text, "from someone", from: nil), Samples.message(2, .system, "a line", from: nil),
            Samples.message(3, .unknown, nil, from: nil),
        ]
        let tree = try Samples.page(messages.map { PageMessage($0, assurance: .plain) })
        #expect(tree.texts.filter { $0.path.last == "bdi" && $0.text == "unknown sender" }.count == 1)
    }

    @Test("A day has a heading, and a list of its messages (LOOK-5)")
    func days() throws {
        let next = Timestamp(milliseconds: Samples.noon.milliseconds + 86_400_000)
        let tree = try Samples.page(
            [Samples.message(1), Samples.message(2, at: next), Samples.message(3, at: next)].map {
                PageMessage($0, assurance: .plain)
            })
        #expect(tree.elements.filter { $0.name == "h2" }.compactMap { $0["id"] } == ["d2024-05-03", "d2024-05-04"])
        #expect(tree.elements.count { $0.name == "ol" } == 2)
        #expect(tree.text.contains("Friday, 3 May 2024"))
    }

    @Test("Two messages never have one place, whatever their ids (LOOK-1)")
    func anchors() throws {
        let tree = try Samples.page(
            [PageMessage(Samples.message(1), assurance: .plain), PageMessage(Samples.message(1), assurance: .plain)])
        let ids = tree.elements.compactMap { $0["id"] }
        #expect(Set(ids).count == ids.count)
    }

    @Test(
        "Every kind of message is shown for what it is (LOOK-1)",
        arguments: [
            (Samples.message(1, .text, ""), "nothing to show"),
            (Samples.message(1, .image, nil), "image"),
            (Samples.message(1, .unknown, nil, specific: ["placeholder": "undecryptable"]), "could not be read"),
            (Samples.message(1, .image, nil, specific: ["view_once": true]), "could be viewed once"),
            (
                Samples.message(1, .location, nil, specific: ["location": ["latitude": "48.5", "longitude": "-3.25"]]),
                "Latitude 48.5, longitude -3.25"
            ),
            (
                Samples.message(1, .location, "Home", specific: ["location": ["latitude": "1e9", "longitude": 2]]),
                "Home"
            ),
            (
                Samples.message(1, .call, nil, specific: ["call": ["video": true, "outcome": "missed"]]),
                "video call, missed"
            ),
            (
                Samples.message(1, .call, nil, specific: ["call": ["outcome": "connected", "seconds": 3_800]]),
                "voice call, answered, 1:03:20"
            ),
            (
                Samples.message(
                    1, .contact, "Ben",
                    specific: ["contacts": [["display_name": "Ben", "vcard": "FN:Ben\nTEL;waid=1:+49 170\nX:secret"]]]),
                "Ben|+49 170"
            ),
            (
                Samples.message(
                    1, .system, "Ben", from: nil, specific: ["system": ["type": "participant-added", "by": "Ana"]]),
                "\u{2068}Ana\u{2069} added \u{2068}Ben\u{2069}"
            ),
            (Samples.message(1, .system, "Ana added Ben", from: nil), "Ana added Ben"),
            (
                Samples.message(1, .system, nil, from: nil, specific: ["system": ["type": "odd-thing"]]),
                "event: odd-thing"
            ),
            (
                Samples.message(1, .deleted, nil, specific: ["deletion": ["as": "admin", "by": "Cleo"]]),
                "deleted by an admin, Cleo"
            ),
            (Samples.message(1, .deleted, nil, specific: ["deletion": ["as": "author"]]), "deleted by the sender"),
            (Samples.message(1, .deleted, nil, specific: ["deleted_by": "owner"]), "deleted by you"),
            (Samples.message(1, .deleted, "kept words"), "What it said|kept words"),
            (
                Samples.message(
                    1, .audio, nil, files: [Attachment(name: nil, state: .missing, transcript: "at seven")]),
                "transcript by a machine: \u{2068}at seven\u{2069}"
            ),
            (
                Samples.message(1, .text, "x", specific: ["forwarded": true, "forwarding_score": 9]),
                "forwarded many times|x"
            ),
            (
                Samples.message(1, .text, "x", specific: ["ephemeral": true, "starred": true]),
                "was set to disappear · starred"
            ),
            (Samples.message(1, .text, "ending", specific: ["spoiler": true]), "hidden until opened|ending"),
            (
                Samples.message(1, .text, "Read this: whisper1:v1.AAAA", specific: ["envelopes": 1]),
                "Read this: |a sealed line, as it was carried|whisper1:v1.AAAA"
            ),
            (Samples.message(1, .text, "x", direction: .outgoing, status: .failed), "x|not sent"),
            (Samples.message(1, .text, "x", direction: .outgoing, status: .read), "x|read"),
            (Samples.message(1, .text, "x", direction: .outgoing, status: .sent, platform: .matrix), "x|sent"),
            (
                Samples.message(1, .document, "plan.pdf", files: [Attachment(name: "plan.pdf", state: .omitted)]),
                "document |plan.pdf| |omitted from the export"
            ),
            (
                Samples.message(
                    1, .audio, nil, files: [Attachment(name: nil, state: .expired)],
                    specific: ["media": ["variant": "voice-note"]]),
                "voice message |no longer available"
            ),
        ] as [(StoredMessage, String)])
    func kinds(message: StoredMessage, words: String) throws {
        let shown = try Samples.item(message).replacing(" · |", with: " · ").replacing("| · ", with: " · ")
        #expect(shown.replacing("|, |", with: ", ").contains(words), "\(shown)")
    }

    @Test("A poll shows its options, who voted, and what an export counted (LOOK-1)")
    func poll() throws {
        let options: JSONValue = [["text": "Pizza", "votes": 3], ["text": "Soup", "votes": 0]]
        let counted = try Samples.item(
            Samples.message(1, .poll, "x", specific: ["poll": ["question": "Dinner?", "options": options]]))
        #expect(counted.contains("Dinner?|Pizza|3 votes|Soup|0 votes"))
        let named = Samples.message(
            1, .poll, "Dinner?\nPizza\nSoup", specific: ["poll": ["options": ["Pizza", "Soup"]]])
        let shown = try Samples.item(named) { $0.voters = [["Ana"], []] }
        #expect(shown.contains("Dinner?|Pizza|1 vote: |Ana|Soup|0 votes"), "\(shown)")
    }

    @Test("An answer quotes the vault's own copy and leads to it; a source's quotation is called one (LOOK-1)")
    func replies() throws {
        let answered = Samples.message(5, .text, "Where?", from: "Ben")
        let here = ArchivePath.month(Samples.month, part: 1, ofChat: 3)
        var entry = PageMessage(Samples.message(), assurance: .plain)
        entry.reply = .held(PageReply.Quote(of: answered, name: "Ben", page: here))
        let tree = try Samples.page([entry])
        let link = tree.elements.first { $0.path.last == "blockquote" && $0.name == "a" }
        #expect(link?["href"] == "#" + PageAnchor(answered.unified.id).text)
        entry.reply = .held(PageReply.Quote(of: answered, name: "Ben", page: .month(Samples.month, part: 2, ofChat: 3)))
        let other = try Samples.page([entry]).elements.first { $0.path.last == "blockquote" && $0.name == "a" }
        #expect(other?["href"] == "2024-05-2.html#" + PageAnchor(answered.unified.id).text)
        let claimed = Samples.message(1, .text, "x", specific: ["quoted": ["sender": "1@s", "text": "I owe you"]])
        #expect(try Samples.item(claimed) { $0.reply = .unknown }.contains("I owe you| |quoted by the sender"))
        #expect(try Samples.item(Samples.message()) { $0.reply = .unknown }.contains("not in this archive"))
    }

    @Test("Edits have their history, on demand; reactions have names (LOOK-1)")
    func edits() throws {
        var message = Samples.message(1, .text, "new")
        message.unified.editedAt = Samples.noon
        message.unified.reactions = [
            Reaction(emoji: "👍", sender: Participant(identifier: nil, displayName: "Ben"), timestamp: Samples.noon)
        ]
        let shown = try Samples.item(message) { $0.versions = [MessageVersion(text: "old", timestamp: Samples.noon)] }
        #expect(shown.contains("new|edited 2024-05-03 12:03|2024-05-03 12:03|old|👍| |Ben"), "\(shown)")
        #expect(try Samples.item(message).contains("new|edited 2024-05-03 12:03"))
    }

    @Test("Files are shown, played or offered, by what they were found to be (LOOK-2)")
    func files() throws {
        let file = Attachment(name: "a.svg", mime: "image/svg+xml", size: 2_048, state: .found)
        for form in MediaForm.allCases {
            var entry = PageMessage(Samples.message(1, .image, nil, files: [file]), assurance: .plain)
            entry.files = [.published(Samples.path(form), form)]
            let tree = try Samples.page([entry])
            let names = Set(tree.elements.filter { $0.path.contains("ol") }.map(\.name))
            switch form.presentation {
            case .picture: #expect(names.contains("img"))
            case .video: #expect(names.contains("video"))
            case .sound: #expect(names.contains("audio"))
            case .download:
                let link = tree.elements.first { $0["download"] != nil }
                #expect(link?["href"] == "../../" + Samples.path(form).text)
                #expect(!names.contains("img"))
                #expect(tree.text.contains("2.0 KiB"))
            }
        }
        for (file, words) in [(PublishedFile.withheld, "left out of this archive"), (.damaged, "damaged in the vault")]
        {
            let attachment = Attachment(name: "a", state: .found)
            #expect(
                try Samples.item(Samples.message(1, .image, nil, files: [attachment])) { $0.files = [file] }.contains(
                    words))
        }
    }

    @Test("A message takes at most 200 bytes beside its text (LOOK-3)")
    func size() throws {
        var page = ChatPage(of: Samples.chat, month: Samples.month, part: 1, after: nil, site: Samples.site)
        let empty = page.size
        for number in 1...100 as ClosedRange<UInt64> {
            var message = Samples.message(number, .text, "x")
            message.person = Samples.id(number % 2)
            var entry = PageMessage(message, assurance: .verified)
            entry.person = 123
            page.append(entry)
        }
        #expect((page.size - empty) / 100 <= 150, "\(page.size - empty)")
    }

    @Test("Texts name the language that their script suggests (LOOK-5)")
    func languages() throws {
        for (text, language) in [("こんにちは", "ja"), ("안녕", "ko"), ("สวัสดี", "th"), ("你好", "zh"), ("Ω α", "el")] {
            let tree = try Samples.page([PageMessage(Samples.message(1, .text, text), assurance: .plain)])
            #expect(tree.elements.contains { $0.name == "p" && $0["lang"] == language && $0["dir"] == "auto" })
        }
        let tree = try Samples.page([PageMessage(Samples.message(1, .text, "Hello, سلام"), assurance: .plain)])
        #expect(!tree.elements.contains { $0.name == "p" && $0["lang"] != nil })
    }
}
