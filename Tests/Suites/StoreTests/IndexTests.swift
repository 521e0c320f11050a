import Foundation
import WhisperArchive
import WhisperMessage
import WhisperTestSupport
import WhisperSQLiteEngine
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@Suite("The full-text index", .ownThreads)
struct IndexTests {
    @Test(
        "Small and large saves in any order leave an index that matches the messages (ST-5)",
        arguments: TemporaryVault.Kind.allCases, [1, 2, 3])
    func mixture(kind: TemporaryVault.Kind, seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        let id = try await store.conversation(for: .sample).id
        var next = 0
        for round in 0..<24 {
            let count = [1, 1, 3, 40, 600].randomElement(using: &random) ?? 1
            _ = try await store.save(
                (next..<next + count).map {
                    .sample("message number \($0) of the flood", in: id, at: Int64($0) * 20_000)
                })
            next += count
            if round % 8 == 7 {
                let findings = try await store.verify(repair: false).findings
                try #require(findings == [], "after \(next) messages, round \(round)")
            }
        }
        #expect(try await store.search(SearchRequest(.term("flood"))).count == 50)
        await store.close()
    }
}
