import Testing
import WhisperArchive
import WhisperMessage
import WhisperPlainSQLiteStore
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperSQLiteEngine

@Suite("Keys of external ids (ING-2, ST-3)", .ownThreads)
struct MessageKeyTests {
    @Test("Keys of exports are in the order of their times, all keys are greater than any row, and vaults differ")
    func order() {
        let key = MessageKey(identityKey: (1, 2))
        let exported = ["x1-0000000000-a", "x1-005f5e1000-b", "x1-00677e5c80-a", "x1-00677e5c81-z"].map { key($0) }
        #expect(exported == exported.sorted())
        let random = ["", "x1-", "x1-00677e5c8g-a", "3EB0A1", "3EB0A2", "ü", String(repeating: "long ", count: 40)]
        for id in random { #expect(key(id) >= MessageKey.first, "\(id)") }
        #expect(Set(random.map { key($0) }).count == random.count)
        #expect(MessageKey(identityKey: (1, 3))("3EB0A1") != key("3EB0A1"))
    }

    @Test("The keyed hash of bytes is SipHash-2-4, by the test vector of its paper")
    func hash() {
        let hash = KeyedHash(key: (0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908))
        let bytes = (0..<15).map { UInt8($0) }
        #expect(bytes.withUnsafeBytes { unsafe hash($0) } == 0xA129_CA61_49BE_45E5)
    }

    @Test("A chat that this connection filled has a repetition if another one added a message meanwhile")
    func addedElsewhere() async throws {
        let vault = TemporaryVault(.plain)
        let first = try vault.open()
        let chat = try await first.conversation(for: .sample).id
        let second = try vault.open()
        _ = try await first.save(RandomIDs.messages(0..<600, in: chat))
        _ = try await second.save(RandomIDs.messages(600..<601, in: chat))
        #expect(try await first.save(RandomIDs.messages(1..<1_000, in: chat)).duplicates == 600)
        #expect(try await first.verify(repair: false).findings.isEmpty)
        await first.close()
        await second.close()
    }

    @Test("A chat that this connection filled has a repetition under the id that a message got since")
    func renamed() async throws {
        let vault = TemporaryVault(.plain)
        let first = try vault.open()
        let chat = try await first.conversation(for: .sample).id
        _ = try await first.save(RandomIDs.messages(0..<600, in: chat))
        var better = RandomIDs.messages(5..<6, in: chat)[0]
        better.externalID = "renamed"
        let held = try #require(try await first.message(conversation: chat, externalID: RandomIDs.id(5)))
        _ = try await first.commit(IngestionGroup([.replacement(better, of: held.unified.id)]))
        #expect(try await first.message(conversation: chat, externalID: RandomIDs.id(5)) == nil)
        var again = RandomIDs.messages(1_000..<1_600, in: chat)
        again[7].externalID = "renamed"
        #expect(try await first.save(again).duplicates == 1)
        #expect(try await first.verify(repair: false).findings.isEmpty)
        await first.close()
    }

    @Test("A chat that this connection filled has a repetition if an observer noticed what another one added")
    func addedUnderObservation() async throws {
        let vault = TemporaryVault(.plain)
        let first = try vault.open()
        let chat = try await first.conversation(for: .sample).id
        let second = try vault.open()
        _ = try await first.save(RandomIDs.messages(0..<600, in: chat))
        let changes = first.changes()
        // The own change has set the mark, so the poll notices the other connection's, and reports it.
        _ = try await second.save(RandomIDs.messages(600..<601, in: chat))
        for await change in changes where change.contains(.reload) { break }
        #expect(try await first.save(RandomIDs.messages(600..<1_200, in: chat)).duplicates == 1)
        await first.close()
        await second.close()
    }

    @Test("A vault with a message twice is recovered with one of them (ST-10)")
    func repeated() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        _ = try await store.save(RandomIDs.messages(0..<20, in: chat))
        await store.close()
        // As no save would do it; the key follows.
        let connection = try vault.connection()
        try ConnectionSettings.register(connection)
        try connection.execute(
            """
            UPDATE messages SET external_id = (SELECT external_id FROM messages ORDER BY id LIMIT 1)
            WHERE id = (SELECT max(id) FROM messages)
            """)
        let new = TemporaryVault(.plain)
        _ = try PlainSQLiteStore.recover(directory: vault.directory, toDirectory: new.directory)
        let recovered = try new.open(.existing)
        #expect(try await recovered.statistics().messages == 19)
        #expect(try await recovered.verify(repair: false).findings.isEmpty)
        let first = try await recovered.message(conversation: chat, externalID: RandomIDs.id(0))
        #expect(first?.unified.content.text == "message 0")
        await recovered.close()
    }

    @Test("Looking for a repetition reads the messages of one sender alone")
    func plan() async throws {
        let vault = TemporaryVault(.plain)
        try await vault.open().close()
        let plan = try vault.connection().transientStatement("EXPLAIN QUERY PLAN \(Connection.repetitionQuery)")
        var steps: [String] = []
        while try plan.step() { steps.append(plan.text(3)) }
        #expect(
            steps.contains {
                $0.contains(" message_keys USING") && $0.contains("(conversation_id=? AND key=? AND sender_id=?)")
            }, "\(steps)")
    }

    @Test(
        "A key that is missing, left over or of another message is found and repaired (ST-10)",
        arguments: [
            "DELETE FROM message_keys WHERE message_id = (SELECT min(message_id) FROM message_keys)",
            """
            INSERT INTO recent_message_keys (conversation_id, key, sender_id, message_id)
            SELECT conversation_id, key, sender_id, message_id + 1 FROM message_keys LIMIT 1
            """,
            "DELETE FROM message_answers WHERE message_id = (SELECT min(message_id) FROM message_answers)",
            "UPDATE message_answers SET position = position + 1 WHERE message_id = (SELECT min(id) FROM messages)",
            """
            UPDATE message_keys SET message_id = CASE WHEN message_id = (SELECT min(id) FROM messages)
                THEN (SELECT max(id) FROM messages) ELSE (SELECT min(id) FROM messages) END
            WHERE message_id IN ((SELECT min(id) FROM messages), (SELECT max(id) FROM messages))
            """,
        ])
    func damaged(statement: String) async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        _ = try await store.save(RandomIDs.messages(0..<20, in: chat, answering: 7))
        #expect(try await store.verify(repair: false).findings.isEmpty)
        try vault.execute(statement)
        #expect(try await store.verify(repair: false).findings.map(\.kind) == [.integrity])
        #expect(try await store.verify(repair: true).repaired == 1)
        #expect(try await store.verify(repair: false).findings.isEmpty)
        for number in 0..<20 {
            #expect(try await store.message(conversation: chat, externalID: RandomIDs.id(number)) != nil)
        }
        await store.close()
    }
}
