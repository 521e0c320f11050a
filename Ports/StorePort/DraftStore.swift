public import WhisperMessage

/// Unsent text, one draft per conversation (ST-6).
public protocol DraftStore: Sendable {
    /// The draft of a conversation; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func draft(in conversation: UniqueIdentifier) async throws(StoreError) -> Draft?

    /// Saves a draft in place of the previous one; empty text removes it.
    ///
    /// - Throws: `.conversationNotFound`.
    func setDraft(_ text: String, in conversation: UniqueIdentifier) async throws(StoreError)

    /// All drafts, latest first; ties by conversation in ascending order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func drafts() async throws(StoreError) -> [Draft]
}

/// An unsent text.
public struct Draft: Hashable, Sendable {
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The text.
    public var text: String
    /// When it was last changed.
    public var updatedAt: Timestamp

    /// Creates a draft.
    public init(conversation: UniqueIdentifier, text: String, updatedAt: Timestamp) {
        self.conversation = conversation
        self.text = text
        self.updatedAt = updatedAt
    }
}

/// Small named values: the accepted disclaimer, policies, the user's choices.
///
/// An empty name, and one that begins with `vault.` (reserved for the adapter), throws `.invalidArgument`.
public protocol SettingStore: Sendable {
    /// The value of a setting; nil if it was never set.
    ///
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    func setting(_ name: String) async throws(StoreError) -> String?

    /// Sets a value; nil removes it.
    ///
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    func setSetting(_ name: String, to value: String?) async throws(StoreError)

    /// All settings by name, except the adapter's own.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func settings() async throws(StoreError) -> [String: String]
}
