import Foundation
import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperSodiumSealing
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

#if SQLCipher
    import WhisperSQLCipherStore
#endif
import WhisperPlainSQLiteStore

@Suite("Damage and copies", .ownThreads)
struct DamageTests {
    @Test(
        "A damaged vault is recovered as far as its pages allow, and the old one remains (ST-10)",
        arguments: TemporaryVault.Kind.allCases)
    func recovery(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let texts = try await fill(vault, count: 4_000)
        try damage(vault, pages: [60, 61, 140])
        let before = try Data(contentsOf: URL(filePath: vault.database))

        let new = TemporaryVault(kind)
        let report = try recover(vault, to: new)
        #expect(try Data(contentsOf: URL(filePath: vault.database)) == before)
        #expect(report.messages > 3_000)
        let store = try new.open(.existing)
        let findings = try await store.verify(repair: false).findings
        #expect(findings == [])
        let conversation = try #require(try await store.conversations(after: nil, limit: 1).first)
        #expect(conversation.messageCount == report.messages)
        let messages = try await store.messages(in: conversation.id, .oldest, limit: 10_000)
        #expect(Int64(messages.count) == report.messages)
        for message in messages { #expect(texts.contains(message.unified.content.text ?? "")) }
        await store.close()
    }

    @Test("A sound vault is recovered completely (ST-10)", arguments: TemporaryVault.Kind.allCases)
    func recoveryOfSound(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        _ = try await fill(vault, count: 300)
        let new = TemporaryVault(kind)
        let report = try recover(vault, to: new)
        #expect(report.messages == 300)
        #expect(report.losses == [])
        let (old, recovered) = (try vault.open(), try new.open())
        let records = try await old.records(after: nil, limit: 10_000).records
        #expect(try await recovered.records(after: nil, limit: 10_000).records == records)
        let id = try #require(try await old.search(SearchRequest(.term("7"))).first?.message.unified.id)
        #expect(try await recovered.message(id) != nil)
        await old.close()
        await recovered.close()
    }

    @Test("Verifying reports a damaged page (ST-10)", arguments: TemporaryVault.Kind.allCases)
    func verification(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        _ = try await fill(vault, count: 4_000)
        try damage(vault, pages: [60])
        let store = try vault.open()
        let findings = try await store.verify(repair: false).findings
        #expect(findings.contains { $0.kind == .integrity || $0.kind == .cipher })
        await store.close()
    }

    @Test(
        "An inconsistent search index is detected and rebuilt (ST-5, ST-10)", arguments: TemporaryVault.Kind.allCases)
    func index(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        _ = try await fill(vault, count: 50)
        try vault.execute(
            """
            UPDATE messages SET text = 'zebra' WHERE id = (SELECT max(id) FROM messages);
            UPDATE conversations SET unread_count = 7, message_count = 1
            """)
        let store = try vault.open()
        #expect(try await store.search(SearchRequest(.term("zebra"))).isEmpty)
        let found = try await store.verify(repair: false)
        #expect(Set(found.findings.map(\.kind)) == [.searchIndex, .counters, .lastMessage])
        #expect(found.repaired == 0)
        #expect(try await store.verify(repair: true).repaired == 3)
        let findings = try await store.verify(repair: false).findings
        #expect(findings == [])
        #expect(try await store.search(SearchRequest(.term("zebra"))).count == 1)
        await store.close()
    }

    @Test(
        "A file that is not a copy of a vault is not restored, and the existing vault remains (ST-10)",
        arguments: TemporaryVault.Kind.allCases)
    func restoreOfNonsense(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let texts = try await fill(vault, count: 20)
        let nonsense = "\(vault.directory)/nonsense"
        try Data(repeating: 7, count: 20_000).write(to: URL(filePath: nonsense))
        #expect(throws: StoreError.self) { try vault.restore(nonsense) }
        #expect(throws: StoreError(.noVault)) { try vault.restore("\(vault.directory)/nothing") }
        let store = try vault.open()
        #expect(try await store.search(SearchRequest(.term("number"))).count == texts.count)
        await store.close()
    }

    // MARK: Support

    private func fill(_ vault: TemporaryVault, count: Int) async throws -> Set<String> {
        let store = try vault.open()
        let id = try await store.conversation(for: .sample).id
        let texts = (0..<count).map { "number \($0) of a long row of words that fill the pages of a vault" }
        _ = try await store.save(
            texts.enumerated().map { .sample($1, in: id, at: Int64($0) * 50_000) })
        await store.close()
        return Set(texts)
    }

    /// Overwrites the middle of pages, counted from 1.
    private func damage(_ vault: TemporaryVault, pages: [UInt64]) throws {
        let handle = try #require(FileHandle(forUpdatingAtPath: vault.database))
        for page in pages {
            try handle.seek(toOffset: (page - 1) * 4_096)
            try handle.write(contentsOf: Data(repeating: 0xA5, count: 4_096))
        }
        try handle.close()
    }

    private func recover(_ vault: TemporaryVault, to new: TemporaryVault) throws -> RecoveryReport {
        switch vault.kind {
        case .plain:
            return try PlainSQLiteStore.recover(directory: vault.directory, toDirectory: new.directory)
        #if SQLCipher
            case .encrypted:
                return try SQLCipherStore.recover(
                    directory: vault.directory, key: try vault.secret(), sealing: try SodiumSealing(),
                    toDirectory: new.directory)
        #endif
        }
    }
}
