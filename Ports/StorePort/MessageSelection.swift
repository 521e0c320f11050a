public import WhisperMessage

/// Messages that meet some conditions, all of them if there are several.
public struct MessageSelection: Hashable, Sendable {
    /// They are in this conversation.
    public var conversation: UniqueIdentifier?
    /// They belong to this run.
    public var run: UniqueIdentifier?
    /// They are of this platform.
    public var platform: Platform?
    /// They have an earlier date, as readers see it (`StoredMessage.shownAt`).
    public var shownBefore: Timestamp?
    /// The first event that is kept of them was received earlier, or none is kept.
    public var receivedBefore: Timestamp?

    /// Creates a selection from its conditions.
    public init(
        conversation: UniqueIdentifier? = nil, run: UniqueIdentifier? = nil, platform: Platform? = nil,
        shownBefore: Timestamp? = nil, receivedBefore: Timestamp? = nil
    ) {
        self.conversation = conversation
        self.run = run
        self.platform = platform
        self.shownBefore = shownBefore
        self.receivedBefore = receivedBefore
    }
}

/// What has to be known of a message before it is deleted together with many others.
public struct MessageOutline: Hashable, Sendable {
    /// Its id.
    public var id: UniqueIdentifier
    /// Its chat.
    public var conversation: UniqueIdentifier
    /// Where it is in its chat.
    public var position: ChatPosition
    /// The run by which it was saved, or which inherited it; nil for none.
    public var run: UniqueIdentifier?
    /// Its status.
    public var status: MessageStatus
    /// Whether it is in the outbox.
    public var isInOutbox: Bool
    /// Whether it was opened from an envelope.
    public var isOpened: Bool

    /// Describes a message.
    public init(
        id: UniqueIdentifier, conversation: UniqueIdentifier, position: ChatPosition, run: UniqueIdentifier?,
        status: MessageStatus, isInOutbox: Bool, isOpened: Bool
    ) {
        self.id = id
        self.conversation = conversation
        self.position = position
        self.run = run
        self.status = status
        self.isInOutbox = isInOutbox
        self.isOpened = isOpened
    }
}

/// Messages that are erased together.
public enum ErasedMessages: Hashable, Sendable {
    /// These, as far as they are stored.
    case messages([UniqueIdentifier])
    /// The first ones of a conversation, in its order: at most a number of them.
    case first(Int, of: UniqueIdentifier)
}

/// What was erased together.
public struct Erasure: Hashable, Sendable {
    /// The number of messages.
    public var messages: Int64
    /// The contents to which they referred; something else may refer to them as well.
    public var contents: Set<String>

    /// Describes what was erased.
    public init(messages: Int64, contents: Set<String>) {
        self.messages = messages
        self.contents = contents
    }
}
