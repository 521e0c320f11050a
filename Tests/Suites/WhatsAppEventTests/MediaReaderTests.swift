import Testing
import WhisperIngestionPort
import WhisperJSONText
import WhisperMediaPort
import WhisperMessage
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestThreads
import WhisperTextCoding

@testable import WhisperWhatsAppEvents

@Suite("References of files, from genuine bytes (ING-6)", .ownThreads)
struct MediaReaderTests {
    /// The content of a message or an edit, and what the decoder says of its file.
    private struct Decoded {
        let raw: RawEvent
        let content: Content
        /// The digest in `platform_specific`; nil for edits, which have none.
        let digest: String?
        let isEdit: Bool
    }

    private func decoded(_ event: GenuineEvents.Event) -> [Decoded] {
        let events = WhatsAppEventDecoder().events(
            name: event.name, raw: event.raw, receivedAt: GenuineEvents.receivedAt)
        return events.compactMap { event in
            switch event {
            case .message(let message):
                guard let raw = message.raw else { return nil }
                var digest: String?
                if case .object(let media)? = message.platformSpecific["media"],
                    case .string(let text)? = media["sha256"]
                {
                    digest = text
                }
                return Decoded(raw: raw, content: message.content, digest: digest, isEdit: false)
            case .edit(_, _, let content, _, _, let raw):
                return raw.map { Decoded(raw: $0, content: content, digest: nil, isEdit: true) }
            default: return nil
            }
        }
    }

    /// Events whose attachment has no reference: it has no key, or keys of a kind of its own.
    private static let without: Set<String> = ["image-of-newsletter", "sticker-pack"]

    @Test("Each attachment that the decoder reports has its reference, and nothing else has (ING-6)")
    func agreement() throws {
        let memory = try SodiumSealing()
        var found: [String] = []
        for event in GenuineEvents.all {
            for (number, message) in decoded(event).enumerated() {
                let attachments = message.content.attachments
                for index in -1...attachments.count {
                    let reference = try FoundReference(message.raw, index, memory)
                    let isExpected = attachments.indices.contains(index) && !Self.without.contains(event.id)
                    #expect((reference != nil) == isExpected, "\(event.id), attachment \(index)")
                    #expect(
                        WhatsAppMediaReader.hasReference(
                            name: message.raw.name, raw: message.raw.bytes, attachment: index) == isExpected,
                        "\(event.id), attachment \(index)")
                    guard let reference, isExpected else { continue }
                    #expect(reference.kind == WhatsAppMediaReader.mediaKind(message.content.kind), "\(event.id)")
                    #expect(reference.size == attachments[index].size, "\(event.id)")
                    if !message.isEdit { #expect(HexText.text(reference.digest) == message.digest, "\(event.id)") }
                    #expect(reference.isThatOfTheFixtures, "\(event.id)")
                    found.append("\(event.id) \(number) \(reference.kind)")
                }
            }
        }
        #expect(
            found == [
                "image 0 image", "video 0 video", "view-once 0 image", "view-once-wrapped 0 video",
                "video-note 0 video", "voice 0 audio", "audio 0 audio", "document 0 document", "sticker 0 image",
                "image-from-device 0 image", "voice-in-wrappers 0 audio", "image-quoting-video 0 image",
                "edit-caption 0 image", "edit-caption-wrapped 0 video", "edit-caption-flagged 0 image",
                "buttons 0 image", "template-document 0 document", "buttons-video 0 video",
                "interactive-video 0 video", "product 0 image", "history-media 0 image", "history-media 1 document",
                "history-media 4 image", "history-media 5 video",
            ])
    }

    @Test("Events that are no message and no edit have no reference (ING-6)")
    func others() {
        for event in GenuineEvents.all where decoded(event).isEmpty {
            #expect(!WhatsAppMediaReader.hasReference(name: event.name, raw: event.raw, attachment: 0), "\(event.id)")
        }
        // A chunk of history is stored message by message.
        let history = GenuineEvents.event("history-media")
        #expect(!WhatsAppMediaReader.hasReference(name: history.name, raw: history.raw, attachment: 0))
        let image = GenuineEvents.event("image")
        #expect(!WhatsAppMediaReader.hasReference(name: "Receipt", raw: image.raw, attachment: 0))
        #expect(!WhatsAppMediaReader.hasReference(name: "event-99", raw: image.raw, attachment: 0))
    }

    @Test("The kinds of files, stickers among the images, and no others have keys (ING-6)")
    func kinds() {
        let kinds = ContentKind.allCases.filter { WhatsAppMediaReader.mediaKind($0) != nil }
        #expect(Set(kinds) == [.image, .video, .audio, .document, .sticker])
        #expect(WhatsAppMediaReader.mediaKind(.sticker) == .image)
        for kind in MediaKind.allCases {
            #expect(kinds.contains { WhatsAppMediaReader.mediaKind($0) == kind }, "\(kind)")
        }
    }

    @Test("Without memory for the key this is an error, not a missing reference (ID-8)")
    func outOfMemory() {
        let image = GenuineEvents.event("image")
        #expect(throws: SecretMemoryError.exhausted) {
            _ = try FoundReference(RawEvent(name: image.name, bytes: image.raw), 0, NoMemory())
        }
    }
}

/// What a reference contains.
private struct FoundReference {
    let kind: MediaKind
    let path: String
    let key: [UInt8]
    let digest: [UInt8]
    let encryptedDigest: [UInt8]
    let size: Int64?

    init?(_ raw: RawEvent, _ index: Int, _ memory: any SecretAllocator) throws {
        guard
            let reference = try WhatsAppMediaReader.reference(
                name: raw.name, raw: raw.bytes, attachment: index, memory: memory)
        else { return nil }
        kind = reference.file.kind
        path = reference.file.path
        key = reference.key.withUnsafeBytes { Array($0) }
        digest = reference.digest
        encryptedDigest = reference.file.digest
        size = reference.file.statedSize
    }

    /// Whether everything is as `genuine.py` wrote it.
    var isThatOfTheFixtures: Bool {
        path == "/v/t62-24/x.enc?ccb=11-4&oe=1A&_nc_sid=0" && key == Array(64..<96) && digest == Array(0..<32)
            && encryptedDigest == Array(32..<64) && size == 1_234
    }
}

/// An allocator that has no memory.
private struct NoMemory: SecretAllocator {
    var locksMemory: Bool { false }

    func allocate(count: Int) throws(SecretMemoryError) -> SecretBytes { throw .exhausted }
}
