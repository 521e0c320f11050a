import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Sealing and opening (ENV-4, ENV-6, CLI-5)", .ownThreads)
struct SealedExchangeTests {
    @Test("A message arrives byte for byte, and the verdict is on standard error")
    func exchange() throws {
        let people = try Correspondents()
        let body = "See you at nine \u{1F6A3}\r\n\ttab and trailing space \n"
        let sealed = try people.ana.expect(["encrypt", "--to", "Ben"], input: body)
        #expect(sealed.output.hasPrefix("whisper1:v1.c20p."))
        #expect(sealed.output.hasSuffix("\n") && !sealed.output.dropLast().contains("\n"))
        #expect(sealed.errors == "Sealed for Ben, signed by Ana.\n")
        let opened = try people.ben(["decrypt"], input: sealed.output)
        #expect(opened.status == 0)
        #expect(opened.output == body)
        #expect(opened.errors.hasPrefix("From: Ana (Verified/Signed)\n"))
        #expect(opened.errors.contains("\nTo: Ben\n"))
    }

    @Test("With --json, body and attribution come in one object of the pinned form")
    func json() throws {
        let people = try Correspondents()
        let sealed = try people.ana.object(["encrypt", "--to", "Ben"], input: "hi")
        #expect(sealed.string("type") == "envelope")
        #expect(sealed["signed"] == true)
        let object = try people.ben.object(["decrypt"], input: sealed.string("envelope"))
        let names = ["type", "body", "body_base64", "attribution", "sent_at", "identity"]
        #expect(object.members.map(\.name).prefix(6) == names[...])
        #expect(object.string("type") == "opened")
        #expect(object.string("body") == "hi")
        #expect(object["body_base64"] == .null)
        #expect(object.string("identity") == "Ben")
        let attribution = try #require(object.object("attribution"))
        #expect(attribution.members.map(\.name) == ["kind", "name", "trust", "blocked", "short_id"])
        #expect(attribution.string("kind") == "signed")
        #expect(attribution.string("name") == "Ana")
        #expect(attribution.string("trust") == "verified")
        #expect(attribution["blocked"] == false)
        let shown = try people.ana.object(["identity", "show"])
        #expect(attribution.string("short_id") == shown.string("short_id"))
    }

    @Test("Messages may be empty, and need not be text (ENV-3)")
    func bodies() throws {
        let people = try Correspondents()
        let empty = try people.envelope("")
        #expect(try people.ben(["decrypt"], input: empty).output.isEmpty)
        let path = try people.ana.scratch.write(Data([0xFF, 0x00, 0xFE, 0x0A]), to: "binary")
        let run = try people.ana.withInput(path, ["encrypt", "--to", "Ben"])
        let object = try people.ben.object(["decrypt"], input: run.output)
        #expect(object["body"] == .null)
        #expect(object.string("body_base64") == "/wD+Cg==")
        let again = try people.ana.withInput(path, ["encrypt", "--to", "Ben"])
        #expect(try people.ben(["decrypt"], input: again.output).outputBytes == Data([0xFF, 0x00, 0xFE, 0x0A]))
    }

    @Test("An empty message is sealed with a warning; at a terminal, typing nothing seals nothing")
    func nothing() throws {
        let people = try Correspondents()
        #expect(try people.ana.expect(["encrypt", "--to", "Ben"], input: "").errors.contains("The message is empty."))
        let session = try TerminalSession(
            ["encrypt", "--to", "Ben", "--vault", people.ana.path, "--passphrase-file", people.ana.passphraseFile],
            in: people.ana.scratch)
        try session.waitFor("end it with Ctrl-D")
        session.type("\u{4}")
        #expect(session.finish() == 1)
        #expect(session.screen.contains("nothing was sealed") && !session.screen.contains("whisper1:"))
    }

    @Test("Sealing to a contact who is not verified says so once; with --quiet not at all")
    func unverifiedRecipient() throws {
        let people = try Correspondents(verified: false)
        let run = try people.ana.expect(["encrypt", "--to", "Ben"], input: "hi")
        #expect(run.errors.components(separatedBy: "“Ben” is not verified.").count == 2)
        #expect(run.errors.contains("contact verify Ben"))
        #expect(try people.ana.expect(["encrypt", "--to", "Ben", "--quiet"], input: "hi").errors.isEmpty)
        try people.ana.expect(["contact", "verify", "Ben", "--yes"])
        #expect(try !people.ana.expect(["encrypt", "--to", "Ben"], input: "hi").errors.contains("verified"))
    }

    @Test("An envelope opens once; again it is a replay (ENV-7)")
    func replay() throws {
        let people = try Correspondents()
        let envelope = try people.envelope()
        try people.ben.expect(["decrypt"], input: envelope)
        let run = try people.ben(["decrypt"], input: envelope)
        #expect(run.status == 22)
        #expect(run.output.isEmpty)
        let lines = run.errors.split(separator: "\n")
        #expect(lines.first == "whisper: error: Replay detected")
        #expect(lines.count == 2)
    }

    @Test("A replay names the message that the vault has, or says that it was deleted, in JSON too (ENV-7, LOOK-9)")
    func whereTheMessageIs() throws {
        let people = try Correspondents()
        let envelope = try people.envelope("the first and only time")
        try people.ben.expect(["decrypt"], input: envelope)
        let run = try people.ben(["decrypt"], input: envelope)
        let match = try #require(run.errors.firstMatch(of: #/whisper messages --around ([a-z0-9]+)/#))
        let reference = String(match.1)
        #expect(try people.ben.expect(["messages", "--around", reference]).output.contains("the first and only time"))
        let error = try people.ben(["decrypt", "--json"], input: envelope)
        #expect(error.status == 22 && error.output.isEmpty)
        #expect(try ErrorLine(error.errors).object.string("ref") == reference)
        let found = try people.ben.object(["detect"], input: envelope)
        #expect(found.string("opened_ref") == reference)
        try people.ben.expect(["delete", "--message", reference, "--yes"])
        let gone = try people.ben(["decrypt"], input: envelope)
        #expect(gone.status == 22)
        #expect(gone.errors.contains("no longer in the vault") && !gone.errors.contains("--around"))
        let goneInJSON = try people.ben(["decrypt", "--json"], input: envelope)
        #expect(try ErrorLine(goneInJSON.errors).object["ref"] == .null)
    }

    @Test("Of several sealed messages only the first is said to be tried, as it may not open (ENV-2b)")
    func several() throws {
        let people = try Correspondents()
        let text = try people.envelope("one") + people.envelope("two")
        for status: Int32 in [0, 22] {
            let run = try people.ben(["decrypt"], input: text)
            #expect(run.status == status && run.errors.contains("only the first is tried"), "\(run.errors)")
        }
    }

    @Test("Neither a mention of the format nor an envelope of another version is a damaged message (ENV-2b)")
    func versions() throws {
        let people = try Correspondents()
        let envelope = try people.envelope("one")
        let mention = try people.ben(["detect"], input: "The format is whisper1:v1.c20p.\n\(envelope)")
        #expect(mention.status == 0 && !mention.errors.contains("damaged"), "\(mention.errors)")
        let other = envelope.replacing("whisper1:v1.", with: "whisper1:v2.")
        let run = try people.ben(["detect"], input: other + envelope)
        #expect(run.status == 0 && !run.errors.contains("damaged"), "\(run.errors)")
        #expect(run.errors.contains("on line 1 looks like a sealed message of another version"), "\(run.errors)")
    }

    @Test("A changed envelope and a text without one give the same error; that there is none is a hint (ENV-6)")
    func invalid() throws {
        let people = try Correspondents()
        let envelope = try people.envelope()
        var changed = Array(envelope)
        changed[200] = changed[200] == "A" ? "B" : "A"
        for text in [String(changed), String(envelope.dropLast(5)), "nothing here", ""] {
            let run = try people.ben(["decrypt"], input: text)
            #expect(run.status == 23)
            #expect(run.output.isEmpty)
            #expect(run.errors.hasPrefix("whisper: error: Invalid envelope\n"))
            #expect(run.errors.contains("There is no sealed message in this text.") == !text.hasPrefix("whisper1:"))
            let isCut = text.hasPrefix("whisper1:") && text.utf8.count < envelope.utf8.count
            #expect(run.errors.contains("incomplete or damaged") == isCut, "\(run.errors)")
        }
        for command in [["detect"], ["qr", "show", "-"]] {
            let run = try people.ben(command, input: "See below.\n> \(envelope.dropLast(5))\n")
            #expect(run.status != 0 && run.errors.contains("incomplete or damaged"), "\(run.errors)")
            #expect(try !people.ben(command, input: "nothing here").errors.contains("incomplete"))
        }
        #expect(try people.ben(["decrypt"], input: envelope).status == 0, "what failed was not taken for opened")
    }

    @Test("A sealed message that is given to import, or as a path, is recognised, and what to type is said (ING-5)")
    func misplaced() throws {
        let people = try Correspondents()
        let envelope = try people.envelope("come at nine")
        let line = try people.ben.scratch.write("\n\(envelope)\n", to: "line.txt")
        let mail = try people.ben.scratch.write("Hello Ben,\n\n> \(envelope)\n", to: "mail.txt")
        for path in [line, mail] {
            for command in [["import"], ["import", "whatsapp"]] {
                let run = try people.ben(command + [path])
                #expect(run.status == 1 && run.errors.contains("has a sealed message and no chat."), "\(run.errors)")
                #expect(run.errors.contains("decrypt \(path)"), "\(run.errors)")
            }
        }
        for command in [["import"], ["import", "whatsapp"], ["import", "json"], ["decrypt"], ["detect"]] {
            let run = try people.ben(command + [envelope])
            #expect(run.status == 1 && run.errors.contains("This is a sealed message, not the name of a file."))
            #expect(run.errors.contains("decrypt”, and paste"), "\(run.errors)")
        }
        // A chat in which one was sent is a chat.
        let chat = try ExportFiles.write(
            "13/05/2019, 09:13 - Ana: \(envelope)\n13/05/2019, 09:14 - Ben: Got it\n", title: "Ana",
            in: people.ben.scratch)
        try people.ben.expect(["import", chat, "--timezone", "UTC", "--me", "Ben"])
        #expect(try people.ben.expect(["decrypt", line]).output.contains("come at nine"))
    }

    @Test("An envelope to someone else is reported as such")
    func foreign() throws {
        let people = try Correspondents()
        let other = try TestVault()
        try other.expect(["identity", "create", "Cem"])
        let run = try other(["decrypt", "--json"], input: try people.envelope())
        #expect(run.status == 20)
        #expect(run.output.isEmpty)
        let error = try ErrorLine(run.errors)
        #expect(error.code == "not-addressed")
        #expect(error.message == "This message is not addressed to you")
    }

    @Test("Too old and too new are both expired, and neither is remembered (ENV-4)")
    func expired() throws {
        let people = try Correspondents()
        let early = try people.ana.later(3 * 86_400, ["encrypt", "--to", "Ben"], input: "from the future")
        let envelope = try people.envelope()
        let run = try people.ben(["decrypt"], input: early.output)
        #expect(run.status == 21)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("whisper: error: Message expired\n"))
        #expect(try people.ben.later(3 * 86_400, ["decrypt"], input: envelope).status == 21)
        #expect(try people.ben.later(3 * 86_400, ["decrypt"], input: early.output).status == 0)
        // The vault has seen a later time, so turning the clock back opens nothing that has expired (ENV-4b).
        let back = try people.ben(["decrypt"], input: envelope)
        #expect(back.status == 21)
    }

    @Test("More than fits into the largest bucket is too long")
    func tooLong() throws {
        let people = try Correspondents()
        let longest = String(repeating: "a", count: 32_766)
        #expect(try people.ben(["decrypt"], input: try people.envelope(longest)).output == longest)
        let run = try people.ana(["encrypt", "--to", "Ben"], input: longest + "a")
        #expect(run.status == 28)
        #expect(run.output.isEmpty)
    }

    @Test("Envelopes are found in prose, quoted and broken into lines; --all opens each (ENV-2b)")
    func prose() throws {
        let people = try Correspondents()
        let first = try people.envelope("one").trimmingCharacters(in: .newlines)
        let second = try people.envelope("two").trimmingCharacters(in: .newlines)
        let broken = first.enumerated().map { $0.offset % 76 == 75 ? "\($0.element)\n> " : String($0.element) }.joined()
        let text = "Hi, here it is:\n> \(broken).\nand \(second), bye"
        #expect(try people.ben.object(["decrypt"], input: text).string("body") == "one")
        let rest = try people.ben(["decrypt", "--all"], input: text)
        #expect(rest.status == 3)
        #expect(rest.output.hasPrefix("From: Ana (Verified/Signed)\n"))
        #expect(rest.output.hasSuffix("\n| two\n\n"))
        #expect(rest.errors.contains("Replay detected"))
        #expect(try people.ben(["decrypt", "--all"], input: text).status == 22)
    }

    @Test("Unsigned messages have no known sender, whatever they claim (ENV-5)")
    func unsigned() throws {
        let people = try Correspondents(verified: false)
        let run = try people.ben(["decrypt"], input: try people.envelope("hi", ["--no-sign"]))
        #expect(run.errors.hasPrefix("From: Unknown (Unsigned)\nIt claims to be from Ana, without proof.\n"))
        let object = try people.ben.object(["decrypt"], input: try people.envelope("hi", ["--no-sign"]))
        let attribution = try #require(object.object("attribution"))
        #expect(attribution.string("kind") == "unsigned")
        #expect(attribution["name"] == .null)
        #expect(attribution["trust"] == .null)
    }

    @Test("A stranger who signs is unknown, and an unverified contact is shown as such")
    func strangers() throws {
        let people = try Correspondents(verified: false)
        #expect(
            try people.ben(["decrypt"], input: try people.envelope()).errors.hasPrefix("From: Ana (Unverified/Signed)"))
        try people.ben.expect(["contact", "remove", "Ana", "--yes"])
        let object = try people.ben.object(["decrypt"], input: try people.envelope())
        #expect(object.object("attribution")?.string("kind") == "unknown-signed")
        #expect(
            try people.ben(["decrypt"], input: try people.envelope()).errors.hasPrefix("From: Unknown (Signed)"))
    }

    @Test("A raw key can be sealed to; a malformed one, two recipients or none are misuse")
    func rawKey() throws {
        let people = try Correspondents()
        let key = try #require(try people.ben.object(["identity", "show"]).string("x25519"))
        let run = try people.ana.expect(["encrypt", "--to-key", key], input: "hi")
        #expect(try people.ben(["decrypt"], input: run.output).output == "hi")
        for arguments in [
            ["--to-key", "00"], ["--to-key", String(repeating: "0", count: 64)], ["--to", "Ben", "--to-key", key], [],
            ["--to", "Ben", "--sign", "--no-sign"],
        ] {
            let run = try people.ana(["encrypt"] + arguments, input: "hi")
            #expect(run.status == 64, "\(arguments)")
            #expect(run.output.isEmpty)
        }
        #expect(try people.ana(["encrypt", "--to", "Nobody"], input: "hi").status == 1)
    }

    @Test("What was sealed and opened is in the vault, each in the conversation with the other")
    func stored() throws {
        let people = try Correspondents()
        let envelope = try people.envelope("the boat is blue")
        try people.ben.expect(["decrypt"], input: envelope)
        let sent = try people.ana.expect(["search", "boat", "--json"]).objects()
        let received = try people.ben.expect(["search", "boat", "--json"]).objects()
        #expect(sent.count == 1)
        #expect(received.count == 1)
        #expect(received.first?.string("platform") == "whisper")
        #expect(try people.ben.expect(["conversations", "--json"]).objects().first?.string("title") == "Ana")
    }

    @Test("A wrong passphrase opens nothing")
    func wrongPassphrase() throws {
        let people = try Correspondents()
        let wrong = try people.ben.scratch.write("wrong\n", to: "wrong")
        let run = try people.ben.withoutPassphrase(
            ["decrypt", "--passphrase-file", wrong], input: try people.envelope())
        #expect(run.status == 12)
        #expect(run.output.isEmpty)
    }

    @Test("Everything works with standard input closed")
    func closedInput() throws {
        let people = try Correspondents()
        let envelope = try people.ana(["encrypt", "--to", "Ben"], input: nil)
        #expect(envelope.status == 0)
        let path = try people.ben.scratch.write(envelope.output, to: "envelope")
        let opened = try people.ben(["decrypt", path], input: nil)
        #expect(opened.status == 0)
        #expect(opened.output.isEmpty)
        #expect(try people.ben(["decrypt"], input: nil).status == 23)
        #expect(try people.ben(["identity", "show", "--json"], input: nil).status == 0)
        #expect(try people.ben(["contact", "verify", "Ana", "--yes"], input: nil).status == 0)
    }

    @Test("Found envelopes are listed without being opened (UX-1)")
    func detect() throws {
        let people = try Correspondents()
        let envelope = try people.envelope()
        let text = try people.ben.scratch.write("look: \(envelope)", to: "mail.txt")
        let object = try people.ben.object(["detect", text])
        #expect(object.string("type") == "envelope")
        #expect(object.string("identity") == "Ben")
        #expect(object["signed"] == true)
        #expect(try people.ana.object(["detect"], input: envelope)["identity"] == .null)
        let none = try people.ben(["detect"], input: "nothing")
        #expect(none.status == 23)
        #expect(try people.ben(["decrypt"], input: envelope).status == 0)
    }
}
