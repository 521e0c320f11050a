import Testing
import WhisperArchive
import WhisperClockPort
import WhisperInMemoryStore
import WhisperMergeHistories
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperCore

@Suite("Imports that a full disk ends (ING-2)", .ownThreads)
struct ImportFailureTests {
    private struct FrozenClock: WallClock {
        func now() -> Timestamp { Timestamp(milliseconds: 1_800_000_000_000) }
    }

    @Test(
        "An import that saved nothing leaves no empty chat and no record behind, and one that did keeps what it saved")
    func full() async throws {
        let lines = (0..<20).map { ScriptedSource.Line(minute: Int64($0), sender: "Bob", text: "line \($0)") }
        for batches in 0...2 {
            let store = InMemoryStore(clock: FrozenClock())
            let importer = FileImport(
                store: FailingSaveStore(store, after: batches), blobs: MemoryBlobStore(), digest: try SodiumSealing())
            await #expect(throws: ImportError.store(StoreError(.full))) {
                try await importer.run(ScriptedSource(title: "Bob", lines: lines, batchSize: 7), name: "chat.txt")
            }
            let chats = try await store.conversations(after: nil, limit: 10)
            #expect(chats.map(\.messageCount) == (batches == 0 ? [] : [Int64(batches) * 7]))
            #expect(try await store.imports(limit: 10).map { $0.run.figures?.isComplete } == chats.map { _ in false })
        }
    }
}
