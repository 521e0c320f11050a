import WhisperArchive
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// Files whose lines have the ids of something else: whoever has read an export knows its ids (ST-13).
@Suite("Ids of imported JSON that something else has", .ownThreads)
struct OccupiedIdentifierTests {
    private let texts = ["Shall we walk to the lake?", "Bring the red umbrella"]

    /// A vault with a direct chat of two messages.
    private func ownVault() async throws -> ExportFixture {
        let vault = try ExportFixture()
        try await vault.importChat(
            "Ann",
            [
                ScriptedSource.Line(minute: 1, sender: "Ann", text: texts[0]),
                ScriptedSource.Line(minute: 2, sender: "Me", text: texts[1]),
            ], owner: "Me")
        return vault
    }

    /// The texts of all chats by the chat's title.
    private func shown(_ vault: ExportFixture) async throws -> [String: [String]] {
        var shown: [String: [String]] = [:]
        for chat in try await vault.store.allConversations() {
            let messages = try await vault.store.messages(in: chat.id, .oldest, limit: 100)
            shown[chat.title, default: []] += messages.map {
                "\($0.unified.sender?.displayName ?? "?"): \($0.unified.content.text ?? "")"
            }
        }
        return shown
    }

    @Test(
        "A line with the id of another message takes nothing from it (ST-13)",
        arguments: [false, true])
    func message(hasOtherName: Bool) async throws {
        let file = try await ownVault().exported()
        var hostile = String(try #require(file.split(separator: "\n").first))
            .replacing("Ann", with: "Mallory").replacing(texts[0], with: "mallory was here")
        let thread = try #require(hostile.firstMatch(of: #/"thread_id":"[^"]*"/#)).output
        hostile.replace(thread, with: #""thread_id":"cdcdcdcdcdcdcdcd""#)
        if hasOtherName {
            let name = try #require(hostile.firstMatch(of: #/"external_id":"[^"]*"/#)).output
            hostile.replace(name, with: #""external_id":"another""#)
        }
        let vault = try ExportFixture()
        #expect(try await vault.importJSON(hostile).added == 1)
        #expect(try await vault.importJSON(file).added == 2)
        let shown = try await shown(vault)
        #expect(shown["Ann"] == ["Ann: \(texts[0])", "Me: \(texts[1])"], "\(shown)")
        #expect(shown["Mallory"] == ["Mallory: mallory was here"], "\(shown)")
        #expect(try await vault.importJSON(file).added == 0)
        #expect(try await vault.importJSON(hostile).added == 0)
    }

    @Test(
        "No words of an export are lost to a line that has their id, edited or not, whichever comes first (ST-13)",
        arguments: [true, false], [true, false])
    func exported(isEdited: Bool, isFirst: Bool) async throws {
        let own = try await ownVault()
        var hostile = String(try #require(try await own.exported().split(separator: "\n").first))
            .replacing(texts[0], with: "zz you owe me money")
        if isEdited { hostile.replace(#""edited_at":null"#, with: #""edited_at":"1970-01-01T00:00:30Z""#) }
        let vault = isFirst ? try ExportFixture() : own
        if isFirst { try await vault.importJSON(hostile) }
        for round in 0...1 {
            try await vault.importChat(
                "Ann",
                [
                    ScriptedSource.Line(minute: 1, sender: "Ann", text: texts[0]),
                    ScriptedSource.Line(minute: 2, sender: "Me", text: texts[1]),
                ], owner: "Me")
            if !isFirst, round == 0 { try await vault.importJSON(hostile) }
        }
        let shown = try await shown(vault)["Ann"] ?? []
        #expect(shown.contains("Ann: \(texts[0])") && shown.contains("Me: \(texts[1])"), "\(shown)")
        #expect(shown.count == (isFirst ? 3 : 2), "\(shown)")
    }

    @Test("A full export completes the messages of a chat that the vault has, with their earlier texts (ST-13)")
    func completedByRecords() async throws {
        let own = try await ownVault()
        let vault = try ExportFixture()
        try await vault.importJSON(try await own.exportedInFull())
        let chat = try #require(try await own.store.allConversations().first)
        let first = try #require(try await own.store.messages(in: chat.id, .oldest, limit: 1).first).unified
        let edits = ["Shall we swim?", "Shall we row?"]
        for (place, text) in edits.enumerated() {
            let time = first.timestamp.milliseconds + Int64(place + 1) * 90_000
            try await own.store.edit(first.id, text: text, at: Timestamp(milliseconds: time))
        }
        let file = try await own.exportedInFull()
        let summary = try await vault.importJSON(file)
        #expect(summary.added == 0 && summary.changed == 1)
        let held = try #require(try await vault.store.message(first.id)).unified
        #expect(held.content.text == edits[1])
        #expect(try await vault.store.versions(of: first.id).map(\.text) == [texts[0], edits[0]])
        let again = try await vault.importJSON(file)
        #expect(again.added == 0 && again.recordsAdded == 0 && again.changed == 0)
        #expect(try await vault.store.versions(of: first.id).map(\.text) == [texts[0], edits[0]])
    }

    @Test("A message whose id is taken keeps its earlier texts (ST-13)")
    func displacedVersions() async throws {
        let own = try await ownVault()
        let chat = try #require(try await own.store.allConversations().first)
        let first = try #require(try await own.store.messages(in: chat.id, .oldest, limit: 1).first).unified
        var hostile = String(try #require(try await own.exported().split(separator: "\n").first))
            .replacing("Ann", with: "Mallory").replacing(texts[0], with: "mallory was here")
        let thread = try #require(hostile.firstMatch(of: #/"thread_id":"[^"]*"/#)).output
        hostile.replace(thread, with: #""thread_id":"cdcdcdcdcdcdcdcd""#)
        try await own.store.edit(
            first.id, text: "Shall we swim?", at: Timestamp(milliseconds: first.timestamp.milliseconds + 90_000))
        let vault = try ExportFixture()
        try await vault.importJSON(hostile)
        for _ in 0...1 { try await vault.importJSON(try await own.exportedInFull()) }
        let found = try await vault.store.message(conversation: chat.id, externalID: first.externalID)
        let held = try #require(found).unified
        #expect(held.id != first.id && held.content.text == "Shall we swim?")
        #expect(try await vault.store.versions(of: held.id).map(\.text) == [texts[0]])
    }

    @Test("Where all ids are taken that a person of a file could get, its line ends the import (ST-13)")
    func exhausted() async throws {
        let own = try await ownVault()
        let file = try await own.exportedInFull()
        let vault = try ExportFixture()
        let person = try #require(try await own.store.people(named: "Ann", limit: 1).first)
        var id = person.id
        var taken: [VaultRecord] = []
        for number in 0...UniqueIdentifier.mostReplacements {
            let alias = PersonAlias(kind: .phoneNumber, value: "+49170\(10_000 + number)")
            let seen = Person.SeenAlias(
                alias: alias, platform: .whatsapp, firstSeen: StillClock().moment, lastSeen: StillClock().moment,
                isClaimed: true)
            taken.append(
                .person(Person(id: id, displayName: alias.value, isOwner: false, aliases: [seen]), joined: []))
            id = id.replacement { own.sealing.digest128($0) }
        }
        _ = try await vault.store.insertRecords(taken)
        var fault: LineFault?
        do {
            try await vault.importJSON(file)
        } catch let JSONImportError.line(_, found) {
            fault = found
        }
        #expect(fault == .conflict)
    }

    @Test("A reaction reaches the message of its line, and no other that has its id (ST-13)")
    func reaction() async throws {
        let own = try await ownVault()
        let chat = try #require(try await own.store.allConversations().first)
        let first = try #require(try await own.store.messages(in: chat.id, .oldest, limit: 1).first)
        try await own.store.react(
            to: first.unified.id,
            by: NewSender(
                platform: .whatsapp, aliases: [PersonAlias(kind: .exportName, value: "Me")],
                participant: Participant(identifier: nil, displayName: "Me"), isOwner: true,
                seenAt: first.unified.timestamp), emoji: "👍", at: first.unified.timestamp)
        let file = try await own.exported()
        let vault = try ExportFixture()
        let other = JSONImportFaultTests.message(1).replacing(
            UniqueIdentifier(version4High: 1, low: 1).description, with: first.unified.id.description)
        try await vault.importJSON(other)
        try await vault.importJSON(file)
        for chat in try await vault.store.allConversations() {
            for message in try await vault.store.messages(in: chat.id, .oldest, limit: 10) {
                #expect(message.unified.reactions.count == (message.unified.content.text == texts[0] ? 1 : 0))
            }
        }
    }

    @Test(
        "Records with the ids of another file's chat, people and messages take nothing from these (ST-13)",
        arguments: [false, true])
    func records(keepsThread: Bool) async throws {
        let file = try await ownVault().exportedInFull()
        let hostile = file.replacing("Ann", with: "Mallory").replacing(#""Me""#, with: #""Trent""#)
            .replacing(texts[0], with: "mallory was here").replacing(texts[1], with: "and trent, too")
            .replacing("x1-", with: "x1-9")
            .replacing(
                ThreadIdentifier.make(platform: .whatsapp, chat: "Ann"),
                with: keepsThread
                    ? ThreadIdentifier.make(platform: .whatsapp, chat: "Ann")
                    : ThreadIdentifier.make(platform: .whatsapp, chat: "Mallory"))
        let vault = try ExportFixture()
        try await vault.importJSON(hostile)
        let before = try await shown(vault)
        #expect(before["Mallory"] == ["Mallory: mallory was here", "Trent: and trent, too"], "\(before)")
        #expect(try await vault.importJSON(file).added == 2)
        let after = try await shown(vault)
        #expect(after["Mallory"] == before["Mallory"], "\(after)")
        #expect(after["Ann"] == ["Ann: \(texts[0])", "Me: \(texts[1])"], "\(after)")
        let again = try await vault.importJSON(file)
        #expect(again.added == 0 && again.recordsAdded == 0)
        #expect(try await self.shown(vault) == after)
        #expect(try await vault.store.people(named: "", limit: 100).count == 4)
    }

    @Test(
        "The owner of one's own full export is the owner who is given, by number or by name (ST-13)",
        arguments: ["+4917099999", "Me"])
    func owner(given: String) async throws {
        let own = try ExportFixture()
        let chat = try await own.store.conversation(
            for: ConversationReference(platform: .whatsapp, key: "a@g.us", title: "Lake", kind: .group))
        let time = StillClock().moment
        let me = try await own.store.sender(
            for: NewSender(
                platform: .whatsapp,
                aliases: [
                    PersonAlias(kind: .phoneNumber, value: "+4917099999"),
                    PersonAlias(kind: .linkedID, value: "900000001@lid"), PersonAlias(kind: .exportName, value: "Me"),
                ], participant: Participant(identifier: "+4917099999", displayName: "Me"), isOwner: true, seenAt: time))
        _ = try await own.store.save([
            NewMessage(
                conversation: chat.id, externalID: "3EB0", platform: .whatsapp, timestamp: time, precision: .second,
                sender: me, direction: .outgoing, content: Content(kind: .text, text: "mine"))
        ])
        let vault = try ExportFixture()
        let summary = try await vault.importJSON(try await own.exportedInFull(), ownName: given)
        #expect(summary.trust.separatedPeople == [])
        let people = try await vault.store.people(named: "", limit: 10)
        #expect(people.count == 1 && people.first?.isOwner == true && people.first?.displayName == "Me", "\(people)")
        // The file alone says which other address the owner has.
        #expect(people.first?.aliases.contains { $0.alias.kind == .linkedID } == false)
        let held = try #require(try await vault.store.message(conversation: chat.id, externalID: "3EB0"))
        #expect(held.direction == .outgoing && held.person == people.first?.id)
        #expect(try await vault.importJSON(try await own.exportedInFull(), ownName: given).added == 0)
    }

    @Test("What was opened in the place of a line stays in its chat, also in a file of messages alone (ST-13)")
    func opened() async throws {
        let own = try await ownVault()
        let lines = try await own.exported().split(separator: "\n").map(String.init)
        let sealed = lines[1].replacing(#""platform":"whatsapp""#, with: #""platform":"whisper""#)
            .replacing(#""kind":"direct"}"#, with: #""kind":"direct","platform":"whatsapp"}"#)
            .replacing(#""external_id":"x1-"#, with: #""external_id":"x1-9"#)
            .replacing(#/"id":"[0-9a-f]{8}/#, with: #""id":"00000000"#)
        for file in [[lines[0], sealed], [sealed, lines[0]]] {
            let vault = try ExportFixture()
            for round in 0...1 {
                #expect(try await vault.importJSON(file.joined(separator: "\n")).added == (round == 0 ? 2 : 0))
                #expect(try await vault.store.allConversations().map(\.messageCount) == [2])
            }
        }
    }
}
