import WhisperArchive
import WhisperInMemoryStore
import WhisperIngestionPort
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import Synchronization

@testable import WhisperCore

/// A vault in memory, and pipelines into it.
struct PipelineFixture: Sendable {
    let store: any VaultStore = InMemoryStore(clock: StillClock())
    let clock = InstantClock()
    let notices = Notebook<IngestionNotice>()
    var configuration = IngestionConfiguration()

    /// Runs a source to its end.
    @discardableResult
    func run(_ source: any IngestionSource) async throws -> RunFigures {
        let pipeline = IngestionPipeline(
            store: store, digest: try SodiumSealing(), wallClock: StillClock(), clock: clock,
            configuration: configuration)
        return try await pipeline.run(source, name: "test") { notices.note($0) }
    }

    /// One session, whose inside a test looks at.
    func session(_ source: LiveScript, isReplayable: Bool = false) async throws -> LiveRun {
        let sealing = try SodiumSealing()
        return LiveRun(
            try await source.open(),
            LiveRun.Surroundings(
                store: store,
                preparer: EventPreparer(
                    store: store, platform: .whatsapp, digest: { sealing.digest128($0) }),
                clock: clock, wallClock: StillClock(), configuration: configuration, source: "live-script",
                isReplayable: isReplayable, notify: { notices.note($0) }),
            tally: IngestionTally(), spilled: try await store.spilledCount(of: "live-script"))
    }

    /// The numbers of the messages in the chat, in its order.
    func numbers() async throws -> [Int] { try await messages().map { Int($0.unified.externalID.dropFirst()) ?? -1 } }

    /// The messages in the chat.
    func messages() async throws -> [StoredMessage] {
        guard
            let conversation = try await store.conversation(platform: .whatsapp, key: LiveEvents.chat.key)
        else { return [] }
        return try await store.messages(in: conversation.id, .oldest, limit: 10_000)
    }

    /// How many events wait in the spill.
    func spilled() async throws -> Int64 { try await store.spilledCount(of: "live-script") }

    /// Everything between a pause and what comes next; small, so that little makes much of it.
    mutating func narrow() {
        if let limits = QueueLimits(capacity: 10, pauseAbove: 8, resumeBelow: 4) { configuration.queue = limits }
        configuration.batchSize = 5
    }
}
