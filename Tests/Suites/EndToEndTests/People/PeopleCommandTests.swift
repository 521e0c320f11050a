import Foundation
import Testing
import WhisperArchive
import WhisperJSONText
import WhisperTestThreads
import WhisperVault

@Suite("whisper people (ING-1, CON-1)", .ownThreads)
struct PeopleCommandTests {
    private static let cafe = NewSender.person(
        "Café Azul", "+491700000007", kind: .verifiedName,
        [
            PersonAlias(kind: .pushName, value: "azul :)"), PersonAlias(kind: .exportName, value: "Coffee"),
            PersonAlias(kind: .linkedID, value: "900201@lid"),
        ], seen: .january(4))

    /// A vault with a café in a group and in a chat of its own.
    private func vault(_ vault: TestVault) async throws -> TestVault {
        try await vault.fill { store in
            try await store.report(
                "Street", key: "1@g.us",
                NewChatDetails(members: [.init(Self.cafe, role: .admin), .init(.owner, role: .member)]))
            let chat = try await store.conversation(
                for: ConversationReference(
                    platform: .whatsapp, key: "491700000007@s.whatsapp.net", title: "Café Azul", kind: .direct))
            try await store.write("Open!", id: "m1", in: chat, by: Self.cafe)
        }
        return vault
    }

    @Test("The list has each person's name, number and other names, and is narrowed by any of them (ING-1)")
    func list() async throws {
        let vault = try await vault(try TestVault())
        let people = try vault.expect(["people", "--json"]).objects()
        #expect(Set(people.map { $0.string("name") }) == ["Coffee", "Mia"])
        let cafe = try #require(people.first { $0.string("name") == "Coffee" })
        #expect(cafe.string("type") == "person" && cafe.string("number") == "+491700000007")
        let kinds = Set(cafe.objects("aliases").map { $0.string("kind") })
        #expect(kinds == ["phone-number", "linked-id", "business-name", "push-name", "address-book-name"])
        #expect(cafe.string("last_seen_at") == "2024-01-04T12:00:00Z")
        let text = try vault.expect(["people"])
        let line = try #require(text.lines.first { $0.contains("Coffee") })
        #expect(line.contains("+491700000007") && line.contains("Café Azul"), "\(text.output)")
        #expect(text.output.contains("Mia (you)"))
        for part in ["cafe", "COFF", "0000007", "900201"] {
            let found = try vault.expect(["people", part, "--json"]).objects()
            #expect(found.map { $0.string("name") } == ["Coffee"], "\(part)")
        }
        #expect(try vault.expect(["people", "--limit", "1", "--json"]).lines.count == 1)
        #expect(try vault.expect(["people", "Nobody"]).errors == "No person matches “Nobody”.\n")
        #expect(try vault(["people", "--limit", "0"]).status == 64)
    }

    @Test("A name that only an added file gives is called that, and gives way to any other (ING-1b)")
    func claimed() async throws {
        let file = """
            {"id":"11111111-1111-4111-8111-111111111111","external_id":"x1","platform":"whatsapp",\
            "timestamp":"2099-01-01T10:00:00Z","sender":{"identifier":"+491700000007","display_name":"Fake"},\
            "content":{"type":"text","text":"words"},"metadata":{"thread_id":"t"}}
            """
        let empty = try TestVault()
        try empty.expect(["import", "json", "-"], input: file)
        #expect(try empty.expect(["people", "show", "Fake"]).output.contains("only in an added JSON file"))
        let claimed = try #require(try empty.expect(["people", "--json"]).objects().first)
        #expect(claimed.objects("aliases").map { $0.string("kind") }.contains("added-file-name"))
        let vault = try await vault(try TestVault())
        try vault.expect(["import", "json", "-"], input: file)
        let cafe = try #require(try vault.expect(["people", "0000007", "--json"]).objects().first)
        #expect(cafe.string("name") == "Coffee")
    }

    @Test("A name that a messenger has confirmed is never called verified (LOOK-4, CON-1)")
    func confirmed() async throws {
        let vault = try await vault(try TestVault())
        let output = try vault.expect(["people", "show", "azul"]).output
        #expect(output.contains("business name confirmed by WhatsApp") && output.contains("chosen by the person"))
        #expect(output.contains("in the phone’s address book") && output.contains("linked id"))
        #expect(output.contains("There is no contact for this person, so no keys have been compared."))
        #expect(!output.contains("verified"), "\(output)")
    }

    @Test("A person is shown with the contact's trust, the chat and the groups with roles (CON-1, ING-6)")
    func show() async throws {
        let people = try Correspondents()
        let vault = try await vault(people.ana)
        let before = try vault.object(["people", "show", "coffee"])
        #expect(before.objects("contacts").isEmpty)
        #expect(before.objects("groups").map { $0.string("role") } == ["admin"])
        let chat = try #require(before.objects("direct_chats").first)
        #expect(chat.integer("message_count") == 1 && chat.integer("unread") == 0)
        try vault.expect(["contact", "link", "Ben", "Coffee"])
        let text = try vault.expect(["people", "show", "coffee"])
        #expect(text.output.contains("verified – You have compared the keys with the person."), "\(text.output)")
        #expect(text.output.contains("\(chat.string("ref") ?? "?"), whatsapp, 1 message\n"), "\(text.output)")
        let group = try #require(text.lines.last)
        #expect(group.contains("Street") && group.contains("admin") && group.hasSuffix("2024-01-02"))
        try people.ben.expect(["identity", "rotate", "Ben", "--yes"])
        try vault.expect(
            ["contact", "import", "-", "--yes", "--accept-key-change"], input: try people.ben.bundle())
        try vault.expect(["contact", "block", "Ben"])
        let changed = try vault.object(["people", "show", "coffee"]).objects("contacts")
        #expect(changed.map { $0.string("trust") } == ["unverified"])
        #expect(changed.map { $0["key_changed"] } == [true] && changed.map { $0["blocked"] } == [true])
        #expect(try vault.expect(["people", "show", "coffee"]).output.contains("blocked, key changed"))
    }

    @Test("Who is not found is suggested, and two people of one name are told apart by their numbers (CLI-2)")
    func finding() async throws {
        let vault = try await vault(try TestVault())
        try await vault.fill { store in
            for number in ["+491700000008", "+491700000009"] {
                _ = try await store.sender(for: .person("Dan", number))
            }
        }
        let run = try vault(["people", "show", "Dan"])
        #expect(run.status == 64 && run.output.isEmpty)
        let twins = try vault.expect(["people", "dan", "--json"]).objects()
        #expect(twins.count == 2)
        for twin in twins {
            let id = try #require(twin.string("id"))
            let number = try #require(twin.string("number"))
            #expect(!run.errors.contains(id) && run.errors.contains("(\(number), "), "\(run.errors)")
            #expect(try vault.object(["people", "show", id]).string("number") == number)
        }
        #expect(run.errors.contains(", last "), "\(run.errors)")
        #expect(try vault.object(["people", "show", "+491700000009"]).string("name") == "Dan")
        #expect(try vault(["people", "show", "Cofee"]).status == 1)
        #expect(try vault(["people", "show"]).status == 64)
        #expect(try vault.expect(["people", "list", "show"]).errors.contains("No person matches “show”."))
    }

    @Test("At a terminal people of one name are listed with what tells them apart, and without ids (CLI-2)")
    func choosing() async throws {
        let vault = try await vault(try TestVault())
        try await vault.fill { store in
            for number in ["+491700000008", "+491700000009"] {
                _ = try await store.sender(for: .person("Dan", number))
            }
            for platform in ["whatsapp", "telegram"] {
                _ = try await store.sender(
                    for: NewSender(
                        platform: Platform(rawValue: platform), aliases: [PersonAlias(kind: .exportName, value: "Eve")],
                        participant: Participant(identifier: "Eve", displayName: "Eve"), isOwner: false,
                        seenAt: .january(1)))
            }
        }
        func choices(_ name: String) throws -> String {
            let session = try TerminalSession(
                ["people", "show", name, "--vault", vault.path, "--passphrase-file", vault.passphraseFile],
                in: vault.scratch, columns: 160)
            try session.waitFor("Which number?")
            session.type("2\n")
            #expect(session.finish() == 0)
            return session.text
        }
        let id = #/[0-9a-f]{8}-[0-9a-f]{4}-/#
        let dans = try choices("Dan")
        #expect(dans.contains("(+491700000008, ") && dans.contains("(+491700000009, "), "\(dans)")
        #expect(dans.firstMatch(of: id) == nil, "\(dans)")
        let eves = try choices("Eve")
        #expect(eves.contains("(whatsapp, last ") && eves.contains("(telegram, last "), "\(eves)")
        #expect(eves.firstMatch(of: id) == nil, "\(eves)")
        // Elsewhere something has to be typed that finds one of them.
        #expect(try vault(["people", "show", "Eve"]).errors.matches(of: id).count == 2)
    }

    @Test("One person has one name in all views of a chat, the best that is known now (ING-1)")
    func oneName() async throws {
        let vault = try TestVault()
        let ana = { (name: String, kind: PersonAliasKind, time: Timestamp) in
            NewSender.person(name, "+491700000005", kind: kind, seen: time)
        }
        try await vault.fill { store in
            let chat = try await store.report(
                "Street", key: "1@g.us",
                NewChatDetails(
                    members: [
                        .init(ana("Ana Push", .pushName, .january(3)), role: .admin), .init(.owner, role: .member),
                    ]))
            try await store.write("one", id: "m1", in: chat, by: ana("Ana Phone", .exportName, .january(2)))
            try await store.write("two", id: "m2", in: chat, by: ana("Ana Contact", .exportName, .january(3)))
            try await store.write("three", id: "m3", in: chat, by: ana("Ana Push", .pushName, .january(4)))
        }
        let folder = vault.scratch("pages")
        try vault.expect(["export", "html", "-o", folder, "--yes"])
        let pages = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".html") }
            .map { try String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }
        let views = [
            try vault.expect(["messages", "Street"]).output, try vault.expect(["export", "csv"]).output,
            try vault.expect(["export", "txt"]).output, try vault.expect(["search", "one"]).output,
            try vault.expect(["search", "three"]).output, try vault.expect(["groups", "show", "Street"]).output,
            try #require(pages.first { $0.contains("three") }),
        ]
        for view in views {
            #expect(view.contains("Ana Contact") && !view.contains("Ana Ph") && !view.contains("Ana Pu"), "\(view)")
        }
        let messages = try vault.expect(["export", "json"]).objects().compactMap { $0.object("sender") }
        #expect(Set(messages.map { $0.string("display_name") }) == ["Ana Contact"])
        #expect(messages.map { $0.string("source_name") } == ["Ana Phone", nil, "Ana Push"])
        let copy = try TestVault()
        let full = try vault.expect(["export", "json", "--full"]).output
        try copy.expect(["import", "json", "--restore", try copy.scratch.write(full, to: "full.jsonl")])
        let again = try copy.expect(["export", "json"]).output
        #expect(try again == vault.expect(["export", "json"]).output)
    }

    @Test("Someone whose name looks like a contact's is warned of (LOOK-4)")
    func lookalike() async throws {
        let people = try Correspondents()
        try await people.ana.fill { store in _ = try await store.sender(for: .person("B\u{435}n", "+491700000008")) }
        for arguments in [["people"], ["people", "show", "+491700000008"]] {
            let run = try people.ana.expect(arguments)
            #expect(run.errors.contains("looks like your contact “Ben”"), "\(run.errors)")
        }
    }

    @Test("Someone of whom only a linked id is known is an unknown person, and is found by the id (ING-1)")
    func nameless() async throws {
        let vault = try TestVault()
        let id = "9002017788@lid"
        try await vault.fill { store in
            let person = NewSender(
                platform: .whatsapp, aliases: [PersonAlias(kind: .linkedID, value: id)],
                participant: Participant(identifier: id, displayName: "9002017788"), isOwner: false, seenAt: .january(1)
            )
            try await store.report(
                "Street", key: "1@g.us",
                NewChatDetails(members: [.init(person, role: .member), .init(.owner, role: .member)]))
        }
        for arguments in [["people"], ["groups", "show", "Street"]] {
            let output = try vault.expect(arguments).output
            #expect(output.contains("Unknown person (…7788)") && !output.contains("@lid"), "\(output)")
        }
        let details = try vault.expect(["people", "show", id]).output
        #expect(details.contains("Unknown person (…7788)") && details.contains(id))
        #expect(try vault.object(["people", "show", id]).string("name") == id)
    }

    @Test("Groups and people are completed (CLI-8)")
    func completion() async throws {
        let vault = try await vault(try TestVault())
        #expect(try vault.expect(["complete", "groups"]).output == "Street\n")
        #expect(Set(try vault.expect(["complete", "people"]).lines) == ["Coffee", "Mia"])
        #expect(try vault.withoutPassphrase(["complete", "people"]).output.isEmpty)
    }
}
