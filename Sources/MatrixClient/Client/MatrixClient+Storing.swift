import WhisperArchive
import WhisperClockPort
import WhisperCore
import WhisperCryptoPort
import WhisperMatrix
import WhisperMatrixArrivals
import WhisperMatrixProtocol
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperStorePort

/// Writing what arrived to the vault (MX-2).
extension MatrixClient {
    func apply(_ request: MatrixRequestID, since: String?, _ answer: MatrixAnswer<MatrixPayload>) {
        guard case .news(let page, let arrived, let isLive) = answer.payload.content else { return }
        let (memory, knowsDirectRooms) = (memory, knowsDirectRooms)
        begin(.store) { client in
            do throws(StoreError) {
                var memory = memory
                if since == nil { memory.learn(listed: try await ListedRooms.stored(in: client.ports.store)) }
                let arrivals = await client.translated(
                    page, since: since, memory, needsDirectRooms: since != nil && !knowsDirectRooms)
                try await client.note(arrivals.notices.encryption)
                let crowded = try await ThirdPersons(client.ports.store).note(arrivals)
                let outcome = try await client.ports.store.applyArrivals(arrivals.batch)
                guard !outcome.isSuperseded else { return await client.take(.superseded(request)) }
                for room in crowded.sorted() { await client.warn(.thirdPerson(room)) }
                await client.stored(arrivals.memory, arrivals.notices, outcome)
                await client.count(outcome, events: page.eventCount, at: arrived, isLive: isLive)
                // A sealed edit becomes a message in a room with changes alone.
                let rooms = arrivals.batch.rooms.map(\.conversation.key)
                await client.receive(
                    outcome.messages, in: rooms, titles: arrivals.notices.titles, isBacklog: !isLive)
                let gaps = try await client.machineGaps(of: outcome)
                await client.applied(request, outcome, gaps, new: outcome.newCount)
            } catch {
                await client.failed(request, error)
            }
        }
    }

    func applyPage(_ request: MatrixRequestID, _ gap: MatrixGap, _ page: MatrixPage<MatrixPayload>) {
        guard case .history(let events) = page.payload.content else { return }
        guard let room = MatrixRoomID(gap.room), let known = gaps[gap.id], known.token == gap.token else {
            begin(.store) { await $0.take(.superseded(request)) }
            return
        }
        let memory = memory
        begin(.store) { client in
            do throws(StoreError) {
                var memory = memory
                if !gap.isHistory { memory.learn(listed: try await ListedRooms.stored(in: client.ports.store)) }
                var arrivals = MatrixHistoryArrivals(
                    events, of: room, gap: known, memory: memory, context: client.context)
                arrivals.history.token = page.end
                try await client.note(arrivals.notices.encryption)
                let outcome = try await client.ports.store.applyHistory(arrivals.history)
                guard !outcome.isSuperseded else { return await client.take(.superseded(request)) }
                await client.stored(arrivals.memory, arrivals.notices, outcome)
                let new = await client.count(outcome, page: events, of: gap)
                await client.receive(outcome.messages, in: [gap.room], titles: [], isBacklog: true)
                await client.countHistory(gap)
                if new > 0 { await client.noteHistory(of: gap.room, nil) }
                let gaps = try await client.machineGaps(of: outcome)
                await client.applied(request, outcome, gaps, new: new)
            } catch {
                await client.failed(request, error)
            }
        }
    }

    func reload(_ request: MatrixRequestID, outbox numbers: [Int64]) {
        begin(.store) { client in
            do throws(StoreError) {
                let (progress, gaps) = try await client.progress()
                let gone = try await client.gone(of: numbers)
                await client.reloaded(request, progress, gaps, gone: gone)
            } catch {
                if error.code == .constraint { return await client.end(.otherAccount) }
                await client.report(error)
                await client.take(.reloadFailed(request))
            }
        }
    }

    /// Records which rooms the service encrypts, before anything else of an answer: they are never forgotten.
    private nonisolated func note(_ encrypted: Set<MatrixRoomID>) async throws(StoreError) {
        try await ServiceEncryption(ports.store).note(Set(encrypted.map(\.text)), of: .matrix)
    }

    // MARK: Results

    /// Keeps what a committed batch or page taught.
    private func stored(_ memory: MatrixRoomMemory, _ notices: MatrixArrivalNotices, _ outcome: ArrivalOutcome) {
        self.memory = memory
        knowsDirectRooms = true
        deliver(notices)
    }

    private func applied(
        _ request: MatrixRequestID, _ outcome: ArrivalOutcome, _ machineGaps: [String: [MatrixGap]], new: Int
    ) {
        for (room, open) in outcome.gaps {
            gaps = gaps.filter { $0.value.room != room }
            keep(open)
        }
        for number in outcome.delivered { delivered(number) }
        take(.applied(request, MatrixOutcome(gaps: machineGaps, new: new, delivered: outcome.delivered)))
        pursueHistory()
    }

    private func reloaded(
        _ request: MatrixRequestID, _ progress: MatrixProgress, _ open: [ArrivalGap], gone: [Int64]
    ) async {
        gaps = [:]
        keep(open)
        for number in gone { await forget(number) }
        openMissed()
        take(.reloaded(request, progress, gone: gone))
        pursueHistory()
    }

    private func failed(_ request: MatrixRequestID, _ error: StoreError) {
        writeFailed(error)
        take(.applyFailed(request))
    }

    func keep(_ open: [ArrivalGap]) {
        for gap in open { gaps[gap.id.description] = gap }
    }

    private nonisolated func machineGaps(
        of outcome: ArrivalOutcome
    ) async throws(StoreError) -> [String: [MatrixGap]] {
        var seen: [String: [MatrixGap]] = [:]
        for (room, gaps) in outcome.gaps { seen[room] = try await machineGaps(gaps) }
        return seen
    }

    private func count(_ outcome: ArrivalOutcome, events: Int, at arrived: Duration, isLive: Bool) {
        count(outcome, events: events)
        guard isLive else { return }
        let delay = ports.clock.elapsed() - arrived
        for _ in 0..<outcome.inserted { counts.recent.latency.add(delay) }
    }

    /// Returns how much of a page of history is new.
    private func count(_ outcome: ArrivalOutcome, page: MatrixMessagePage, of gap: MatrixGap) -> Int {
        count(outcome, events: page.events.count + page.malformed)
        counts.recent.catchUps += 1
        // Changes and other events count, too: the store does not say which of them it had.
        return max(outcome.newCount, seenHistory.add(page.events.map(\.id), of: gap.id))
    }

    private func count(_ outcome: ArrivalOutcome, events: Int) {
        counts.recent.events += Int64(events)
        counts.recent.duplicates += Int64(outcome.duplicates)
        counts.recent.collisions += Int64(outcome.collisions)
        counts.recent.gaps += Int64(outcome.opened)
    }

    // MARK: The translation

    nonisolated var context: MatrixArrivalContext {
        let crypto = ports.crypto
        return MatrixArrivalContext(
            receivedAt: ports.wallClock.now(),
            mark: { EnvelopeMark.platformSpecific($0, text: $1) }, digest: { crypto.sha256($0) })
    }

    /// Translates an answer, after asking the server for what the answer leaves open about its rooms.
    private nonisolated func translated(
        _ page: MatrixSyncPage, since: String?, _ memory: MatrixRoomMemory, needsDirectRooms: Bool
    ) async -> MatrixArrivals {
        var memory = memory
        let facts = RoomFacts(exchange: exchange, token: ports.session.token)
        if needsDirectRooms, let direct = await facts.directRooms(of: owner) { memory.learn(direct) }
        let arrivals = MatrixArrivals(page, expecting: since, memory: memory, context: context)
        guard await facts.complete(&memory, arrivals.notices) else { return arrivals }
        return MatrixArrivals(page, expecting: since, memory: memory, context: context)
    }
}

extension ArrivalOutcome {
    /// The number of messages that the store did not have.
    fileprivate var newCount: Int { inserted + reconciled + replaced }
}

/// The events of pages of history that were seen in this run, by gap: a server that repeats itself brings nothing new.
struct SeenHistory {
    private var events: [String: Set<MatrixEventID>] = [:]

    /// The most events remembered of a gap; beyond it, they are forgotten.
    private static let limit = 20_000

    /// Remembers events, and returns the number of those that were not seen before.
    mutating func add(_ ids: [MatrixEventID], of gap: String) -> Int {
        var seen = events[gap] ?? []
        if seen.count > SeenHistory.limit { seen = [] }
        let before = seen.count
        seen.formUnion(ids)
        events[gap] = seen
        return seen.count - before
    }
}
