public import WhisperMessage

/// Joins of people and of chats, which are recorded and can be taken apart (ING-1).
///
/// Each `join` of two people and each `joinConversation` is on record, with what is needed to give back to each what it
/// had (see `JoinSplit`).
public protocol JoinLedger: Sendable {
    /// The joins of which a person consists, latest first: those into the person, and into people who were joined later.
    ///
    /// - Throws: `.personNotFound`.
    func joins(ofPerson id: UniqueIdentifier) async throws(StoreError) -> [RecordedJoin]

    /// The joins of which a conversation consists, latest first: those into it, and into conversations that were joined
    /// later.
    ///
    /// - Throws: `.conversationNotFound`.
    func joins(ofConversation id: UniqueIdentifier) async throws(StoreError) -> [RecordedJoin]

    /// Separates two people who were joined, and removes the record. The person who left has their id again, the aliases,
    /// messages, reactions, receipts, roles and contacts that they had, and what came since under an address of theirs;
    /// a person who was joined into them before remains so. Messages of the owner's that became one remain one.
    ///
    /// No source joins the two again (see `JoinCause.overrulesSeparation`).
    ///
    /// - Throws: `.personNotFound` if there is no such join on record.
    func splitPerson(_ join: UniqueIdentifier) async throws(StoreError)

    /// Separates two conversations that were joined, and removes the record. The one that left has its id, title, aliases,
    /// members and draft again, and its messages, in the chat's order; one that both showed stays where it is. If the
    /// join was an import's, the messages of that import are the leaving conversation's as well. The title of the other
    /// one is as before, if it was taken over. The imports of the leaving one can be undone as before (see `ImportLedger`).
    ///
    /// No source joins the two again (see `JoinCause.overrulesSeparation`).
    ///
    /// - Parameter people: People whose messages are the leaving conversation's, also those that came since.
    /// - Throws: `.conversationNotFound` if there is no such join on record; `.invalidArgument` for a conversation that a
    ///   server numbers; `.constraint` if the one that left was created again.
    func splitConversation(
        _ join: UniqueIdentifier, with people: [UniqueIdentifier]
    ) async throws(StoreError)

    /// Lets a name of a chat belong to a conversation, as if a chat of that name were joined into it: so it can be
    /// separated again. Nothing happens to a name that the conversation has already.
    ///
    /// - Returns: The conversation.
    /// - Throws: `.constraint` if the name belongs to another conversation; `.invalidArgument` for an empty key, another
    ///   platform, or one that a server numbers; `.conversationNotFound`.
    func joinConversation(
        for reference: ConversationReference, into id: UniqueIdentifier, by cause: JoinCause
    ) async throws(StoreError) -> Conversation
}

/// A join that is on record.
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
package struct FormerConversation: Hashable, Sendable {
    /// The conversation; its picture, counters and last message, and when its title and it were changed, are not kept.
    package var conversation: Conversation
    /// Whether the owner has given it its title.
    package var hasGivenTitle: Bool
    /// When its description was reported.
    package var describedAt: Timestamp?
    /// Its keys on its platform.
    package var keys: [String]
    /// Its draft.
    package var draft: Draft?
    /// The draft of the other one.
    package var otherDraft: Draft?
    /// The kind of the other one.
    package var otherKind: ConversationKind
    /// The title of the other one.
    package var otherTitle: String
    /// Whether the owner has given the other one its title.
    package var otherHasGivenTitle: Bool
    /// The description of the other one.
    package var otherDescription: String?
    /// When that was reported.
    package var otherDescribedAt: Timestamp?
    /// The imports into it, but those that an earlier join brought there.
    package var imports: [UniqueIdentifier] = []

    /// Creates what a record of a join keeps.
    package init(
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
    package struct Description: Hashable, Sendable {
        /// The text; nil if it was removed.
        package var text: String?
        /// When it was reported; nil if that is unknown.
        package var at: Timestamp?

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
