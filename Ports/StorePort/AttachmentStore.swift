public import WhisperMessage

/// What became of an attachment whose content arrives later.
public enum AttachmentFate: Hashable, Sendable {
    /// The content is stored: its SHA-256 as 64 lower-case hex characters, and its size in bytes.
    case found(sha256: String, size: Int64)
    /// The content is no longer available.
    case expired

    /// Whether the hash and the size can be those of a content.
    public var isWellFormed: Bool {
        switch self {
        case .found(let sha256, let size): Attachment.isBlobName(sha256) && size >= 0
        case .expired: true
        }
    }
}

extension Attachment {
    /// Whether a text is a SHA-256 as 64 lower-case hex characters.
    public static func isBlobName(_ text: String) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
            }
    }

    /// The attachment after it was settled, as every adapter stores it.
    ///
    /// - Throws: `.constraint` if it has another content, or was omitted on purpose.
    public func settled(_ fate: AttachmentFate) throws(StoreError) -> Attachment {
        var attachment = self
        switch (state, fate) {
        case (.omitted, _): throw StoreError(.constraint)
        case (.found, .found(let sha256, _)) where sha256 != self.sha256: throw StoreError(.constraint)
        case (.found, _): return self
        case (_, .expired): attachment.state = .expired
        case (_, .found(let sha256, let size)):
            attachment.sha256 = sha256
            attachment.size = size
            attachment.state = .found
        }
        return attachment
    }
}
