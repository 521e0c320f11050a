import WhisperArchive
import WhisperMediaPort
import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// From which moment on files are fetched automatically, whatever the clock showed when contents were removed (ST-13).
@Suite("The moment of the last removal of contents", .ownThreads)
struct FetchHorizonTests {
    private let world: MediaWorld

    init() throws { world = try MediaWorld() }

    private var horizon: FetchHorizon { FetchHorizon(store: world.store) }

    /// Records a moment, whatever messages there are.
    private func record(_ moment: Timestamp) async throws {
        try await world.store.setSetting("files.removed-at", to: String(moment.milliseconds))
    }

    /// Fetches files beside a run whose clock shows a time, until those that are fetched automatically are there.
    private func follow(at now: Timestamp, until states: [AttachmentState?]) async throws {
        let (source, store, blobs, clock) = (world.source(), world.store, world.blobs, world.clock)
        let run = Task {
            var fetch = FileFetch(source, store: store, blobs: blobs, clock: clock)
            try? await fetch.follow(by: StillClock(moment: now)) { _ in }
        }
        defer { run.cancel() }
        let world = world
        let areThere = try await eventually(within: .seconds(60)) { try await world.states() == states }
        #expect(areThere)
        run.cancel()
        await run.value
    }

    @Test("Without a removal there is no moment; a removal by the right clock is recorded (ST-13)")
    func recorded() async throws {
        #expect(try await horizon.moment(at: LiveEvents.time(0)) == nil)
        try await world.receive(["a", "b"].map { world.file($0, count: 10) })
        try await horizon.note(removalAt: LiveEvents.time(200))
        #expect(try await horizon.moment(at: LiveEvents.time(201)) == LiveEvents.time(200))
    }

    @Test("A clock far ahead at a removal leaves out no file of a message that arrives later (ST-13)")
    func clockAhead() async throws {
        let files = ["old", "older", "new"].map { world.file($0, count: 10) }
        try await world.receive([files[0], files[1]])
        try await horizon.note(removalAt: Timestamp(milliseconds: 4_000_000_000_000))
        // What was removed has no later time than the newest message.
        let moment = try #require(try await horizon.moment(at: LiveEvents.time(100_000)))
        #expect(moment > LiveEvents.time(300) && moment < LiveEvents.time(301))
        try await world.receive([files[2]])
        try await follow(at: LiveEvents.time(100_000), until: [.remote, .remote, .found])
    }

    @Test("A moment in the future counts as the time at which that was noticed, in later runs, too (ST-13)")
    func noticed() async throws {
        let future = Timestamp(milliseconds: 4_000_000_000_000)
        try await record(future)
        #expect(try await horizon.moment(at: LiveEvents.time(100)) == LiveEvents.time(100))
        #expect(try await horizon.moment(at: LiveEvents.time(5_000)) == LiveEvents.time(100))
        let files = (0..<2).map { world.file("f\($0)", count: 10) }
        try await world.receive(files)
        try await follow(at: LiveEvents.time(5_000), until: [.remote, .found])
        // It counts again once it has passed, and another one replaces it.
        #expect(try await horizon.moment(at: Timestamp(milliseconds: 4_000_000_000_001)) == future)
        try await horizon.note(removalAt: LiveEvents.time(200))
        #expect(try await horizon.moment(at: LiveEvents.time(5_000)) == LiveEvents.time(200))
    }

    @Test("A clock that is behind for a while does not change the moment permanently (ST-13)")
    func clockBehind() async throws {
        try await world.receive((0..<3).map { world.file("f\($0)", count: 10) })
        try await horizon.note(removalAt: LiveEvents.time(500))
        #expect(try await horizon.moment(at: Timestamp(milliseconds: 0)) == Timestamp(milliseconds: 0))
        #expect(try await horizon.moment(at: LiveEvents.time(1_000)) == LiveEvents.time(500))
    }

    @Test("A moment that cannot be read counts as none, and a doubt that cannot is noticed anew (ST-13)")
    func unreadable() async throws {
        try await world.store.setSetting("files.removed-at", to: "yesterday")
        #expect(try await horizon.moment(at: LiveEvents.time(1)) == nil)
        try await record(LiveEvents.time(900))
        for doubt in ["", "1", "900 900 900", "\(LiveEvents.time(900).milliseconds) soon"] {
            try await world.store.setSetting("files.removed-at-in-doubt", to: doubt)
            #expect(try await horizon.moment(at: LiveEvents.time(7)) == LiveEvents.time(7), "\(doubt)")
        }
    }
}
