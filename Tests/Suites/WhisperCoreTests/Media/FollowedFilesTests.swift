import WhisperArchive
import WhisperBlobPort
import WhisperMediaPort
import WhisperMessage
import WhisperStorePort
import WhisperTestSupport
import WhisperTestThreads
import Synchronization
import Testing

@testable import WhisperCore

@Suite("A run that fetches files as their messages arrive (ING-6)", .ownThreads)
struct FollowedFilesTests {
    private let world: MediaWorld

    init() throws { world = try MediaWorld() }

    /// Fetches files as they arrive while something happens; what the run failed with.
    private func following(
        _ blobs: (any BlobStore)? = nil, _ body: () async throws -> Void
    ) async throws -> FileFetchError<MediaFailure>? {
        let (source, store, clock, notices) = (world.source(), world.store, world.clock, world.notices)
        let blobs = blobs ?? world.blobs
        let run = Task { () -> FileFetchError<MediaFailure>? in
            var fetch = FileFetch(source, store: store, blobs: blobs, clock: clock)
            do throws(FileFetchError<MediaFailure>) {
                try await fetch.follow(by: StillClock(moment: LiveEvents.time(100_000))) { notices.note($0) }
                return nil
            } catch {
                return error
            }
        }
        do {
            try await body()
        } catch {
            run.cancel()
            throw error
        }
        run.cancel()
        return await run.value
    }

    private func expectStates(
        _ states: [AttachmentState?], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let world = world
        let areThere = try await eventually(within: .seconds(60)) { try await world.states() == states }
        #expect(areThere, sourceLocation: sourceLocation)
    }

    @Test("A file that the program cannot fetch is a failure once, and the others are fetched (ING-6)")
    func unsupportedFile() async throws {
        let files = ["a", "odd", "third"].map { world.file($0, count: 10 + $0.count) }
        world.service.always(files[1], .fails(.unsupportedFile))
        try await world.receive([files[0], files[1]])
        let failure = try await following {
            try await expectStates([.found, .remote])
            // The run goes on, and does not try it again, however much time passes.
            world.clock.advance(by: .seconds(7 * 86_400))
            try await world.receive([files[2]])
            try await expectStates([.found, .remote, .found])
        }
        #expect(failure == nil)
        #expect(world.service.offsets(files[1]) == [0])
        #expect(world.fates.count { $0 == .failed(.transfer(.unsupportedFile)) } == 1)
        // A later fetch tries it again: the program may be another one.
        var later = world.makeFetch()
        try await world.run(&later)
        #expect(later.totals.failed == 1 && world.service.offsets(files[1]) == [0, 0])
        try world.expectFiles(2)
    }

    @Test("A run ends where the program can fetch no file at all (ING-6)")
    func unsupported() async throws {
        let file = world.file("a", count: 10)
        world.service.always(file, .fails(.unsupported))
        try await world.receive([file])
        let failure = try await following {
            let world = world
            let isAsked = try await eventually(within: .seconds(60)) { world.service.offsets(file) == [0] }
            #expect(isAsked)
        }
        // The task may be cancelled before the failure has ended it.
        #expect(failure == .source(.transfer(.unsupported)) || failure == nil)
    }

    @Test("A run that is cancelled while it reads the vault ends without an error (ING-6)", arguments: [false, true])
    func cancelledReading(isReadingFiles: Bool) async throws {
        let store = CancelledStore(base: world.store, isReadingFiles: isReadingFiles)
        var fetch = FileFetch(world.source(), store: store, blobs: world.blobs, clock: world.clock)
        try await fetch.follow(by: StillClock(moment: LiveEvents.time(100_000))) { _ in }
    }

    @Test("Beginnings of files are looked for once, and again only after a failure (ING-6)")
    func abandoned() async throws {
        let blobs = CountingBlobs(world.blobs)
        let files = (0..<5).map { world.file("f\($0)", count: 10 + $0) }
        let failure = try await following(blobs) {
            for number in 0..<3 {
                try await world.receive([files[number]])
                try await expectStates(Array(repeating: .found, count: number + 1))
            }
            #expect(blobs.removals == 1)
            world.blobs.setFault(.full)
            try await world.receive([files[3]])
            let world = world
            let hasFailed = try await eventually(within: .seconds(60)) {
                world.notices.entries.contains { if case .postponed = $0 { true } else { false } }
            }
            #expect(hasFailed)
            world.blobs.setFault(nil)
            try await expectStates(Array(repeating: .found, count: 4))
            let after = blobs.removals
            #expect(after > 1)
            try await world.receive([files[4]])
            try await expectStates(Array(repeating: .found, count: 5))
            #expect(blobs.removals == after)
        }
        #expect(failure == nil)
    }

    @Test("A file is reported with its chat and its message's reference, as most pictures have no name (ING-6)")
    func reported() async throws {
        try await world.receive([world.file("a", count: 10)])
        var fetch = world.makeFetch()
        try await world.run(&fetch)
        let message = try #require(try await world.vault.messages().first)
        let files = world.notices.entries.compactMap { notice in
            if case .ended(let file, _) = notice { file } else { nil }
        }
        #expect(files.map(\.chat) == [LiveEvents.chat.title])
        #expect(files.map(\.reference) == [MessageReference(of: message.unified)])
    }
}

/// An attachment store that counts how often beginnings of files were looked for.
private final class CountingBlobs: ForwardingBlobStore {
    let base: any BlobStore
    private let count = Mutex(0)

    init(_ base: any BlobStore) { self.base = base }

    var removals: Int { count.withLock { $0 } }

    func removeAbandoned() throws(BlobError) -> Int {
        count.withLock { $0 += 1 }
        return try base.removeAbandoned()
    }
}

/// A vault that does nothing for a cancelled task, when the horizon or the files to fetch are read.
private final class CancelledStore: ForwardingStore {
    let base: any VaultStore
    private let isReadingFiles: Bool

    init(base: any VaultStore, isReadingFiles: Bool) {
        self.base = base
        self.isReadingFiles = isReadingFiles
    }

    func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        if !isReadingFiles { throw StoreError(.cancelled) }
        return try await base.read { reader throws(StoreError) in try body(CancelledReader(base: reader)) }
    }
}

/// Reads everything but messages.
private final class CancelledReader: ForwardingReader {
    let base: any StoreReader

    init(base: any StoreReader) { self.base = base }

    func messages(_ query: MessageQuery, limit: Int) throws(StoreError) -> [StoredMessage] {
        throw StoreError(.cancelled)
    }
}
