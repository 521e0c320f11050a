import WhisperArchive
import WhisperJSONText
import WhisperMergeHistories
import WhisperMessage
import WhisperPolicy
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

/// Exports and their import (ST-13).
@Suite("JSON export and import", .ownThreads)
struct JSONRoundTripTests {
    @Test("An export has one message per line, each conversation in its own order (ST-13)")
    func order() async throws {
        let vault = try ExportFixture()
        try await vault.fill()
        let messages = try await vault.exported().split(separator: "\n").map {
            try UnifiedMessage(JSONValue.parse(String($0)))
        }
        #expect(
            messages.map(\.content.text) == [
                "Hello again", "Hi, Anna!", "Hi, Anna!", "Messages are encrypted", "日本語 🙂", "Look", "Nice\nindeed",
            ])
        #expect(messages[0].reactions.map(\.emoji) == ["👍"])
    }

    @Test("Messages exported, imported elsewhere and exported again are the same bytes (ST-13)")
    func messagesComeBack() async throws {
        let vault = try ExportFixture()
        try await vault.fill()
        let other = try ExportFixture()
        let lines = try await vault.exported()
        let summary = try await other.importJSON(lines)
        #expect(summary.added == 7)
        let sorted = lines.split(separator: "\n").sorted()
        #expect(try await other.exported().split(separator: "\n").sorted() == sorted)
    }

    @Test("Importing JSON twice adds nothing (ING-2)")
    func twice() async throws {
        let vault = try ExportFixture()
        try await vault.fill()
        let lines = try await vault.exported()
        let other = try ExportFixture()
        try await other.importJSON(lines)
        let before = try await other.records()
        let again = try await other.importJSON(lines)
        #expect(again.added == 0 && again.duplicates == 7)
        #expect(try await other.records() == before)
    }

    @Test("Importing a vault's own export changes nothing (ING-2)")
    func ownExport() async throws {
        let vault = try ExportFixture()
        try await vault.fill()
        let before = try await vault.records()
        let summary = try await vault.importJSON(try await vault.exported())
        #expect(summary.added == 0 && summary.duplicates == 7)
        #expect(try await vault.records() == before)
    }

    @Test("The file that an imported message came from adds nothing either (ING-2)")
    func exportFileAfterJSON() async throws {
        let script = lines("1 Anna A first word of greeting\n2 Ben And another one in return\n2 Ben ok\n2 Ben ok")
        let vault = try ExportFixture()
        try await vault.importChat("Anna", script)
        var text = try await vault.exported()
        // The scripted source reports no local time; a real export does.
        text = text.replacing(
            "\"local_time\":null,\"assumed_zone\":null", with: "\"local_time\":\"1\",\"assumed_zone\":\"UTC\"")
        let other = try ExportFixture()
        try await other.importJSON(text)
        try await other.importChat("Anna", script)
        let conversations = try await other.store.conversations(after: nil, limit: 10)
        #expect(conversations.map(\.messageCount) == [4])
        #expect(conversations.map(\.title) == ["Anna"])
    }

    @Test("A later export of a group joins the chat that JSON made, without a message more than it adds (ING-2)")
    func laterExportOfGroup() async throws {
        let vault = try ExportFixture()
        try await vault.importChat("Choir", lines("1 Anna Rehearsal is at seven\n2 Ben I shall be late"))
        let other = try ExportFixture()
        try await other.importJSON(try await vault.exported())
        try await other.importChat(
            "Choir",
            lines(
                "1 Anna Rehearsal is at seven\n2 Ben I shall be late\n5 Cara The concert is in May\n6 Anna I look forward to it"
            ))
        let conversations = try await other.store.conversations(after: nil, limit: 10)
        #expect(conversations.map(\.title) == ["Choir"])
        #expect(conversations.map(\.messageCount) == [4])
        let held = try await other.store.conversation(platform: .whatsapp, key: "Choir")
        #expect(held?.kind == .direct, "the file contains the kind of the chat")
        try await other.importJSON(try await vault.exported())
        #expect(try await other.store.conversations(after: nil, limit: 10).map(\.messageCount) == [4])
    }

    @Test("Older and newer lines are placed correctly in an existing chat, in any order")
    func merging() async throws {
        let script = (1...60).map { ScriptedSource.Line(minute: Int64($0), sender: "Anna", text: "message \($0)") }
        let vault = try ExportFixture()
        try await vault.importChat("Anna", script)
        // The scripted source reports no local time; a real export does.
        let text = try await vault.exported().replacing(
            "\"local_time\":null,\"assumed_zone\":null", with: "\"local_time\":\"1\",\"assumed_zone\":\"UTC\"")
        let lines = text.split(separator: "\n")
        let other = try ExportFixture()
        try await other.importJSON(lines[20..<40].joined(separator: "\n"))
        try await other.importJSON((lines[50...] + lines[..<25] + lines[30..<50].reversed()).joined(separator: "\n"))
        let conversation = try #require(try await other.store.conversations(after: nil, limit: 1).first)
        let page = try await other.store.messages(in: conversation.id, .oldest, limit: 100)
        #expect(page.map(\.unified.content.text) == script.map(\.text))
    }

    @Test("With the owner's name, sent and received messages are distinguished")
    func direction() async throws {
        let vault = try ExportFixture()
        try await vault.fill()
        let other = try ExportFixture()
        try await other.importJSON(try await vault.exported(), ownName: "Ben")
        let anna = try #require(try await other.store.conversation(platform: .whatsapp, key: "Anna"))
        let page = try await other.store.messages(in: anna.id, .oldest, limit: 10)
        #expect(page.map(\.direction) == [.incoming, .outgoing, .outgoing, .unknown, .incoming])
    }

    @Test("Titles and kinds of chats come over with plain lines, and change no chat that the vault has (ST-13)")
    func titlesAndKinds() async throws {
        func chats(of vault: ExportFixture) async throws -> [String] {
            try await vault.store.conversations(after: nil, limit: 10).map { "\($0.title) \($0.kind)" }.sorted()
        }
        func fill(_ vault: ExportFixture, titles: [String]) async throws {
            for (number, kind) in [ConversationKind.group, .direct, .broadcast, .unknown].enumerated() {
                let chat = try await vault.store.conversation(
                    for: ConversationReference(
                        platform: Platform(rawValue: "telegram"), key: "-100\(number)", title: titles[number],
                        kind: kind))
                let sender = NewSender(
                    platform: chat.platform, aliases: [PersonAlias(kind: .linkedID, value: "user\(number)")],
                    participant: Participant(identifier: "user\(number)", displayName: "Ana"), isOwner: false,
                    seenAt: StillClock().moment)
                _ = try await vault.store.save([
                    NewMessage(
                        conversation: chat.id, externalID: "\(number)", platform: chat.platform,
                        timestamp: StillClock().moment, precision: .second,
                        sender: try await vault.store.sender(for: sender), content: Content(kind: .text, text: "words"))
                ])
            }
        }
        let vault = try ExportFixture()
        try await fill(vault, titles: ["Garden club", "Ana Reis", "News", "Notes"])
        let lines = try await vault.exported()
        let other = try ExportFixture()
        try await other.importJSON(lines)
        #expect(
            try await chats(of: other) == ["Ana Reis direct", "Garden club group", "News broadcast", "Notes unknown"])
        #expect(try await other.exported().split(separator: "\n").sorted() == lines.split(separator: "\n").sorted())
        let named = try ExportFixture()
        try await fill(named, titles: ["My garden", "Ana", "News of all", "x"])
        let before = try await chats(of: named)
        try await named.importJSON(lines)
        #expect(try await chats(of: named) == before)
        let deidentified = try await vault.exported(deidentified: true)
        #expect(deidentified.contains(#""kind":"group""#) && !deidentified.contains("Garden club"))
    }

    @Test("A member of a line that is of another form than a chat's is kept as the message's")
    func otherChatMember() async throws {
        let vault = try ExportFixture()
        try await vault.importJSON(
            """
            {"id":"11111111-1111-4111-8111-111111111111","external_id":"1","platform":"signal",\
            "timestamp":"2024-01-01T10:00:00Z","sender":null,"content":{"type":"text","text":"words"},\
            "metadata":{"thread_id":"t"},"chat":{"title":7,"kind":"group"}}
            """)
        let chat = try #require(try await vault.store.conversations(after: nil, limit: 1).first)
        let message = try await vault.store.messages(in: chat.id, .oldest, limit: 1).first
        #expect(message?.unified.platformSpecific["chat"] == ["title": 7, "kind": "group"])
    }

    @Test(
        "The owner is known by a name, a number or an id, and is the owner also where they react",
        arguments: [
            ("Jonas", "Jonas"), ("+491701234567", "+491701234567"), ("+49 170 1234567", "+491701234567"),
            ("user7", "user7"), ("+491701234567", "491701234567@s.whatsapp.net"),
        ])
    func owner(name: String, identifier: String) async throws {
        let platform = identifier.contains("@") ? "whatsapp" : "signal"
        func line(_ number: Int, _ identifier: String, _ name: String, _ reactions: String) -> String {
            """
            {"id":"11111111-1111-4111-8111-11111111111\(number)","external_id":"\(number)","platform":"\(platform)",\
            "timestamp":"2024-01-01T10:0\(number):00Z","sender":{"identifier":"\(identifier)",\
            "display_name":"\(name)"},"content":{"type":"text","text":"words"},"metadata":{"thread_id":"t",\
            "reactions":[\(reactions)]}}
            """
        }
        let reaction = """
            {"emoji":"👍","sender":{"identifier":"\(identifier)","display_name":"Jonas"},\
            "timestamp":"2024-01-01T10:09:00Z"}
            """
        for isReactingFirst in [true, false] {
            let vault = try ExportFixture()
            let lines = [line(1, "+491707654321", "Ana", reaction), line(2, identifier, "Jonas", "")]
            try await vault.importJSON(
                (isReactingFirst ? lines : lines.reversed()).joined(separator: "\n"), ownName: name)
            let people = try await vault.store.people(named: "", limit: 10)
            #expect(people.filter(\.isOwner).map(\.displayName) == ["Jonas"])
            let chat = try #require(try await vault.store.conversations(after: nil, limit: 1).first)
            let messages = try await vault.store.messages(in: chat.id, .oldest, limit: 10)
            let inTime = messages.sorted { $0.unified.timestamp < $1.unified.timestamp }
            #expect(inTime.map(\.direction) == [.incoming, .outgoing])
        }
    }

    @Test("A full export turns an empty vault into an equal one (ST-13)")
    func fullRoundTrip() async throws {
        let vault = try ExportFixture()
        try await vault.fill()
        try await vault.fillWithSecrets()
        let other = try ExportFixture()
        let lines = try await vault.exportedInFull()
        let summary = try await other.importJSON(lines, mode: .restoring)
        #expect(summary.added == 8)
        #expect(try await other.records() == vault.records())
        #expect(try await other.exportedInFull() == lines)
        let again = try await other.importJSON(lines)
        #expect(again.added == 0 && again.recordsAdded == 0)
        #expect(try await other.records() == vault.records())
    }

    @Test(
        "The trust claims of a restored vault are reported, also by a dry run (CON-3, POL)",
        arguments: [true, false])
    func trust(dryRun: Bool) async throws {
        let vault = try ExportFixture()
        try await vault.fill()
        try await vault.fillWithSecrets()
        let lines = try await vault.exportedInFull()
        let other = try ExportFixture()
        let summary = try await other.importJSON(lines, mode: .restoring, dryRun: dryRun)
        #expect(summary.trust.verifiedContacts == 1)
        #expect(summary.trust.turned.map(\.policy) == [.requireSignatureForVerified])
        #expect(summary.trust.turned.map(\.isOn) == [false])
        #expect(!summary.trust.leavesGateDown)
        guard dryRun else { return }
        #expect(try await other.importJSON(lines, mode: .restoring, dryRun: true).trust == summary.trust)
    }

    @Test("No file switches biometric-gated-signing on; the attempt is reported, and off is imported (BIO-1)")
    func gateStaysDown() async throws {
        let vault = try ExportFixture()
        try await vault.store.setPolicy("auto-archive-on-rotation", isOn: false)
        try await vault.store.setPolicy("biometric-gated-signing", isOn: true)
        let lines = try await vault.exportedInFull()
        let other = try ExportFixture()
        let summary = try await other.importJSON(lines, mode: .restoring)
        #expect(summary.trust.leavesGateDown)
        #expect(summary.records == 2 && summary.recordsAdded == 1)
        #expect(try await other.store.policies().map(\.name) == ["auto-archive-on-rotation"])
        // A recorded policy remains, whatever a file contains, and nothing is omitted.
        #expect(try await !vault.importJSON(lines, mode: .restoring).trust.leavesGateDown)
        #expect(try await vault.store.policies().map(\.isOn) == [false, true])
        try await other.store.setPolicy("biometric-gated-signing", isOn: false)
        #expect(try await !other.importJSON(lines, mode: .restoring).trust.leavesGateDown)
        #expect(try await other.store.policies().map(\.isOn) == [false, false])
    }

    @Test("A full export is merged into chats that a vault has under other ids (ST-13)")
    func fullIntoHeldChats() async throws {
        let vault = try ExportFixture()
        try await vault.importChat("Anna", lines("1 Anna one\n2 Ben two\n3 Anna three"))
        let other = try ExportFixture()
        try await other.importChat("Anna", lines("1 Anna one\n2 Ben two"))
        let summary = try await other.importJSON(try await vault.exportedInFull())
        #expect(summary.added == 1 && summary.duplicates == 2)
        let conversations = try await other.store.conversations(after: nil, limit: 10)
        #expect(conversations.map(\.messageCount) == [3])
    }

    @Test("Openings are known after a full import, even if the chat already exists (ENV-7)")
    func openingsIntoHeldChats() async throws {
        let vault = try ExportFixture()
        try await vault.fillWithSecrets()
        let other = try ExportFixture()
        _ = try await other.store.conversation(for: ExportFixture.opened.reference)
        try await other.importJSON(try await vault.exportedInFull(), mode: .restoring)
        let (opening, message) = ExportFixture.opened.envelope
        #expect(try await other.store.commitOpening(opening, storing: message) == .replayed)
        #expect(try await other.store.ledgerState().opened == 2)
        #expect(try await other.store.identities() == vault.store.identities())
    }

    @Test("An identity without its predecessor is reported by its line, and not imported (ID-3)")
    func orphanedIdentity() async throws {
        let vault = try ExportFixture()
        try await vault.fillWithSecrets()
        let lines = try await vault.exportedInFull().split(separator: "\n")
            .filter { !$0.contains(#""key_version":1,"#) }.joined(separator: "\n")
        let other = try ExportFixture()
        await #expect(throws: JSONImportError.line(4, .missingReference)) {
            try await other.importJSON(lines, mode: .restoring)
        }
        #expect(try await other.store.identities() == [])
    }

    @Test("A dry run writes nothing and counts what is new")
    func dryRun() async throws {
        let vault = try ExportFixture()
        try await vault.fill()
        let other = try ExportFixture()
        let summary = try await other.importJSON(try await vault.exported(), dryRun: true)
        #expect(summary.added == 7)
        #expect(try await other.records().isEmpty)
    }

    @Test("Attachment contents are read from beside the export, if they match their name (ING-5)")
    func attachments() async throws {
        let vault = try ExportFixture()
        try await vault.fill()
        let id = try #require(try vault.blobs.list().ids.first)
        let lines = try await vault.exported()

        let without = try ExportFixture()
        #expect(try await without.importJSON(lines).attachmentsAbsent == 1)
        let right = try ExportFixture()
        #expect(try await right.importJSON(lines, library: OneContent(id: id, bytes: [1, 2, 3])).attachmentsAdded == 1)
        #expect(try right.blobs.list().ids == [id])
        let wrong = try ExportFixture()
        #expect(try await wrong.importJSON(lines, library: OneContent(id: id, bytes: [9])).attachmentsAbsent == 1)
        #expect(try wrong.blobs.list().ids.isEmpty)
    }
}
