/// What a message says (ING-1).
public struct Content: Hashable, Sendable {
    /// What kind of message it is.
    public var kind: ContentKind
    /// Its text or caption, exactly as the source gave it; nil where there is none.
    public var text: String?
    /// Files that came with it, or that it names.
    public var attachments: [Attachment]

    /// Content of a kind.
    public init(kind: ContentKind, text: String?, attachments: [Attachment] = []) {
        self.kind = kind
        self.text = text
        self.attachments = attachments
    }
}

/// The kinds of content (ING-1). Raw values are those of the JSON form; the order is that of the vault's codes.
public enum ContentKind: String, Sendable, CaseIterable {
    case text, image, video, audio, document, sticker, location, contact, poll, call
    /// A line that nobody wrote: joined, left, changed the subject.
    case system
    /// A message that its sender took back.
    case deleted
    /// A message that the source could not give, or of a kind this program does not know.
    case unknown
}

/// A file that belongs to a message (ING-1).
public struct Attachment: Hashable, Sendable {
    /// The file's name as the source gives it; nil for an omitted one that has none.
    public var name: String?
    /// The media type, such as `image/jpeg`, where it is known.
    public var mime: String?
    /// The size in bytes, where it is known.
    public var size: Int64?
    /// SHA-256 of the content in lower-case hex, 64 characters, where the content is held.
    public var sha256: String?
    /// Whether the content is held, and why not.
    public var state: AttachmentState

    /// An attachment in a state.
    public init(
        name: String?, mime: String? = nil, size: Int64? = nil, sha256: String? = nil, state: AttachmentState
    ) {
        self.name = name
        self.mime = mime
        self.size = size
        self.sha256 = sha256
        self.state = state
    }
}

/// Whether an attachment's content is in the vault.
public enum AttachmentState: String, Sendable, CaseIterable {
    /// Held.
    case found
    /// Named by the source, which did not bring it.
    case missing
    /// Left out by the source on purpose ("media omitted").
    case omitted
    /// No longer to be had.
    case expired
    /// To be had from the platform.
    case remote
}
