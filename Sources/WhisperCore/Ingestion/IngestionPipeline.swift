import WhisperArchive
public import WhisperClockPort
public import WhisperIngestionPort
import WhisperMessage
public import WhisperSealingPort
public import WhisperStorePort

/// Reads live sources into a vault (ING-3).
///
/// Between source and vault there is a bounded queue. When it fills, the source is asked to hold back; events that
/// arrive nevertheless go to the spill in the vault, and are committed in order before anything newer. Events are
/// acknowledged when they are safe: committed, or in the spill. So a crash at any point loses nothing that was
/// acknowledged; unacknowledged events are delivered again, and repetitions are recognised by their external ids.
///
/// A source without ids of its own, such as an export, is aligned as a whole instead: see `FileImport`.
public struct IngestionPipeline: Sendable {
    private let store: any VaultStore
    private let digest: Digest128
    private let wallClock: any WallClock
    private let clock: any MonotonicClock
    private let configuration: IngestionConfiguration
    private let decrypt: ChangeDecryption?

    /// Creates a pipeline into a vault.
    ///
    /// - Parameter decrypt: Reads encrypted changes; nil for sources that report none.
    public init(
        store: any VaultStore, digest: any ShortDigest, wallClock: any WallClock, clock: any MonotonicClock,
        configuration: IngestionConfiguration = IngestionConfiguration(), decrypt: ChangeDecryption? = nil
    ) {
        self.decrypt = decrypt
        self.store = store
        self.digest = { digest.digest128($0) }
        self.wallClock = wallClock
        self.clock = clock
        self.configuration = configuration
    }

    /// Reads a source until it ends, fails permanently (ING-4), or the task is cancelled. Temporary failures are
    /// retried.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - name: A short description of the source, for the table of runs.
    ///   - notify: Called in order, on any thread.
    /// - Returns: The totals over all sessions.
    /// - Throws: The permanent failure, or `.cancelled`.
    @discardableResult
    public func run(
        _ source: any IngestionSource, name: String, notify: @escaping @Sendable (IngestionNotice) -> Void = { _ in }
    ) async throws(ImportError) -> RunFigures {
        let origin = source.origin
        let run: UniqueIdentifier
        do throws(StoreError) {
            run = try await store.beginRun(adapter: origin.adapter, platform: origin.platform, source: name)
        } catch {
            throw ImportError(error)
        }
        let preparer = EventPreparer(store: store, platform: origin.platform, digest: digest, decrypt: decrypt)
        var tally = IngestionTally()
        let failure = await readSessions(
            of: source,
            LiveRun.Surroundings(
                store: store, preparer: preparer, clock: clock, wallClock: wallClock, configuration: configuration,
                source: origin.adapter, isReplayable: origin.isReplayable, notify: notify),
            &tally)
        // In separate tasks, as a vault does nothing for a cancelled one.
        tally.count(
            await Task {
                for finding in (try? await preparer.finish()) ?? [] { notify(.timesDisagree(finding)) }
                return await preparer.takeSettled()
            }.value)
        // Input that led to no commit was still counted, and what was matched with exports is counted only now.
        notify(.progress(tally.status))
        let figures = tally.runFigures(isComplete: failure == nil)
        let service = tally.takeFigures(at: clock.elapsed(), isEnd: true)
        // The record is informative: failing to write it must not hide how the run ended.
        await Task { [store] in
            try? await service?.keep(in: store)
            try? await store.finishRun(run, figures)
        }.value
        if let failure { throw failure }
        return figures
    }

    /// Opens sessions one after the other while recovery is possible; returns why it ended, nil at the end of the
    /// source.
    private func readSessions(
        of source: any IngestionSource, _ surroundings: LiveRun.Surroundings, _ tally: inout IngestionTally
    ) async -> ImportError? {
        var attempts = 0
        var last: LiveFailure?
        while true {
            let begin = clock.elapsed()
            let (failure, hasOpened) = await readSession(of: source, surroundings, &tally)
            guard let failure else { return nil }
            guard case .source(.live(let cause)) = failure else { return failure }
            // A failure of another kind, or after a long time, counts as new.
            if cause != last || clock.elapsed() - begin >= RetrySchedule.maximumDelay { attempts = 0 }
            last = cause
            attempts += 1
            // A source that was never readable is unlikely to be so after the fifth attempt.
            if cause == .bridgeCrashed, !hasOpened, attempts > configuration.retries { return failure }
            guard let delay = delay(beforeRetry: attempts, after: cause) else { return failure }
            surroundings.notify(.retry(cause, after: delay))
            await clock.wait(for: delay)
            if Task.isCancelled { return .cancelled }
        }
    }

    private func readSession(
        of source: any IngestionSource, _ surroundings: LiveRun.Surroundings, _ tally: inout IngestionTally
    ) async -> (failure: ImportError?, hasOpened: Bool) {
        let spilled: Int64
        do throws(StoreError) {
            spilled = try await store.spilledCount(of: surroundings.source)
        } catch {
            return (ImportError(error), false)
        }
        let session: any IngestionSession
        do throws(IngestionError) { session = try await source.open() } catch { return (ImportError(error), false) }
        let run = LiveRun(session, surroundings, tally: tally, spilled: spilled)
        let failure = await run.run()
        tally = await run.tally
        return (failure, true)
    }

    /// The delay before a retry, counted from 1; nil for no retry (ING-4).
    private func delay(beforeRetry number: Int, after failure: LiveFailure) -> Duration? {
        switch failure.recovery {
        case .none, .atSource: nil
        case .immediately: .zero
        case .once(let delay): number == 1 ? delay : nil
        case .backOff(let isEndless):
            isEndless || number <= configuration.retries ? configuration.schedule.delay(beforeRetry: number) : nil
        }
    }
}

/// The configuration for reading live sources (ING-3).
public struct IngestionConfiguration: Hashable, Sendable {
    /// The limits on events in memory.
    public var queue = QueueLimits.standard
    /// The number of historical events to commit together.
    public var batchSize = 100
    /// How long to wait for them.
    public var batchDelay = Duration.milliseconds(200)
    /// The maximum number of consecutive retries, where it is limited.
    public var retries = 5
    /// The delay before the second retry; the first is immediate.
    public var firstDelay = Duration.milliseconds(2_000)
    /// Whether to read the history that a phone offers.
    public var readsBacklog = true
    /// The maximum number of historical messages read per pairing; nil for no limit.
    public var backlogLimit: Int? = 50_000
    /// The maximum age of a session before it must be paired again.
    public var sessionTimeout = Duration.seconds(30 * 24 * 3_600)

    /// Creates the default configuration.
    public init() {}

    /// The delays between retries.
    var schedule: RetrySchedule { RetrySchedule(firstDelay: firstDelay) }
}

/// The limits on events in memory, and the thresholds for pausing the source (ING-3).
public struct QueueLimits: Hashable, Sendable {
    /// The maximum number of events in memory, including those being committed. Further ones go to the spill.
    public let capacity: Int
    /// Above this number, the source is asked to pause.
    public let pauseAbove: Int
    /// Below this number, and with an empty spill, it is asked to resume.
    public let resumeBelow: Int

    /// 1,000 events; pauses above 800, resumes below 400.
    public static let standard = QueueLimits(uncheckedCapacity: 1_000, pauseAbove: 800, resumeBelow: 400)

    /// Creates limits; nil unless 0 < `resumeBelow` ≤ `pauseAbove` < `capacity` ≤ 10,000.
    public init?(capacity: Int, pauseAbove: Int, resumeBelow: Int) {
        guard 0 < resumeBelow, resumeBelow <= pauseAbove, pauseAbove < capacity, capacity <= 10_000 else { return nil }
        self.init(uncheckedCapacity: capacity, pauseAbove: pauseAbove, resumeBelow: resumeBelow)
    }

    private init(uncheckedCapacity capacity: Int, pauseAbove: Int, resumeBelow: Int) {
        self.capacity = capacity
        self.pauseAbove = pauseAbove
        self.resumeBelow = resumeBelow
    }
}

/// The delays between retries (ING-4): immediately, then 2 s, 4 s, 8 s, 16 s, then every 60 s.
public struct RetrySchedule: Hashable, Sendable {
    /// The delay before the second retry.
    public let firstDelay: Duration
    /// How often the delay doubles before it becomes the longest.
    public static let doublings = 3
    /// The delay between later retries.
    public static let maximumDelay = Duration.seconds(60)

    /// Creates a schedule with a delay before the second retry.
    public init(firstDelay: Duration = .seconds(2)) {
        self.firstDelay = firstDelay
    }

    /// The delay before a retry, counted from 1.
    public func delay(beforeRetry number: Int) -> Duration {
        guard number > 1 else { return .zero }
        guard number <= 2 + RetrySchedule.doublings else { return RetrySchedule.maximumDelay }
        return min(firstDelay * (1 << (number - 2)), RetrySchedule.maximumDelay)
    }
}
