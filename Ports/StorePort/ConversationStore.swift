public import WhisperMessage

/// Conversations (ST-6).
public protocol ConversationStore: Sendable {
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
