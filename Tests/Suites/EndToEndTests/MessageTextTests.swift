import Foundation
import Testing
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperTestThreads

@Suite("What messages show besides their text (LOOK-9)", .ownThreads)
struct MessageTextTests {
    /// A chat of Anna and Ben, restored from a full export after each message was changed as a test says.
    ///
    /// - Parameter change: Changes the record of the message with a text.
    private func vault(_ changes: [String: (inout String) -> Void]) throws -> TestVault {
        let source = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: source.scratch)
        try source.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
        var lines = try source.expect(["export", "json", "--full"]).output.split(separator: "\n").map(String.init)
        for (text, change) in changes {
            let place = try #require(lines.firstIndex { $0.contains(#""text":"\#(text)"#) }, "\(text)")
            change(&lines[place])
        }
        let vault = try TestVault()
        let file = try vault.scratch.write(lines.joined(separator: "\n") + "\n", to: "full.jsonl")
        try vault.expect(["import", "json", file, "--restore"])
        return vault
    }

    private static func specific(_ members: String, kind: String? = nil) -> (inout String) -> Void {
        { line in
            line = line.replacingOccurrences(
                of: #""platform_specific":{}"#, with: #""platform_specific":{\#(members)}"#)
            if let kind {
                line = line.replacingOccurrences(
                    of: #""content":{"type":"text""#, with: #""content":{"type":"\#(kind)""#)
            }
        }
    }

    private static func text(_ old: String, _ new: String) -> (inout String) -> Void {
        { $0 = $0.replacingOccurrences(of: #""text":"\#(old)""#, with: #""text":"\#(new)""#) }
    }

    private func line(_ vault: TestVault, _ part: String) throws -> String {
        let output = try vault.expect(["messages", "Anna", "--all"]).output
        return try #require(output.split(separator: "\n").map(String.init).first { $0.contains(part) }, "\(output)")
    }

    @Test(
        "The status of an own message is shown, and one that waits or failed never looks sent",
        arguments: [
            ("pending", "[waiting to be sent] Fine, thanks", "waiting"),
            ("failed", "[not sent] Fine, thanks", "failed"),
            ("delivered", "Sunday? (delivered)", "delivered"), ("read", "Sunday? (read)", "read"),
            ("sent", "Sunday?", "sent"),
        ])
    func statuses(status: String, expected: String, word: String) throws {
        let vault = try vault([
            "Fine, thanks": { $0 = $0.replacingOccurrences(of: #""status":"sent""#, with: #""status":"\#(status)""#) }
        ])
        #expect(try line(vault, "Fine, thanks").contains(expected))
        #expect(try line(vault, "Fine, thanks").hasSuffix("(sent)") == false, "Exports do not say whether it was")
        let found = try vault.expect(["search", "thanks"]).output
        let mark = expected.contains("[") ? expected.prefix { $0 != "]" } : expected.drop { $0 != "(" }
        #expect(mark.isEmpty || found.contains(mark), "\(found)")
        let object = try #require(try vault.expect(["search", "thanks", "--json"]).objects().first)
        #expect(object.string("status") == word && object.string("direction") == "outgoing")
        let other = try #require(try vault.expect(["search", "Hello", "--json"]).objects().first)
        #expect(other["status"] == nil && other.string("direction") == "incoming")
    }

    @Test("A message that the server has, and no export, is shown as sent")
    func sent() throws {
        let vault = try vault([
            "Fine, thanks": { $0.replace(#/"content_key":"[^"]*"/#, with: #""content_key":null"#) }
        ])
        #expect(try line(vault, "Fine, thanks").hasSuffix("(sent)"))
    }

    @Test("An answer shows the reference, the author and the beginning of what it answers")
    func answers() throws {
        let source = try vault([:])
        let hello = try #require(
            try source.expect(["messages", "Anna", "--all", "--json"]).objects().dropFirst().first)
        let external = try #require(hello.string("external_id"))
        func reply(_ id: String) -> (inout String) -> Void {
            { $0 = $0.replacingOccurrences(of: #""reply_to":null"#, with: #""reply_to":"\#(id)""#) }
        }
        let vault = try vault([
            "Fine, thanks": reply(external), "first line": reply("nowhere"),
        ])
        let lines = try vault.expect(["messages", "Anna", "--all"]).output.split(separator: "\n").map(String.init)
        let first = try #require(lines.first { $0.contains("↪ ") && $0.contains("Hello Ben!") }, "\(lines)")
        let object = try #require(try vault.expect(["search", "Hello", "--json"]).objects().first)
        #expect(first.contains("↪ \(try #require(object.string("ref"))) Anna: Hello Ben! How are you? 🙂"))
        #expect(lines.contains { $0.contains("↪ ") && !$0.contains("Hello") }, "The vault does not have the other one")
        let answer = try #require(try vault.expect(["search", "thanks", "--json"]).objects().first?.object("answers"))
        #expect(answer.string("state") == "held" && answer.string("ref") == object.string("ref"))
        #expect(answer.string("text")?.hasPrefix("Hello") == true && answer.string("sender") == "Anna")
        let unknown = try #require(try vault.expect(["search", "first", "--json"]).objects().first?.object("answers"))
        #expect(unknown.string("state") == "unknown")
        #expect(try vault.expect(["search", "thanks"]).output.contains("↪ "))
    }

    @Test(
        "Group events are sentences, by name (LOOK-9)",
        arguments: [
            (#""type":"participant-added","by":"Ana""#, "Ben", "Ana added Ben"),
            (#""type":"participant-left""#, "Ben", "Ben left"),
            (#""type":"group-subject","by":"Ana""#, "Trip", "Ana changed the group’s name to “Trip”"),
            (#""type":"something-new""#, "Ben", "[event: something-new] Ben"),
        ])
    func events(system: String, text: String, sentence: String) throws {
        let vault = try vault([
            "Bring the blue": { line in
                Self.specific(#""system":{\#(system)}"#, kind: "system")(&line)
                Self.text("Bring the blue umbrella, please", text)(&line)
            }
        ])
        #expect(try line(vault, sentence).hasSuffix(sentence))
        #expect(try vault.expect(["messages", "Anna", "--plain"]).output.contains(sentence))
    }

    @Test(
        "A sealed edit that took no text's place is named as such, and not shown as it was carried (RT-10)",
        arguments: [
            (nil, "not opened"), ("replayed", "opened as another message"),
            ("opened-behind", "opened as another message"), ("expired", "too old to be opened"),
            ("invalid", "damaged or forged"),
        ] as [(String?, String)])
    func sealedEdits(state: String?, words: String) throws {
        var specific: JSONObject = ["edit_of": "$1", "envelopes": 1]
        if let state { specific["envelope"] = ["state": .string(state)] }
        let envelope = "whisper1:v1." + String(repeating: "A", count: 700)
        func lines(_ text: String, _ specific: JSONObject, hidesEnvelopes: Bool = false) -> [String] {
            let message = UnifiedMessage(
                id: UniqueIdentifier(high: 1, low: 2), externalID: "$2", platform: .matrix,
                timestamp: Timestamp(milliseconds: 0), precision: .millisecond, sender: nil,
                content: Content(kind: .text, text: text), threadID: "!room", platformSpecific: specific)
            return MessageDescription(localizer: Localizer(.english), hidesEnvelopes: hidesEnvelopes)
                .lines(of: message)
        }
        #expect(lines(envelope, specific) == ["[sealed edit of a message, \(words)]"])
        // What was opened in its place, and an envelope that is no edit, are shown as they are.
        #expect(lines("second line", specific) == ["second line"])
        #expect(lines(envelope, ["envelopes": 1]) == [envelope])
        // People at a terminal are spared it; a text beside it is not.
        #expect(lines(envelope, ["envelopes": 1], hidesEnvelopes: true) == ["[sealed message]"])
        #expect(lines("see " + envelope, ["envelopes": 1], hidesEnvelopes: true) == ["see " + envelope])
    }

    @Test("A message that an export shows as deleted is called deleted, not unreadable on this device")
    func deleted() throws {
        let vault = try TestVault()
        let chat =
            "14/03/2026, 21:01 - Ana: This message was deleted\n14/03/2026, 21:02 - Ben: You deleted this message\n"
        let file = try ExportFiles.write(chat, title: "Ana", in: vault.scratch)
        try vault.expect(["import", "whatsapp", file, "--timezone", "UTC", "--me", "Ben", "--date-order", "dmy"])
        let shown = try vault.expect(["messages", "Ana"]).output
        #expect(
            !shown.contains("could not be read") && shown.components(separatedBy: "[deleted").count == 3, "\(shown)")
    }

    @Test("Forwarded, view-once and starred messages say so; a live place and a call are words")
    func marks() throws {
        let vault = try vault([
            "Fine, thanks": Self.specific(#""forwarded":true,"starred":true"#),
            "Bring the blue": { line in
                Self.specific(#""view_once":true"#, kind: "image")(&line)
                line = line.replacingOccurrences(
                    of: #""text":"Bring the blue umbrella, please""#, with: #""text":null"#)
            },
            "first line": { line in
                Self.specific(#""call":{"video":true,"outcome":"missed","seconds":80}"#, kind: "call")(&line)
                line = line.replacingOccurrences(of: #""text":"first line\nsecond line""#, with: #""text":null"#)
            },
            "Hello Ben!": { line in
                Self.specific(#""location":{"latitude":"52.5","longitude":"13.4","live":true}"#, kind: "location")(
                    &line)
                line.replace(#/"text":"Hello[^"]*"/#, with: #""text":null"#)
            },
        ])
        #expect(try line(vault, "Fine, thanks").hasSuffix("(forwarded, starred)"))
        #expect(try line(vault, "viewed").hasSuffix("[could be viewed once]"))
        #expect(try line(vault, "video call").hasSuffix("[video call, missed, 1:20]"))
        #expect(try line(vault, "live").hasSuffix("[live location] Latitude 52.5, longitude 13.4"))
    }

    @Test(
        "What is listed in a message has the comma of the language's script (UX-4)",
        arguments: [Language.german, .arabic, .chineseSimplified])
    func commas(language: Language) {
        func lines(_ content: Content, _ specific: JSONObject, voters: [[String]] = []) -> String {
            let message = UnifiedMessage(
                id: UniqueIdentifier(high: 1, low: 2), externalID: "$2", platform: .whatsapp,
                timestamp: Timestamp(milliseconds: 0), precision: .millisecond, sender: nil, content: content,
                threadID: "chat", platformSpecific: specific)
            return MessageDescription(localizer: Localizer(language)).lines(of: message, voters: voters)
                .joined(separator: "\n")
        }
        let file = Attachment(name: "a.mp4", size: 2_000, sha256: nil, state: .found)
        let texts = [
            lines(Content(kind: .video, text: nil, attachments: [file]), [:]),
            lines(Content(kind: .call, text: nil), ["call": ["video": true, "outcome": "missed", "seconds": 80]]),
            lines(
                Content(kind: .poll, text: "Cake?\nYes\nNo"), ["poll": ["options": ["Yes", "No"]]],
                voters: [["Ana", "Ben"], []]),
        ]
        let comma = language.list(["", ""])
        for text in texts {
            #expect(text.contains(comma), "\(text)")
            #expect(comma == ", " || !text.contains(", "), "\(text)")
        }
    }

    @Test("Votes are shown by name, and those who are mentioned, too")
    func votes() throws {
        // SHA-256 of “Yes”.
        let yes = "85a39ab345d672ff8ca9b9c6876f3adcacf45ee7c1e2dbd2408fd338bd55e07e"
        let vault = try vault([
            "Fine, thanks": { line in
                // Ben, who asks, is the one who votes.
                let ben = line.firstMatch(of: #/"person":"([^"]*)"/#)?.1 ?? ""
                let votes = #""votes":[{"person":"\#(ben)","options":["\#(yes)"]}]"#
                Self.specific(#""poll":{"options":["Yes","No"]},\#(votes)"#, kind: "poll")(&line)
                line.replace(#/"text":"Fine[^"]*"/#, with: #""text":"Cake?\nYes\nNo""#)
            },
            "Bring the blue": { line in
                Self.specific(#""mentions":["4915550100@s.whatsapp.net"]"#)(&line)
                Self.text("Bring the blue umbrella, please", "see @4915550100, and a@b.c")(&line)
            },
        ])
        #expect(try line(vault, "Cake?").hasSuffix("[poll] Cake?"))
        #expect(try line(vault, "Yes").hasSuffix("• Yes (1 vote: Ben)"))
        #expect(try line(vault, "• No").hasSuffix("• No (0 votes)"))
        let poll = try #require(
            try vault.expect(["messages", "Anna", "--all", "--json"]).objects().first { !$0.objects("votes").isEmpty })
        #expect(poll.objects("votes").first?["voters"] == .array([.string("Ben")]))
        #expect(try line(vault, "see @").hasSuffix("see @4915550100, and a@b.c"), "Nobody has this number")
    }

    @Test("An option that a poll has twice is one")
    func repeatedOption() throws {
        // SHA-256 of “Yes”.
        let yes = "85a39ab345d672ff8ca9b9c6876f3adcacf45ee7c1e2dbd2408fd338bd55e07e"
        let vault = try vault([
            "Fine, thanks": { line in
                let ben = line.firstMatch(of: #/"person":"([^"]*)"/#)?.1 ?? ""
                let votes = #""votes":[{"person":"\#(ben)","options":["\#(yes)"]}]"#
                Self.specific(#""poll":{"options":["Yes","No","Yes"]},\#(votes)"#, kind: "poll")(&line)
                line.replace(#/"text":"Fine[^"]*"/#, with: #""text":"Cake?\nYes\nNo\nYes""#)
            }
        ])
        #expect(try line(vault, "Cake?").hasSuffix("[poll] Cake?"))
        let options = try vault.expect(["messages", "Anna", "--all"]).lines.filter { $0.contains("• ") }
        #expect(options.count == 2, "\(options)")
        #expect(options.first?.hasSuffix("• Yes (1 vote: Ben)") == true, "\(options)")
    }

    @Test(
        "No message is an empty line",
        arguments: ["", "  \\n\\t ", "\\u200b", "\\n\\n"])
    func blank(text: String) throws {
        let vault = try vault([
            "Bring the blue": Self.text("Bring the blue umbrella, please", text)
        ])
        #expect(try line(vault, "11:00").hasSuffix("Anna  [nothing to show]"))
    }
}
