import Foundation
import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@Suite("Reserved space in the log", .ownThreads)
struct LogReserveTests {
    @Test("Small saves rarely extend the log (P5)", arguments: TemporaryVault.Kind.allCases)
    func steps(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open(.new)
        let id = try await store.conversation(for: .sample).id
        var lengths: [Int64] = []
        for index in 0..<120 {
            _ = try await store.save([.sample("word \(index)", in: id, at: Int64(index) * 9_000)])
            lengths.append(FileSystem.size("\(vault.database)-wal") ?? 0)
        }
        let changes = zip(lengths, lengths.dropFirst()).count { $0 != $1 }
        #expect(changes > 0, "the log holds more than its first room")
        #expect(changes <= 20, "the log became longer \(changes) times")
        #expect(lengths == lengths.sorted())
        await store.close()
        #expect(FileSystem.size("\(vault.database)-wal") == nil)
    }

    @Test(
        "A log with reserved space is read to its last commit, and continued after it (R1)",
        arguments: TemporaryVault.Kind.allCases)
    func reading(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open(.new)
        let id = try await store.conversation(for: .sample).id
        for index in 0..<5 { _ = try await store.save([.sample("\(index)", in: id, at: Int64(index) * 9_000)]) }
        // The state after a kill.
        let copy = TemporaryVault(kind, key: vault.key)
        try FileManager.default.createDirectory(atPath: copy.directory, withIntermediateDirectories: true)
        for name in ["vault.db", "vault.db-wal", "vault.json"] {
            try FileManager.default.copyItem(atPath: "\(vault.directory)/\(name)", toPath: "\(copy.directory)/\(name)")
        }
        let log = try Data(contentsOf: URL(filePath: "\(copy.database)-wal"))
        #expect(log.suffix(4_120).allSatisfy { $0 == 0 }, "there is no room to look behind")
        await store.close()
        let reopened = try copy.open(.existing)
        for index in 5..<9 { _ = try await reopened.save([.sample("\(index)", in: id, at: Int64(index) * 9_000)]) }
        let texts = try await reopened.messages(in: id, .oldest, limit: 100).compactMap(\.unified.content.text)
        #expect(texts == (0..<9).map { "\($0)" })
        #expect(try await reopened.verify(repair: false).findings.isEmpty)
        await reopened.close()
    }

    @Test("Two alternating writers lose nothing (ST-8)", arguments: TemporaryVault.Kind.allCases)
    func turns(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let stores = [try vault.open(), try vault.open()]
        let id = try await stores[0].conversation(for: .sample).id
        for index in 0..<300 {
            _ = try await stores[index * 7 % 5 % 2].save([.sample("\(index)", in: id, at: Int64(index) * 9_000)])
        }
        for store in stores {
            let texts = try await store.messages(in: id, .oldest, limit: 1_000).compactMap(\.unified.content.text)
            #expect(texts == (0..<300).map { "\($0)" })
        }
        #expect(try await stores[0].verify(repair: false).findings.isEmpty)
        for store in stores { await store.close() }
    }
}
