import WhisperMessage

/// The type of a file, inferred from its name.
struct MediaType {
    /// The kind of message that it makes.
    let kind: ContentKind
    /// The media type (RFC 6838).
    let mime: String

    /// The type of a file; a document if the name gives no indication.
    init(fileName: String) {
        let known = Attachment.mediaType(ofFileNamed: fileName)
        mime = known ?? "application/octet-stream"
        let likely = known == nil ? MediaType.kinds.first { fileName.hasPrefix($0.prefix) }?.kind : nil
        kind = MediaType.ownKind(fileName) ?? likely ?? ContentKind(mediaType: known)
    }

    /// Whether the extension of a name is known.
    static func isKnown(fileName: String) -> Bool {
        Attachment.mediaType(ofFileNamed: fileName) != nil || ownKind(fileName) != nil
    }

    /// The kind that WhatsApp uses a type of file for; nil if it follows from the media type.
    private static func ownKind(_ fileName: String) -> ContentKind? {
        guard let dot = fileName.lastIndex(of: ".") else { return nil }
        return switch fileName[fileName.index(after: dot)...].lowercased() {
        case "webp", "was": .sticker
        case "vcf": .contact
        default: nil
        }
    }

    /// How Android names files of each kind, which is all that a name without an extension shows.
    private static let kinds: [(prefix: String, kind: ContentKind)] = [
        ("AUD-", .audio), ("PTT-", .audio), ("IMG-", .image), ("VID-", .video), ("STK-", .sticker), ("DOC-", .document),
    ]
}
