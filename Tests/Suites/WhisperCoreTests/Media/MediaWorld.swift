import WhisperArchive
import WhisperBlobPort
import WhisperIngestionPort
import WhisperJSONText
import WhisperMediaPort
import WhisperMergeHistories
import WhisperMessage
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTextCoding
import Synchronization
import Testing

@testable import WhisperCore

/// A vault in memory with live messages that name encrypted files, and the service that has these.
final class MediaWorld: Sendable {
    let vault = PipelineFixture()
    let sealing: SodiumSealing
    let service = ScriptedTransfer()
    let clock = InstantClock()
    let blobs: WatchedBlobs
    let notices = Notebook<FileFetchNotice<MediaFailure>>()
    private let files = Mutex<[String: SampleFile]>([:])

    init(_ blobs: any BlobStore = MemoryBlobStore()) throws {
        sealing = try SodiumSealing()
        self.blobs = WatchedBlobs(blobs)
    }

    var store: any VaultStore { vault.store }

    /// Makes a file, which the service has unless told otherwise.
    func file(
        _ name: String, _ content: [UInt8], isThere: Bool = true, _ change: (inout SampleFile) -> Void = { _ in }
    ) -> SampleFile {
        var file = SampleFile(name, content, by: sealing)
        change(&file)
        if isThere { service.put(file) }
        let made = file
        files.withLock { $0[name] = made }
        return made
    }

    /// A file of a number of bytes.
    func file(_ name: String, count: Int) -> SampleFile {
        file(name, (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) })
    }

    /// Messages arrive, one for each file, in this order and minutes apart.
    func receive(_ files: [SampleFile], kind: ContentKind = .image, size: Int64? = nil) async throws {
        try await receive(files.map { message(of: $0, kind: kind, size: size) })
    }

    func receive(_ messages: [SourceMessage]) async throws {
        let count = try await vault.messages().count
        let events = messages.enumerated().map { index, message in
            var message = message
            message.externalID = "M\(count + index)"
            message.ordinal = UInt64(count + index)
            message.timestamp = LiveEvents.time((count + index) * 300)
            return IngestionEvent.message(message)
        }
        try await vault.run(LiveScript([events]))
    }

    /// A message that names a file, and whose event has its reference.
    ///
    /// - Parameters:
    ///   - size: The size that the sender states.
    ///   - stated: The content that the message states; the file's unless given otherwise.
    ///   - event: The bytes of its event; the file's name unless given otherwise.
    func message(
        of file: SampleFile, kind: ContentKind = .image, size: Int64? = nil, stated: [UInt8]?? = nil,
        event: String? = nil
    ) -> SourceMessage {
        let digest = stated ?? file.digest
        let specific: JSONObject =
            digest.map { ["media": .object(["sha256": .string(HexText.text($0))])] } ?? JSONObject()
        return SourceMessage(
            chat: LiveEvents.chat, timestamp: LiveEvents.time(0), precision: .second,
            sender: LiveEvents.person("Ann"),
            content: Content(
                kind: kind, text: nil,
                attachments: [WhisperMessage.Attachment(name: file.name, size: size, state: .remote)]),
            platformSpecific: specific, ordinal: 0,
            raw: RawEvent(name: "Message", bytes: Array((event ?? file.name).utf8)))
    }

    /// Another event that refers to the message of a number arrives.
    func tell(_ event: String, ofMessage number: Int) async throws {
        let chat = try #require(try await store.conversation(platform: .whatsapp, key: LiveEvents.chat.key))
        let record = RawRecord(name: "Edit", bytes: Array(event.utf8), receivedAt: LiveEvents.time(9_999))
        let target = MessageTarget(conversation: chat.id, externalID: "M\(number)")
        _ = try await store.commit(IngestionGroup([.raw(record, of: target)]))
    }

    func source(_ opener: SampleOpener.Fault? = nil, over store: (any VaultStore)? = nil) -> MediaFiles {
        MediaFiles(
            of: .whatsapp,
            MediaFiles.Ports(
                transfer: service, opener: SampleOpener(sealing: sealing, fault: opener), store: store ?? self.store,
                memory: sealing, clock: clock)
        ) { [self] (event, index, memory) throws(SecretMemoryError) -> MediaReference? in
            let name = String(decoding: event.bytes, as: UTF8.self)
            guard index == 0, let file = files.withLock({ $0[name] }) else { return nil }
            return try file.reference(memory)
        }
    }

    func makeFetch(
        _ rules: FileFetchRules = FileFetchRules(), opener: SampleOpener.Fault? = nil
    ) -> FileFetch<MediaFiles> {
        FileFetch(source(opener), store: store, blobs: blobs, clock: clock, rules: rules)
    }

    /// Fetches what is due, and notes what becomes of it.
    func run(_ fetch: inout FileFetch<MediaFiles>) async throws {
        let notices = notices
        try await fetch.fetch(in: nil) { notices.note($0) }
    }

    // MARK: What there is

    /// The ends that were reported, in order.
    var fates: [FetchedFileFate<MediaFailure>] {
        notices.entries.compactMap { notice in if case .ended(_, let fate) = notice { fate } else { nil } }
    }

    /// The states of the messages' files, the oldest first.
    func states() async throws -> [AttachmentState?] {
        try await vault.messages().map { $0.unified.content.attachments.first?.state }
    }

    /// The content of the file of a message.
    func content(_ number: Int) async throws -> [UInt8] {
        let attachment = try #require(try await vault.messages()[number].unified.content.attachments.first)
        let reader = try blobs.makeReader(try #require(attachment.sha256.flatMap { BlobID(hex: $0) }))
        var bytes: [UInt8] = []
        while true {
            let chunk = try reader.read()
            if chunk.isEmpty { break }
            bytes += chunk
        }
        #expect(attachment.size == Int64(bytes.count))
        return bytes
    }

    /// Expects that the attachments contain so many files, and nothing else: no writer, no hold.
    func expectFiles(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(try blobs.list().ids.count == count, sourceLocation: sourceLocation)
        #expect(blobs.writers == 0, sourceLocation: sourceLocation)
        #expect(try blobs.removeAbandoned() == 0, sourceLocation: sourceLocation)
        #expect(try blobs.hold(.removing) != nil, sourceLocation: sourceLocation)
    }
}
