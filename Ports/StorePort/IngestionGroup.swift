public import WhisperMessage

/// What sources told, to be committed together (ING-3).
public struct IngestionGroup: Sendable {
    /// What changes, in the order in which it was told.
    public var changes: [IngestedChange]
    /// What leaves the spill with it.
    public var drained: SpillMark?

    /// Changes, and what they have taken from the spill.
    public init(_ changes: [IngestedChange], drained: SpillMark? = nil) {
        self.changes = changes
        self.drained = drained
    }
}

/// One thing that a source told, in the vault's terms.
public enum IngestedChange: Sendable {
    /// A message; saved as `MessageStore.save` does. One that is known as of unknown kind, and comes with content now, is
    /// replaced by it in its place.
    case message(NewMessage)
    /// What a better source tells of a message that is held, under this id or its own: it takes the place of what is held
    /// (see `UnifiedMessage.replaced(by:)`), which keeps its id, its place and whether it was read. Where both are held,
    /// as two messages, they become one, the one under its own id; where neither is, it is saved.
    case replacement(NewMessage, of: UniqueIdentifier?)
    /// Another text of a message, as `MessageStore.edit`, where `ChangeRight.editing` grants it; nil for an actor whom the
    /// source does not name.
    case edit(MessageTarget, text: String, by: NewSender?, at: Timestamp)
    /// A message was taken back, where `ChangeRight.deletion` grants it: a tombstone that keeps the text, with a
    /// `DeletionMark`. Of several the earliest is shown.
    case deletion(MessageTarget, by: NewSender?, claim: DeletionClaim, at: Timestamp)
    /// Takes back what an edit or a deletion has done that is not granted: what programs did that knew no rights. Any other
    /// change is none here.
    indirect case undone(IngestedChange)
    /// Whether somebody is an admin of a group, at a time. Of a moment in between, the last that was told before counts,
    /// else the first after it.
    case rank(UniqueIdentifier, of: NewSender, isAdmin: Bool, at: Timestamp)
    /// A reaction, or (emoji nil) its removal; as `MessageStore.react`.
    case reaction(MessageTarget, by: NewSender, emoji: String?, at: Timestamp)
    /// What somebody chose in a poll; see `PollVote`. Of several votes of a person the latest counts.
    case vote(MessageTarget, by: NewSender, options: [[UInt8]], at: Timestamp)
    /// Bytes of an event, about a message or none. Bytes that are kept of it already are not kept twice.
    case raw(RawRecord, of: MessageTarget?)
    /// A message got further. That an incoming one was read says that the owner has read it. News that are behind what is
    /// known (see `MessageStatus.isBehind`) change nothing, and news of a message that is not there are none: receipts
    /// come for all that was ever sent.
    case status(MessageTarget, MessageStatus)
}

/// A message as a source names it: of several by different people, that of who changes it, else the first in the chat's
/// order.
public struct MessageTarget: Hashable, Sendable {
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The source's id of the message.
    public var externalID: String

    /// A message of a conversation.
    public init(conversation: UniqueIdentifier, externalID: String) {
        self.conversation = conversation
        self.externalID = externalID
    }
}

/// What became of a group.
public struct CommitOutcome: Hashable, Sendable {
    /// Messages that are new.
    public var inserted: Int
    /// Messages that were there already.
    public var duplicates: Int
    /// Changes that wait, for their message or until it is known whether they are granted.
    public var unmatched: Int
    /// Messages that were there, and were replaced by what was told of them.
    public var replaced: Int
    /// Changes by people who may not make them (ING-1b): nothing changed.
    public var refused: Int

    /// Counts of messages and changes.
    public init(inserted: Int = 0, duplicates: Int = 0, unmatched: Int = 0, replaced: Int = 0, refused: Int = 0) {
        self.inserted = inserted
        self.duplicates = duplicates
        self.unmatched = unmatched
        self.replaced = replaced
        self.refused = refused
    }
}

extension MessageStatus {
    /// Whether a message of this status had got less far than one of another.
    ///
    /// The order is pending, sent, failed, delivered, read: a message that failed may yet arrive, one that arrived cannot
    /// fail.
    public func isBehind(_ other: MessageStatus) -> Bool { stage < other.stage }

    private var stage: Int {
        switch self {
        case .pending: 0
        case .sent: 1
        case .failed: 2
        case .delivered: 3
        case .read: 4
        }
    }
}
