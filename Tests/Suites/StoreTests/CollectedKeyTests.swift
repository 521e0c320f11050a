import Testing
import WhisperArchive
import WhisperMessage
import WhisperPlainSQLiteStore
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperSQLiteEngine

/// Messages whose ids are in no order, as those of messengers.
enum RandomIDs {
    /// Messages with the ids of these numbers, all of them answers to the message of another number.
    static func messages(
        _ numbers: Range<Int>, in chat: UniqueIdentifier, answering answered: Int? = nil
    ) -> [NewMessage] {
        numbers.map { number in
            var message = NewMessage.sample("message \(number)", in: chat, at: Int64(number))
            message.externalID = id(number)
            message.replyTo = answered.map { id($0) }
            return message
        }
    }

    static func id(_ number: Int) -> String {
        "3EB0" + String(UInt64(number) &* 0x9E37_79B9_7F4A_7C15, radix: 16, uppercase: true)
    }

    /// The numbers of entries in the tables of keys and of answers, in the large one and in the small one.
    static func counts(_ vault: TemporaryVault) throws -> [Int64?] {
        let connection = try vault.connection()
        return try ["message_keys", "recent_message_keys", "message_answers", "recent_message_answers"].map {
            try connection.integer("SELECT count(*) FROM \($0)")
        }
    }
}

@Suite("Collected keys of large saves (ING-2, WDB-7)", .ownThreads)
struct CollectedKeyTests {
    @Test(
        "A large save collects keys, a small one enters them, and they find messages and repetitions, nothing else",
        arguments: TemporaryVault.Kind.allCases)
    func collected(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        var store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        #expect(try await store.save(RandomIDs.messages(0..<10, in: chat)).inserted == 10)
        #expect(try await store.save(RandomIDs.messages(10..<610, in: chat)).inserted == 600)
        #expect(try RandomIDs.counts(vault) == [10, 600, 0, 0])
        for isReopened in [false, true] {
            if isReopened {
                await store.close()
                store = try vault.open()
            }
            for number in [0, 9, 10, 609] {
                let found = try await store.message(conversation: chat, externalID: RandomIDs.id(number))
                #expect(found?.unified.content.text == "message \(number)")
            }
            #expect(try await store.message(conversation: chat, externalID: RandomIDs.id(610)) == nil)
            let again = try await store.save(RandomIDs.messages(0..<610, in: chat))
            #expect(again.inserted == 0 && again.duplicates == 610)
            #expect(try await store.verify(repair: false).findings.isEmpty)
        }
        #expect(try await store.save(RandomIDs.messages(610..<1_210, in: chat)).inserted == 600)
        #expect(try RandomIDs.counts(vault) == [610, 600, 0, 0])
        #expect(try await store.save(RandomIDs.messages(1_209..<1_211, in: chat)).inserted == 1)
        #expect(try RandomIDs.counts(vault) == [1_211, 0, 0, 0])
        _ = try await store.deleteConversation(chat)
        #expect(try RandomIDs.counts(vault) == [0, 0, 0, 0])
        await store.close()
    }

    @Test("The keys of an import are entered when it ends")
    func finished() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        let run = try await store.beginRun(adapter: "test", platform: .whatsapp, source: "test")
        _ = try await store.save(RandomIDs.messages(0..<600, in: chat, answering: 3))
        #expect(try RandomIDs.counts(vault) == [0, 600, 0, 600])
        try await store.finishRun(run, RunFigures(added: 600, duplicates: 0, skipped: 0, isComplete: true))
        #expect(try RandomIDs.counts(vault) == [600, 0, 600, 0])
        await store.close()
    }

    @Test("A vault that is closed has no collected keys")
    func closed() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        _ = try await store.save(RandomIDs.messages(0..<600, in: chat, answering: 3))
        await store.close()
        #expect(try RandomIDs.counts(vault) == [600, 0, 600, 0])
    }

    @Test("Saves go on collecting while people and chats are added, and each message is found once it is saved")
    func interleaved() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        for part in 0..<4 {
            let numbers = part * 600..<(part + 1) * 600
            #expect(
                try await store.message(conversation: chat, externalID: RandomIDs.id(numbers.upperBound - 1)) == nil)
            _ = try await store.save(RandomIDs.messages(numbers, in: chat))
            for number in [numbers.lowerBound, numbers.upperBound - 1] {
                #expect(try await store.message(conversation: chat, externalID: RandomIDs.id(number)) != nil)
            }
            _ = try await store.sender(for: .named("Person \(part)"))
        }
        #expect(try RandomIDs.counts(vault) == [0, 2_400, 0, 0])
        #expect(try await store.save(RandomIDs.messages(0..<2_400, in: chat)).duplicates == 2_400)
        await store.close()
    }

    @Test("An entry that was left behind does not keep a message from being renamed")
    func leftBehind() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        _ = try await store.save(RandomIDs.messages(0..<2, in: chat))
        let held = try #require(try await store.message(conversation: chat, externalID: RandomIDs.id(0)))
        let connection = try vault.connection()
        try ConnectionSettings.register(connection)
        try connection.execute(
            """
            INSERT INTO message_keys SELECT conversation_id, message_key('renamed'), sender_id, id FROM messages;
            INSERT INTO message_answers SELECT conversation_id, message_key('answered'), position, id FROM messages;
            """)
        var renamed = RandomIDs.messages(0..<1, in: chat)[0]
        renamed.externalID = "renamed"
        renamed.replyTo = "answered"
        _ = try await store.commit(IngestionGroup([.replacement(renamed, of: held.unified.id)]))
        #expect(try await store.message(conversation: chat, externalID: "renamed") != nil)
        await store.close()
    }

    @Test("Full tables are emptied, also amid a save, and those that another connection has filled before a save")
    func moved() async throws {
        let vault = TemporaryVault(.plain)
        let first = try vault.open()
        let chat = try await first.conversation(for: .sample).id
        let second = try vault.open()
        _ = try await first.save(RandomIDs.messages(0..<20_000, in: chat))
        #expect(try RandomIDs.counts(vault) == [0, 20_000, 0, 0])
        let most = RecentKeys.most
        #expect(try await second.save(RandomIDs.messages(19_000..<most + 20_001, in: chat)).duplicates == 1_000)
        #expect(try RandomIDs.counts(vault) == [Int64(most + 20_000), 1, 0, 0])
        let again = try await first.save(RandomIDs.messages(most - 100..<most + 21_000, in: chat))
        #expect(again.inserted == 999 && again.duplicates == 20_101)
        #expect(try RandomIDs.counts(vault) == [Int64(most + 20_001), 999, 0, 0])
        #expect(try await first.verify(repair: false).findings.isEmpty)
        await first.close()
        await second.close()
    }

    @Test("A save that is rolled back leaves no trace in what is known of collected keys")
    func rolledBack() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        _ = try await store.save(RandomIDs.messages(0..<600, in: chat))
        var refused = RandomIDs.messages(600..<1_200, in: chat)
        refused[599].position = ChatPosition(rawValue: -1)
        await #expect(throws: StoreError.self) { try await store.save(refused) }
        #expect(try await store.save(RandomIDs.messages(0..<1_200, in: chat)).inserted == 600)
        #expect(try await store.verify(repair: false).findings.isEmpty)
        await store.close()
    }

    @Test("One id in many chats is looked up in each of them alone, and that of one sender of many alone")
    func manyChats() {
        var keys = RecentKeys()
        for number in Int64(1)...500 {
            keys.insert(MessageKey.first, inConversation: number, by: 1, row: number)
            keys.insert(MessageKey.first + 1, inConversation: 1, by: number, row: 1_000 + number)
        }
        for number in Int64(1)...500 {
            #expect(keys.rows(withKey: MessageKey.first, inConversation: number, by: 1) == [number])
            #expect(
                keys.rows(withKey: MessageKey.first + 1, inConversation: 1, by: number).contains(1_000 + number))
        }
        #expect(keys.rows(withKey: MessageKey.first + 1, inConversation: 1, by: 7).count == 2)
        #expect(keys.rows(withKey: MessageKey.first + 1, inConversation: 1, by: nil).count == 500)
        #expect(keys.rows(withKey: MessageKey.first, inConversation: 501, by: 1).isEmpty)
    }

    @Test("Thousands of senders of one id, and of another id in each, are all saved once")
    func manySenders() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        var messages: [NewMessage] = []
        for number in 0..<1_500 {
            let sender = try await store.sender(for: .named("Person \(number)"))
            var message = RandomIDs.messages(number..<number + 1, in: chat)[0]
            message.externalID = RandomIDs.id(0)
            message.sender = sender
            messages.append(message)
        }
        #expect(try await store.save(messages).inserted == 1_500)
        // As many keys lie in one place, the first ones were moved.
        #expect(try #require(try RandomIDs.counts(vault)[0]) > 0)
        #expect(try await store.save(messages).duplicates == 1_500)
        let found = try await store.message(conversation: chat, externalID: RandomIDs.id(0))
        #expect(found?.unified.content.text == "message 0")
        #expect(try await store.verify(repair: false).findings.isEmpty)
        await store.close()
    }

    @Test("Collected messages are found by their new id and chat, and not once they are deleted")
    func changed() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        let other = try await store.conversation(
            for: ConversationReference(
                platform: .whatsapp, key: "other", title: "Other", kind: .group)
        ).id
        _ = try await store.save(RandomIDs.messages(0..<600, in: chat, answering: 1))
        _ = try await store.save(RandomIDs.messages(600..<1_300, in: other, answering: 600))
        let held = try #require(try await store.message(conversation: chat, externalID: RandomIDs.id(5)))
        var renamed = RandomIDs.messages(5..<6, in: chat)[0]
        renamed.externalID = "renamed"
        let changes = RandomIDs.messages(2_000..<2_600, in: chat).map { IngestedChange.message($0) }
        let group = IngestionGroup(
            [.replacement(renamed, of: held.unified.id)] + changes
                + [
                    .status(MessageTarget(conversation: chat, externalID: "renamed"), .read)
                ])
        _ = try await store.commit(group)
        #expect(try await store.message(conversation: chat, externalID: RandomIDs.id(5)) == nil)
        #expect(try await store.message(conversation: chat, externalID: "renamed") != nil)
        let erased = try #require(try await store.message(conversation: chat, externalID: RandomIDs.id(9)))
        _ = try await store.deleteMessage(erased.unified.id, .erase)
        #expect(try await store.message(conversation: chat, externalID: RandomIDs.id(9)) == nil)
        #expect(try await store.verify(repair: false).findings.isEmpty)
        _ = try await store.joinConversation(other, into: chat)
        #expect(try await store.message(conversation: chat, externalID: RandomIDs.id(600)) != nil)
        #expect(try await store.save(RandomIDs.messages(0..<1_300, in: chat)).inserted == 2)
        #expect(try await store.verify(repair: false).findings.isEmpty)
        await store.close()
    }

    @Test(
        "Answers are found in the chat's order, a page at a time, collected or entered, and after they are deleted",
        arguments: TemporaryVault.Kind.allCases)
    func answers(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        _ = try await store.save(RandomIDs.messages(0..<1, in: chat))
        _ = try await store.save(RandomIDs.messages(1..<4, in: chat, answering: 0))
        _ = try await store.save(RandomIDs.messages(10..<620, in: chat, answering: 0))
        // Earlier than those, so that places and rows are not in the order of saving.
        _ = try await store.save(RandomIDs.messages(4..<6, in: chat, answering: 0))
        _ = try await store.save(RandomIDs.messages(700..<1_300, in: chat, answering: 0))
        #expect(try RandomIDs.counts(vault)[2...] == [615, 600])
        let answered = try #require(try await store.message(conversation: chat, externalID: RandomIDs.id(0)))
        let expected = [Array(1..<6), Array(10..<620), Array(700..<1_300)].joined().map { "message \($0)" }
        #expect(try await texts(of: store, to: answered.unified.id) == expected)
        let second = try #require(try await store.message(conversation: chat, externalID: RandomIDs.id(2)))
        _ = try await store.deleteMessage(second.unified.id, .erase)
        #expect(try await texts(of: store, to: answered.unified.id) == expected.filter { $0 != "message 2" })
        #expect(try await store.verify(repair: false).findings.isEmpty)
        await store.close()
    }

    private func texts(of store: some VaultStore, to id: UniqueIdentifier) async throws -> [String] {
        var texts: [String] = []
        var last: UniqueIdentifier?
        while true {
            let page = try await store.answers(to: id, after: last, limit: 100)
            texts += page.compactMap(\.unified.content.text)
            guard page.count == 100 else { return texts }
            last = page.last?.unified.id
        }
    }
}
