public import WhisperClockPort
public import WhisperIngestionPort
import WhisperMessage
public import WhisperSealingPort
public import WhisperStorePort

/// Reads live sources into a vault (ING-3).
///
/// Between source and vault stands a bounded queue. When it fills, the source is asked to hold back; what comes all the same
/// goes to the spill in the vault, and is committed in order before anything newer. Events are acknowledged when they are
/// safe: committed, or in the spill. So a crash at any point loses nothing that was acknowledged; what was not is told
/// again, and what is told again is recognised by its external id.
///
/// A source without ids of its own, such as an export, is aligned as a whole instead: see `FileImport`.
public struct IngestionPipeline: Sendable {
    private let store: any VaultStore
    private let digest: Digest128
    private let wallClock: any WallClock
    private let clock: any MonotonicClock
    private let configuration: IngestionConfiguration

    /// A pipeline into a vault.
    public init(
        store: any VaultStore, digest: any ShortDigest, wallClock: any WallClock, clock: any MonotonicClock,
        configuration: IngestionConfiguration = IngestionConfiguration()
    ) {
        self.store = store
        self.digest = { digest.digest128($0) }
        self.wallClock = wallClock
        self.clock = clock
        self.configuration = configuration
    }

    /// Reads a source until it ends, fails for good (ING-4), or the task is cancelled. Failures that pass are waited out.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - name: What is read, in a few words, for the table of runs.
    ///   - notify: Called in order, on any thread.
    /// - Returns: What was read, over all sessions.
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
        let preparer = EventPreparer(store: store, platform: origin.platform, digest: digest)
        var tally = IngestionTally()
        let failure = await readSessions(
            of: source,
            LiveRun.Surroundings(
                store: store, preparer: preparer, clock: clock, wallClock: wallClock, configuration: configuration,
                source: origin.adapter, isReplayable: origin.isReplayable, notify: notify),
            &tally)
        // What gave nothing to commit was counted all the same.
        if tally.standing.skipped > 0 { notify(.progress(tally.standing)) }
        let figures = tally.runFigures(isComplete: failure == nil)
        let service = tally.takeFigures(at: clock.elapsed(), isEnd: true)
        // In a task of its own, since a vault does nothing for a cancelled one. What it writes is for people: failing to
        // write it must not hide how the run ended.
        await Task { [store] in
            for finding in (try? await preparer.finish()) ?? [] { notify(.timesDisagree(finding)) }
            try? await service?.keep(in: store)
            try? await store.finishRun(run, figures)
        }.value
        if let failure { throw failure }
        return figures
    }

    /// Opens one session after the other, as long as there is hope; why it ended, nil at the end of the source.
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
            // A failure of another kind, or after a good while, is a new one.
            if cause != last || clock.elapsed() - begin >= RetrySchedule.longestDelay { attempts = 0 }
            last = cause
            attempts += 1
            // What never came so far as to be read will hardly do so after the fifth time.
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

    /// How long to wait before a retry, counted from 1; nil if there shall be none (ING-4).
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
