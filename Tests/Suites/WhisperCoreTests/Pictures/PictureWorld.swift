import Synchronization
import Testing
import WhisperArchive
import WhisperBlobPort
import WhisperClockPort
import WhisperInMemoryStore
import WhisperMediaPort
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort

@testable import WhisperCore

/// A vault in memory with chats of a messenger that has pictures of them.
final class PictureWorld: Sendable {
    let store: any VaultStore
    let source = ScriptedPictures()
    let blobs: WatchedBlobs
    let clock = InstantClock()
    let wallClock = SteppedClock()
    let notices = Notebook<ChatPictureNotice>()
    private let count = Mutex(0)

    init(_ store: any VaultStore = InMemoryStore(clock: StillClock()), blobs: any BlobStore = MemoryBlobStore()) {
        self.store = store
        self.blobs = WatchedBlobs(blobs)
    }

    /// A chat with a message; each is newer than the one before.
    @discardableResult
    func chat(
        _ key: String, _ kind: ConversationKind = .direct, platform: Platform = .whatsapp, title: String? = nil
    ) async throws -> UniqueIdentifier {
        let chat = try await store.conversation(
            for: ConversationReference(platform: platform, key: key, title: title ?? "Chat", kind: kind)
        ).id
        let number = count.withLock { count in
            count += 1
            return count
        }
        _ = try await store.save([
            NewMessage(
                conversation: chat, externalID: "M\(number)", platform: platform,
                timestamp: Timestamp(milliseconds: Int64(number) * 1_000), precision: .second, sender: nil,
                status: .sent, content: Content(kind: .text, text: "x"))
        ])
        return chat
    }

    func pictures(over store: (any VaultStore)? = nil) -> ChatPictures {
        ChatPictures(
            of: .whatsapp, from: source, store: store ?? self.store, blobs: blobs, clock: clock, wallClock: wallClock)
    }

    /// Looks once with a new upkeep, as after a restart.
    @discardableResult
    func look() async throws -> ChatPictureTotals {
        var pictures = pictures()
        _ = try await pictures.look { [notices] in notices.note($0) }
        return pictures.totals
    }

    /// A week passes.
    func passWeek() { wallClock.advance(milliseconds: ChatPictures.interval) }

    /// The content of a chat's picture; nil if it has none.
    func picture(of chat: UniqueIdentifier) async throws -> [UInt8]? {
        guard let name = try #require(try await store.conversation(chat)).avatar else { return nil }
        let reader = try blobs.makeReader(try #require(BlobID(hex: name)))
        var bytes: [UInt8] = []
        while true {
            let piece = try reader.read()
            if piece.isEmpty { return bytes }
            bytes += piece
        }
    }

    /// Expects that every reference has its content, that nothing else is stored, and that nothing is held.
    func expectConsistent(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let comparison = try await BlobCollection(store: store, blobs: blobs).compare()
        #expect(comparison.missing.isEmpty && comparison.orphaned.isEmpty, sourceLocation: sourceLocation)
        #expect(blobs.writers == 0, sourceLocation: sourceLocation)
        #expect(try blobs.hold(.removing) != nil, sourceLocation: sourceLocation)
    }
}

/// A clock that a test sets.
final class SteppedClock: WallClock {
    private let moment = Mutex<Int64>(1_700_000_000_000)

    func now() -> Timestamp { Timestamp(milliseconds: moment.withLock { $0 }) }

    func advance(milliseconds: Int64) { moment.withLock { $0 += milliseconds } }
}
