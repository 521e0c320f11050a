import WhisperArchive
import WhisperBlobPort
import WhisperFileBlobStore
import WhisperMediaPort
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestSupport
import WhisperTestThreads
import Foundation
import Synchronization
import Testing

@testable import WhisperCore

@Suite("Fetching encrypted files of live messages (ING-6)", .ownThreads)
struct MediaFetchTests {
    private let world: MediaWorld

    init() throws { world = try MediaWorld() }

    @Test("Files become attachments with the same bytes; the size is the one that arrived", arguments: [1, 7, 65_536])
    func stored(pieceSize: Int) async throws {
        world.service.setPieceSize(pieceSize)
        let files = [0, 1, 15, 16, 4_000, pieceSize > 1_000 ? 300_000 : 3].map { world.file("f\($0)", count: $0) }
        // What the senders say about the size is wrong.
        try await world.receive(files, size: 5)
        var fetch = world.makeFetch()
        try await world.run(&fetch)
        #expect(fetch.totals.stored == files.count && fetch.totals.failed == 0)
        #expect(try await world.states() == files.map { _ in .found })
        for (number, file) in files.enumerated() { #expect(try await world.content(number) == file.content) }
        #expect(Set(try await world.store.referencedBlobs()).count == files.count)
        try world.expectFiles(files.count)
        // A second pass has nothing to do.
        let before = world.service.requests.count
        try await world.run(&fetch)
        #expect(before == files.count && world.service.requests.count == before)
    }

    @Test("The same file in two messages is fetched once")
    func repeated() async throws {
        let file = world.file("a", count: 5_000)
        try await world.receive([file, file, file])
        var fetch = world.makeFetch()
        try await world.run(&fetch)
        #expect(fetch.totals.stored == 3 && world.service.requests.count == 1)
        #expect(try await world.content(0) == file.content)
        try world.expectFiles(1)
    }

    @Test("A file that the service does not have is requested once, and marked as expired")
    func expired() async throws {
        let gone = world.file("gone", [1], isThere: false)
        try await world.receive([gone, world.file("b", count: 9)])
        var fetch = world.makeFetch()
        try await world.run(&fetch)
        #expect(fetch.totals.expired == 1 && fetch.totals.stored == 1)
        #expect(try await world.states() == [.expired, .found])
        var again = world.makeFetch()
        try await world.run(&again)
        #expect(world.service.offsets(gone).count == 1)
        try world.expectFiles(1)
    }

    @Test("Files over the limit are left out, of whatever stated size and without an end")
    func tooLarge() async throws {
        let limit = 10_000
        let files = [
            world.file("larger", count: limit + 17), world.file("slightly", count: limit + 1),
            world.file("endless", count: 10), world.file("exact", count: limit),
        ]
        world.service.always(files[2], .floods)
        try await world.receive(files)
        try await world.receive([world.file("stated", count: 3)], size: Int64(limit) + 1)
        var fetch = world.makeFetch(FileFetchRules(limit: limit))
        try await world.run(&fetch)
        #expect(fetch.totals.tooLarge == 4 && fetch.totals.stored == 1 && fetch.totals.failed == 0)
        #expect(try await world.states() == [.remote, .remote, .remote, .found, .remote])
        #expect(!world.service.requests.contains { $0.file.path == "/v/stated" })
        try world.expectFiles(1)
        // Not again by the same fetch; another limit takes what has an end.
        world.clock.advance(by: .seconds(86_400))
        let before = world.service.requests.count
        try await world.run(&fetch)
        #expect(world.service.requests.count == before)
        var larger = world.makeFetch(FileFetchRules(limit: limit + 100))
        try await world.run(&larger)
        #expect(larger.totals.stored == 3 && larger.totals.tooLarge == 1)
    }

    @Test("Only wanted files are fetched, and others are neither reported nor changed")
    func filter() async throws {
        let files = ["a", "b", "c"].map { world.file($0, count: 100) }
        try await world.receive([files[0]], kind: .image, size: 100)
        try await world.receive([files[1]], kind: .video, size: 100)
        try await world.receive([files[2]], kind: .image, size: 1_000)
        var fetch = world.makeFetch(
            FileFetchRules { attachment, kind in kind == .image && attachment.size.map { $0 < 500 } ?? false })
        try await world.run(&fetch)
        #expect(try await world.states() == [.found, .remote, .remote])
        #expect(world.fates == [.stored(bytes: 100)])
        #expect(world.service.requests.map(\.file.path) == ["/v/a"])
    }

    @Test("A pace is kept over all files; without one, nothing waits")
    func pace() async throws {
        let files = [world.file("a", count: 60_000), world.file("b", count: 39_980)]
        try await world.receive(files)
        var fetch = world.makeFetch(FileFetchRules(bytesPerSecond: 10_000))
        try await world.run(&fetch)
        #expect(fetch.totals.stored == 2)
        // 100,000 bytes with the codes; a second's worth may come at once.
        #expect((Duration.milliseconds(8_900)...(.milliseconds(10_100))).contains(world.clock.elapsed()))
        let quick = try MediaWorld()
        try await quick.receive([quick.file("a", count: 60_000)])
        var unbounded = quick.makeFetch()
        try await quick.run(&unbounded)
        #expect(unbounded.totals.stored == 1 && quick.clock.waits.isEmpty)
    }

    @Test("Limits of the service are waited for, as long as it says")
    func limited() async throws {
        let file = world.file("a", count: 100)
        world.service.next(
            file, [.fails(.limited(retryAfter: .seconds(30))), .fails(.limited(retryAfter: .seconds(30)))])
        try await world.receive([file])
        var fetch = world.makeFetch()
        try await world.run(&fetch)
        #expect(fetch.totals.stored == 1 && world.clock.waits == [.seconds(30), .seconds(30)])
        let waits = world.notices.entries.compactMap { if case .waits(_, let delay) = $0 { delay } else { nil } }
        #expect(waits == [.seconds(30), .seconds(30)], "It says that it waits")
        try world.expectFiles(1)
    }

    @Test("A run that follows fetches files as they arrive, and spends little of its time looking for them")
    func following() async throws {
        let files = [world.file("a", count: 100), world.file("b", count: 200)]
        try await world.receive([files[0]])
        let clock = world.clock
        let store = SlowStore(world.store, clock)
        let source = world.source(over: store)
        let blobs = world.blobs
        let run = Task { () -> FileFetchError<MediaFailure>? in
            var fetch = FileFetch(source, store: store, blobs: blobs, clock: clock)
            do throws(FileFetchError<MediaFailure>) {
                try await fetch.follow(by: StillClock(moment: LiveEvents.time(100_000))) { _ in }
                return nil
            } catch {
                return error
            }
        }
        let isFetched = try await eventually(within: .seconds(60)) { try await world.states() == [.found] }
        #expect(isFetched)
        try await world.receive([files[1]])
        let areFetched = try await eventually(within: .seconds(60)) { try await world.states() == [.found, .found] }
        #expect(areFetched)
        // Each look takes two seconds.
        let rests = try await eventually(within: .seconds(60)) { clock.waits.count >= 2 }
        #expect(rests && clock.waits.allSatisfy { $0 == .seconds(40) })
        run.cancel()
        #expect(await run.value == nil)
        try world.expectFiles(2)
    }

    @Test("A run that follows leaves out files of messages before the last removal, which a fetch brings (ST-13)")
    func removed() async throws {
        try await world.receive([world.file("a", count: 100)])
        try await FetchHorizon(store: world.store).note(removalAt: Timestamp(milliseconds: 4_000_000_000_000))
        let (blobs, clock) = (world.blobs, world.clock)
        let store = SlowStore(world.store, clock)
        let source = world.source(over: store)
        let run = Task {
            var fetch = FileFetch(source, store: store, blobs: blobs, clock: clock)
            try? await fetch.follow(by: StillClock(moment: LiveEvents.time(100_000))) { _ in }
        }
        // It rests after it has looked.
        let hasLooked = try await eventually(within: .seconds(60)) { !clock.waits.isEmpty }
        #expect(hasLooked)
        run.cancel()
        await run.value
        #expect(try await world.states() == [.remote])
        var fetch = FileFetch(source, store: store, blobs: blobs, clock: clock)
        try await fetch.fetch(in: nil) { _ in }
        #expect(try await world.states() == [.found])
    }

    @Test("Nothing on the medium shows a file's plaintext, while it arrives or afterwards (ST-1)")
    func noPlaintext() async throws {
        let folder = NSTemporaryDirectory() + "whisper-media-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let sealing = try SodiumSealing()
        let world = try MediaWorld(FileBlobStore(directory: folder, key: try sealing.makeKey(), sealing: sealing))
        let canary = Array("the harbour is green in November ".utf8)
        let file = world.file("a", (0..<10_000).flatMap { _ in canary })
        let forged = world.file("forged", file.content + [1]) { $0.digest[0] ^= 1 }
        try await world.receive([file, forged])
        let looks = Mutex((count: 0, isSeen: false))
        let search = CanarySearch([canary])
        var fetch = world.makeFetch()
        try await fetch.fetch(in: nil) { notice in
            guard case .progressed = notice else { return }
            let isSeen = !search.files(below: folder).found.isEmpty
            looks.withLock { $0 = ($0.count + 1, $0.isSeen || isSeen) }
        }
        #expect(fetch.totals.stored == 1 && fetch.totals.failed == 1)
        #expect(looks.withLock { $0.count > 10 && !$0.isSeen })
        let after = search.files(below: folder)
        #expect(after.bytes > file.content.count && after.found.isEmpty)
        #expect(try await world.content(0) == file.content)
        try world.expectFiles(1)
    }
}

/// A vault that takes two seconds to look for files.
private final class SlowStore: ForwardingStore {
    let base: any VaultStore
    private let clock: InstantClock

    init(_ base: any VaultStore, _ clock: InstantClock) {
        self.base = base
        self.clock = clock
    }

    func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        let clock = clock
        return try await base.read { reader throws(StoreError) in try body(SlowReader(base: reader, clock)) }
    }
}

/// Takes two seconds to read messages.
private final class SlowReader: ForwardingReader {
    let base: any StoreReader
    private let clock: InstantClock

    init(base: any StoreReader, _ clock: InstantClock) {
        self.base = base
        self.clock = clock
    }

    func messages(_ query: MessageQuery, limit: Int) throws(StoreError) -> [StoredMessage] {
        clock.advance(by: .seconds(2))
        return try base.messages(query, limit: limit)
    }
}
