public import WhisperMessage

/// A join of two people or of two chats that is on record, with what is needed to give back to each what it had (ING-1, see
/// `JoinSplit`).
public struct RecordedJoin: Hashable, Sendable {
    /// Its id.
    public var id: UniqueIdentifier
    /// What was joined into the other one.
    public var leaving: UniqueIdentifier
    /// What the other one was joined into.
    public var staying: UniqueIdentifier
    /// The name or title of the leaving one before.
    public var name: String
    /// The addresses of the leaving person, or the keys of the leaving conversation.
    public var addresses: [String]
    /// Why they were joined.
    public var cause: JoinCause
    /// When they were joined.
    public var madeAt: Timestamp

    /// Creates a record.
    public init(
        id: UniqueIdentifier, leaving: UniqueIdentifier, staying: UniqueIdentifier, name: String, addresses: [String],
        cause: JoinCause, madeAt: Timestamp
    ) {
        self.id = id
        self.leaving = leaving
        self.staying = staying
        self.name = name
        self.addresses = addresses
        self.cause = cause
        self.madeAt = madeAt
    }
}

/// A conversation as it was before it was joined into another one, and what of the other one a join changes.
public struct FormerConversation: Hashable, Sendable {
    /// The conversation; its picture, counters and last message, and when its title and it were changed, are not kept.
    public var conversation: Conversation
    /// Whether the owner has given it its title.
    public var hasGivenTitle: Bool
    /// When its description was reported.
    public var describedAt: Timestamp?
    /// Its keys on its platform.
    public var keys: [String]
    /// Its draft.
    public var draft: Draft?
    /// The draft of the other one.
    public var otherDraft: Draft?
    /// The kind of the other one.
    public var otherKind: ConversationKind
    /// The title of the other one.
    public var otherTitle: String
    /// Whether the owner has given the other one its title.
    public var otherHasGivenTitle: Bool
    /// The description of the other one.
    public var otherDescription: String?
    /// When that was reported.
    public var otherDescribedAt: Timestamp?
    /// The imports into it, but those that an earlier join brought there.
    public var imports: [UniqueIdentifier] = []

    /// Creates what a record of a join keeps.
    public init(
        _ conversation: Conversation, hasGivenTitle: Bool, describedAt: Timestamp?, keys: [String], draft: Draft?,
        other: Conversation, otherHasGivenTitle: Bool, otherDescribedAt: Timestamp?, otherDraft: Draft?
    ) {
        self.conversation = conversation
        self.conversation.avatar = nil
        self.conversation.lastMessage = nil
        self.conversation.messageCount = 0
        self.conversation.unreadCount = 0
        self.conversation.isTitleGiven = false
        self.conversation.titledAt = nil
        self.conversation.updatedAt = conversation.createdAt
        self.hasGivenTitle = hasGivenTitle
        self.describedAt = describedAt
        self.keys = keys
        self.draft = draft
        self.otherDraft = otherDraft
        otherKind = other.kind
        otherTitle = other.title
        self.otherHasGivenTitle = otherHasGivenTitle
        otherDescription = other.description
        self.otherDescribedAt = otherDescribedAt
    }

    /// What the other one is called after the split: as before if it took over this one's title, otherwise as now.
    package func title(of present: Conversation, isGiven: Bool) -> (title: String, isGiven: Bool) {
        let isTaken = present.title == conversation.title && isGiven == (hasGivenTitle || otherHasGivenTitle)
        return isTaken ? (otherTitle, otherHasGivenTitle) : (present.title, isGiven)
    }

    /// A description and when it was reported.
    public struct Description: Hashable, Sendable {
        /// The text; nil if it was removed.
        public var text: String?
        /// When it was reported; nil if that is unknown.
        public var at: Timestamp?

        fileprivate init?(_ text: String?, _ at: Timestamp?) {
            if text == nil, at == nil { return nil }
            self.text = text
            self.at = at
        }
    }

    /// The descriptions of both after the split.
    package func descriptions(
        present: String?, at: Timestamp?
    ) -> (leaving: Description?, staying: Description?) {
        JoinSplit.shares(
            leaving: Description(conversation.description, describedAt),
            staying: Description(otherDescription, otherDescribedAt), present: Description(present, at))
    }

    /// The drafts of both after the split: one that was dropped is there again.
    package func drafts(present: Draft?) -> (leaving: Draft?, staying: Draft?) {
        guard let draft else { return (nil, present) }
        if let otherDraft {
            return (draft, present?.text == otherDraft.joined(with: draft).text ? otherDraft : present)
        }
        let isTaken = present?.text == draft.text && present?.updatedAt == draft.updatedAt
        return (draft, isTaken ? nil : present)
    }
}
