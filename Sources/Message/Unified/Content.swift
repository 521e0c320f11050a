/// The content of a message (ING-1).
public struct Content: Hashable, Sendable {
    /// The kind of content.
    public var kind: ContentKind
    /// The text or caption, exactly as the source gave it; nil if there is none.
    public var text: String?
    /// Files that came with the message or that it names.
    public var attachments: [Attachment]

    /// Creates content.
    public init(kind: ContentKind, text: String?, attachments: [Attachment] = []) {
        self.kind = kind
        self.text = text
        self.attachments = attachments
    }
}

/// The kinds of content (ING-1). Raw values are those of the JSON form; the order is that of the vault's codes.
public enum ContentKind: String, Sendable, CaseIterable {
    case text, image, video, audio, document, sticker, location, contact, poll, call
    /// A system line without an author: joined, left, changed the subject.
    case system
    /// A message that was deleted.
    case deleted
    /// A message that the source could not provide, or of a kind that this program does not know.
    case unknown
}

/// A file that belongs to a message (ING-1).
public struct Attachment: Hashable, Sendable {
    /// The file's name as given by the source; nil for an omitted file without one.
    public var name: String?
    /// The media type, such as `image/jpeg`, if known.
    public var mime: String?
    /// The size in bytes, if known.
    public var size: Int64?
    /// SHA-256 of the content as 64 lower-case hex characters, if the content is stored.
    public var sha256: String?
    /// Whether the content is stored, and if not, why.
    public var state: AttachmentState
    /// What a machine heard in a sound, as the source has it; nil if there is none. Nobody wrote it, and it is never
    /// the text of a message.
    public var transcript: String?

    /// Creates an attachment.
    public init(
        name: String?, mime: String? = nil, size: Int64? = nil, sha256: String? = nil, state: AttachmentState,
        transcript: String? = nil
    ) {
        self.name = name
        self.mime = mime
        self.size = size
        self.sha256 = sha256
        self.state = state
        self.transcript = transcript
    }

    /// The texts by which a search finds it.
    public var searchTexts: [String] { [name, transcript].compactMap(\.self) }
}

/// Whether an attachment's content is in the vault.
public enum AttachmentState: String, Sendable, CaseIterable {
    /// The content is stored.
    case found
    /// The source names the file but did not include it.
    case missing
    /// The source left the file out on purpose ("media omitted").
    case omitted
    /// The content is no longer available.
    case expired
    /// The content can be downloaded from the platform.
    case remote
}
