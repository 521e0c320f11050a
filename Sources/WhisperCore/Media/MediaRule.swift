public import WhisperMessage
import WhisperStorePort

/// Selects the stored contents to give up (ST-13): those of which every use meets all given criteria. A rule without
/// criteria selects nothing.
public struct MediaRule: Hashable, Sendable {
    /// Only files of messages before this time, by the date that a reader sees (`StoredMessage.shownAt`).
    public var before: Timestamp?
    /// Only files of more bytes than this; a file whose size is unknown has none.
    public var largerThan: Int64?
    /// Only files of this conversation.
    public var conversation: UniqueIdentifier?
    /// Only files of messages of this kind.
    public var kind: ContentKind?
    /// Only until all stored contents together have at most this many bytes: the oldest first, and among those of one
    /// day (in UTC) the largest first.
    public var keepUnder: Int64?
    /// Whether to give up also what cannot be fetched again.
    public var evenUnfetchable: Bool

    /// Creates a rule from its criteria.
    public init(
        before: Timestamp? = nil, largerThan: Int64? = nil, conversation: UniqueIdentifier? = nil,
        kind: ContentKind? = nil, keepUnder: Int64? = nil, evenUnfetchable: Bool = false
    ) {
        self.before = before
        self.largerThan = largerThan
        self.conversation = conversation
        self.kind = kind
        self.keepUnder = keepUnder
        self.evenUnfetchable = evenUnfetchable
    }

    /// Whether no criterion is given.
    public var isEmpty: Bool {
        before == nil && largerThan == nil && conversation == nil && kind == nil && keepUnder == nil
    }

    /// Whether a use meets the criteria. What waits to be sent, or could be sent again, never does: nobody else has it.
    func covers(_ use: ContentUse) -> Bool {
        guard !isEmpty, use.status != .pending, use.status != .failed else { return false }
        return before.map { use.shownAt < $0 } ?? true
            && largerThan.map { use.attachment.size ?? 0 > $0 } ?? true
            && conversation.map { use.conversation == $0 } ?? true
            && kind.map { use.kind == $0 } ?? true
    }
}
