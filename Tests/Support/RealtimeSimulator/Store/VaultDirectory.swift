import Foundation
import WhisperMessage
import WhisperPlainSQLiteStore
import WhisperSQLiteEngine
import WhisperStorePort
import WhisperTestSupport

/// A directory with a vault for each client, removed at the end of a run.
final class VaultDirectory {
    private let path = FileManager.default.temporaryDirectory.appending(path: "whisper-simulate-\(UUID().uuidString)")
    private var count = 0

    /// Creates a vault; if the file system fails, returns a store that fails every call.
    func makeStore(clock: DeviceClock, random: SeededRandom) -> any SimulatedStore {
        count += 1
        // An adapter creates the directory of a vault, but no parents. If this fails, opening the vault fails as well.
        try? FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        do throws(StoreError) {
            let vault = try PlainSQLiteStore.open(
                directory: path.appending(path: "vault-\(count)").path, mode: .new, clock: clock, random: random)
            return VaultUnderTest(vault)
        } catch {
            return UnavailableStore(error: error)
        }
    }

    func remove() {
        if count > 0 { try? FileManager.default.removeItem(at: path) }
    }
}

/// A store that could not be opened.
private struct UnavailableStore: SimulatedStore {
    let error: StoreError

    func identify(_ reference: ConversationReference) async throws(StoreError) -> UniqueIdentifier { throw error }
    func holdings() async throws(StoreError) -> Holdings { throw error }
    func apply(_ group: SyncGroup) async throws(StoreError) -> SyncOutcome { throw error }
    func syncCursors(of platform: Platform) async throws(StoreError) -> [SyncCursor] { throw error }
    func conversationsToSubscribe(of platform: Platform, limit: Int) async throws(StoreError) -> [String] {
        throw error
    }
    func enqueue(_ message: OutgoingMessage) async throws(StoreError) -> OutboxEntry { throw error }
    func outbox(
        of platform: Platform?, after number: Int64?, limit: Int
    ) async throws(StoreError) -> [OutboxEntry] { throw error }
    func postpone(_ number: Int64, until time: Timestamp) async throws(StoreError) { throw error }
    func giveUp(_ number: Int64) async throws(StoreError) { throw error }
    func retry(_ message: UniqueIdentifier) async throws(StoreError) -> OutboxEntry { throw error }
}
