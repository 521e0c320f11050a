import Testing
import WhisperArchive
import WhisperIngestionPort
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperCore

@Suite("JSON Lines and exports of the same chats (ST-13, ING-2)", .ownThreads)
struct JSONAndExportTests {
    private static let texts = (0..<8).map { $0 == 5 ? "ok" : "what was said as number \($0)" }
    private static let minute: Int64 = 26_700_000

    /// JSON Lines of a vault that has a phone's database, whose owner has a number, or none that is known.
    private static func lines(isAddressed: Bool) async throws -> [UInt8] {
        let origin = MergeVault()
        try await origin.load(database(isAddressed: isAddressed, places: 0..<texts.count))
        return try await origin.lines()
    }

    /// A phone's database with some of the messages, and others.
    private static func database(
        isAddressed: Bool = true, places: Range<Int>, others: [(isMine: Bool, content: Content)] = []
    ) -> ScriptedDatabase {
        let number = PersonAlias(kind: .phoneNumber, value: "+4917099999")
        let me = SourcePerson(
            aliases: [isAddressed ? number : .unknownOwner], displayName: isAddressed ? "Me Myself" : "",
            identifier: isAddressed ? number.value : nil, isOwner: true)
        let ann = SourcePerson(
            aliases: [PersonAlias(kind: .phoneNumber, value: "+4917011111")], displayName: "+4917011111",
            identifier: "+4917011111")
        let chat = ChatReference(key: "4917011111@s.whatsapp.net", title: "Ann", kind: .direct)
        let said = texts.enumerated().map { ($0.offset.isMultiple(of: 2), Content(kind: .text, text: $0.element)) }
        let events = (said + others).enumerated().map { place, said in
            IngestionEvent.message(
                SourceMessage(
                    chat: chat, externalID: "3EB\(place)",
                    timestamp: Timestamp(milliseconds: (minute + Int64(place)) * 60_000 + 12_345),
                    precision: .millisecond, sender: said.0 ? me : ann, content: said.1, ordinal: UInt64(place)))
        }
        let shown = places.map { events[$0] } + events.suffix(others.count)
        return ScriptedDatabase(chats: [DatabaseChat(chat: chat)], events: shown)
    }

    private static func export(andThen others: [ExportedChat.Line] = []) -> ExportedChat {
        ExportedChat(
            title: "Ann",
            lines: texts.enumerated().map { place, text in
                ExportedChat.Line(
                    minute: minute + Int64(place), sender: place.isMultiple(of: 2) ? "Me" : "Ann",
                    content: Content(kind: .text, text: text))
            } + others, owner: "Me", kind: .direct)
    }

    private static func messages(_ vault: MergeVault) async throws -> [StoredMessage] {
        let chats = try await vault.store.conversations(after: nil, limit: 9)
        #expect(chats.map(\.title) == ["Ann"])
        return try await vault.store.messages(in: try #require(chats.first).id, .oldest, limit: 99)
    }

    @Test(
        "An export after the file adds nothing, and the owner's messages are the owner's, under a number of theirs or none",
        arguments: [true, false])
    func exportLast(isAddressed: Bool) async throws {
        let vault = MergeVault()
        let lines = try await Self.lines(isAddressed: isAddressed)
        #expect(try await vault.load(lines: lines).added == 8)
        let summary = try await vault.load(Self.export())
        #expect(summary.added == 0 && summary.markedSent == 4)
        for _ in 0..<2 {
            let messages = try await Self.messages(vault)
            #expect(messages.map(\.unified.content.text) == Self.texts)
            #expect(messages.map(\.unified.externalID) == (0..<8).map { "3EB\($0)" })
            #expect(messages.allSatisfy { $0.unified.timestamp.milliseconds % 60_000 == 12_345 })
            #expect(messages.map(\.direction) == (0..<8).map { $0.isMultiple(of: 2) ? .outgoing : .incoming })
            let owners = try await vault.store.owners()
            #expect(owners.count == 1)
            for message in messages where message.direction == .outgoing { #expect(message.person == owners[0].id) }
            #expect(
                owners[0].aliases.allSatisfy { $0.alias == .unknownOwner || !$0.alias.kind.identifiesPerson },
                "An added file gives the owner no address")
            #expect(!owners[0].aliases.contains { $0.alias.kind == .exportName && $0.alias.value == "owner" })
            // Again, nothing changes.
            #expect(try await vault.load(lines: lines).added == 0)
        }
    }

    @Test("What only the export has is new, and what only the file has stays")
    func parts() async throws {
        let vault = MergeVault()
        try await vault.load(lines: try await Self.lines(isAddressed: true))
        let lines = (2..<10).map { place in
            ExportedChat.Line(
                minute: Self.minute + place, sender: place.isMultiple(of: 2) ? "Me" : "Ann",
                content: Content(kind: .text, text: place < 8 ? Self.texts[Int(place)] : "later \(place)"))
        }
        let export = ExportedChat(title: "Ann", lines: lines, owner: "Me", kind: .direct)
        #expect(try await vault.load(export).added == 2)
        #expect(try await Self.messages(vault).map(\.unified.content.text) == Self.texts + ["later 8", "later 9"])
    }

    @Test("The owner's export does not make of the owner's words somebody's whom only the file names (ING-2)")
    func claims() async throws {
        let vault = MergeVault()
        try await vault.load(lines: try await Self.lines(isAddressed: true))
        _ = try await vault.load(Self.export())
        let people = try await vault.store.people(named: "+4917099999", limit: 9)
        #expect(people.count == 1 && !people[0].isOwner && people[0].aliases.allSatisfy(\.isClaimed))
    }

    @Test(
        "A file of a chat that an export has brought is a chat of its own, and both are named; read again, they are one"
    )
    func fileLast() async throws {
        let vault = MergeVault()
        _ = try await vault.load(Self.export())
        let lines = try await Self.lines(isAddressed: true)
        let summary = try await vault.load(lines: lines)
        #expect(summary.added == 8 && summary.repeatedChats.map(\.export.title) == ["Ann"])
        let repeated = try #require(summary.repeatedChats.first)
        #expect(repeated.chat.id != repeated.export.id)
        #expect(try await vault.load(lines: lines).repeatedChats.isEmpty, "Nothing is new, so nothing is said")
        // An export is undone and read into the other chat, as the command suggests.
        let imports = try await vault.store.imports { _ in true }
        _ = try await vault.store.undoImports(imports.map(\.run.id), dryRun: false) { _ in }
        #expect(try await vault.load(Self.export()).added == 0)
        #expect(try await Self.messages(vault).count == 8)
    }

    @Test(
        "In the chat of a database and an export, what the export and the file have is there once",
        arguments: [true, false])
    func chatOfAll(isAddressed: Bool) async throws {
        let vault = MergeVault()
        try await vault.load(Self.database(places: 0..<5))
        _ = try await vault.load(Self.export())
        let people = try await vault.store.people(named: "", limit: 99).count
        #expect(try await vault.load(lines: try await Self.lines(isAddressed: isAddressed)).added == 0)
        let messages = try await Self.messages(vault)
        #expect(messages.map(\.unified.content.text) == Self.texts)
        #expect(messages.map(\.unified.externalID) == (0..<8).map { "3EB\($0)" })
        #expect(messages.map(\.direction) == (0..<8).map { $0.isMultiple(of: 2) ? .outgoing : .incoming })
        #expect(try await vault.store.owners().count == 1)
        #expect(
            try await vault.store.people(named: "", limit: 99).count <= people + 1,
            "At most whom the file calls its owner is new")
    }

    @Test("What a file says differently, or of somebody else, stays beside what an export shows in the same minute")
    func differing() async throws {
        let vault = MergeVault()
        try await vault.load(Self.database(places: 0..<5))
        let poll = "POLL:\nWhere to?\nOPTION: Lake (2 votes)\nOPTION: Hill (0 votes)"
        let lines = [("Ann", poll, ContentKind.poll), ("Ann", "words of us both", .text), ("Ann", poll, .poll)]
        let shown = lines.enumerated().map { place, line in
            ExportedChat.Line(
                minute: Self.minute + 8 + Int64(place), sender: line.0, content: Content(kind: line.2, text: line.1))
        }
        _ = try await vault.load(Self.export(andThen: shown))
        let origin = MergeVault()
        try await origin.load(
            Self.database(
                places: 0..<8,
                others: [
                    (false, Content(kind: .poll, text: "Where not to?\nLake\nHill")),
                    (true, Content(kind: .text, text: "words of us both")),
                    (false, Content(kind: .poll, text: "Where to?\nLake\nHill")),
                ]))
        #expect(try await vault.load(lines: try await origin.lines()).added == 3)
        let messages = try await Self.messages(vault)
        #expect(messages.count == 14)
        #expect(messages.count { $0.unified.content.text == "words of us both" } == 2)
        #expect(messages.contains { $0.unified.content.text == "Where not to?\nLake\nHill" })
        #expect(messages.count { $0.unified.content.kind == .poll } == 4, "Exports word polls in their own way")
    }

    @Test("A file takes no words, no place and no author from what an export shows (0048, 0112)")
    func liar() async throws {
        let shown: [(sender: String, content: Content)] = [
            ("Ann", Content(kind: .location, text: "location: https://maps.google.com/?q=50.1,8.6")),
            ("Ann", Content(kind: .poll, text: "POLL:\nWho is guilty: Ann (or Ben)\nOPTION: Yes (2 votes)")),
            ("Ann", Content(kind: .text, text: "I owe you 1000 euros")),
            ("Ann", Content(kind: .text, text: "Yes I admit it")),
            ("Me", Content(kind: .text, text: "no deal at all")),
        ]
        let told: [(isMine: Bool, content: Content)] = [
            (false, Content(kind: .location, text: nil)),
            (false, Content(kind: .poll, text: "Ann\nYes")),
            (false, Content(kind: .image, text: nil, attachments: [Attachment(name: nil, mime: nil, state: .missing)])),
            (true, Content(kind: .text, text: "Yes I admit it")),
            (true, Content(kind: .text, text: "I owe you 9 millions")),
        ]
        let vault = MergeVault()
        try await vault.load(Self.database(places: 0..<5))
        let lines = shown.enumerated().map { place, line in
            ExportedChat.Line(minute: Self.minute + 8 + Int64(place), sender: line.sender, content: line.content)
        }
        _ = try await vault.load(Self.export(andThen: lines))
        let before = try await Self.messages(vault)
        let origin = MergeVault()
        try await origin.load(Self.database(places: 0..<8, others: told))
        let text = String(decoding: try await origin.lines(), as: UTF8.self)
        #expect(try await vault.load(lines: Array(text.utf8)).added == told.count)
        let after = try await Self.messages(vault)
        for message in before where message.unified.timestamp.milliseconds / 60_000 >= Self.minute + 8 {
            #expect(after.contains(message), "\(message.unified.content)")
        }
    }

    @Test("A file gives messages of an export one id neither twice nor that of another message (ING-2)")
    func ids() async throws {
        let vault = MergeVault()
        try await vault.load(Self.database(places: 0..<5))
        _ = try await vault.load(Self.export())
        var text = String(decoding: try await Self.lines(isAddressed: true), as: UTF8.self)
        // 5 and 6 are only in the export: 5 gets the id of a message of the database, 6 and 7 one and the same.
        text = text.replacing("\"3EB5\"", with: "\"3EB4\"").replacing("\"3EB6\"", with: "\"3EB7\"")
        _ = try await vault.load(lines: Array(text.utf8))
        let messages = try await Self.messages(vault)
        for place in 0..<8 {
            let said = messages.filter { $0.unified.content.text == Self.texts[place] }
            let author: MessageDirection = place.isMultiple(of: 2) ? .outgoing : .incoming
            #expect(said.contains { $0.direction == author }, "\(place)")
        }
        #expect(messages.filter { $0.unified.local != nil }.count >= 3, "What is doubtful is not replaced")
    }

    @Test("The owner's newer export gives way to nothing that only a file calls theirs (ING-2)")
    func words() async throws {
        let vault = MergeVault()
        try await vault.load(
            lines: try await Self.fileLines(
                places: 0..<8,
                others: [
                    (true, Content(kind: .image, text: nil)),
                    (false, Content(kind: .text, text: "and we left at once")),
                ]))
        let lines = [("Me", "no deal at all"), ("Ann", "and we left at once")].enumerated().map { place, line in
            ExportedChat.Line(
                minute: Self.minute + 8 + Int64(place), sender: line.0, content: Content(kind: .text, text: line.1))
        }
        _ = try await vault.load(Self.export(andThen: lines))
        let said = try await Self.messages(vault).filter { $0.unified.content.text == "no deal at all" }
        #expect(said.map(\.direction) == [.outgoing])
    }

    private static func fileLines(
        places: Range<Int>, others: [(isMine: Bool, content: Content)]
    ) async throws -> [UInt8] {
        let origin = MergeVault()
        try await origin.load(database(isAddressed: false, places: places, others: others))
        return try await origin.lines()
    }

    @Test("Whoever knows the id of a message makes nothing else of it with a file (0118)")
    func byID() async throws {
        let vault = MergeVault()
        try await vault.load(Self.database(places: 0..<5))
        _ = try await vault.load(Self.export())
        let before = try await Self.messages(vault)
        let lines = String(decoding: try await vault.lines(), as: UTF8.self)
        let content = #/"type":"text","text":"([^"]*)"/#
        for lie in [
            lines.replacing(content) { "\"type\":\"system\",\"text\":\"\($0.1)\"" },
            lines.replacing(content) { _ in "\"type\":\"system\",\"text\":\"a lie\"" },
            lines.replacing(content) { _ in "\"type\":\"image\",\"text\":null" },
            lines.replacing(content) { _ in "\"type\":\"text\",\"text\":null" },
        ] {
            #expect(lie != lines)
            #expect(try await vault.load(lines: Array(lie.utf8)).added == 0)
        }
        let after = try await vault.store.messages(in: before[0].conversation, .oldest, limit: 99)
        for message in before {
            #expect(
                after.contains {
                    $0.unified.id == message.unified.id && $0.unified.content.text == message.unified.content.text
                        && $0.unified.content.kind == message.unified.content.kind
                }, "\(message.unified.content)")
        }
    }
}
