public import WhisperMessage

/// A use of a stored content: an attachment of a message that refers to it (ST-13).
public struct ContentUse: Hashable, Sendable {
    /// Where it is in the order of all uses.
    public var place: ContentPlace
    /// The message.
    public var message: UniqueIdentifier
    /// The conversation of the message.
    public var conversation: UniqueIdentifier
    /// The platform of the message.
    public var platform: Platform
    /// The kind of the message.
    public var kind: ContentKind
    /// The delivery status of the message.
    public var status: MessageStatus
    /// The date of the message that a reader sees (`StoredMessage.shownAt`).
    public var shownAt: Timestamp
    /// The attachment; it has a `sha256`.
    public var attachment: Attachment

    /// Creates a use from its parts.
    public init(
        place: ContentPlace, message: UniqueIdentifier, conversation: UniqueIdentifier, platform: Platform,
        kind: ContentKind, status: MessageStatus, shownAt: Timestamp, attachment: Attachment
    ) {
        self.place = place
        self.message = message
        self.conversation = conversation
        self.platform = platform
        self.kind = kind
        self.status = status
        self.shownAt = shownAt
        self.attachment = attachment
    }
}

/// A place in the order of all uses of stored contents. It remains one when the use is gone.
public struct ContentPlace: Hashable, Comparable, Sendable {
    /// The SHA-256 of the content as 64 lower-case hex characters.
    public let sha256: String
    /// The store's own number of the message: meaningful only to the store that returned it.
    public let number: Int64
    /// The index of the attachment in the message's content.
    public let index: Int

    /// Creates a place, as a store does.
    public init(sha256: String, number: Int64, index: Int) {
        self.sha256 = sha256
        self.number = number
        self.index = index
    }

    /// By content, then by message.
    public static func < (left: ContentPlace, right: ContentPlace) -> Bool {
        (left.sha256, left.number, left.index) < (right.sha256, right.number, right.index)
    }

    /// The place before the first use of a content.
    public init(before sha256: String) {
        self.init(sha256: sha256, number: .min, index: 0)
    }
}

extension StoredMessage {
    /// Its uses of stored contents.
    ///
    /// - Parameter number: The store's own number of the message.
    public func contentUses(number: Int64) -> [ContentUse] {
        unified.content.attachments.enumerated().compactMap { index, attachment in
            guard let sha256 = attachment.sha256 else { return nil }
            return ContentUse(
                place: ContentPlace(sha256: sha256, number: number, index: index), message: unified.id,
                conversation: conversation, platform: unified.platform, kind: unified.content.kind, status: status,
                shownAt: shownAt, attachment: attachment)
        }
    }
}
