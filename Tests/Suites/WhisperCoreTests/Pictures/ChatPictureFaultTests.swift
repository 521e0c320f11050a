import Synchronization
import Testing
import WhisperArchive
import WhisperBlobPort
import WhisperInMemoryStore
import WhisperMediaPort
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperCore

@Suite("Pictures of chats when something fails (ING-6, ST-11)", .ownThreads)
struct ChatPictureFaultTests {
    private let world = PictureWorld()

    /// What a look fails with; nil if it succeeds.
    private func failure(of pictures: inout ChatPictures) async -> FileFetchError<MediaFailure>? {
        do throws(FileFetchError<MediaFailure>) {
            _ = try await pictures.look()
            return nil
        } catch {
            return error
        }
    }

    @Test("Interrupted between any two steps, no reference is without its content, and the next look does the rest")
    func interrupted() async throws {
        var end = 0
        while true {
            let store = InterruptedSteps(InMemoryStore(clock: StillClock()))
            let world = PictureWorld(store)
            let chat = try await world.chat("1@g.us", .group)
            world.source.put(SamplePicture.jpeg(mark: 1), for: "1@g.us")
            try await world.look()
            world.source.put(SamplePicture.jpeg(mark: 2), as: "2", for: "1@g.us")
            world.passWeek()
            store.left.withLock { $0 = end }
            var pictures = world.pictures()
            let error = await failure(of: &pictures)
            store.left.withLock { $0 = nil }
            #expect(error == nil || error == .cancelled, "\(end)")
            let comparison = try await BlobCollection(store: store, blobs: world.blobs).compare()
            #expect(comparison.missing.isEmpty, "\(end)")
            #expect(world.blobs.writers == 0)
            world.passWeek()
            try await world.look()
            #expect(try await world.picture(of: chat) == SamplePicture.jpeg(mark: 2), "\(end)")
            try await BlobCollection(store: store, blobs: world.blobs).removeOrphans()
            #expect(try world.blobs.list().ids.count == 1)
            try await world.expectConsistent()
            if error == nil { break }
            end += 1
        }
        // The reference, the note, and the references before the former content is removed.
        #expect(end == 3)
    }

    @Test("On a full medium nothing is stored and nothing left behind; later it is (ING-6)")
    func full() async throws {
        let chat = try await world.chat("1@g.us", .group)
        world.source.put(SamplePicture.jpeg(), for: "1@g.us")
        world.blobs.setFault(.full)
        var pictures = world.pictures()
        #expect(await failure(of: &pictures) == .blobs(.full))
        try await world.expectConsistent()
        world.blobs.setFault(nil)
        #expect(await failure(of: &pictures) == nil)
        #expect(try await world.picture(of: chat) == SamplePicture.jpeg())
    }

    @Test("A chat that is deleted while its picture arrives leaves nothing behind (ING-6, ST-11)")
    func deleted() async throws {
        let chat = try await world.chat("1@g.us", .group)
        world.source.put(SamplePicture.jpeg(), for: "1@g.us")
        world.source.intervene { [store = world.store] in _ = try? await store.deleteConversation(chat) }
        try await world.look()
        #expect(try world.blobs.list().ids.isEmpty)
        try await world.expectConsistent()
    }

    @Test("Chats whose pictures never arrive do not keep the others from theirs (ING-6)")
    func unreached() async throws {
        let good = try await world.chat("good@g.us", .group)
        world.source.put(SamplePicture.jpeg(), for: "good@g.us")
        // Newer than the good one.
        for number in 0..<4 {
            let key = "\(number)@g.us"
            try await world.chat(key, .group)
            world.source.put(SamplePicture.jpeg(), for: key)
            if number < 2 { world.source.fail(.network, for: key) } else { world.source.failFetch(.crashed, for: key) }
        }
        var pictures = world.pictures()
        #expect(await failure(of: &pictures) == .source(.transfer(.network)))
        #expect(world.source.asked.count == 3)
        #expect(await failure(of: &pictures) == nil)
        #expect(try await world.picture(of: good) == SamplePicture.jpeg())
        // A minute later they are due again.
        world.source.fail(nil, for: "1@g.us")
        world.clock.advance(by: .seconds(60))
        _ = await failure(of: &pictures)
        #expect(pictures.totals.stored == 2)
        try await world.expectConsistent()
    }

    @Test("A messenger without pictures ends the upkeep, one that limits requests postpones it (ING-6)")
    func refusals() async throws {
        try await world.chat("1@g.us", .group)
        try await world.chat("2@g.us", .group)
        world.source.fail(.limited(retryAfter: nil), for: "2@g.us")
        var pictures = world.pictures()
        #expect(await failure(of: &pictures) == .source(.transfer(.limited(retryAfter: nil))))
        #expect(world.source.asked.count == 1)
        world.source.fail(.unsupported, for: "2@g.us")
        var ended: FileFetchError<MediaFailure>?
        do throws(FileFetchError<MediaFailure>) { try await pictures.follow { _ in } } catch { ended = error }
        #expect(ended == .source(.transfer(.unsupported)))
    }

    @Test("“Unchanged” of a chat without a picture, and the known id again, store nothing and end nothing (ING-6)")
    func lies() async throws {
        let chat = try await world.chat("1@g.us", .group)
        world.source.always(.unchanged, for: "1@g.us")
        #expect(try await world.look().failed == 1)
        #expect(try await world.picture(of: chat) == nil)
        world.source.put(SamplePicture.jpeg(), for: "1@g.us")
        world.source.always(.picture(id: "1", path: "/v/1@g.us"), for: "1@g.us")
        world.passWeek()
        try await world.look()
        world.passWeek()
        #expect(try await world.look().unchanged == 1)
        #expect(world.source.fetched.count == 1)
        // An id beyond all bounds is not remembered.
        let long = String(repeating: "x", count: 300)
        world.source.always(.picture(id: long, path: "/v/1@g.us"), for: "1@g.us")
        world.passWeek()
        #expect(try await world.look().stored == 1)
        #expect(try await world.store.setting(ChatPictureNote.setting(of: chat))?.contains("xxx") == false)
        try await world.expectConsistent()
    }

    @Test("A new chat is looked at while the others rest (ING-6)")
    func following() async throws {
        try await world.chat("1@g.us", .group)
        let world = world
        let clock = HeldClock()
        let following = Task {
            var pictures = ChatPictures(
                of: .whatsapp, from: world.source, store: world.store, blobs: world.blobs, clock: clock,
                wallClock: world.wallClock)
            try? await pictures.follow { world.notices.note($0) }
        }
        #expect(await eventually { world.source.asked == ["1@g.us"] && clock.waits > 0 })
        world.source.put(SamplePicture.jpeg(), for: "2@g.us")
        let new = try await world.chat("2@g.us", .group)
        clock.release()
        #expect(await eventually { world.source.fetched == ["2@g.us"] && !world.notices.entries.isEmpty })
        following.cancel()
        await following.value
        #expect(try await world.picture(of: new) == SamplePicture.jpeg())
        #expect(world.source.asked.filter { $0 == "1@g.us" }.count == 1)
    }
}

/// A store whose writes are cancelled after a number of them.
private final class InterruptedSteps: ForwardingStore {
    let base: any VaultStore
    /// How many more writes succeed; nil for all.
    let left = Mutex<Int?>(nil)

    init(_ base: any VaultStore) { self.base = base }

    fileprivate func step() throws(StoreError) {
        let isCancelled = left.withLock { left in
            guard let count = left else { return false }
            left = max(count - 1, 0)
            return count == 0
        }
        if isCancelled { throw StoreError(.cancelled) }
    }

    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        switch operation {
        case .setting, .avatar: try step()
        default: break
        }
        return try await base.write(operation, body)
    }

    func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await base.read { reader throws(StoreError) in try body(InterruptedReader(base: reader, store: self)) }
    }

    func close() async { await base.close() }
}

/// Takes a step of its store when blobs are listed.
private final class InterruptedReader: ForwardingReader {
    let base: any StoreReader
    private let store: InterruptedSteps

    init(base: any StoreReader, store: InterruptedSteps) {
        self.base = base
        self.store = store
    }

    func referencedBlobs(among blobs: Set<String>?) throws(StoreError) -> [String] {
        if blobs == nil { try store.step() }
        return try base.referencedBlobs(among: blobs)
    }
}
