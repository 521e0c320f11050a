import Synchronization
import Testing
import WhisperArchive
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperSQLiteEngine

@Suite("What changes while an import is undone (ING-2)", .ownThreads)
struct ImportUndoTests {
    /// A vault with six messages of one import.
    private func imported(_ vault: TemporaryVault) async throws -> (SQLiteVault, UniqueIdentifier, [UniqueIdentifier]) {
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        let run = try await store.beginRun(adapter: "whatsapp-export", platform: .whatsapp, source: "chat")
        let reading = ImportReading(conversation: chat, contents: "", dateOrder: "dmy", zone: "UTC", owner: nil)
        try await store.describeRun(run, reading, known: [])
        var messages = (1...6).map { NewMessage.sample("message \($0)", in: chat, at: $0) }
        for index in messages.indices { messages[index].run = run }
        _ = try await store.save(messages)
        return (store, run, try await store.messages(in: chat, .oldest, limit: 10).map(\.unified.id))
    }

    /// Undoes the import one message at a time, and changes the vault after the first one as another process would.
    private func undo(
        _ run: UniqueIdentifier, in store: SQLiteVault, _ vault: TemporaryVault, changing sql: String
    ) async throws(StoreError) -> UndoReport {
        let isFirst = Mutex(true)
        return try await store.undoImports([run], areReadAgain: false, dryRun: false, inPartsOf: 1) { _ in
            guard
                isFirst.withLock({ first in
                    defer { first = false }; return first
                })
            else { return }
            #expect(throws: Never.self) { try vault.execute(sql) }
        }
    }

    @Test(
        "A message that another source has reported, or an envelope was opened into, since it began stays",
        arguments: TemporaryVault.Kind.allCases)
    func reportedMeanwhile(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let (store, run, _) = try await imported(vault)
        let report = try await undo(
            run, in: store, vault,
            changing: """
                UPDATE messages SET run_id = NULL WHERE id = (SELECT max(id) FROM messages);
                UPDATE messages SET seal = 'own - - -' WHERE id = (SELECT max(id) FROM messages WHERE run_id IS NOT NULL);
                """)
        #expect(report.messages == 4 && report.conversations.isEmpty)
        #expect(try await store.statistics().messages == 2)
        #expect(try await store.imports(limit: 10).isEmpty)
        #expect(try await store.verify(repair: false).findings.isEmpty)
    }

    @Test("A chat that was joined meanwhile ends it with busy", arguments: TemporaryVault.Kind.allCases)
    func joinedChat(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let (store, run, _) = try await imported(vault)
        await #expect(throws: StoreError(.busy)) {
            _ = try await undo(
                run, in: store, vault, changing: "UPDATE ingestion_runs SET conversation = randomblob(16)")
        }
        #expect(try await store.statistics().messages == 5)
    }

    @Test(
        "An import that was undone meanwhile, and whose row another has, ends it with busy",
        arguments: TemporaryVault.Kind.allCases)
    func anotherRun(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let (store, run, messages) = try await imported(vault)
        await #expect(throws: StoreError(.busy)) {
            try await undo(run, in: store, vault, changing: "UPDATE ingestion_runs SET uuid = randomblob(16)")
        }
        #expect(try await store.statistics().messages == Int64(messages.count - 1))
    }

    @Test(
        "People whom an undo noted that was interrupted go with the next deletion (ST-11)",
        arguments: TemporaryVault.Kind.allCases)
    func interrupted(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        let run = try await store.beginRun(adapter: "whatsapp-export", platform: .whatsapp, source: "chat")
        let reading = ImportReading(conversation: chat, contents: "", dateOrder: "dmy", zone: "UTC", owner: nil)
        try await store.describeRun(run, reading, known: [])
        for number in 1...3 {
            let sender = try await store.sender(for: .named("Person \(number)"))
            var message = NewMessage.sample("message \(number)", in: chat, at: Int64(number), sender: sender)
            message.run = run
            _ = try await store.save([message])
        }
        await #expect(throws: StoreError(.busy)) {
            try await undo(run, in: store, vault, changing: "UPDATE ingestion_runs SET uuid = randomblob(16)")
        }
        await store.close()
        let again = try vault.open()
        #expect(try await again.people(named: "", limit: 10).count == 3)
        #expect(try await again.removeUnreferencedPeople() == 1)
        #expect(try await again.statistics().messages == 2)
        #expect(try await again.deleteConversation(chat) == [])
        #expect(try await again.removeUnreferencedPeople() == 2)
        #expect(try await again.people(named: "", limit: 10).isEmpty)
    }
}
