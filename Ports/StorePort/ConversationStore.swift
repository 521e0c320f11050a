public import WhisperMessage

/// Conversations (ST-6).
public protocol ConversationStore: Sendable {
    /// The conversation that this reference names, made if there is none.
    ///
    /// A reference names a conversation by any of its aliases: `(platform, key)`. An existing one keeps its title;
    /// its kind is filled in if it was unknown. A new one has the thread identifier of its reference for session id.
    /// An empty key throws `.invalidArgument`.
    func conversation(for reference: ConversationReference) async throws(StoreError) -> Conversation

    /// The conversation of an id; nil if there is none.
    func conversation(_ id: UniqueIdentifier) async throws(StoreError) -> Conversation?

    /// The conversation that has this alias; nil if there is none.
    func conversation(platform: Platform, key: String) async throws(StoreError) -> Conversation?

    /// Conversations: pinned ones first, then by latest activity (time of the last message, else of creation), newest
    /// first; those of one moment by id in ascending order.
    ///
    /// - Parameters:
    ///   - cursor: The last conversation of the page before, as it was read; nil for the first page. The page begins
    ///     after the place that this value has in the order, whatever became of the conversation since.
    ///   - limit: At most so many, 1 … 1,000.
    func conversations(after cursor: Conversation?, limit: Int) async throws(StoreError) -> [Conversation]

    /// Makes another `(platform, key)` name the same conversation. If the alias names another conversation already,
    /// throws `.constraint`; an empty key throws `.invalidArgument`.
    func addAlias(platform: Platform, key: String, to id: UniqueIdentifier) async throws(StoreError)

    /// Changes the title.
    func rename(_ id: UniqueIdentifier, to title: String) async throws(StoreError)

    /// Keeps a conversation on top, or no longer.
    func setPinned(_ id: UniqueIdentifier, _ isPinned: Bool) async throws(StoreError)

    /// Silences a conversation, or no longer.
    func setMuted(_ id: UniqueIdentifier, _ isMuted: Bool) async throws(StoreError)

    /// Marks incoming messages as read, up to and including one in the chat's order, or all. A message that is not in
    /// this conversation throws `.messageNotFound`. Observers hear that the conversation changed, not of each message.
    /// - Returns: How many were unread.
    @discardableResult
    func markRead(_ id: UniqueIdentifier, upTo message: UniqueIdentifier?) async throws(StoreError) -> Int

    /// Makes two conversations of one platform one: messages, aliases and, where `id` has none, the draft of `other`
    /// become those of `id`, and `other` is gone. The title and what the owner has chosen stay those of `id`; its kind,
    /// where unknown, becomes the other's.
    ///
    /// Messages stand in order of time, each side's own order kept. One that both hold stays once, as `id` holds it; of
    /// unknown kind, it is replaced by the other's. A conversation and itself are one already. Two of different
    /// platforms throw `.invalidArgument`, and so does one that a server numbers (see `SyncStore`).
    /// - Returns: The blobs (ascending) that nothing refers to any longer, as `deleteConversation` does.
    @discardableResult
    func joinConversation(
        _ other: UniqueIdentifier, into id: UniqueIdentifier
    ) async throws(StoreError) -> [String]

    /// Deletes a conversation with everything in it: aliases, messages, draft. People and contacts stay.
    ///
    /// One of many messages goes a part at a time, the oldest first, and observers hear of each part. Cancelled or cut off,
    /// the conversation stays with the messages that are left, and can be deleted again. No word that only the deleted
    /// messages had is left in the vault's files afterwards (ST-11).
    /// - Parameter progress: Hears how far it has got, now and then; not of small deletions.
    /// - Returns: The blobs (SHA-256 in hex, ascending) that were referred to by it, and are by nothing any longer:
    ///   no message, no picture of a conversation or contact. The caller removes them (ST-11).
    @discardableResult
    func deleteConversation(
        _ id: UniqueIdentifier, progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> [String]
}

extension ConversationStore {
    /// Deletes a conversation without being told how far it has got.
    @discardableResult
    public func deleteConversation(_ id: UniqueIdentifier) async throws(StoreError) -> [String] {
        try await deleteConversation(id) { _ in }
    }
}

/// How a source names a conversation.
public struct ConversationReference: Hashable, Sendable {
    /// The platform.
    public var platform: Platform
    /// What the platform knows the chat by: a JID, or an export's title.
    public var key: String
    /// The title of a new conversation.
    public var title: String
    /// What kind of chat it is.
    public var kind: ConversationKind

    /// A conversation on a platform.
    public init(platform: Platform, key: String, title: String, kind: ConversationKind) {
        self.platform = platform
        self.key = key
        self.title = title
        self.kind = kind
    }
}
