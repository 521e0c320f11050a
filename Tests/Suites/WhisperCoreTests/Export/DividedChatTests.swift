import WhisperArchive
import WhisperInMemoryStore
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// Files that take for one what the vault has as several (ING-1b): no file joins chats or people.
@Suite("Files that join chats or people", .ownThreads)
struct DividedChatTests {
    /// A chat with a name, and a message that identifies its vault.
    @discardableResult
    private func chat(
        _ key: String, _ text: String, in vault: ExportFixture, sender: NewSender? = nil
    ) async throws -> Conversation {
        let conversation = try await vault.store.conversation(
            for: ConversationReference(platform: .whatsapp, key: key, title: key, kind: .direct))
        var handle: SenderHandle?
        if let sender { handle = try await vault.store.sender(for: sender) }
        let message = NewMessage(
            conversation: conversation.id, externalID: "\(key):\(text)", platform: .whatsapp,
            timestamp: StillClock().moment, precision: .second, sender: handle,
            content: Content(kind: .text, text: text))
        _ = try await vault.store.save([message])
        return conversation
    }

    private func texts(of id: UniqueIdentifier, in vault: ExportFixture) async throws -> [String] {
        try await vault.store.messages(in: id, .oldest, limit: 100).compactMap(\.unified.content.text)
    }

    /// A file with a chat that answers to both names, and one that has nothing to do with them.
    private func joinedFile() async throws -> String {
        let other = try ExportFixture()
        let joined = try await chat("ana", "for ana", in: other)
        try await other.store.addAlias(platform: .whatsapp, key: "bea", to: joined.id)
        try await chat("ana", "for bea", in: other)
        try await chat("cara", "for cara", in: other)
        try await other.store.setDraft("a draft", in: joined.id)
        return try await other.exportedInFull()
    }

    @Test("A chat of a file that names two chats of the vault is left out with its messages, and said so with its line")
    func twoAliases() async throws {
        let vault = try ExportFixture()
        let ana = try await chat("ana", "hello", in: vault)
        let bea = try await chat("bea", "good day", in: vault)
        let file = try await joinedFile()
        let number = try #require(
            file.split(separator: "\n").firstIndex { $0.contains(#""type":"conversation""#) && $0.contains("ana") })
        for dryRun in [true, false] {
            let summary = try await vault.importJSON(file, dryRun: dryRun)
            let divided = try #require(summary.dividedChats.first)
            #expect(summary.dividedChats.count == 1)
            #expect(divided.line == UInt64(number + 1) && divided.title == "ana")
            #expect(divided.chats == ["ana", "bea"] && divided.messages == 2)
            #expect(summary.messages == 3 && summary.added == 1 && summary.duplicates == 0)
        }
        #expect(try await texts(of: ana.id, in: vault) == ["hello"])
        #expect(try await texts(of: bea.id, in: vault) == ["good day"])
        #expect(try await vault.store.conversation(platform: .whatsapp, key: "ana")?.id == ana.id)
        #expect(try await vault.store.conversation(platform: .whatsapp, key: "bea")?.id == bea.id)
        #expect(try await vault.store.draft(in: ana.id) == nil)
        let cara = try #require(try await vault.store.conversation(platform: .whatsapp, key: "cara"))
        #expect(try await texts(of: cara.id, in: vault) == ["for cara"])
        // Once they are one, the same file brings the rest.
        _ = try await vault.store.joinConversation(bea.id, into: ana.id)
        let again = try await vault.importJSON(file)
        #expect(again.dividedChats.isEmpty && again.added == 2 && again.duplicates == 1)
        #expect(try await texts(of: ana.id, in: vault).sorted() == ["for ana", "for bea", "good day", "hello"])
    }

    @Test("A chat of a file that has one chat's id and another one's name is the one of that name")
    func idAndAlias() async throws {
        let vault = try ExportFixture()
        let ana = try await chat("ana", "hello", in: vault)
        let bea = try await chat("bea", "good day", in: vault)
        let other = try ExportFixture()
        let theirs = try await chat("bea", "not for ana", in: other)
        let file = try await other.exportedInFull().replacing(theirs.id.description, with: ana.id.description)
        let summary = try await vault.importJSON(file)
        #expect(summary.dividedChats.isEmpty)
        #expect(try await texts(of: ana.id, in: vault) == ["hello"])
        #expect(try await texts(of: bea.id, in: vault).sorted() == ["good day", "not for ana"])
    }

    @Test(
        "Two chats of a file that share a name are a fault of the second one's line, wherever batches end",
        arguments: [0, 2_500])
    func sharedInFile(distance: Int) async throws {
        let other = try ExportFixture()
        try await chat("ana", "for ana", in: other)
        let lines = try await other.exportedInFull().split(separator: "\n").map(String.init)
        let first = try #require(lines.first { $0.contains(#""type":"conversation""#) })
        let id = try #require(try await other.store.conversation(platform: .whatsapp, key: "ana")).id
        let second = first.replacing(
            id.description, with: UniqueIdentifier(version4High: 9, low: 9).description)
        let vault = try ExportFixture()
        let file = ([String](repeating: first, count: distance + 1) + [second]).joined(separator: "\n")
        await #expect(throws: JSONImportError.line(UInt64(distance + 2), .conflict)) {
            try await vault.importJSON(file)
        }
    }

    @Test("A file makes no group of a private chat, and takes no two addresses for those of one chat (ING-1b)")
    func addresses() async throws {
        let (ana, bea) = ("491701111111@s.whatsapp.net", "491702222222@s.whatsapp.net")
        for (key, kind) in [(ana, ConversationKind.group), (ana, .direct), ("1@g.us", .group)] {
            let other = try ExportFixture()
            let chat = try await other.store.conversation(
                for: ConversationReference(platform: .whatsapp, key: key, title: "x", kind: kind))
            try await other.store.addAlias(platform: .whatsapp, key: bea, to: chat.id)
            let vault = try ExportFixture()
            try await vault.importJSON(try await other.exportedInFull())
            #expect(try await vault.store.conversation(chat.id)?.kind == (key == ana ? .direct : .group))
            #expect(try await vault.store.conversation(platform: .whatsapp, key: key)?.id == chat.id)
            #expect(try await vault.store.conversation(platform: .whatsapp, key: bea) == nil)
        }
    }

    private func sender(_ numbers: [String], name: String) -> NewSender {
        NewSender(
            platform: .whatsapp, aliases: numbers.map { PersonAlias(kind: .phoneNumber, value: $0) },
            participant: Participant(identifier: numbers.first, displayName: name), isOwner: false,
            seenAt: StillClock().moment)
    }

    @Test(
        "A person of a file with the numbers of two people makes nobody another one, neither now nor at their next word"
    )
    func people() async throws {
        let (ana, bea, mallory) = ("+491701111111", "+491702222222", "+491703333333")
        for numbers in [[ana, bea], [mallory, ana]] {
            let vault = try ExportFixture()
            try await chat("ana", "hello", in: vault, sender: sender([ana], name: "Ana"))
            try await chat("bea", "good day", in: vault, sender: sender([bea], name: "Bea"))
            let other = try ExportFixture()
            try await chat("cara", "for cara", in: other, sender: sender(numbers, name: "Cara"))
            let summary = try await vault.importJSON(try await other.exportedInFull())
            #expect(summary.trust.separatedPeople.count == 1)
            var people: [UniqueIdentifier] = []
            for number in [ana, bea, mallory] {
                people.append(try await vault.store.sender(for: sender([number], name: "X")).person)
            }
            #expect(Set(people).count == 3, "\(numbers)")
        }
    }

    @Test(
        "Who has a number in the vault is the person whom a file shows with that number and a linked id",
        arguments: [true, false])
    func otherForm(isOfKnown: Bool) async throws {
        let (number, id) = ("+491701111111", PersonAlias(kind: .linkedID, value: "900000001@lid"))
        let vault = try ExportFixture()
        try await chat("ana", "hello", in: vault, sender: sender([number], name: "Ana"))
        let known = try await vault.store.sender(for: sender([number], name: "Ana")).person
        var both = sender([number], name: "Ana")
        both.aliases.append(id)
        var alone = both
        alone.aliases = [id]
        var stranger: UniqueIdentifier?
        if isOfKnown { stranger = try await vault.store.sender(for: alone).person }
        let other = try ExportFixture()
        try await chat("cara", "for cara", in: other, sender: both)
        let summary = try await vault.importJSON(try await other.exportedInFull())
        #expect(summary.trust.separatedPeople.count == (isOfKnown ? 1 : 0))
        let message = try #require(try await vault.store.search(SearchRequest(.term("cara"))).first)
        #expect((message.message.person == known) == !isOfKnown)
        // The file does not say whose the id is.
        let person = try await vault.store.sender(for: alone).person
        #expect(person != known && (stranger == nil || person == stranger))
    }

    @Test("An id of JSON Lines is the service's own: the same on another service is another person's, a number is not")
    func idsOfServices() async throws {
        func line(_ number: Int, _ platform: String, _ identifier: String, _ name: String) -> String {
            """
            {"id":"11111111-1111-4111-8111-11111111111\(number)","external_id":"\(number)","platform":"\(platform)",\
            "timestamp":"2024-01-01T10:0\(number):00Z","timestamp_precision":"second","local_time":null,\
            "assumed_zone":null,"sender":{"identifier":"\(identifier)","display_name":"\(name)"},"recipients":[],\
            "content":{"type":"text","text":"words","attachments":[]},"metadata":{\
            "thread_id":"0000000000000000000000000000000\(number)","reply_to":null,"reactions":[],"edited_at":null,\
            "platform_specific":{}}}
            """
        }
        let vault = try ExportFixture()
        try await vault.importJSON(
            [
                line(1, "telegram", "user7", "Ana"), line(2, "signal", "user7", "Zoe"),
                line(3, "telegram", "+491701234567", "Cara"), line(4, "signal", "+491701234567", "C."),
            ].joined(separator: "\n"))
        #expect(try await vault.store.people(named: "", limit: 10).count == 3)
        func person(_ platform: String, _ alias: PersonAlias) async throws -> String? {
            let handle = try await vault.store.sender(
                for: NewSender(
                    platform: Platform(rawValue: platform), aliases: [alias],
                    participant: Participant(identifier: alias.value, displayName: alias.value), isOwner: false,
                    seenAt: StillClock().moment))
            return try await vault.store.person(handle.person)?.displayName
        }
        let id = PersonAlias(kind: .linkedID, value: "user7")
        #expect(try await person("telegram", id) == "Ana")
        #expect(try await person("signal", id) == "Zoe")
        #expect(try await vault.store.people(named: "", limit: 10).count == 3)
    }

    @Test("A person of a file with one number of the vault is that person, with or without a second of their own")
    func samePerson() async throws {
        let (first, second) = ("+491701111111", "+491702222222")
        let vault = try ExportFixture()
        try await chat("ana", "hello", in: vault, sender: sender([first, second], name: "Ana"))
        let known = try await vault.store.sender(for: sender([first], name: "Ana")).person
        let other = try ExportFixture()
        try await chat("cara", "for cara", in: other, sender: sender([first, second], name: "Ana"))
        let summary = try await vault.importJSON(try await other.exportedInFull())
        #expect(summary.trust.separatedPeople.isEmpty)
        #expect(try await vault.store.sender(for: sender([second], name: "Ana")).person == known)
        let message = try #require(
            try await vault.store.search(SearchRequest(.term("cara"))).first)
        let person = try #require(message.message.person)
        #expect(try await vault.store.person(person)?.id == known)
    }
}
