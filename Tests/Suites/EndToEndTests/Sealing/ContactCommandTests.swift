import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Contacts and policies (CON, POL)", .ownThreads)
struct ContactCommandTests {
    @Test("One's own keys are no contact's, in whatever form they are given (CON-1)")
    func ownKeys() throws {
        let people = try Correspondents()
        let ana = people.ana
        let key = try #require(try ana.object(["identity", "show"]).string("x25519"))
        let picture = ana.scratch("own.png")
        try ana.expect(["qr", "show", "--png", picture])
        let bundle = try ana.bundle()
        try ana.expect(["identity", "rotate", "Ana", "--yes"])
        for (command, input) in [
            (["contact", "add", "Me", key], ""), (["contact", "add", "Me", bundle], ""),
            (["contact", "import", "-"], bundle), (["qr", "scan", picture], ""),
            (["contact", "import", "-"], try ana.bundle()),
        ] {
            let run = try ana(command + ["--yes"], input: input)
            #expect(run.status == 1 && run.errors.contains("These are your own keys"), "\(command): \(run.errors)")
            #expect(run.errors.contains("“Ana”"), "\(run.errors)")
        }
        // One of them beside somebody else's is another matter.
        let foreign = try #require(try people.ben.object(["identity", "show"]).string("x25519"))
        let signing = try #require(try ana.object(["identity", "show"]).string("ed25519"))
        let mixed = try ana(["contact", "add", "Me", foreign, "--signing-key", signing, "--yes"])
        #expect(mixed.status == 1 && mixed.errors.contains("One of these two keys is your own"), "\(mixed.errors)")
        // Nor those in the file of another's vault, in which the owner is one.
        let file = ana.scratch("vault.jsonl")
        try people.ben.expect(["export", "json", "--full", "-o", file])
        try ana.expect(["import", "json", file, "--restore", "--yes"])
        #expect(try ana.expect(["contact", "list", "--json"]).objects().map { $0.string("name") } == ["Ben"])
    }

    @Test("Other keys for a known name are rejected with 25, and stored only if they are accepted (CON-4)")
    func keyChange() throws {
        let people = try Correspondents()
        let impostor = try TestVault()
        try impostor.expect(["identity", "create", "Ana"])
        let bundle = try impostor.bundle()
        let refused = try people.ben(["contact", "import", "-", "--yes", "--json"], input: bundle)
        #expect(refused.status == 25)
        #expect(try ErrorLine(refused.errors).code == "key-changed")
        // An alarm, with the words of both keys (CON-4).
        let error = try ErrorLine(refused.errors).object
        #expect(error["alarm"] == true)
        let words = try people.ana.object(["identity", "show"])["sas"]
        let others = try impostor.object(["identity", "show"])["sas"]
        #expect(error["known_sas"] == words && error["shown_sas"] == others && words != others)
        let inWords = try people.ben(["contact", "import", "-", "--yes"], input: bundle)
        #expect(inWords.errors.contains("*** ALARM ***: The keys of “Ana” have changed."))
        #expect(inWords.errors.contains("Words known so far"))
        #expect(try people.ben.object(["contact", "show", "Ana"]).string("trust") == "verified")
        // Under another name it is another contact.
        try people.ben.expect(["contact", "import", "-", "--yes", "--name", "Other Ana"], input: bundle)
        #expect(try people.ben.expect(["contact", "list", "--json"]).objects().count == 2)
    }

    @Test("A sender whose keys changed is never named as the contact; the body is printed, with exit status 25 (ENV-5)")
    func changedSender() throws {
        let people = try Correspondents()
        try people.ana.expect(["policy", "set", "auto-archive-on-rotation", "off"])
        try people.ana.expect(["identity", "rotate", "--yes"])
        try people.ben.expect(
            ["contact", "import", "-", "--yes", "--accept-key-change"], input: try people.ana.bundle())
        // The former keys precede the rotation: what they seal now is reported as a key change.
        let old = try Correspondents.restored(people, status: "rotated")
        let run = try people.ben(["decrypt"], input: old)
        #expect(run.status == 25)
        #expect(run.output == "from the old keys")
        #expect(run.errors.contains("From: Unknown (Signed), with keys that differ from those of “Ana”"))
        #expect(run.errors.contains("*** ALARM ***: The sender’s keys have changed."))
        #expect(run.errors.contains("Send “Ana” nothing secret"))
        #expect(!run.errors.contains("From: Ana"))
    }

    @Test("Nothing is sealed to revoked keys; what they sign is shown as revoked, with the body and 25 (CON-3)")
    func revoked() throws {
        let people = try Correspondents()
        let envelope = try people.envelope("hello")
        try people.ben.expect(["contact", "revoke", "Ana", "--yes"])
        let run = try people.ben(["decrypt", "--json"], input: envelope)
        #expect(run.status == 25)
        let object = try #require(try run.objects().first)
        #expect(object.string("body") == "hello")
        #expect(object.object("attribution")?.string("kind") == "revoked")
        #expect(object.object("attribution")?.string("trust") == "revoked")
        let sealed = try people.ben(["encrypt", "--to", "Ana"], input: "hi")
        #expect(sealed.status == 25)
        #expect(sealed.output.isEmpty)
    }

    @Test("Revoked keys are trusted again only by an explicit option, not by --yes (CON-3)")
    func revokedStaysRevoked() throws {
        let people = try Correspondents()
        func trust() throws -> String? { try people.ben.object(["contact", "show", "Ana"]).string("trust") }
        #expect(try people.ben(["contact", "revoke", "Ana"]).status == 1, "There is no terminal for the confirmation")
        #expect(try trust() == "verified")
        try people.ben.expect(["contact", "revoke", "Ana", "--yes"])
        let run = try people.ben(["contact", "verify", "Ana", "--yes"])
        #expect(run.status == 1)
        #expect(run.errors.contains("revoked") && run.errors.contains("--revoked"))
        #expect(try trust() == "revoked")
        try people.ben.expect(["contact", "verify", "Ana", "--yes", "--revoked"])
        #expect(try trust() == "verified")
    }

    @Test(
        "Where keys are trusted or used, a part of a name or a misspelled one is answered by the names that may be meant"
    )
    func suggestions() throws {
        let people = try Correspondents()
        try people.ana.expect(["contact", "rename", "Ben", "Ben Okoro"])
        for arguments in [
            ["contact", "verify", "Ben", "--yes"], ["contact", "remove", "Ben", "--yes"],
            ["contact", "unblock", "Ben"], ["contact", "revoke", "Ben", "--yes"], ["encrypt", "--to", "Ben"],
            ["encrypt", "--to", "Ben Okora"], ["contact", "note", "Ben Okora", "x"],
        ] {
            let run = try people.ana(arguments, input: "hi")
            #expect(run.status == 1 && run.output.isEmpty)
            #expect(run.errors.contains("Did you mean “Ben Okoro” ("), "\(arguments): \(run.errors)")
        }
        for arguments in [
            ["contact", "note", "okoro", "x"], ["contact", "block", "Ben"], ["contact", "show", "ben o"],
        ] {
            let run = try people.ana.expect(arguments)
            #expect(run.errors.contains("Contact: “Ben Okoro”, "), "\(arguments): \(run.errors)")
        }
        try people.ana.expect(["contact", "unblock", "Ben Okoro"])
        #expect(try !people.ana(["encrypt", "--to", "Zoe"], input: "hi").errors.contains("Did you mean"))
        #expect(try people.ana(["contact", "verify", "Ben Okoro", "--yes", "--quiet"]).errors.contains("“Ben Okoro”"))
    }

    @Test("New keys, an identity that only opens from now on, and revoked keys are confirmed first (CLI-7)")
    func weightySteps() throws {
        let people = try Correspondents()
        for arguments in [["identity", "rotate"], ["identity", "archive", "Ana"], ["contact", "revoke", "Ben"]] {
            let run = try people.ana(arguments)
            #expect(run.status == 1 && run.errors.contains("--yes"), "\(arguments): \(run.errors)")
        }
        #expect(try people.ana.object(["identity", "show"]).integer("key_version") == 1)
        #expect(try people.ana.object(["contact", "show", "Ben"]).string("trust") == "verified")
    }

    @Test("Nothing is sealed to a blocked contact; what one sends is stored and not shown (CON-5)")
    func blocked() throws {
        let people = try Correspondents()
        try people.ben.expect(["contact", "block", "Ana"])
        let sealed = try people.ben(["encrypt", "--to", "Ana"], input: "hi")
        #expect(sealed.status == 24)
        #expect(sealed.output.isEmpty)
        let hidden = try people.ben(["decrypt"], input: try people.envelope("unwanted"))
        #expect(hidden.status == 0)
        #expect(hidden.output.isEmpty)
        #expect(hidden.errors.contains("saved but not shown"))
        let list = try people.ben(["messages", "Ana"])
        #expect(!list.output.contains("unwanted"))
        #expect(list.errors.contains("1 message from a blocked contact is not shown"))
        #expect(try people.ben(["messages", "Ana", "--show-blocked"]).output.contains("unwanted"))
        #expect(try !people.ben(["search", "unwanted"]).output.contains("unwanted"))
        #expect(try people.ben(["search", "unwanted", "--show-blocked"]).output.contains("unwanted"))
        for arguments in [
            ["conversations"], ["conversations", "--unread"], ["conversations", "--json"], ["pin", "Ana", "--json"],
            ["messages", "Ana", "--json"], ["search", "unwanted", "--json"], ["export", "csv"], ["export", "txt"],
            ["groups"], ["people"], ["stats"], ["contact", "show", "Ana"], ["inbox"], ["detect"],
        ] {
            let run = try people.ben(arguments)
            #expect(!(run.output + run.errors).contains("unwanted"), "\(arguments)")
        }
        let chat = try people.ben.object(["conversations"])
        #expect(chat["last_message_text"] == .null && chat["last_message_signer"] == "Ana")
        #expect(try people.ben.expect(["conversations"]).output.contains("Ana: …"))
        let browser = try people.ben.atTerminal(["browse"])
        try browser.waitForText("1 message, which is not shown")
        browser.type("q")
        #expect(browser.finish() == 0)
        #expect(!browser.text.contains("unwanted"))
        let exported = try people.ben(["export", "json"])
        #expect(exported.output.contains("unwanted"))
        #expect(exported.errors.contains("1 of them is from a blocked contact, and in the file, too."))
        let full = try people.ben(["export", "json", "--full"])
        #expect(full.errors.contains("1 of them is from a blocked contact, and in the file, too."))
        let object = try people.ben.object(["decrypt"], input: try people.envelope("second"))
        #expect(object.object("attribution")?["blocked"] == true)
        #expect(try people.ben(["decrypt", "--show-blocked"], input: try people.envelope("third")).output == "third")
        try people.ben.expect(["contact", "unblock", "Ana"])
        try people.ben.expect(["encrypt", "--to", "Ana"], input: "hi")
    }

    @Test("What a contact signed with former keys is hidden as well, once they are blocked (CON-5)")
    func blockedWithFormerKeys() throws {
        let people = try Correspondents()
        try people.ben.expect(["decrypt"], input: try people.envelope("unwanted"))
        try people.ana.expect(["identity", "rotate", "--yes"])
        try people.ben.expect(
            ["contact", "import", "-", "--yes", "--accept-key-change"], input: try people.ana.bundle())
        #expect(try people.ben.expect(["messages", "Ana"]).output.contains("unwanted"))
        try people.ben.expect(["contact", "block", "Ana"])
        for arguments in [
            ["messages", "Ana"], ["search", "unwanted"], ["conversations"], ["messages", "Ana", "--json"],
        ] {
            #expect(try !people.ben(arguments).output.contains("unwanted"), "\(arguments)")
        }
        #expect(try people.ben.expect(["messages", "Ana", "--show-blocked"]).output.contains("unwanted"))
    }

    @Test("A signature is required to verified contacts, until the policy is turned off (POL-2, POL-3)")
    func signaturePolicy() throws {
        let people = try Correspondents()
        let before = try people.ana.expect(["stats", "--json"]).output
        let refused = try people.ana(["encrypt", "--to", "Ben", "--no-sign"], input: "hi")
        #expect(refused.status == 24)
        #expect(refused.output.isEmpty)
        #expect(try people.ana.expect(["stats", "--json"]).output == before, "nothing is stored")
        try people.ana.expect(["policy", "set", "require-signature-for-verified", "off"])
        try people.ana.expect(["encrypt", "--to", "Ben", "--no-sign"], input: "hi")
    }

    @Test("With contact-required-to-send a raw key is refused (POL-2)")
    func contactPolicy() throws {
        let people = try Correspondents()
        try people.ana.expect(["policy", "set", "contact-required-to-send", "on"])
        let key = String(repeating: "0", count: 62) + "09"
        let run = try people.ana(["encrypt", "--to-key", key, "--json"], input: "hi")
        #expect(run.status == 24)
        #expect(run.output.isEmpty)
        #expect(try ErrorLine(run.errors).code == "policy-violation")
    }

    @Test("The policies have their defaults, and each is explained in a line (POL)")
    func policies() throws {
        let vault = try TestVault()
        let list = try vault.expect(["policy", "list", "--json"]).objects()
        #expect(
            list.map { $0.string("policy") } == [
                "contact-required-to-send", "require-signature-for-verified", "auto-archive-on-rotation",
                "biometric-gated-signing",
            ])
        #expect(list.map { $0["on"] } == [false, true, true, false])
        #expect(try vault(["policy", "set", "no-such-policy", "on"]).status == 64)
        #expect(try vault(["policy", "set", "auto-archive-on-rotation", "perhaps"]).status == 64)
    }

    @Test("A contact can be added by its keys, renamed, noted and removed (CON-1)")
    func byHand() throws {
        let people = try Correspondents()
        let other = try TestVault()
        try other.expect(["identity", "create", "Cem"])
        let keys = try other.object(["identity", "show"])
        let agreement = try #require(keys.string("x25519"))
        let signing = try #require(keys.string("ed25519"))
        try people.ana.expect(["contact", "add", "Cem", agreement, "--signing-key", signing, "--yes"])
        try people.ana.expect(["contact", "rename", "Cem", "Cem Kaya"])
        try people.ana.expect(["contact", "note", "Cem Kaya", "met at the harbour"])
        let contact = try people.ana.object(["contact", "show", "Cem Kaya"])
        #expect(contact.string("fingerprint") == keys.string("fingerprint"))
        #expect(contact.string("note") == "met at the harbour")
        #expect(contact["sas"] == keys["sas"])
        #expect(try people.ana(["contact", "remove", "Cem Kaya"]).status == 1, "it requires a confirmation")
        try people.ana.expect(["contact", "remove", "Cem Kaya", "--yes"])
        #expect(try people.ana(["contact", "show", "Cem Kaya"]).status == 1)
        #expect(try people.ana(["contact", "add", "Zero", String(repeating: "0", count: 64), "--yes"]).status == 64)
    }

    @Test("A keybook carries keys and no trust (CON-6)")
    func keybook() throws {
        let people = try Correspondents()
        let book = try people.ana.expect(["contact", "export"]).output
        let other = try TestVault()
        try other.expect(["contact", "import", "-", "--yes"], input: book)
        let contact = try other.object(["contact", "show", "Ben"])
        #expect(contact.string("trust") == "unverified")
        #expect(try other(["contact", "import", "-", "--yes"], input: String(book.dropLast(9))).status == 1)
    }

    @Test("Malformed bundles are refused, each in the same words")
    func malformedBundles() throws {
        let people = try Correspondents()
        let bundle = try people.ana.bundle().trimmingCharacters(in: .newlines)
        for text in ["", "hello", "whisper-key1:", String(bundle.dropLast(2)), bundle + "A", bundle.uppercased()] {
            let run = try people.ben(["contact", "import", "-", "--yes", "--json"], input: text)
            #expect(run.status == 1)
            #expect(try ErrorLine(run.errors).code == "invalid-bundle", "\(text.prefix(20))")
        }
    }
}

extension Correspondents {
    /// What a sender who still uses Ana's keys from before the rotation seals to Ben.
    static func restored(_ people: Correspondents, status: String) throws -> String {
        let secret = try people.ana.scratch.write("backup\n", to: "restored-passphrase")
        let options = ["--backup-passphrase-file", secret]
        let text = try people.ana.expect(["identity", "backup"] + options).output
        let list = try people.ana.expect(["identity", "list", "--json"]).objects()
        let old = list.first { $0.string("status") == status }?.string("fingerprint") ?? ""
        let other = try TestVault()
        try other.expect(["identity", "restore", "-", "--yes"] + options, input: text)
        try other.expect(["contact", "import", "-", "--yes"], input: try people.ben.bundle())
        return try other.expect(["encrypt", "--to", "Ben", "--from", old], input: "from the old keys").output
    }
}
