public import WhisperMessage

/// Conversations (ST-6).
public protocol ConversationStore: Sendable {
    /// The conversation for this reference, created if there is none.
    ///
    /// A reference identifies a conversation by any of its aliases: `(platform, key)`; otherwise by its thread identifier,
    /// if a conversation of the platform has that as its session id, which gets the alias. An existing conversation keeps
    /// its title; its kind is filled in if it was unknown. A new one uses the reference's thread identifier as its
    /// session id.
    ///
    /// - Throws: `.invalidArgument` for an empty key.
    func conversation(for reference: ConversationReference) async throws(StoreError) -> Conversation

    /// The conversation with this id; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func conversation(_ id: UniqueIdentifier) async throws(StoreError) -> Conversation?

    /// The conversation with this alias, or whose session id is its thread identifier; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func conversation(platform: Platform, key: String) async throws(StoreError) -> Conversation?

    /// Conversations: archived ones last, pinned ones first among each, then by latest activity (time of the last
    /// message, else of creation), newest first; ties by id in ascending order.
    ///
    /// - Parameters:
    ///   - cursor: The last conversation of the previous page, as it was read; nil for the first page. The page begins
    ///     after this value's position in the order, even if the conversation has changed since.
    ///   - limit: The maximum number, 1 … 1,000.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func conversations(after cursor: Conversation?, limit: Int) async throws(StoreError) -> [Conversation]

    /// Adds another `(platform, key)` that identifies the same conversation.
    ///
    /// - Throws: `.constraint` if the alias belongs to another conversation; `.invalidArgument` for an empty key;
    ///   `.conversationNotFound`.
    func addAlias(platform: Platform, key: String, to id: UniqueIdentifier) async throws(StoreError)

    /// Every reference that identifies a conversation, in the order in which they were added; their title and kind are
    /// the conversation's.
    ///
    /// - Throws: `.conversationNotFound`.
    func references(of id: UniqueIdentifier) async throws(StoreError) -> [ConversationReference]

    /// What the owner has set on a conversation.
    ///
    /// - Throws: `.conversationNotFound`.
    func choices(of id: UniqueIdentifier) async throws(StoreError) -> OwnChoices

    /// Changes the title as the owner wishes. No source changes it from then on (see `retitle`).
    ///
    /// - Throws: `.conversationNotFound`.
    func rename(_ id: UniqueIdentifier, to title: String) async throws(StoreError)

    /// Takes over the title that a source reports, if `Conversation.takesTitle(asOf:)`. That the present title is
    /// confirmed changes nothing but how old it is.
    ///
    /// - Parameter asOf: How old the title is; nil for a source that says what is now, which leaves that as it is.
    /// - Returns: Whether the conversation has this title now.
    /// - Throws: `.conversationNotFound`.
    @discardableResult
    func retitle(_ id: UniqueIdentifier, to title: String, asOf: Timestamp?) async throws(StoreError) -> Bool

    /// Pins or unpins a conversation.
    ///
    /// - Throws: `.conversationNotFound`.
    func setPinned(_ id: UniqueIdentifier, _ isPinned: Bool) async throws(StoreError)

    /// Mutes or unmutes a conversation.
    ///
    /// - Throws: `.conversationNotFound`.
    func setMuted(_ id: UniqueIdentifier, _ isMuted: Bool) async throws(StoreError)

    /// Archives a conversation or takes it back to the list.
    ///
    /// - Throws: `.conversationNotFound`.
    func setArchived(_ id: UniqueIdentifier, _ isArchived: Bool) async throws(StoreError)

    /// Marks incoming messages as read: up to and including a message in the chat's order, or all. Observers see a
    /// change of the conversation, not of each message.
    /// - Returns: The number of messages that were unread.
    /// - Throws: `.messageNotFound` if the message is not in this conversation; `.conversationNotFound`.
    @discardableResult
    func markRead(_ id: UniqueIdentifier, upTo message: UniqueIdentifier?) async throws(StoreError) -> Int

    /// Marks the newest incoming messages in the chat's order as unread; older ones remain as they are (WDB-5). Observers
    /// see a change of the conversation, not of each message.
    /// - Parameter newest: How many, 0 … 10,000; all if the chat has fewer.
    /// - Returns: The number of messages that were read.
    /// - Throws: `.invalidArgument` for a number out of range; `.conversationNotFound`.
    @discardableResult
    func markUnread(_ id: UniqueIdentifier, newest: Int) async throws(StoreError) -> Int

    /// Merges two conversations of one platform: messages, aliases and the draft of `other` move to `id`, behind a draft
    /// that it has, and `other` is deleted. The title of `id` remains, and it is pinned, and muted, if either was; if its
    /// kind is unknown, it takes the other's, and if the owner has given the other a title and it none, that title.
    ///
    /// The later of two descriptions remains, and of two roles of one person; of more than `GroupMember.maximum`
    /// members, those who have left are dropped first, then the earliest. What the phone said about `other` counts if it said
    /// nothing about `id`.
    ///
    /// Messages are ordered by time, and each side's own order is preserved. A message in both is stored once, as in
    /// `id`, with the receipts of both; if it is of unknown kind there, the other's replaces it. Merging a conversation
    /// with itself has no effect. The join is recorded (see `JoinLedger`). The imports into either can be undone as before;
    /// a message in both belongs to none of them (see `ImportLedger`).
    /// - Returns: The blobs (ascending) that are no longer referenced, as for `deleteConversation`.
    /// - Throws: `.invalidArgument` for conversations of different platforms, one that a server numbers (see
    ///   `SyncStore`), or two that the owner has separated, unless the cause overrules that; `.conversationNotFound`.
    @discardableResult
    func joinConversation(
        _ other: UniqueIdentifier, into id: UniqueIdentifier, by cause: JoinCause
    ) async throws(StoreError) -> [String]

    /// Deletes a conversation with everything in it: aliases, messages, draft, and the imports into it on record (see
    /// `ImportLedger`). People and contacts are not affected.
    ///
    /// A large conversation is deleted in parts, oldest messages first, and observers see each part. If the deletion is
    /// cancelled or interrupted, the conversation remains with the rest of its messages and can be deleted again.
    /// Afterwards the vault's files contain no word that occurred only in the deleted messages (ST-11).
    /// - Parameter progress: Called from time to time; not for small deletions.
    /// - Returns: The blobs (SHA-256 in hex, ascending) that it referred to and that are no longer referenced by any
    ///   message or any picture of a conversation or contact. The caller removes them (ST-11).
    /// - Throws: `.conversationNotFound`; `.cancelled`.
    @discardableResult
    func deleteConversation(
        _ id: UniqueIdentifier, progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> [String]
}

extension ConversationStore {
    /// Merges two conversations because the owner says that they are one.
    ///
    /// - Throws: As the requirement.
    @discardableResult
    public func joinConversation(
        _ other: UniqueIdentifier, into id: UniqueIdentifier
    ) async throws(StoreError) -> [String] {
        try await joinConversation(other, into: id, by: .owner)
    }

    /// Takes over the title that a source reports now, unless the owner has given one.
    ///
    /// - Returns: Whether the conversation has this title now.
    /// - Throws: `.conversationNotFound`.
    @discardableResult
    public func retitle(_ id: UniqueIdentifier, to title: String) async throws(StoreError) -> Bool {
        try await retitle(id, to: title, asOf: nil)
    }

    /// Deletes a conversation without reporting progress.
    ///
    /// - Throws: `.conversationNotFound`; `.cancelled`.
    @discardableResult
    public func deleteConversation(_ id: UniqueIdentifier) async throws(StoreError) -> [String] {
        try await deleteConversation(id) { _ in }
    }
}

/// A source's reference to a conversation.
public struct ConversationReference: Hashable, Sendable {
    /// The platform.
    public var platform: Platform
    /// The platform's key for the chat: a JID, or an export's title.
    public var key: String
    /// The title for a new conversation.
    public var title: String
    /// The kind of chat.
    public var kind: ConversationKind

    /// Creates a reference to a conversation on a platform.
    public init(platform: Platform, key: String, title: String, kind: ConversationKind) {
        self.platform = platform
        self.key = key
        self.title = title
        self.kind = kind
    }
}

extension Conversation {
    /// Takes the name and the kind by which a source first reports a chat that only JSON Lines have shown, unless the owner has
    /// named it: what a file says of a chat is shown where nothing better is known.
    package mutating func take(_ reference: ConversationReference) {
        let isAddress = reference.title == reference.key && reference.key.contains("@")
        let isName = !reference.title.isEmpty && !isAddress && !PersonAlias.isAddress(reference.title)
        if !isTitleGiven, isName { title = reference.title }
        if reference.kind != .unknown { kind = reference.kind }
    }
}
