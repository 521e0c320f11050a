import WhisperIngestionPort
import WhisperTestSupport
import WhisperMessage
import WhisperStoreContract
import WhisperStorePort
import Synchronization
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("From source to vault (ING-3)", .ownThreads)
struct PipelineTests {
    @Test("A source's events are in the vault, in order, and the run is recorded")
    func everything() async throws {
        let fixture = PipelineFixture()
        let script = LiveScript(LiveEvents.batches([1, 20, 0, 300, 5]))
        let figures = try await fixture.run(script)
        #expect(figures == RunFigures(added: 326, duplicates: 0, skipped: 0, isComplete: true))
        #expect(try await fixture.numbers() == Array(0..<326))
        #expect(script.state.withLock(\.acknowledged) == 5)
        let run = try #require(try await fixture.store.runs(limit: 1).first)
        #expect(run.adapter == "live-script")
        #expect(run.source == "test")
        #expect(run.figures == figures)
        let again = try await fixture.run(LiveScript(LiveEvents.batches([326])))
        #expect(again == RunFigures(added: 0, duplicates: 326, skipped: 0, isComplete: true))
    }

    @Test("A flood goes to the spill, is committed in order, and leaves it empty", arguments: [nil, 0, 3])
    func flood(inFlight: Int?) async throws {
        let fixture = PipelineFixture()
        let script = LiveScript(LiveEvents.batches([4_000, 1, 7, 900, 2_000, 3]), inFlight: inFlight)
        let run = try await fixture.session(script)
        #expect(await run.run() == nil)
        #expect(await run.tally.figures.spilled >= 3_000)
        #expect(await run.flow.greatestDepth <= 1_000)
        #expect(try await fixture.spilled() == 0)
        #expect(try await fixture.numbers() == Array(0..<6_911))
        let state = script.state.withLock { $0 }
        #expect(state.pauses > 0)
        #expect(state.resumes == state.pauses)
        #expect(state.acknowledged == 6)
        #expect(zip(state.acknowledgements, state.acknowledgements.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test(
        "Memory never exceeds its limit, and nothing unsafe is acknowledged (ING-3)",
        arguments: 1...40 as ClosedRange<UInt64>)
    func bounded(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        var fixture = PipelineFixture()
        fixture.narrow()
        let sizes = (0..<30).map { _ in Int.random(in: 0...25, using: &random) }
        let ends = sizes.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
        let script = LiveScript(
            LiveEvents.batches(sizes), isBacklog: Bool.random(using: &random),
            inFlight: [nil, 0, 2].randomElement(using: &random) ?? nil,
            beforeBatch: { [turns = Int.random(in: 0...6, using: &random)] _ in
                for _ in 0..<turns { await Task.yield() }
            },
            onAcknowledge: { [fixture] position in
                // What is drained in between moves from the spill to the vault; in the other order, it would be missed.
                let waiting = Int((try? await fixture.spilled()) ?? 0)
                let held = waiting + ((try? await fixture.numbers().count) ?? 0)
                #expect(held >= ends[Int(position)], "Acknowledged before it was safe")
            })
        let run = try await fixture.session(script)
        #expect(await run.run() == nil)
        #expect(await run.flow.greatestDepth <= 10)
        #expect(try await fixture.spilled() == 0)
        #expect(try await fixture.numbers() == Array(0..<(ends.last ?? 0)))
        #expect(script.state.withLock(\.acknowledged) == 30)
    }

    @Test(
        "After interruptions and repetitions, everything is there once and in order (R1)",
        arguments: 1...40 as ClosedRange<UInt64>)
    func cutOff(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        var fixture = PipelineFixture()
        fixture.narrow()
        let sizes = (0..<25).map { _ in Int.random(in: 1...25, using: &random) }
        let cuts = Set((0..<3).map { _ in Int.random(in: 0..<25, using: &random) })
        let cutting = Notebook<Int>()
        let script = LiveScript(
            LiveEvents.batches(sizes), inFlight: nil,
            beforeBatch: { number in
                guard cuts.contains(number), !cutting.entries.contains(number) else { return }
                cutting.note(number)
                withUnsafeCurrentTask { $0?.cancel() }
            })
        // The source retains what was acknowledged; what was in memory is lost each time.
        for _ in 0...cuts.count {
            do {
                try await Task { [fixture] in
                    let run = try await fixture.session(script)
                    if let failure = await run.run() { throw failure }
                }.value
                break
            } catch {
                #expect(error as? ImportError == .cancelled)
            }
        }
        #expect(cutting.entries.count == cuts.count)
        #expect(try await fixture.spilled() == 0)
        #expect(try await fixture.numbers() == Array(0..<sizes.reduce(0, +)))
    }

    @Test(
        "A cancelled run ends, idle or not, and repeated events are not stored twice",
        arguments: [LiveScript.End.idle, .end])
    func cancelled(end: LiveScript.End) async throws {
        let fixture = PipelineFixture()
        let script = LiveScript(LiveEvents.batches([50, 50]), ends: [end])
        let task = Task { try await fixture.run(script) }
        try await Task.sleep(for: .milliseconds(30))
        task.cancel()
        // An idle source would otherwise be waited for without end.
        if case .idle = end { await #expect(throws: ImportError.cancelled) { try await task.value } }
        _ = await task.result
        try await fixture.run(LiveScript(LiveEvents.batches([100])))
        #expect(try await fixture.numbers() == Array(0..<100))
        #expect(try await fixture.store.runs(limit: 10).allSatisfy { $0.finishedAt != nil })
    }

    @Test("A failing vault ends the run with its error, and nothing unsafe is acknowledged")
    func failingStore() async throws {
        let fixture = PipelineFixture()
        let script = LiveScript(
            LiveEvents.batches([10, 10, 10, 10]), ends: [.idle],
            beforeBatch: { [store = fixture.store] number in if number == 2 { await store.close() } })
        await #expect(throws: ImportError.store(StoreError(.closed))) { try await fixture.run(script) }
        #expect(script.state.withLock(\.acknowledged) <= 2)
    }

    @Test("A source that only responds to pulls waits for room, and none of its events are spilled")
    func replayable() async throws {
        var fixture = PipelineFixture()
        fixture.narrow()
        let run = try await fixture.session(LiveScript(LiveEvents.batches([7, 400, 1, 90])), isReplayable: true)
        #expect(await run.run() == nil)
        #expect(await run.tally.figures.spilled == 0)
        #expect(await run.flow.greatestDepth <= 10)
        #expect(try await fixture.numbers() == Array(0..<498))
    }

    @Test("Historical events are committed together, live ones immediately")
    func grouping() async throws {
        for isBacklog in [true, false] {
            let fixture = PipelineFixture()
            let groups = Notebook<Int>()
            let changes = fixture.store.changes()
            let listener = Task {
                for await set in changes {
                    for case .messagesAdded(_, let count) in set { groups.note(count) }
                }
            }
            // A live source that waits until each message is in the vault; the past comes as fast as it can.
            let script = LiveScript(
                LiveEvents.batches(Array(repeating: 1, count: 250)), isBacklog: isBacklog,
                beforeBatch: { number in
                    while !isBacklog, (try? await fixture.numbers().count) ?? 0 < number { await Task.yield() }
                })
            try await fixture.run(script)
            await fixture.store.close()
            await listener.value
            #expect(groups.entries.reduce(0, +) == 250)
            if !isBacklog { #expect(groups.entries.allSatisfy { $0 == 1 }) }
            let messages = try? await fixture.messages()
            #expect(messages == nil)
        }
    }
}
