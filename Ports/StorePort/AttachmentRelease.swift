public import WhisperMessage

/// An attachment whose content the vault gives up, so that it can be removed (ST-13).
public struct AttachmentRelease: Hashable, Sendable {
    /// The message.
    public var message: UniqueIdentifier
    /// The index of the attachment in the message's content.
    public var index: Int
    /// The SHA-256 of the content that is given up, as 64 lower-case hex characters.
    public var sha256: String
    /// What becomes of the attachment.
    public var rest: AttachmentRest

    /// Creates a release from its parts.
    public init(message: UniqueIdentifier, index: Int, sha256: String, rest: AttachmentRest) {
        self.message = message
        self.index = index
        self.sha256 = sha256
        self.rest = rest
    }
}

/// What an attachment is without its content.
public enum AttachmentRest: Sendable, CaseIterable {
    /// It can be fetched again, and is listed for that (see `VaultStore.messagesToFetch`).
    case remote
    /// It cannot be fetched again.
    case missing

    /// The state of the attachment.
    public var state: AttachmentState {
        switch self {
        case .remote: .remote
        case .missing: .missing
        }
    }
}

/// The result of releasing attachments.
public struct ReleaseOutcome: Hashable, Sendable {
    /// The number of attachments that were released.
    public var released: Int
    /// The blobs that they referred to and that are no longer referenced, ascending. The caller removes them (ST-11).
    public var orphanedBlobs: [String]

    /// Creates an outcome.
    public init(released: Int, orphanedBlobs: [String]) {
        self.released = released
        self.orphanedBlobs = orphanedBlobs
    }
}

extension Attachment {
    /// The attachment without its content, as every adapter stores it: name, type and size remain. Nil if it does not
    /// have this content.
    public func released(from sha256: String, _ rest: AttachmentRest) -> Attachment? {
        guard self.sha256 == sha256 else { return nil }
        var attachment = self
        attachment.sha256 = nil
        attachment.state = rest.state
        return attachment
    }
}
