import Foundation
import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperStorePort

/// P8: following a messenger server into an encrypted, searchable vault: catching up page by page, and live.
struct SyncBenchmark {
    let place: Place
    let options: BenchCommand

    private static let events: Int64 = 100_000
    /// Events in a page of catching up, as the server gives at most.
    private static let page: Int64 = 1_000
    /// Live groups of each size.
    private static let groups = 500

    func run(_ report: inout Report) async throws {
        report.heading("P8  \(Self.events) events of a conversation in pages of \(Self.page), beside the loop in C")
        var times: [Double] = []
        var loops: [Double] = []
        for round in 0..<options.rounds {
            let folder = try place.emptyFolder("sync")
            let (seconds, spent) = try await catchUp(in: folder)
            times.append(seconds)
            let job = try ReplayReader(vault: BenchVault.database(in: folder)).read(batch: Int(Self.page))
            loops.append(try ReplayLoop(place: place).run(job, messages: job.messages.rows.count))
            report.note(
                "round \(round + 1): \(Report.seconds(seconds)) (\(Report.seconds(spent)) of processors), "
                    + "loop \(Report.seconds(loops[round]))")
        }
        try addCatchUp(seconds: times.median, loop: loops.median, &report)
        let store = try BenchVault.open(place.file("sync"), .existing)
        var history = SyncHistory(seed: 9)
        history.skip(to: Self.events)
        for size: Int64 in [10, 1] { try await live(size, &history, store, &report) }
        try await observe(&history, store, &report)
        await store.close()
        place.remove("sync")
    }

    /// Fills a new vault; answers the seconds that it took, by the clock and of processors.
    private func catchUp(in folder: String) async throws -> (clock: Double, processors: Double) {
        let store = try BenchVault.open(folder, .existingOrNew)
        var history = SyncHistory(seed: 8)
        var groups: [SyncGroup] = []
        for _ in 0..<(Self.events / Self.page) { groups.append(history.next(Self.page)) }
        let before = Machine.processorSeconds
        let (seconds, _) = try await Stopwatch.time {
            for group in groups { _ = try await store.apply(group) }
        }
        let spent = Machine.processorSeconds - before
        let cursor = try await store.syncCursors(of: .realtime).first?.sequence
        await store.close()
        guard cursor == Self.events else { throw Yardstick.Failure(description: "the cursor is not at the end") }
        return (seconds, spent)
    }

    private func addCatchUp(seconds: Double, loop: Double, _ report: inout Report) throws {
        let rate = Double(Self.events) / seconds
        let method = "medians of \(options.rounds) runs in turns"
        try report.add(
            Finding(
                id: "P8", what: "catching up, pages of \(Self.page)", value: rate, unit: "events/s",
                yardstick: Double(Self.events) / loop, yardstickName: "loop, events/s", goal: "≥ 10000 events/s",
                isReached: rate >= 10_000, method: "\(method); \(String(format: "%.2f", loop / seconds)) × the loop"))
        try report.add(
            Finding(
                id: "P8", what: "catching up with \(Self.events) events", value: seconds, unit: "s", yardstick: loop,
                yardstickName: "loop, s", goal: "≤ 10 s", isReached: seconds <= 10, method: method))
    }

    /// Groups as they arrive live, each acknowledged durably before the next.
    private func live(
        _ size: Int64, _ history: inout SyncHistory, _ store: any VaultStore, _ report: inout Report
    ) async throws {
        let groups = (0..<Self.groups).map { _ in history.next(size) }
        let samples = try await Stopwatch.samples(Self.groups) { _ = try await store.apply(groups[$0]) }
        let bare = try BareCommit(place: place).milliseconds()
        try report.add(
            Finding(
                id: "P8", what: "live group of \(size), each its own commit", value: samples.median * 1000,
                unit: "ms", yardstick: bare.hundredTimesTen / 100, yardstickName: "disk alone, ten pages, ms",
                goal: nil, isReached: nil,
                method: "\(Self.groups) groups, \(Int(Double(size) / samples.median)) events/s one after the other"))
    }

    /// From the arrival of an event until an observer is notified of the change.
    private func observe(
        _ history: inout SyncHistory, _ store: any VaultStore, _ report: inout Report
    ) async throws {
        let changes = store.changes()
        let (heard, teller) = AsyncStream<ContinuousClock.Instant>.makeStream()
        let observer = Task {
            for await set in changes where !set.isEmpty { teller.yield(.now) }
        }
        var moments = heard.makeAsyncIterator()
        var samples: [Double] = []
        for _ in 0..<Self.groups {
            let group = history.nextMessage()
            let start = ContinuousClock.now
            _ = try await store.apply(group)
            guard let moment = await moments.next() else { break }
            samples.append(start.duration(to: moment).seconds * 1000)
            try await Task.sleep(for: .milliseconds(2))
        }
        observer.cancel()
        let p95 = samples.quantile(0.95)
        try report.add(
            Finding(
                id: "P8", what: "event to observer, p95", value: p95, unit: "ms", yardstick: samples.median,
                yardstickName: "median, ms", goal: "≤ 20 ms", isReached: p95 <= 20,
                method: "\(samples.count) events, one at a time"))
    }
}
