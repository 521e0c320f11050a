public import WhisperMessage

/// Attachments whose content arrives later than their message (MX-4): a source names them, and their content is fetched
/// when it is wanted, or is found not to exist any more. A content that takes too much room is given up, and may be fetched
/// again (ST-13).
public protocol AttachmentStore: Sendable {
    /// A platform's messages with attachments whose content is `remote`, except deleted messages: the latest first,
    /// where messages that are less than two minutes apart may be in another order, which is always the same.
    ///
    /// - Parameters:
    ///   - conversation: Only messages of this conversation; nil for all.
    ///   - message: Only messages behind this one, which need not have such attachments any more; nil for all.
    ///   - limit: The maximum number, 1 … 1,000.
    /// - Throws: `.conversationNotFound`; `.messageNotFound`.
    func messagesToFetch(
        of platform: Platform, in conversation: UniqueIdentifier?, after message: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [StoredMessage]

    /// The uses of stored contents (attachments with a SHA-256): all uses of a content together, contents ascending by
    /// hash. The uses of a content are in an order of the store that is always the same; a content may have millions.
    ///
    /// - Parameters:
    ///   - place: The place of the last use of the previous page, which need not exist any more; nil for the first page.
    ///   - limit: The maximum number, 1 … 10,000.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func contentUses(after place: ContentPlace?, limit: Int) async throws(StoreError) -> [ContentUse]

    /// The number of attachments in each state that occurs, deleted messages included.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func attachmentStates() async throws(StoreError) -> [AttachmentState: Int64]

    /// The number of attachments whose content is `remote`, deleted messages included. Takes no time for any others.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func remoteAttachments() async throws(StoreError) -> Int64
}

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
