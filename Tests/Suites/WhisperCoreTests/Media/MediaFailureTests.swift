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

@Suite("Encrypted files that break off, or are not what their messages name (ING-6)", .ownThreads)
struct MediaFailureTests {
    private let world: MediaWorld

    init() throws { world = try MediaWorld() }

    // MARK: Transfers that break off

    @Test("A transfer that breaks off continues where it was, after growing delays")
    func continued() async throws {
        let file = world.file("a", count: 200_000)
        world.service.next(file, [.breaks(after: 100_000), .breaks(after: 0), .breaks(after: 50_000)])
        try await world.receive([file])
        var fetch = world.makeFetch()
        try await world.run(&fetch)
        #expect(try await world.content(0) == file.content)
        #expect(world.service.offsets(file) == [0, 100_000, 100_000, 150_000])
        #expect(world.clock.waits == [.zero, .seconds(2), .seconds(4)])
        #expect(world.blobs.made == 1)
        try world.expectFiles(1)
    }

    @Test(
        "One that breaks off at any places, in pieces of any size, arrives as it is", arguments: 0..<12 as Range<UInt64>
    )
    func anywhere(seed: UInt64) async throws {
        print("seed \(seed)")
        var random = SeededRandom(seed: seed)
        world.service.setPieceSize(Int.random(in: 1...5_000, using: &random))
        let file = world.file("a", count: Int.random(in: 10...20_000, using: &random))
        let breaks = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            Int.random(in: 1...(file.encrypted.count / 6), using: &random)
        }
        world.service.next(file, breaks.map { .breaks(after: $0) })
        try await world.receive([file])
        var fetch = world.makeFetch()
        try await world.run(&fetch)
        #expect(try await world.content(0) == file.content)
        #expect(world.service.requests.count == breaks.count + 1)
    }

    @Test("One that breaks off again and again ends after five continuations, unless a megabyte arrives in between")
    func breaksWithoutEnd() async throws {
        let slow = world.file("slow", count: 5_000)
        let large = world.file("large", count: 2_500_000)
        let stuck = world.file("stuck", count: 5_000)
        world.service.always(slow, .breaks(after: 1))
        world.service.next(stuck, [.breaks(after: 1_000)])
        world.service.always(stuck, .breaks(after: 0))
        world.service.next(large, Array(repeating: .breaks(after: 300_000), count: 8))
        try await world.receive([stuck, large, slow])
        var fetch = world.makeFetch()
        try await world.run(&fetch)
        #expect(fetch.totals.stored == 1 && fetch.totals.failed == 2)
        #expect(try await world.states() == [.remote, .found, .remote])
        #expect(world.service.offsets(slow) == [0, 1, 2, 3, 4, 5])
        #expect(world.service.offsets(stuck) == [0] + Array(repeating: 1_000, count: 5))
        #expect(world.service.offsets(large).count == 9)
        #expect(world.fates.count { $0 == .failed(.transfer(.network)) } == 2)
        try world.expectFiles(1)
    }

    // MARK: Lies

    /// What goes wrong with a file, and what is reported about it.
    enum Lie: CaseIterable, Sendable {
        case endsEarly, endsAtOnce, otherBytes, longer, otherKey, otherContent, redirected, failing

        var failure: MediaFailure {
            switch self {
            case .endsEarly, .otherBytes, .longer: .opening(.otherFile)
            case .endsAtOnce: .opening(.truncated)
            case .otherKey: .opening(.forged)
            case .otherContent: .opening(.otherContent)
            case .redirected: .transfer(.refused(status: 302))
            case .failing: .transfer(.refused(status: 500))
            }
        }

        /// Whether it is the service that lies, and not the message.
        var isOfService: Bool { self != .otherKey && self != .otherContent }
    }

    private func file(_ lie: Lie) -> SampleFile {
        let file = world.file("a", (0..<3_000).map { UInt8(truncatingIfNeeded: $0) }) { file in
            if lie == .otherKey { file.key[31] ^= 1 }
            if lie == .otherContent { file.digest[31] ^= 1 }
        }
        let act: ScriptedTransfer.Act? =
            switch lie {
            case .endsEarly: .ends(after: 2_000)
            case .endsAtOnce: .ends(after: 0)
            case .otherBytes: .sends(file.encrypted.enumerated().map { $0 == 1_234 ? $1 ^ 4 : $1 })
            case .longer: .sends(file.encrypted + [0])
            case .redirected: .fails(.refused(status: 302))
            case .failing: .fails(.refused(status: 500))
            case .otherKey, .otherContent: nil
            }
        if let act { world.service.always(file, act) }
        return file
    }

    @Test(
        "What is not the file is reported with its reason and leaves nothing; other files are fetched",
        arguments: Lie.allCases)
    func lies(_ lie: Lie) async throws {
        let bad = file(lie)
        let good = world.file("good", count: 100)
        try await world.receive([good, bad])
        var fetch = world.makeFetch()
        try await world.run(&fetch)
        #expect(world.fates == [.failed(lie.failure), .stored(bytes: 100)])
        #expect(try await world.states() == [.found, .remote])
        #expect(fetch.totals.failed == 1 && fetch.totals.stored == 1)
        try world.expectFiles(1)
        // Not at once again; later it is there, if it was the service that lied.
        try await world.run(&fetch)
        #expect(world.service.offsets(bad).count == 1)
        world.service.always(bad, .whole)
        world.clock.advance(by: .seconds(61))
        try await world.run(&fetch)
        #expect(world.service.offsets(bad).count == 2)
        #expect(try await world.states() == [.found, lie.isOfService ? .found : .remote])
        try world.expectFiles(lie.isOfService ? 2 : 1)
    }

    @Test("A forged file is requested after growing delays, not without end")
    func delays() async throws {
        let bad = file(.otherKey)
        try await world.receive([bad])
        var fetch = world.makeFetch()
        for _ in 0..<24 * 60 {
            try await world.run(&fetch)
            world.clock.advance(by: .seconds(60))
        }
        // A day: after 0, 1, 5, 21, 85 and 341 minutes, then every six hours.
        #expect(world.service.offsets(bad).count == 9)
        try world.expectFiles(0)
    }

    @Test("A content that is not the one of the message is not attached, whatever opened it")
    func carelessOpener() async throws {
        let bad = file(.otherBytes)
        try await world.receive([bad])
        var fetch = world.makeFetch(opener: .verifiesNothing)
        try await world.run(&fetch)
        #expect(world.fates == [.failed(.opening(.otherContent))])
        #expect(try await world.states() == [.remote])
        #expect(try await world.store.referencedBlobs().isEmpty)
    }

    // MARK: References

    @Test("A file whose message has no reference is reported once, and stays as it is")
    func noReference() async throws {
        let file = world.file("a", count: 10)
        try await world.receive([world.message(of: file, event: "nothing")])
        var fetch = world.makeFetch()
        for _ in 0..<3 {
            try await world.run(&fetch)
            world.clock.advance(by: .seconds(86_400))
        }
        #expect(world.fates == [.noWay(.noReference)] && fetch.totals.noWay == 1)
        #expect(try await world.states() == [.remote] && world.service.requests.isEmpty && world.blobs.made == 0)
        // Another event of the message has it.
        try await world.tell("a", ofMessage: 0)
        var later = world.makeFetch()
        try await world.run(&later)
        #expect(try await world.content(0) == file.content)
    }

    @Test("An event that someone sends about a message gives it no other file (ING-1b)")
    func foreignEvent() async throws {
        let (own, other) = (world.file("own", count: 10), world.file("other", count: 20))
        try await world.receive([
            world.message(of: own, event: "nothing"), world.message(of: own, stated: .some(nil), event: "nothing"),
            world.message(of: own, event: "other"),
        ])
        for number in 0..<3 { try await world.tell("other", ofMessage: number) }
        var fetch = world.makeFetch()
        try await world.run(&fetch)
        #expect(world.fates == Array(repeating: .noWay(.noReference), count: 3))
        #expect(world.service.offsets(other).isEmpty)
        try await world.tell("own", ofMessage: 2)
        var later = world.makeFetch()
        try await world.run(&later)
        #expect(try await world.states() == [.remote, .remote, .found])
        #expect(try await world.content(2) == own.content)
    }

    // MARK: What ends a fetch

    @Test(
        "Without the program, its ability, trust in the service, or memory, nothing is fetched",
        arguments: [MediaTransferError.notInstalled, .unsupported, .untrusted])
    func endsFetch(_ error: MediaTransferError) async throws {
        let files = ["a", "b"].map { world.file($0, count: 10) }
        world.service.always(files[1], .fails(error))
        try await world.receive(files)
        var fetch = world.makeFetch()
        await #expect(throws: FileFetchError<MediaFailure>.source(.transfer(error))) { try await world.run(&fetch) }
        #expect(world.service.requests.count == 1)
        try world.expectFiles(0)
        var memoryless = world.makeFetch(opener: .cannotBegin(.outOfMemory))
        await #expect(throws: FileFetchError<MediaFailure>.source(.opening(.outOfMemory))) {
            try await world.run(&memoryless)
        }
        #expect(try await world.states() == [.remote, .remote])
        try world.expectFiles(0)
    }

    @Test("A service that is not reached ends the fetch; one file with which the program always fails does not")
    func unreached() async throws {
        let files = (0..<6).map { world.file("f\($0)", count: 10 + $0) }
        for file in files { world.service.always(file, .fails(.network)) }
        try await world.receive(files)
        var fetch = world.makeFetch()
        await #expect(throws: FileFetchError<MediaFailure>.source(.transfer(.network))) { try await world.run(&fetch) }
        #expect(world.service.requests.count == 3)
        for file in files { world.service.always(file, .whole) }
        world.service.always(files[3], .fails(.crashed))
        var second = world.makeFetch()
        try await world.run(&second)
        #expect(second.totals.stored == 5 && second.totals.failed == 1)
        try world.expectFiles(5)
    }

    @Test(
        "Files with which the program always fails do not keep the others from being fetched, however many they are",
        arguments: [3, 5, 16, 29])
    func broken(count: Int) async throws {
        let files = (0..<30).map { world.file("f\($0)", count: 10 + $0) }
        // The latest messages come first.
        for file in files.suffix(count) { world.service.always(file, .fails(.crashed)) }
        try await world.receive(files)
        var fetch = world.makeFetch()
        try await world.run(&fetch)
        #expect(fetch.totals.stored == 30 - count)
        #expect(world.service.requests.count <= 30, "Each is tried once")
        try world.expectFiles(30 - count)
    }

    @Test("A program that fails with every file ends the fetch after a few of them")
    func brokenProgram() async throws {
        let files = (0..<300).map { world.file("f\($0)", count: 10) }
        for file in files { world.service.always(file, .fails(.crashed)) }
        try await world.receive(files)
        var fetch = world.makeFetch()
        await #expect(throws: FileFetchError<MediaFailure>.source(.transfer(.crashed))) { try await world.run(&fetch) }
        #expect(world.service.requests.count < 80)
    }

    @Test("A full medium ends the fetch, and leaves nothing")
    func full() async throws {
        try await world.receive([world.file("a", count: 1_000)])
        world.blobs.setFault(.full)
        var fetch = world.makeFetch()
        await #expect(throws: FileFetchError<MediaFailure>.blobs(.full)) { try await world.run(&fetch) }
        try world.expectFiles(0)
        world.blobs.setFault(nil)
        try await world.run(&fetch)
        #expect(try await world.states() == [.found])
    }

    @Test("A cancelled fetch ends, and leaves no part of a file")
    func cancelled() async throws {
        let file = world.file("a", count: 10)
        world.service.always(file, .floods)
        try await world.receive([file])
        let began = Mutex(false)
        let world = world
        let run = Task { () -> FileFetchError<MediaFailure>? in
            var fetch = world.makeFetch(FileFetchRules(limit: .max))
            do throws(FileFetchError<MediaFailure>) {
                try await fetch.fetch(in: nil) { notice in
                    if case .progressed = notice { began.withLock { $0 = true } }
                }
                return nil
            } catch {
                return error
            }
        }
        let isRunning = try await eventually(within: .seconds(60)) { began.withLock { $0 } }
        #expect(isRunning)
        run.cancel()
        #expect(await run.value == .cancelled)
        #expect(try await world.states() == [.remote])
        try world.expectFiles(0)
    }

    @Test("A message that is deleted before or while its file arrives keeps nothing", arguments: [true, false])
    func deleted(isBefore: Bool) async throws {
        try await world.receive([world.file("a", count: 1_000)])
        let message = try #require(try await world.vault.messages().first).unified.id
        let store = DeletingStore(world.store, message, isBefore: isBefore)
        var fetch = FileFetch(world.source(over: store), store: store, blobs: world.blobs, clock: world.clock)
        try await world.run(&fetch)
        #expect(world.fates == [.withdrawn] && fetch.totals == FileFetchTotals())
        #expect(world.service.requests.count == (isBefore ? 0 : 1))
        #expect(try await world.store.referencedBlobs().isEmpty)
        #expect(world.blobs.writers == 0)
    }
}

/// A store in which a message is erased just before its events are read, or what became of its file is recorded.
private final class DeletingStore: ForwardingStore {
    let base: any VaultStore
    private let message: UniqueIdentifier
    private let isBefore: Bool

    init(_ base: any VaultStore, _ message: UniqueIdentifier, isBefore: Bool) {
        self.base = base
        self.message = message
        self.isBefore = isBefore
    }

    func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        guard isBefore else { return try await base.read(body) }
        do throws(StoreError) {
            return try await base.read { reader throws(StoreError) in try body(EventlessReader(base: reader)) }
        } catch  where error == EventlessReader.refusal {
            _ = try await base.deleteMessage(message, .erase)
            return try await base.read(body)
        }
    }

    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        if case .settle = operation, !isBefore { _ = try await base.deleteMessage(message, .erase) }
        return try await base.write(operation, body)
    }
}

/// Reads everything but events.
private final class EventlessReader: ForwardingReader {
    static let refusal = StoreError(.unsupported)

    let base: any StoreReader

    init(base: any StoreReader) { self.base = base }

    func rawEvents(
        of message: UniqueIdentifier?, after number: Int64, limit: Int
    ) throws(StoreError) -> [StoredRawEvent] {
        throw EventlessReader.refusal
    }
}
