import WhisperArchive
import WhisperMessage
import WhisperSQLiteLibrary
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperSQLiteEngine

@Suite("The cost of a person with many names", .ownThreads)
struct NameCostTests {
    @Test("A message under a new name costs the same for someone with 10 names as with 2,000 (databases D2)")
    func cost() async throws {
        let few = try await steps(afterNames: 10)
        let many = try await steps(afterNames: 2_000)
        #expect(few > 0)
        #expect(many < few * 2, "\(few) instructions of the engine became \(many)")
    }

    @Test("A message that is known under one of many names is not added under another one (ING-2)")
    func known() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        var handles: [SenderHandle] = []
        for number in 0..<40 { handles.append(try await store.sender(for: NameCostTests.sender(number))) }
        let other = try await store.sender(for: .named("Ben"))
        let first = try await store.save([.sample("one", in: chat, at: 1, sender: handles[7])])
        #expect(first.inserted == 1)
        for handle in handles {
            #expect(try await store.save([.sample("one", in: chat, at: 1, sender: handle)]).inserted == 0)
        }
        #expect(try await store.save([.sample("one", in: chat, at: 1, sender: other)]).inserted == 1)
        #expect(try await store.person(handles[0].person)?.displayName == "Ana 39")
        await store.close()
    }

    /// The engine's instructions for a message under a new name of a person who had some already.
    private func steps(afterNames names: Int) async throws -> Int64 {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        for number in 0..<names { _ = try await store.sender(for: NameCostTests.sender(number)) }
        _ = try await store.write { NameCostTests.takeSteps($0.connection) }
        let handle = try await store.sender(for: NameCostTests.sender(names))
        let outcome = try await store.save([.sample("hello", in: chat, at: 1, sender: handle)])
        #expect(outcome.inserted == 1)
        let steps = try await store.write { NameCostTests.takeSteps($0.connection) }
        await store.close()
        return steps
    }

    /// The instructions that all statements of a connection have run since they were counted last.
    private static func takeSteps(_ connection: Connection) -> Int64 {
        var steps: Int64 = 0
        var statement = sqlite3_next_stmt(connection.handle, nil)
        while let present = statement {
            steps += Int64(sqlite3_stmt_status(present, SQLITE_STMTSTATUS_VM_STEP, 1))
            statement = sqlite3_next_stmt(connection.handle, present)
        }
        return steps
    }

    /// One person under a name of their own each time.
    private static func sender(_ number: Int) -> NewSender {
        NewSender(
            platform: .whatsapp,
            aliases: [
                PersonAlias(kind: .phoneNumber, value: "+491711111111"),
                PersonAlias(kind: .pushName, value: "Ana \(number)"),
            ],
            participant: Participant(identifier: "+491711111111", displayName: "Ana \(number)"), isOwner: false,
            seenAt: Timestamp(milliseconds: 1_577_836_800_000 + Int64(number)))
    }
}
