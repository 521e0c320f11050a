import WhisperArchive
import WhisperBlobPort
import WhisperInMemoryStore
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import Synchronization
import Testing
import WhisperCore

/// A vault in memory whose messages have files.
///
/// Files of Matrix can be fetched again, others cannot.
struct FilledVault {
    let store: any VaultStore
    let blobs = MemoryBlobStore()

    init(_ store: any VaultStore = InMemoryStore(clock: StillClock())) {
        self.store = store
    }

    var pruning: MediaPruning { MediaPruning(store: store, blobs: blobs, mayFetch: FilledVault.mayFetch) }

    static let mayFetch: ContentAvailability = { (use) throws(StoreError) in use.platform == .matrix }

    /// A time on a day of 1970.
    static func day(_ number: Int64, hour: Int64 = 12) -> Timestamp {
        Timestamp(milliseconds: number * 86_400_000 + hour * 3_600_000)
    }

    func chat(_ title: String, _ platform: Platform = .matrix) async throws -> UniqueIdentifier {
        try await store.conversation(
            for: ConversationReference(platform: platform, key: title, title: title, kind: .direct)
        ).id
    }

    /// Stores a content of a size, all of whose bytes are equal.
    func blob(_ byte: UInt8, count: Int) throws -> BlobID {
        let writer = try blobs.makeWriter()
        let content = [UInt8](repeating: byte, count: count)
        content.withUnsafeBytes { bytes in _ = try? writer.write(bytes) }
        return try writer.commit().id
    }

    /// A message with files, each a byte repeated so often.
    @discardableResult
    func message(
        in chat: UniqueIdentifier, day: Int64, hour: Int64 = 12, on platform: Platform = .matrix,
        kind: ContentKind = .image, status: MessageStatus = .sent, _ files: (byte: UInt8, count: Int)...
    ) async throws -> UniqueIdentifier {
        let message = try newMessage(in: chat, at: FilledVault.day(day, hour: hour), platform, kind, status, files)
        _ = try await store.save([message])
        return try #require(try await store.message(conversation: chat, externalID: message.externalID)).unified.id
    }

    /// Many messages of one time, each with a file.
    func messages(
        _ count: Int, in chat: UniqueIdentifier, _ file: (Int) -> (byte: UInt8, count: Int)
    ) async throws {
        let messages = try (0..<count).map {
            try newMessage(in: chat, at: FilledVault.day(1), .matrix, .image, .sent, [file($0)])
        }
        _ = try await store.save(messages)
    }

    private func newMessage(
        in chat: UniqueIdentifier, at time: Timestamp, _ platform: Platform, _ kind: ContentKind,
        _ status: MessageStatus, _ files: [(byte: UInt8, count: Int)]
    ) throws -> NewMessage {
        let attachments = try files.map { file in
            WhisperMessage.Attachment(
                name: "\(file.byte).jpg", mime: "image/jpeg", size: Int64(file.count),
                sha256: try blob(file.byte, count: file.count).hex, state: .found)
        }
        return NewMessage(
            conversation: chat, externalID: "\(FilledVault.number.wrappingAdd(1, ordering: .relaxed).newValue)",
            platform: platform, timestamp: time, precision: .second, sender: nil, status: status,
            content: Content(kind: kind, text: nil, attachments: attachments))
    }

    private static let number = Atomic<Int>(0)

    func files(of message: UniqueIdentifier) async throws -> [WhisperMessage.Attachment] {
        try #require(try await store.message(message)).unified.content.attachments
    }

    /// The states of the first files of messages.
    func states(_ messages: [UniqueIdentifier]) async throws -> [AttachmentState?] {
        var states: [AttachmentState?] = []
        for message in messages { states.append(try await files(of: message).first?.state) }
        return states
    }

    /// Plans and applies a rule.
    @discardableResult
    func prune(_ rule: MediaRule) async throws -> MediaPruneReport {
        try await pruning.apply(try await pruning.plan(rule))
    }

    /// Expects that every reference has its content, and that nothing else is stored.
    func expectConsistent(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let comparison = try await BlobCollection(store: store, blobs: blobs).compare()
        #expect(comparison.missing.isEmpty, sourceLocation: sourceLocation)
        #expect(comparison.orphaned.isEmpty, sourceLocation: sourceLocation)
    }
}
