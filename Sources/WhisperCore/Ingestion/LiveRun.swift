import WhisperArchive
import WhisperClockPort
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// One session of a source, read to its end: events arrive on one side and are committed on the other, with a bounded
/// queue and the spill between them.
///
/// The two sides are two tasks; this actor owns what they share. Signals to the source (acknowledgements, pause and
/// resume) are sent by one of them at a time, so that they arrive in order.
actor LiveRun {
    /// The collaborators of a run.
    struct Surroundings: Sendable {
        let store: any VaultStore
        let preparer: EventPreparer
        let clock: any MonotonicClock
        let wallClock: any WallClock
        let configuration: IngestionConfiguration
        /// The source's name in the spill.
        let source: String
        /// Whether the source only responds to pulls: then it waits for room instead of filling the spill.
        let isReplayable: Bool
        let notify: @Sendable (IngestionNotice) -> Void
    }

    let surroundings: Surroundings
    private let session: any IngestionSession
    var flow: IngestionFlow
    var window = AcknowledgementWindow()
    var tally: IngestionTally
    /// The encrypted changes of the group that is being committed.
    var encrypted: [EncryptedChange] = []
    private var hasEnded = false
    private var isDue = false
    private var committer: CheckedContinuation<Void, Never>?
    private var reader: CheckedContinuation<Void, Never>?
    private var isSignalling = false
    private var isPaused = false
    private var toldPosition: UInt64?

    init(_ session: any IngestionSession, _ surroundings: Surroundings, tally: IngestionTally, spilled: Int64) {
        self.session = session
        self.surroundings = surroundings
        self.tally = tally
        flow = IngestionFlow(limits: surroundings.configuration.queue, spilled: spilled)
    }

    /// Reads to the end, commits the events, and closes the session.
    /// - Returns: Why it ended early; nil at the end of the source.
    func run() async -> ImportError? {
        let failure = await withTaskGroup(of: (isReader: Bool, failure: ImportError?).self) { group in
            group.addTask { (true, await self.readAll()) }
            group.addTask { (false, await self.commitAll()) }
            var first: ImportError?
            for await side in group {
                guard let failure = side.failure else { continue }
                // Events delivered before a source failed are valid and are still committed; any other failure ends the
                // run.
                if side.isReader, case .source = failure {
                    first = first ?? failure
                } else {
                    if case .source? = first { first = failure } else { first = first ?? failure }
                    group.cancelAll()
                    await self.session.close()
                }
            }
            return first
        }
        await session.close()
        tally.endSession(at: surroundings.clock.elapsed())
        return failure
    }

    // MARK: Receiving

    private func readAll() async -> ImportError? {
        defer {
            hasEnded = true
            wakeCommitter()
        }
        tally.beginSession(at: surroundings.clock.elapsed())
        do throws(ImportError) {
            while let batch = try await nextBatch() { try await admit(batch) }
            return nil
        } catch {
            return error
        }
    }

    private func nextBatch() async throws(ImportError) -> IngestionBatch? {
        if Task.isCancelled { throw .cancelled }
        do throws(IngestionError) { return try await session.next() } catch { throw ImportError(error) }
    }

    private func admit(_ batch: IngestionBatch) async throws(ImportError) {
        if !batch.requestedChats.isEmpty {
            await surroundings.preparer.note(requestedChats: batch.requestedChats)
        }
        let events = pending(of: batch)
        window.expect(batch.position, events: events.count)
        var rest = events[...]
        while !rest.isEmpty {
            let room = flow.room(for: rest.count)
            flow.admit(rest.prefix(room))
            rest = rest.dropFirst(room)
            if room > 0 { wakeCommitter() }
            if rest.isEmpty { break }
            if surroundings.isReplayable {
                await roomIsMade()
                if Task.isCancelled { throw .cancelled }
            } else {
                try await spill(rest)
                rest = []
            }
        }
        await signal()
    }

    /// Counts events that are only counted, and returns the others in order.
    private func pending(of batch: IngestionBatch) -> [PendingEvent] {
        let arrival = surroundings.clock.elapsed()
        let receivedAt = surroundings.wallClock.now()
        tally.status.source = batch.progress
        var events: [PendingEvent] = []
        events.reserveCapacity(batch.events.count)
        for event in batch.events {
            switch event {
            case .connection(let change):
                tally.count(change, at: arrival)
                surroundings.notify(.connection(change))
            case .skipped(let input):
                if let warning = tally.count(input, at: arrival) { surroundings.notify(.warning(warning)) }
            default:
                events.append(
                    PendingEvent(
                        event: event, isBacklog: batch.isBacklog, arrival: arrival, receivedAt: receivedAt))
            }
        }
        return events
    }

    private func spill(_ events: ArraySlice<PendingEvent>) async throws(ImportError) {
        let waiting = events.map {
            SpilledEvent(form: EventForm.name, bytes: EventForm.bytes(of: $0), receivedAt: $0.receivedAt)
        }
        try await persist { () async throws(StoreError) in
            try await surroundings.store.spill(waiting, of: surroundings.source)
        }
        flow.addSpilled(waiting.count)
        window.spillNewest(waiting.count)
        tally.figures.spilled += Int64(waiting.count)
        wakeCommitter()
    }

    // MARK: Committing

    private func commitAll() async -> ImportError? {
        do throws(ImportError) {
            await signal()
            while try await commitNext() {
                wakeReader()
                await signal()
                try await keepFigures()
                surroundings.notify(.progress(status))
            }
            return nil
        } catch {
            return error
        }
    }

    /// The current state of the run.
    private var status: IngestionStatus {
        var status = tally.status
        status.depth = flow.depth
        status.greatestDepth = flow.greatestDepth
        status.spilled = flow.spilled
        return status
    }

    /// Commits the next group, waiting for one if necessary; false at the end.
    private func commitNext() async throws(ImportError) -> Bool {
        while true {
            if Task.isCancelled { throw .cancelled }
            if flow.waiting > 0 {
                await batchIsFull()
                let events = flow.take()
                try await commit(events, drained: nil)
                window.commitOldest(events.count)
                flow.settle(events.count, fromSpill: false)
                return true
            }
            if flow.spilled > 0 { return try await drain() }
            if hasEnded { return false }
            await somethingHappens()
        }
    }

    /// Commits the oldest events in the spill.
    private func drain() async throws(ImportError) -> Bool {
        let limit = max(1, flow.spillRoom)
        let waiting = try await persist { () async throws(StoreError) in
            try await surroundings.store.spilledEvents(of: surroundings.source, limit: limit)
        }
        guard let last = waiting.last else {
            flow.spillIsEmpty()
            return true
        }
        flow.takeSpilled(waiting.count)
        let events = waiting.compactMap { EventForm.event(from: $0.event.bytes, receivedAt: $0.event.receivedAt) }
        tally.status.skipped += Int64(waiting.count - events.count)
        try await commit(events, drained: SpillMark(source: surroundings.source, through: last.number))
        flow.settle(waiting.count, fromSpill: true)
        return true
    }

    // MARK: Signalling the source

    /// Sends outstanding acknowledgements, pauses and resumes to the source.
    private func signal() async {
        guard !isSignalling else { return }
        isSignalling = true
        defer { isSignalling = false }
        while true {
            if let position = window.position, position != toldPosition {
                toldPosition = position
                await session.acknowledge(position)
            } else if flow.wantsPause != isPaused {
                isPaused = flow.wantsPause
                if isPaused { await session.pause() } else { await session.resume() }
            } else {
                return
            }
        }
    }

    // MARK: Synchronising the tasks

    /// Waits briefly for historical events to fill a batch; live events are not delayed.
    private func batchIsFull() async {
        let isShort = { self.flow.waiting < self.surroundings.configuration.batchSize && !self.flow.holdsLive }
        guard isShort(), !hasEnded else { return }
        isDue = false
        let alarm = Task { [surroundings] in
            await surroundings.clock.wait(for: surroundings.configuration.batchDelay)
            self.ring()
        }
        while isShort(), !hasEnded, !isDue, !Task.isCancelled { await somethingHappens() }
        alarm.cancel()
    }

    private func ring() {
        isDue = true
        wakeCommitter()
    }

    private func somethingHappens() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // If it is cancelled before this point, resume here; if after, the handler finds the continuation.
                if Task.isCancelled { continuation.resume() } else { committer = continuation }
            }
        } onCancel: {
            Task { await self.wakeCommitter() }
        }
    }

    private func roomIsMade() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled || hasRoom { continuation.resume() } else { reader = continuation }
            }
        } onCancel: {
            Task { await self.wakeReader() }
        }
    }

    private var hasRoom: Bool { flow.room(for: 1) > 0 }

    private func wakeCommitter() {
        committer?.resume()
        committer = nil
    }

    private func wakeReader() {
        reader?.resume()
        reader = nil
    }
}
