import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperSQLiteEngine
import WhisperSodiumSealing
import WhisperStorePort
import WhisperSystemClock
import WhisperCore

/// Reading a live source while the process is killed (R1, ING-3).
enum CrashIngestion {
    /// A vault with this number of messages is not extended: larger ones only cost time.
    private static let enough: Int64 = 20_000
    /// How many messages are reported again, as by a source that forgot its acknowledgements.
    private static let overlap: Int64 = 300

    /// Continues reading from a little before the end of the vault.
    static func work(_ vault: CrashVault, tell: @escaping @Sendable (String) -> Void) async throws {
        let store = try vault.open()
        let conversation = try await CrashVault.conversation(store)
        let held = try await store.conversation(conversation)?.messageCount ?? 0
        let first = max(0, held - overlap)
        try await read(first..<max(first, enough), into: store) { tell("\($0) \($1)") }
        await store.close()
    }

    /// Behaves as a source after a crash, and examines the result: it delivers again everything that was not
    /// acknowledged, and then everything that was ever reported must be in the vault.
    ///
    /// - Parameters:
    ///   - safe: Everything before this message was acknowledged.
    ///   - told: Everything before this message was reported.
    static func recover(_ store: SQLiteVault, safe: Int64, told: Int64) async throws {
        try await read(safe..<max(safe, told), into: store) { _, _ in }
        let left = try await store.spilledCount(of: CrashSource.origin.adapter)
        guard left == 0 else { throw CrashFailure("\(left) events are left in the spill") }
        let conversation = try await CrashVault.conversation(store)
        let held = try await store.conversation(conversation)?.messageCount ?? 0
        guard held == max(safe, told) else { throw CrashFailure("\(held) messages are there, \(told) were told") }
    }

    private static func read(
        _ numbers: Range<Int64>, into store: SQLiteVault, hear: @escaping @Sendable (String, Int64) -> Void
    ) async throws {
        let pipeline = IngestionPipeline(
            store: store, digest: try SodiumSealing(), wallClock: StoppedClock(), clock: SystemStopwatch())
        try await pipeline.run(CrashSource(numbers: numbers, hear: hear), name: "crash")
    }
}
